/** A search by the reader's own words: inflected, without accents, mistyped, or those of every day. */
import { stem, telling, wordsIn } from './stems.ts';

/** Something that can be found. */
export interface Found {
  readonly id: string;
  /** What it is called counts most. */
  readonly title: string;
  readonly text: string;
  /** Where it stands. */
  readonly section?: string;
  /** Things that are found after all else: there are many of them. */
  readonly minor?: boolean;
}

/** Everyday words, and the words of the game that are meant. */
export type Everyday = { readonly [word: string]: string };

const WEIGHTS = { title: 5, section: 1.5, text: 1 } as const;
/** How well a word of a text answers one of the question. */
const [EXACT, MEANT, BEGUN, WITHIN, MISTYPED] = [1, 0.8, 0.7, 0.45, 0.55] as const;

/** Letters that must be wrong, missing or too many to get from one word to the other, up to `most`. */
export const apart = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  let further: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let n = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) n = Math.min(n, (further[j - 2] ?? 0) + 1);
      row.push(n);
    }
    if (Math.min(...row) > most) return most + 1;
    [further, before] = [before, row];
  }
  return before[b.length] ?? most + 1;
};

/** A short word is another word as soon as one letter differs. */
const tolerated = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const nearness = (asked: string, word: string): number => {
  if (asked === word) return EXACT;
  if (asked.length >= 3 && word.startsWith(asked)) return BEGUN;
  if (word.length >= 4 && asked.startsWith(word)) return BEGUN;
  if (Math.min(asked.length, word.length) >= 4 && (word.includes(asked) || asked.includes(word)))
    return WITHIN;
  return 0;
};

interface Place {
  readonly found: number;
  readonly weight: number;
}

export class Search {
  readonly #lang: string;
  readonly #things: readonly Found[];
  readonly #everyday: ReadonlyMap<string, readonly string[]>;
  /** Where each word stands, by its stem. */
  readonly #places = new Map<string, Place[]>();

  constructor(lang: string, things: readonly Found[], everyday: Everyday) {
    this.#lang = lang;
    this.#things = things;
    this.#everyday = new Map(
      Object.entries(everyday).map(([word, meant]) => [this.#stems(word)[0] ?? word, this.#stems(meant)]),
    );
    things.forEach((thing, found) => this.#enter(thing, found));
  }

  #stems(text: string): readonly string[] {
    return telling(text, this.#lang).map(word => stem(word, this.#lang));
  }

  #enter({ title, text, section = '' }: Found, found: number): void {
    const best = new Map<string, number>();
    const note = (words: string, weight: number): void => {
      for (const word of wordsIn(words)) {
        const root = stem(word, this.#lang);
        best.set(root, Math.max(best.get(root) ?? 0, weight));
      }
    };
    note(text, WEIGHTS.text);
    note(section, WEIGHTS.section);
    note(title, WEIGHTS.title);
    for (const [root, weight] of best) {
      const places = this.#places.get(root);
      if (places) places.push({ found, weight });
      else this.#places.set(root, [{ found, weight }]);
    }
  }

  /** The words of all texts that may be meant, and how surely. */
  #meant(asked: string): ReadonlyMap<string, number> {
    const meant = new Map<string, number>();
    const add = (word: string, sure: number): void => {
      if (sure > (meant.get(word) ?? 0)) meant.set(word, sure);
    };
    const everyday = this.#everyday.get(asked) ?? this.#mistypedEveryday(asked);
    for (const word of everyday)
      for (const known of this.#places.keys()) add(known, MEANT * nearness(word, known));
    for (const known of this.#places.keys()) add(known, nearness(asked, known));
    // Only a word that stands nowhere can be mistyped.
    if (meant.size === 0 || Math.max(...meant.values()) < BEGUN * MEANT)
      for (const known of this.#places.keys()) {
        const most = tolerated(asked);
        const n = most === 0 ? 1 : apart(asked, known, most);
        if (n <= most) add(known, MISTYPED / n);
      }
    return meant;
  }

  #mistypedEveryday(asked: string): readonly string[] {
    const most = Math.min(1, tolerated(asked));
    if (most === 0 || asked.length < 6 || this.#places.has(asked)) return [];
    for (const [word, meant] of this.#everyday) if (apart(asked, word, most) <= most) return meant;
    return [];
  }

  /** What is found, the best first. */
  find(question: string, most = 20): readonly Found[] {
    const asked = [...new Set(this.#stems(question))];
    const scores = new Map<number, number>();
    const answered = new Map<number, number>();
    for (const word of asked) {
      const best = new Map<number, number>();
      for (const [known, sure] of this.#meant(word)) {
        const places = this.#places.get(known) ?? [];
        const rare = Math.log(1 + this.#things.length / places.length);
        for (const { found, weight } of places)
          best.set(found, Math.max(best.get(found) ?? 0, sure * weight * rare));
      }
      for (const [found, score] of best) {
        scores.set(found, (scores.get(found) ?? 0) + score);
        answered.set(found, (answered.get(found) ?? 0) + 1);
      }
    }
    const value = (found: number): number => {
      const share = (answered.get(found) ?? 0) / asked.length;
      return (scores.get(found) ?? 0) * share * (this.#things[found]?.minor ? 0.4 : 1);
    };
    return [...scores.keys()]
      .sort((a, b) => value(b) - value(a) || a - b)
      .slice(0, most)
      .flatMap(found => this.#things[found] ?? []);
  }
}
