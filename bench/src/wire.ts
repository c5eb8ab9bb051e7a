/** What travels to a page: how large it is, and how long it takes to make and to read. */
import {
  WATCHER,
  apply,
  at,
  mask,
  maskEvent,
  packDelta,
  packView,
  start,
  times,
  unpackDelta,
} from '@kaffeehaus/kernel';
import type { Game, GameEvent, State } from '@kaffeehaus/kernel';
import type { Played } from './games.ts';
import { figure, quantile, shareOf, spread } from './measure.ts';
import type { Windows } from './measure.ts';
import type { Sample, Subject } from './subjects.ts';

const MICRO = 1e6;
/** Sizes are taken from so many games, whole; times from so many answers of them. */
const GAMES = 6;
const TIMED = 200;

/** An answer as one viewer meets it. */
interface Turn {
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Every answer of a game for every seat and a watcher. */
const turnsOf = (game: Game, { record, answers }: Played): Turn[] => {
  const s = start(game, record.options, record.seats, record.seed);
  const viewers = [...times(record.seats, seat => seat), WATCHER];
  const turns: Turn[] = [];
  let before = viewers.map(viewer => mask(game, s, viewer));
  for (const [seat, answer] of answers) {
    const events: GameEvent[] = [];
    apply(game, s, seat, answer, events);
    const after = viewers.map(viewer => mask(game, s, viewer));
    viewers.forEach((viewer, i) => {
      const heard = events.map(event => maskEvent(game, event, viewer));
      turns.push({ before: at(before, i), after: at(after, i), events: heard });
    });
    before = after;
  }
  return turns;
};

const sorted = (list: readonly number[]): readonly number[] => list.slice().sort((a, b) => a - b);
const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** One figure of many sizes, which do not vary from run to run: it is its own extremes. */
const size = (name: string, most: number, sizes: readonly number[], value: number): Subject => ({
  name,
  unit: 'bytes',
  budget: { most },
  figure: { ...figure([value]), runs: sizes.length },
});

export const wires = ({ game, played }: Sample, windows: Windows): Subject[] => {
  const turns = played.slice(0, GAMES).flatMap(one => turnsOf(game, one));
  const deltas = sorted(
    turns.map(({ before, after, events }) => packDelta(game, before, after, events).length),
  );
  const views = sorted(turns.map(({ after }) => packView(game, after).length));
  const timed = times(Math.min(TIMED, turns.length), i => at(turns, Math.floor((i * turns.length) / TIMED)));
  const packs = timed.map(
    ({ before, after, events }) =>
      () =>
        packDelta(game, before, after, events),
  );
  const reads = timed.map(({ before, after, events }) => {
    const bytes = packDelta(game, before, after, events);
    return () => unpackDelta(game, before, bytes);
  });
  return [
    size('delta, mean', 120, deltas, mean(deltas)),
    size('delta, 95 %', 400, deltas, quantile(deltas, 0.95)),
    size('view, mean', 1_800, views, mean(views)),
    size('view, largest', 3_200, views, quantile(views, 1)),
    { name: 'delta', unit: 'µs', budget: { most: 30 }, figure: shareOf(spread(packs, MICRO, windows), 0.5) },
    {
      name: 'delta read',
      unit: 'µs',
      budget: { most: 30 },
      figure: shareOf(spread(reads, MICRO, windows), 0.5),
    },
  ];
};
