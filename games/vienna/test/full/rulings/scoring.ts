/** Final scoring of the full version: V-22, V-29, V-43, V-45, V-56, V-62. */
import { score } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { DESK, vienna } from '../../../src/index.ts';
import type { DeskItem } from '../../../src/index.ts';
import { points } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { SEALED } from '../glossary.ts';
import { endOfRound, line, money } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

/** The last round is over: payday, then scoring. */
const scored = (holdings: readonly Office[], setting: FullSetting = {}): Table =>
  endOfRound({ ...setting, seats: holdings.length, holdings, last: true });

/** An employer of n agents who has so much money and so many bribes left when they are paid. */
const employer = (n: number, left = 0, wine = 0): Office => ({
  agents: [...SEALED.nobility, ...SEALED.religion].slice(0, n),
  hired: Math.max(0, n - 5),
  money: n + left,
  bribes: { wine },
  dossiers: {},
});

describe('the score sheet', () => {
  ruling(
    'V-43, V-45',
    'Ulrich: 36 for dossiers, 6 for three tiles, 6 for 3 shillings, 8 for second place',
    () => {
      const ulrich: Office = {
        ...employer(4),
        dossiers: { slide: 2, briefcase: 2, microfilm: 3, flask: 2, pistol: 2 },
        desk: ['telephone', 'cashBox', 'sealStamp'],
        cashBox: 3,
      };
      const tracks = { slide: 8, briefcase: 4, microfilm: 12, flask: 7, pistol: 19 };
      const t = scored([employer(5), ulrich, employer(3), employer(2)], { tracks });
      const sheet = vienna.audit(t.s)[1] ?? [];
      expect(Object.fromEntries(sheet.map(({ source, points: n }) => [source, n]))).toEqual({
        squares: 0,
        steps: 0,
        abilities: 0,
        orders: 0,
        sealStamp: 0,
        figures: 0,
        slide: 6,
        briefcase: 4,
        microfilm: 12,
        flask: 4,
        pistol: 10,
        desk: 6,
        cashBox: 6,
        majority: 8,
      });
      expect([score(sheet), t.over]).toEqual([56, true]);
    },
  );

  ruling('V-45', 'no points for sets', () => {
    const all: Office = {
      ...employer(0),
      dossiers: { slide: 1, briefcase: 1, microfilm: 1, flask: 1, pistol: 1 },
    };
    const t = scored([all, employer(1)]);
    expect(points(t, 0)).toBe(5);
  });

  const TILES = DESK.filter(item => item !== 'sideTable');
  const subsets = (items: readonly DeskItem[]): DeskItem[][] =>
    items.reduce<DeskItem[][]>((all, item) => [...all, ...all.map(some => [...some, item])], [[]]);
  test.each([
    [0, 0, 1],
    [1, 1, 4],
    [2, 3, 6],
    [3, 6, 4],
    [4, 10, 1],
  ])('%i desk tiles, whichever: %i points, the side table never counts', (n, worth, ways) => {
    const sets = subsets(TILES).filter(tiles => tiles.length === n);
    expect(sets).toHaveLength(ways);
    for (const tiles of sets)
      for (const owned of [tiles, [...tiles, 'sideTable' as const]])
        expect(line(scored([{ ...employer(0), desk: owned }, employer(1)]), 0, 'desk')).toBe(worth);
  });

  test.each([0, 1, 7, 12])('%i shillings in the cash box: two points each, open money none', saved => {
    const t = scored([{ ...employer(0, 5), cashBox: saved, desk: ['cashBox'] }, employer(1)]);
    expect([line(t, 0, 'cashBox'), points(t, 0)]).toEqual([2 * saved, 2 * saved + 1]);
  });
});

describe('the majority', () => {
  const shares = (...seats: readonly Office[]): number[] => {
    const t = scored(seats);
    return seats.map((_, seat) => line(t, seat, 'majority'));
  };
  const RANKS: readonly (readonly [readonly number[], readonly number[]])[] = [
    [
      [3, 2],
      [8, 0],
    ],
    [
      [0, 1],
      [0, 8],
    ],
    [
      [2, 2],
      [4, 4],
    ],
    [
      [1, 3, 2],
      [0, 12, 6],
    ],
    [
      [3, 3, 1],
      [9, 9, 0],
    ],
    [
      [3, 1, 1],
      [12, 3, 3],
    ],
    [
      [2, 2, 2],
      [6, 6, 6],
    ],
    [
      [1, 4, 2, 3],
      [0, 12, 4, 8],
    ],
    [
      [4, 4, 3, 2],
      [10, 10, 4, 0],
    ],
    [
      [4, 3, 3, 2],
      [12, 6, 6, 0],
    ],
    [
      [2, 4, 2, 3],
      [2, 12, 2, 8],
    ],
    [
      [3, 1, 3, 1],
      [10, 2, 10, 2],
    ],
    [
      [3, 3, 3, 1],
      [8, 8, 8, 0],
    ],
    [
      [1, 1, 1, 3],
      [4, 4, 4, 12],
    ],
    [
      [2, 2, 2, 2],
      [6, 6, 6, 6],
    ],
  ];
  for (const [count, expected] of RANKS)
    ruling('V-29, V-62', `agents ${count.join(', ')} bring ${expected.join(', ')}`, () => {
      expect(shares(...count.map(n => employer(n)))).toEqual(expected);
    });

  ruling('V-29', 'open money decides, then bribes; only among equals', () => {
    expect(shares(employer(2, 1), employer(2, 2), employer(3))).toEqual([0, 6, 12]);
    expect(shares(employer(2, 1, 4), employer(2, 1, 5), employer(2, 0, 9))).toEqual([6, 12, 0]);
    expect(shares(employer(2, 1, 4), employer(2, 1, 4), employer(2, 0, 9), employer(1, 9, 9))).toEqual([
      10, 10, 4, 0,
    ]);
    expect(shares(employer(0, 1), employer(0))).toEqual([8, 0]);
  });

  ruling('V-29', 'is counted after the last payday and what it costs', () => {
    // four agents and 1 shilling: one stays, two stay with the other
    const poor: Office = { ...employer(4), money: 1 };
    const t = scored([poor, employer(2)]);
    t.answer(0, ...(t.answers(0)[0] ?? '').split(' '));
    expect([line(t, 0, 'majority'), line(t, 1, 'majority')]).toEqual([0, 8]);
    // as many agents, but the money was spent on them
    expect(shares({ ...employer(2), money: 3 }, employer(2, 2))).toEqual([0, 8]);
  });

  ruling('V-56', 'money in the cash box decides no tie', () => {
    expect(shares({ ...employer(2), cashBox: 12, desk: ['cashBox'] }, employer(2))).toEqual([4, 4]);
  });
});

describe('who wins', () => {
  const winner = (t: Table): unknown => vienna.winners(t.s);
  const tied = (t: Table): boolean => points(t, 0) === points(t, 1);
  /** As many points as the majority of two brings. */
  const EIGHT = { dossiers: { slide: 8 } };

  ruling('V-22', 'most points', () => {
    const t = scored([employer(0, 9, 9), { ...employer(0), dossiers: { slide: 9 } }]);
    expect(winner(t)).toEqual({ seats: [1] });
  });

  ruling('V-22', 'then most open money, not bribes or agents, nor what lies in the cash box', () => {
    const t = scored([employer(0, 1), { ...employer(0, 0, 9), ...EIGHT }]);
    expect([tied(t), winner(t)]).toEqual([true, { seats: [0], by: 'vienna.tie.money' }]);
    const agents = scored([employer(3), { ...employer(0, 1), ...EIGHT }]);
    expect([tied(agents), winner(agents)]).toEqual([true, { seats: [1], by: 'vienna.tie.money' }]);
    const box = scored([
      { ...employer(0), cashBox: 6, desk: ['cashBox'], dossiers: { slide: 3 } },
      { ...employer(0, 1), ...EIGHT },
    ]);
    expect([points(box, 0), points(box, 1), winner(box)]).toEqual([
      16,
      16,
      { seats: [1], by: 'vienna.tie.money' },
    ]);
  });

  ruling('V-22', 'then most bribes', () => {
    const t = scored([{ ...employer(0, 1, 2), ...EIGHT }, employer(0, 1, 3)]);
    expect([tied(t), winner(t)]).toEqual([true, { seats: [1], by: 'vienna.tie.bribes' }]);
  });

  ruling('V-22', 'then further back in the order of the last round', () => {
    for (const crest of [0, 1, 2]) {
      const t = scored([employer(1, 1, 1), employer(1, 1, 1), employer(1, 1, 1)], { crest });
      expect(winner(t)).toEqual({ seats: [(crest + 2) % 3], by: 'vienna.tie.order' });
      expect([t.s.crest, money(t, 0)]).toEqual([crest, 1]);
    }
  });
});
