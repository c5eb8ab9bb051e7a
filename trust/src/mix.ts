/**
 * A seed nobody chose. The house draws a share and shows a commitment to it; so does everybody who takes part; then the
 * list of all that is fixed is shown, and only then are the shares opened. One honest share is enough.
 */
import { Digest, areEqual, canonical, hex } from './bytes.ts';
import type { Part, Sha } from './bytes.ts';

const TAG = 'kaffeehaus/mix/1';

/** What a mixing is about: the table, and which attempt it is, as one that failed is begun anew. */
export interface Attempt {
  readonly id: string;
  readonly attempt: number;
}

/** What is fixed before any share is opened. */
export interface Fixed {
  readonly game: string;
  /** The SHA-256 of the rules. */
  readonly rules: string;
  readonly options: unknown;
  /** What else was agreed: how time is counted, whether it counts. */
  readonly terms: unknown;
  /** In seat order: the id of a person, or the level of a bot. */
  readonly chairs: readonly string[];
  readonly house: Uint8Array;
  /** In seat order; null: without a share. */
  readonly commits: readonly (Uint8Array | null)[];
}

/** Sounds that all four languages can say: 1,024 words, so that ten bits are read aloud at a time. */
const CONSONANTS = 'bdfklmst';
const VOWELS = 'aeio';
const WORDS = 4;

export class Mixing {
  readonly #digest: Digest;

  constructor(sha: Sha) {
    this.#digest = new Digest(sha);
  }

  houseCommit({ id, attempt }: Attempt, share: Uint8Array): Uint8Array {
    return this.#tagged('house', id, attempt, share);
  }

  seatCommit({ id, attempt }: Attempt, seat: number, share: Uint8Array): Uint8Array {
    return this.#tagged('seat', id, attempt, seat, share);
  }

  /** The one value that stands for all that is fixed: whoever opens a share names it. */
  list({ game, rules, options, terms, chairs, house, commits }: Fixed): Uint8Array {
    const agreed = [canonical(options), canonical(terms), canonical(chairs)];
    return this.#tagged('list', game, rules, ...agreed, house, ...sharesOf(commits));
  }

  /** Shares in seat order; null: without one. */
  seed(
    { id, attempt }: Attempt,
    list: Uint8Array,
    house: Uint8Array,
    shares: readonly (Uint8Array | null)[],
  ): string {
    return hex(this.#tagged('seed', id, attempt, list, house, ...sharesOf(shares)));
  }

  /** Four words that are the same at all seats, unless the house showed them different things. */
  code(list: Uint8Array, shares: readonly (Uint8Array | null)[]): readonly string[] {
    const bytes = this.#tagged('code', list, ...sharesOf(shares));
    return Array.from({ length: WORDS }, (_, i) =>
      word(((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0)),
    );
  }

  /** Whether an opened share is what was committed to. */
  opens(attempt: Attempt, seat: number, commit: Uint8Array, share: Uint8Array): boolean {
    return areEqual(commit, this.seatCommit(attempt, seat, share));
  }

  #tagged(...parts: readonly Part[]): Uint8Array {
    return this.#digest.hash(TAG, ...parts);
  }
}

const sharesOf = (shares: readonly (Uint8Array | null)[]): Part[] =>
  shares.flatMap((share, seat) => (share ? [seat, share] : []));

const word = (bits: number): string => {
  const letter = (alphabet: string, shift: number): string =>
    alphabet[(bits >> shift) % alphabet.length] ?? '';
  return letter(CONSONANTS, 0) + letter(VOWELS, 3) + letter(CONSONANTS, 5) + letter(VOWELS, 8);
};
