/** What the harbour city shows for what lies on the table, by the rules of the game. */
import { FIRST, type Seat, at, preview, times, upTo } from '@kaffeehaus/kernel';
import { stage } from '@kaffeehaus/kernel/stage';
import {
  BLACK,
  CARDS,
  CLERIC_TILES,
  EXPANSIONS,
  HAZARDS,
  type Hamburg,
  SECTION_PRICES,
  STEPS_TO_DAMAGE,
  displayOf,
  hamburg,
  leftOf,
  nameOf,
  players,
  stonesIn,
  underOf,
} from '@kaffeehaus/hamburg';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { churchOf, squareOf } from '../src/hamburg/city.ts';
import { hyphenated } from '../src/hamburg/hyphens.ts';
import { quarterOf, smallOf } from '../src/hamburg/quarters.ts';
import { alsterOf } from '../src/hamburg/water.ts';
import type { DrawProps } from '../src/seat/gameview.ts';
import { IDLE } from '../src/seat/picks.ts';
import { type Moment, played, seen } from './played.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];

/** A table as somebody sees it who is asked nothing. */
const propsOf = (
  s: Hamburg,
  events: Moment<Hamburg>['events'] = [],
  viewer: Seat = 0,
): DrawProps<Hamburg> => ({
  view: { ...seen(hamburg, s, events, events.length, viewer), ask: undefined },
  names: NAMES,
  picks: IDLE,
});

const tableWith = (expansions: readonly string[], change: (s: Hamburg) => void): DrawProps<Hamburg> => {
  const { s } = stage(hamburg, { seats: 2, options: { expansions: [...expansions] }, seed: 'alster' });
  s.round = 1;
  change(s);
  return propsOf(s);
};

/** What the plates below the dice say. */
const platesFor = (
  dice: readonly number[],
  expansions: readonly string[] = [],
  ships = 0,
  tile = -1,
): string[] => {
  const props = tableWith(expansions, s => Object.assign(s, { dice, ships, tile }));
  return alsterOf(props).dice.map(({ plate }) => [plate.word, plate.count].filter(Boolean).join(' '));
};

describe('the plate of a die', () => {
  test('says what the number does', () => {
    expect(platesFor([1, 2, 3, 4, 5, 6])).toEqual([
      'advance: 1',
      'advance: 2',
      'calm',
      'calm',
      'disease +1',
      'marker +1',
    ]);
    expect(platesFor([5, 6, 5, 6, 5, 4])).toEqual([
      'flood +1',
      'fire +1',
      'collapse +1',
      'raid +1',
      'disease +1',
      'calm',
    ]);
    expect(platesFor([0, 0, 0, 0, 0, 0])).toEqual(times(6, () => 'not rolled'));
  });

  test('says which ships sail', () => {
    expect(platesFor([3, 4, 3, 5, 1, 4], ['ships'], 0b100011)).toEqual([
      'sails',
      'sails',
      'calm',
      'raid +1',
      'advance: 1',
      'sails',
    ]);
  });

  test('spares what a cleric tile spares', () => {
    const tile = CLERIC_TILES.findIndex(([side]) => side.of === 'hazards') * 2 + 1;
    const spared = platesFor([5, 5, 5, 5, 5, 5], ['clerics'], 0, tile);
    const [, side] = at(CLERIC_TILES, tile >> 1);
    if (side.of !== 'hazards') throw new Error('another tile');
    for (const [die, text] of spared.entries()) expect(text === 'calm').toBe(side.spared.includes(die));
    expect(side.spared).toContain(BLACK);
  });
});

test('the square names the price of a step, or that there is none', () => {
  const noteFor = (dice: readonly number[]): string =>
    squareOf(tableWith([], s => Object.assign(s, { dice }))).note;
  expect(noteFor([2, 2, 3, 3, 1, 4])).toBe('points at the end; a step costs 5 marks');
  expect(noteFor([3, 4, 5, 6, 3, 4])).toBe('points at the end; no advance now');
});

test('a hazard warns one step before the damage', () => {
  const props = tableWith([], s => {
    s.hazards[1] = STEPS_TO_DAMAGE - 1;
    s.hazards[2] = STEPS_TO_DAMAGE - 2;
  });
  const { gauges } = quarterOf(props, 0);
  expect(gauges.map(({ warning }) => warning)).toEqual([undefined, 'next!', undefined, undefined, undefined]);
  expect(gauges.map(({ name }) => name)).toEqual(['Flood', 'Fire', 'Collapse', 'Raid', 'Disease']);
  expect(gauges).toHaveLength(HAZARDS.length);
});

/** Cards by where they stand in a quarter. */
const standing = (props: DrawProps<Hamburg>, seat: Seat): string[] => {
  const { plots, left } = quarterOf(props, seat).street;
  const under = left.flatMap(card => card.under ?? []);
  return [...plots.flatMap(plot => plot.buildings), ...left, ...under]
    .map(({ at: name }) => name ?? '')
    .sort();
};

describe('through whole games', () => {
  const games = [
    [1, EXPANSIONS],
    [3, []],
    [3, EXPANSIONS],
  ] as const;

  test.each(games)('of %i with %o every quarter shows what stands in it', (seats, expansions) => {
    for (const { after: s, events } of played(hamburg, { expansions: [...expansions] }, seats, 'elbe')) {
      if (s.ply % 5 > 0 && s.wait.length > 0) continue;
      const props = propsOf(s, events);
      for (const p of upTo(players(s))) {
        const { wall, street } = quarterOf(props, p);
        const built = [wall.left, wall.right].map(half => half.filter(section => section.built).length);
        expect(built).toEqual([stonesIn(s, p, 0), stonesIn(s, p, 1)]);
        expect(wall.left.map(section => section.brings)).toEqual([
          undefined,
          undefined,
          'points',
          undefined,
          'statue',
        ]);
        expect(street.plots).toHaveLength(at(s.plots, p).length);
        const cards = [...displayOf(s, p), ...leftOf(s, p), ...underOf(s, p)];
        expect(standing(props, p)).toEqual(cards.map(card => `card:${card}`).sort());
        expect(smallOf(s, p).houses).toHaveLength(displayOf(s, p).length);
      }
    }
  });

  test('each round another cleric comes, and none is lost', () => {
    for (const { after: s, events } of played(hamburg, { expansions: [...EXPANSIONS] }, 2, 'bille')) {
      const { windows } = churchOf(propsOf(s, events));
      const figures = windows.flatMap(({ clerics, here }) => (here > 0 ? [...clerics, here] : clerics));
      const come = s.phase === 1 || s.dice.includes(0) ? s.round - 1 : s.round;
      if (s.wait.length > 0) expect(figures.sort((a, b) => a - b)).toEqual(upTo(come).map(i => i + 1));
      expect(windows.filter(({ here }) => here > 0)).toHaveLength(s.cleric < 0 ? 0 : 1);
    }
  });
});

test('an open section names its price', () => {
  const { wall } = quarterOf(
    tableWith([], s => (s.walls[1] = 2)),
    0,
  );
  expect(wall.left.map(({ price, built }) => (built ? 0 : price))).toEqual([...SECTION_PRICES]);
  expect(wall.right.map(({ price, built }) => (built ? 0 : price))).toEqual([
    0,
    0,
    ...SECTION_PRICES.slice(2),
  ]);
});

test('names can be broken between their syllables, and are the same names', () => {
  const broken = (name: string): string => hyphenated(name).replaceAll('\u00AD', '-');
  expect(broken('Oberpostdirektion')).toBe('Ober-post-di-rek-tion');
  expect(broken('Goldschmiede')).toBe('Gold-schmiede');
  expect(broken('Elbe')).toBe('Elbe');
  for (const card of upTo(CARDS)) {
    const name = nameOf(FIRST + 1 + card);
    expect(hyphenated(name).replaceAll('\u00AD', '')).toBe(name);
    // What is left between two hyphens fits the narrowest card.
    for (const part of hyphenated(name).split(/[\u00AD\s-]/))
      expect(part.length, name).toBeLessThanOrEqual(11);
  }
});

test('what an answer would build is seen where it would stand, and nothing else is', () => {
  const met = new Set<string>();
  for (const seed of ['ghosts', 'plots', 'walls'])
    for (const { before, ask, answer } of played(hamburg, {}, 2, seed)) {
      const props = propsOf(before, [], ask.seat);
      const { table, end } = preview(hamburg, props.view.table, [answer]);
      if (end.kind === 'news') continue;
      const { wall, street } = quarterOf(
        { ...props, picks: { ...props.picks, ahead: { table } as never } },
        ask.seat,
      );
      const sections = [...wall.left, ...wall.right];
      const stones = (s: Hamburg) => stonesIn(s, ask.seat, 0) + stonesIn(s, ask.seat, 1);
      expect(sections.filter(({ ghost }) => ghost)).toHaveLength(Math.max(0, stones(table) - stones(before)));
      const houses = street.plots.flatMap(({ ghost }) =>
        ghost ? [ghost.name.replaceAll('\u00AD', '')] : [],
      );
      expect(displayOf(table, ask.seat).map(nameOf)).toEqual(expect.arrayContaining(houses));
      if (stones(table) > stones(before)) met.add('stone');
      if (houses.length > 0) met.add('house');
      if ((street.ghosts ?? []).some(({ house }) => house === undefined)) met.add('plot');
      // Others see nothing of it.
      const rival = quarterOf(
        { ...props, picks: { ...props.picks, ahead: { table } as never } },
        1 - ask.seat,
      );
      expect([...rival.wall.left, ...rival.wall.right].some(({ ghost }) => ghost)).toBe(false);
    }
  expect([...met].sort()).toEqual(['house', 'plot', 'stone']);
});
