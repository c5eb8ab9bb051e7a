/** Full version: money received, purchases, paydays. */
import { times } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { may, one, pieces, several } from './asking.ts';
import { BRIBES, GOODS, PRICE } from './data.ts';
import type { Goods } from './data.ts';
import type { Luck } from './luck.ts';
import type { Desk, Table } from './table.ts';

const CASH_BOX = 12;

export const roomIn = ({ owned, saved }: Desk): number => (owned.has('cash-box') ? CASH_BOX - saved : 0);

/** Any part may go into the cash box now (V-25). */
export const income = function* (desk: Desk, n: number): Telling {
  const amounts = times(Math.min(n, roomIn(desk)) + 1, i => `deposit-${i}`);
  const chosen = yield* one(desk.seat, 'deposit', amounts, { amount: n });
  const saved = amounts.indexOf(chosen);
  desk.saved += saved;
  desk.money += n - saved;
};

export const meansOf = ({ money, owned, bribes }: Desk): number =>
  money + (owned.has('road-map') ? bribes.total : 0);

/** In turn order, at most one thing each (V-23). */
export const purchase = function* (t: Table, luck: Luck): Telling {
  for (const desk of t.inTurn) {
    const { seat } = desk;
    const wares = ['agent' as const, ...GOODS].filter(
      goods =>
        (goods === 'agent' ? desk.forSale > 0 : !desk.owned.has(goods)) && PRICE[goods] <= meansOf(desk),
    );
    const goods = yield* may(seat, 'buy', wares);
    const bought = wares.find(ware => ware === goods);
    if (bought === undefined) luck.expect({ e: 'passed', seat, why: wares.length > 0 ? 'choice' : 'price' });
    else yield* buy(desk, bought);
  }
};

const buy = function* (desk: Desk, goods: Goods | 'agent'): Telling {
  const coins = desk.owned.has('road-map') ? bribesOf(desk) : [];
  const heap = [['shilling', desk.money] as const, ...coins];
  for (const coin of yield* pieces(desk.seat, 'spend', heap, PRICE[goods], PRICE[goods]))
    if (coin === 'shilling') desk.money--;
    else desk.bribes.add(coin, -1);
  if (goods === 'agent') {
    desk.forSale--;
    desk.supply++;
    return;
  }
  desk.owned.add(goods);
  if (goods === 'side-table') desk.drawers.push(undefined);
};

const bribesOf = ({ bribes }: Desk): (readonly [string, number])[] =>
  BRIBES.map(kind => [kind, bribes.of(kind)] as const);

/** The figure first, for a chocolate; then a shilling for each agent, or with the road map a bribe (V-24, V-35). */
export const payday = function* (t: Table): Telling {
  for (const desk of t.inTurn) {
    if (desk.figureAt !== undefined) {
      if (desk.bribes.of('chocolate') > 0) desk.bribes.add('chocolate', -1);
      else desk.figureAt = undefined;
    }
    const wages = desk.agents.length;
    const inKind = desk.owned.has('road-map') ? Math.min(wages, desk.bribes.total) : 0;
    const bribes = inKind === 0 ? [] : yield* pieces(desk.seat, 'payday', bribesOf(desk), 0, inKind);
    for (const kind of bribes) desk.bribes.add(kind, -1);
    const shillings = Math.min(desk.money, wages - bribes.length);
    desk.money -= shillings;
    const unpaid = wages - bribes.length - shillings;
    if (unpaid > 0) sendHome(desk, yield* several(desk.seat, 'dismiss.payday', desk.agents, unpaid));
  }
};

/** At the end each open order costs an agent, the figure too if its owner likes (V-28). */
export const giveUpAgents = function* (t: Table): Telling {
  for (const desk of t.inTurn) {
    const n = Math.min(desk.orders.length, desk.places.length);
    if (n > 0) sendHome(desk, yield* several(desk.seat, 'dismiss.orders', desk.places, n));
  }
};

const sendHome = (desk: Desk, buildings: readonly string[]): void => {
  for (const building of buildings)
    if (building === desk.figureAt) desk.figureAt = undefined;
    else {
      desk.agents = desk.agents.filter(other => other !== building);
      desk.supply++;
    }
};
