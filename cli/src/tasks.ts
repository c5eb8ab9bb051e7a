/** What a thread can be told to do: each task is a function of plain data that gives plain data. */
import type { Result as Figures, Windows } from '@kaffeehaus/bench';
import { accuse } from './accuse.ts';
import { gameOf } from './games.ts';
import { observeAll } from './lab/observe.ts';
import { playMatch } from './match.ts';
import { puzzlesIn } from './puzzles.ts';
import { practise } from './school.ts';
import { hint, think } from './think.ts';

/** Loaded when wanted: threads that play have no use for the bench. */
const measure = async (job: {
  readonly game: string;
  readonly windows: Windows;
}): Promise<readonly Figures[]> => {
  const { benchGame } = await import('@kaffeehaus/bench');
  return benchGame(gameOf(job.game), job.windows);
};

export const TASKS = {
  match: playMatch,
  think,
  hint,
  observe: observeAll,
  practise,
  puzzles: puzzlesIn,
  accuse,
  bench: measure,
} as const;

export type Task = keyof typeof TASKS;
export type Job<T extends Task> = Parameters<(typeof TASKS)[T]>[0];
export type Result<T extends Task> = Awaited<ReturnType<(typeof TASKS)[T]>>;

export interface Order<T extends Task = Task> {
  readonly task: T;
  readonly job: Job<T>;
}

export type Reply = { readonly result: unknown } | { readonly error: string };
