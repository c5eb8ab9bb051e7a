/** Expansion 2: each seat's own figure, an agent with a lasting ability (a) and one of its own moves (b). */
import { at } from '@kaffeehaus/kernel';
import type { Refusal, Seat } from '@kaffeehaus/kernel';
import { may } from './asks.ts';
import { BUILDINGS, COFFEE, FLAGS, SEALS } from './board.ts';
import { buildingItem, buildingItems, indexOf, isBuilding, nameOf } from './items.ts';
import { IN_SUPPLY, agentsOf, hasAgent, liftAgent, setAgent } from './state.ts';
import type { Vienna } from './state.ts';
import type { Verb } from './verb.ts';

export const FIGURES = ['marrakesh', 'newYork', 'hamburg', 'amsterdam'] as const;
export type Figure = (typeof FIGURES)[number];

/** What a figure changes for its owner, all of it data; −1 where it knows no bribe, flag or seal. */
interface Gift {
  /** Shillings more for an accepted order, the starting one included, and for one that pays some. */
  readonly accepting: number;
  readonly fulfilling: number;
  /** In action II one bribe more of this kind. */
  readonly bribe: number;
  /** On a turn in which it moves, a bribe of this kind that an order leaves over stands in for one it asks for. */
  readonly spare: number;
  /** Orders of this flag ask for one bribe less and score a point more. */
  readonly patron: number;
  /** Where it is at home, and so pays at most one bribe: buildings with this flag, or with this seal. */
  readonly flag: number;
  readonly seal: number;
  /** It may walk when another own agent comes to a neighbouring building. */
  readonly walks: boolean;
}

const NONE: Gift = {
  accepting: 0,
  fulfilling: 0,
  bribe: -1,
  spare: -1,
  patron: -1,
  flag: -1,
  seal: -1,
  walks: false,
};
const USA = FLAGS.indexOf('usa');
const GIFT_OF: { readonly [figure in Figure]: Gift } = {
  marrakesh: { ...NONE, accepting: 1, walks: true },
  newYork: { ...NONE, patron: USA, flag: USA },
  hamburg: { ...NONE, fulfilling: 1, seal: SEALS.indexOf('nobility') },
  amsterdam: { ...NONE, bribe: COFFEE, spare: COFFEE },
};
/** After that of a seat without a figure, in the order of FIGURES. */
const GIFTS: readonly Gift[] = [NONE, ...FIGURES.map(figure => GIFT_OF[figure])];
export const giftOf = (s: Vienna, seat: Seat): Gift => at(GIFTS, at(s.figures, seat) + 1);

/** Agents it takes on the board before the figure may be used for the first time. */
const COMPANIONS = 5;

/** The figure can be placed or moved: always once it was used, before that only beside five other agents. */
export const mayUseFigure = (s: Vienna, seat: Seat): boolean =>
  at(s.figures, seat) >= 0 && (at(s.unlocked, seat) !== 0 || agentsOf(s, seat).length >= COMPANIONS);

/** The figure pays at most one bribe here. */
export const isAtHome = (s: Vienna, seat: Seat, b: number): boolean => {
  const { flag, seal } = giftOf(s, seat);
  return at(s.flags, b) === flag || at(BUILDINGS, b).seal === seal;
};

/** A figure that walks stands next to the building where another own agent was just placed. */
export const nomadMayWalk = (s: Vienna, seat: Seat, to: number): boolean => {
  const here = at(s.figureAt, seat);
  return here >= 0 && giftOf(s, seat).walks && at(BUILDINGS, here).neighbours.includes(to);
};

const ways = (s: Vienna, seat: Seat): readonly number[] => at(BUILDINGS, at(s.figureAt, seat)).neighbours;

/** Marrakesh b: a free step to a neighbouring building without an own agent, before squares are looked at. */
export const nomad: Verb<'nomad'> = {
  ask: (s, _, me) => {
    const open = ways(s, me).filter(b => !hasAgent(s, me, b));
    return open.length === 0 ? undefined : may(me, 'vienna.nomad', open.map(buildingItem));
  },
  run: act => {
    if (act.pick < 0) return;
    const { s, me } = act;
    const to = indexOf(act.pick);
    const from = at(s.figureAt, me);
    liftAgent(s, me, from);
    setAgent(s, me, to);
    s.figureAt[me] = to;
    act.bind(act.pick);
    if (act.heard) act.tell({ e: 'nomad', seat: me, building: to, from });
  },
  expect: () => buildingItems,
  refuse: (s, _, me, item): Refusal | undefined => {
    if (!isBuilding(item)) return undefined;
    const b = indexOf(item);
    return ways(s, me).includes(b)
      ? { rule: 'vienna.agent.own', args: { building: nameOf(b) } }
      : { rule: 'vienna.nomad.way', args: {} };
  },
};

/** The figure goes back beside the desk. */
export const liftFigure = (s: Vienna, seat: Seat): void => {
  liftAgent(s, seat, at(s.figureAt, seat));
  s.figureAt[seat] = IN_SUPPLY;
};
