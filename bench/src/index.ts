/** The bench: every figure with its budget, the machine and its calibration beside them, peers in the same run. */
import { cpus } from 'node:os';
import { seeded, start, times } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { calibration } from './calibration.ts';
import { playOn } from './games.ts';
import { rate, rates } from './measure.ts';
import type { Figure, Windows, Work } from './measure.ts';
import { miniEuro } from './minieuro.ts';
import { searches } from './search.ts';
import { playouts, subjectsOf } from './subjects.ts';
import type { Budget, Subject } from './subjects.ts';

export interface Result extends Figure {
  readonly name: string;
  readonly game?: string;
  readonly seats?: number;
  readonly unit: string;
  /** The peer's figure in the same run, and how many times faster we are. */
  readonly peer?: number;
  readonly ratio?: number;
  /** At least for speeds and ratios, at most for everything else. */
  readonly budget: number;
  readonly ok: boolean;
}

export interface Report {
  readonly machine: string;
  readonly node: string;
  readonly calibration: Figure & { readonly unit: string };
  readonly results: readonly Result[];
}

export interface Plan {
  readonly games: readonly Game[];
  readonly windows: Windows;
  /** The same game played and searched by another engine. */
  readonly peer?: Peer;
  /** Told before each figure. */
  readonly watch?: (name: string) => void;
  /** Measures a game somewhere else. */
  readonly send?: (game: Game, windows: Windows) => readonly Result[] | Promise<readonly Result[]>;
}

export interface Peer {
  /** A random playout of mini-euro; returns its moves. */
  readonly playout: Work;
  /** A search for one answer with full playouts; returns its iterations. */
  readonly search: Work;
}

export const WINDOWS: Windows = { seconds: 0.2, runs: 7 };

const machine = (): string => {
  const all = cpus();
  return `${all[0]?.model.trim() ?? 'unknown'} × ${all.length}, ${process.platform} ${process.arch}`;
};

const keeps = (budget: Budget, { value, max }: Figure, unit: string): boolean => {
  if ('least' in budget) return value >= budget.least;
  return (unit === 'bytes' ? max : value) <= budget.most;
};

const asResult = ({ name, unit, budget, figure }: Subject, game: Game, seats: number): Result => ({
  name,
  game: game.id,
  seats,
  unit,
  ...figure,
  budget: 'least' in budget ? budget.least : budget.most,
  ok: keeps(budget, figure, unit),
});

const TIMES_FASTER = 50;

/** What is measured on mini-euro, and what it must reach without a peer beside it. */
interface Match {
  readonly name: string;
  readonly unit: string;
  readonly ours: Work;
  readonly alone: number;
}

const randomPlayouts = (): Work => {
  const game = miniEuro as unknown as Game;
  const chance = seeded('mini-euro');
  let n = 0;
  return () => playOn(game, start(game, {}, 4, `playout ${n++}`), chance);
};

/** Mini-euro on our kernel, window by window in turn with the peer if there is one. */
const besidePeer = ({ name, unit, ours, alone }: Match, peer: Work | undefined, windows: Windows): Result => {
  const [own, other] = rates(peer ? [ours, peer] : [ours], windows) as [Figure, Figure?];
  const base = { name, game: miniEuro.id, seats: 4, unit, ...own };
  if (!other) return { ...base, budget: alone, ok: own.value >= alone };
  const ratio = own.value / other.value;
  return { ...base, peer: other.value, ratio, budget: TIMES_FASTER, ok: ratio >= TIMES_FASTER };
};

/** All figures of one game. What an engine has seen before makes it slower: best on a thread that knows no other game. */
export const benchGame = (game: Game, windows: Windows): readonly Result[] => {
  const [least, most] = game.seats;
  return [
    ...times(most - least + 1, i => asResult(playouts(game, least + i, windows), game, least + i)),
    ...subjectsOf(game, windows).map(subject => asResult(subject, game, most)),
  ];
};

/** Moods of a machine last for seconds: whoever wants to know what it can do looks longer. */
const longLook = (windows: Windows): Windows => ({ ...windows, runs: 5 * windows.runs });

export const bench = async (plan: Plan): Promise<Report> => {
  const { games, peer, watch = () => {}, send = benchGame } = plan;
  watch('calibration');
  const speed = { ...rate(calibration, longLook(plan.windows)), unit: 'steps/s' };
  const windows = { ...plan.windows, best: speed.max };
  const results: Result[] = [];
  for (const game of games) {
    watch(game.id);
    results.push(...(await send(game, windows)));
  }
  watch('mini-euro');
  const playing = { name: 'mini-euro', unit: 'answers/s', ours: randomPlayouts(), alone: 150_000 };
  results.push(besidePeer(playing, peer?.playout, windows));
  watch('search');
  const searching = { name: 'search', unit: 'walks/s', ours: searches(), alone: 2_300 };
  results.push(besidePeer(searching, peer?.search, windows));
  return { machine: machine(), node: process.version, calibration: speed, results };
};

export { everything } from './games.ts';
export { miniEuro } from './minieuro.ts';
export type { Windows } from './measure.ts';
