/** What is told besides where cards go: numbers that change, why somebody won, who leads. */
import { describe, expect, test } from 'vitest';
import { start } from '@kaffeehaus/kernel';
import type { GameEvent } from '@kaffeehaus/kernel';
import { PARTS, WHYS, estoril } from '../src/index.ts';
import { opening, place, scene, slot } from './scene.ts';
import type { Scene } from './scene.ts';

const TOP = ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta'];
const answerFirst = (t: Scene): void => {
  const ask = t.s.wait.find((_, i) => t.s.given[i] === null)!;
  t.answer(ask.seat, ...t.answers(ask.seat)[0]!.split(' ').filter(Boolean));
};
const played = (seats: number): Scene => {
  const t = opening(seats);
  while (t.s.wait.length > 0) answerFirst(t);
  return t;
};

describe('strengths', () => {
  test('are told tile by tile before the award, with what they are made of', () => {
    const t = scene({ stack: TOP }).rewards();
    t.place(0, 'beach-I', 'rooster-1').place(1, 'beach-II', 'anchor-2').place(0, 'beach-III', 'needle-1');
    t.resolve('beach').answer(0);
    const [told] = t.told('strengths');
    // The nationalist counts one compatriot; nobody is favoured, nothing is rolled.
    expect(told).toEqual({
      e: 'strengths',
      place: place('beach'),
      parts: [
        [slot('beach-I'), 0, 0, 1, 0],
        [slot('beach-II'), 2, 0, 0, 0],
        [slot('beach-III'), 0, 0, 0, 0],
      ].flat(),
      totals: [1, 2],
    });
    expect(told!.parts).toHaveLength(3 * PARTS);
    const kinds = t.deeds().map(({ e }) => e);
    expect(kinds.indexOf('strengths')).toBeLessThan(kinds.indexOf('won'));
    expect(t.told('won')).toMatchObject([{ seat: 1, strength: 2, points: 3, tie: -1 }]);
    expect(t.told('settled')).toEqual([{ e: 'settled', place: place('beach') }]);
  });

  test('name favour and dice where there are any, and the numeral that decides between equals', () => {
    const t = scene({ stack: TOP }).rewards();
    t.place(0, 'palacio-II', 'swan-1').place(1, 'palacio-I', 'anchor-2').resolve('palacio').quiet();
    expect(t.told('strengths').at(-1)).toMatchObject({
      parts: [slot('palacio-I'), 2, 0, 0, 0, slot('palacio-II'), 1, 1, 0, 0],
      totals: [2, 2],
    });
    expect(t.told('won').at(-1)).toMatchObject({ seat: 1, strength: 2, tie: slot('palacio-I') });

    const lucky = scene({ stack: TOP }).rewards().place(0, 'casino-I', 'anchor-1').resolve('casino');
    const [rolled] = lucky.told('rolled');
    const luck = Math.abs(rolled!.first - rolled!.second);
    expect(lucky.told('strengths').at(-1)?.parts).toEqual([slot('casino-I'), 2, 0, 0, luck]);
  });

  test('agree with who wins, in whole games', () => {
    for (const seats of [2, 3, 4]) {
      const deeds = played(seats).deeds();
      let totals: readonly number[] = [];
      for (const deed of deeds) {
        if (deed.e === 'strengths') ({ totals } = deed);
        if (deed.e !== 'won') continue;
        expect(deed.strength).toBe(totals[deed.seat]);
        expect(deed.strength).toBe(Math.max(...totals));
        expect(deed.tie >= 0).toBe(totals.filter(n => n === deed.strength).length > 1);
      }
      expect(totals).toHaveLength(seats);
    }
  });

  test('are told before a loss too, and again without what was lost', () => {
    const t = scene({ stack: TOP }).rewards();
    t.place(0, 'boca-I', 'anchor-1').place(1, 'boca-III', 'anchor-2').resolve('boca').quiet();
    expect(t.told('strengths').map(({ totals }) => totals)).toEqual([
      [2, 2],
      [2, -1],
    ]);
    expect(t.told('lost')).toMatchObject([{ seat: 1, slot: slot('boca-III'), tie: slot('boca-III') }]);
  });
});

describe('numbers', () => {
  test('stones are counted when they are placed, sent home and taken back', () => {
    const t = scene({ stack: TOP }).rewards().place(0, 'beach-I', 'needle-1');
    t.place(1, 'beach-II', 'anchor-2').resolve('beach').answer(0, 'beach-II');
    t.tell(0, { do: 'takeBack' });
    const stones = t.told('counted').map(({ seat, n, to }) => [seat, n, to]);
    expect(stones).toEqual([
      [0, -1, 5],
      [1, -1, 5],
      [1, 1, 6],
      [0, 1, 6],
    ]);
    expect(t.s.supply).toEqual([6, 6]);
  });

  test('points are told source by source, and their sum', () => {
    const t = played(3);
    const sums = [0, 1, 2].map(seat =>
      t
        .told('scored')
        .filter(told => told.seat === seat)
        .reduce((sum, { n }) => sum + n, 0),
    );
    expect(t.told('over')).toEqual([{ e: 'over', points: sums }]);
  });
});

describe('order', () => {
  test('who begins, whose turn it is, and the end of each round', () => {
    const begun = (first: number | string): (string | undefined)[] => {
      const events: GameEvent[] = [];
      start(estoril, { first }, 2, 'begun', events);
      return events.map(({ e }) => e);
    };
    expect(begun('random')).toContain('first');
    expect(begun(2)).not.toContain('first');
    expect(begun(2).at(-1)).toBe('begun');
    const t = played(2);
    const [second] = t.told('first');
    expect(t.told('first').map(({ seat }) => seat)).toEqual([0, 1, 2].map(i => (second!.seat + i) % 2));
    expect(t.told('ended').map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(t.told('begun').length + 1).toBe(t.told('placed').length + t.told('out').length);
  });

  test('a mission changes hands when somebody has more of what it counts', () => {
    const t = scene({ stack: ['wheel', 'eagle', 'castle'], missions: ['M01', 'M13'] }).rewards();
    t.place(0, 'beach-I', 'anchor-1').resolve('beach').quiet();
    // Castle is a German of strength 2: until then both had one German, and the same strength.
    expect(t.told('lead')).toEqual([
      { e: 'lead', mission: 0, seats: [0], n: 2 },
      { e: 'lead', mission: 12, seats: [0], n: 7 },
    ]);
    t.place(1, 'church-I', 'anchor-2').resolve('church').quiet();
    expect(t.told('lead').slice(2)).toEqual([{ e: 'lead', mission: 12, seats: [1], n: 8 }]);
  });
});

test('every question that is put is one of those declared', () => {
  const asked = new Set<string>();
  for (const rotation of ['random', 'chosen']) {
    const t = opening(4, { rotation });
    while (t.s.wait.length > 0) {
      for (const { why } of t.s.wait) asked.add(why);
      answerFirst(t);
    }
  }
  const declared: readonly string[] = WHYS;
  expect([...asked].filter(why => !declared.includes(why))).toEqual([]);
  expect(asked.size).toBeGreaterThan(8);
});

test('nobody who does not listen pays for what is told', () => {
  const events: GameEvent[] = [];
  expect(start(estoril, {}, 3, 'same')).toEqual(start(estoril, {}, 3, 'same', events));
  expect(events.length).toBeGreaterThan(20);
});
