/** How Estoril names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Event, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import { indexOf, isPlace, isReward, isSlot, isSymbol, isTurn, word } from './items.ts';
import { PLACES } from './places.ts';
import { slotArgs } from './rules.ts';
import type { Estoril } from './state.ts';

type Args = Phrase['args'];
const phrase = (key: string, args: Args = {}): Phrase => ({ key, args });

const placeArgs = (place: number): Args => ({ place: at(PLACES, place).word });
/** A slot or the reward space, as texts name it. */
const spotArgs = (item: Item): Args =>
  isSlot(item) ? slotArgs(indexOf(item)) : { ...placeArgs(indexOf(item)), numeral: 'reward' };
const nameOf = (card: Card): string => (card > FIRST ? face(card).name : '');

const item = (x: Item): Phrase => {
  if (x > FIRST) return phrase('estoril.item.tile', { name: nameOf(x) });
  if (isSlot(x)) return phrase('estoril.item.slot', slotArgs(indexOf(x)));
  if (isReward(x)) return phrase('estoril.item.reward', placeArgs(indexOf(x)));
  if (isPlace(x)) return phrase('estoril.item.place', placeArgs(indexOf(x)));
  if (isTurn(x)) return phrase('estoril.item.turn', { degrees: 90 * indexOf(x) });
  return isSymbol(x) ? phrase('estoril.item.symbol', { symbol: word(x) }) : phrase(`estoril.item.${word(x)}`);
};

const aboutArgs = (x: Item): Args =>
  x > FIRST ? { card: nameOf(x) } : isPlace(x) ? placeArgs(indexOf(x)) : spotArgs(x);

const prompt = (ask: Ask): Phrase => {
  const args = ask.about.reduce<Args>((all, x) => ({ ...all, ...aboutArgs(x) }), { n: ask.min });
  return phrase(`estoril.ask.${ask.why.replace(/^estoril\./, '')}`, args);
};

const originArgs = (slot: number): Args => {
  const { place, numeral } = slotArgs(slot);
  return { fromPlace: place, fromNumeral: numeral };
};

/** Numbers in events become the names of what they count. */
const NAMES: { readonly [field: string]: (n: number) => Args } = {
  seat: n => ({ who: n }),
  slot: slotArgs,
  from: originArgs,
  place: placeArgs,
  at: spotArgs,
  card: n => ({ card: nameOf(n) }),
  old: n => ({ old: nameOf(n) }),
};

/** Moves, peeks and turns are for the eye, and the kernel's `sees` for the mask; the log tells what they mean. */
const SILENT = ['move', 'turn', 'shuffle', 'peek', 'over'];
const UNSAID = ['e', 'sees', 'owner'];

/** Told in another way to those who did not see the face. */
const UNSEEN: { readonly [e: string]: string } = {
  placed: 'hid',
  looked: 'peeked',
  drew: 'drewUnseen',
  reward: 'rewardHidden',
};

const event = (told: Event): Phrase | undefined => {
  if (SILENT.includes(told.e)) return undefined;
  let args: Args = {};
  for (const [field, value] of Object.entries(told)) {
    if (UNSAID.includes(field) || typeof value === 'object') continue;
    const named = typeof value === 'number' ? NAMES[field]?.(value) : undefined;
    args = { ...args, ...(named ?? { [field]: value }) };
  }
  const unseen = typeof told['card'] === 'number' && told['card'] < FIRST ? UNSEEN[told.e] : undefined;
  return phrase(`estoril.log.${unseen ?? told.e}`, args);
};

/** The text of a tile, by the symbols that act. */
const card = (x: Card): Phrase => {
  const { name, codename, nation, strength, points, symbols } = face(x);
  const key = symbols.length === 0 ? 'none' : symbols.join('.');
  return phrase(`estoril.card.${key}`, { name, codename, nation, strength, points });
};

export const phrases: Phrases<Estoril> = {
  item,
  prompt,
  event,
  card,
  source: source => phrase(`estoril.source.${source}`),
};
