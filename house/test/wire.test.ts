/** What travels to a page: exact for every game, seat and watcher, and small at the largest tables. */
import {
  WATCHER,
  apply,
  asked,
  at,
  below,
  count,
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
import type { Game, GameEvent } from '@kaffeehaus/kernel';
import { everything } from '@kaffeehaus/bench';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];

/** Plays by lot; after each answer every viewer's bytes are unpacked and compared. */
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
      expect(JSON.stringify(there)).toBe(JSON.stringify({ view: at(after, i), events: heard }));
      const view = packView(game, at(after, i));
      expect(JSON.stringify(unpackView(game, seats, view))).toBe(JSON.stringify(at(after, i)));
      turns.push(turn.length);
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

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('arrives as it was, and small, at the largest table', () => {
    const { turns, views } = travel(game, game.seats[1], 'largest');
    expect(mean(turns)).toBeLessThanOrEqual(120);
    expect(share(turns, 0.95)).toBeLessThanOrEqual(400);
    expect(mean(views)).toBeLessThanOrEqual(1_800);
    expect(Math.max(...views)).toBeLessThanOrEqual(3_200);
  });

  test('arrives as it was at the smallest table', () => {
    expect(travel(game, game.seats[0], 'smallest').turns.length).toBeGreaterThan(0);
  });
});
