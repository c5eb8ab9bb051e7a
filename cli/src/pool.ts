/**
 * Threads that think and play. Jobs go out and results come back as plain data; what a job gives depends on the job
 * alone, so that neither the number of threads nor their pace changes a result.
 */
import { Worker } from 'node:worker_threads';
import { at } from '@kaffeehaus/kernel';
import type { Threads } from './io.ts';
import type { Job, Reply, Result, Task } from './tasks.ts';

/** The pool was closed before the job was done. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

interface Order {
  readonly task: Task;
  readonly job: unknown;
  readonly done: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

export class Pool {
  readonly #threads: Threads;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Order>();
  readonly #queue: Order[] = [];
  #closed = false;

  /** Threads start when there is work for them; a signal closes the pool. */
  constructor(threads: Threads, signal?: AbortSignal) {
    this.#threads = threads;
    signal?.addEventListener('abort', () => void this.close(), { once: true });
    if (signal?.aborted) this.#closed = true;
  }

  run<T extends Task>(task: T, job: Job<T>): Promise<Result<T>> {
    return new Promise((resolve, fail) => {
      if (this.#closed) return fail(new Stopped());
      // A thread answers a task with that task's result.
      this.#queue.push({ task, job, done: result => resolve(result as Result<T>), fail });
      this.#assign();
    });
  }

  /** All results in the order of the jobs; `undefined` for those that were stopped. */
  async each<T extends Task>(
    task: T,
    jobs: readonly Job<T>[],
    tell: (done: number) => void = () => {},
  ): Promise<(Result<T> | undefined)[]> {
    let n = 0;
    const one = async (job: Job<T>): Promise<Result<T> | undefined> => {
      try {
        const result = await this.run(task, job);
        tell(++n);
        return result;
      } catch (error) {
        if (error instanceof Stopped) return undefined;
        throw error;
      }
    };
    return Promise.all(jobs.map(one));
  }

  /** Ends all threads, whatever they are doing. */
  async close(): Promise<void> {
    this.#closed = true;
    const workers = [...this.#idle, ...this.#busy.keys()];
    for (const { fail } of [...this.#queue, ...this.#busy.values()]) fail(new Stopped());
    this.#queue.length = 0;
    this.#idle.length = 0;
    this.#busy.clear();
    await Promise.all(workers.map(worker => worker.terminate()));
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? this.#hire();
      if (worker === undefined) return;
      const order = at(this.#queue, 0);
      this.#queue.shift();
      this.#busy.set(worker, order);
      worker.postMessage({ task: order.task, job: order.job });
    }
  }

  #hire(): Worker | undefined {
    if (this.#busy.size >= this.#threads.count) return undefined;
    const worker = new Worker(this.#threads.entry, { workerData: this.#threads.rules?.href });
    worker.on('message', (reply: Reply) => this.#finish(worker, reply));
    worker.on('error', error =>
      this.#lose(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#lose(worker, new Error('a thread has ended')));
    return worker;
  }

  #finish(worker: Worker, reply: Reply): void {
    const order = this.#busy.get(worker);
    if (order === undefined) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('error' in reply) order.fail(new Error(reply.error));
    else order.done(reply.result);
    this.#assign();
  }

  /** A thread that broke down takes its job with it; others go on. */
  #lose(worker: Worker, error: Error): void {
    const order = this.#busy.get(worker);
    this.#busy.delete(worker);
    const i = this.#idle.indexOf(worker);
    if (i >= 0) this.#idle.splice(i, 1);
    order?.fail(error);
    this.#assign();
  }
}

/** Works with a signal that Ctrl+C, or being told to end, aborts. */
export const interruptible = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const control = new AbortController();
  const stop = (): void => control.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await work(control.signal);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
};

/** Works with a pool that is closed at the end, and by Ctrl+C. */
export const withPool = async <T>(
  threads: Threads,
  work: (pool: Pool, signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  interruptible(async signal => {
    const pool = new Pool(threads, signal);
    try {
      return await work(pool, signal);
    } finally {
      await pool.close();
    }
  });
