/** Nothing a game can say lacks a text in any language. */
import { readFileSync } from 'node:fs';
import type { Frozen, Game, Rules } from '@kaffeehaus/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGS, keysOf, wordsOf } from '../src/node.ts';
import { GAMES } from './games.ts';
import { Speech, cardsOf, namesOf, playsOf } from './speech.ts';

const loud = (problem: string): never => {
  throw new Error(problem);
};

/** What a text never holds: braces, plural marks, names of nothing, a key instead of a text. */
const BROKEN = /[{}#]|\bundefined\b|\bNaN\b|\[object|[a-z]\.[a-z]+\.[a-z]|\s\s|^\s|\s$/;

/** Every text that is not fit to be shown. */
const broken = (speech: Speech): string[] =>
  LANGS.flatMap(lang => {
    const words = wordsOf(lang, loud);
    const texts = [...speech.phrases.values()].map(phrase =>
      words.say(phrase, ['Ada', 'Bo', 'Cem', 'Dot', 'Eve']),
    );
    return texts.filter(text => text === '' || BROKEN.test(text));
  });

/** The frozen revisions before the one that is built in. */
const earlierOf = async ({ id, rev }: Game): Promise<Game[]> => {
  const read = (file: string): string => readFileSync(new URL(file, RULES), 'utf8');
  const frozen = (JSON.parse(read('index.json')) as readonly Frozen[]).filter(
    one => one.game === id && one.rev < rev,
  );
  const brought = frozen.map(({ hash }) => import(new URL(`${hash}.js`, RULES).href) as Promise<Rules>);
  return (await Promise.all(brought)).map(({ game }) => game);
};
const RULES = new URL('../../rules/', import.meta.url);

/** What is only said while a game is played. */
const AREAS = ['ask', 'help', 'log', 'source'];

describe.each(GAMES)('$id', game => {
  const said = (area: string): string[] => keysOf('en').filter(key => key.startsWith(`${game.id}.${area}.`));
  let played = new Speech();
  beforeAll(async () => {
    // Games begun by an earlier revision are told in today's words.
    const before = new Speech();
    for (const earlier of await earlierOf(game)) playsOf(earlier, AREAS.flatMap(said), before, 1);
    played = playsOf(game, AREAS.flatMap(said), before);
  }, 60_000);

  test('names every item, card, rule and option', () => {
    const speech = namesOf(game);
    expect(speech.phrases.size).toBeGreaterThan(game.cards);
    expect(broken(speech)).toEqual([]);
  });

  test('has words for all that happens in random games', () => {
    expect(played.phrases.size).toBeGreaterThan(1000);
    expect(broken(played)).toEqual([]);
  });

  test.each(AREAS)('has no word too many: %s', area => {
    expect(played.keys(`${game.id}.${area}.`)).toEqual(said(area));
  });

  test('cites only rules it lists, each with a text', () => {
    expect([...played.cited].filter(rule => !game.rules.includes(rule))).toEqual([]);
    expect(played.cited.size).toBeGreaterThan(0);
    expect(game.rules.filter(rule => !wordsOf('en').has(rule))).toEqual([]);
  });

  test('says the same of cards only if they do the same', () => {
    for (const lang of LANGS) {
      const words = wordsOf(lang, loud);
      const texts = new Map<string, string>();
      for (const card of cardsOf(game)) {
        const phrase = game.phrases.card(card);
        const text = words.say(phrase);
        const said = JSON.stringify(phrase);
        expect(texts.get(text) ?? said, text).toBe(said);
        texts.set(text, said);
      }
    }
  });
});
