import type { Bot } from './bot.ts';
import { easy, normal } from './greedy.ts';
import { random } from './random.ts';
import { hard } from './search.ts';

export * from './bot.ts';
export * from './candidates.ts';
export * from './deal.ts';
export * from './greedy.ts';
export * from './habit.ts';
export * from './judge.ts';
export * from './learn.ts';
export * from './playout.ts';
export * from './race.ts';
export * from './random.ts';
export * from './reason.ts';
export { CARE, reviewing } from './review.ts';
export type { Effect, Review, TurningPoint } from './review.ts';
export * from './search.ts';

/** Every bot of the house, weakest first. */
export const BOTS: readonly Bot[] = [random, easy, normal, hard];
