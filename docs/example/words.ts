/** What people read. Games name keys and arguments; the words are the host's, one such table for each language. */
import type { Phrase } from '@kaffeehaus/kernel';

const ENGLISH: { readonly [key: string]: string } = {
  'round.again': 'roll again',
  'round.card': 'the {n}',
  'round.keep': 'keep it',
  'round.keep.ask': 'You have rolled {n}. Keep it, or roll again?',
  'round.lay.ask': 'Which card do you lay?',
  'round.rolled': '{who} rolls {n}.',
  'round.round': 'Round {round}: the cards are turned over.',
  'round.scored': '{who} scores {n}.',
  'round.sums': 'Sums',
};

export const say = ({ key, args }: Phrase, names: readonly string[] = []): string => {
  const text = ENGLISH[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name];
    if (value === undefined) throw new Error(`${key} lacks {${name}}`);
    return name === 'who' ? (names[Number(value)] ?? `Seat ${Number(value) + 1}`) : String(value);
  });
};
