/** Looks back at a finished game: the chances of winning, the turning points, and what was luck and what decision. */
import {
  apply,
  askOf,
  branch,
  count,
  determinize,
  mask,
  readAnswer,
  seeded,
  start,
  times,
} from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, GameRecord, Seat, State } from '@kaffeehaus/kernel';
import { Sight } from './bot.ts';
import { keyOf } from './candidates.ts';
import { DEVIATIONS, mean } from './effect.ts';
import type { Effect } from './effect.ts';
import type { Judge } from './judge.ts';
import { at } from './list.ts';
import { luckFor } from './luck.ts';
import { playOn } from './playout.ts';
import { Search } from './search.ts';

/** A point of the game at which much was won or lost. Effects are chances of winning of the seat that answered. */
export interface TurningPoint {
  /** The answer as counted in the record, from 0. */
  readonly index: number;
  readonly round: number;
  readonly ask: Ask;
  readonly answer: Answer;
  /** By how much the seat's chance changed from this answer to its next. */
  readonly swing: number;
  /** The answer a bot prefers, if it is another one. */
  readonly better: Answer | undefined;
  /** Same luck, another answer: what the answer given was worth against the other. */
  readonly decision: Effect;
  /** Same answer, other luck: what the luck that came was worth against the luck that might have come. */
  readonly luck: Effect;
}

export interface Review {
  /** After the start and after each answer: everybody's chance of winning. */
  readonly curve: readonly (readonly number[])[];
  /** The round at each point of the curve. */
  readonly rounds: readonly number[];
  readonly points: readonly TurningPoint[];
}

export interface Care {
  /** How many turning points are looked at closely. */
  readonly points: number;
  /** Ways on for each question about one of them. */
  readonly samples: number;
  /** Thoughts about a better answer. */
  readonly thoughts: number;
}
export const CARE: Care = { points: 6, samples: 120, thoughts: 300 };
/** Answers after which a table is judged: about a round. */
const AHEAD = 40;

/** One answer of the record with the table before it. */
interface Moment {
  readonly index: number;
  readonly before: State;
  readonly ask: Ask;
  readonly answer: Answer;
}

/** Reviews a game step by step; each step tells what part of the work is done, the last one is the review. */
export const reviewing = function* (
  judge: Judge,
  record: GameRecord,
  care: Care = CARE,
): Generator<number, Review> {
  const { moments, curve, rounds } = retrace(judge, record);
  const chance = seeded(`review of ${record.seed}`);
  const points: TurningPoint[] = [];
  const chosen = turning(moments, curve, care.points);
  for (const { moment, swing } of chosen) {
    yield points.length / chosen.length;
    points.push(inspect(judge, moment, swing, care, chance));
  }
  return { curve, rounds, points: points.sort((a, b) => a.index - b.index) };
};

/** Plays the record again and notes the chances on the way. */
const retrace = (
  judge: Judge,
  record: GameRecord,
): Pick<Review, 'curve' | 'rounds'> & { moments: Moment[] } => {
  const { game } = judge;
  const s = start(game, record.options, record.seats, record.seed);
  const moments: Moment[] = [];
  const curve = [judge.chances(s)];
  const rounds = [game.round(s)];
  record.answers.forEach((text, index) => {
    const [seat, answer] = readAnswer(game, text, index + 1);
    const ask = askOf(s, seat);
    if (ask !== undefined) moments.push({ index, before: game.clone(s), ask, answer });
    apply(game, s, seat, answer);
    curve.push(judge.chances(s));
    rounds.push(game.round(s));
  });
  return { moments, curve, rounds };
};

interface Turn {
  readonly moment: Moment;
  readonly swing: number;
}

/** The moments from which to the same seat's next answer its chance changed most; only where there was a choice. */
const turning = (
  moments: readonly Moment[],
  curve: readonly (readonly number[])[],
  wanted: number,
): readonly Turn[] => {
  const next = new Map<Seat, number>();
  const turns: Turn[] = [];
  for (const moment of [...moments].reverse()) {
    const { index, ask } = moment;
    const until = next.get(ask.seat) ?? curve.length - 1;
    next.set(ask.seat, index);
    const swing = at(at(curve, until), ask.seat) - at(at(curve, index), ask.seat);
    if (count(ask) > 1) turns.push({ moment, swing });
  }
  return turns.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, wanted);
};

const inspect = (judge: Judge, moment: Moment, swing: number, care: Care, chance: Chance): TurningPoint => {
  const { index, before, ask, answer } = moment;
  const preferred = preference(judge, moment, care.thoughts, chance);
  const better = keyOf(preferred) === keyOf(answer) ? undefined : preferred;
  const given = samples(care, chance, luck => outcome(judge, before, ask, answer, luck));
  const others = samples(care, chance, luck =>
    outcome(judge, elsewhere(judge, moment, luck), ask, answer, luck),
  );
  const instead = better && samples(care, chance, luck => outcome(judge, before, ask, better, luck));
  return {
    index,
    round: judge.game.round(before),
    ask,
    answer,
    swing,
    better,
    decision: instead === undefined ? { mean: 0, margin: 0, samples: 0 } : difference(given, instead),
    luck: difference(given, others),
  };
};

/** What a bot would have answered, knowing no more than the seat did. */
const preference = (judge: Judge, { before, ask }: Moment, thoughts: number, chance: Chance): Answer => {
  const search = new Search(new Sight(judge.game, before, ask, chance), judge);
  search.think(() => search.root.visits >= thoughts);
  return search.favourite;
};

/** Another table that the seat could not tell from the real one: other hidden cards, other dice. */
const elsewhere = ({ game }: Judge, { before, ask }: Moment, luck: Chance): State =>
  determinize(game, mask(game, before, ask.seat), luck);

/** The seat's chance some time after an answer. The luck of the table stays as it is; players answer by habit. */
const outcome = (judge: Judge, before: State, ask: Ask, answer: Answer, luck: Chance): number => {
  const s = judge.game.clone(before);
  apply(judge.game, s, ask.seat, answer);
  playOn(judge, s, luckFor(s.seats, luck), AHEAD);
  return at(judge.chances(s), ask.seat);
};

const samples = (care: Care, chance: Chance, sample: (luck: Chance) => number): readonly number[] =>
  times(care.samples, () => sample(branch(chance)));

const variance = (list: readonly number[]): number => {
  const middle = mean(list);
  return list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (list.length - 1);
};
const difference = (a: readonly number[], b: readonly number[]): Effect => ({
  mean: mean(a) - mean(b),
  margin: DEVIATIONS * Math.sqrt(variance(a) / a.length + variance(b) / b.length),
  samples: a.length,
});
