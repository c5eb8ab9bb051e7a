/** Orders ready to draw: on the Prater postcard and at a desk. */
import { type Card, type Preview, type Seat, at, times } from '@kaffeehaus/kernel';
import {
  BRIBES,
  BUILDINGS,
  COLOURS,
  DOSSIERS,
  FLAGS,
  OPEN_ORDERS,
  SEALS,
  type Vienna,
  agentsOf,
  cardIn,
  downPayment,
  drawersOf,
  giftOf,
  hasAgent,
  order,
  ordersOf,
  vienna,
  viennaDeeds,
} from '@kaffeehaus/vienna';
import { say } from '../ui/words.ts';
import { withRule } from '../seat/why.ts';
import type { IconName } from '../art/names.ts';
import { anchor } from '../art/anchor.ts';
import { itemAnchor } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { type OrderFace, isMet } from './draw/OrderFace.ts';
import type { OrderSlotView } from './draw/Orders.tsx';
import type { OpenOrder } from './draw/Postcard.tsx';
import { label } from './label.ts';

type Props = DrawProps<Vienna>;

const SIGNS: { readonly [type: string]: readonly IconName[] } = {
  seals: SEALS.map((seal): IconName => `seal-${seal}`),
  bribes: BRIBES,
  dossiers: DOSSIERS,
};

/** What a seat could show of each kind, by what an order asks for. */
const shown = (s: Vienna, seat: Seat, type: string): readonly number[] => {
  if (type === 'bribes') return at(s.bribes, seat);
  if (type === 'dossiers') return at(s.dossiers, seat);
  const own = agentsOf(s, seat);
  return SEALS.map((_, seal) => own.filter(b => at(BUILDINGS, b).seal === seal).length);
};

/** Whose eyes look at an order: what that seat has is marked. */
interface Holder {
  readonly table: Vienna;
  readonly seat: Seat;
}

const needs = (card: Card, holder: Holder | undefined): OrderFace['needs'] => {
  const { condition } = order(card);
  const signs = SIGNS[condition.type] ?? [];
  const have = holder ? shown(holder.table, holder.seat, condition.type) : [];
  return condition.need.flatMap((n, kind) =>
    times(n, i => ({ icon: at(signs, kind), held: i < (have[kind] ?? 0) })),
  );
};

const houseOf = (card: Card, holder: Holder | undefined): OrderFace['house'] => {
  const { building } = order(card).condition;
  if (building < 0) return undefined;
  const { letter, name, colour } = at(BUILDINGS, building);
  const held = holder !== undefined && hasAgent(holder.table, holder.seat, building);
  return { letter, name, colour: at(COLOURS, colour), held };
};

export const orderFace = (card: Card, holder?: Holder): OrderFace => {
  const { id, flag, shillings, points } = order(card);
  return {
    id,
    flag: at(FLAGS, flag),
    shillings,
    points,
    needs: needs(card, holder),
    house: houseOf(card, holder),
  };
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
      at: card === undefined ? anchor('place', slot) : itemAnchor(vienna, card),
      order: card === undefined ? null : orderFace(card),
      label: card === undefined ? label('order.empty') : orderLabel(props, card),
      price: at(prices, i),
      state: card === undefined ? 'idle' : props.picks.state(card),
    };
  });
};

/** The viewer's orders that the agent foreseen would let fulfil: of the building's flag, with all they ask for. */
export const fulfillable = (
  { table: s, viewer: seat }: View<Vienna>,
  { events, table }: Preview<Vienna>,
): readonly Card[] => {
  if (!s.full) return [];
  const flags = viennaDeeds(events).flatMap(told =>
    (told.e === 'placed' || told.e === 'placedFigure') && told.seat === seat
      ? [at(FLAGS, at(s.flags, told.building))]
      : [],
  );
  return ordersOf(table, seat).filter(card => {
    const face = orderFace(card, { table, seat });
    return flags.includes(face.flag) && isMet(face);
  });
};

/** The orders a seat has accepted, and the room for more; one's own as they would be by what is foreseen. */
export const deskOrders = (props: Props, seat: Seat, own: boolean): OrderSlotView[] => {
  const ahead = own ? (props.picks.ahead?.table as Vienna | undefined) : undefined;
  const table = ahead ?? props.view.table;
  return Array.from({ length: drawersOf(props.view.table, seat) }, (_, i) => {
    const card = ordersOf(props.view.table, seat)[i];
    return card === undefined
      ? { id: `order-${i}`, order: null, label: label('order.empty') }
      : {
          id: vienna.word(card),
          at: itemAnchor(vienna, card),
          order: orderFace(card, { table, seat }),
          label: orderLabel(props, card),
          state: own ? props.picks.state(card) : 'idle',
        };
  });
};
