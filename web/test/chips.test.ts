/** What the page tells of an answer before it is given is what giving it brings. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { type Game, at, determinize, mask, seeded } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { chipsOf, shiftsOf, shownChips } from '../src/ask/chips.ts';
import { foresee } from '../src/ask/foresight.ts';
import { manners as inEstoril } from '../src/estoril/manners.ts';
import { manners as inHamburg } from '../src/hamburg/manners.ts';
import type { Manners } from '../src/seat/gameview.ts';
import { manners as inVienna } from '../src/vienna/manners.ts';
import { fulfillable } from '../src/vienna/orders.ts';
import { played, seen } from './played.ts';

const GAMES = [
  ['vienna', vienna as unknown as Game, inVienna as Manners, { version: 'full' }],
  ['hamburg', hamburg as unknown as Game, inHamburg as Manners, {}],
  ['estoril', estoril as unknown as Game, inEstoril as Manners, {}],
] as const;
const NAMES = ['Anna', 'Ben', 'Cleo'];

test.each(GAMES)('numbers of the strip become what was told: %s', (_, game, manners, options) => {
  let [certain, n] = [0, 0];
  for (const { before, after, ask, answer } of played(game, options, 3, 'ahead')) {
    if (before.wait.length > 1) continue;
    if (++n > 150) break;
    const view = seen(game, before, [], 0, ask.seat);
    const ahead = foresee(game, view, [answer]);
    const chips = chipsOf(manners, view, ahead, NAMES);
    expect(shownChips(chips).length).toBeLessThanOrEqual(5);
    if (ahead.end.kind === 'news') {
      expect(shownChips(chips).some(chip => chip.kind === 'end')).toBe(true);
      continue;
    }
    certain++;
    const now = manners.counts?.(before, ask.seat) ?? [];
    const then = manners.counts?.(after, ask.seat) ?? [];
    const changed = now.flatMap((count, i) =>
      count.n === at(then, i).n ? [] : [{ at: count.at, from: count.n, to: at(then, i).n }],
    );
    expect(shiftsOf(manners, view, ahead).map(({ at: name, from, to }) => ({ at: name, from, to }))).toEqual(
      changed,
    );
  }
  expect(certain).toBeGreaterThan(20);
});

test.each(GAMES)(
  'chips are the same in two worlds that the seat cannot tell apart: %s',
  (_, game, manners, options) => {
    let n = 0;
    for (const { before, ask, answer } of played(game, options, 3, 'worlds')) {
      if (++n > 100) break;
      const other = determinize(game, mask(game, before, ask.seat), seeded(`world ${n}`));
      const told = [before, other].map(world => {
        const view = seen(game, world, [], 0, ask.seat);
        const ahead = foresee(game, view, [answer]);
        return [chipsOf(manners, view, ahead, NAMES), shiftsOf(manners, view, ahead).map(String)];
      });
      expect(told[1]).toEqual(told[0]);
    }
  },
);

test('a majority that would be won or lost in Hamburg is told, and then it is', () => {
  const told = new Set<string>();
  for (const seed of ['m1', 'm2', 'm3', 'm4'])
    for (const { before, after, ask, answer } of played(hamburg, {}, 2, seed)) {
      const [held, holds] = [at(before.majority, ask.seat), at(after.majority, ask.seat)];
      if (held === holds) continue;
      const view = seen(hamburg, before, [], 0, ask.seat);
      const ahead = foresee(hamburg as unknown as Game, view as never, [answer]);
      if (ahead.end.kind === 'news' || at((ahead.table as typeof before).majority, ask.seat) !== holds)
        continue;
      for (const { isGain, told: text } of inHamburg.prizes?.(view, ahead as never) ?? []) {
        expect(text).toMatch(isGain ? /^yours: / : /^lost: /);
        told.add(isGain ? 'won' : 'lost');
      }
    }
  expect(told).toContain('won');
});

test('the missions told in Vienna are those that are offered to be fulfilled next', () => {
  let n = 0;
  for (const seed of ['v1', 'v2', 'v3', 'v4', 'v5', 'v6'])
    for (const { before, after, ask, answer } of played(vienna, { version: 'full' }, 2, seed)) {
      if (!/agent|origin/.test(ask.why)) continue;
      const view = seen(vienna, before, [], 0, ask.seat);
      const ahead = foresee(vienna as unknown as Game, view as never, [answer]);
      const cards = fulfillable(view, ahead as never);
      if (cards.length === 0) continue;
      const next = after.wait.find(({ seat, why }) => seat === ask.seat && why === 'vienna.orders');
      // An ability may have its say before.
      if (!next) continue;
      expect(next.of).toEqual(expect.arrayContaining([...cards]));
      n++;
    }
  expect(n).toBeGreaterThan(0);
});
