/** How Hamburg names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Deed, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import { ACTIONS, COLOURS, HAZARDS, MAJORITIES } from './board.ts';
import { face, isCard } from './cards.ts';
import { HUMMEL, JETTE, RECOLOUR, YES, indexOf, kindOf, word } from './items.ts';
import { mayorName, nameOf } from './names.ts';
import { advancePrice } from './prices.ts';
import type { Hamburg } from './state.ts';
import { card, colourWord, mayorText, phrase } from './texts.ts';
import type { Args } from './texts.ts';
import { FIRST_MARKER, FIRST_TILE, isMarker, marker } from './tiles.ts';

/** What a card is called, with the number by which the rulebook lists it. */
const called = (x: Card): Args => ({ number: word(x), name: nameOf(x) });

const cardItem = (x: Card): Phrase => {
  if (isMarker(x)) return phrase('item.marker', { n: x - FIRST_MARKER + 1 });
  if (!isCard(x)) return phrase('item.exchange', { n: x - FIRST_TILE + 1 });
  return phrase('item.card', { name: nameOf(x) });
};

/** What an item shows besides its kind. */
const ITEM_ARGS: { readonly [kind: string]: (index: number, text: string) => Args } = {
  colour: (_, colour) => ({ colour }),
  action: (_, action) => ({ action }),
  half: (_, half) => ({ half }),
  majority: i => ({ majority: at(MAJORITIES, i) }),
  hazard: (_, hazard) => ({ hazard }),
  ship: i => ({ ship: colourWord(i) }),
  seat: who => ({ who }),
  window: i => ({ n: i + 1, colour: colourWord(i) }),
  plot: i => ({ n: i + 1 }),
};

const item = (x: Item): Phrase => {
  if (x > FIRST) return cardItem(x);
  const text = word(x);
  const kind = [RECOLOUR, YES, HUMMEL, JETTE].includes(x) ? text : kindOf(x);
  if (kind === 'mayor') return mayorText(indexOf(x));
  return phrase(`item.${kind}`, ITEM_ARGS[kind]?.(indexOf(x), text) ?? {});
};

/** How many items are wanted, the building the question is about, and the price of an advance. */
const prompt = ({ seat, why, about, min, max }: Ask, s: Hamburg): Phrase => {
  const [topic] = about;
  return phrase(why.replace('hamburg.', 'ask.'), {
    n: max,
    min,
    ...(topic !== undefined && called(topic)),
    ...(why === 'hamburg.advance' && { price: advancePrice(s, seat) ?? 0 }),
  });
};

/** A field of an event; the caller vouches that it is a number, or a list of them. */
const n = (told: Deed, field: string): number => told[field] as number;
const list = (told: Deed, field: string): readonly number[] => told[field] as readonly number[];

const about = (told: Deed): Args => called(n(told, 'card'));
const colour = (told: Deed): Args => ({ colour: at(COLOURS, n(told, 'colour')) });
const hazard = (told: Deed): Args => ({ hazard: at(HAZARDS, n(told, 'colour')) });
const majority = (told: Deed): Args => ({ majority: at(MAJORITIES, n(told, 'majority')) });
const half = (told: Deed): Args => ({ half: n(told, 'half') === 0 ? 'left' : 'right' });

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Workers by colour, as many as there are: a colour and its number for each letter, `none` for the rest. */
const workers = (counts: readonly number[]): Args => {
  const held = counts.flatMap((count, c) => (count === 0 ? [] : [{ colour: at(COLOURS, c), count }]));
  const args = LETTERS.flatMap((letter, i): [string, string | number][] => [
    [letter, held[i]?.colour ?? 'none'],
    [`${letter}n`, Math.abs(held[i]?.count ?? 0)],
  ]);
  return { ...Object.fromEntries(args), n: Math.abs(counts.reduce((sum, count) => sum + count, 0)) };
};

type Line = readonly [key: string, args?: Args];

/** What somebody receives or pays; a gain of nothing is not told. */
const gain = (told: Deed): Line | undefined => {
  const [mark, points, moved] = [n(told, 'mark'), n(told, 'points'), list(told, 'workers')];
  const some = moved.some(count => count !== 0);
  if (mark < 0) return points > 0 ? ['traded', { mark: -mark, points }] : ['paid', { mark: -mark }];
  if (some) {
    const key = moved.some(count => count < 0) ? 'lostWorkers' : mark > 0 ? 'markWorkers' : 'workers';
    return [key, { mark, ...workers(moved) }];
  }
  if (mark > 0) return points > 0 ? ['markPoints', { mark, points }] : ['mark', { mark }];
  return points > 0 ? ['points', { points }] : undefined;
};

const dice = (told: Deed): Line => {
  const pips = list(told, 'dice').map((count, i): [string, number] => [colourWord(i), count]);
  return ['dice', { ...Object.fromEntries(pips), window: n(told, 'window') + 1 }];
};

const drawnMarker = (told: Deed): Line => {
  const [a, b] = marker(n(told, 'marker')).raises.map(c => at(HAZARDS, c));
  return ['marker', { a: a ?? 'none', b: b ?? 'none' }];
};

const stole = (told: Deed): Line | undefined =>
  n(told, 'mark') > 0 ? ['stolen', { mark: n(told, 'mark'), who: n(told, 'from') }] : undefined;

/** The log line of each event; `who` is its seat unless the line says otherwise. */
const LOG: { readonly [e: string]: (told: Deed) => Line | undefined } = {
  start: () => ['start'],
  round: told => ['round', { round: n(told, 'round') }],
  mayor: told => ['mayor', { name: mayorName(n(told, 'mayor')) }],
  refilled: told => ['refilled', { n: n(told, 'cards') }],
  drew: told => ['drew', colour(told)],
  discarded: told => ['discarded', about(told)],
  used: told => ['used', about(told)],
  lightning: told => ['lightning', about(told)],
  gain,
  money: told => ['mark', { mark: n(told, 'mark') }],
  action: told => ['action', { action: at(ACTIONS, n(told, 'action')), ...colour(told) }],
  recoloured: told => ['recoloured', colour(told)],
  plot: told => ['plot', colour(told)],
  erected: told => ['erected', about(told)],
  laidOut: told => ['laidOut', about(told)],
  underZoo: told => ['underZoo', { ...about(told), zoo: nameOf(n(told, 'zoo')) }],
  lostBuilding: told => ['lostBuilding', about(told)],
  lostPlot: told => ['lostPlot', { colour: at(COLOURS, face(n(told, 'card')).colour) }],
  stone: told => ['stone', { ...half(told), stones: n(told, 'stones') }],
  lostStone: told => ['lostStone', half(told)],
  hummel: () => ['hummel'],
  jette: () => ['jette'],
  climb: told => ['climb', { space: n(told, 'space') }],
  raised: told => ['raised', { ...hazard(told), level: n(told, 'level') }],
  reduced: told => ['reduced', { ...hazard(told), points: n(told, 'points') }],
  averted: told => ['averted', hazard(told)],
  damage: told => ['damage', { hazard: at(HAZARDS, n(told, 'hazard')) }],
  marker: drawnMarker,
  majority: told => ['majority', majority(told)],
  turnedBack: told => ['turnedBack', majority(told)],
  stole,
  gave: told => ['gave', workers(list(told, 'workers'))],
  guest: told => ['guest', colour(told)],
  cleric: told => ['cleric', { window: n(told, 'window') + 1 }],
  dice,
  ship: told => ['ship', { ship: colourWord(n(told, 'ship')) }],
  course: told => ['course', { field: n(told, 'field') }],
  tom: told => ['tom', { deed: told['deed'] as string, ...colour(told) }],
  over: () => ['over'],
};

/** Moves, peeks and shuffles are for the eye; the log tells what they mean. */
const event = (told: Deed): Phrase | undefined => {
  const line = LOG[told.e]?.(told);
  if (line === undefined) return undefined;
  const [key, args = {}] = line;
  return phrase(`log.${key}`, 'seat' in told ? { who: n(told, 'seat'), ...args } : args);
};

export const phrases: Phrases<Hamburg> = {
  item,
  prompt,
  event,
  card,
  source: source => phrase(`source.${source}`),
};
