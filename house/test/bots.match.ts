/** What every bot owes every game: a legal answer, from nothing but what its seat may know. */
import { BOTS, Judge, LEVELS, Sight, answerJob, counted, hintJob, secretOf } from '@kaffeehaus/bots';
import type { Bot } from '@kaffeehaus/bots';
import { estoril } from '@kaffeehaus/estoril';
import { mind as estorilMind } from '@kaffeehaus/estoril/mind';
import { hamburg } from '@kaffeehaus/hamburg';
import { mind as hamburgMind } from '@kaffeehaus/hamburg/mind';
import {
  apply,
  asked,
  at,
  below,
  count,
  determinize,
  has,
  mask,
  nth,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import type { Ask, Game, Mind, State } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { mind as viennaMind } from '@kaffeehaus/vienna/mind';
import { describe, expect, test } from 'vitest';

const GAMES = [
  [vienna, viennaMind],
  [hamburg, hamburgMind],
  [estoril, estorilMind],
] as unknown as readonly (readonly [Game, Mind])[];

/** Tables of random games, every so many answers. */
const moments = function* (game: Game, seats: number, every: number): Generator<{ s: State; ask: Ask }> {
  const s = start(game, {}, seats, `moments of ${game.id}`);
  const chance = seeded('moments');
  for (let n = 0; s.wait.length > 0; n++) {
    const ask = at(asked(s), 0);
    if (n % every === 0) yield { s, ask };
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))));
  }
};

describe.each(GAMES.map(([game, mind]) => [game.id, game, mind] as const))('%s', (_, game, mind) => {
  const judge = new Judge(game, mind);
  const seats = game.seats[1];
  const answerOf = (bot: Bot, s: State, ask: Ask, seed: string): readonly number[] =>
    bot.answer(new Sight(game, s, ask, seeded(seed)), judge, counted(12));

  test.each(BOTS.map(bot => [bot.name, bot] as const))(
    '%s answers legally wherever it is asked',
    (_, bot) => {
      for (const { s, ask } of moments(game, seats, 67))
        expect(has(ask, answerOf(bot, s, ask, 'legal'))).toBe(true);
    },
  );

  test.each(BOTS.map(bot => [bot.name, bot] as const))(
    '%s answers alike at all tables its seat cannot tell apart',
    (_, bot) => {
      const chance = seeded('other worlds');
      let different = 0;
      for (const { s, ask } of moments(game, seats, 61)) {
        const masked = mask(game, s, ask.seat);
        const other = determinize(game, masked, chance);
        if (JSON.stringify(other.zones) !== JSON.stringify(s.zones)) different++;
        expect(answerOf(bot, other, ask, 'luck')).toEqual(answerOf(bot, s, ask, 'luck'));
      }
      expect(different).toBeGreaterThan(0);
    },
  );

  test('a whole job, whatever it is for, is the same at all tables its seat cannot tell apart', () => {
    const chance = seeded('other worlds');
    const secret = secretOf({ seed: 'luck' });
    const jobsAt = (s: State, { seat }: Ask): string =>
      JSON.stringify([
        ...LEVELS.map(level => answerJob(game, s, seat, secret, level, { thoughts: 12 })),
        hintJob(game, s, seat, secret, { milliseconds: 700 }),
      ]);
    for (const { s, ask } of moments(game, seats, 7)) {
      const other = determinize(game, mask(game, s, ask.seat), chance);
      expect(jobsAt(other, ask)).toBe(jobsAt(s, ask));
    }
  });

  test('chances of winning add up to one, and a finished game has its winners', () => {
    let last: State | undefined;
    for (const { s } of moments(game, seats, 17)) {
      const chances = judge.chances(s);
      expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      last = s;
    }
    const winners = game.winners(last as State).seats;
    expect(judge.chances(last as State).map(x => x > 0)).toEqual(
      judge.chances(last as State).map((_x, seat) => winners.includes(seat)),
    );
  });
});
