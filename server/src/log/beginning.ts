/** The first row of a table, and what is fixed with it. */
import type { Kysely } from 'kysely';
import type { Chair } from '../lobby/circle.ts';
import type { Seed } from '../luck/luck.ts';
import type { Sitter } from '@kaffeehaus/trust/course/chairs';
import type { Schema } from '../store/schema.ts';
import type { Head, Writing } from '../store/store.ts';
import type { Live } from './live.ts';

export interface Beginning {
  readonly head: Head;
  readonly chairs: readonly Chair[];
  readonly sitters: readonly Sitter[];
  readonly writings: readonly Writing[];
}

const writing = (query: { compile(): Writing }): Writing => {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
};

/** Chairs on which somebody sits before play begins. */
export const seated = (tab: number, sitters: readonly Sitter[], at: number): readonly Chair[] =>
  sitters.map((sitter, seat) => ({
    tab,
    n: seat + 1,
    seat,
    from_version: 0,
    person: typeof sitter === 'number' ? sitter : null,
    bot: typeof sitter === 'number' ? null : sitter,
    epoch: 1,
    at,
  }));

/** Who sits now holds the chair from the first version on: from then on it is known who has seen its cards. */
export const beginning = (
  db: Kysely<Schema>,
  { head: open, chairs: seats }: Live,
  { seed, secret, list, mixed }: Seed,
  now: number,
): Beginning => {
  const fixed = { phase: 'playing', seed, secret, list, mixed: mixed ? 1 : 0, started: now } as const;
  const next = 1 + Math.max(0, ...seats.map(({ n }) => n));
  const chairs = seats.map((chair, i) => ({ ...chair, n: next + i, from_version: 1, at: now }));
  const sitters = chairs.map(({ person, bot }) => person ?? bot) as readonly Sitter[];
  const update = db.updateTable('tables').set(fixed).where('tab', '=', open.tab);
  return {
    head: { ...open, ...fixed },
    chairs,
    sitters,
    writings: [writing(update), ...chairs.map(chair => writing(db.insertInto('chairs').values(chair)))],
  };
};
