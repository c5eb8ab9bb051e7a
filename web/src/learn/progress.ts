/** How far somebody came in which lesson; remembered in this browser and nowhere else. */
import { signal } from '@preact/signals';

export interface Progress {
  /** The step that comes next, from 1. */
  readonly step: number;
  /** What was answered so far, in words. */
  readonly taken: readonly string[];
  /** It was taken to its end once. */
  readonly done: boolean;
}

type All = { readonly [lesson: string]: Progress };

const PLACE = 'kaffeehaus.lessons';

const isProgress = (value: unknown): value is Progress => {
  if (typeof value !== 'object' || value === null) return false;
  const { step, taken, done } = value as { readonly [field: string]: unknown };
  const isTaken = Array.isArray(taken) && taken.every(line => typeof line === 'string');
  return typeof step === 'number' && isTaken && typeof done === 'boolean';
};

/** Whatever was remembered, as far as it makes sense. */
export const readProgress = (text: string | null): All => {
  try {
    const found = JSON.parse(text ?? '{}') as { readonly [lesson: string]: unknown };
    return Object.fromEntries(
      Object.entries(found).flatMap(([id, value]) => (isProgress(value) ? [[id, value]] : [])),
    );
  } catch {
    return {};
  }
};

const remembered = (): string | null => {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
};

const all = signal<All>(readProgress(remembered()));

export const progressOf = (lesson: string): Progress | undefined => all.value[lesson];

/** Some lesson of the game was taken to its end. */
export const hasLearnt = (game: string): boolean =>
  Object.entries(all.value).some(([id, { done }]) => done && id.startsWith(`${game}-`));

export const note = (lesson: string, step: number, taken: readonly string[], over: boolean): void => {
  const done = over || all.peek()[lesson]?.done === true;
  // Whoever is through begins anew the next time.
  const next: Progress = over ? { step: 1, taken: [], done } : { step, taken, done };
  all.value = { ...all.peek(), [lesson]: next };
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.peek()));
  } catch {
    // Then it lasts as long as the page.
  }
};
