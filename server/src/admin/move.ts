/** Everything that one store keeps, brought into another of either kind, and compared there row by row. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** What is brought over, whoever is named by others first, with its key: a column that holds a text ends in a star. */
export const MOVED: readonly (readonly [table: keyof Schema, ...key: string[]])[] = [
  ['people', 'person'],
  ['rules', 'hash*'],
  ['tables', 'tab'],
  ['log', 'tab', 'version'],
  ['snapshots', 'tab'],
  ['mixing', 'tab', 'attempt', 'seat', 'step*'],
  ['chairs', 'tab', 'n'],
  ['watchers', 'tab', 'person'],
  ['due', 'tab'],
  ['turns', 'person', 'tab'],
  ['chat', 'tab', 'n'],
  ['chat_hidden', 'tab', 'n'],
  ['blocks', 'person', 'other'],
  ['reports', 'report'],
  ['passkeys', 'credential*'],
  ['passwords', 'person'],
  ['mails', 'person'],
  ['codes', 'hash'],
  ['sessions', 'hash'],
  ['tokens', 'hash'],
  ['invites', 'hash'],
  ['outbox', 'notice'],
  ['subscriptions', 'subscription'],
  ['ratings', 'person', 'game*', 'seats'],
  ['rating_steps', 'tab', 'seat'],
  ['aborts', 'person', 'tab'],
  ['records', 'tab'],
  ['outages', 'began'],
  ['frozen', 'hash*'],
  ['bans', 'person'],
  ['audit', 'entry'],
];

/** Of running machines only, or kept in files of a folder. */
export const LEFT: readonly (keyof Schema)[] = ['leases', 'nodes', 'secrets'];

/** Tables whose numbers the database gives: it goes on after the last. */
const NUMBERED = ['people', 'tables', 'reports', 'outbox', 'subscriptions', 'audit'] as const;

/** A side of the move, and whether it is PostgreSQL. */
export interface Side {
  readonly db: Kysely<Schema>;
  readonly isPostgres: boolean;
}

type Loose = { readonly [column: string]: unknown };

/** In one statement: SQLite takes some thirty thousand values. */
const PAGE = 400;

/** Both databases put texts in the order of their bytes. */
const refOf = (column: string, { isPostgres }: Side) => {
  const name = sql.ref(column.replace('*', ''));
  return column.endsWith('*') && isPostgres ? sql`${name} collate "C"` : sql`${name}`;
};

const page = async (
  side: Side,
  [table, ...key]: (typeof MOVED)[number],
  last: Loose | undefined,
): Promise<readonly Loose[]> => {
  const refs = key.map(column => refOf(column, side));
  const after = last && sql.join(key.map(column => sql`${last[column.replace('*', '')]}`));
  const where = after ? sql`where (${sql.join(refs)}) > (${after})` : sql``;
  const { rows } = await sql<Loose>`select * from ${sql.table(table)} ${where}
    order by ${sql.join(refs)} limit ${sql.lit(PAGE)}`.execute(side.db);
  return rows;
};

const pages = async function* (side: Side, form: (typeof MOVED)[number]): AsyncGenerator<readonly Loose[]> {
  for (let last: Loose | undefined; ;) {
    const rows = await page(side, form, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
};

const textOf = (row: Loose): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map(name => [
        name,
        row[name] instanceof Uint8Array ? Buffer.from(row[name]).toString('hex') : row[name],
      ]),
  );

/** The first row that is not the same on both sides. */
export const difference = async (from: Side, to: Side): Promise<string | undefined> => {
  for (const form of MOVED) {
    const [a, b] = [pages(from, form), pages(to, form)];
    for (;;) {
      const [one, other]: (readonly Loose[])[] = [(await a.next()).value ?? [], (await b.next()).value ?? []];
      if (!one || !other) break;
      const i = one.findIndex((row, k) => textOf(row) !== textOf(other[k] ?? {}));
      if (i >= 0 || other.length > one.length)
        return `${form[0]} ${textOf(one[i] ?? other[one.length] ?? {})}`;
      if (one.length === 0) break;
    }
  }
  return undefined;
};

/** Brings everything over, in one transaction each; how many rows. */
export const bringOver = (from: Side, to: Side): Promise<number> =>
  from.db
    .transaction()
    .setIsolationLevel(from.isPostgres ? 'repeatable read' : 'serializable')
    .execute(source =>
      to.db.transaction().execute(async target => {
        let count = 0;
        const [here, there] = [
          { ...from, db: source },
          { ...to, db: target },
        ];
        for (const form of MOVED)
          for await (const rows of pages(here, form)) {
            await target
              .insertInto(form[0])
              .values(rows as never)
              .execute();
            count += rows.length;
          }
        if (to.isPostgres) for (const table of NUMBERED) await goOn(target, table);
        await bringTime(source, target);
        const found = await difference(here, there);
        if (found !== undefined) throw new Error(`not the same: ${found}`);
        return count;
      }),
    );

/** The time from the last beat until the house opens again is nobody's. */
const bringTime = async (from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> => {
  const { seen } = await from
    .selectFrom('nodes')
    .select(({ fn }) => fn.max('seen').as('seen'))
    .executeTakeFirstOrThrow();
  if (seen !== null) await to.insertInto('nodes').values({ node: 'moved', seen, skew: 0 }).execute();
};

const goOn = async (db: Kysely<Schema>, table: (typeof NUMBERED)[number]): Promise<void> => {
  const [, key = ''] = MOVED.find(([name]) => name === table) ?? [];
  await sql`select setval(pg_get_serial_sequence(${table}, ${key}), max(${sql.ref(key)}))
    from ${sql.table(table)} having max(${sql.ref(key)}) is not null`.execute(db);
};
