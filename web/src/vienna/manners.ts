/** How answers of several things are made at a table of Vienna, and what they are called. */
import { type Answer, type Ask, type Item, at } from '@kaffeehaus/kernel';
import { BRIBES, SHILLING, type Vienna, type Why, indexOf, whyOf } from '@kaffeehaus/vienna';
import type { Doing, Manners } from '../seat/gameview.ts';
import { laidReady } from '../seat/ready.ts';
import { say } from '../ui/words.ts';
import { PLAN_ACTIONS } from './desk.ts';
import { label } from './label.ts';

const DOING: { readonly [W in Why]?: Doing } = {
  'vienna.assign': 'assign',
  'vienna.differentBribes': 'take',
  'vienna.dismiss.orders': 'dismiss',
  'vienna.dismiss.payday': 'dismiss',
  'vienna.pay': 'pay',
  'vienna.payday': 'pay',
  'vienna.spend': 'pay',
};

/** Cards are known by the action they are assigned to, not by their numbers. */
const amount = (ask: Ask, item: Item, n: number): string | undefined => {
  if (ask.shape === 'arrangement') return at(PLAN_ACTIONS, n - 1);
  if (ask.shape !== 'bag') return undefined;
  return item === SHILLING
    ? label('money', { n })
    : say({ key: 'vienna.bribes', args: { bribe: at(BRIBES, indexOf(item)), n } });
};

/** Shillings first, then what there is most of. */
const ready = (_: unknown, ask: Ask): Answer | undefined => {
  const why = whyOf(ask);
  return why === 'vienna.pay' || why === 'vienna.spend' ? laidReady(ask, [SHILLING]) : undefined;
};

export const manners: Manners<Vienna> = {
  doing: ask => DOING[whyOf(ask)],
  amount,
  ready,
};
