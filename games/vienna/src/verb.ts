/** The shape of every verb of Vienna. */
import type { Act, Op } from '@kaffeehaus/kernel';
import type { ViennaEvent } from './events.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';

export type ViennaAct = Act<Vienna, Step, ViennaEvent>;
export type Verb<K extends Step['do']> = Op<Vienna, Step, Extract<Step, { do: K }>, ViennaEvent>;
