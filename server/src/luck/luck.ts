/** Where the seed of a game comes from. */
import { randomBytes } from 'node:crypto';
import type { Head } from '../store/store.ts';

/** What a game begins with. */
export interface Seed {
  readonly seed: string;
  /** The house's share, and the hash of the list that was shown before shares were opened. */
  readonly secret: Uint8Array;
  readonly list: Uint8Array;
  /** Players had shares in it. */
  readonly mixed: boolean;
}

/** Brings a table from `open` to play: may take its time, and ends by calling `begin`. */
export interface Luck {
  start(head: Head, begin: (seed: Seed) => Promise<void>): Promise<void>;
}

/** The house alone draws the seed. */
export const houseLuck: Luck = {
  start: (_, begin) =>
    begin({
      seed: randomBytes(32).toString('hex'),
      secret: new Uint8Array(randomBytes(32)),
      list: new Uint8Array(32),
      mixed: false,
    }),
};
