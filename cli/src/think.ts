/** Bots as they think on a thread of the terminal. */
import { BotHost } from '@kaffeehaus/bots';
import type { AnswerJob, HintJob, Prospect } from '@kaffeehaus/bots';
import type { Answer } from '@kaffeehaus/kernel';
import { wallTime } from './clock.ts';
import { judgeNamed } from './minds.ts';

export const host = new BotHost({ judgeOf: judgeNamed, now: wallTime });

export const think = (job: AnswerJob): Promise<Answer> => host.answer(job);

export const hint = (job: HintJob): Promise<readonly Prospect[]> => host.hint(job);
