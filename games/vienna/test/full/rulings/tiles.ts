/** Cards that wait for tiles: V-03, V-04, V-06 to V-08, V-10, V-59. */
import { describe, expect } from 'vitest';
import { TWO_EACH } from '../../glossary.ts';
import { BRIBES, bribes, dossiers, field, points, roof } from '../../scene.ts';
import type { Table } from '../../scene.ts';
import { AROUND } from '../glossary.ts';
import { enter, office } from '../office.ts';
import type { FullSetting, Office } from '../office.ts';
import { ruling } from './ruling.ts';

/** Seat 1 enters Stephansdom and takes the tiles of squares 2 (three), 6 (four) and 7 (two). */
const THREE_SQUARES = [...new Set([2, 6, 7].flatMap(square => AROUND[square] ?? []))];
const haul = (
  squares: NonNullable<FullSetting['squares']>,
  holding: Office,
  setting: FullSetting = {},
): Table =>
  enter(
    office({
      ...setting,
      squares,
      holdings: [{ ...TWO_EACH, dossiers: {}, agents: THREE_SQUARES, ...holding }],
    }),
    'stephansdom',
  );

describe('tiles', () => {
  ruling(
    'V-03',
    'tiles are no gift of a card: what waits for them acts, and nothing waits for what it gives',
    () => {
      const t = haul({ 7: 'slide' }, { drawers: [143, 78, 70], dossiers: { slide: 1 } });
      t.offers(0, 'vienna.ability', ['143']).answer(0, '143');
      expect([field(t, 'slide'), points(t, 0, 'steps'), t.asked()]).toEqual([2, 4, []]);
    },
  );

  ruling('V-06', 'once for every tile: 174 three times, 171 to 173 once for each square of theirs', () => {
    const t = haul({ 2: 'slide', 6: 'flask', 7: 'pistol' }, { drawers: [174] });
    for (const kind of ['wine', 'coffee', 'tobacco'])
      t.offers(0, 'vienna.ability', ['174']).answer(0, '174').answer(0, kind);
    expect(bribes(t, 0)).toEqual({ chocolate: 2, wine: 1, tobacco: 3, magazine: 2, coffee: 3 });
    expect(t.asked()).toEqual([]);
    const squares = haul(
      { 2: 'slide', 6: 'flask', 7: 'pistol' },
      { drawers: [173, 172, 171], bribes: { wine: 2 } },
    );
    squares.offers(0, 'vienna.ability', ['171', '172', '173']);
    squares
      .answer(0, '172')
      .answer(0, 'coffee')
      .answer(0, '173')
      .answer(0, 'tobacco')
      .answer(0, '171')
      .answer(0, 'wine');
    expect([bribes(squares, 0), squares.asked()]).toEqual([{ wine: 2, tobacco: 4, coffee: 3 }, []]);
  });

  ruling('V-06', '131–145 once for every tile of their kind', () => {
    const t = haul({ 2: 'flask', 6: 'flask', 7: 'pistol' }, { drawers: [137, 144, 132] });
    t.offers(0, 'vienna.ability', ['132', '137', '144']);
    for (const id of ['144', '137', '144', '137']) t.answer(0, id);
    t.offers(0, 'vienna.ability', ['132']).answer(0, '132').answer(0, 'wine', 'coffee');
    t.offers(0, 'vienna.ability', ['132']).answer(0, '132').answer(0, 'wine', 'coffee');
    expect([points(t, 0, 'abilities'), points(t, 0, 'steps'), field(t, 'flask'), roof(t)]).toEqual([
      16,
      8,
      4,
      'B',
    ]);
    expect([bribes(t, 0).wine, t.asked()]).toEqual([2, []]);
  });

  ruling('V-04', 'in the owner’s order, one of several declined', () => {
    const t = haul({ 2: 'flask', 7: 'pistol' }, { drawers: [140, 137, 174] });
    t.offers(0, 'vienna.ability', ['137', '140', '174'])
      .answer(0, '174')
      .answer(0, 'coffee')
      .answer(0, '140');
    t.offers(0, 'vienna.ability', ['137', '174']).optional(0).answer(0);
    expect([points(t, 0, 'abilities'), bribes(t, 0).coffee, t.asked()]).toEqual([8, 3, []]);
  });

  ruling('V-04', 'an ability that is used is used completely: both steps of 141–145', () => {
    const t = haul({ 7: 'pistol' }, { drawers: [141], dossiers: { pistol: 2 } }).answer(0, '141');
    expect([field(t, 'pistol'), points(t, 0, 'steps'), t.asked()]).toEqual([2, 6, []]);
  });

  ruling('V-07', 'all tiles and their points first, so that steps score with the new tiles', () => {
    const t = haul({ 2: 'slide', 6: 'slide', 7: 'slide' }, { drawers: [143] });
    expect([dossiers(t, 0), points(t, 0, 'squares'), points(t, 0)]).toEqual([{ slide: 3 }, 9, 9]);
    t.answer(0, '143');
    expect(points(t, 0, 'steps')).toBe(6);
  });

  ruling('V-07, V-59', '166–170 compare with what was owned before, and pay once for each new kind', () => {
    const t = haul({ 2: 'flask', 6: 'flask', 7: 'pistol' }, { drawers: [168], dossiers: { slide: 1 } });
    t.offers(0, 'vienna.ability', ['168']).answer(0, '168');
    t.offers(0, 'vienna.ability', ['168']).answer(0, '168');
    expect([points(t, 0, 'abilities'), t.asked()]).toEqual([10, []]);
    const owned = haul({ 2: 'flask', 7: 'pistol' }, { drawers: [168], dossiers: { flask: 1 } }).answer(
      0,
      '168',
    );
    expect([points(owned, 0, 'abilities'), owned.asked()]).toEqual([5, []]);
    expect(haul({ 2: 'flask' }, { drawers: [168], dossiers: { flask: 1 } }).asked()).toEqual([]);
  });

  ruling('V-08', '131–135: as many different bribes as players, or none', () => {
    for (const [seats, ways] of [
      [2, 10],
      [3, 10],
      [4, 5],
    ] as const) {
      const t = haul({ 7: 'briefcase' }, { drawers: [131], bribes: { wine: 2 } }, { seats });
      t.offers(0, 'vienna.ability', ['131']).optional(0).answer(0, '131');
      t.offers(0, 'vienna.differentBribes', BRIBES).optional(0, false);
      expect(t.answers(0)).toHaveLength(ways);
      for (const answer of t.answers(0)) {
        const kinds = answer.split(' ');
        expect([kinds.length, new Set(kinds).size]).toEqual([seats, seats]);
      }
    }
  });

  ruling('V-08', 'Jan, with three players: coffee, chocolate and a magazine for his briefcase', () => {
    const t = haul({ 7: 'briefcase' }, { drawers: [131], bribes: { wine: 2 } }, { seats: 3 });
    t.answer(0, '131').answer(0, 'coffee', 'chocolate', 'magazine');
    expect(bribes(t, 0)).toEqual({ chocolate: 1, magazine: 1, coffee: 1 });
  });

  ruling('V-10', '141–145 on the last field: both steps score, nothing is crossed', () => {
    const setting = { tracks: { pistol: 19 } };
    const t = haul({ 7: 'pistol' }, { drawers: [141], dossiers: { pistol: 2 } }, setting).answer(0, '141');
    expect([field(t, 'pistol'), points(t, 0, 'steps'), roof(t)]).toEqual([20, 6, 'B']);
  });
});
