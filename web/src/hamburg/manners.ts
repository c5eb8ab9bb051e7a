/** How answers of several things are made at a table of Hamburg, and what they are called. */
import { type Ask, type Item, type Seat, at } from '@kaffeehaus/kernel';
import {
  COLOURS,
  HAZARDS,
  MAJORITIES,
  type Hamburg,
  type Why,
  hamburg,
  handOf,
  hazardOf,
  indexOf,
  isColour,
  majorityItem,
  whyOf,
  workersOf,
} from '@kaffeehaus/hamburg';
import type { Count, Doing, Manners } from '../seat/gameview.ts';
import { wonAndLost } from '../seat/prizes.ts';
import { laidReady } from '../seat/ready.ts';
import { say, t } from '../ui/words.ts';
import { atHand, atHazard, atMark, atWorker } from './at.ts';
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

const hazardText = (c: number, n: number): string =>
  t('web.do.times', { n, what: say({ key: 'hamburg.item.hazard', args: { hazard: at(HAZARDS, c) } }) });

/** A colour stands for cards, workers or the hazard that goes with it. */
const amount = (ask: Ask, item: Item, n: number): string | undefined => {
  const why = whyOf(ask);
  if (ask.shape !== 'bag' || !isColour(item) || why === undefined) return undefined;
  if (groundOf(why) !== 'hazard') return t('web.hamburg.amount', { n, colour: at(COLOURS, indexOf(item)) });
  return hazardText(indexOf(item), n);
};

const counts = (s: Hamburg, seat: Seat): readonly Count[] => [
  { at: atMark(seat), n: at(s.money, seat), told: n => t('web.hamburg.mark', { n }) },
  ...COLOURS.map((colour, c) => ({
    at: atWorker(seat, colour),
    n: workersOf(s, seat, c),
    told: (n: number) => t('web.hamburg.amount', { n, colour }),
  })),
  ...HAZARDS.map((hazard, c) => ({
    at: atHazard(seat, hazard),
    n: hazardOf(s, seat, c),
    told: (n: number) => hazardText(c, n),
    bad: true,
  })),
  { at: atHand(seat), n: handOf(s, seat).length, told: n => t('web.hamburg.cards', { n }) },
];

/** The majorities a seat holds, by their names. */
const majorities = (s: Hamburg, seat: Seat): readonly string[] =>
  MAJORITIES.flatMap((_, i) =>
    ((at(s.majority, seat) >> i) & 1) === 1 ? [say(hamburg.phrases.item(majorityItem(i)))] : [],
  );

export const manners: Manners<Hamburg> = {
  doing: ask => {
    const why = whyOf(ask);
    return why && DOING[why];
  },
  amount,
  ready: (_, ask) => (whyOf(ask) === 'hamburg.giveWorkers' ? laidReady(ask, []) : undefined),
  chains: [{ first: 'hamburg.turn', then: 'hamburg.action' }],
  counts,
  prizes: ({ table, viewer }, ahead) =>
    wonAndLost(majorities(table, viewer), majorities(ahead.table, viewer)),
};
