/** What travels to a page: exact for every game, seat and watcher, and small at the largest tables. */
import {
  Fault,
  WATCHER,
  apply,
  asked,
  at,
  below,
  count,
  isDeed,
  mask,
  maskEvent,
  nth,
  packDelta,
  packView,
  seeded,
  start,
  times,
  unpackDelta,
  unpackView,
} from '@kaffeehaus/kernel';
import type { Game, GameEvent, State } from '@kaffeehaus/kernel';
import { everything } from '@kaffeehaus/bench';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];

/** To the byte. Not asked of `expect`, which takes longer than all the rest. */
const mustBe = (there: unknown, here: unknown): void => {
  if (JSON.stringify(there) !== JSON.stringify(here)) expect(there).toEqual(here);
};

/** Plays by lot; after each answer every viewer's bytes are unpacked and compared, now and then a whole view. */
const travel = (game: Game, seats: number, seed: string): { turns: number[]; views: number[] } => {
  const s = start(game, everything(game, seats), seats, seed);
  const chance = seeded(`players of ${seed}`);
  const viewers = [...times(seats, seat => seat), WATCHER];
  const turns: number[] = [];
  const views: number[] = [];
  let before = viewers.map(viewer => mask(game, s, viewer));
  while (s.wait.length > 0) {
    const ask = at(asked(s), 0);
    const events: GameEvent[] = [];
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))), events);
    const after = viewers.map(viewer => mask(game, s, viewer));
    viewers.forEach((viewer, i) => {
      const heard = events.map(event => maskEvent(game, event, viewer));
      const turn = packDelta(game, at(before, i), at(after, i), heard);
      const there = unpackDelta(game, at(before, i), turn);
      mustBe(there, { view: at(after, i), events: heard });
      turns.push(turn.length);
      if (turns.length % 4 > 0) return;
      const view = packView(game, at(after, i));
      mustBe(unpackView(game, seats, view), at(after, i));
      views.push(view.length);
    });
    before = after;
  }
  return { turns, views };
};

const mean = (sizes: readonly number[]): number => sizes.reduce((sum, n) => sum + n, 0) / sizes.length;
const share = (sizes: readonly number[], part: number): number =>
  at(
    sizes.slice().sort((a, b) => a - b),
    Math.floor(part * sizes.length),
  );

/** What one answer in the middle of a game did to a seat's view. */
const viewAfter = (game: Game, n: number): { before: State; after: State; events: GameEvent[] } => {
  const seats = game.seats[1];
  const s = start(game, everything(game, seats), seats, 'damage');
  const chance = seeded('players of damage');
  for (let i = 0; ; i++) {
    const ask = at(asked(s), 0);
    const before = mask(game, s, 0);
    const events: GameEvent[] = [];
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))), events);
    const heard = events.map(event => maskEvent(game, event, 0));
    if (i >= n && heard.some(isDeed)) return { before, after: mask(game, s, 0), events: heard };
  }
};

const damagedBy = (bytes: Uint8Array, changes: readonly (readonly [number, number])[]): Uint8Array => {
  const copy = bytes.slice();
  for (const [where, byte] of changes) copy[where % copy.length] = byte;
  return copy;
};

const survives = (bytes: Uint8Array, read: (bytes: Uint8Array) => unknown): void => {
  try {
    read(bytes);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    expect(error.code).toBe('damaged-frame');
  }
};

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('arrives as it was, and small, at the largest table', () => {
    const { turns, views } = travel(game, game.seats[1], 'largest');
    expect(mean(turns)).toBeLessThanOrEqual(120);
    expect(share(turns, 0.95)).toBeLessThanOrEqual(400);
    expect(mean(views)).toBeLessThanOrEqual(1_800);
    expect(Math.max(...views)).toBeLessThanOrEqual(3_200);
  });

  test('damaged on its way is refused, or read without harm', () => {
    const view = viewAfter(game, 60);
    const turn = packDelta(game, view.before, view.after, view.events);
    const full = packView(game, view.after);
    const seats = game.seats[1];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }), changes => {
        survives(damagedBy(turn, changes), bytes => unpackDelta(game, view.before, bytes));
        survives(damagedBy(full, changes), bytes => unpackView(game, seats, bytes));
      }),
      { numRuns: 1_000 },
    );
    expect(Object.keys(Array.prototype)).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('arrives as it was at the smallest table', () => {
    expect(travel(game, game.seats[0], 'smallest').turns.length).toBeGreaterThan(0);
  });
});
