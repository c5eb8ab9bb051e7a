/** Missions, points and ties. */
import { expect } from 'vitest';
import { score } from '@kaffeehaus/kernel';
import { MISSIONS, estoril, total } from '../../src/index.ts';
import { shows } from '../cover.ts';
import { item, scene } from '../scene.ts';
import type { Scene, Setting } from '../scene.ts';

/** A game that has just ended with these hands and discards. */
const ended = (
  hands: Setting['hands'] & object,
  missions: readonly string[],
  piles: readonly string[][] = [],
): Scene => {
  const t = scene({ seats: Math.max(2, hands.length), hands, missions });
  piles.forEach((pile, seat) => {
    t.s.zones[t.zone(`discards-${seat + 1}`)] = pile.map(item);
  });
  t.s.round = 4;
  return t.say(0, { do: 'endRound' });
};
const sheet = (t: Scene, seat: number): { [source: string]: number } =>
  Object.fromEntries(estoril.audit(t.s)[seat]!.map(({ source, points }) => [source, points]));

/** What each mission counts in this hand of six, with two discards. */
const HAND = ['winter', 'eagle', 'swan-1', 'threshold', 'siesta', 'professor'];
const COUNTED: { readonly [id: string]: number } = {
  M01: 1, // Eagle
  M02: 2, // Siesta, twice
  M03: 0,
  M04: 1, // Swan
  M05: 1, // Professor
  M06: 2, // Threshold, twice
  M07: 3, // Winter, Threshold, Siesta
  M08: 2,
  M09: 3, // Eagle, Professor twice
  M10: 1, // Swan
  M11: 1, // Swan
  M12: 2, // Winter, twice
  M13: 1 + 4 + 1 + 3 + 2 + 2,
  M14: 1, // Swan
};
for (const [i, [id, n]] of Object.entries(COUNTED).entries())
  shows(`mission ${id}`, `counts ${n} in the hand shown, and gives six points to whoever has most`, () => {
    expect(MISSIONS[i]!.id).toBe(id);
    expect(MISSIONS[i]!.count(HAND.map(item), ['wheel', 'castle'].map(item))).toBe(n);
    const t = ended([HAND, ['wheel']], [id], [['castle', 'thorn']]);
    expect(sheet(t, 0)[id]).toBe(n > 0 ? 6 : 0);
    expect(sheet(t, 1)[id]).toBe(0);
  });

shows('mission M03', 'Americans', () => {
  expect(sheet(ended([['clipper', 'needle-1'], ['orchid']], ['M03']), 0)['M03']).toBe(6);
});

shows(
  ['E-23', 'E-59'],
  'after round four: discard to six, then score; no new start player, no new layout',
  () => {
    const first = ['needle-1', 'swan-1', 'rooster-1', 'umbrella-1', 'cipher-1', 'anchor-1', 'wheel'];
    const t = scene({
      hands: [first, first.slice(0, 6).map(tile => tile.replace('-1', '-2'))],
      missions: ['M08', 'M13'],
    });
    t.s.round = 4;
    const grid = [...t.s.grid];
    t.say(0, { do: 'takeBack' }, { do: 'discard' }, { do: 'endRound' });
    expect(t.over).toBe(false);
    t.answer(0, 'needle-1');
    expect([t.over, t.s.first, t.s.grid, t.s.round]).toEqual([true, 0, grid, 4]);
    // One discard, five starters and Wheel in hand; most discards, most strength.
    expect(sheet(t, 0)).toEqual({ discards: 1, hand: 5 + 4, M08: 6, M13: 6 });
    expect(sheet(t, 1)).toEqual({ discards: 0, hand: 6, M08: 0, M13: 0 });
  },
);

shows('E-21', 'a tile in the box is worth nothing and is no discard', () => {
  const t = scene({ hands: [['wheel'], ['castle']], missions: ['M07', 'M08'] });
  t.s.zones[t.zone('box')] = [item('siesta'), item('paprika')];
  t.s.round = 4;
  t.say(0, { do: 'endRound' });
  expect([sheet(t, 0), sheet(t, 1)]).toEqual([
    { discards: 0, hand: 4, M07: 6, M08: 0 },
    { discards: 0, hand: 3, M07: 0, M08: 0 },
  ]);
});

shows('E-24', 'nobody scores a mission with nothing, even if all have nothing', () => {
  const t = ended([['wheel'], ['castle'], ['siesta']], ['M03', 'M12']);
  for (const seat of [0, 1, 2]) expect([sheet(t, seat)['M03'], sheet(t, seat)['M12']]).toEqual([0, 0]);
});

shows('E-26', 'six points shared: three, two or one each', () => {
  const hands = [['needle-1'], ['needle-2'], ['needle-3'], ['needle-4']];
  for (const [seats, points] of [
    [2, 3],
    [3, 2],
    [4, 1],
  ] as const) {
    const t = ended(hands.slice(0, seats), ['M12']);
    expect(hands.slice(0, seats).map((_, seat) => sheet(t, seat)['M12'])).toEqual(
      Array<number>(seats).fill(points),
    );
  }
});

shows('E-27', 'the mission of strength takes printed strengths', () => {
  // Eagle and Cipher would be stronger at the Atlântico, Professor among compatriots.
  expect(MISSIONS[12]!.count(['eagle', 'cipher-1', 'professor', 'anchor-1'].map(item), [])).toBe(
    4 + 1 + 2 + 2,
  );
});

shows('E-60', 'a hand below six counts as it is', () => {
  const t = ended([['swan-1'], ['swan-2', 'cipher-2']], ['M14', 'M11']);
  expect([sheet(t, 0), sheet(t, 1)]).toEqual([
    { discards: 0, hand: 1, M14: 3, M11: 0 },
    { discards: 0, hand: 2, M14: 3, M11: 6 },
  ]);
});

shows('E-25', 'a tie goes to more missions completed, shared ones included, then to the hand', () => {
  // 3 + 3 + 4 discards against 6 (one mission) + 4 in hand: ten each.
  const missions = ended(
    [
      ['needle-1', 'wheel'],
      ['needle-2', 'orchid'],
    ],
    ['M12', 'M10', 'M11'],
    [[], ['castle']],
  );
  // Seat 1: hand 5, M12 3, M11 3 = 11. Seat 2: discards 1, hand 4, M12 3, M11 3, M10 6 = 17.
  expect([total(missions.s, 0), total(missions.s, 1)]).toEqual([11, 17]);
  expect(estoril.winners(missions.s)).toEqual({ seats: [1] });
  // Seat 1: Wheel 4 and M07 6. Seat 2: hand 2 (starters), M12 6, two discards: ten each, one mission each.
  const hand = ended([['wheel'], ['needle-2', 'anchor-2']], ['M07', 'M12'], [[], ['castle', 'thorn']]);
  expect([total(hand.s, 0), total(hand.s, 1)]).toEqual([10, 10]);
  expect(estoril.winners(hand.s)).toEqual({ seats: [0], by: 'estoril.tie.hand' });
  // Seat 1: hand 4, M07 6 = 10. Seat 2: hand 2, M14 3, M10 3, two discards = 10 with two shared missions.
  const shared = ended(
    [['wheel'], ['swan-2', 'anchor-2'], ['swan-3']],
    ['M07', 'M14', 'M10'],
    [[], ['castle', 'thorn']],
  );
  expect([total(shared.s, 0), total(shared.s, 1)]).toEqual([10, 10]);
  expect(estoril.winners(shared.s)).toEqual({ seats: [1], by: 'estoril.tie.missions' });
  const even = ended([['needle-1'], ['needle-2']], ['M12']);
  expect(estoril.winners(even.s)).toEqual({ seats: [0, 1] });
});

shows('rule', 'the sheet sums to the score', () => {
  const t = ended([HAND, ['wheel']], ['M01', 'M05', 'M08', 'M13'], [['castle']]);
  for (const seat of [0, 1]) expect(score(estoril.audit(t.s)[seat]!)).toBe(total(t.s, seat));
  // One discard; 1+1+1+1+3+1 in hand; M01, M05, M08, M13 six each.
  expect(total(t.s, 0)).toBe(1 + 8 + 24);
});
