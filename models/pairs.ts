/** Every game that has a model, with it. */
import type { State } from '@kaffeehaus/kernel';
import { estorilPair } from './estoril/pair.ts';
import { hamburgPair } from './hamburg/pair.ts';
import { viennaPair } from './vienna/pair.ts';
import type { Pair } from './lockstep.ts';

export const PAIRS: readonly Pair<State>[] = [estorilPair, hamburgPair, viennaPair];
