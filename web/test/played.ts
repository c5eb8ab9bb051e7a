/** Games played by lot, answer by answer, and what a viewer sees of them. */
import {
  type Answer,
  type Ask,
  type Game,
  type GameEvent,
  type Options,
  type Seat,
  type State,
  WATCHER,
  apply,
  askOf,
  asked,
  at,
  below,
  count,
  mask,
  maskEvent,
  nth,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import type { View } from '../src/seat/view.ts';

/** A table after an answer, with the one before. */
export interface Moment<S extends State> {
  readonly before: S;
  readonly after: S;
  readonly ask: Ask;
  readonly answer: Answer;
  /** Everything that happened; what the answer brought begins at `since`. */
  readonly events: readonly GameEvent[];
  readonly since: number;
}

export const played = function* <S extends State>(
  game: Game<S>,
  options: Options,
  seats: number,
  seed: string,
): Generator<Moment<S>> {
  const chance = seeded(`${seed} answers`);
  const events: GameEvent[] = [];
  const s = start(game, options, seats, seed, events);
  while (s.wait.length > 0) {
    const ask = at(asked(s), 0);
    const answer = nth(ask, below(chance, count(ask)));
    const before = game.clone(s);
    const since = events.length;
    apply(game, s, ask.seat, answer, events);
    yield { before, after: s, ask, answer, events, since };
  }
};

export const seen = <S extends State>(
  game: Game<S>,
  s: S,
  events: readonly GameEvent[],
  since: number,
  viewer: Seat,
): View<S> => ({
  viewer,
  version: s.ply,
  put: s.ply,
  table: mask(game, s, viewer),
  ask: askOf(s, viewer),
  turn: asked(s).map(ask => ask.seat),
  events: events.map(event => maskEvent(game, event, viewer)),
  since,
  starts: [{ seat: -1, from: 0 }],
  undoable: 0,
  over: s.wait.length === 0,
});

/** What somebody without a seat sees after an answer. */
export const watched = <S extends State>(game: Game<S>, { after, events, since }: Moment<S>): View<S> =>
  seen(game, after, events, since, WATCHER);
