/** The texts of cards, mayors, markers and tiles: keys from the shape of a sentence, arguments from its numbers. */
import { at } from '@kaffeehaus/kernel';
import type { Card, Phrase } from '@kaffeehaus/kernel';
import { CATEGORIES, COLOURS, FIVE, HAZARDS } from './board.ts';
import { face, isCard } from './cards.ts';
import type { Tile } from './clerics.ts';
import type { Count } from './counts.ts';
import { SIDES } from './exchange.ts';
import type { Side } from './exchange.ts';
import { mayorOf } from './mayors.ts';
import { mayorName } from './names.ts';
import type { Layer, Sentence, Standing } from './sentences.ts';
import { ANY, ITS } from './steps.ts';
import type { Step } from './steps.ts';
import { FIRST_TILE, isMarker, marker } from './tiles.ts';

export type Args = Phrase['args'];
export const phrase = (key: string, args: Args = {}): Phrase => ({ key: `hamburg.${key}`, args });

/** The end of a key and its arguments. */
type Shape = readonly [key: string, args: Args];

/** A colour, the sixth of a kind being black. */
export const colourWord = (i: number): string => COLOURS[i] ?? 'black';
const colourArg = (colour: number): string =>
  colour === ANY ? 'any' : colour === ITS ? 'its' : at(COLOURS, colour);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Several colours as one word: violetAny, greyBrown. */
const oneWord = (words: readonly string[]): string =>
  words.map((part, i) => (i === 0 ? part : capital(part))).join('');

const countArgs = (count: Count): Args => {
  if (count.of === 'category') return { category: at(CATEGORIES, count.category) };
  if (count.of === 'plots') return { colour: at(COLOURS, count.colour) };
  if (count.of === 'dice') return { value: count.value };
  return count.of === 'sumUpTo' || count.of === 'sumFrom' ? { sum: count.n } : {};
};

const given = (mark: number, points: number): string =>
  `${mark > 0 ? '.mark' : ''}${points > 0 ? '.points' : ''}`;

/** One worker by its colour, several as the arguments a, b, c and d. */
const workerShape = (workers: readonly number[] | null): Shape => {
  const colours = (workers ?? []).flatMap((n, c) => (n > 0 ? [at(COLOURS, c)] : []));
  if (colours.length === 0) return ['', {}];
  if (colours.length === 1) return ['.worker', { colour: at(colours, 0) }];
  const args = colours.map((colour, i): [string, string] => [at(['a', 'b', 'c', 'd', 'e'], i), colour]);
  return [`.workers${colours.length}`, Object.fromEntries(args)];
};

/** The shape of one step and what fills it. */
const stepShape = (step: Step): Shape => {
  switch (step.do) {
    case 'gain': {
      const { mark, points } = step;
      const [key, args] = workerShape(step.workers);
      return [`gain${given(mark, points)}${key}`, { mark, points, ...args }];
    }
    case 'per': {
      const { count, each, mark, points } = step;
      return [`per.${count.of}${given(mark, points)}`, { ...countArgs(count), each, mark, points }];
    }
    case 'reduce':
      return [
        `reduce.${step.colour < 0 ? colourArg(step.colour) : 'colour'}`,
        { n: step.n, colour: colourArg(step.colour) },
      ];
    case 'draw':
      return [step.may ? 'draw.may' : 'draw', { n: step.n, pile: colourArg(step.pile) }];
    case 'discard':
      return ['discard', { discarded: step.n }];
    case 'mason':
      return [step.double ? 'mason.double' : 'mason.free', {}];
    default:
      return [step.do, plainArgs(step)];
  }
};

/** Fields of other steps under their own names, colours and categories as words. */
const plainArgs = (step: Step): Args => {
  const args: { [name: string]: string | number } = {};
  for (const [field, value] of Object.entries(step) as [string, unknown][]) {
    if (typeof value !== 'number') continue;
    if (field === 'colour' || field === 'die') args[field] = colourArg(value);
    else if (field === 'category') args[field] = at(CATEGORIES, value);
    else if (field === 'hazard') args[field] = at(HAZARDS, value);
    else args[field] = value;
  }
  return args;
};

const joined = (todo: readonly Step[]): Shape => {
  const parts = todo.map(stepShape);
  return [
    parts.map(([key]) => key).join('.then.'),
    Object.assign({}, ...parts.map(([, args]) => args)) as Args,
  ];
};

const standingShape = ({ moment, verb, by, zero, todo }: Standing): Shape => {
  const [key, args] = joined(todo);
  return [`${moment}.${verb}${zero ? '.zero' : ''}.${by}.${key}`, args];
};

const layerShape = ({ of, how, by, n, colour }: Layer): Shape => [
  `price.${of}.${how}.${by}${colour === ANY ? '' : '.colour'}`,
  { n, colour: colourArg(colour) },
];

const shape = ({ standing, layer, quirk, laurel, todo }: Sentence): Shape => {
  if (standing !== null) return standingShape(standing);
  if (layer !== null) return layerShape(layer);
  if (quirk !== null) return [`quirk.${quirk}`, {}];
  if (laurel !== null) {
    const { count, each, points } = laurel;
    return [`laurel.${count.of}`, { ...countArgs(count), each, points }];
  }
  return todo.length === 0 ? ['nothing', {}] : joined(todo);
};

/** What a sentence does, when, and for which workers: made from what is executed, so that it cannot say otherwise. */
export const text = (sentence: Sentence): Phrase => {
  const [key, args] = shape(sentence);
  const fee = oneWord(sentence.fee.map(colourArg)) || 'none';
  return phrase(`card.${key}`, { ...args, when: sentence.when, fee });
};

/** A mayor side with its start and its ability. */
export const mayorText = (side: number): Phrase => {
  const { mark: startMark, sets, sentence } = mayorOf(side);
  const [key, args] = shape(sentence);
  return phrase(`mayor.${key}`, { ...args, name: mayorName(side), side, startMark, sets });
};

const markerText = (card: Card): Phrase => {
  const { raises, gift } = marker(card);
  const [a, b] = raises.map(c => at(HAZARDS, c));
  if (gift === null)
    return b === undefined
      ? phrase('card.marker', { a: a ?? '' })
      : phrase('card.marker.double', { a: a ?? '', b });
  const [key, args] = stepShape(gift);
  return phrase(`card.marker.${key}`, { ...args, a: a ?? '' });
};

/** The three fields of an exchange side as a1 to a3: how much, or one or two colours. */
const sideArgs = ({ steps, colours }: Side, letter: string): Args => {
  const fields = colours === null ? steps.map(Math.abs) : colours.map(c => oneWord(c.map(colourArg)));
  return Object.fromEntries(fields.map((field, i) => [`${letter}${i + 1}`, field]));
};

const exchangeText = (card: Card): Phrase => {
  const [green, red] = at(SIDES, card - FIRST_TILE);
  return phrase(`card.exchange.${green.name}`, { ...sideArgs(green, 'g'), ...sideArgs(red, 'r') });
};

/** A side of a cleric tile. */
export const clericText = (tile: Tile): Phrase => {
  switch (tile.of) {
    case 'newHand':
      return phrase('cleric.newHand', { piles: tile.piles });
    case 'ships':
      return phrase(tile.all ? 'cleric.ships' : 'cleric.noShips');
    case 'hazards':
      return phrase('cleric.hazards', { colours: oneWord(tile.spared.map(colourWord)) });
    case 'anyWorker':
    case 'laps':
      return phrase(`cleric.${tile.of}.${tile.n > 0 ? 'more' : 'less'}`, { n: Math.abs(tile.n) });
    default: {
      const colours = tile.colours.length === FIVE.length ? 'all' : oneWord(tile.colours.map(colourWord));
      return phrase(`cleric.${tile.of}.${tile.n > 0 ? 'more' : 'less'}`, { n: Math.abs(tile.n), colours });
    }
  }
};

export const card = (x: Card): Phrase => {
  if (isCard(x)) return text(face(x).sentence);
  return isMarker(x) ? markerText(x) : exchangeText(x);
};
