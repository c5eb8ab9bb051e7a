/** Why an item that a player might expect is not offered: the rule, and the numbers it cites. */
import { times } from '@kaffeehaus/kernel';
import { isGiving } from './abilities.ts';
import { isAtHome, payable, priceOf } from './agents.ts';
import type { Asked, Topic } from './asking.ts';
import { BRIBES, BUILDINGS, GOODS, PRICE, buildingOf, cardOf, neighboursOf, orderOf } from './data.ts';
import { sorted } from './facts.ts';
import { meansOf, roomIn } from './money.ts';
import type { Desk, Table } from './table.ts';

interface Asking {
  /** What a player may expect to name. */
  expects(t: Table, desk: Desk, topic: Topic): readonly string[];
  because(t: Table, desk: Desk, word: string, topic: Topic): string;
}

const BUILDING_WORDS = BUILDINGS.map(({ word }) => word);
const anyBuilding = (): readonly string[] => BUILDING_WORDS;
const shilling = ({ isFull }: Table): readonly string[] => (isFull ? ['shilling'] : []);
const drawerCards = (_: Table, { inDrawers }: Desk): readonly string[] => inDrawers.map(({ word }) => word);

/** Occupied, or too dear: for the figure, where it would be cheaper. */
const agent: Asking = {
  expects: anyBuilding,
  because: (t, desk, word) => {
    if (desk.isOn(word)) return 'agent.own';
    const isFigure = desk.mayUseFigure && isAtHome(t, desk, word);
    const { bribe } = buildingOf(word);
    const jokers = payable(desk, word).filter(kind => kind !== bribe);
    const inPlace = jokers.reduce((sum, kind) => sum + desk.bribes.of(kind), 0);
    const numbers = [priceOf(t, desk, word, isFigure), desk.bribes.of(bribe), inPlace];
    return `${isFigure ? 'figure' : 'agent'}.price ${numbers.join(' ')}`;
  },
};

const origin: Asking = {
  expects: (_, { figure, figureAt }) => [
    'supply',
    ...(figure !== undefined && figureAt === undefined ? ['figure'] : []),
    ...BUILDING_WORDS,
  ],
  because: (_t, _desk, word) => {
    if (word === 'supply') return 'agent.supply';
    return word === 'figure' ? 'figure.locked' : 'agent.nobody';
  },
};

const orders: Asking = {
  expects: (t, desk) => [...desk.orders, ...t.open],
  because: (_, desk, word, { flag, hasFulfilled }) => {
    if (orderOf(word).flag !== flag) return 'order.flag';
    if (desk.orders.includes(word)) return 'order.condition';
    return hasFulfilled === true ? 'order.either' : 'order.slot';
  },
};

const buy: Asking = {
  expects: () => ['agent', ...GOODS],
  because: (_, desk, word) => {
    const goods = GOODS.find(one => one === word);
    if (goods === undefined ? desk.forSale === 0 : desk.owned.has(goods))
      return goods === undefined ? 'buy.agents' : 'buy.once';
    return `buy.price ${PRICE[goods ?? 'agent']} ${meansOf(desk)}`;
  },
};

const drawer: Asking = {
  expects: (_, { drawers }) => drawers.map((_card, i) => `drawer-${i + 1}`),
  because: (_, { drawers, plans: [word = ''] }) => {
    const { identity } = cardOf(word).ability;
    const twin = drawers.findIndex(card => card !== undefined && cardOf(card).ability.identity === identity);
    return `drawer.same ${twin + 1}`;
  },
};

const plain = (expects: Asking['expects'], rule: string): Asking => ({ expects, because: () => rule });

const ASKINGS: { readonly [why: string]: Asking } = {
  assign: plain(drawerCards, 'assign.hand'),
  drawer,
  agent,
  origin,
  pay: {
    expects: t => [...BRIBES, ...shilling(t)],
    because: (_t, _desk, word) => (word === 'shilling' ? 'bribe.shilling' : 'pay.kind'),
  },
  nomad: {
    expects: anyBuilding,
    because: (_, { figureAt = '' }, word) =>
      neighboursOf(figureAt).includes(word) ? 'agent.own' : 'nomad.way',
  },
  ability: {
    expects: drawerCards,
    because: (_t, _desk, word) => (isGiving(cardOf(word)) ? 'ability.trigger' : 'ability.lasting'),
  },
  anyBribe: plain(shilling, 'bribe.shilling'),
  differentBribes: plain(shilling, 'bribe.shilling'),
  orders,
  deposit: {
    expects: (_t, _desk, { amount = 0 }) => times(Math.min(12, amount) + 1, i => `deposit-${i}`),
    because: (_, desk) => `deposit.room ${roomIn(desk)}`,
  },
  buy,
  payday: plain(() => ['shilling'], 'payday.shillings'),
  'dismiss.payday': {
    expects: anyBuilding,
    because: (_, { figureAt }, word) => (word === figureAt ? 'figure.paid' : 'agent.nobody'),
  },
  'dismiss.orders': plain(anyBuilding, 'agent.nobody'),
  thirdMan: plain(anyBuilding, 'thirdMan.start'),
  'thirdMan.move': plain(anyBuilding, 'thirdMan.way'),
};

/** One line for what a seat is refused. */
export const reasonText = (seat: number, word: string, reason: readonly (string | number)[]): string =>
  `${seat + 1}: ${word} because ${reason.join(' ')}; `;

/** For each question what is refused, and why. */
export const reasonsFor = (t: Table, asked: readonly Asked[]): string =>
  sorted(
    asked.flatMap(({ seat, why, items, topic = {} }) => {
      const asking = ASKINGS[why.replace('vienna.', '')];
      if (asking === undefined) return [];
      const desk = t.desk(seat);
      const refused = asking.expects(t, desk, topic).filter(word => !items.includes(word));
      return refused.map(word => reasonText(seat, word, [asking.because(t, desk, word, topic)]));
    }),
  );
