/** Why something cannot be done at a table, besides its rules. */
import { NotStored } from '../store/store.ts';

/** Whether it is to be seen from what is written what has become of a row: the room is opened anew, and asked again. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof NotStored && (error.reason === 'taken' || error.reason === 'unknown');

/** So many rows wait that no more are taken. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** There is no such table. */
export class NoTable extends Error {
  override readonly name = 'NoTable';
}
