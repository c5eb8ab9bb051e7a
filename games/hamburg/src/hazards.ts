/** Hazards: how they rise, what they do, how they are reduced. */
import { add, at } from '@kaffeehaus/kernel';
import type { Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { bag, may, one } from './asks.ts';
import type { Why } from './asks.ts';
import { BROWN, COLOURS, FIVE, GREY, ORANGE, PINK, STEPS_TO_DAMAGE, VIOLET } from './board.ts';
import { spared } from './clerics.ts';
import { burn, drown } from './display.ts';
import {
  colourItem,
  colourItems,
  halfItem,
  hazardItem,
  indexOf,
  isColour,
  itsColour,
  kindOf,
  plotItem,
  word,
} from './items.ts';
import { countOf } from './measure.ts';
import { BUILDINGS } from './counts.ts';
import { onTable } from './piles.ts';
import { countMark, countWorkers } from './purse.ts';
import { refusal } from './rules.ts';
import type { Rule } from './rules.ts';
import { buildingsOf, enjoys, hazardOf, others, slot, stonesIn, turnOrder, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ANY, ITS } from './steps.ts';
import type { Step } from './steps.ts';
import { collapse } from './wall.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

export const SUFFER: Step = { do: 'suffer' };
export const RAISE: readonly Step[] = FIVE.map(colour => ({ do: 'raise', colour }));

/** One step left, for 1 point (or 2); what a gift lowers brings none (H-6). */
export const lower = (act: HamburgAct, colour: number, points: boolean): void => {
  const { s, me } = act;
  add(s.hazards, slot(me, colour), -1);
  const gained = points ? (enjoys(s, me, 'twoPoints') ? 2 : 1) : 0;
  add(s.points, me, gained);
  if (act.heard) act.tell({ e: 'reduced', seat: me, colour, points: gained, to: hazardOf(s, me, colour) });
};

export const raisedColours = (s: Hamburg, me: Seat): number[] => FIVE.filter(c => hazardOf(s, me, c) > 0);

export const notRaised = (colour: Item): Refusal => refusal('hamburg.reduce.none', { colour: word(colour) });

/** Up to n steps of the colours; fewer if fewer are raised. */
const reduceAsk = (s: Hamburg, me: Seat, colours: readonly number[], min: number, n: number) => {
  const raised = colours.filter(c => hazardOf(s, me, c) > 0);
  const caps = raised.map(c => hazardOf(s, me, c));
  const most = Math.min(
    n,
    caps.reduce((sum, k) => sum + k, 0),
  );
  return most === 0
    ? undefined
    : bag(me, 'hamburg.reduce', raised.map(colourItem), caps, Math.min(min, most), most);
};

/** What a damage takes: the choices it leaves its victim. */
export const losses = (s: Hamburg, me: Seat, hazard: number): number[] => {
  if (hazard === VIOLET) return at(s.plots, me).map((_, i) => plotItem(i));
  if (hazard === ORANGE) return buildingsOf(s, me);
  if (hazard === GREY) return [0, 1].filter(h => stonesIn(s, me, h) > 0).map(halfItem);
  return [];
};

/** Whatever of the display a victim might think of, Zoo and Park included. */
const atStake = (s: Hamburg, me: Seat): Item[] => [
  ...at(s.plots, me).map((_, i) => plotItem(i)),
  ...onTable(s, me),
];

/** Why a damage does not take this. */
const spares = (s: Hamburg, me: Seat, hazard: number, item: Item): Refusal | undefined => {
  return atStake(s, me).includes(item) ? refusal(at(SPARES, hazard)) : undefined;
};
const SPARES: readonly Rule[] = ['hamburg.damage.flood', 'hamburg.damage.fire', 'hamburg.damage.wall'];

/** Of the first three hazards the victim chooses what is lost. */
const LOSS_WHY: readonly Why[] = ['hamburg.flood', 'hamburg.fire', 'hamburg.collapse'];

/** Damages still to be settled: first those that are the same whenever they fall. */
const due = (s: Hamburg, me: Seat): number[] => SETTLED.filter(hazard => (at(s.damage, me) >> hazard) & 1);
const SETTLED = [GREY, PINK, BROWN, VIOLET, ORANGE] as const;

/** Only flood and fire are at odds: a plot may take a building along, and what falls last lies on top of the discards. */
const contested = (s: Hamburg, me: Seat): boolean =>
  due(s, me)[0] === VIOLET &&
  due(s, me).length > 1 &&
  at(s.plots, me).length > 0 &&
  buildingsOf(s, me).length > 0;
const FLOOD_OR_FIRE = [hazardItem(VIOLET), hazardItem(ORANGE)];

const lose = (act: HamburgAct, hazard: number): void => {
  const { s, me, pick } = act;
  if (hazard === PINK) countMark(act, me, -at(s.money, me), 'damage');
  else if (hazard === BROWN) for (const c of FIVE) countWorkers(act, me, c, -workersOf(s, me, c), 'damage');
  else if (pick < 0) return;
  else if (hazard === VIOLET) drown(act, me, indexOf(pick));
  else if (hazard === ORANGE) burn(act, me, pick);
  else collapse(act, me, indexOf(pick));
};

export const hazards: Verbs<
  | 'raise'
  | 'moved'
  | 'avert'
  | 'suffer'
  | 'damage'
  | 'diceHazards'
  | 'reduceOne'
  | 'reduce'
  | 'reducePerBuilding'
  | 'shift'
  | 'othersRaise'
> = {
  /** The third step brings damage, or with one building the fourth (H-4); then the colour starts again at 0 (H-1). */
  raise: {
    run: (act, { colour }) => {
      const { s, me } = act;
      const place = slot(me, colour);
      const level = at(s.hazards, place);
      const late = enjoys(s, me, 'fourth');
      if (level < STEPS_TO_DAMAGE) act.next({ do: 'moved', colour });
      const holds = level + 1 < STEPS_TO_DAMAGE || (late && level < STEPS_TO_DAMAGE);
      s.hazards[place] = holds ? level + 1 : 0;
      if (!holds) s.damage[me] = at(s.damage, me) | (1 << colour);
      if (act.heard) act.tell({ e: 'raised', seat: me, colour, level: level + 1, to: at(s.hazards, place) });
    },
  },
  moved: { run: () => undefined },
  avert: {
    ask: (s, _, me, it) =>
      workersOf(s, me, itsColour(it)) > 0 ? may(me, 'hamburg.avert', [at(it, 0)]) : undefined,
    run: act => {
      if (act.pick < 0) return;
      countWorkers(act, act.me, indexOf(act.pick), -1, 'avert');
      if (act.heard) act.tell({ e: 'averted', seat: act.me, colour: indexOf(act.pick) });
      act.skip();
    },
    expect: () => colourItems,
    refuse: (_s, _step, _me, item) =>
      colourItems.includes(item) ? refusal('hamburg.avert.colour') : undefined,
  },
  /** Several damages at once: the victim chooses the order, where it makes a difference. */
  suffer: {
    ask: (s, _, me) => (contested(s, me) ? one(me, 'hamburg.suffer', FLOOD_OR_FIRE) : undefined),
    run: act => {
      const hazard = act.pick < 0 ? due(act.s, act.me)[0] : indexOf(act.pick);
      if (hazard !== undefined) act.next({ do: 'damage', hazard }, SUFFER);
    },
    expect: () => FIVE.map(hazardItem),
    refuse: (_s, _step, _me, item) =>
      kindOf(item) === 'hazard' ? refusal('hamburg.suffer.calm') : undefined,
  },
  damage: {
    ask: (s, { hazard }, me) => {
      const choices = losses(s, me, hazard);
      return choices.length === 0 ? undefined : one(me, at(LOSS_WHY, hazard), choices);
    },
    run: (act, { hazard }) => {
      act.s.damage[act.me] = at(act.s.damage, act.me) & ~(1 << hazard);
      if (act.heard) act.tell({ e: 'damage', seat: act.me, hazard });
      lose(act, hazard);
    },
    expect: (s, _, me) => atStake(s, me),
    refuse: (s, { hazard }, me, item) => spares(s, me, hazard, item),
  },
  diceHazards: {
    run: act => {
      const { s } = act;
      const rising = FIVE.filter(c => at(s.dice, c) >= 5 && !spared(s, c)).map(c => at(RAISE, c));
      if (rising.length > 0) for (const p of turnOrder(s)) act.say([...rising, SUFFER], p);
    },
  },
  /** The basic action. */
  reduceOne: { run: (act, { colour }) => lower(act, colour, true) },
  reduce: {
    ask: (s, { n, colour, min }, me, it) =>
      reduceAsk(s, me, colour === ANY ? FIVE : [colour === ITS ? itsColour(it) : colour], min, n),
    run: (act, { points }) => {
      for (const item of act.answers[0] ?? []) lower(act, indexOf(item), points);
    },
    expect: () => colourItems,
    refuse: (s, { colour }, me, item, it) => {
      if (!colourItems.includes(item)) return undefined;
      if (colour === ANY || hazardOf(s, me, indexOf(item)) === 0) return notRaised(item);
      return refusal('hamburg.reduce.colour', {
        colour: at(COLOURS, colour === ITS ? itsColour(it) : colour),
      });
    },
  },
  reducePerBuilding: {
    run: act => {
      const n = countOf(act.s, act.me, BUILDINGS, 0);
      if (n > 0) act.next({ do: 'reduce', n, colour: ANY, min: 0, points: true });
    },
  },
  shift: {
    ask: (s, _, me) => {
      const raised = raisedColours(s, me);
      return raised.length === 0 ? undefined : one(me, 'hamburg.shift', raised.map(colourItem));
    },
    run: act => {
      if (act.pick < 0) return;
      lower(act, indexOf(act.pick), true);
      act.bind(act.pick);
    },
    expect: () => colourItems,
    refuse: (_s, _step, _me, item) => (colourItems.includes(item) ? notRaised(item) : undefined),
  },
  /** Nothing was reduced as long as "it" is still the card that speaks. */
  othersRaise: {
    run: act => {
      if (!isColour(at(act.it, 0))) return;
      for (const p of others(act.s, act.me)) act.say([at(RAISE, itsColour(act.it)), SUFFER], p);
    },
  },
};
