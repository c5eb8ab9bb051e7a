/** A doorbell between the machines of one house: what it says may come twice, late or never, and nothing depends on it. */
export interface Bus {
  ring(topic: string, message: unknown): void;
  /** Returns what ends the listening. */
  hear(topic: string, listener: (message: unknown) => void): () => void;
  close(): Promise<void>;
}

/** The bus of a house with one machine. */
export const localBus = (): Bus => {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  return {
    ring: (topic, message) => {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    },
    hear: (topic, listener) => {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    close: () => Promise.resolve(),
  };
};
