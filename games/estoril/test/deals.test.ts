/** Worlds that a viewer cannot tell from the real one: consistent with everything it knows, and nothing more. */
import { describe, expect, test } from 'vitest';
import { WATCHER, determinize, mask, seeded } from '@kaffeehaus/kernel';
import { estoril } from '../src/index.ts';
import { item, scene, words } from './scene.ts';
import type { Scene } from './scene.ts';

const STARTERS = 'anchor-1 cipher-1 needle-1 rooster-1 swan-1 umbrella-1';
const ACTOR = 0;
const OTHER = 1;
/** Church, beach, station and Boca do Inferno. */
const OPEN_REWARDS = 4;

const placed = (): Scene =>
  scene().rewards().place(ACTOR, 'church-I', 'needle-1').place(OTHER, 'church-II', 'swan-2');

describe('dealt anew for a viewer', () => {
  /** What lies at the spots in many worlds that the viewer cannot tell from the real one, each sorted. */
  const worlds = (t: Scene, viewer: number, ...spots: string[]): string[] => {
    const chance = seeded('worlds');
    const found = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const world = determinize(estoril, mask(estoril, t.s, viewer), chance);
      found.add(spots.map(spot => words(world.zones[t.zone(spot)]!)).join(' | '));
    }
    return [...found].sort();
  };

  test('a tile face down may be any of the pool, and the hand holds the rest', () => {
    const t = placed();
    const found = worlds(t, OTHER, 'church-I', 'hand-1');
    const expected = STARTERS.split(' ').map(
      tile => `${tile} | ${words(STARTERS.split(' ').flatMap(x => (x === tile ? [] : [item(x)])))}`,
    );
    expect(found).toEqual(expected.sort());
  });

  test('two tiles face down are any two of the pool', () => {
    const t = placed().place(ACTOR, 'casino-II', 'anchor-1');
    expect(worlds(t, OTHER, 'church-I', 'casino-II')).toHaveLength(30);
  });

  test('a tile looked at stays, and is nowhere else', () => {
    const t = placed()
      .place(ACTOR, 'casino-II', 'anchor-1')
      .look(OTHER, 'church-III')
      .answer(OTHER, 'church-I');
    expect(worlds(t, OTHER, 'church-I')).toEqual(['needle-1']);
    expect(worlds(t, OTHER, 'casino-II')).toEqual([
      'anchor-1',
      'cipher-1',
      'rooster-1',
      'swan-1',
      'umbrella-1',
    ]);
    expect(worlds(t, WATCHER, 'church-I')).toHaveLength(6);
  });

  test('a tile shot or won is in the hand, never on a slot that was filled before', () => {
    const t = scene({ stack: ['wheel', 'eagle', 'castle', 'metro'] })
      .rewards()
      .place(OTHER, 'station-I', 'anchor-2')
      .place(OTHER, 'casino-I', 'rooster-2')
      .place(ACTOR, 'station-II', 'needle-1')
      .resolve('station')
      .answer(ACTOR, 'station-I');
    expect(t.at('taken-2')).toBe('anchor-2');
    expect(worlds(t, ACTOR, 'taken-2', 'taken-1')).toEqual(['anchor-2 | metro']);
    expect(worlds(t, ACTOR, 'casino-I')).not.toContain('anchor-2');
  });

  test('the stack holds what was never seen, and what was seen where it was put', () => {
    const t = scene({ stack: ['wheel', 'eagle', 'castle', 'thorn', 'metro', 'siesta', 'winter'] })
      .rewards()
      .place(ACTOR, 'beach-I', 'cipher-1')
      .resolve('beach')
      .answer(ACTOR, 'conspirator')
      .answer(ACTOR, 'keep');
    expect(worlds(t, ACTOR, 'palacio-reward')).toHaveLength(27 - OPEN_REWARDS - 1);
    for (const world of worlds(t, ACTOR, 'stack')) expect(world).toContain('winter');
    expect(worlds(t, OTHER, 'palacio-reward')).toContain('winter');
  });
});
