/** What somebody wants explained while they play; remembered in this browser and nowhere else. */
import { signal } from '@preact/signals';

interface Coaching {
  /** By game, whether it shall be explained; nothing: nobody was asked. */
  readonly wanted: { readonly [game: string]: boolean };
  /** The kinds of questions that were explained. */
  readonly told: readonly string[];
  /** How often each known mistake was made. */
  readonly mistakes: { readonly [id: string]: number };
  /** Lessons that were offered when what they teach was first switched on. */
  readonly offered: readonly string[];
}

const PLACE = 'kaffeehaus.coach';
const NOTHING: Coaching = { wanted: {}, told: [], mistakes: {}, offered: [] };

const objectIn = (value: unknown): { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [name: string]: unknown })
    : {};

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : [];

/** Whatever was remembered, as far as it makes sense. */
export const readCoaching = (text: string | null): Coaching => {
  try {
    const { wanted, told, mistakes, offered } = objectIn(JSON.parse(text ?? '{}'));
    const kept = <T>(value: unknown, is: (each: unknown) => each is T): { [name: string]: T } =>
      Object.fromEntries(
        Object.entries(objectIn(value)).flatMap(([name, each]) => (is(each) ? [[name, each]] : [])),
      );
    return {
      wanted: kept(wanted, (each): each is boolean => typeof each === 'boolean'),
      told: textsIn(told),
      mistakes: kept(mistakes, (each): each is number => typeof each === 'number'),
      offered: textsIn(offered),
    };
  } catch {
    return NOTHING;
  }
};

const remembered = (): string | null => {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
};

const coaching = signal<Coaching>(readCoaching(remembered()));

const become = (change: Partial<Coaching>): void => {
  coaching.value = { ...coaching.peek(), ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(coaching.peek()));
  } catch {
    // Then it lasts as long as the page.
  }
};

/** Whether a game shall be explained; nothing if nobody said so. */
export const isWanted = (game: string): boolean | undefined => coaching.value.wanted[game];

export const want = (game: string, isOn: boolean): void =>
  become({ wanted: { ...coaching.peek().wanted, [game]: isOn } });

export const isTold = (why: string): boolean => coaching.value.told.includes(why);

export const noteTold = (why: string): void => {
  if (!coaching.peek().told.includes(why)) become({ told: [...coaching.peek().told, why] });
};

/** Counts a mistake; how often it was made so far, this time included. */
export const noteMistake = (id: string): number => {
  const times = (coaching.peek().mistakes[id] ?? 0) + 1;
  become({ mistakes: { ...coaching.peek().mistakes, [id]: times } });
  return times;
};

export const wasOffered = (lesson: string): boolean => coaching.value.offered.includes(lesson);

export const noteOffered = (lesson: string): void => {
  if (!coaching.peek().offered.includes(lesson)) become({ offered: [...coaching.peek().offered, lesson] });
};
