/** What a game adds to the language of scenarios: its facts, its moments, its words. */
import type { Deed, Game, Seat, State, Step } from '@kaffeehaus/kernel';
import type { Stage } from '@kaffeehaus/kernel/stage';
import { Stuck } from './pattern.ts';
import type { Pattern } from './pattern.ts';

/** A given that cannot be, or a moment that the table is not ready for. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

/** Something true of a table: it can be expected, and mostly also given. */
export interface Fact<B> {
  /** Makes it true, or is missing if that makes no sense. */
  readonly put?: (t: B) => void;
  /** What is there instead, or undefined if it is true. A seat in braces, `{0}`, is told by its name. */
  readonly differs: (t: B) => string | undefined;
}

/** A part of the game that is played from here: who acts out which sentence. */
export interface Moment<E extends Step> {
  readonly me: Seat;
  readonly todo: readonly E[];
}

/** Reads a line of words, if it is one of its kind. */
export type Reader<T> = (words: readonly string[], names: readonly string[]) => T | Stuck;

export interface Vocabulary<S extends State = State, E extends Step = Step> {
  readonly game: Game<S, E>;
  /** What a table has before anything is given: no chance has been taken yet. */
  prepare(s: S): void;
  /** Whoever sits opposite a lone player without being asked anything. */
  readonly opponent?: string;
  readonly facts: readonly Reader<Fact<Stage<S, E>>>[];
  readonly moments: readonly Reader<(t: Stage<S, E>) => Moment<E>>[];
  /** The question at which a table only rests between two moments, if it may not be left without one. */
  readonly rest?: string;
  /** Words for questions and the keys they stand for. */
  readonly questions: ReadonlyMap<string, string>;
  /** Words for several items at once. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Names of events, and the word for a number in a field of an event. */
  readonly events: readonly string[];
  fieldWord(event: Deed, field: string, value: number): string;
  /** Words that occur in events besides names, items and numbers. */
  readonly eventWords: readonly string[];
}

/** A fact with its sentence: the values of the gaps go to both halves. */
export const fact =
  <B, V extends unknown[]>(
    pattern: Pattern<V>,
    differs: (t: B, ...values: V) => string | undefined,
    put?: (t: B, ...values: V) => void,
  ): Reader<Fact<B>> =>
  (words, names) => {
    const values = pattern(words, names);
    if (values instanceof Stuck) return values;
    return {
      differs: t => differs(t, ...values),
      ...(put && { put: (t: B) => put(t, ...values) }),
    };
  };

export const moment =
  <B, E extends Step, V extends unknown[]>(
    pattern: Pattern<V>,
    begins: (t: B, ...values: V) => Moment<E>,
  ): Reader<(t: B) => Moment<E>> =>
  (words, names) => {
    const values = pattern(words, names);
    return values instanceof Stuck ? values : t => begins(t, ...values);
  };
