/** What is said to somebody who is not at the table, and how it went. */
import type { Lang } from '@kaffeehaus/words/node';

export { CHANNELS } from '@kaffeehaus/protocol';
export type { Channel } from '@kaffeehaus/protocol';

/** One thing that is told; a message may tell several. */
export interface Told {
  readonly kind: string;
  /** The table's id, by which it is known outside. */
  readonly table: string;
  readonly version: number;
  /** When the clock of the asked person ends, if it does. */
  readonly due?: number;
}

/** In the reader's language and zone already. */
export interface Message {
  readonly lang: Lang;
  readonly title: string;
  readonly lines: readonly string[];
  /** Where to go, a whole address. */
  readonly url: string;
  readonly told: readonly Told[];
  /** After this it is not worth telling. */
  readonly until: number;
}

/** `gone`: the address will never take a message again. `failed`: perhaps later. */
export type Outcome = 'sent' | 'gone' | 'failed';

export const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
};

/**
 * A name inside a text that goes to a mail program or a phone: those make links of whatever looks like one, so dots and
 * colons are followed by a space, as in writing.
 */
export const unlinked = (name: string): string => name.replace(/([.:．。｡：])(?=\S)/gu, '$1 ');
