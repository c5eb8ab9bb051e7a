/** Full version: income and the cash box, purchases, paydays. */
import { add, at, times } from '@kaffeehaus/kernel';
import type { Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { bag, may, one, subset } from './asks.ts';
import { CHOCOLATE, KINDS } from './board.ts';
import { liftFigure } from './figures.ts';
import { earn, payBribes, spendShillings } from './goods.ts';
import {
  CASH_LIMIT,
  HIRE,
  SHILLING,
  amountItem,
  bribeItem,
  bribeItems,
  buildingItem,
  buildingItems,
  goodsItems,
  indexOf,
  isAmount,
  isBuilding,
  nameOf,
} from './items.ts';
import { DESK, IN_SUPPLY, agentsOf, bribesOf, liftAgent, owns } from './state.ts';
import type { Vienna } from './state.ts';
import type { Verb, ViennaAct } from './verb.ts';

/** What the cash box still takes. */
export const roomInCashBox = (s: Vienna, seat: Seat): number =>
  owns(s, seat, 'cashBox') ? CASH_LIMIT - at(s.cashBox, seat) : 0;

/** Money received: any part of it may go into the cash box now, never later. */
export const income: Verb<'income'> = {
  ask: (s, { n }, me) => {
    const most = Math.min(n, roomInCashBox(s, me));
    return most === 0 ? undefined : one(me, 'vienna.deposit', times(most + 1, amountItem));
  },
  run: (act, { n }) => {
    const saved = act.pick < 0 ? 0 : indexOf(act.pick);
    earn(act, n, saved);
  },
  expect: (_, { n }) => times(Math.min(n, CASH_LIMIT) + 1, amountItem),
  refuse: (s, { n }, me, item): Refusal | undefined =>
    isAmount(item) && indexOf(item) <= n
      ? { rule: 'vienna.deposit.room', args: { room: roomInCashBox(s, me) } }
      : undefined,
};

/** Prices of an agent, telephone, road map, cash box, seal stamp and side table. */
const PRICES = [1, 2, 2, 2, 2, 3] as const;
export const priceOf = (item: Item): number => at(PRICES, indexOf(item));

const bribesHeld = (s: Vienna, seat: Seat): number => bribesOf(s, seat).reduce((sum, n) => sum + n, 0);

/** Open money, and with the road map bribes as well. */
const means = (s: Vienna, seat: Seat): number =>
  at(s.money, seat) + (owns(s, seat, 'roadMap') ? bribesHeld(s, seat) : 0);

const isSold = (s: Vienna, seat: Seat, item: Item): boolean =>
  item === HIRE ? at(s.forSale, seat) === 0 : (at(s.owned, seat) & (1 << (indexOf(item) - 1))) !== 0;

const goodsFor = (s: Vienna, seat: Seat): Item[] =>
  goodsItems.filter(item => !isSold(s, seat, item) && means(s, seat) >= priceOf(item));

/** At most one thing in each purchase phase. */
export const buy: Verb<'buy'> = {
  ask: (s, _, me) => {
    const goods = goodsFor(s, me);
    return goods.length === 0 ? undefined : may(me, 'vienna.buy', goods);
  },
  run: act => {
    const { s, me, pick } = act;
    if (pick < 0) {
      const why = goodsFor(s, me).length > 0 ? 'choice' : 'price';
      if (act.heard) act.tell({ e: 'passed', seat: me, what: 'purchase', why });
      return;
    }
    // Paid before it is owned: the road map cannot pay for itself.
    act.next({ do: 'spend', n: priceOf(pick) }, { do: 'own', goods: indexOf(pick) });
  },
  expect: () => goodsItems,
  refuse: (s, _, me, item): Refusal | undefined => {
    if (!goodsItems.includes(item)) return undefined;
    if (isSold(s, me, item))
      return { rule: item === HIRE ? 'vienna.buy.agents' : 'vienna.buy.once', args: {} };
    return { rule: 'vienna.buy.price', args: { need: priceOf(item), have: means(s, me) } };
  },
};

export const own: Verb<'own'> = {
  run: (act, { goods }) => {
    const { s, me } = act;
    if (goods === 0) {
      add(s.forSale, me, -1);
      add(s.supply, me, 1);
    } else add(s.owned, me, 1 << (goods - 1));
    if (act.heard) act.tell({ e: 'bought', seat: me, goods });
  },
};

const COINS: readonly Item[] = [SHILLING, ...bribeItems];
/** Shillings, with the road map bribes too, in any mix; asked only if there is more than one way. */
export const spend: Verb<'spend'> = {
  ask: (s, { n }, me) => {
    if (!owns(s, me, 'roadMap')) return undefined;
    return bag(me, 'vienna.spend', COINS, [at(s.money, me), ...bribesOf(s, me)], n, n);
  },
  run: (act, { n }) => {
    const paid = act.answers[0];
    if (paid === undefined) return spendShillings(act, n);
    const bribes = paid.filter(coin => coin !== SHILLING);
    spendShillings(act, paid.length - bribes.length);
    payBribes(act, bribes.map(indexOf));
  },
  expect: () => COINS,
};

/** The figure is paid first: one chocolate if there is one, else it goes home. */
export const payFigure: Verb<'payFigure'> = {
  run: act => {
    const { s, me } = act;
    if (at(s.figureAt, me) === IN_SUPPLY) return;
    if (at(bribesOf(s, me), CHOCOLATE) > 0) add(bribesOf(s, me), CHOCOLATE, -1);
    else liftFigure(s, me);
    if (act.heard) act.tell({ e: at(s.figureAt, me) === IN_SUPPLY ? 'figureHome' : 'figurePaid', seat: me });
  },
};

/** Agents that want a shilling: all on the board but the figure. */
const toPay = (s: Vienna, seat: Seat): number[] => agentsOf(s, seat).filter(b => b !== at(s.figureAt, seat));

/**
 * One shilling for each agent. With the road map bribes may stand in for shillings, as many as the player likes;
 * as long as an agent is unpaid every open shilling is spent, whoever is still unpaid goes home.
 */
export const payAgents: Verb<'payAgents'> = {
  ask: (s, _, me) => {
    const n = toPay(s, me).length;
    if (n === 0 || !owns(s, me, 'roadMap') || bribesHeld(s, me) === 0) return undefined;
    return bag(
      me,
      'vienna.payday',
      KINDS.map(bribeItem),
      bribesOf(s, me).slice(),
      0,
      Math.min(n, bribesHeld(s, me)),
    );
  },
  run: act => {
    const { s, me } = act;
    const agents = toPay(s, me).length;
    const bribes = (act.answers[0] ?? []).map(indexOf);
    for (const kind of bribes) add(bribesOf(s, me), kind, -1);
    const shillings = Math.min(at(s.money, me), agents - bribes.length);
    add(s.money, me, -shillings);
    const unpaid = agents - bribes.length - shillings;
    if (act.heard && agents > 0) act.tell({ e: 'payday', seat: me, shillings, bribes, unpaid });
    if (unpaid > 0) act.next({ do: 'dismiss', n: unpaid, why: 'payday' });
  },
  expect: () => COINS,
  refuse: (_s, _step, _me, item): Refusal | undefined =>
    item === SHILLING ? { rule: 'vienna.payday.shillings', args: {} } : undefined,
};

/** So many own agents leave the board; which ones, their owner says. */
export const dismiss: Verb<'dismiss'> = {
  ask: (s, { n, why }, me) => {
    const from = why === 'payday' ? toPay(s, me) : agentsOf(s, me);
    const most = Math.min(n, from.length);
    return most === 0 ? undefined : subset(me, `vienna.dismiss.${why}`, from.map(buildingItem), most, most);
  },
  run: act => {
    for (const item of act.answers[0] ?? []) sendHome(act, indexOf(item));
  },
  expect: () => buildingItems,
  refuse: (s, _, me, item): Refusal | undefined => {
    if (!isBuilding(item)) return undefined;
    const b = indexOf(item);
    return b === at(s.figureAt, me)
      ? { rule: 'vienna.figure.paid', args: {} }
      : { rule: 'vienna.agent.nobody', args: { building: nameOf(b) } };
  },
};

const sendHome = (act: ViennaAct, b: number): void => {
  const { s, me } = act;
  if (b === at(s.figureAt, me)) liftFigure(s, me);
  else {
    liftAgent(s, me, b);
    add(s.supply, me, 1);
  }
  if (act.heard) act.tell({ e: 'home', seat: me, building: b });
};

/** The name of what is for sale: an agent or a desk item. */
export const goodsName = (goods: number): string => (goods === 0 ? 'agent' : at(DESK, goods - 1));
