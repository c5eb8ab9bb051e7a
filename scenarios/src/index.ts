export { parse } from './parse.ts';
export type { Scenario } from './parse.ts';
export { report, runScenario } from './run.ts';
export type { Result } from './run.ts';
export { Misread } from './text.ts';
