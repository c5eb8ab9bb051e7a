import type { Answer } from '@kaffeehaus/kernel';
import type { Given } from './mistake.ts';

/** What is answered to a question, if it is among those that are answered now. */
export const given = (all: readonly Given[], why: string): Answer | undefined =>
  all.find(({ ask }) => ask.why === why)?.answer;
