/** What the full version of Vienna adds to a table: money, desks, orders, figures. */
import { at } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import {
  BUILDINGS,
  CASH_LIMIT,
  DESK,
  FIGURES,
  IN_SUPPLY,
  OPEN_ORDERS,
  ORDERS,
  STACKS,
  goodsItem,
  hasAgent,
  orderCard,
  orderZone,
  ordersOf,
  setAgent,
  stackFor,
  vienna,
} from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import { indexed, is, listed } from '../finding.ts';
import { howMany, many, says, who, wordOf } from '../pattern.ts';
import { building } from './words.ts';
import type { Table } from './words.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';

const deskWords = DESK.map((_, i) => vienna.word(goodsItem(i + 1)));
const desk = wordOf('a thing for the desk', indexed(deskWords));
const order = wordOf('an order', new Map(ORDERS.map(({ id }, i) => [id, orderCard(i)])));
const figureWords = FIGURES.map(name => name.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`));
const figure = wordOf('a figure', indexed(figureWords));

const ofFullVersion = (s: Vienna): void => {
  if (!s.full) throw new Impossible('the introductory version has none of this');
};

const saved = fact(
  says`${who} has saved ${howMany('shillings', 'shilling')}`,
  (t: Table, seat, n) => is(at(t.s.cashBox, seat), n, 'shillings'),
  ({ s }, seat, n) => {
    ofFullVersion(s);
    if (n > CASH_LIMIT) throw new Impossible(`the cash box holds ${CASH_LIMIT} shillings at most`);
    s.cashBox[seat] = n;
  },
);

const owned = (s: Vienna, seat: Seat): string =>
  listed(deskWords.filter((_, i) => (at(s.owned, seat) & (1 << i)) !== 0));
const ownsDesk = fact(
  says`${who} owns ${many(desk)}`,
  (t: Table, seat, things) => is(owned(t.s, seat), listed(deskWords.filter((_, i) => things.includes(i)))),
  ({ s }, seat, things) => {
    ofFullVersion(s);
    for (const i of things) s.owned[seat] = at(s.owned, seat) | (1 << i);
  },
);
const ownsNothing = fact(says`${who} owns nothing`, (t: Table, seat) => is(owned(t.s, seat), 'nothing'));

/** Agents bought before: so many more beside the desk, so many fewer for sale. */
const hired = fact(
  says`${who} hired ${howMany('agents', 'agent')}`,
  (t: Table, seat, n) => is(3 - at(t.s.forSale, seat), n),
  ({ s }, seat, n) => {
    ofFullVersion(s);
    const left = at(s.forSale, seat) - n;
    if (left < 0) throw new Impossible(`only ${at(s.forSale, seat)} agents are for sale`);
    s.forSale[seat] = left;
    s.supply[seat] = at(s.supply, seat) + n;
  },
);

const inStack = (s: Vienna, card: Card): boolean =>
  Object.values(STACKS).some(zone => at(s.zones, zone).includes(card));
const layOrder = (t: Table, card: Card, zone: number): void => {
  ofFullVersion(t.s);
  if (!inStack(t.s, card)) throw new Impossible(`order ${vienna.word(card)} already lies somewhere else`);
  t.put(card, zone);
};
const sorted = (cards: readonly Card[]): string =>
  listed([...cards].sort((a, b) => a - b).map(card => vienna.word(card)));

const holdsOrders = fact(
  says`${who} has orders ${many(order)}`,
  (t: Table, seat, cards) => is(sorted(ordersOf(t.s, seat)), sorted(cards)),
  (t, seat, cards) => cards.forEach(card => layOrder(t, card, orderZone(seat))),
);
const noOrders = fact(says`${who} has no orders`, (t: Table, seat) =>
  is(sorted(ordersOf(t.s, seat)), 'nothing'),
);

const openOrders = ({ s }: Table): Card[] => OPEN_ORDERS.flatMap(zone => at(s.zones, zone));
const postcard = fact(
  says`postcard shows ${many(order)}`,
  (t: Table, cards) => is(sorted(openOrders(t)), sorted(cards)),
  (t, cards) => {
    for (const card of cards) {
      const slot = OPEN_ORDERS.find(
        zone => at(t.s.zones, zone).length === 0 && at(t.s.zones, stackFor(zone)).includes(card),
      );
      if (slot === undefined)
        throw new Impossible(`there is no space for ${vienna.word(card)} on the postcard`);
      layOrder(t, card, slot);
    }
  },
);

const hasFigure = fact(
  says`${who} has figure ${figure}`,
  (t: Table, seat, which) => is(figureWords[at(t.s.figures, seat)] ?? 'nothing', at(figureWords, which)),
  ({ s }, seat, which) => {
    if (at(s.figures, seat) < 0)
      throw new Impossible('figures are not in the game without a line “option feldFigures yes”');
    s.figures[seat] = which;
  },
);
const figureOn = fact(
  says`${who} figure is on ${building}`,
  (t: Table, seat, b) => is(BUILDINGS[at(t.s.figureAt, seat)]?.word ?? 'supply', at(BUILDINGS, b).word),
  ({ s }, seat, b) => {
    if (hasAgent(s, seat, b)) throw new Impossible('an agent of the same colour already stands there');
    setAgent(s, seat, b);
    s.figureAt[seat] = b;
    s.unlocked[seat] = 1;
  },
);
const figureHome = fact(says`${who} figure is in supply`, (t: Table, seat) =>
  at(t.s.figureAt, seat) === IN_SUPPLY ? undefined : at(BUILDINGS, at(t.s.figureAt, seat)).word,
);

export const OFFICE: readonly Reader<Fact<Table>>[] = [
  saved,
  ownsDesk,
  ownsNothing,
  hired,
  holdsOrders,
  noOrders,
  postcard,
  hasFigure,
  figureOn,
  figureHome,
];
