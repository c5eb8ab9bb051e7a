/** The button that gives an answer says all of it. */
import { estoril } from '@kaffeehaus/estoril';
import { EXPANSIONS, hamburg } from '@kaffeehaus/hamburg';
import { type Ask, type Game, type Item, at, below, has, seeded } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { amountText, giveText, shortText } from '../src/ask/label.ts';
import { manners as inEstoril } from '../src/estoril/manners.ts';
import { manners as inHamburg } from '../src/hamburg/manners.ts';
import {
  type Draft,
  answerOf,
  blank,
  capOf,
  countIn,
  isSingle,
  lackOf,
  missing,
  press,
  putBack,
} from '../src/seat/draft.ts';
import type { Manners } from '../src/seat/gameview.ts';
import { manners as inVienna } from '../src/vienna/manners.ts';
import { played } from './played.ts';

const NAMES = ['Anna', 'Ben', 'Cleo'];
const GAMES: readonly (readonly [Game, Manners, object])[] = [
  [vienna as unknown as Game, inVienna as Manners, { version: 'full' }],
  [hamburg as unknown as Game, inHamburg as Manners, { expansions: EXPANSIONS }],
  [estoril as unknown as Game, inEstoril as Manners, {}],
];

/** Some presses, on things that are offered and things that are not, and some put back. */
const someDraft = (ask: Ask, chance: ReturnType<typeof seeded>): Draft => {
  let draft = blank(ask);
  for (let presses = below(chance, ask.max + 4); presses > 0; presses--) {
    const item = at(ask.of, below(chance, ask.of.length));
    draft = below(chance, 5) === 0 ? putBack(draft, item) : press(ask, draft, item);
    expect(draft.chosen.length).toBeLessThanOrEqual(ask.max);
    for (const each of ask.of) expect(countIn(draft, each)).toBeLessThanOrEqual(capOf(ask, each));
  }
  return draft;
};

/** What is offered after the presses can be chosen, what is not cannot. */
const checkOffers = (ask: Ask, draft: Draft): void => {
  for (const item of ask.of) {
    const more = [...draft.chosen, item];
    const fits = has(
      { ...ask, min: 0 },
      more.sort((a, b) => ask.of.indexOf(a) - ask.of.indexOf(b)),
    );
    if (ask.max > 1) expect(lackOf(ask, draft, item) === undefined).toBe(fits);
  }
};

test.each(GAMES)('every count of a random answer stands on its button: $id', (game, manners, options) => {
  const chance = seeded('labels');
  const naming = { game, ...manners };
  const whys = new Set<string>();
  for (const seed of ['a', 'b', 'c'])
    for (const { ask } of played(game, options as never, 3, seed)) {
      if (isSingle(ask) || ask.of.length === 0) continue;
      whys.add(ask.why);
      const draft = someDraft(ask, chance);
      if (ask.shape !== 'arrangement') checkOffers(ask, draft);
      const answer = answerOf(ask, draft);
      if (answer === undefined) {
        expect(shortText(naming, ask, draft)).toContain(String(missing(ask, draft)));
        continue;
      }
      const label = giveText(naming, ask, draft, NAMES);
      answer.forEach((item: Item, i) => {
        const n = ask.shape === 'arrangement' ? i + 1 : countIn(draft, item);
        const told = amountText(naming, ask, item, n, NAMES);
        expect(label).toContain(told);
        if (ask.shape === 'bag') expect(told).toMatch(new RegExp(`(?<!\\d)${n}(?!\\d)`));
      });
    }
  expect([...whys].filter(why => manners.doing?.({ why } as Ask) === undefined)).toEqual([]);
});

/** What a button of a phone has room for, in two lines. */
const ROOM = 56;

test.each(GAMES)('one answer has room on its button: $id', (game, manners, options) => {
  const naming = { game, ...manners };
  const long = new Set<string>();
  for (const { ask } of played(game, options as never, 3, 'room'))
    for (const item of isSingle(ask) ? ask.of : []) {
      const label = giveText(naming, ask, press(ask, blank(ask), item), NAMES);
      if (label.length > ROOM) long.add(label);
    }
  expect([...long]).toEqual([]);
});
