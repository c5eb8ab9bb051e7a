/** How Hamburg names things: keys of the catalogues and their arguments, never the words themselves. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Ask, Card, Item, Phrase, Phrases } from '@kaffeehaus/kernel';
import { isWhy } from './asks.ts';
import { ACTIONS, COLOURS, HAZARDS, MAJORITIES } from './board.ts';
import { face, isCard } from './cards.ts';
import type { HamburgEvent, Kind, Told } from './events.ts';
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
const prompt = (ask: Ask, s: Hamburg): Phrase => {
  const { seat, about, min, max } = ask;
  const [topic] = about;
  return phrase(ask.why.replace('hamburg.', 'ask.'), {
    n: max,
    min,
    ...(topic !== undefined && called(topic)),
    ...(isWhy(ask, 'hamburg.advance') && { price: advancePrice(s, seat) ?? 0 }),
  });
};

const colour = (told: { readonly colour: number }): Args => ({ colour: at(COLOURS, told.colour) });
const hazard = (told: { readonly colour: number }): Args => ({ hazard: at(HAZARDS, told.colour) });
const majority = (told: { readonly majority: number }): Args => ({ majority: at(MAJORITIES, told.majority) });
const half = (told: { readonly half: number }): Args => ({ half: told.half === 0 ? 'left' : 'right' });

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

/** What somebody receives, pays or loses. */
const gain = ({ mark, points, workers: moved }: Told<'gain'>): Line | undefined => {
  if (mark < 0) return points > 0 ? ['traded', { mark: -mark, points }] : ['paid', { mark: -mark }];
  if (moved.some(count => count !== 0)) {
    const key = moved.some(count => count < 0) ? 'lostWorkers' : mark > 0 ? 'markWorkers' : 'workers';
    return [key, { mark, ...workers(moved) }];
  }
  if (mark > 0) return points > 0 ? ['markPoints', { mark, points }] : ['mark', { mark }];
  return scored(points);
};

const scored = (points: number): Line =>
  points > 0 ? ['points', { points }] : ['lostPoints', { points: -points }];

const dice = (told: Told<'dice'>): Line => {
  const pips = told.dice.map((count, i): [string, number] => [colourWord(i), count]);
  return ['dice', { ...Object.fromEntries(pips), window: told.window + 1 }];
};

const drawnMarker = (told: Told<'marker'>): Line => {
  const [a, b] = marker(told.marker).raises.map(c => at(HAZARDS, c));
  return ['marker', { a: a ?? 'none', b: b ?? 'none' }];
};

/** Another line tells it, or nobody wants one. */
const nothing = (): undefined => undefined;

/** The log line of each event; `who` is its seat unless the line says otherwise. */
const LOG: { readonly [K in Kind]: (told: Told<K>) => Line | undefined } = {
  start: () => ['start'],
  tiles: nothing,
  mayor: told => ['mayor', { name: mayorName(told.mayor) }],
  round: ({ round }) => ['round', { round }],
  begun: nothing,
  ended: nothing,
  over: () => ['over'],
  gain,
  money: ({ mark }) => ['mark', { mark }],
  counted: nothing,
  scored: ({ n, why }) => (why === 'tom' ? undefined : scored(n)),
  refilled: told => ['refilled', { n: told.cards }],
  drew: told => ['drew', colour(told)],
  discarded: told => ['discarded', called(told.card)],
  dice,
  sailed: nothing,
  aloof: () => ['aloof'],
  marker: drawnMarker,
  raised: told => ['raised', { ...hazard(told), level: told.level }],
  reduced: told => ['reduced', { ...hazard(told), points: told.points }],
  averted: told => ['averted', hazard(told)],
  damage: told => ['damage', { hazard: at(HAZARDS, told.hazard) }],
  action: told => ['action', { action: at(ACTIONS, told.action), ...colour(told) }],
  recoloured: told => ['recoloured', colour(told)],
  climb: ({ space }) => ['climb', { space }],
  sentBack: ({ space }) => ['sentBack', { space }],
  stone: told => ['stone', { ...half(told), stones: told.stones }],
  lostStone: told => ['lostStone', half(told)],
  hummel: () => ['hummel'],
  jette: () => ['jette'],
  plot: told => ['plot', colour(told)],
  lostPlot: told => ['lostPlot', { colour: at(COLOURS, face(told.card).colour) }],
  erected: told => ['erected', called(told.card)],
  laidOut: told => ['laidOut', called(told.card)],
  underZoo: told => ['underZoo', { ...called(told.card), zoo: nameOf(told.zoo) }],
  lostBuilding: told => ['lostBuilding', called(told.card)],
  tookBack: told => ['tookBack', called(told.card)],
  used: told => ['used', called(told.card)],
  lightning: told => ['lightning', called(told.card)],
  stole: ({ mark, from }) => (mark > 0 ? ['stolen', { mark, who: from }] : undefined),
  tookCard: ({ from }) => ['stolenCard', { who: from }],
  gave: told => ['gave', workers(told.workers)],
  guest: told => ['guest', colour(told)],
  cleric: ({ window }) => ['cleric', { window: window + 1 }],
  majority: told => ['majority', majority(told)],
  turnedBack: told => ['turnedBack', majority(told)],
  ship: told => ['ship', { ship: colourWord(told.ship) }],
  course: ({ field }) => ['course', { field }],
  tom: told => ['tom', { deed: told.deed, ...colour(told) }],
};

const lineBy = <K extends Kind>(e: K, told: Told<K>): Line | undefined => LOG[e](told);

const event = (told: HamburgEvent): Phrase | undefined => {
  const line = lineBy(told.e, told);
  if (line === undefined) return undefined;
  const [key, args = {}] = line;
  return phrase(`log.${key}`, 'seat' in told ? { who: told.seat, ...args } : args);
};

export const phrases: Phrases<Hamburg, HamburgEvent> = {
  item,
  prompt,
  event,
  card,
  source: source => phrase(`source.${source}`),
};
