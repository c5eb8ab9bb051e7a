/** Orders ready to draw: on the Prater postcard and at a desk. */
import { type Card, type Seat, at } from '@kaffeehaus/kernel';
import {
  BRIBES,
  BUILDINGS,
  COLOURS,
  DOSSIERS,
  FLAGS,
  OPEN_ORDERS,
  SEALS,
  type Vienna,
  cardIn,
  downPayment,
  drawersOf,
  giftOf,
  order,
  ordersOf,
  vienna,
} from '@kaffeehaus/vienna';
import { say } from '../ui/words.ts';
import { withRule } from '../seat/why.ts';
import type { IconName } from '../art/names.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { OrderFace } from './draw/OrderFace.ts';
import type { OrderSlotView } from './draw/Orders.tsx';
import type { OpenOrder } from './draw/Postcard.tsx';
import { label } from './label.ts';

type Props = DrawProps<Vienna>;

const SIGNS: { readonly [type: string]: readonly IconName[] } = {
  seals: SEALS.map((seal): IconName => `seal-${seal}`),
  bribes: BRIBES,
  dossiers: DOSSIERS,
};

const needs = (card: Card): readonly IconName[] => {
  const { condition } = order(card);
  const signs = SIGNS[condition.type] ?? [];
  return condition.need.flatMap((n, kind) => Array.from({ length: n }, () => at(signs, kind)));
};

const houseOf = (card: Card): OrderFace['house'] => {
  const { building } = order(card).condition;
  if (building < 0) return undefined;
  const { letter, name, colour } = at(BUILDINGS, building);
  return { letter, name, colour: at(COLOURS, colour) };
};

export const orderFace = (card: Card): OrderFace => {
  const { id, flag, shillings, points } = order(card);
  return { id, flag: at(FLAGS, flag), shillings, points, needs: needs(card), house: houseOf(card) };
};

/** Everything on an order, in words. */
export const orderText = (card: Card): string => {
  const { id, flag } = orderFace(card);
  return label('order', { order: id, flag, text: say(vienna.phrases.card(card)) });
};

const orderLabel = ({ picks }: Props, card: Card): string =>
  withRule(orderText(card), picks.state(card) === 'refused' ? picks.why(card) : undefined);

const SLOTS = ['A1', 'A2', 'B1', 'B2'] as const;

/** Each slot shows what an order from its stack brings the viewer when it is accepted. */
const payments = ({ view: { table, viewer } }: Props): readonly number[] => {
  const more = viewer < table.seats ? giftOf(table, viewer).accepting : 0;
  const cards = OPEN_ORDERS.map(zone => cardIn(table, zone));
  return cards.map(card => (card === undefined ? 0 : downPayment(card) + more));
};

/** The four open orders on the board. */
export const openOrders = (props: Props): OpenOrder[] => {
  const prices = payments(props);
  return OPEN_ORDERS.map((zone, i) => {
    const slot = at(SLOTS, i);
    const card = cardIn(props.view.table, zone);
    return {
      slot,
      id: card === undefined ? slot : vienna.word(card),
      order: card === undefined ? null : orderFace(card),
      label: card === undefined ? label('order.empty') : orderLabel(props, card),
      price: at(prices, i),
      state: card === undefined ? 'idle' : props.picks.state(card),
    };
  });
};

/** The orders a seat has accepted, and the room for more. */
export const deskOrders = (props: Props, seat: Seat, own: boolean): OrderSlotView[] =>
  Array.from({ length: drawersOf(props.view.table, seat) }, (_, i) => {
    const card = ordersOf(props.view.table, seat)[i];
    return card === undefined
      ? { id: `order-${i}`, order: null, label: label('order.empty') }
      : {
          id: vienna.word(card),
          order: orderFace(card),
          label: orderLabel(props, card),
          state: own ? props.picks.state(card) : 'idle',
        };
  });
