/** What the page tells of an answer before it is given is what giving it brings. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { type Game, at } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { wordsOf } from '@kaffeehaus/words/node';
import { expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', () => {
  const { lang, t, say, list, has } = wordsOf('en', problem => {
    throw new Error(problem);
  });
  return {
    t,
    say,
    list,
    hasText: has,
    spokenLang: () => lang,
    plus: (n: number) => `${n > 0 ? '+' : ''}${n}`,
  };
});
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { chipsOf, shiftsOf, shownChips } from '../src/ask/ahead.ts';
import { foresee } from '../src/ask/foresight.ts';
import { manners as inEstoril } from '../src/estoril/manners.ts';
import { manners as inHamburg } from '../src/hamburg/manners.ts';
import type { Manners } from '../src/seat/gameview.ts';
import { manners as inVienna } from '../src/vienna/manners.ts';
import { played, seen } from './played.ts';

test.each([
  ['vienna', vienna as unknown as Game, inVienna as Manners, { version: 'full' }],
  ['hamburg', hamburg as unknown as Game, inHamburg as Manners, {}],
  ['estoril', estoril as unknown as Game, inEstoril as Manners, {}],
] as const)('numbers of the strip become what was told: %s', (_, game, manners, options) => {
  let [certain, n] = [0, 0];
  for (const { before, after, ask, answer } of played(game, options, 3, 'ahead')) {
    if (before.wait.length > 1) continue;
    if (++n > 200) break;
    const view = seen(game, before, [], 0, ask.seat);
    const ahead = foresee(game, view, [answer]);
    const chips = chipsOf(manners, view, ahead, ['Anna', 'Ben', 'Cleo']);
    expect(shownChips(chips).length).toBeLessThanOrEqual(5);
    if (ahead.end.kind === 'news') {
      expect(shownChips(chips).some(chip => chip?.kind === 'end')).toBe(true);
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
