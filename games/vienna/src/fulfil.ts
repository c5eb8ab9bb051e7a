/** Full version: after placing an agent, fulfil orders of the building's flag or accept one, never both. */
import { FIRST, add, at } from '@kaffeehaus/kernel';
import type { Card, Refusal, Seat } from '@kaffeehaus/kernel';
import { may } from './asks.ts';
import { BUILDINGS, KINDS } from './board.ts';
import { giftOf } from './figures.ts';
import { earn } from './goods.ts';
import { roomInCashBox } from './money.ts';
import { downPayment, isOrder, order } from './orders.ts';
import { score } from './scoring.ts';
import {
  FULFILLED,
  OPEN_ORDERS,
  agentsOf,
  bribesOf,
  cardIn,
  dossiersOf,
  drawersOf,
  hasAgent,
  orderZone,
  ordersOf,
  owns,
  stackFor,
  topOf,
} from './state.ts';
import type { Vienna } from './state.ts';
import type { Verb, ViennaAct } from './verb.ts';

const SEAL_STAMP_POINTS = 3;

/** How many of what an order asks for are missing. */
const missing = (need: readonly number[], have: readonly number[]): number =>
  KINDS.reduce<number>((n, kind) => n + Math.max(0, at(need, kind) - at(have, kind)), 0);

const sealsHeld = (s: Vienna, seat: Seat): number[] => {
  const held = [0, 0, 0, 0, 0];
  for (const b of agentsOf(s, seat)) add(held, at(BUILDINGS, b).seal, 1);
  return held;
};

/** Bribes are shown, not spent. A patron lets one be missing; a figure that moved lets a spare one stand in. */
const showsBribes = (s: Vienna, seat: Seat, card: Card, figure: boolean): boolean => {
  const { condition, flag } = order(card);
  const own = bribesOf(s, seat);
  const lacking = missing(condition.need, own);
  if (lacking === 0) return true;
  if (lacking > 1) return false;
  const { patron, spare } = giftOf(s, seat);
  return flag === patron || (figure && spare >= 0 && at(own, spare) > at(condition.need, spare));
};

export const isMet = (s: Vienna, seat: Seat, card: Card, figure: boolean): boolean => {
  const { condition } = order(card);
  if (condition.type === 'bribes') return showsBribes(s, seat, card, figure);
  if (condition.type === 'house') return hasAgent(s, seat, condition.building);
  const have = condition.type === 'seals' ? sealsHeld(s, seat) : dossiersOf(s, seat);
  return missing(condition.need, have) === 0;
};

const openOrders = (s: Vienna): Card[] => {
  const cards: Card[] = [];
  for (const slot of OPEN_ORDERS) {
    const card = cardIn(s, slot);
    if (card !== undefined) cards.push(card);
  }
  return cards;
};

const hasSlot = (s: Vienna, seat: Seat): boolean => ordersOf(s, seat).length < drawersOf(s, seat);

const choices = (s: Vienna, me: Seat, b: number, figure: boolean, mayAccept: boolean): Card[] => {
  const flag = at(s.flags, b);
  const held = ordersOf(s, me).filter(card => order(card).flag === flag && isMet(s, me, card, figure));
  if (!mayAccept || !hasSlot(s, me)) return held;
  return [...held, ...openOrders(s).filter(card => order(card).flag === flag)];
};

export const orders: Verb<'orders'> = {
  ask: (s, { at: b, figure, mayAccept }, me) => {
    const cards = choices(s, me, b, figure, mayAccept);
    return cards.length === 0 ? undefined : may(me, 'vienna.orders', cards);
  },
  run: (act, { at: b, figure, mayAccept }) => {
    const card = act.pick;
    if (card < FIRST) {
      if (act.heard && mayAccept) tellWhyNot(act, b, figure);
      return;
    }
    if (ordersOf(act.s, act.me).includes(card)) {
      fulfil(act, card);
      act.next({ do: 'orders', at: b, figure, mayAccept: false });
    } else accept(act, card);
  },
  expect: (s, _, me) => [...ordersOf(s, me), ...openOrders(s)],
  refuse: (s, { at: b, figure, mayAccept }, me, card): Refusal | undefined => {
    if (!isOrder(card)) return undefined;
    if (order(card).flag !== at(s.flags, b))
      return { rule: 'vienna.order.flag', args: { order: order(card).id } };
    if (ordersOf(s, me).includes(card))
      return isMet(s, me, card, figure)
        ? undefined
        : { rule: 'vienna.order.condition', args: { order: order(card).id } };
    return { rule: mayAccept ? 'vienna.order.slot' : 'vienna.order.either', args: {} };
  },
};

/** Whoever could do nothing about orders of the flag hears why: the one in hand is not met, there is no room for another. */
const tellWhyNot = (act: ViennaAct, b: number, figure: boolean): void => {
  const { s, me } = act;
  if (choices(s, me, b, figure, true).length > 0) return;
  const flag = at(s.flags, b);
  const ofFlag = (cards: readonly Card[]): number => cards.filter(card => order(card).flag === flag).length;
  const held = ofFlag(ordersOf(s, me));
  if (held > 0) act.tell({ e: 'noOrder', seat: me, flag, n: held, why: 'condition' });
  const open = ofFlag(openOrders(s));
  if (open > 0) act.tell({ e: 'noOrder', seat: me, flag, n: open, why: 'slot' });
};

/** First the compulsory extra shilling of the cash box, then the reward and what of it to save. */
const fulfil = (act: ViennaAct, card: Card): void => {
  const { s, me } = act;
  const { points, shillings, flag, id } = order(card);
  const stamp = owns(s, me, 'sealStamp') ? SEAL_STAMP_POINTS : 0;
  const { patron, fulfilling } = giftOf(s, me);
  const figure = flag === patron ? 1 : 0;
  act.move(card, orderZone(me), FULFILLED);
  score(s, me, 'orders', points);
  score(s, me, 'sealStamp', stamp);
  score(s, me, 'figures', figure);
  if (act.heard) {
    const all = points + stamp + figure;
    act.tell({ e: 'fulfilled', seat: me, order: id, points: all, stamp, figure, shillings });
  }
  if (roomInCashBox(s, me) > 0) earn(act, 1, 1);
  if (shillings > 0) act.next({ do: 'income', n: shillings + fulfilling });
};

/** The down payment at once, and what of it to save; then the empty space on the postcard is filled again. */
const accept = (act: ViennaAct, card: Card): void => {
  const { s, me } = act;
  const slot = OPEN_ORDERS.find(zone => cardIn(s, zone) === card) as number;
  act.move(card, slot, orderZone(me));
  if (act.heard) act.tell({ e: 'accepted', seat: me, order: order(card).id });
  act.next({ do: 'income', n: downPayment(card) + giftOf(s, me).accepting }, { do: 'refill', slot });
};

export const refill: Verb<'refill'> = {
  run: (act, { slot }) => fillSlot(act, slot),
};

/** An empty stack leaves the space empty. */
export const fillSlot = (act: ViennaAct, slot: number): void => {
  const stack = stackFor(slot);
  if (at(act.s.zones, stack).length === 0) return;
  const card = topOf(act.s, stack);
  act.move(card, stack, slot);
  if (act.heard) act.tell({ e: 'laidOpen', order: order(card).id });
};
