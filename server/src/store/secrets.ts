/** Small secrets that all machines of a house share, each made once: of two that make it, one wins. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Secrets {
  keep(name: string, make: () => string): Promise<string>;
  kept(name: string): Promise<string | undefined>;
}

export const secretsIn = (db: Kysely<Schema>): Secrets => {
  const kept = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst())?.value;
  return {
    kept,
    keep: async (name, make) => {
      const before = await kept(name);
      if (before !== undefined) return before;
      await db
        .insertInto('secrets')
        .values({ name, value: make() })
        .onConflict(on => on.doNothing())
        .execute();
      return (await kept(name)) ?? '';
    },
  };
};
