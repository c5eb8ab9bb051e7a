/**
 * Who is ready to begin, and for what. The owner's choice is numbered; whoever is ready says for which number, so that
 * nobody begins by terms that were changed after they had looked.
 */
import type { Seat } from '@kaffeehaus/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import type { Chair } from './circle.ts';

/** As it is kept: seats with the epoch of their chairs, so that whoever sits down later is not ready by another's word. */
type Kept = readonly (readonly [seat: Seat, epoch: number])[];

const keptIn = ({ ready }: Pick<Head, 'ready'>): Kept => JSON.parse(ready) as Kept;

export const NOBODY_READY = '[]';

/** The seats that are ready for what is chosen now. */
export const readySeats = (
  head: Pick<Head, 'ready'>,
  chairs: readonly (Chair | undefined)[],
): ReadonlySet<Seat> =>
  new Set(
    keptIn(head)
      .filter(([seat, epoch]) => chairs[seat]?.epoch === epoch)
      .map(([seat]) => seat),
  );

/** The same with a seat added, or taken away. */
export const withReady = (head: Pick<Head, 'ready'>, { seat, epoch }: Chair, isReady: boolean): string => {
  const others = keptIn(head).filter(([one]) => one !== seat);
  return JSON.stringify(isReady ? [...others, [seat, epoch]] : others);
};

/** The people on chairs who are not ready; a program of somebody's is, once it sits. */
export const notReady = async (
  db: Kysely<Schema>,
  head: Head,
  chairs: readonly Chair[],
): Promise<readonly { readonly person: number; readonly name: string }[]> => {
  const ready = readySeats(head, chairs);
  const waited = chairs.flatMap(({ seat, person }) => (person === null || ready.has(seat) ? [] : [person]));
  if (waited.length === 0) return [];
  return db
    .selectFrom('people')
    .select(['person', 'name'])
    .where('person', 'in', waited)
    .where('kind', '!=', 'bot')
    .orderBy('person')
    .execute();
};
