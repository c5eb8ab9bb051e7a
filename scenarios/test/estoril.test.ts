/** Estoril in scenarios: every sentence can fail and says what was found; a table that cannot be is refused. */
import { describe, expect, test } from 'vitest';
import { report, runScenario } from '../src/index.ts';

/** Ines’s conspirator on the beach has drawn; Tom stands there too, protected, and face down in the church. */
const SCENE = [
  'scenario Ines on the beach',
  'game estoril',
  'seats Ines Tom',
  'given beach-reward is castle',
  'and palacio-reward is eagle',
  'and the stack begins with winter, paprika',
  'and Ines placed cipher-1 on beach-I',
  'and Tom placed anchor-2 on beach-II',
  'and beach-II is protected',
  'and Tom placed swan-2 on church-I',
  'and the missions are M01 M14',
  'when accounts are settled at the beach',
  'and Ines answers conspirator',
];
const after = (...lines: readonly string[]): string =>
  report(runScenario([...SCENE, ...lines].join('\n'), 'ines'));

describe('a false expectation', () => {
  test.each([
    ['the places are church beach casino palacio boca station', 'church beach casino palacio station boca'],
    ['the beach is turned by 90', '0'],
    ['beach-I is free', 'Ines with cipher-1'],
    ['beach-I is protected', 'protected: beach-II'],
    ['beach-II is not protected', 'protected'],
    ['beach-II has strength 3', '2'],
    ['beach-III has strength 0', 'nobody stands on beach-III'],
    ['Tom has strength 3 at the beach', '2'],
    ['Ines has strength 1 at the church', 'Ines is not there'],
    ['Ines holds needle-1', 'needle-1 swan-1 rooster-1 umbrella-1 anchor-1'],
    ['Ines also holds cipher-1', 'needle-1 swan-1 rooster-1 umbrella-1 anchor-1'],
    ['Ines holds 6 characters', '5 characters'],
    ['Tom placed cipher-1 on beach-I', 'Ines with cipher-1'],
    ['Tom placed anchor-2 on beach-III', 'nobody'],
    ['Ines has 6 stones', '5 stones'],
    ['beach-reward is winter', 'castle'],
    ['beach-reward is gone', 'castle'],
    ['the stack begins with paprika', 'winter'],
    ['the stack ends with winter', 'mastiff'],
    ['Ines discarded wheel', 'nothing'],
    ['the box holds wheel', 'not there: wheel'],
    ['the missions are M01 M02', 'M01 M14'],
    ['it is round 2', '1'],
    ['Tom is the start player', 'Ines is'],
    ['Ines has 1 point', '0 points'],
    ['Ines has 6 points from M01', '0 points'],
    ['Ines has 6 points from M02', 'M02 is not on the sheet'],
    ['the dice show 1 2', 'nothing'],
    ['placing goes on', 'Ines is asked reward'],
    ['Ines can take back 1 answer', '0'],
    ['Tom knows that Ines has cipher-1', 'needle-1 swan-1 rooster-1 umbrella-1 cipher-1 anchor-1'],
    ['Ines sees swan-2', 'hidden: swan-2'],
    ['Tom is told winter', 'told: Ines ability cipher-1 conspirator; Ines drew'],
    ['Ines is not told winter', 'told: Ines ability cipher-1 conspirator; Ines drew winter'],
  ])('%s', (expectation, found) => {
    expect(after(`then ${expectation}`)).toBe(`ines:14: expected “${expectation}”, found: ${found}`);
  });

  test('the stack holds only …', () => {
    const told = after('then the stack holds only winter paprika');
    expect(told).toMatch(/found: winter paprika professor wheel .* mastiff$/);
  });
});

describe('a table that cannot be', () => {
  const told = (...lines: readonly string[]): string =>
    report(runScenario([...SCENE.slice(0, 3), ...lines, 'then placing goes on'].join('\n'), 'ines'));

  test.each([
    ['given the places are church beach', '6 different places lie on the table'],
    ['given the places are church church casino palacio station boca', '6 different places lie on the table'],
    ['given the beach is turned by 45', 'places are turned by 0, 90, 180 or 270'],
    ['given the post is turned by 90', 'post does not lie on the table'],
    ['given beach-I is protected', 'nobody stands on beach-I'],
    ['given Ines holds needle-2', 'needle-2 is somewhere else already'],
    ['given Ines also holds needle-2', 'needle-2 is somewhere else already'],
    ['given Ines placed needle-1 on post-I', 'post does not lie on the table'],
    ['given post-reward is wheel', 'the place of post-reward does not lie out'],
    ['given church-reward is needle-1', 'needle-1 is somewhere else already'],
    ['given it is round 5', 'rounds are 1 to 4'],
    ['given the dice show 7 1', 'at most 6 dice are rolled, each shows 1 to 6'],
    ['given Ines has 12 points', 'this can be expected, but not given'],
    ['when Ines looks from church-I', 'there is no eye on church-I'],
    ['when accounts are settled at the church', 'no reward lies at church: give a church-reward'],
  ])('%s', (line, complaint) => {
    expect(told(line)).toBe(`ines:4: ${complaint}`);
  });

  test('a slot, a stone or a reward that is gone already', () => {
    const placed = 'given Ines placed needle-1 on church-I';
    expect(told(placed, 'and Tom placed needle-2 on church-I')).toBe('ines:5: church-I is taken already');
    expect(told('given Ines has no stones', 'and Ines placed needle-1 on church-I')).toBe(
      'ines:5: no stone is left for it',
    );
    expect(told('given church-reward is wheel', 'and church-reward is eagle')).toBe(
      'ines:5: there is a church-reward already',
    );
  });
});

test('a new moment may begin while placing goes on, but not before a question is answered', () => {
  expect(after('when accounts are settled at the palacio', 'then placing goes on')).toBe(
    'ines:14: expected “accounts are settled at the palacio”, found: Ines is asked reward',
  );
  const lines = ['when Ines answers keep', 'and accounts are settled at the palacio', 'then placing goes on'];
  expect(runScenario([...SCENE, ...lines].join('\n'), 'ines').kind).toBe('passed');
});
