/** How answers of several things are made at a table of Vienna, and what they are called. */
import { type Answer, type Ask, type Item, type Preview, type Seat, at } from '@kaffeehaus/kernel';
import {
  BRIBES,
  DOSSIERS,
  SHILLING,
  SUPPLY,
  type Vienna,
  type Why,
  bribesOf,
  cardIn,
  drawer,
  indexOf,
  isBuilding,
  ordersOf,
  whyOf,
} from '@kaffeehaus/vienna';
import { anchor } from '../art/anchor.ts';
import type { Chain, Count, Doing, Manners, Prize } from '../seat/gameview.ts';
import { laidReady } from '../seat/ready.ts';
import type { View } from '../seat/view.ts';
import { say, t } from '../ui/words.ts';
import { PLAN_ACTIONS } from './desk.ts';
import { label } from './label.ts';
import { fulfillable } from './orders.ts';

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

/** A building means an agent from beside the desk, unless an own agent was pressed first. */
const AGENT: Chain = {
  first: 'vienna.agent',
  then: 'vienna.origin',
  either: true,
  usual: ask => (ask.of.includes(SUPPLY) ? SUPPLY : undefined),
};

/** Empty drawers are alike to everybody, and cost nothing. */
const equal = ({ table, viewer }: View<Vienna>, ask: Ask): Answer | undefined => {
  const isEmpty = (item: Item): boolean => cardIn(table, drawer(viewer, indexOf(item))) === undefined;
  return whyOf(ask) === 'vienna.drawer' && ask.of.every(isEmpty) ? ask.of.slice(0, 1) : undefined;
};

const counts = (s: Vienna, seat: Seat): readonly Count[] => [
  {
    at: anchor('agent', seat, 'supply'),
    n: at(s.supply, seat),
    told: n => t('web.vienna.agents', { n }),
  },
  ...BRIBES.map((bribe, kind) => ({
    at: anchor('count', seat, bribe),
    n: at(bribesOf(s, seat), kind),
    told: (n: number) => say({ key: 'vienna.bribes', args: { bribe, n } }),
  })),
  {
    at: anchor('count', seat, 'shilling'),
    n: s.full ? at(s.money, seat) : 0,
    told: n => label('money', { n }),
  },
  ...DOSSIERS.map((dossier, kind) => ({
    at: anchor('count', seat, dossier),
    n: at(at(s.dossiers, seat), kind),
    told: (n: number) => say({ key: 'vienna.dossiers', args: { dossier, n } }),
  })),
  {
    at: anchor('count', seat, 'orders'),
    n: s.full ? ordersOf(s, seat).length : 0,
    told: n => t('web.vienna.missions', { n }),
  },
];

/** With the agent that would be placed: which missions could be fulfilled at once. */
const prizes = (view: View<Vienna>, ahead: Preview<Vienna>): readonly Prize[] => {
  const n = fulfillable(view, ahead).length;
  return n === 0 ? [] : [{ isGain: true, told: t('web.ahead.missions', { n }) }];
};

export const manners: Manners<Vienna> = {
  doing: ask => DOING[whyOf(ask)],
  amount,
  ready,
  chains: [AGENT],
  isSmall: isBuilding,
  turnsCards: true,
  equal,
  counts,
  prizes,
};
