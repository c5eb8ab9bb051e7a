/** The house says no: in one word that a client knows, and one line for people who read along. */
import type { Why } from '@kaffeehaus/protocol';

export class Declined extends Error {
  override readonly name = 'Declined';
  readonly why: Why;
  /** Milliseconds after which it may be tried again. */
  readonly retry: number | undefined;

  constructor(why: Why, message: string, retry?: number) {
    super(message);
    this.why = why;
    this.retry = retry;
  }
}
