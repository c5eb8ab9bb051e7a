/** Bans: each forbids something that is asked in real games, and leaves every question an answer. */
import { Sight, random } from '@kaffeehaus/bots';
import { apply, at, count, firstOpen, has, seeded, start, times } from '@kaffeehaus/kernel';
import type { Ask, State } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { BANS, banNamed, keyOfBan, restrained } from '../src/bans.ts';
import { gameOf } from '../src/games.ts';
import { judgeOf } from '../src/minds.ts';

describe.each(BANS.map(ban => [keyOfBan(ban), ban] as const))('%s', (key, ban) => {
  const game = gameOf(ban.game);
  const asks = function* (): Generator<{ s: State; ask: Ask }> {
    for (const seed of times(3, i => `ban ${i}`)) {
      const s = start(game, {}, 2, seed);
      const chance = seeded(seed);
      for (let ask = firstOpen(s); ask !== undefined; ask = firstOpen(s)) {
        yield { s, ask };
        apply(game, s, ask.seat, random.answer(new Sight(game, s, ask, chance)));
      }
    }
  };

  test('takes something away now and then, and never everything', () => {
    let limited = 0;
    for (const { s, ask } of asks()) {
      const left = ban.limit(s, ask);
      expect(count(left)).toBeGreaterThan(0);
      expect(count(left)).toBeLessThanOrEqual(count(ask));
      if (count(left) < count(ask)) limited++;
    }
    expect(limited).toBeGreaterThan(0);
  });

  test('is kept, with answers that are legal', async () => {
    const bot = restrained(random, banNamed(key));
    const judge = await judgeOf(game);
    let i = 0;
    for (const { s, ask } of asks()) {
      if (i++ % 7 > 0) continue;
      const answer = bot.answer(new Sight(game, s, ask, seeded(`${i}`)), judge, () => true);
      expect(has(ask, answer)).toBe(true);
      expect(has(ban.limit(s, ask), answer)).toBe(true);
    }
  });
});

test('nobody can be forbidden what is not known', () => {
  expect(() => banNamed('vienna sings')).toThrow('nobody is forbidden vienna sings');
  expect(at(BANS, 0)).toBe(banNamed('vienna hires agents'));
});
