/** How answers of several things are made at a table of Hamburg, and what they are called. */
import { type Ask, type Item, at } from '@kaffeehaus/kernel';
import { COLOURS, HAZARDS, type Hamburg, type Why, indexOf, isColour, whyOf } from '@kaffeehaus/hamburg';
import type { Doing, Manners } from '../seat/gameview.ts';
import { laidReady } from '../seat/ready.ts';
import { say, t } from '../ui/words.ts';
import { groundOf } from './spots.ts';

const DOING: { readonly [W in Why]?: Doing } = {
  'hamburg.buyWorkers': 'buy',
  'hamburg.discard': 'discard',
  'hamburg.draw': 'draw',
  'hamburg.fetch': 'take',
  'hamburg.giveWorkers': 'give',
  'hamburg.recruit': 'take',
  'hamburg.reduce': 'lower',
  'hamburg.refill': 'draw',
  'hamburg.repeat': 'repeat',
  'hamburg.sellWorkers': 'sell',
  'hamburg.swapWorkers': 'swap',
  'hamburg.takeBack': 'take',
  'hamburg.trade': 'choose',
  'hamburg.twoPiles': 'draw',
  'hamburg.underZoo': 'choose',
};

/** A colour stands for cards, workers or the hazard that goes with it. */
const amount = (ask: Ask, item: Item, n: number): string | undefined => {
  const why = whyOf(ask);
  if (ask.shape !== 'bag' || !isColour(item) || why === undefined) return undefined;
  if (groundOf(why) !== 'hazard') return t('web.hamburg.amount', { n, colour: at(COLOURS, indexOf(item)) });
  const what = say({ key: 'hamburg.item.hazard', args: { hazard: at(HAZARDS, indexOf(item)) } });
  return t('web.do.times', { n, what });
};

export const manners: Manners<Hamburg> = {
  doing: ask => {
    const why = whyOf(ask);
    return why && DOING[why];
  },
  amount,
  ready: (_, ask) => (whyOf(ask) === 'hamburg.giveWorkers' ? laidReady(ask, []) : undefined),
};
