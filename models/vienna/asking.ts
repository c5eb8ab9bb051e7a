/** Questions as the model puts them. */
import { at } from '@kaffeehaus/kernel';
import type { Question, Reply, Telling } from '../lockstep.ts';

type Put = Omit<Question, 'seat' | 'why'>;

export const ask = function* (seat: number, why: string, put: Put): Telling<Reply> {
  const [reply = []] = yield [{ seat, why: `vienna.${why}`, ...put }];
  return reply;
};

/** Exactly one of them. */
export const one = function* (seat: number, why: string, items: readonly string[]): Telling<string> {
  return at(yield* ask(seat, why, { items, min: 1, max: 1 }), 0);
};

/** One of them or none; nobody is asked about nothing. */
export const may = function* (
  seat: number,
  why: string,
  items: readonly string[],
): Telling<string | undefined> {
  if (items.length === 0) return undefined;
  const [word] = yield* ask(seat, why, { items, min: 0, max: 1 });
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
