/** A thread of the pool: takes a job, does it, hands back the result or one line about what went wrong. */
import { parentPort } from 'node:worker_threads';
import { TASKS } from './tasks.ts';
import type { Job, Order, Reply, Task } from './tasks.ts';

const perform = async <T extends Task>({ task, job }: Order<T>): Promise<Reply> => {
  try {
    const run = TASKS[task] as (job: Job<T>) => unknown;
    return { result: await run(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.on('message', (order: Order) => {
  void perform(order).then(reply => parentPort?.postMessage(reply));
});
