/** What one viewer sees of a game: everything a page may draw, and nothing else. */
import type { GameEvent, Held, Seat, Seen, State } from '@kaffeehaus/kernel';

export interface View<S extends State = State> extends Seen<S> {
  /** What happened, as the viewer may hear it. */
  readonly events: readonly GameEvent[];
  /** Events before this one happened before the viewer last answered. */
  readonly since: number;
  /** Whose answer brought which of them: from its event on, up to the next. Nobody's: −1. */
  readonly starts: readonly Start[];
}

export interface Start {
  readonly seat: Seat;
  readonly from: number;
}

/** `read`: the version the viewer has seen everything up to. */
export const viewOf = (host: Held, viewer: Seat, read: number): View => {
  const turns = host.heard(viewer);
  const events: GameEvent[] = [];
  const starts: Start[] = [];
  let since = 0;
  for (const turn of turns) {
    if (turn.events.length > 0) starts.push({ seat: turn.seat, from: events.length });
    events.push(...turn.events);
    if (turn.version <= read) since = events.length;
  }
  return { ...host.view(viewer), events, since, starts };
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
