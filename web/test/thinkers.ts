/** Stand-ins for the thread that thinks. */
import { type AnswerJob, type Job, type ResultOf, random, sightOf } from '@kaffeehaus/bots';
import type { Answer, Game } from '@kaffeehaus/kernel';
import type { Play } from '../src/table/play.ts';
import type { Thinker, Wanted } from '../src/think/thinker.ts';

const byLot = (game: Game, job: AnswerJob): Answer => random.answer(sightOf(game, job));

const aboutAnswer = (job: Job): AnswerJob => {
  if (job.kind !== 'answer') throw new Error('only bots think here');
  return job;
};

interface Pending {
  readonly job: AnswerJob;
  readonly signal: AbortSignal;
  /** Answers by lot. */
  done(): void;
  /** Answers with whatever the test likes. */
  say(answer: Answer): void;
  fail(): void;
}

/** Thinks about questions of one game, and only as the test says. */
export class SlowThinker implements Thinker {
  /** The questions that wait to be thought about, given up or not. */
  readonly pending: Pending[] = [];
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
  }

  think<K extends Job['kind']>(job: Extract<Job, { kind: K }>, { signal }: Wanted): Promise<ResultOf[K]> {
    const answerJob = aboutAnswer(job);
    return new Promise((resolve, reject) => {
      this.pending.push({
        job: answerJob,
        signal,
        done: () => resolve(byLot(this.#game, answerJob) as ResultOf[K]),
        say: answer => resolve(answer as ResultOf[K]),
        fail: () => reject(new Error('the thread broke')),
      });
    });
  }

  /** The questions somebody still waits for. */
  get wanted(): readonly Pending[] {
    return this.pending.filter(({ signal }) => !signal.aborted);
  }
}

/** Answers by lot at once. */
export const quickThinker = (game: Game): Thinker => ({
  think: <K extends Job['kind']>(job: Extract<Job, { kind: K }>): Promise<ResultOf[K]> =>
    Promise.resolve(byLot(game, aboutAnswer(job)) as ResultOf[K]),
});

/** Until a person is asked, a curtain is drawn or the game is over: bots that think at once need no more. */
export const settled = async ({ view, curtain, looking }: Play): Promise<void> => {
  const waits = (): boolean => {
    const { ask, over } = view.value ?? {};
    return !ask && over !== true && !curtain.value && !looking.value;
  };
  for (let i = 0; i < 10_000 && waits(); i++) await Promise.resolve();
};
