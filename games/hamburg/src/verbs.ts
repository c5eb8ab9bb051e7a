/** The type of a verb of Hamburg. */
import type { Act, Op } from '@kaffeehaus/kernel';
import type { HamburgEvent } from './events.ts';
import type { Hamburg } from './state.ts';
import type { Do, Step } from './steps.ts';

export type HamburgAct = Act<Hamburg, Step, HamburgEvent>;
export type Verb<K extends Do> = Op<Hamburg, Step, Extract<Step, { do: K }>, HamburgEvent>;
/** Some verbs of one file. */
export type Verbs<K extends Do> = { readonly [D in K]: Verb<D> };
