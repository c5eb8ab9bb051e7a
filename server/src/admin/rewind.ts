/**
 * Takes a copy of a store back to an earlier moment, by the times of its log: tables, what was answered, chat, results and
 * ratings are as they were then. Who people are stays as it is in the copy, so that nobody loses an account or escapes a
 * ban. Only ever done to a copy that nobody has open.
 */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Rules } from '@kaffeehaus/kernel';
import { owing } from '../lobby/turns.ts';
import { Room } from '../log/room.ts';
import { phaseOf, triesOf } from '../luck/mixing.ts';
import type { Library } from '../rules/library.ts';
import { ADDED_TO, SQLITE } from '../store/migrations.ts';
import type { Schema } from '../store/schema.ts';
import type { Head, Store } from '../store/store.ts';

export interface Rewound {
  /** Tables that went on after the moment. */
  readonly tables: number;
  /** Rows of theirs that are gone. */
  readonly rows: number;
  /** Tables that were opened after it, and are gone altogether. */
  readonly gone: number;
}

type Db = Transaction<Schema>;

const HOUSE = -1;

/** What belongs to a table and goes with it. */
const OF_TABLES = [
  'log',
  'snapshots',
  'mixing',
  'chairs',
  'watchers',
  'due',
  'turns',
  'chat',
  'chat_hidden',
  'invites',
  'outbox',
  'rating_steps',
  'aborts',
  'records',
  'leases',
  'codes',
  'sessions',
] as const;

/** What has a time of its own and was not there yet. */
const TIMED = [
  ['log', 'at'],
  ['mixing', 'at'],
  ['chairs', 'at'],
  ['watchers', 'at'],
  ['chat', 'at'],
  ['invites', 'created'],
  ['outbox', 'made'],
  ['rating_steps', 'at'],
  ['aborts', 'at'],
  ['records', 'made'],
  ['outages', 'ended'],
  ['frozen', 'at'],
] as const;

/** The guards of what is only added to are laid aside for as long as the work takes. */
const unguarded = async (db: Db, work: () => Promise<void>): Promise<void> => {
  const verbs = ['update', 'delete'] as const;
  for (const table of ADDED_TO)
    for (const verb of verbs) await sql.raw(`drop trigger ${table}_no_${verb}`).execute(db);
  await work();
  for (const table of ADDED_TO)
    for (const verb of verbs) await sql.raw(SQLITE.guard(table, verb)).execute(db);
};

/** A table that was there, after what is left of its log. */
const takeBack = async (db: Db, head: Head, rules: Rules, moment: number): Promise<void> => {
  const { tab } = head;
  const rows = await db.selectFrom('log').selectAll().where('tab', '=', tab).orderBy('version').execute();
  const last = rows.at(-1);
  for (const derived of ['snapshots', 'due', 'turns'] as const)
    await db.deleteFrom(derived).where('tab', '=', tab).execute();
  if (!last) return backToWaiting(db, tab);
  const isOver = rows.some(({ kind }) => kind === 'end');
  if (isOver) return;
  const playing = { phase: 'playing', ended: null, result: null } as const;
  await db.updateTable('tables').set(playing).where('tab', '=', tab).execute();
  await db.deleteFrom('outbox').where('tab', '=', tab).where('version', '>', last.version).execute();
  const room = new Room({ ...head, ...playing }, rules, rows);
  const bits = owing(room);
  for (const [seat, { person }] of room.course.chairs.entries())
    if (person > 0 && (bits & (1 << seat)) !== 0)
      await db.insertInto('turns').values({ person, tab, since: last.at, due: null }).execute();
  // The house looks at it as soon as it opens, and finds out itself what is due.
  await db.insertInto('due').values({ tab, at: moment, seat: HOUSE, kind: 'look', epoch: 0 }).execute();
};

/** Play had not begun: those who sit there say once more that they are ready, unless they were just mixing the seed. */
const backToWaiting = async (db: Db, tab: number): Promise<void> => {
  const mixing = await db.selectFrom('mixing').selectAll().where('tab', '=', tab).orderBy('at').execute();
  const last = triesOf(mixing).at(-1);
  const isMixing = last !== undefined && ['commit', 'open'].includes(phaseOf(last));
  const none = new Uint8Array();
  await db
    .updateTable('tables')
    .set({ phase: isMixing ? 'mixing' : 'open', started: null, ended: null, result: null, ready: '[]' })
    .set({ seed: '', secret: none, list: none, mixed: 0 })
    .where('tab', '=', tab)
    .execute();
};

/** As after the last game that counts. */
const rateAgain = async (db: Db): Promise<void> => {
  await db.deleteFrom('ratings').execute();
  await sql`insert into ratings (person, game, seats, r, rd, games, at)
    select person, game, seats, r_after, rd_after,
      (select count(*) from rating_steps b where b.person = a.person and b.game = a.game and b.seats = a.seats), at
    from rating_steps a where not exists (select 1 from rating_steps c
      where c.person = a.person and c.game = a.game and c.seats = a.seats
        and (c.at > a.at or (c.at = a.at and c.tab > a.tab)))`.execute(db);
};

const forget = async (db: Db, tab: number): Promise<void> => {
  for (const table of OF_TABLES) await db.deleteFrom(table).where('tab', '=', tab).execute();
  await db.updateTable('reports').set({ tab: null, n: null }).where('tab', '=', tab).execute();
  await db.deleteFrom('tables').where('tab', '=', tab).execute();
};

const changedAfter = (db: Kysely<Schema>, moment: number): Promise<readonly Head[]> =>
  db
    .selectFrom('tables')
    .selectAll()
    .where('created', '<=', moment)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('ended', '>', moment),
        exists(
          selectFrom('log').select('version').whereRef('log.tab', '=', 'tables.tab').where('at', '>', moment),
        ),
        exists(
          selectFrom('mixing')
            .select('step')
            .whereRef('mixing.tab', '=', 'tables.tab')
            .where('at', '>', moment),
        ),
      ]),
    )
    .execute();

export const rewind = async ({ db: all }: Store, books: Library, moment: number): Promise<Rewound> => {
  const changed = await changedAfter(all, moment);
  // Looked up before: while the work goes on nobody else gets an answer of the database.
  const heads: (readonly [Head, Rules])[] = [];
  for (const head of changed) heads.push([head, await books.byHash(head.rules)]);
  return all.transaction().execute(async db => {
    const { rows } = await db
      .selectFrom('log')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('at', '>', moment)
      .executeTakeFirstOrThrow();
    const young = await db.selectFrom('tables').select('tab').where('created', '>', moment).execute();
    await unguarded(db, async () => {
      for (const { tab } of young) await forget(db, tab);
      for (const [table, time] of TIMED)
        await sql`delete from ${sql.table(table)} where ${sql.ref(time)} > ${moment}`.execute(db);
      for (const [head, rules] of heads) await takeBack(db, head, rules, moment);
      await rateAgain(db);
    });
    // The time since then is nobody's: the house books it as lost when it opens.
    await db.updateTable('nodes').set({ seen: moment }).where('seen', '>', moment).execute();
    return { tables: heads.length, rows, gone: young.length };
  });
};
