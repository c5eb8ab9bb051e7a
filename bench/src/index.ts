/** The bench: every figure with its budget, the machine and its calibration beside them, peers in the same run. */
import { cpus } from 'node:os';
import { seeded, start } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { calibrate } from './calibration.ts';
import { playOn } from './games.ts';
import { rates } from './measure.ts';
import type { Figure, Windows, Work } from './measure.ts';
import { miniEuro } from './minieuro.ts';
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
  /** A random playout of mini-euro by another engine, which returns its moves. */
  readonly peer?: Work;
  /** Told before each figure. */
  readonly watch?: (name: string) => void;
}

export const WINDOWS: Windows = { seconds: 0.3, runs: 7 };

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
/** What mini-euro must reach without a peer beside it: as fast as the games. */
const ALONE = 150_000;

/** Mini-euro on our kernel, window by window in turn with the peer if there is one. */
const besidePeer = (peer: Work | undefined, windows: Windows): Result => {
  const game = miniEuro as unknown as Game;
  const chance = seeded('mini-euro');
  let n = 0;
  const ours: Work = () => playOn(game, start(game, {}, 4, `playout ${n++}`), chance);
  const [own, other] = rates(peer ? [ours, peer] : [ours], windows) as [Figure, Figure?];
  const base = { name: 'mini-euro', game: game.id, seats: 4, unit: 'answers/s', ...own };
  if (!other) return { ...base, budget: ALONE, ok: own.value >= ALONE };
  const ratio = own.value / other.value;
  return { ...base, peer: other.value, ratio, budget: TIMES_FASTER, ok: ratio >= TIMES_FASTER };
};

export const bench = ({ games, windows, peer, watch = () => {} }: Plan): Report => {
  watch('calibration');
  const calibration = { ...calibrate(windows), unit: 'steps/s' };
  const results: Result[] = [];
  for (const game of games) {
    watch(game.id);
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
      results.push(asResult(playouts(game, seats, windows), game, seats));
    for (const subject of subjectsOf(game, windows)) results.push(asResult(subject, game, game.seats[1]));
  }
  watch('mini-euro');
  results.push(besidePeer(peer, windows));
  return { machine: machine(), node: process.version, calibration, results };
};

export { miniEuro } from './minieuro.ts';
