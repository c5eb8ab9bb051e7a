/** Every refusal explains itself: no question is put without saying what a player may expect, and why not. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import {
  apply,
  asked,
  at,
  below,
  count,
  expected,
  mask,
  nth,
  refusalOf,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';
import { anyOptions } from '@kaffeehaus/kernel/laws';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];
const SEEDS = ['a', 'b', 'c'];
const LATE = 60_000;

/** Plays by chance and looks at every question before it is answered. */
const play = (game: Game, seats: number, seed: string, look: (s: State) => void): void => {
  const chance = seeded(`refusals ${game.id} ${seats} ${seed}`);
  const s = start(game, anyOptions(game, chance, seats), seats, seed);
  while (s.wait.length > 0) {
    look(s);
    const ask = at(asked(s), 0);
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))));
  }
};

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('every verb that asks declares what a player may expect', () => {
    const silent = Object.entries(game.ops).filter(([, op]) => op.ask && !op.expect);
    expect(silent.map(([verb]) => verb)).toEqual([]);
  });

  test(
    'what a seat is told from its own view is what the table would say, and most questions refuse something',
    () => {
      const kinds = new Set<string>();
      const refusing = new Set<string>();
      const look = (s: State): void => {
        for (const ask of asked(s)) {
          kinds.add(ask.why);
          const view = mask(game, s, ask.seat);
          for (const item of expected(game, view, ask.seat)) {
            if (ask.of.includes(item)) continue;
            refusing.add(ask.why);
            const told = refusalOf(game, view, ask.seat, item);
            expect(told, `${ask.why}: ${game.word(item)}`).toBeDefined();
            expect(told).toEqual(refusalOf(game, s, ask.seat, item));
          }
        }
      };
      const [fewest, most] = game.seats;
      for (let seats = fewest; seats <= most; seats++)
        for (const seed of SEEDS) play(game, seats, seed, look);
      expect(refusing.size / kinds.size).toBeGreaterThan(0.5);
    },
    LATE,
  );
});
