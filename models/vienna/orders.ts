/** Full version: orders of the flag just entered are fulfilled, or one is accepted (V-26, V-27). */
import type { Telling } from '../lockstep.ts';
import { may } from './asking.ts';
import { buildingOf, orderOf } from './data.ts';
import type { Order } from './data.ts';
import type { Luck, Pile } from './luck.ts';
import { income, roomIn } from './money.ts';
import type { Desk, Table } from './table.ts';

/** How many pieces are wanting, if each piece is shown once. */
const wanting = (pieces: readonly string[], own: readonly string[]): number => {
  const left = [...own];
  return pieces.filter(piece => {
    const i = left.indexOf(piece);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  }).length;
};

const COFFEE = 'coffee';
/** A coffee beyond those that the order itself asks for. */
const hasSpareCoffee = ({ bribes }: Desk, { pieces }: Order): boolean =>
  bribes.of(COFFEE) > pieces.filter(piece => piece === COFFEE).length;

const ownOf = (desk: Desk, { shows, pieces }: Order): string[] => {
  if (shows === 'house') return [...desk.places];
  if (shows === 'seals') return desk.places.map(building => buildingOf(building).seal);
  const heap = shows === 'bribes' ? desk.bribes : desk.tiles;
  return [...new Set(pieces)].flatMap(kind => Array.from({ length: heap.of(kind) }, () => kind));
};

const canFulfil = (desk: Desk, order: Order, hasFigureMoved: boolean): boolean => {
  const missing = wanting(order.pieces, ownOf(desk, order));
  if (missing === 0) return true;
  if (missing > 1 || order.shows !== 'bribes') return false;
  if (desk.figure === 'newYork') return order.flag === 'usa';
  return desk.figure === 'amsterdam' && hasFigureMoved && hasSpareCoffee(desk, order);
};

const slotsOf = (desk: Desk): number => desk.drawers.length;

export const dealWithOrders = function* (
  t: Table,
  luck: Luck,
  desk: Desk,
  flag: string,
  hasFigureMoved: boolean,
): Telling {
  const ofFlag = (words: readonly string[]): Order[] =>
    words.map(orderOf).filter(order => order.flag === flag);
  let hasFulfilled = false;
  for (;;) {
    const ripe = ofFlag(desk.orders).filter(order => canFulfil(desk, order, hasFigureMoved));
    const open = hasFulfilled || desk.orders.length >= slotsOf(desk) ? [] : ofFlag(t.open);
    const items = [...ripe, ...open].map(({ word }) => word);
    if (items.length === 0 && !hasFulfilled)
      tellWhy(luck, desk.seat, ofFlag(desk.orders).length, ofFlag(t.open).length);
    const word = yield* may(desk.seat, 'orders', items, { flag, hasFulfilled });
    if (word === undefined) return;
    if (!desk.orders.includes(word)) return yield* accept(t, luck, desk, word);
    yield* fulfil(t, desk, orderOf(word));
    hasFulfilled = true;
  }
};

const tellWhy = (luck: Luck, seat: number, held: number, open: number): void => {
  if (held > 0) luck.expect({ e: 'noOrder', seat, why: 'condition', n: held });
  if (open > 0) luck.expect({ e: 'noOrder', seat, why: 'slot', n: open });
};

/** Points, the extra shilling of the cash box, then the reward (V-25, V-36, V-49). */
const fulfil = function* (t: Table, desk: Desk, order: Order): Telling {
  desk.orders = desk.orders.filter(word => word !== order.word);
  t.fulfilled.push(order.word);
  desk.points.add('orders', order.points);
  if (desk.owned.has('seal-stamp')) desk.points.add('sealStamp', 3);
  if (desk.figure === 'newYork' && order.flag === 'usa') desk.points.add('figures', 1);
  if (roomIn(desk) > 0) desk.saved++;
  if (order.shillings > 0) yield* income(desk, order.shillings + (desk.figure === 'hamburg' ? 1 : 0));
};

/** Down payment first, then the space is filled again (V-26). */
const accept = function* (t: Table, luck: Luck, desk: Desk, word: string): Telling {
  const slot = t.postcard.indexOf(word);
  t.postcard[slot] = undefined;
  desk.orders.push(word);
  const pile: Pile = word.startsWith('A') ? 'A' : 'B';
  yield* income(desk, (pile === 'A' ? 1 : 2) + (desk.figure === 'marrakesh' ? 1 : 0));
  fillSlot(t, luck, slot, pile);
};

export const fillSlot = (t: Table, luck: Luck, slot: number, pile: Pile): void => {
  const stack = t.stacks.get(pile);
  if (stack !== undefined && stack.size > 0) t.postcard[slot] = luck.draw(pile, stack);
};
