/**
 * Every row of a table's log is chained to the one before, so that nothing can be left out, put in or changed
 * afterwards unnoticed.
 */
import { Digest, canonical } from './bytes.ts';
import type { Sha } from './bytes.ts';

const TAG = 'kaffeehaus/log/1';

/** What a chain is fastened to: the table, and the list that was shown before shares were opened. */
export interface Anchor {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: unknown;
  readonly terms: unknown;
  readonly seats: number;
  readonly list: Uint8Array;
}

export interface Link {
  readonly version: number;
  readonly at: number;
  readonly seat: number;
  readonly actor: number;
  readonly kind: string;
  readonly cmd: string;
  readonly body: string;
}

/** Half of a link: enough to prove it, short enough to be sent with every answer. */
const RECEIPT = 16;

export class Chain {
  readonly #digest: Digest;

  constructor(sha: Sha) {
    this.#digest = new Digest(sha);
  }

  /** Where the chain of a table is fastened. */
  first({ id, game, rules, options, terms, seats, list }: Anchor): Uint8Array {
    return this.#digest.hash(TAG, id, game, rules, canonical(options), canonical(terms), seats, list);
  }

  /** Salted with the house's share: as long as that is kept, a receipt tells nothing of a sealed answer. */
  next(before: Uint8Array, secret: Uint8Array, link: Link): Uint8Array {
    const { version, at, seat, actor, kind, cmd, body } = link;
    const salt = this.#digest.keyed(secret, version);
    return this.#digest.hash(before, version, at, seat, actor, kind, this.#digest.hash(cmd), body, salt);
  }
}

/** What whoever gave a command keeps as a proof of it. */
export const receiptOf = (chain: Uint8Array): Uint8Array => chain.slice(0, RECEIPT);
