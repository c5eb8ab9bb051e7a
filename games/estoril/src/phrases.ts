/** How Estoril names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, OPEN, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import type { Ability } from './characters.ts';
import type { EstorilEvent, Kind, Told } from './events.ts';
import { indexOf, isPlace, isReward, isSlot, isSymbol, isTurn, word } from './items.ts';
import { mission } from './missions.ts';
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

/** What a tile does; a nationalist by what the option lets it count. */
export const abilityText = (card: Card, wide: boolean): Phrase => {
  const { symbols, flags } = face(card);
  return phrase(`card.${symbolsWord(symbols)}${wide && flags > 0 ? '.adjacent' : ''}`);
};

const tileItem = (card: Card): Phrase => {
  const { name, woman, nation, strength, points, symbols } = face(card);
  return phrase(woman ? 'item.woman' : 'item.tile', {
    name,
    nation,
    strength,
    points,
    symbols: symbolsWord(symbols),
  });
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

/** Whoever hears the event saw the face. */
const isFace = (card: Card): boolean => card > FIRST;

const tileOnSlot = ({ card, slot }: { card: Card; slot: number }): Args => ({
  ...nameArgs(card),
  ...slotArgs(slot),
});
const tileOnPlace = ({ card, place }: { card: Card; place: number }): Args => ({
  ...nameArgs(card),
  ...placeArgs(place),
});

type Line = readonly [key: string, args?: Args];

const placed = ({ slot, card, sees }: Told<'placed'>): Line => {
  if (!isFace(card)) return ['placedUnseen', slotArgs(slot)];
  return [sees === OPEN ? 'placed' : 'placedSecret', tileOnSlot({ card, slot })];
};

const looked = ({ at: spot, card }: Told<'looked'>): Line =>
  isFace(card) ? ['looked', { ...spotArgs(spot), ...nameArgs(card) }] : ['lookedUnseen', spotArgs(spot)];

const reward = ({ place, card, sees }: Told<'reward'>): Line => {
  if (!isFace(card)) return ['rewardUnseen', placeArgs(place)];
  return [sees === OPEN ? 'reward' : 'rewardSecret', tileOnPlace({ place, card })];
};

const lured = ({ card, from, slot }: Told<'lured'>): Line => {
  const { place, numeral } = slotArgs(from);
  return ['lured', { ...tileOnSlot({ card, slot }), fromPlace: place, fromNumeral: numeral }];
};

/** For the eye, or told by another line. */
const silent = (): undefined => undefined;

type Log = { readonly [K in Kind]: (told: Told<K>) => Line | undefined };

/** The log line of each event, without `who`, which is always the event's seat. */
const LOG: Log = {
  mission: told => ['mission', { mission: mission(told.mission).id }],
  first: silent,
  round: told => ['round', { round: told.round }],
  rotated: told => ['rotated', { ...placeArgs(told.place), degrees: told.degrees }],
  reward,
  begun: silent,
  placed,
  out: () => ['out'],
  looked,
  unseen: () => ['unseen'],
  counted: silent,
  reached: told => ['reached', placeArgs(told.place)],
  rewardShown: told => ['rewardShown', nameArgs(told.card)],
  shown: told => ['shown', tileOnSlot(told)],
  ability: silent,
  declined: told => ['declined', nameArgs(told.card)],
  shot: told => ['shot', tileOnSlot(told)],
  guarded: told => ['guarded', tileOnSlot(told)],
  lured,
  drew: told => (isFace(told.card) ? ['drew', nameArgs(told.card)] : ['drewUnseen']),
  kept: () => ['kept'],
  swapped: told => ['swapped', { ...nameArgs(told.card), old: face(told.old).name }],
  rolled: ({ slot, first, second }) => ['rolled', { ...slotArgs(slot), first, second }],
  strengths: silent,
  lost: told => ['lost', nameArgs(told.card)],
  won: told => ['won', { ...tileOnPlace(told), strength: told.strength }],
  unclaimed: told => ['unclaimed', tileOnPlace(told)],
  settled: silent,
  lead: silent,
  tookBack: () => ['tookBack'],
  discarded: told => ['discarded', nameArgs(told.card)],
  ended: silent,
  scored: silent,
  over: () => ['over'],
};

const lineOf = <K extends Kind>(e: K, told: Told<K>): Line | undefined => LOG[e](told);

const event = (told: EstorilEvent): Phrase | undefined => {
  const line = lineOf(told.e, told);
  if (line === undefined) return undefined;
  const [key, args = {}] = line;
  return phrase(`log.${key}`, 'seat' in told ? { ...args, who: told.seat } : args);
};

export const phrases: Phrases<Estoril, EstorilEvent> = {
  item,
  prompt,
  event,
  card: x => abilityText(x, false),
  source: source =>
    source.startsWith('M') ? phrase('source.mission', { mission: source }) : phrase(`source.${source}`),
};
