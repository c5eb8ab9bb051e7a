/** The bots at a table: they think about their questions and answer when their time has come. */
import { type AnswerJob, answerJob } from '@kaffeehaus/bots/job';
import { type Answer, type Ask, type Game, type Seat, type State, has } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { type Level, PATIENCE } from '../think/levels.ts';
import type { Thinker } from '../think/thinker.ts';

/** A bot at its question. */
interface Thought {
  readonly ask: Ask;
  /** The version at which it was put. */
  readonly put: number;
  readonly stop: AbortController;
  /** What came out, or that nothing did. */
  answer: Answer | 'failed' | undefined;
  /** Until people could follow, the answer is held back. */
  held: ReturnType<typeof setTimeout> | undefined;
}

/** A question to a bot. */
export interface Called {
  readonly ask: Ask;
  readonly level: Level;
  /** Milliseconds before which the answer is not given. */
  readonly pace: number;
}

export class Bots {
  /** The seats whose answers are being thought about or held back. */
  readonly thinking = signal<readonly Seat[]>([]);
  /** An answer is held back so that people can follow. */
  readonly held = signal(false);
  /** Somebody could not think: nothing goes on before it is tried again. */
  readonly stuck = signal(false);
  readonly #game: Game;
  /** What their luck follows from. */
  readonly #secret: string;
  readonly #thinker: Thinker;
  readonly #ready: () => void;
  readonly #motion: { settled(): Promise<void> } | undefined;
  #thoughts: Thought[] = [];

  /** `ready` hears that an answer can be given; none is given before what `motion` shows is at its end. */
  constructor(
    game: Game,
    secret: string,
    thinker: Thinker,
    ready: () => void,
    motion?: { settled(): Promise<void> },
  ) {
    this.#game = game;
    this.#secret = secret;
    this.#thinker = thinker;
    this.#ready = ready;
    this.#motion = motion;
  }

  /** These are the questions now: thoughts about any other are dropped, those about them go on. */
  call(table: State, put: number, called: readonly Called[]): void {
    const isCalled = (thought: Thought): boolean =>
      thought.put === put && called.some(({ ask }) => ask.seat === thought.ask.seat);
    for (const thought of this.#thoughts) if (!isCalled(thought)) drop(thought);
    const before = this.#thoughts.filter(isCalled);
    const fresh = called.filter(({ ask }) => !before.some(thought => thought.ask.seat === ask.seat));
    this.#thoughts = [...before, ...fresh.map(each => this.#begin(table, put, each))];
    this.#tell();
  }

  /** An answer whose time has come. */
  next(): { readonly seat: Seat; readonly answer: Answer } | undefined {
    for (const { ask, answer, held } of this.#thoughts)
      if (Array.isArray(answer) && held === undefined) return { seat: ask.seat, answer };
    return undefined;
  }

  /** Holds nothing back any longer. */
  hurry(): void {
    for (const thought of this.#thoughts) release(thought);
    this.#tell();
    this.#ready();
  }

  rest(): void {
    for (const thought of this.#thoughts) drop(thought);
    this.#thoughts = [];
    this.#tell();
  }

  #begin(table: State, put: number, { ask, level, pace }: Called): Thought {
    const stop = new AbortController();
    const thought: Thought = { ask, put, stop, answer: undefined, held: undefined };
    if (pace > 0) thought.held = setTimeout(() => void this.#wait(thought), pace);
    const time = { milliseconds: PATIENCE };
    void this.#think(thought, answerJob(this.#game, table, ask.seat, this.#secret, level, time));
    return thought;
  }

  /** So long it was held back; now it waits for what still moves. */
  async #wait(thought: Thought): Promise<void> {
    await this.#motion?.settled();
    if (thought.held === undefined || thought.stop.signal.aborted) return;
    release(thought);
    this.#heard();
  }

  async #think(thought: Thought, job: AnswerJob): Promise<void> {
    const { ask, stop } = thought;
    const answer = await this.#thinker.think(job, { signal: stop.signal }).catch(() => undefined);
    if (stop.signal.aborted) return;
    thought.answer = answer && has(ask, answer) ? answer : 'failed';
    this.#heard();
  }

  #heard(): void {
    this.#tell();
    if (this.next()) this.#ready();
  }

  #tell(): void {
    this.thinking.value = this.#thoughts
      .filter(({ answer, held }) => answer === undefined || held !== undefined)
      .map(({ ask }) => ask.seat);
    this.held.value = this.#thoughts.some(({ held }) => held !== undefined);
    this.stuck.value = this.#thoughts.some(({ answer }) => answer === 'failed');
  }
}

const release = (thought: Thought): void => {
  clearTimeout(thought.held);
  thought.held = undefined;
};

const drop = (thought: Thought): void => {
  release(thought);
  thought.stop.abort();
};
