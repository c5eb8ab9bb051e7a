/** What one viewer sees of a game: everything a page may draw, and nothing else. */
import {
  type Ask,
  type GameEvent,
  type Game,
  type Seat,
  type Session,
  type State,
  askOf,
  asked,
  mask,
  maskEvent,
} from '@kaffeehaus/kernel';

export interface View<S extends State = State> {
  readonly viewer: Seat;
  /** The table as the viewer may know it. */
  readonly table: S;
  /** The question put to the viewer. */
  readonly ask: Ask | undefined;
  /** The seats that are asked. */
  readonly turn: readonly Seat[];
  /** What happened, as the viewer may hear it. */
  readonly events: readonly GameEvent[];
  /** Events before this one happened before the viewer last answered. */
  readonly since: number;
  /** How many own answers can be taken back. */
  readonly undoable: number;
  readonly over: boolean;
}

/** An event sounds the same to the same ears for ever; equal events are also drawn again only once. */
const heard = new WeakMap<GameEvent, Map<Seat, GameEvent>>();

const hear = (game: Game, event: GameEvent, viewer: Seat): GameEvent => {
  const by = heard.get(event) ?? new Map<Seat, GameEvent>();
  heard.set(event, by);
  const masked = by.get(viewer) ?? maskEvent(game, event, viewer);
  by.set(viewer, masked);
  return masked;
};

export const viewOf = (
  game: Game,
  session: Session,
  events: readonly GameEvent[],
  viewer: Seat,
  since: number,
): View => ({
  viewer,
  table: mask(game, session.table, viewer),
  ask: askOf(session.table, viewer),
  turn: asked(session.table).map(ask => ask.seat),
  events: events.map(event => hear(game, event, viewer)),
  since,
  undoable: session.undoable(viewer),
  over: session.over,
});
