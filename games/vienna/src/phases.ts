/** Set-up, the phases of a round, and the end. */
import { add, at, last, secret, times, upTo } from '@kaffeehaus/kernel';
import type { Refusal } from '@kaffeehaus/kernel';
import { arrangement } from './asks.ts';
import {
  BUILDINGS,
  DOSSIERS,
  FLAGS,
  KINDS,
  LAST_FIELD,
  SQUARES,
  endField,
  isPayday,
  isPurchase,
} from './board.ts';
import { drawCard } from './deck.ts';
import { FIGURES, giftOf } from './figures.ts';
import { scoreFinally } from './final.ts';
import { fillSlot } from './fulfil.ts';
import { word } from './items.ts';
import { earn } from './goods.ts';
import {
  DECK,
  DISCARD,
  OPEN_ORDERS,
  PLANS,
  STACKS,
  dossiersOf,
  hand,
  inDrawers,
  orderZone,
  ordersOf,
  owns,
  plan,
  topOf,
  turnOrder,
} from './state.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';
import type { Verb, ViennaAct } from './verb.ts';

const HAND = 3;

/** Tiles on the squares, one dossier for each seat, flags, deck and crest by lot. */
export const open: Verb<'open'> = {
  run: act => {
    const { s } = act;
    s.squares = lot(act, SQUARES.length, DOSSIERS.length);
    if (s.drawnFlags) s.flags = lot(act, BUILDINGS.length, FLAGS.length);
    const aside = lot(act, KINDS.length, KINDS.length).slice(0, s.seats);
    aside.forEach((kind, seat) => add(dossiersOf(s, seat), kind, 1));
    if (act.heard) tellCity(act, aside);
    act.shuffle(DECK);
    if (s.full) openOffice(act);
    s.crest = act.random(s.seats);
    if (act.heard) act.tell({ e: 'crest', seat: s.crest });
    if (s.thirdMan >= 0) act.say([{ do: 'hideThirdMan' }], last(turnOrder(s)));
    act.next({ do: 'round' });
  },
};

const tellCity = (act: ViennaAct, dossiers: readonly number[]): void => {
  const { squares, flags, drawnFlags } = act.s;
  act.tell({ e: 'opened', squares: squares.slice(), dossiers });
  if (drawnFlags) act.tell({ e: 'flags', flags: flags.slice() });
};

/** So many tiles of so many kinds, equally many of each, drawn one by one. */
const lot = (act: ViennaAct, n: number, kinds: number): number[] => {
  const tiles = times(n, i => i % kinds);
  act.shuffleNumbers(tiles);
  return tiles;
};

/** Full version: figures by lot, a start order for each seat, four open orders. */
const openOffice = (act: ViennaAct): void => {
  const { s } = act;
  if (at(s.figures, 0) >= 0) {
    s.figures = lot(act, FIGURES.length, FIGURES.length).slice(0, s.seats);
    if (act.heard) act.tell({ e: 'figures', figures: s.figures.slice() });
  }
  for (const stack of Object.values(STACKS)) act.shuffle(stack);
  for (const seat of upTo(s.seats)) {
    act.move(topOf(s, STACKS.S), STACKS.S, orderZone(seat));
    const { accepting } = giftOf(s, seat);
    if (accepting > 0) earn(act, accepting, 0, seat);
  }
  for (const slot of OPEN_ORDERS) fillSlot(act, slot);
};

const TURN: readonly Step[] = [
  { do: 'reveal' },
  { do: 'insert' },
  { do: 'bribe' },
  { do: 'agent' },
  { do: 'dossier' },
];

export const round: Verb<'round'> = {
  run: act => {
    const { s } = act;
    s.round++;
    s.alerted = 0;
    if (act.heard) act.tell({ e: 'round', round: s.round, seat: s.crest });
    const order = turnOrder(s);
    for (const seat of order) {
      const n = owns(s, seat, 'telephone') ? HAND + 1 : HAND;
      for (let i = 0; i < n; i++) drawCard(act, seat);
    }
    act.next({ do: 'assign' });
    for (const seat of order) act.say(TURN, seat);
    act.next({ do: 'endRound' });
  },
};

/** All at once and face down: which card for action I, which for II, which for IV; what is left over is discarded. */
export const assign: Verb<'assign'> = {
  ask: s =>
    turnOrder(s).map(seat =>
      secret(arrangement(seat, 'vienna.assign', at(s.zones, hand(seat)).slice(), PLANS, PLANS)),
    ),
  run: act => {
    const order = turnOrder(act.s);
    order.forEach((seat, k) => {
      at(act.answers, k).forEach((card, i) => act.move(card, hand(seat), plan(seat, i)));
      if (act.heard) act.tell({ e: 'assigned', seat });
    });
    for (const seat of order)
      for (const card of at(act.s.zones, hand(seat)).slice()) act.move(card, hand(seat), DISCARD);
  },
  expect: (s, _, me) => inDrawers(s, me),
  refuse: (s, _, me, card): Refusal | undefined =>
    inDrawers(s, me).includes(card)
      ? { rule: 'vienna.assign.hand', args: { number: word(card) } }
      : undefined,
};

const allAtTheEnd = (s: Vienna): boolean => s.tracks.every(field => field === LAST_FIELD);

/** When the end has been rung in exactly one more round follows; then come the last accounts. */
export const endRound: Verb<'endRound'> = {
  run: act => {
    const { s } = act;
    if (s.ending !== 0) {
      if (s.full) act.next({ do: 'lastAccounts' });
      act.next({ do: 'finalScoring' });
      return;
    }
    const reached = s.investigator >= endField(s.seats);
    const end = reached || allAtTheEnd(s);
    if (s.full) officeHours(act, end, reached);
    act.next({ do: 'passCrest', end });
  },
};

/** The purchase or payday of the field the investigator entered; the end always brings the last purchase. */
const officeHours = (act: ViennaAct, end: boolean, reached: boolean): void => {
  const { s } = act;
  const entered = s.alerted !== 0 ? s.investigator : -1;
  if (entered >= 0 && !reached && isPayday(s.seats, entered)) act.next({ do: 'payday' });
  if (entered >= 0 && !reached && isPurchase(s.seats, entered)) act.next({ do: 'purchase' });
  if (end) act.next({ do: 'purchase' });
};

export const purchase: Verb<'purchase'> = {
  run: act => {
    if (act.heard) act.tell({ e: 'purchase' });
    for (const seat of turnOrder(act.s)) act.say([{ do: 'buy' }], seat);
  },
};

const PAYDAY: readonly Step[] = [{ do: 'payFigure' }, { do: 'payAgents' }];
export const payday: Verb<'payday'> = {
  run: act => {
    if (act.heard) act.tell({ e: 'paydayBegins' });
    for (const seat of turnOrder(act.s)) act.say(PAYDAY, seat);
  },
};

/** The crest passes; it does not pass after the last round. */
export const passCrest: Verb<'passCrest'> = {
  run: (act, { end }) => {
    const { s } = act;
    s.crest = (s.crest + 1) % s.seats;
    if (end) {
      s.ending = 1;
      if (act.heard) act.tell({ e: 'ending' });
    }
    act.next({ do: 'round' });
  },
};

/** All give up an agent for every order left open, then all pay for the last time. */
export const lastAccounts: Verb<'lastAccounts'> = {
  run: act => {
    const { s } = act;
    for (const seat of turnOrder(s)) {
      const n = ordersOf(s, seat).length;
      if (n > 0) act.say([{ do: 'dismiss', n, why: 'orders' }], seat);
    }
    act.next({ do: 'payday' });
  },
};

export const finalScoring: Verb<'finalScoring'> = {
  run: act => {
    scoreFinally(act);
    if (act.heard) act.tell({ e: 'over' });
  },
};
