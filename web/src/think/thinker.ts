/** Hands jobs to the thinking thread, one at a time, and gives up on what nobody waits for any more. */
import type { Job, ResultOf } from '@kaffeehaus/bots/job';

/** Said by the thread: how far it is, what came out, or that it cannot. */
export type Word =
  { readonly part: number } | { readonly result: ResultOf[Job['kind']] } | { readonly failed: string };

/** The thread as it is seen from the page: a worker, or a test's stand-in. */
export interface Thread {
  postMessage(job: Job): void;
  terminate(): void;
  addEventListener(type: 'message', heard: (event: MessageEvent<Word>) => void): void;
  addEventListener(type: 'error' | 'messageerror', heard: (event: Event) => void): void;
}

export interface Wanted {
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Hears what part of a long job is done. */
  readonly tell?: (part: number) => void;
}

export interface Thinker {
  /** Rejects if nothing came out, also when the job was given up: whoever gave it up knows. */
  think<K extends Job['kind']>(job: Extract<Job, { kind: K }>, wanted: Wanted): Promise<ResultOf[K]>;
}

interface Waiting {
  readonly job: Job;
  readonly wanted: Wanted;
  readonly resolve: (result: ResultOf[Job['kind']]) => void;
  readonly reject: (reason: Error) => void;
}

/** A thread that says nothing for so long, beyond what it was given to think, does not come back. */
const SILENCE = 30_000;

/** A person waits for a hint, bots can wait. */
const isUrgent = ({ job }: Waiting): boolean => job.kind === 'hint';

export class Threaded implements Thinker {
  readonly #open: () => Thread;
  #thread: Thread | undefined;
  #now: Waiting | undefined;
  #queue: Waiting[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Thread) {
    this.#open = open;
  }

  think<K extends Job['kind']>(job: Extract<Job, { kind: K }>, wanted: Wanted): Promise<ResultOf[K]> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        job,
        wanted,
        // What a job of this kind brings is of this kind: the worker answers the job it was handed.
        resolve: resolve as Waiting['resolve'],
        reject,
      };
      if (wanted.signal.aborted) return reject(new Error('given up'));
      wanted.signal.addEventListener('abort', () => this.#giveUp(waiting), { once: true });
      if (isUrgent(waiting)) this.#queue.unshift(waiting);
      else this.#queue.push(waiting);
      this.#next();
    });
  }

  /** A thread cannot be interrupted, only ended; the next job gets a new one. */
  #giveUp(waiting: Waiting): void {
    this.#queue = this.#queue.filter(other => other !== waiting);
    if (this.#now === waiting) this.#fail(new Error('given up'));
    else waiting.reject(new Error('given up'));
  }

  #next(): void {
    if (this.#now) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.#now = next;
    this.#watch(next.job);
    try {
      this.#thread ??= this.#begin();
      this.#thread.postMessage(next.job);
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error('no thread'));
    }
  }

  #begin(): Thread {
    const thread = this.#open();
    // What an ended thread had already said is of no interest.
    const isCurrent = (): boolean => thread === this.#thread;
    const broke = (event: Event): void => {
      // Unhandled it would count as an error of the page itself.
      event.preventDefault();
      if (isCurrent()) this.#fail(new Error('the thread broke'));
    };
    thread.addEventListener('message', ({ data }) => isCurrent() && this.#hear(data));
    thread.addEventListener('error', broke);
    thread.addEventListener('messageerror', broke);
    return thread;
  }

  #hear(word: Word): void {
    const now = this.#now;
    if (!now) return;
    if ('failed' in word) return this.#fail(new Error(word.failed));
    if ('part' in word) {
      this.#watch(now.job);
      return now.wanted.tell?.(word.part);
    }
    this.#done();
    now.resolve(word.result);
    this.#next();
  }

  #watch(job: Job): void {
    clearTimeout(this.#patience);
    const thinks = 'time' in job && 'milliseconds' in job.time ? job.time.milliseconds : 0;
    this.#patience = setTimeout(() => this.#fail(new Error('no answer')), thinks + SILENCE);
  }

  #done(): void {
    clearTimeout(this.#patience);
    this.#now = undefined;
  }

  /** Ends the thread, whatever it may be doing, and the job with it. */
  #fail(reason: Error): void {
    const now = this.#now;
    this.#done();
    this.#thread?.terminate();
    this.#thread = undefined;
    now?.reject(reason);
    this.#next();
  }
}

/** Those who think for this page. */
export const thinker: Thinker = new Threaded(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
