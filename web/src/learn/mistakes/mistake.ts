/** What a known mistake is, and what is answered when it is made. */
import type { Answer, Ask } from '@kaffeehaus/kernel';
import type { View } from '../../seat/view.ts';

export interface Given {
  readonly ask: Ask;
  readonly answer: Answer;
}

/** One of them: when it is made, by what the seat can see. */
export interface Mistake {
  readonly id: string;
  isMade(view: View, given: readonly Given[]): boolean;
}

/** What is answered to a question, if it is among those that are answered now. */
export const given = (all: readonly Given[], why: string): Answer | undefined =>
  all.find(({ ask }) => ask.why === why)?.answer;
