/** What a verb of Estoril is. */
import type { Act, Op } from '@kaffeehaus/kernel';
import type { EstorilEvent } from './events.ts';
import type { Estoril } from './state.ts';
import type { Step } from './steps.ts';

export type EstorilAct = Act<Estoril, Step, EstorilEvent>;
export type Verb<K extends Step['do']> = Op<Estoril, Step, Extract<Step, { do: K }>, EstorilEvent>;
