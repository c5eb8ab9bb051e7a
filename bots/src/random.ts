/** Answers by lot, every legal answer equally likely. */
import { below, count, nth } from '@kaffeehaus/kernel';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  answer: ({ ask, chance }) => nth(ask, below(chance, count(ask))),
};
