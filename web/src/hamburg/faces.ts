/** Cards as they are drawn and named. */
import { type Card, FIRST, type Seat, at } from '@kaffeehaus/kernel';
import { CATEGORIES, COLOURS, type Hamburg, buildPrice, face, hamburg, nameOf } from '@kaffeehaus/hamburg';
import { say, spokenLang, t } from '../ui/words.ts';
import { hyphenated } from './hyphens.ts';
import { pictured } from './signs.ts';
import type { TradeFace } from './draw/TradeFace.ts';

/** A masked table shows backs as numbers below the first card. */
export const isFace = (card: Card | undefined): card is Card => card !== undefined && card > FIRST;

/** There are hundreds of cards, and what is printed on them changes only with the language. */
const printed = <T>(print: (card: Card) => T): ((card: Card) => T) => {
  let [lang, known] = ['', new Map<Card, T>()];
  return card => {
    if (lang !== spokenLang()) [lang, known] = [spokenLang(), new Map()];
    const before = known.get(card);
    if (before !== undefined) return before;
    const fresh = print(card);
    known.set(card, fresh);
    return fresh;
  };
};

export const faceOf = printed((card): TradeFace => {
  const { category, colour, price, points, sentence } = face(card);
  const name = at(CATEGORIES, category);
  return {
    number: hamburg.word(card),
    name: hyphenated(nameOf(card)),
    colour: at(COLOURS, colour),
    category: name,
    categoryName: t('hamburg.category', { category: name }),
    price,
    points,
    when: sentence.when,
    fee: sentence.fee.map(fee => COLOURS[fee] ?? 'any'),
    signs: pictured(sentence),
    text: say(hamburg.phrases.card(card)),
  };
});

const labelAt = (card: Card, price: number): string => {
  const { category, colour, points } = face(card);
  const what = t('web.hamburg.card', {
    name: say(hamburg.phrases.item(card)),
    category: t('hamburg.category', { category: at(CATEGORIES, category) }),
    colour: at(COLOURS, colour),
    price,
    points,
  });
  return `${what} ${say(hamburg.phrases.card(card))}`;
};

/** Everything printed on a card, in words. */
export const cardLabel = printed((card): string => labelAt(card, face(card).price));

/** A card in the hand, at the price its owner would pay for it now. */
export const inHand = (s: Hamburg, seat: Seat, card: Card): { face: TradeFace; label: string } => {
  const price = buildPrice(s, seat, card, true);
  return price === face(card).price
    ? { face: faceOf(card), label: cardLabel(card) }
    : { face: { ...faceOf(card), price }, label: labelAt(card, price) };
};
