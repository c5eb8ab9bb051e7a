/** Characters as they are drawn and named. */
import { type Card, FIRST } from '@kaffeehaus/kernel';
import { type Estoril, abilityText, estoril, face } from '@kaffeehaus/estoril';
import { called, say } from '../ui/words.ts';
import type { Person } from './draw/portraits.ts';
import { colourOf } from '../ui/colours.ts';
import type { CharacterFace } from './draw/SpyFace.tsx';

/** A masked table shows backs as numbers below the first card. */
export const isFace = (card: Card | undefined): card is Card => card !== undefined && card > FIRST;

/** The starters of all seats share their faces; a test knows that everybody has one. */
const personOf = (word: string): Person => word.replace(/-\d$/, '') as Person;

export const faceOf = (card: Card): CharacterFace => {
  const { word, name, nation, strength, points, symbols, starter } = face(card);
  return {
    person: personOf(word),
    codename: called('estoril', name),
    name,
    nation,
    strength,
    points,
    skills: symbols,
    starter: starter < 0 ? undefined : colourOf(starter),
  };
};

/** What is printed on a character, in words. */
export const nameOf = (card: Card): string => say(estoril.phrases.item(card));

/** The same, and what its symbols do. */
export const tileLabel = (card: Card, { wide }: Pick<Estoril, 'wide'>): string =>
  `${nameOf(card)}. ${say(abilityText(card, wide))}`;
