/** Hamburg's sentences: each can fail and says what was found, and a table that cannot be is refused in one line. */
import { describe, expect, test } from 'vitest';
import { report, runScenario } from '../src/index.ts';

const ALL = 'option expansions mayors statues hazards ships exchange clerics';
/** Beate has just used a building and may use another; Frank waits. */
const SCENE = [
  'scenario Beate in her town',
  'game hamburg',
  'seats Beate Frank',
  ALL,
  'given Beate built 057, 102',
  'and Beate laid out 241',
  'and Beate has 072 under 241',
  'and Beate has unseen plots grey',
  "and Beate's hazards are 2 pink",
  "and Beate's wall has 1 left and 2 right",
  'and Beate has statues 10',
  'and Beate has turned majority-zoos',
  'and Beate has mayor-05',
  'and the discard pile begins with 100, 101',
  'and the stack holds 18 markers',
  'and at the quay lie ship-grey',
  'and the exchange is on field 2 of B01',
  'and the cleric tile is cheap-walls',
  'and window-4 has 2 clerics',
  'when Beate begins a turn',
  'and Beate answers 057',
];
const after = (...lines: readonly string[]): string =>
  report(runScenario([...SCENE, ...lines].join('\n'), 'beate'));

describe('a false expectation', () => {
  test.each([
    ['Beate has 8 Mark', '7 Mark'],
    ['Beate has 2 violet, 1 pink worker', '1 violet'],
    ['Beate has 6 workers', '5 workers'],
    ['Beate has 3 points', '5 points'],
    ['Beate has 1 jette', '0 jette'],
    ['Beate has 4 points from laurels', '0 points'],
    ["Beate's hazards are 1 pink", '2 pink'],
    ['Beate has no hazards', '2 pink'],
    ["Beate's wall has 2 left and 1 right", '1 left and 2 right'],
    ['Beate has statues 8', '10'],
    ['Beate has no statues', '10'],
    ['Beate is on space 1', '0'],
    ['Beate has turned majority-square', 'majority-zoos'],
    ['Beate has turned nothing', 'majority-zoos'],
    ['Beate has mayor-01', 'mayor-05'],
    ['Frank has mayor-01', 'nobody'],
    ['Beate holds 100', 'nothing'],
    ['Beate holds 1 card', '0 cards'],
    ['Beate has plots pink', 'pink orange grey'],
    ['Beate has unseen plots pink', 'grey'],
    ['Beate has no plots', 'pink orange grey'],
    ['Beate built 057', '057 102'],
    ['Beate built nothing', '057 102'],
    ['Beate built 102 on plot-1', 'plot-2'],
    ['Beate built 100 on plot-1', 'nowhere'],
    ['Beate laid out nothing', '241'],
    ['Beate has 072 under 242', '241'],
    ['Beate used nothing', '057'],
    ['Beate used 102', '057'],
    ['the grey pile is empty', '54 cards'],
    ['the grey pile begins with 150', '264'],
    ['the discard pile begins with 101', '100'],
    ['the discard pile holds 100', '100 101'],
    ['the discard pile holds 3 cards', '2 cards'],
    ['the dice show 1 1 1 1 1 1', '3 3 3 3 3 3'],
    ['the cleric is in window-4', 'window-3'],
    ['window-4 has 1 cleric', '2 clerics'],
    ['the stack begins with marker-01', 'marker-20'],
    ['the stack holds 20 markers', '18 markers'],
    ['1 marker lies open', '2 markers'],
    ['the statues left are 10 7', '7 5 2'],
    ['no statues are left', '7 5 2'],
    ['the jettes left are 9', '12 9 6'],
    ['at the quay lie ship-pink', 'ship-grey'],
    ['at the quay lies nothing', 'ship-grey'],
    ['the exchange is on field 3 of B01', '2 of B01'],
    ['the exchange is closed', 'B01'],
    ['it is the last tile of the exchange', '9 tiles to come'],
    ['the cleric tile is dear-walls', 'cheap-walls'],
    [
      'the cleric tiles are all-ships all-ships cheap-walls all-ships all-ships all-ships',
      '- - cheap-walls - - -',
    ],
    ['it is round 2', '1'],
    ['Frank is the start player', 'Beate is'],
    ['the victory is shared', 'the game goes on: Beate is asked use'],
    ['the log says Beate used 102', 'the log says: Beate used 057; Beate gain 2 0'],
  ])('%s', (expectation, found) => {
    expect(after(`then ${expectation}`)).toBe(`beate:22: expected “${expectation}”, found: ${found}`);
  });

  test('the grey pile holds only …', () => {
    expect(after('then the grey pile holds only 150')).toMatch(/found: 264 263 262 .* 146$/);
  });
});

describe('a table that cannot be', () => {
  const HEAD = ['scenario Beate in her town', 'game hamburg', 'seats Beate Frank'];
  const told = (option: string, line: string): string =>
    report(runScenario([...HEAD, option, line, 'then nobody is asked'].join('\n'), 'beate'));

  test.each([
    ['given Beate has 3 workers', 'say which workers, such as 1 violet'],
    ["given Beate's hazards are 4 pink", 'a hazard has 3 steps'],
    ["given Beate's wall has 6 left and 0 right", 'a half has 5 sections'],
    ['given Beate has statues 11', 'there is no statue 11'],
    ['given Beate has 4 jettes', 'only 3 jettes are there'],
    ['given Beate is on space 10', 'the spaces are 0 to 9'],
    ['given Beate holds 100, 100', 'card 100 already lies somewhere else'],
    ['given Beate built 241', '241 is no building: it is laid out'],
    ['given Beate laid out 057', '057 is a building: it is built'],
    ['given Beate built 057 on plot-1', 'there is no plot-1'],
    ['given Beate has 072 under 241', '241 is not laid out'],
    ['given the grey pile begins with 057', '057 is not grey'],
    ['given the dice show 1 2 3', 'six dice are rolled, violet to brown and black, each shows 1 to 6'],
    [
      'given the next roll is 1 2 3 4 5 7',
      'six dice are rolled, violet to brown and black, each shows 1 to 6',
    ],
    ['given the exchange is on field 4 of B01', 'B01 has the fields 1 to 3'],
    ['given the cleric tiles are all-ships', 'there is a tile in each of the six windows'],
    ['given it is round 9', 'rounds are 1 to 8'],
    ['given Beate holds 5 cards', 'this can be expected, but not given'],
    ['when TOM acts', 'TOM plays only against a lone player'],
  ])('%s', (line, complaint) => {
    expect(told(ALL, line)).toBe(`beate:5: ${complaint}`);
  });

  test.each([
    ['given Beate has mayor-01', 'mayors'],
    ['given Beate has 1 jette', 'statues'],
    ['given the stack begins with marker-11', 'hazards'],
    ['given at the quay lie ship-grey', 'ships'],
    ['given the exchange is on field 1 of B01', 'exchange'],
    ['given the cleric tile is all-ships', 'clerics'],
  ])('%s needs its expansion', (line, expansion) => {
    expect(told('', line)).toBe(`beate:5: this needs a line “option expansions ${expansion}”`);
  });
});

describe('TOM', () => {
  const told = (seats: string, ...lines: readonly string[]): string =>
    report(runScenario(['scenario alone', 'game hamburg', `seats ${seats}`, ...lines].join('\n'), 'alone'));

  test('is called by his name opposite a lone player', () => {
    expect(told('Beate', 'when TOM acts', 'then TOM has 9 workers')).toBe(
      'alone:5: expected “TOM has 9 workers”, found: 7 workers',
    );
    expect(told('Beate Frank', 'then TOM has 9 workers')).toContain('alone:4: unknown word “TOM”, expected');
  });
  test('cannot be somebody else, and draws no cards', () => {
    expect(told('Tom', 'then nobody is asked')).toBe('alone:3: “TOM” sits at the table twice');
    expect(told('Beate', 'when TOM refills', 'then nobody is asked')).toBe('alone:4: TOM holds no cards');
  });
});
