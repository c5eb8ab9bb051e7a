/** The display of a player: plots, the buildings on them, Zoo and Park, and what lies under a Zoo. */
import { FIRST, at, secret } from '@kaffeehaus/kernel';
import type { Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { one, subset } from './asks.ts';
import { COLOURS } from './board.ts';
import { IS_ZOO, colourOf, isBuilding, isLightning } from './cards.ts';
import { indexOf, itsColour, plotItem } from './items.ts';
import { UNSEEN, freePlaces } from './places.ts';
import { addPlot, discardCard, onTable, shuffleDiscard, toHand } from './piles.ts';
import { buildPrice } from './prices.ts';
import { countMark, countWorkers } from './purse.ts';
import { refusal } from './rules.ts';
import {
  DISCARD,
  SITE,
  TOP,
  aside,
  asideOf,
  buildingsOf,
  display,
  displayOf,
  field,
  ground,
  hand,
  handOf,
  left,
  leftOf,
  siteOf,
  under,
  underOf,
} from './state.ts';
import type { Hamburg } from './state.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

/** Zone and index of the card that is the plot. */
const plotCard = (s: Hamburg, me: Seat, plot: number): { zone: number; card: Card } => {
  const codes = at(s.plots, me);
  const unseen = at(codes, plot) >= UNSEEN;
  const index = codes.slice(0, plot).filter(code => code >= UNSEEN === unseen).length;
  const zone = unseen ? field(me) : ground(me);
  return { zone, card: at(at(s.zones, zone), index) };
};

const forget = (list: number[], value: number): void => {
  const i = list.indexOf(value);
  if (i >= 0) list.splice(i, 1);
};

/** A building leaves the display: its markers come off, so it can come back fresh (H-23). Returns where it lies. */
export const clearBuilding = (s: Hamburg, p: Seat, card: Card): number => {
  for (let i = at(s.used, p).length; i > 0; i--) forget(at(s.used, p), card);
  const place = displayOf(s, p).indexOf(card);
  if (place >= 0) {
    at(s.on, p).splice(place, 1);
    return display(p);
  }
  at(s.zoos, p).splice(underOf(s, p).indexOf(card), 1);
  return under(p);
};

export const burn = (act: HamburgAct, p: Seat, card: Card): void => {
  if (act.heard) act.tell({ e: 'lostBuilding', seat: p, card });
  discardCard(act, card, clearBuilding(act.s, p, card));
};

/** Back to the hand. */
const takeIn = (act: HamburgAct, p: Seat, card: Card): void => {
  if (act.heard) act.tell({ e: 'tookBack', seat: p, card });
  toHand(act, card, clearBuilding(act.s, p, card), p, true);
};

/** A plot is gone: those to its right move up. */
export const clearPlot = (s: Hamburg, p: Seat, plot: number): void => {
  at(s.plots, p).splice(plot, 1);
  s.on[p] = at(s.on, p).map(place => (place > plot ? place - 1 : place));
};

/** A plot goes to the discard pile, the buildings on it to the hand (H-7). */
export const drown = (act: HamburgAct, p: Seat, plot: number): void => {
  const { s } = act;
  const standing = displayOf(s, p).filter((_, i) => at(at(s.on, p), i) === plot);
  for (const card of standing) takeIn(act, p, card);
  const { zone, card } = plotCard(s, p, plot);
  discardCard(act, card, zone);
  clearPlot(s, p, plot);
  if (act.heard) act.tell({ e: 'lostPlot', seat: p, card, plot });
};

const putOn = (act: HamburgAct, card: Card, from: number, plot: number): void => {
  act.move(card, from, display(act.me));
  at(act.s.on, act.me).push(plot);
  if (act.heard) act.tell({ e: 'erected', seat: act.me, card, plot });
};

const placeItems = (s: Hamburg, me: Seat): Item[] => freePlaces(s, me).map(plotItem);
const allPlots = (s: Hamburg, me: Seat): Item[] => at(s.plots, me).map((_, i) => plotItem(i));
const fullPlot = (s: Hamburg, me: Seat, item: Item): Refusal | undefined =>
  allPlots(s, me).includes(item)
    ? { rule: 'hamburg.plot.full', args: { plot: indexOf(item) + 1 } }
    : undefined;

/** Zoo cards of a colour without a building under them. */
const freeZoos = (s: Hamburg, me: Seat, colour: number): Card[] =>
  leftOf(s, me).filter(
    card => at(IS_ZOO, card - FIRST) && colourOf(card) === colour && !at(s.zoos, me).includes(card),
  );
const forZoo = (s: Hamburg, me: Seat, colour: number): Card[] =>
  handOf(s, me).filter(card => isBuilding(card) && colourOf(card) === colour);
/** Whether a building of this colour can go under a Zoo; only the owner of the hand may know. */
export const canGoUnder = (s: Hamburg, me: Seat, colour: number): boolean =>
  freeZoos(s, me, colour).length > 0 && forZoo(s, me, colour).length > 0;
export const hasFreeZoo = (s: Hamburg, me: Seat, colour: number): boolean =>
  freeZoos(s, me, colour).length > 0;

export const displays: Verbs<
  'erect' | 'place' | 'erected' | 'layPlot' | 'plotLaid' | 'takeBack' | 'underZoo'
> = {
  /** The basic action: price and place for the card shown. Zoo and Park go left and need no plot. */
  erect: {
    ask: (s, _, me) => {
      const card = siteOf(s);
      return card !== undefined && isBuilding(card)
        ? one(me, 'hamburg.place', placeItems(s, me), [card])
        : undefined;
    },
    run: (act, { hand: fromHand }) => {
      const { s, me } = act;
      const card = siteOf(s);
      if (card === undefined) return;
      countMark(act, me, -buildPrice(s, me, card, fromHand), 'build');
      if (isBuilding(card)) {
        putOn(act, card, SITE, indexOf(act.pick));
        act.next({ do: 'erected', card, basic: true });
        if (isLightning(card)) act.next({ do: 'flash', card });
      } else {
        act.move(card, SITE, left(me));
        if (act.heard) act.tell({ e: 'laidOut', seat: me, card });
      }
    },
    expect: (s, _, me) => allPlots(s, me),
    refuse: (s, _, me, item) => fullPlot(s, me, item),
  },
  /** A building found in the discard pile; then the pile is shuffled (H-15). */
  place: {
    ask: (s, { card }, me) => one(me, 'hamburg.place', placeItems(s, me), [card]),
    run: (act, { card }) => {
      putOn(act, card, at(act.s.zones, TOP).includes(card) ? TOP : DISCARD, indexOf(act.pick));
      shuffleDiscard(act);
    },
    expect: (s, _, me) => allPlots(s, me),
    refuse: (s, _, me, item) => fullPlot(s, me, item),
  },
  /** Said once a building stands, for those who react to it. */
  erected: { run: () => undefined },
  layPlot: {
    run: act => {
      const { s, me } = act;
      const card = asideOf(s, me);
      if (card === undefined) return;
      const paid = itsColour(act.it);
      countWorkers(act, me, paid, -1, 'plot');
      act.move(card, aside(me), ground(me));
      addPlot(act, colourOf(card), 0);
      act.next({ do: 'plotLaid', colour: paid, basic: true });
    },
  },
  /** Said once a plot lies, in the colour that was paid for (H-31). */
  plotLaid: { run: () => undefined },
  takeBack: {
    ask: (s, _, me, it) => {
      const mine = buildingsOf(s, me).filter(card => card !== it[0]);
      return mine.length === 0 ? undefined : subset(me, 'hamburg.takeBack', mine, 0, mine.length);
    },
    run: act => {
      for (const card of act.answers[0] ?? []) takeIn(act, act.me, card);
    },
    expect: (s, _, me) => onTable(s, me),
    refuse: (s, _, me, item, it) => {
      if (item === it[0]) return refusal('hamburg.takeBack.self');
      return leftOf(s, me).includes(item) ? refusal('hamburg.takeBack.left') : undefined;
    },
  },
  underZoo: {
    ask: (s, _, me, it) => {
      const cards = forZoo(s, me, itsColour(it));
      const n = Math.min(1, cards.length);
      return secret(subset(me, 'hamburg.underZoo', cards, n, n));
    },
    run: act => {
      const { s, me } = act;
      const card = act.pick;
      const [zoo] = freeZoos(s, me, itsColour(act.it));
      if (zoo === undefined || card < 0) return;
      act.move(card, hand(me), under(me));
      at(s.zoos, me).push(zoo);
      if (act.heard) act.tell({ e: 'underZoo', seat: me, card, zoo });
      act.next({ do: 'erected', card, basic: false });
      if (isLightning(card)) act.next({ do: 'flash', card });
    },
    expect: (s, _, me) => handOf(s, me),
    refuse: (s, _, me, item, it) => {
      if (!handOf(s, me).includes(item)) return undefined;
      return isBuilding(item)
        ? refusal('hamburg.zoo.colour', { colour: at(COLOURS, itsColour(it)) })
        : refusal('hamburg.zoo.building');
    },
  },
};
