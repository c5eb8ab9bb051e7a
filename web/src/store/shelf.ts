/** Where kept games lie. Entries are read back as unknown: what was written long ago may be of any shape. */
import type { Kept } from './kept.ts';

export interface Entry {
  readonly id: string;
  readonly value: unknown;
}

/** `newer`: somebody else wrote first. `gone`: somebody else deleted it. In both cases nothing was written. */
export type Written = 'kept' | 'newer' | 'gone';

export interface Shelf {
  /** Whether what lies here outlives the page. */
  readonly lasts: boolean;
  all(): Promise<readonly Entry[]>;
  get(id: string): Promise<unknown>;
  /** Writes version n only over version n − 1; version 1 only where nothing lies. */
  put(kept: Kept): Promise<Written>;
  remove(id: string): Promise<void>;
  /** Told the id whenever another page has written or removed a game. Returns how to stop. */
  watch(heard: (id: string) => void): () => void;
}

const versionOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'version' in value ? Number(value.version) : Number.NaN;

const verdict = (old: unknown, kept: Kept): Written => {
  if (old === undefined) return kept.version === 1 ? 'kept' : 'gone';
  return versionOf(old) === kept.version - 1 ? 'kept' : 'newer';
};

/** A shelf for a browser that keeps nothing, and for tests. */
export const memoryShelf = (): Shelf => {
  const entries = new Map<string, unknown>();
  return {
    lasts: false,
    all: async () => [...entries].map(([id, value]) => ({ id, value })),
    get: async id => entries.get(id),
    put: async kept => {
      const written = verdict(entries.get(kept.id), kept);
      if (written === 'kept') entries.set(kept.id, structuredClone(kept));
      return written;
    },
    remove: async id => void entries.delete(id),
    watch: () => () => {},
  };
};

const STORE = 'games';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = (): void => reject(transaction.error ?? new Error('the browser did not keep the game'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open('kaffeehaus', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return settled(request);
};

/** Keys are out of line, so that even an entry without an id can be found and deleted. */
const databaseShelf = (database: IDBDatabase): Shelf => {
  const channel = new BroadcastChannel('kaffeehaus.games');
  const write = async (work: (store: IDBObjectStore) => Promise<Written>, id: string): Promise<Written> => {
    const transaction = database.transaction(STORE, 'readwrite');
    const done = finished(transaction);
    const written = await work(transaction.objectStore(STORE));
    await done;
    if (written === 'kept') channel.postMessage(id);
    return written;
  };
  return {
    lasts: true,
    all: async () => {
      const store = database.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      // Every key is an id that `put` wrote.
      return (keys as string[]).map((id, i) => ({ id, value: values[i] as unknown }));
    },
    get: async id => settled(database.transaction(STORE).objectStore(STORE).get(id)),
    put: kept =>
      write(async store => {
        const written = verdict(await settled(store.get(kept.id)), kept);
        if (written === 'kept') store.put(kept, kept.id);
        return written;
      }, kept.id),
    remove: async id => {
      await write(async store => {
        store.delete(id);
        return 'kept';
      }, id);
    },
    watch: heard => {
      const listen = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') heard(data);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
};

/** The browser's own shelf; if it has none (private windows, blocked storage), one that lasts as long as the page. */
export const openShelf = async (): Promise<Shelf> => {
  try {
    return databaseShelf(await openDatabase());
  } catch {
    return memoryShelf();
  }
};
