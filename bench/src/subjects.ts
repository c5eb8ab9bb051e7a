/** What is measured of a game, each with its budget. */
import { deflateRawSync } from 'node:zlib';
import {
  Film,
  answers as listAnswers,
  apply,
  asked,
  at,
  below,
  count,
  determinize,
  mask,
  replay,
  seeded,
  openAsks,
  start,
} from '@kaffeehaus/kernel';
import type { Game, State } from '@kaffeehaus/kernel';
import { everything, playOn, playRecorded, tableAt } from './games.ts';
import type { Played } from './games.ts';
import { figure, rate, time } from './measure.ts';
import type { Figure, Work, Windows } from './measure.ts';
import { previews } from './preview.ts';
import { wires } from './wire.ts';

/** At least so much, or at most so much. */
export type Budget = { readonly least: number } | { readonly most: number };

export interface Subject {
  readonly name: string;
  readonly unit: string;
  readonly budget: Budget;
  readonly figure: Figure;
}

const MICRO = 1e6;
const MILLI = 1e3;
/** Games a figure is taken from, so that no lucky one decides. */
const GAMES = 24;

/** Random playouts: set-up and final scoring included, legal answers computed every time. */
export const playouts = (game: Game, seats: number, windows: Windows): Subject => {
  const options = everything(game, seats);
  const chance = seeded('playouts');
  let n = 0;
  const work: Work = () => playOn(game, start(game, options, seats, `playout ${n++}`), chance);
  return { name: 'playouts', unit: 'answers/s', budget: { least: 150_000 }, figure: rate(work, windows) };
};

/** What the figures of one game at its largest table are taken from. */
export interface Sample {
  readonly game: Game;
  readonly seats: number;
  readonly played: readonly Played[];
  /** Each game in its middle. */
  readonly middle: readonly State[];
}

export const sampleOf = (game: Game): Sample => {
  const seats = game.seats[1];
  const options = everything(game, seats);
  const played = Array.from({ length: GAMES }, (_, i) => playRecorded(game, seats, options, `sample ${i}`));
  const middle = played.map(one => tableAt(game, one, one.answers.length >> 1));
  return { game, seats, played, middle };
};

/** Does something to each of some things, over and over. */
const overAll = <T>(things: readonly T[], act: (thing: T) => unknown): Work => {
  let kept: unknown;
  return () => {
    for (const thing of things) kept = act(thing);
    return kept === things ? 0 : things.length;
  };
};

const tables = ({ game, middle, seats }: Sample, windows: Windows): Subject[] => {
  const chance = seeded('deals');
  let viewer = 0;
  const micro = (name: string, most: number, work: Work): Subject => ({
    name,
    unit: 'µs',
    budget: { most },
    figure: time(work, MICRO, windows),
  });
  const clone = micro(
    'clone',
    3,
    overAll(middle, s => game.clone(s)),
  );
  const masks = micro(
    'mask',
    10,
    overAll(middle, s => mask(game, s, viewer++ % seats)),
  );
  // Only now: an engine that sees masked tables kept puts them where the old things are, which costs more.
  const masked = middle.map((s, i) => mask(game, s, i % seats));
  const deals = micro(
    'determinize',
    20,
    overAll(masked, s => determinize(game, s, chance)),
  );
  return [clone, masks, deals];
};

/** Asks the open question anew and lists its answers, as a bot or a page would. */
const askAnew = (game: Game, s: State): number => {
  let n = 0;
  for (const ask of openAsks(game, s)) n += count(ask) <= LISTED ? listAnswers(ask).length : count(ask);
  return n;
};
/** Longer lists are never listed by anybody: they are sampled. */
const LISTED = 5_000;

/** Of all positions of the sampled games, the one whose options take longest. */
const worstPosition = ({ game, played }: Sample): State => {
  let worst = { s: tableAt(game, at(played, 0), 0), cost: 0 };
  for (const one of played) {
    const s = tableAt(game, one, 0);
    for (const [seat, answer] of one.answers) {
      const cost = quickest(() => askAnew(game, s));
      if (cost > worst.cost) worst = { s: game.clone(s), cost };
      apply(game, s, seat, answer);
    }
  }
  return worst.s;
};

/** The best of three: a pause of the garbage collector is nobody's fault. */
const quickest = (work: Work): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begin = performance.now();
      work();
      return performance.now() - begin;
    }),
  );

const options = (sample: Sample, windows: Windows): Subject => {
  const s = worstPosition(sample);
  const work: Work = () => {
    askAnew(sample.game, s);
    return 1;
  };
  return { name: 'worst options', unit: 'ms', budget: { most: 1 }, figure: time(work, MILLI, windows) };
};

const KILO = 1024;

/** Sizes do not vary from run to run but from game to game: the largest must fit. */
const sizes = ({ played, middle }: Sample): Subject[] => {
  const bytes = (name: string, most: number, of: readonly number[]): Subject => ({
    name,
    unit: 'bytes',
    budget: { most },
    figure: { ...figure(of), value: Math.max(...of) },
  });
  const records = played.map(({ record }) => JSON.stringify(record, null, 2));
  const size = (text: string): number => Buffer.byteLength(text);
  return [
    bytes('record', 16 * KILO, records.map(size)),
    bytes(
      'record deflated',
      4 * KILO,
      records.map(text => deflateRawSync(text, { level: 9 }).length),
    ),
    bytes(
      'snapshot',
      6 * KILO,
      middle.map(s => size(JSON.stringify(s))),
    ),
  ];
};

const replays = ({ game, played }: Sample, windows: Windows): Subject => {
  let i = 0;
  const work: Work = () => {
    const { record } = at(played, i++ % played.length);
    replay(game, record);
    return record.answers.length;
  };
  return { name: 'replay', unit: 'answers/s', budget: { least: 100_000 }, figure: rate(work, windows) };
};

/** To any answer of a game that is looked at again. */
const steps = ({ game, played }: Sample, windows: Windows): Subject => {
  const chance = seeded('steps');
  const films = played.map(({ record }) => new Film(game, record));
  const step = (film: Film): unknown => film.at(below(chance, film.length + 1));
  return {
    name: 'step',
    unit: 'ms',
    budget: { most: 1 },
    figure: time(overAll(films, step), MILLI, windows),
  };
};

/** From stored text to a table that knows whom it asks what. */
const loads = ({ middle }: Sample, windows: Windows): Subject => {
  const texts = middle.map(s => JSON.stringify(s));
  const load = (text: string): number => {
    const s = JSON.parse(text) as State;
    return asked(s).length;
  };
  return {
    name: 'load',
    unit: 'ms',
    budget: { most: 0.1 },
    figure: time(overAll(texts, load), MILLI, windows),
  };
};

/** Cost per answer in the last quarter of the longest game, as a multiple of the first quarter. */
const growth = ({ game, played }: Sample, windows: Windows): Subject => {
  const longest = played.reduce((a, b) => (a.answers.length >= b.answers.length ? a : b));
  const quarter = longest.answers.length >> 2;
  const late = longest.answers.length - quarter;
  const stretch = (from: number): Work => {
    const begin = tableAt(game, longest, from);
    const given = longest.answers.slice(from, from + quarter);
    return () => {
      const s = game.clone(begin);
      for (const [seat, answer] of given) apply(game, s, seat, answer);
      return given.length;
    };
  };
  const ratios = Array.from({ length: windows.runs }, () => {
    const short = { seconds: windows.seconds / 3, runs: 1 };
    return rate(stretch(0), short).value / rate(stretch(late), short).value;
  });
  return { name: 'growth', unit: '×', budget: { most: 1.5 }, figure: figure(ratios) };
};

/** Everything but playouts, at the largest table. */
export const subjectsOf = (game: Game, windows: Windows): Subject[] => {
  const sample = sampleOf(game);
  return [
    ...tables(sample, windows),
    options(sample, windows),
    ...sizes(sample),
    replays(sample, windows),
    steps(sample, windows),
    loads(sample, windows),
    growth(sample, windows),
    ...wires(sample, windows),
    ...previews(sample, windows),
  ];
};
