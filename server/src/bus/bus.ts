/** A doorbell between the machines of one house: what it says may come twice, late or never, and nothing depends on it. */
export interface Bus {
  /** Everybody hears it: whoever listens here at once, other machines a moment later. */
  ring(topic: string, message: unknown): void;
  /** Only the other machines hear it. */
  pass(topic: string, message: unknown): void;
  /** Returns what ends the listening. */
  hear(topic: string, listener: (message: unknown) => void): () => void;
  /** Whether messages may be long; else they name things that are to be read from the store. */
  readonly isRoomy: boolean;
  /** Whether the other machines can be heard now. A house with one machine hears all there are. */
  readonly isUp: boolean;
  /** Calls whenever they can be heard again: something may have been missed. */
  whenBack(listener: () => void): void;
  close(): Promise<void>;
}

/** On this topic: rules were stopped or go on, or there is a new key. */
export const LEARNED = 'learned';

/** Those who listen here. */
export class Ears {
  readonly #listeners = new Map<string, Set<(message: unknown) => void>>();
  readonly #back: (() => void)[] = [];
  /** Hears which topic has its first listener, and which has lost its last. */
  readonly #wanted: (topic: string, isWanted: boolean) => void;

  constructor(wanted: (topic: string, isWanted: boolean) => void = () => {}) {
    this.#wanted = wanted;
  }

  get topics(): Iterable<string> {
    return this.#listeners.keys();
  }

  tell(topic: string, message: unknown): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(message);
  }

  hear(topic: string, listener: (message: unknown) => void): () => void {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    if (set.size === 1) this.#wanted(topic, true);
    return () => {
      if (!set.delete(listener) || set.size > 0) return;
      this.#listeners.delete(topic);
      this.#wanted(topic, false);
    };
  }

  whenBack(listener: () => void): void {
    this.#back.push(listener);
  }

  back(): void {
    for (const listener of this.#back) listener();
  }
}

/** The bus of a house with one machine. */
export const localBus = (): Bus => {
  const ears = new Ears();
  return {
    ring: (topic, message) => ears.tell(topic, message),
    pass: () => {},
    hear: (topic, listener) => ears.hear(topic, listener),
    isRoomy: true,
    isUp: true,
    whenBack: () => {},
    close: () => Promise.resolve(),
  };
};
