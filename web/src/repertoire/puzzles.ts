/** Questions with one clear best answer: those that come with the page, and those out of one's own games. */
import type { Puzzle } from '@kaffeehaus/bots';
import { signal } from '@preact/signals';

const OWN = 'kaffeehaus.puzzles';
const SOLVED = 'kaffeehaus.solved';
/** So many of one's own are kept, the newest. */
const MOST = 24;

const read = <T>(place: string, otherwise: T): T => {
  try {
    const value = JSON.parse(localStorage.getItem(place) ?? 'null') as T | null;
    return value ?? otherwise;
  } catch {
    return otherwise;
  }
};

const write = (place: string, value: unknown): void => {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Whoever keeps nothing practises all the same.
  }
};

/** Out of one's own games, the newest first. */
export const own = signal<readonly Puzzle[]>(read<readonly Puzzle[]>(OWN, []));

export const nameOf = ({ record }: Puzzle): string => `${record.seed.slice(0, 12)}-${record.answers.length}`;

/** Keeps what a review found; what is known already stays where it is. */
export const keepOwn = (found: readonly Puzzle[]): void => {
  const known = new Set(own.peek().map(nameOf));
  const fresh = found.filter(puzzle => !known.has(nameOf(puzzle)));
  if (fresh.length === 0) return;
  own.value = [...fresh, ...own.peek()].slice(0, MOST);
  write(OWN, own.value);
};

/** By name, whether the first answer was the best one. */
export const solved = signal<{ readonly [name: string]: boolean }>(read(SOLVED, {}));

/** The first try counts. */
export const note = (puzzle: Puzzle, isRight: boolean): void => {
  const name = nameOf(puzzle);
  if (name in solved.peek()) return;
  solved.value = { ...solved.peek(), [name]: isRight };
  write(SOLVED, solved.value);
};
