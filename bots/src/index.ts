import type { Bot } from './bot.ts';
import { random } from './random.ts';

export * from './bot.ts';

/** Every bot of the house, weakest first. */
export const BOTS: readonly Bot[] = [random];
