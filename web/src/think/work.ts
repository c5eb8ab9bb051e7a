/** Does one job, on whatever thread it runs. */
import { BOTS, type Enough, type Judge, QUICK, Sight, reasonFor, reviewing, within } from '@kaffeehaus/bots';
import { type Answer, askOf, seeded } from '@kaffeehaus/kernel';
import type { AnswerJob, HintJob, Job, Question, ResultOf, ReviewJob } from './job.ts';
import { judgeOf } from './minds.ts';

const sightOf = ({ game }: Judge, { table, seat, seed }: Question): Sight => {
  const ask = askOf(table, seat);
  if (!ask) throw new Error(`seat ${seat + 1} is not asked`);
  return new Sight(game, table, ask, seeded(seed));
};

/** As long as somebody at the table shall wait. */
const patience = ({ milliseconds }: AnswerJob | HintJob): Enough =>
  within(milliseconds, () => performance.now());

const answerFor = (judge: Judge, job: AnswerJob): Answer => {
  const bot = BOTS.find(({ name }) => name === job.level);
  if (!bot) throw new Error(`there is no bot ${job.level}`);
  return bot.answer(sightOf(judge, job), judge, patience(job));
};

/** So many answers are told. */
const HINTS = 3;

const hintFor = (judge: Judge, job: HintJob): ResultOf['hint'] =>
  reasonFor(sightOf(judge, job), judge, patience(job), HINTS, QUICK);

const reviewOf = (judge: Judge, { record }: ReviewJob, tell: (part: number) => void): ResultOf['review'] => {
  const steps = reviewing(judge, record);
  let step = steps.next();
  for (; !step.done; step = steps.next()) tell(step.value);
  return step.value;
};

/** The result of a job; `tell` hears on the way what part of it is done. */
export const work = async (job: Job, tell: (part: number) => void): Promise<ResultOf[Job['kind']]> => {
  const judge = await judgeOf(job.game);
  if (job.kind === 'answer') return answerFor(judge, job);
  return job.kind === 'hint' ? hintFor(judge, job) : reviewOf(judge, job, tell);
};
