/** Who stands where, and how they answer the question that is open. */
import { type Item, type Seat, at, bit, times } from '@kaffeehaus/kernel';
import { FIGURES, type Vienna, type Why, buildingItem, vienna, viennaDeeds, whyOf } from '@kaffeehaus/vienna';
import { anchor } from '../art/anchor.ts';
import type { FigureKind, SeatColour } from '../art/kinds.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import { colourOf } from '../ui/colours.ts';
import type { AgentView, Mark } from './draw/Agents.tsx';

export const seatsOn = (s: Vienna, b: number): number[] =>
  times(s.seats, seat => seat).filter(seat => (at(s.agents, b) & bit(seat)) !== 0);

/** A seat has at most one agent at a building, so both together name it. */
const agentAt = ({ table: s, viewer }: View<Vienna>, seat: Seat, b: number): AgentView => ({
  at: anchor('agent', seat, vienna.word(buildingItem(b))),
  colour: colourOf(seat),
  figure: at(s.figureAt, seat) === b ? FIGURES[at(s.figures, seat)] : undefined,
  own: seat === viewer,
});

export const agentsOn = (view: View<Vienna>, b: number): AgentView[] =>
  seatsOn(view.table, b).map(seat => agentAt(view, seat, b));

/** Questions that are answered by agents, not by the houses they stand at. */
const BY_AGENT: readonly Why[] = ['vienna.origin', 'vienna.dismiss.payday', 'vienna.dismiss.orders'];

const isByAgent = ({ ask }: View<Vienna>): boolean => ask !== undefined && BY_AGENT.includes(whyOf(ask));

/** Own agents may be taken up before it is said where they go. */
export const markOn = ({ view, picks }: DrawProps<Vienna>, item: Item): Mark | undefined => {
  const isAgent = isByAgent(view) || picks.held === item || picks.follows?.(item) === true;
  const state = isAgent ? picks.state(item) : 'idle';
  return state === 'offered' || state === 'selected' ? state : undefined;
};

/** What the open question, put to whomever, is about. */
export const topicOf = ({ table }: View<Vienna>): Item | undefined => table.wait[0]?.about[0];

/** Whoever is asked which agent goes there, or how to pay for it, sees it there already; so does who points there. */
export const ghostOn = ({ view, picks }: DrawProps<Vienna>, b: number): AgentView | undefined => {
  const isTopic = view.ask?.about[0] === buildingItem(b);
  const isAhead = picks.ahead && seatsOn(picks.ahead.table as Vienna, b).includes(view.viewer);
  if (!(isTopic || isAhead) || seatsOn(view.table, b).includes(view.viewer)) return undefined;
  const at = anchor('ghost', view.viewer, vienna.word(buildingItem(b)));
  return { at, colour: colourOf(view.viewer), own: true };
};

/** By square, the seat whose agents surrounded it. */
export const takersOf = ({ events }: View<Vienna>): ReadonlyMap<number, Seat> =>
  new Map(viennaDeeds(events).flatMap(told => (told.e === 'tile' ? [[told.square, told.seat]] : [])));

/** Whose colour a figure of another city wears in the printed game; white is no colour of it. */
const FIGURE_OF: { readonly [colour in SeatColour]?: FigureKind } = {
  yellow: 'marrakesh',
  red: 'newYork',
  blue: 'hamburg',
  green: 'amsterdam',
};

const COLOUR_OF = new Map(
  Object.entries(FIGURE_OF).map(([colour, figure]) => [figure, colour as SeatColour]),
);

/** The colours that came to the seats with their figures; nothing where there are none. */
export const figureColours = ({ figures }: Vienna): readonly SeatColour[] | undefined => {
  const colours = figures.flatMap(figure => COLOUR_OF.get(FIGURES[figure] ?? 'hamburg') ?? []);
  return figures.some(figure => figure < 0) ? undefined : colours;
};

/** The lot gave every seat the figure of its colour. */
export const figuresSuit = ({ figures }: Vienna, colours: readonly SeatColour[]): boolean =>
  figures.every((figure, seat) => {
    const wanted = FIGURE_OF[at(colours, seat)];
    return figure < 0 || wanted === undefined || FIGURES[figure] === wanted;
  });
