/** The type of a verb of Hamburg. */
import type { Act, Op } from '@kaffeehaus/kernel';
import type { Hamburg } from './state.ts';
import type { Do, Step } from './steps.ts';

export type HamburgAct = Act<Hamburg, Step>;
export type Verb<K extends Do> = Op<Hamburg, Step, Extract<Step, { do: K }>>;
/** Some verbs of one file. */
export type Verbs<K extends Do> = { readonly [D in K]: Verb<D> };
