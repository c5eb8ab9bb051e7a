/** Where the model hears what luck brought. It never asks how anything is decided. */
import { missions, places, recruits, startersOf } from './data.ts';
import type { Character } from './data.ts';
import { found } from './table.ts';

/** What is told aloud: a kind and its fields, in words. */
export interface Said {
  readonly e: string;
  readonly [field: string]: unknown;
}

export interface Oracle {
  /** The starters of each seat; a table may be set with fewer, and the others in the box. */
  starters(): readonly (readonly string[])[];
  missions(): readonly number[];
  /** Who begins, drawn by lot. */
  first(): number;
  /** The recruits from the top, as they were shuffled. */
  stack(): readonly string[];
  /** The places of this round, row by row, and their quarter turns. */
  grid(): readonly string[];
  turned(): readonly number[];
  dice(slot: string): readonly [number, number];
  /** What a seat that is asked may expect but not choose, and the rule that is told for it. */
  reasons(seat: number): ReadonlyMap<string, string>;
  /** What was told since the last question must be this. */
  check(said: readonly Said[]): void;
}

/** So many different things out of these, or luck cannot have brought them. */
const drawn = <T>(n: number, list: readonly T[], from: readonly T[]): readonly T[] => {
  if (list.length !== n || new Set(list).size !== n || list.some(each => !from.includes(each)))
    throw new Error(`${n} of ${from.join(' ')} cannot be ${list.join(' ')}`);
  return list;
};

const within = (n: number, [low, high]: readonly [number, number]): number => {
  if (!Number.isInteger(n) || n < low || n > high) throw new Error(`${n} is not from ${low} to ${high}`);
  return n;
};

export const dealtStarters = (oracle: Oracle): readonly (readonly Character[])[] =>
  oracle.starters().map((words, seat) => {
    const all = startersOf(seat);
    const names = all.map(({ word }) => word);
    return drawn(words.length, words, names).map(word => found(all[names.indexOf(word)], word));
  });

export const drawnMissions = (oracle: Oracle): readonly number[] =>
  drawn(4, oracle.missions(), [...missions.keys()]);

export const shuffledStack = (oracle: Oracle): Character[] => {
  const words = recruits.map(({ word }) => word);
  const order = drawn(words.length, oracle.stack(), words);
  return order.map(word => found(recruits[words.indexOf(word)], word));
};

export const drawnFirst = (oracle: Oracle, seats: number): number => within(oracle.first(), [0, seats - 1]);

export const laidGrid = (oracle: Oracle): readonly string[] => {
  const words = places.map(({ word }) => word);
  return drawn(6, oracle.grid(), words);
};

export const laidTurned = (oracle: Oracle): readonly number[] => {
  const turned = oracle.turned();
  return turned.map(n => within(n, [0, 3]));
};

export const rolledDice = (oracle: Oracle, slot: string): readonly [number, number] => {
  const [one, two] = oracle.dice(slot);
  return [within(one, [1, 6]), within(two, [1, 6])];
};
