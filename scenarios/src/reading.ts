/** For whoever shows scenarios of one game and needs nothing of the others. */
import type { State, Step } from '@kaffeehaus/kernel';
import { type Scenario, parse } from './parse.ts';
import type { Vocabulary } from './vocabulary.ts';

export { unfold } from './scenes.ts';
export type { Scene } from './scenes.ts';
export type { Scenario } from './parse.ts';

/** Reads a file of this game. */
export const readScenario = <S extends State, E extends Step>(
  text: string,
  vocabulary: Vocabulary<S, E>,
): Scenario => parse(text, [vocabulary as unknown as Vocabulary]);
