/** What the games tell those who think about them, loaded when a bot needs it. */
import { workerData } from 'node:worker_threads';
import { judgeFor, judges } from '@kaffeehaus/bots';
import type { Judge } from '@kaffeehaus/bots';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import type { Game, Mind } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { RULES, registryIn } from './rules.ts';

/** A thread is told where they are: it may run from a file that lies elsewhere. */
const registry = registryIn(typeof workerData === 'string' ? new URL(workerData) : RULES);

export const judgeNamed = judges(
  {
    vienna: async () => judgeFor(vienna, (await import('@kaffeehaus/vienna/mind')).mind),
    hamburg: async () => judgeFor(hamburg, (await import('@kaffeehaus/hamburg/mind')).mind),
    estoril: async () => judgeFor(estoril, (await import('@kaffeehaus/estoril/mind')).mind),
  },
  (game, rev) => registry.byRevision(game, rev),
);

export const judgeOf = ({ id }: Game): Promise<Judge> => judgeNamed(id);

export const mindOf = async (game: Game): Promise<Mind> => (await judgeOf(game)).mind;
