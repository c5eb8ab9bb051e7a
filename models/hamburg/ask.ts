/** How players are asked, in the words of items. */
import { COLOURS, HAZARDS } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { Question, Telling } from '../lockstep.ts';
import { FIVE } from './table.ts';
import type { Player } from './table.ts';

export const cardWord = (card: number): string => String(card).padStart(3, '0');
export const colourWord = (colour: number): string => at(COLOURS, colour);
export const plotWord = (i: number): string => `plot-${i + 1}`;
export const hazardWord = (i: number): string => at(HAZARDS, i);
export const halfWord = (half: number): string => (half === 0 ? 'left' : 'right');
export const shipWord = (i: number): string => `ship-${i < COLOURS.length ? colourWord(i) : 'black'}`;
export const windowWord = (i: number): string => `window-${i + 1}`;
export const seatWord = (i: number): string => `seat-${i + 1}`;

function* put(question: Question): Telling<readonly string[]> {
  const [reply] = yield [question];
  if (reply === undefined) throw new Error(`${question.why} was not answered`);
  return reply;
}

type Word<T> = (thing: T) => string;

const read = <T>(things: readonly T[], word: Word<T>, reply: string): T => {
  const found = things.find(thing => word(thing) === reply);
  if (found === undefined) throw new Error(`${reply} was not on offer`);
  return found;
};

export function* one<T>(
  p: Player,
  why: string,
  things: readonly T[],
  word: Word<T>,
  secret = false,
): Telling<T> {
  const items = things.map(word);
  const [reply = ''] = yield* put({ seat: p.seat, why: `hamburg.${why}`, items, min: 1, max: 1, secret });
  return read(things, word, reply);
}

export function* may<T>(
  p: Player,
  why: string,
  things: readonly T[],
  word: Word<T>,
  secret = false,
): Telling<T | undefined> {
  const items = things.map(word);
  const [reply] = yield* put({ seat: p.seat, why: `hamburg.${why}`, items, min: 0, max: 1, secret });
  return reply === undefined ? undefined : read(things, word, reply);
}

export function* yes(p: Player, why: string): Telling<boolean> {
  const reply = yield* put({ seat: p.seat, why: `hamburg.${why}`, items: ['yes'], min: 0, max: 1 });
  return reply.length > 0;
}

/** Some of these, in any order. */
export function* some<T>(
  p: Player,
  why: string,
  things: readonly T[],
  word: Word<T>,
  [min, max]: readonly [number, number],
  secret = false,
): Telling<T[]> {
  const items = things.map(word);
  const reply = yield* put({ seat: p.seat, why: `hamburg.${why}`, items, min, max, secret });
  return reply.map(text => read(things, word, text));
}

/** Some of these in an order of choice. */
export function* ranked<T>(
  p: Player,
  why: string,
  things: readonly T[],
  word: Word<T>,
  n: number,
  secret = false,
): Telling<T[]> {
  const question = { seat: p.seat, why: `hamburg.${why}`, items: things.map(word), min: n, max: n };
  const reply = yield* put({ ...question, ordered: true, secret });
  return reply.map(text => read(things, word, text));
}

/** Colours, each as often as its cap allows. */
export function* colours(
  p: Player,
  why: string,
  cap: readonly number[],
  [min, max]: readonly [number, number],
): Telling<number[]> {
  const items = COLOURS.slice();
  const reply = yield* put({ seat: p.seat, why: `hamburg.${why}`, items, cap, min, max });
  return reply.map(text => read(FIVE, colourWord, text));
}
