/** What one viewer sees of a game: everything a page may draw, and nothing else. */
import type { GameEvent, Held, Seat, Seen, State } from '@kaffeehaus/kernel';

export interface View<S extends State = State> extends Seen<S> {
  /** What happened, as the viewer may hear it. */
  readonly events: readonly GameEvent[];
  /** Events before this one happened before the viewer last answered. */
  readonly since: number;
}

/** `read`: the version the viewer has seen everything up to. */
export const viewOf = (host: Held, viewer: Seat, read: number): View => {
  const turns = host.heard(viewer);
  const events = turns.flatMap(turn => turn.events);
  const fresh = turns.filter(turn => turn.version > read).flatMap(turn => turn.events);
  return { ...host.view(viewer), events, since: events.length - fresh.length };
};

/** The name of the question a viewer is asked: when it was put, and to whom. */
export interface QuestionId {
  readonly put: number;
  readonly seat: Seat;
}

export const questionIn = (view: View | undefined): QuestionId | undefined =>
  view?.ask && { put: view.put, seat: view.viewer };

export const isSameQuestion = (a: QuestionId | undefined, b: QuestionId | undefined): boolean =>
  a !== undefined && a.put === b?.put && a.seat === b.seat;
