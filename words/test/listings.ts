/** The golden listing: every distinct card text of a game, in four languages, with the cards that say so. */
import type { Game } from '@kaffeehaus/kernel';
import { LANGS, wordsOf } from '../src/node.ts';
import { GAMES } from './games.ts';
import { cardsOf } from './speech.ts';

/** What `node words/listing.mjs` writes. */
export const listings = (): { file: string; text: string }[] =>
  GAMES.map(game => ({ file: `games/${game.id}/words/cards.txt`, text: listing(game) }));

const listing = (game: Game): string => {
  const texts = new Map<string, number[]>();
  for (const card of cardsOf(game)) {
    const phrase = game.phrases.card(card);
    const lines = LANGS.map(lang => `  ${lang}  ${wordsOf(lang).say(phrase)}`).join('\n');
    texts.set(lines, [...(texts.get(lines) ?? []), card]);
  }
  return [...texts]
    .map(([lines, cards]) => `${cards.map(card => game.word(card)).join(' ')}\n${lines}\n`)
    .join('\n');
};
