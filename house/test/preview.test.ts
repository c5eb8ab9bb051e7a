/** What an answer would bring, said in every language for every game, while whole games are played. */
import {
  apply,
  asked,
  at,
  below,
  count,
  mask,
  nth,
  preview,
  previewPhrases,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import type { Game, Preview } from '@kaffeehaus/kernel';
import { everything } from '@kaffeehaus/bench';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import { LANGS } from '@kaffeehaus/words';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';

const GAMES = [vienna, hamburg, estoril] as unknown as readonly Game[];

/** The previews of all answers of a game played by lot. */
const previews = (game: Game, seats: number): Preview[] => {
  const s = start(game, everything(game, seats), seats, 'previews');
  const chance = seeded('players of previews');
  const found: Preview[] = [];
  while (s.wait.length > 0) {
    const ask = at(asked(s), 0);
    const answer = nth(ask, below(chance, count(ask)));
    found.push(preview(game, mask(game, s, ask.seat), [answer]));
    apply(game, s, ask.seat, answer);
  }
  return found;
};

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const all = previews(game, game.seats[1]);

  test('previews are said in every language', () => {
    for (const lang of LANGS) {
      const words = wordsOf(lang, problem => {
        throw new Error(problem);
      });
      for (const told of all)
        for (const phrase of previewPhrases(game, told)) expect(words.say(phrase)).not.toMatch(/[{}]/);
    }
  });

  test('most answers are told to where the seat is asked again, or others are', () => {
    const far = all.filter(({ end }) => end.kind !== 'news');
    expect(far.length).toBeGreaterThan(0.6 * all.length);
  });

  test('nothing hangs on hidden cards that was not shown', () => {
    expect(all.filter(({ end }) => end.kind === 'news' && end.by === 'hidden')).toEqual([]);
  });
});
