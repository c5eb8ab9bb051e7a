/** Does the jobs of those who think, wherever that is: a thread of the page, of the terminal, or a server. */
import { askOf } from '@kaffeehaus/kernel';
import type { Game, Mind, State } from '@kaffeehaus/kernel';
import { Sight, counted, within } from './bot.ts';
import type { Bot, Enough } from './bot.ts';
import { easy, normal } from './greedy.ts';
import type { AnswerJob, HintJob, Job, Question, ResultOf, ReviewJob } from './job.ts';
import { Judge } from './judge.ts';
import type { Level } from './level.ts';
import { random } from './random.ts';
import { SHARES, reasonFor } from './reason.ts';
import { CARE, reviewing } from './review.ts';
import { hard } from './search.ts';

const BOT_OF: { readonly [level in Level]: Bot } = { random, easy, normal, hard };

/** Every bot of the house, weakest first. */
export const BOTS: readonly Bot[] = Object.values(BOT_OF);

/** A host knows games and minds only from outside. */
export const judgeFor = <S extends State>(game: Game<S>, mind: Mind<S>): Judge =>
  new Judge(game as unknown as Game, mind as unknown as Mind);

/** Finds the rules of a revision that is not built in. */
export type Find = (game: string, rev: number) => Promise<{ readonly game: Game } | undefined>;

/**
 * One judge for each game and revision is enough, brought when it is first wanted: it remembers nothing of the tables it
 * has judged. Rules that were frozen are thought about with what is known of the game today.
 */
export const judges = (
  bring: { readonly [game: string]: () => Promise<Judge> },
  find: Find = () => Promise.resolve(undefined),
): ((game: string, rev?: number) => Promise<Judge>) => {
  const known = new Map<string, Promise<Judge>>();
  const load = async (game: string, rev: number | undefined): Promise<Judge> => {
    const judge = await bring[game]?.();
    if (judge === undefined) throw new Error(`nobody has thought about ${game}`);
    if (rev === undefined || rev === judge.game.rev) return judge;
    const frozen = await find(game, rev);
    if (frozen === undefined) throw new Error(`there is no revision ${rev} of ${game}`);
    return new Judge(frozen.game, judge.mind);
  };
  return (game, rev) => {
    const name = `${game} ${rev ?? ''}`;
    const judge = known.get(name) ?? load(game, rev);
    known.set(name, judge);
    // What could not be brought may come another time.
    judge.catch(() => known.delete(name));
    return judge;
  };
};

/** What a host has that bots have not. */
export interface Surroundings {
  judgeOf(game: string, rev: number): Promise<Judge>;
  /** In milliseconds. */
  now(): number;
}

/** Whoever waits for a job. */
export interface Waiting {
  /** Hears on the way what part of a long job is done. */
  tell?(part: number): void;
  /** Asked between two thoughts: nobody waits any more. */
  left?(): boolean;
}

export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** So many answers are told. */
const HINTS = 3;

export class BotHost {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  async answer(job: AnswerJob, waiting: Waiting = {}): Promise<ResultOf['answer']> {
    const judge = await this.#surroundings.judgeOf(job.game, job.table.rev);
    const answer = BOT_OF[job.level].answer(sightOf(judge.game, job), judge, this.#patience(job, waiting));
    return wanted(answer, waiting);
  }

  async hint(job: HintJob, waiting: Waiting = {}): Promise<ResultOf['hint']> {
    const judge = await this.#surroundings.judgeOf(job.game, job.table.rev);
    const patience = {
      find: this.#patience(job, waiting, SHARES.find),
      compare: this.#patience(job, waiting, SHARES.compare),
      play: this.#patience(job, waiting, SHARES.play),
    };
    return wanted(reasonFor(sightOf(judge.game, job), judge, patience, HINTS), waiting);
  }

  async review(
    { game, record, points = CARE.points }: ReviewJob,
    waiting: Waiting = {},
  ): Promise<ResultOf['review']> {
    const steps = reviewing(await this.#surroundings.judgeOf(game, record.rev), record, { ...CARE, points });
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      const part = wanted(step.value, waiting);
      waiting.tell?.(part);
    }
    return step.value;
  }

  /** The result of any job. */
  do(job: Job, waiting: Waiting = {}): Promise<ResultOf[Job['kind']]> {
    if (job.kind === 'answer') return this.answer(job, waiting);
    return job.kind === 'hint' ? this.hint(job, waiting) : this.review(job, waiting);
  }

  /** The time of a question, or a share of it. */
  #patience({ time }: Question, { left }: Waiting, share = 1): Enough {
    const enough =
      'thoughts' in time
        ? counted(Math.ceil(share * time.thoughts))
        : within(share * time.milliseconds, () => this.#surroundings.now());
    return left === undefined ? enough : () => left() || enough();
  }
}

/** What its seat sees and is asked, and its luck. */
export const sightOf = (game: Game, { table, seat, luck }: Question): Sight => {
  const ask = askOf(table, seat);
  if (ask === undefined) throw new Error(`seat ${seat + 1} is not asked`);
  return new Sight(game, table, ask, { key: luck, drawn: 0 });
};

/** What was thought in haste after everybody had left is no answer. */
const wanted = <T>(result: T, { left }: Waiting): T => {
  if (left?.() === true) throw new GivenUp('given up');
  return result;
};
