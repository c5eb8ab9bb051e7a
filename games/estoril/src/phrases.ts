/** How Estoril names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, OPEN, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Deed, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import type { Ability } from './characters.ts';
import { indexOf, isPlace, isReward, isSlot, isSymbol, isTurn, word } from './items.ts';
import { PLACES } from './places.ts';
import { slotArgs } from './rules.ts';
import type { Estoril } from './state.ts';

type Args = Phrase['args'];
const phrase = (key: string, args: Args = {}): Phrase => ({ key: `estoril.${key}`, args });

const placeArgs = (place: number): Args => ({ place: at(PLACES, place).word });
/** A slot or the reward space, as texts name it. */
const spotArgs = (item: Item): Args =>
  isSlot(item) ? slotArgs(indexOf(item)) : { ...placeArgs(indexOf(item)), numeral: 'reward' };
const nameArgs = (card: Card): Args => ({ name: face(card).name });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The symbols of a tile as one word: none, assassin, seducerTwice, assassinDiplomat … */
export const symbolsWord = ([first, second]: readonly Ability[]): string => {
  if (first === undefined) return 'none';
  if (second === undefined) return first;
  return first === second ? `${first}Twice` : first + capital(second);
};

const tileItem = (card: Card): Phrase => {
  const { name, nation, strength, points, symbols } = face(card);
  return phrase('item.tile', { name, nation, strength, points, symbols: symbolsWord(symbols) });
};

const item = (x: Item): Phrase => {
  if (x > FIRST) return tileItem(x);
  if (isSlot(x)) return phrase('item.slot', slotArgs(indexOf(x)));
  if (isReward(x)) return phrase('item.reward', placeArgs(indexOf(x)));
  if (isPlace(x)) return phrase('place', placeArgs(indexOf(x)));
  if (isTurn(x)) return phrase('item.turn', { degrees: 90 * indexOf(x) });
  return isSymbol(x) ? phrase('symbol', { symbol: word(x) }) : phrase(`item.${word(x)}`);
};

const aboutArgs = (x: Item): Args =>
  x > FIRST ? nameArgs(x) : isPlace(x) ? placeArgs(indexOf(x)) : spotArgs(x);

/** What the question is about, and how many items it wants. */
const prompt = ({ why, about, min }: Ask): Phrase =>
  phrase(
    why.replace('estoril.', 'ask.'),
    about.reduce<Args>((args, x) => ({ ...args, ...aboutArgs(x) }), { n: min }),
  );

/** A field of an event; the caller vouches that it is a number. */
const n = (told: Deed, field: string): number => told[field] as number;
const tile = (told: Deed): Args => nameArgs(n(told, 'card'));
const onSlot = (told: Deed): Args => slotArgs(n(told, 'slot'));
const onPlace = (told: Deed): Args => placeArgs(n(told, 'place'));
const tileOnSlot = (told: Deed): Args => ({ ...tile(told), ...onSlot(told) });
const tileOnPlace = (told: Deed): Args => ({ ...tile(told), ...onPlace(told) });
/** Whoever hears the event saw the face. */
const isFace = (told: Deed): boolean => n(told, 'card') > FIRST;
const isPublic = (told: Deed): boolean => told['sees'] === OPEN;

type Line = readonly [key: string, args?: Args];

const placed = (told: Deed): Line => {
  if (!isFace(told)) return ['placedUnseen', onSlot(told)];
  return [isPublic(told) ? 'placed' : 'placedSecret', tileOnSlot(told)];
};

const looked = (told: Deed): Line => {
  const spot = spotArgs(n(told, 'at'));
  return isFace(told) ? ['looked', { ...spot, ...tile(told) }] : ['lookedUnseen', spot];
};

const reward = (told: Deed): Line => {
  if (!isFace(told)) return ['rewardUnseen', onPlace(told)];
  return [isPublic(told) ? 'reward' : 'rewardSecret', tileOnPlace(told)];
};

const lured = (told: Deed): Line => {
  const { place, numeral } = slotArgs(n(told, 'from'));
  return ['lured', { ...tileOnSlot(told), fromPlace: place, fromNumeral: numeral }];
};

/** The log line of each event, without `who`, which is always the event's seat. The rest is for the eye. */
const LOG: { readonly [e: string]: (told: Deed) => Line } = {
  mission: told => ['mission', { mission: told['mission'] as string }],
  round: told => ['round', { round: n(told, 'round') }],
  rotated: told => ['rotated', { ...onPlace(told), degrees: n(told, 'degrees') }],
  reward,
  placed,
  out: () => ['out'],
  looked,
  unseen: () => ['unseen'],
  reached: told => ['reached', onPlace(told)],
  rewardShown: told => ['rewardShown', tile(told)],
  shown: told => ['shown', tileOnSlot(told)],
  declined: told => ['declined', tile(told)],
  shot: told => ['shot', tileOnSlot(told)],
  guarded: told => ['guarded', tileOnSlot(told)],
  lured,
  drew: told => (isFace(told) ? ['drew', tile(told)] : ['drewUnseen']),
  kept: () => ['kept'],
  swapped: told => ['swapped', { ...tile(told), old: face(n(told, 'old')).name }],
  rolled: told => ['rolled', { ...onSlot(told), first: n(told, 'first'), second: n(told, 'second') }],
  lost: told => ['lost', tile(told)],
  won: told => ['won', { ...tileOnPlace(told), strength: n(told, 'strength') }],
  unclaimed: told => ['unclaimed', tileOnPlace(told)],
  tookBack: () => ['tookBack'],
  discarded: told => ['discarded', tile(told)],
  over: () => ['over'],
};

const event = (told: Deed): Phrase | undefined => {
  const line = LOG[told.e]?.(told);
  if (line === undefined) return undefined;
  const [key, args = {}] = line;
  return phrase(`log.${key}`, 'seat' in told ? { ...args, who: n(told, 'seat') } : args);
};

export const phrases: Phrases<Estoril> = {
  item,
  prompt,
  event,
  card: x => phrase(`card.${symbolsWord(face(x).symbols)}`),
  source: source =>
    source.startsWith('M') ? phrase('source.mission', { mission: source }) : phrase(`source.${source}`),
};
