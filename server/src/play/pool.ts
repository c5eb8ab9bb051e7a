/**
 * Threads on which bots think, never the one that serves. Who waits is served by urgency, and table after table, so that
 * neither a thousand tables nor a greedy one keep another waiting. What hangs or fails is ended, and told.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, ResultOf } from '@kaffeehaus/bots/job';
import { FROZEN_RULES } from '../places.ts';

/** `people`: somebody waits at the table. `nobody`: only bots play. `some-day`: whenever there is time. */
export const URGENCIES = ['people', 'nobody', 'some-day'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface Wish<J extends Job = Job> {
  /** Tables take turns. */
  readonly table: number;
  readonly urgency: Urgency;
  /** The job is made when a thread is free, for the game may have gone on; undefined: nobody wants it any more. */
  make(): J | undefined | Promise<J | undefined>;
  /** Milliseconds after which nobody believes any more that something comes of it. */
  readonly limit: number;
}

export type Outcome<J extends Job> = ResultOf[J['kind']];

/** Where threads begin, how many there are, and how much they step back behind other work of the machine. */
export interface Threads {
  readonly entry: URL;
  readonly count: number;
  readonly nice: number;
  /** The folder of frozen rules. */
  readonly rules: URL;
}

/** The thread steps back behind all others. */
export const LAST = 19;

/** One processor is left to those who serve. */
export const usualCount = (): number => Math.max(1, availableParallelism() - 1);

/** Beside the built code lies the code of a thread. */
export const usualThreads = (): Threads => ({
  entry: new URL('thread.js', import.meta.url),
  count: usualCount(),
  nice: 10,
  rules: FROZEN_RULES,
});

/** Nothing came of a job: it took too long, its thread broke, or the pool was closed. */
export class NoThought extends Error {
  override readonly name = 'NoThought';
}

/** What a thread is told, and tells. */
export interface Begin {
  readonly nice: number;
  readonly rules: string;
}
export type Reply = { readonly result: unknown } | { readonly error: string };

interface Order {
  readonly wish: Wish;
  readonly done: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

interface Labour {
  readonly order: Order;
  readonly alarm: NodeJS.Timeout;
  readonly since: number;
}

/** A thread that wants more than this is not thinking but filling up. */
const MEGABYTES = 256;

export class Pool {
  readonly #threads: Threads;
  readonly #took: (ms: number) => void;
  readonly #queues = URGENCIES.map(() => new Map<number, Order[]>());
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Labour>();
  /** Threads whose jobs are being made. */
  #making = 0;
  #waiting = 0;
  #closed = false;

  /** Threads start when there is work for them. `took`: hears how many milliseconds each job took. */
  constructor(threads: Threads, took: (ms: number) => void = () => {}) {
    this.#threads = threads;
    this.#took = took;
  }

  /** Wishes that no thread has taken up yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Undefined: when its turn came, nobody wanted it any more. */
  ask<J extends Job>(wish: Wish<J>): Promise<Outcome<J> | undefined> {
    return new Promise((resolve, fail) => {
      if (this.#closed) return fail(new NoThought('closed'));
      // A thread gives the result of the kind of job it was given.
      this.#enqueue({ wish, done: result => resolve(result as Outcome<J> | undefined), fail });
      this.#assign();
    });
  }

  /** Ends all threads, whatever they are doing. */
  async close(): Promise<void> {
    this.#closed = true;
    const workers = [...this.#idle, ...this.#busy.keys()];
    for (const { order, alarm } of this.#busy.values()) {
      clearTimeout(alarm);
      order.fail(new NoThought('closed'));
    }
    for (let order = this.#next(); order; order = this.#next()) order.fail(new NoThought('closed'));
    this.#idle.length = 0;
    this.#busy.clear();
    await Promise.all(workers.map(worker => worker.terminate()));
  }

  #enqueue(order: Order): void {
    const queue = this.#queues[URGENCIES.indexOf(order.wish.urgency)];
    const orders = queue?.get(order.wish.table);
    if (orders) orders.push(order);
    else queue?.set(order.wish.table, [order]);
    this.#waiting++;
  }

  /** Of the most urgent the table that has waited longest; it stands at the end again afterwards. */
  #next(): Order | undefined {
    for (const queue of this.#queues) {
      for (const [table, orders] of queue) {
        const order = orders.shift();
        queue.delete(table);
        if (orders.length > 0) queue.set(table, orders);
        this.#waiting--;
        return order;
      }
    }
    return undefined;
  }

  #assign(): void {
    while (!this.#closed && this.#busy.size + this.#making < this.#threads.count) {
      const order = this.#next();
      if (!order) return;
      void this.#begin(order);
    }
  }

  async #begin(order: Order): Promise<void> {
    this.#making++;
    const job = await madeBy(order);
    this.#making--;
    if (this.#closed) order.fail(new NoThought('closed'));
    else if (job === undefined) order.done(undefined);
    else if (job instanceof Error) order.fail(job);
    else this.#work(this.#idle.pop() ?? this.#hire(), order, job);
    this.#assign();
  }

  #work(worker: Worker, order: Order, job: Job): void {
    const alarm = setTimeout(() => this.#dismiss(worker, 'took too long'), order.wish.limit);
    this.#busy.set(worker, { order, alarm, since: performance.now() });
    worker.postMessage(job);
  }

  #hire(): Worker {
    const { entry, nice, rules } = this.#threads;
    const begin: Begin = { nice, rules: rules.href };
    const worker = new Worker(entry, {
      workerData: begin,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    worker.on('message', (reply: Reply) => this.#finish(worker, reply));
    worker.on('error', error =>
      this.#dismiss(worker, error instanceof Error ? error.message : String(error)),
    );
    worker.on('exit', () => this.#dismiss(worker, 'its thread has ended'));
    return worker;
  }

  #finish(worker: Worker, reply: Reply): void {
    const labour = this.#busy.get(worker);
    if (!labour) return;
    clearTimeout(labour.alarm);
    this.#busy.delete(worker);
    this.#idle.push(worker);
    this.#took(performance.now() - labour.since);
    if ('error' in reply) labour.order.fail(new NoThought(reply.error));
    else labour.order.done(reply.result);
    this.#assign();
  }

  /** A thread that is stuck or broken is not asked again. */
  #dismiss(worker: Worker, why: string): void {
    const labour = this.#busy.get(worker);
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    if (!labour && idle < 0) return;
    clearTimeout(labour?.alarm);
    this.#busy.delete(worker);
    void worker.terminate();
    labour?.order.fail(new NoThought(why));
    this.#assign();
  }
}

const madeBy = async ({ wish }: Order): Promise<Job | Error | undefined> => {
  try {
    return await wish.make();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};
