/** A mistake that beginners are known to make. */
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
