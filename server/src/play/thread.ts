/** A thread of the pool: thinks about one job after the other, and hands back what came of it. */
import { readFileSync } from 'node:fs';
import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { BotHost, judgeFor, judges } from '@kaffeehaus/bots';
import type { Job } from '@kaffeehaus/bots/job';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { Registry } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import type { Begin, Reply } from './pool.ts';

const { nice, rules } = workerData as Begin;

const inFolder = (file: string): URL => new URL(file, rules);

const registry = new Registry({
  index: async () => JSON.parse(readFileSync(inFolder('index.json'), 'utf8')) as unknown,
  text: async hash => readFileSync(inFolder(`${hash}.js`), 'utf8'),
  bring: (hash): Promise<unknown> => import(inFolder(`${hash}.js`).href),
});

const judgeOf = judges(
  {
    vienna: async () => judgeFor(vienna, (await import('@kaffeehaus/vienna/mind')).mind),
    hamburg: async () => judgeFor(hamburg, (await import('@kaffeehaus/hamburg/mind')).mind),
    estoril: async () => judgeFor(estoril, (await import('@kaffeehaus/estoril/mind')).mind),
  },
  (game, rev) => registry.byRevision(game, rev),
);

/** Only Linux lets one thread step back; elsewhere it would be the whole house. */
const stepBack = (): void => {
  try {
    if (platform() === 'linux') setPriority(nice);
  } catch {
    // Not allowed here: then bots think as hard as everybody works.
  }
};

const host = new BotHost({ judgeOf, now: () => performance.now() });

const perform = async (job: Job): Promise<Reply> => {
  try {
    return { result: await host.do(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

stepBack();
parentPort?.on('message', (job: Job) => {
  void perform(job).then(reply => parentPort?.postMessage(reply));
});
