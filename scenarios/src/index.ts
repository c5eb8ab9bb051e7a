import { VOCABULARIES } from './games.ts';
import { type Scenario, parse as parseOf } from './parse.ts';

export const parse = (text: string): Scenario => parseOf(text, VOCABULARIES);
export type { Scenario } from './parse.ts';
export { report, runScenario } from './run.ts';
export type { Result } from './run.ts';
export { Misread } from './text.ts';
