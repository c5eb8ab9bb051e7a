/** Answers by lot, every legal answer equally likely. */
import { below, count, nth } from '@kaffeehaus/kernel';
import type { Answer } from '@kaffeehaus/kernel';
import type { Bot, Sight } from './bot.ts';

export const random = {
  name: 'random',
  answer: ({ ask, chance }: Sight): Answer => nth(ask, below(chance, count(ask))),
} satisfies Bot;
