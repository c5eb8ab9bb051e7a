/** What a scenario that cannot be understood is told: file, line and word, in one line. */
import { describe, expect, test } from 'vitest';
import { report, runScenario } from '../src/index.ts';

const HEAD = ['scenario Anna', 'game vienna', 'seats Anna Jan', 'option version intro'];
const told = (...lines: readonly string[]): string => report(runScenario(lines.join('\n'), 'anna.scenario'));
const body = (...lines: readonly string[]): string => told(...HEAD, ...lines, 'then nobody is asked');

describe('a word that is not known', () => {
  test.each([
    ['when Anna answers stefansdom', '“stefansdom”, did you mean stephansdom?'],
    ['when Anna answers shcloss-schoenbrunn', '“shcloss-schoenbrunn”, did you mean schloss-schoenbrunn?'],
    ['when Ana begins action III', '“Ana”, did you mean Anna?'],
    ['when Anna begins action V', '“V”, did you mean I?'],
    ['given Anna haz 2 wine', '“haz”, did you mean has?'],
    ['given Anna has 2 vine', '“vine”, did you mean wine?'],
    ['given Anna has drawers 046 91x -', '“91x”, expected a card or -'],
    ['given the slyde marker is on 3', '“slyde”, did you mean slide?'],
    ['given the investigator is on Z', '“Z”, did you mean A?'],
    ['then Anna is asked drawr', '“drawr”, did you mean drawer?'],
    ['then Anna is not offered albertina because agent.prise', '“agent.prise”, did you mean agent.price?'],
    ['then the log says Anna paied wine', '“paied”, did you mean paid?'],
    ['when Anna declines twice', '“twice”, expected the end of the line'],
    ['whan Anna declines', '“whan”, did you mean when?'],
  ])('%s', (line, complaint) => {
    expect(body(line)).toBe(`anna.scenario:5: unknown word ${complaint}`);
  });

  test('says what could stand there if nothing is near', () => {
    expect(body('given albertina flies prussia')).toBe(
      'anna.scenario:5: unknown word “prussia”, expected a flag',
    );
    expect(body('suppose Anna has 2 wine')).toBe(
      'anna.scenario:5: a line begins with scenario, source, game, seats, option, given, when, then or and, not with “suppose”',
    );
  });

  test('is found before anything is played', () => {
    expect(
      body('when Anna begins action III', 'then Anna has 99 points', 'and Jan has agents on hofbrug'),
    ).toBe('anna.scenario:7: unknown word “hofbrug”, did you mean hofburg?');
  });
});

describe('a line that is not finished', () => {
  test.each([
    ['given Anna has agents on', 'after “on” expected a building'],
    ['given Anna has 2', 'after “2” expected a bribe, a dossier, shillings or points'],
    ['when Anna answers', 'after “answers” expected something to choose'],
  ])('%s', (line, complaint) => {
    expect(body(line)).toMatch(`anna.scenario:5: ${complaint}`);
  });

  test('when there is nothing but the keyword', () => {
    expect(body('given')).toMatch(/^anna\.scenario:5: expected a name, /);
  });
});

describe('a file that lacks something', () => {
  test.each([
    ['', 1, 'a line “scenario …” is missing: what the scenario shows'],
    ['scenario Anna\nseats Anna Jan', 1, 'a line “game …” is missing: vienna, hamburg, estoril'],
    ['scenario Anna\ngame vienna', 1, 'a line “seats …” is missing: the names of the players, in turn order'],
    [HEAD.join('\n'), 4, 'nothing is expected: a line “then …” is missing'],
    [
      [...HEAD, 'given Anna has 2 wine', 'then Anna has 2 wine', 'given Anna has 3 wine'].join('\n'),
      7,
      'what is given stands before everything that happens',
    ],
    ['and Anna has 2 wine', 1, '“and” goes on with given, when or then, but none stands before it'],
    ['scenario a\ngame vienna\ngame vienna', 3, 'there is already a line “game …”'],
    ['scenario a\ngame viena', 2, 'unknown game “viena”, did you mean vienna?'],
    ['scenario a\ngame chess', 2, 'unknown game “chess”; there is vienna, hamburg, estoril'],
    ['scenario a\ngame vienna\nseats Anna', 3, 'vienna is for 2 to 4 seats, not 1'],
    ['scenario a\ngame vienna\nseats Al Bo Cy Di Ed', 3, 'vienna is for 2 to 4 seats, not 5'],
    ['scenario a\ngame vienna\nseats Anna A', 3, '“A” cannot be a name'],
    ['scenario a\ngame vienna\nseats Anna nobody', 3, '“nobody” cannot be a name'],
    ['scenario a\ngame vienna\nseats Anna Jan anna', 3, '“anna” sits at the table twice'],
  ])('%#', (text, line, complaint) => {
    expect(told(text)).toBe(`anna.scenario:${line}: ${complaint}`);
  });
});

describe('a table that cannot be', () => {
  test.each([
    [
      'given Anna has agents on hofburg rathaus albertina secession parlament stephansdom peterskirche',
      'nobody has more than 6 agents',
    ],
    ['given Anna has drawers 046 046 -', 'card 046 already lies somewhere else'],
    ['given Anna has drawers 046 047 048 049', 'there are 3 places, not 4'],
    ['given the slide marker is on 21', 'the fields of a track are 0 to 20'],
    ['given Anna has 3 bribes', 'say which bribes, such as 1 wine'],
    ['given the third man is on hofburg', 'he is not in the game without a line “option thirdMan yes”'],
    ['given Anna has 3 shillings', 'there is no money in the introductory version'],
    ['given Anna has orders B-10', 'the introductory version has none of this'],
    ['when payday begins', 'the introductory version knows no money'],
    ['given Anna has 4 agents left', 'this can be expected, but not given'],
    ['when Anna begins action II', 'no card is assigned to action II'],
    ['when Anna begins a turn', 'no card is assigned to action I'],
    ['option flags striped', 'option flags must be one of "printed", "random", not "striped"'],
    ['option thirdMan', 'an option is a name and a value, such as “option flags random”'],
  ])('%s', (line, complaint) => {
    expect(body(line)).toBe(`anna.scenario:5: ${complaint}`);
  });

  test.each([
    ['Anna has saved 13 shillings', 'the cash box holds 12 shillings at most'],
    ['Anna hired 4 agents', 'only 3 agents are for sale'],
    ['Anna has orders B-10 B-10', 'order B-10 already lies somewhere else'],
    ['the postcard shows A-01 A-02 A-03', 'there is no space for A-03 on the postcard'],
    ['Anna has the figure hamburg', 'figures are not in the game without a line “option feldFigures yes”'],
  ])('in the full version: %s', (line, complaint) => {
    expect(told(...HEAD.slice(0, 3), `given ${line}`, 'then nobody is asked')).toBe(
      `anna.scenario:4: ${complaint}`,
    );
  });

  test('an option that does not exist is answered with those that do', () => {
    expect(body('option fourthMan yes')).toMatch(
      /^anna\.scenario:5: vienna has no option "fourthMan"; it has /,
    );
  });
});

test('bytes that are no text are refused in one line', () => {
  const message = told('\u0000\u0001\uFFFD\u0007');
  expect(message).toMatch(/^anna\.scenario:1: /);
  expect(message).not.toContain('\n');
});

test('line ends of other systems and a byte order mark are welcome', () => {
  const text = `\uFEFF${[...HEAD, 'then Anna has 1 wine', ''].join('\r\n')}`;
  expect(runScenario(text, 'anna.scenario').kind).toBe('passed');
});
