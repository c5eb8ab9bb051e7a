/** Questions as the model puts them. */
import { at } from '@kaffeehaus/kernel';
import type { Question, Reply, Telling } from '../lockstep.ts';

/** What a question is about, where the table does not say: the flag entered, the money received. */
export interface Topic {
  readonly flag?: string;
  readonly hasFulfilled?: boolean;
  readonly amount?: number;
}

export interface Asked extends Question {
  readonly topic?: Topic;
}

type Put = Omit<Asked, 'seat' | 'why'>;

export const ask = function* (seat: number, why: string, put: Put): Telling<Reply> {
  const asked: Asked = { seat, why: `vienna.${why}`, ...put };
  const [reply = []] = yield [asked];
  return reply;
};

/** Exactly one of them. */
export const one = function* (
  seat: number,
  why: string,
  items: readonly string[],
  topic: Topic = {},
): Telling<string> {
  return at(yield* ask(seat, why, { items, min: 1, max: 1, topic }), 0);
};

/** One of them or none; nobody is asked about nothing. */
export const may = function* (
  seat: number,
  why: string,
  items: readonly string[],
  topic: Topic = {},
): Telling<string | undefined> {
  if (items.length === 0) return undefined;
  const [word] = yield* ask(seat, why, { items, min: 0, max: 1, topic });
  return word;
};

/** Exactly so many different ones. */
export const several = (seat: number, why: string, items: readonly string[], n: number): Telling<Reply> =>
  ask(seat, why, { items, min: n, max: n });

/** So many pieces of what lies there. */
export const pieces = (
  seat: number,
  why: string,
  heap: readonly (readonly [kind: string, n: number])[],
  min: number,
  max: number,
): Telling<Reply> =>
  ask(seat, why, { items: heap.map(([kind]) => kind), cap: heap.map(([, n]) => n), min, max });
