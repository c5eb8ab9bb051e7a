/** Expansion 2: each seat's own figure, an agent with a lasting ability (a) and one of its own moves (b). */
import { at, may } from '@kaffeehaus/kernel';
import type { Refusal, Seat } from '@kaffeehaus/kernel';
import { BUILDINGS, FLAGS, SEALS } from './board.ts';
import { buildingItem, buildingItems, indexOf, isBuilding, nameOf } from './items.ts';
import { IN_SUPPLY, agentsOf, hasAgent, liftAgent, setAgent } from './state.ts';
import type { Vienna } from './state.ts';
import type { Verb } from './verb.ts';

export const FIGURES = ['marrakesh', 'newYork', 'hamburg', 'amsterdam'] as const;
export type Figure = (typeof FIGURES)[number];

export const hasFigure = (s: Vienna, seat: Seat, figure: Figure): boolean =>
  at(s.figures, seat) === FIGURES.indexOf(figure);

/** Agents it takes on the board before the figure may be used for the first time. */
const COMPANIONS = 5;

/** The figure can be placed or moved: always once it was used, before that only beside five other agents. */
export const mayUseFigure = (s: Vienna, seat: Seat): boolean =>
  at(s.figures, seat) >= 0 && (at(s.unlocked, seat) !== 0 || agentsOf(s, seat).length >= COMPANIONS);

/** Hamburg's and New York's figures pay at most one bribe where they are at home. */
const HOME: { readonly [figure in Figure]?: (s: Vienna, b: number) => boolean } = {
  hamburg: (_, b) => at(BUILDINGS, b).seal === SEALS.indexOf('nobility'),
  newYork: (s, b) => at(s.flags, b) === FLAGS.indexOf('usa'),
};
export const isAtHome = (s: Vienna, seat: Seat, b: number): boolean => {
  const figure = FIGURES[at(s.figures, seat)];
  return figure !== undefined && HOME[figure]?.(s, b) === true;
};

/** Marrakesh's figure stands next to the building where another own agent was just placed. */
export const nomadMayWalk = (s: Vienna, seat: Seat, to: number): boolean => {
  const here = at(s.figureAt, seat);
  return hasFigure(s, seat, 'marrakesh') && here >= 0 && at(BUILDINGS, here).neighbours.includes(to);
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
