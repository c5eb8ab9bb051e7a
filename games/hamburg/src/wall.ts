/** The wall: two halves built outwards from the tower, a statue for the fifth stone of each. */
import { add, at, withEntry } from '@kaffeehaus/kernel';
import type { Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { one } from './asks.ts';
import { COLOURS, SECTIONS } from './board.ts';
import { HUMMEL, JETTE, halfItem, halfItems, indexOf, itsColour } from './items.ts';
import { masonPrice, sectionColour, wallPrice } from './prices.ts';
import { countMark } from './purse.ts';
import { refusal } from './rules.ts';
import { stonesIn, wing } from './state.ts';
import type { Hamburg } from './state.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

const HALVES = [0, 1] as const;

/** Halves whose next section has the colour and can be paid. */
export const openHalves = (s: Hamburg, me: Seat, colour: number, hand: boolean): number[] =>
  HALVES.filter(h => sectionColour(s, me, h) === colour && wallPrice(s, me, h, hand) <= at(s.money, me));

/** Why no stone can be laid with this colour. */
export const wallRefusal = (s: Hamburg, me: Seat, colour: number, hand: boolean): Refusal => {
  const next = HALVES.map(h => sectionColour(s, me, h)).filter(c => c !== undefined);
  if (next.length === 0) return { rule: 'hamburg.wall.complete', args: {} };
  const half = HALVES.find(h => sectionColour(s, me, h) === colour);
  if (half === undefined)
    return {
      rule: 'hamburg.wall.order',
      args: { colour: at(COLOURS, colour), next: next.map(c => at(COLOURS, c)).join(' ') },
    };
  return {
    rule: 'hamburg.wall.price',
    args: { price: wallPrice(s, me, half, hand), money: at(s.money, me) },
  };
};

/** Why no stone can be laid on this half. */
const sectionRefusal = (s: Hamburg, me: Seat, half: number, colour: number, hand: boolean): Refusal => {
  const next = sectionColour(s, me, half);
  if (next === undefined) return refusal('hamburg.wall.complete');
  if (next !== colour) return refusal('hamburg.wall.half', { colour: at(COLOURS, next) });
  return refusal('hamburg.wall.price', { price: wallPrice(s, me, half, hand), money: at(s.money, me) });
};

/** Halves on which a building lets its owner lay a stone, at twice the price or for nothing. */
export const masonHalves = (s: Hamburg, me: Seat, double: boolean): number[] =>
  HALVES.filter(
    h => sectionColour(s, me, h) !== undefined && (!double || masonPrice(s, me, h) <= at(s.money, me)),
  );

const halfRefusal = (s: Hamburg, me: Seat, item: Item, price: number): Refusal | undefined => {
  if (!halfItems.includes(item)) return undefined;
  return stonesIn(s, me, indexOf(item)) === SECTIONS
    ? { rule: 'hamburg.wall.complete', args: {} }
    : { rule: 'hamburg.wall.price', args: { price, money: at(s.money, me) } };
};

export const collapse = (act: HamburgAct, p: Seat, half: number): void => {
  add(act.s.walls, wing(p, half), -1);
  if (act.heard) act.tell({ e: 'lostStone', seat: p, half, stones: stonesIn(act.s, p, half) });
};

/** The best statue that is left: Hummel counts at the end, the Zitronenjette pays at once. Returns its worth. */
export const takeHummel = (s: Hamburg, me: Seat): number => {
  const [best = 0, ...rest] = s.hummelsLeft;
  s.hummelsLeft = rest;
  s.hummels = withEntry(s.hummels, me, [...at(s.hummels, me), best]);
  return best;
};
export const takeJette = (s: Hamburg, me: Seat): number => {
  const [best = 0, ...rest] = s.jettesLeft;
  s.jettesLeft = rest;
  s.jettes = withEntry(s.jettes, me, at(s.jettes, me) + 1);
  add(s.money, me, best);
  return best;
};

/** A stone is laid; the fifth of a half brings its statue, once. Returns whether it does. */
export const layStone = (s: Hamburg, me: Seat, half: number): boolean => {
  add(s.walls, wing(me, half), 1);
  if (stonesIn(s, me, half) < SECTIONS || at(s.honoured, wing(me, half)) === 1) return false;
  s.honoured = withEntry(s.honoured, wing(me, half), 1);
  return true;
};

export const walls: Verbs<'section' | 'mason' | 'stone' | 'statue'> = {
  /** The basic action. "It" is the colour of the card. */
  section: {
    ask: (s, { hand }, me, it) =>
      one(me, 'hamburg.section', openHalves(s, me, itsColour(it), hand).map(halfItem)),
    run: (act, { hand }) => {
      const { s, me } = act;
      const half = indexOf(act.pick);
      countMark(act, me, -wallPrice(s, me, half, hand), 'wall');
      act.next({ do: 'stone', half, basic: true });
    },
    expect: () => halfItems,
    refuse: (s, { hand }, me, item, it) =>
      halfItems.includes(item) ? sectionRefusal(s, me, indexOf(item), itsColour(it), hand) : undefined,
  },
  mason: {
    ask: (s, { double }, me) => {
      const halves = masonHalves(s, me, double);
      return halves.length === 0 ? undefined : one(me, 'hamburg.section', halves.map(halfItem));
    },
    run: (act, { double }) => {
      const { s, me } = act;
      if (act.pick < 0) return;
      const half = indexOf(act.pick);
      if (double) countMark(act, me, -masonPrice(s, me, half), 'wall');
      act.next({ do: 'stone', half, basic: false });
    },
    expect: () => halfItems,
    refuse: (s, { double }, me, item) =>
      halfRefusal(s, me, item, double ? masonPrice(s, me, indexOf(item)) : 0),
  },
  stone: {
    run: (act, { half }) => {
      const { s, me } = act;
      if (layStone(s, me, half)) act.next({ do: 'statue' });
      if (act.heard) act.tell({ e: 'stone', seat: me, half, stones: stonesIn(s, me, half) });
    },
  },
  /** One of each kind is on offer. */
  statue: {
    ask: (s, _, me) => {
      const kinds = [
        ...(s.hummelsLeft.length > 0 ? [HUMMEL] : []),
        ...(s.jettesLeft.length > 0 ? [JETTE] : []),
      ];
      return kinds.length === 0 ? undefined : one(me, 'hamburg.statue', kinds);
    },
    run: act => {
      const { s, me } = act;
      if (act.pick === HUMMEL) {
        const worth = takeHummel(s, me);
        if (act.heard) act.tell({ e: 'hummel', seat: me, worth });
      } else if (act.pick === JETTE) {
        const mark = takeJette(s, me);
        if (act.heard) act.tell({ e: 'jette', seat: me, mark });
      }
    },
    expect: () => [HUMMEL, JETTE],
  },
};
