/** Every kind of expectation can fail, and says what was found instead. */
import { describe, expect, test } from 'vitest';
import { report, runScenario } from '../src/index.ts';

/** Jan, third of three, in the middle of action III with two abilities to use. */
const SCENE = [
  'scenario Jan on the Albertina',
  'game vienna',
  'seats Anna Ulrich Jan',
  'option version intro',
  'option thirdMan yes',
  'given Jan has 2 wine and no coffee',
  'and Jan has drawers 054 - 060',
  'and Jan has agents on rathaus',
  'and Jan assigned - - 006',
  'and square-2 holds slide',
  'and the third man is on hofburg',
  'when Jan begins action III',
  'and Jan answers albertina',
  'and Jan answers supply',
];
const after = (...lines: readonly string[]): string =>
  report(runScenario([...SCENE, ...lines].join('\n'), 'jan'));

describe('a false expectation', () => {
  test.each([
    ['Jan is asked agent', 'Jan is asked ability'],
    ['Jan is not asked', 'Jan is asked ability'],
    ['nobody is asked', 'Jan is asked ability'],
    ['Anna is offered 054', 'Anna is not asked: Jan is asked ability'],
    ['Jan is offered 080', 'not offered: 080'],
    ['Jan is offered only 054', 'offered: 054 060'],
    ['Jan is offered only 054 060 080', 'offered: 054 060'],
    ['Jan is not offered 080 060', 'offered: 060'],
    ['Jan is not offered 060 because agent.price', 'offered: 060'],
    ['Jan is not offered 080 because agent.price', 'no rule says why'],
    ['Jan must answer', 'the question may be declined'],
    ['Jan cannot answer 060', '060 is an answer'],
    ['Jan has 3 points', '0 points'],
    ['Jan has no wine and 1 coffee', '0 coffee'],
    ['Jan has 4 bribes', '3 bribes'],
    ['Jan has 1 point from squares', '0 points'],
    ['Jan has drawers 054 060 -', '054 - 060'],
    ['Jan assigned - - -', '- - 006'],
    ['Jan holds 001', 'nothing'],
    ['Jan has agents on albertina', 'rathaus albertina'],
    ['Jan has no agents on the board', '2 agents'],
    ['Jan has 5 agents left', '4'],
    ['square-2 is empty', 'slide'],
    ['square-2 holds pistol', 'slide'],
    ['albertina flies uk', 'usa'],
    ['the slide marker is on 1', '0'],
    ['every marker is on 4', '0 0 0 0 0'],
    ['the investigator is on B', 'A'],
    ['the investigator has moved this round', 'not yet'],
    ['Jan has the crest', 'Anna has it'],
    ['it is the last round', 'not the last round'],
    ['the third man is on rathaus', 'hofburg'],
    ['the discard pile holds 001', 'not there: 001'],
    ['the discard pile holds 4 cards', '0 cards'],
    ['the deck holds 90 cards', '87 cards'],
    ['Anna sees 006', 'hidden: 006'],
    ['Jan does not see 006', 'seen: 006'],
    ['a spectator does not see 054', 'seen: 054'],
    ['the log says Jan paid coffee', 'the log says: Jan placed albertina supply; Jan paid wine 2'],
    ['the log does not say Jan paid', 'the log says: Jan placed albertina supply; Jan paid wine 2'],
    ['the game is over', 'Jan is asked ability'],
    ['Anna wins', 'the game goes on: Jan is asked ability'],
  ])('%s', (expectation, found) => {
    expect(after('then Jan has no wine', `and ${expectation}`)).toBe(
      `jan:16: expected “${expectation}”, found: ${found}`,
    );
  });
});

test.each([
  ['Anna wins', 'Jan by vienna.tie.order'],
  ['Jan wins by tie.agents', 'Jan by vienna.tie.order'],
  ['Anna sees 001', 'nobody is asked any more, so everything is open'],
])('after the end: %s', (expectation, found) => {
  const scene = [...SCENE.slice(0, 4), 'when the game is scored', `then ${expectation}`];
  expect(report(runScenario(scene.join('\n'), 'jan'))).toBe(
    `jan:6: expected “${expectation}”, found: ${found}`,
  );
});

describe('a false expectation of the full version', () => {
  const OFFICE = [
    'scenario Jan in his office',
    'game vienna',
    'seats Anna Jan',
    'option feldFigures yes',
    'given Jan has 3 shillings',
    'and Jan owns the telephone',
    'and Jan has orders B-10',
    'and the postcard shows A-01',
    'and Jan has the figure hamburg',
    "and Jan's figure is on hofburg",
  ];
  test.each([
    ['Jan has 4 shillings', '3 shillings'],
    ['Jan has saved 1 shillings', '0 shillings'],
    ['Jan owns nothing', 'telephone'],
    ['Jan owns the road-map', 'telephone'],
    ['Jan hired 1 agent', '0'],
    ['Jan has orders B-10 B-19', 'B-10'],
    ['Jan has no orders', 'B-10'],
    ['the postcard shows A-02', 'A-01'],
    ['Jan has the figure amsterdam', 'hamburg'],
    ["Jan's figure is on rathaus", 'hofburg'],
    ["Jan's figure is in the supply", 'hofburg'],
  ])('%s', (expectation, found) => {
    expect(report(runScenario([...OFFICE, `then ${expectation}`].join('\n'), 'jan'))).toBe(
      `jan:11: expected “${expectation}”, found: ${found}`,
    );
  });
});

describe('an answer that cannot be given', () => {
  test.each([
    ['Anna answers 054', 'Anna is not asked: Jan is asked ability'],
    ['Jan answers 080', '080 is not an answer to vienna.ability'],
    ['Jan begins action IV', 'Jan is asked ability'],
    ['Jan takes back', 'seat 3 has nothing to take back'],
  ])('%s', (deed, found) => {
    expect(after(`when ${deed}`, 'then Jan has 1 wine')).toBe(`jan:15: expected “${deed}”, found: ${found}`);
  });

  test('cites the rule that forbids it', () => {
    const scene = SCENE.slice(0, 12);
    const told = report(
      runScenario([...scene, 'and Jan answers hofburg', 'then Jan has 1 wine'].join('\n'), 'jan'),
    );
    expect(told).toBe(
      'jan:13: expected “Jan answers hofburg”, found: hofburg is not an answer to vienna.agent (vienna.agent.price)',
    );
  });
});

test('what is true passes, and is counted', () => {
  const result = runScenario(
    [
      ...SCENE,
      'then Jan may decline',
      'and Jan has no wine',
      'when Jan declines',
      'then nobody is asked',
    ].join('\n'),
    'jan',
  );
  expect(result).toEqual({ kind: 'passed', file: 'jan', title: 'Jan on the Albertina', checks: 3 });
});
