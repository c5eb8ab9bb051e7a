/** Sentences a scenario may say: fixed words with gaps, and what may stand in a gap. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { nearest } from './near.ts';

/** Where reading stopped, and what could have stood there. */
export class Stuck {
  readonly at: number;
  readonly candidates: Iterable<string>;
  /** How to name what is missing, if there are too many candidates to list. */
  readonly label: string;

  constructor(where: number, candidates: Iterable<string>, label: string) {
    this.at = where;
    this.candidates = candidates;
    this.label = label;
  }
}

export interface Read<T> {
  readonly value: T;
  readonly next: number;
}

/** A gap in a sentence: reads its value from the words at a place. */
export type Slot<T> = (words: readonly string[], from: number, names: readonly string[]) => Read<T> | Stuck;

/** One of these words; the value is what it stands for. */
export const wordOf = <T>(label: string, meanings: ReadonlyMap<string, T>): Slot<T> => {
  const low = new Map([...meanings].map(([word, value]) => [word.toLowerCase(), value]));
  return (words, from) => {
    const value = low.get((words[from] ?? '').toLowerCase());
    return value === undefined ? new Stuck(from, meanings.keys(), label) : { value, next: from + 1 };
  };
};

export const oneOf = <T extends string>(label: string, words: readonly T[]): Slot<T> =>
  wordOf(label, new Map(words.map(word => [word, word])));

/** A whole number; "no" is none. */
export const number: Slot<number> = (words, from) => {
  const word = words[from] ?? '';
  if (word.toLowerCase() === 'no') return { value: 0, next: from + 1 };
  return /^\d+$/.test(word) ? { value: Number(word), next: from + 1 } : new Stuck(from, [], 'a number');
};

/** A number and its noun, the first of which is named when it is missing: "4 agents", "1 agent". */
export const howMany =
  (...nouns: readonly [string, ...string[]]): Slot<number> =>
  (words, from, names) => {
    const n = number(words, from, names);
    if (n instanceof Stuck) return n;
    const noun = words[n.next]?.toLowerCase() ?? '';
    return nouns.includes(noun)
      ? { value: n.value, next: n.next + 1 }
      : new Stuck(n.next, nouns, `“${nouns[0]}”`);
  };

/** Somebody at the table, also in the genitive. */
export const who: Slot<Seat> = (words, from, names) => {
  const name = (words[from] ?? '').replace(/['’]s?$/, '');
  const seat = names.findIndex(other => other.toLowerCase() === name.toLowerCase());
  return seat < 0 ? new Stuck(from, names, 'a name') : { value: seat, next: from + 1 };
};

/** One or more, to the end of the line; "and" between them is welcome. */
export const many =
  <T>(slot: Slot<T>): Slot<readonly T[]> =>
  (words, from, names) => {
    const values: T[] = [];
    let next = from;
    do {
      const read = slot(words, next, names);
      if (read instanceof Stuck) return read;
      values.push(read.value);
      next = read.next;
      if (words[next]?.toLowerCase() === 'and' && next + 1 < words.length) next++;
    } while (next < words.length);
    return { value: values, next };
  };

/** Words to the end of the line, some of which stand for several things at once. */
export const several = <T>(
  label: string,
  meanings: ReadonlyMap<string, readonly T[]>,
): Slot<readonly T[]> => {
  const list = many(wordOf(label, meanings));
  return (words, from, names) => {
    const read = list(words, from, names);
    return read instanceof Stuck ? read : { value: read.value.flat(), next: read.next };
  };
};

/** Two gaps in a row. */
export const pair =
  <A, B>(first: Slot<A>, second: Slot<B>): Slot<readonly [A, B]> =>
  (words, from, names) => {
    const a = first(words, from, names);
    if (a instanceof Stuck) return a;
    const b = second(words, a.next, names);
    return b instanceof Stuck ? b : { value: [a.value, b.value], next: b.next };
  };

/** A gap behind which one of these words may stand, for the ear only. */
export const skipping =
  <T>(slot: Slot<T>, following: readonly string[]): Slot<T> =>
  (words, from, names) => {
    const read = slot(words, from, names);
    if (read instanceof Stuck || !following.includes(words[read.next]?.toLowerCase() ?? '')) return read;
    return { value: read.value, next: read.next + 1 };
  };

type Values<T extends readonly Slot<unknown>[]> = {
  -readonly [K in keyof T]: T[K] extends Slot<infer V> ? V : never;
};

/** Reads a whole line, or says where it got stuck. */
export type Pattern<V> = (words: readonly string[], names: readonly string[]) => V | Stuck;

/** says`${who} has ${number} points`: the words between the gaps must stand as they are. */
export const says = <T extends readonly Slot<unknown>[]>(
  fixed: TemplateStringsArray,
  ...slots: T
): Pattern<Values<T>> => {
  const literals = fixed.map(text => text.split(' ').filter(word => word !== ''));
  return (words, names) => {
    const values: unknown[] = [];
    let next = 0;
    for (let i = 0; i < literals.length; i++) {
      for (const literal of at(literals, i)) {
        if (words[next]?.toLowerCase() !== literal.toLowerCase())
          return new Stuck(next, [literal], `“${literal}”`);
        next++;
      }
      const slot = slots[i];
      if (slot === undefined) break;
      const read = slot(words, next, names);
      if (read instanceof Stuck) return read;
      values.push(read.value);
      next = read.next;
    }
    return next < words.length
      ? new Stuck(next, [], 'the end of the line')
      : (values as unknown as Values<T>);
  };
};

/** The first sentence that reads the line; else what is wrong with the word that no sentence gets past. */
export const readBy = <T>(
  readers: readonly ((words: readonly string[], names: readonly string[]) => T | Stuck)[],
  words: readonly string[],
  names: readonly string[],
): T | string => {
  let stuck: Stuck[] = [];
  for (const reader of readers) {
    const read = reader(words, names);
    if (!(read instanceof Stuck)) return read;
    const furthest = stuck[0]?.at ?? -1;
    if (read.at > furthest) stuck = [read];
    else if (read.at === furthest) stuck.push(read);
  }
  return complaint(words, stuck);
};

const complaint = (words: readonly string[], stuck: readonly Stuck[]): string => {
  const where = stuck[0]?.at ?? 0;
  const word = words[where];
  const labels = [...new Set(stuck.map(({ label }) => label))].join(', ');
  if (word === undefined) {
    const last = words.at(-1);
    return last === undefined ? `expected ${labels}` : `after “${last}” expected ${labels}`;
  }
  const meant = nearest(word, new Set(stuck.flatMap(({ candidates }) => [...candidates])));
  return meant === undefined
    ? `unknown word “${word}”, expected ${labels}`
    : `unknown word “${word}”, did you mean ${meant}?`;
};
