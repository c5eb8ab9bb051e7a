/**
 * What an operator can do. A running server does it when it is asked with the token of its data folder; else the command
 * opens the house itself and does the same. Whatever changes something is written into the audit.
 */
import { z } from 'zod';
import type { ZodType } from 'zod';
import { LEARNED } from '../bus/bus.ts';
import type { House } from '../house.ts';
import { badRequest, notFound } from '../http/refusal.ts';
import type { Head } from '../store/store.ts';
import { REVOKED } from '../people/sessions.ts';
import { repairTable } from './repair.ts';
import { closeTable, stopTables } from './tables.ts';

interface Deed<A, R> {
  readonly about: string;
  readonly args: ZodType<A>;
  /** What the audit calls it by; nothing if nothing is changed. */
  readonly changes?: (args: A) => string;
  run(house: House, args: A): Promise<R>;
}

const deed = <A, R>(one: Deed<A, R>): Deed<A, R> => one;

const name = z.string().min(1).max(64);
const why = z.string().trim().min(1).max(500);
const most = z.coerce.number().int().min(1).max(1000).default(50);
const hash = z.string().regex(/^[\da-f]{8,64}$/, 'is no hash of rules');
const DAY = 86_400_000;

/** A table by its name or number. */
const tableNamed = async ({ store, db }: House, text: string): Promise<Head> => {
  const head = /^\d{1,15}$/.test(text)
    ? await db.selectFrom('tables').selectAll().where('tab', '=', Number(text)).executeTakeFirst()
    : await store.head(text);
  if (!head) throw notFound(`There is no table ${text}.`);
  return head;
};

/** A person by id or number. */
const personNamed = async (
  { db }: House,
  text: string,
): Promise<{ person: number; id: string; name: string }> => {
  const found = await db
    .selectFrom('people')
    .select(['person', 'id', 'name'])
    .where(/^\d{1,15}$/.test(text) ? 'person' : 'id', '=', /^\d{1,15}$/.test(text) ? Number(text) : text)
    .executeTakeFirst();
  if (!found) throw notFound(`There is no person ${text}.`);
  return found;
};

/** Rules by the beginning of their hash. */
const rulesNamed = async (house: House, text: string): Promise<string> => {
  const found = (await house.books.list()).filter(one => one.hash.startsWith(text));
  const [one] = found;
  if (!one || found.length > 1) throw notFound(`There are no rules ${text}.`);
  return one.hash;
};

const tables = deed({
  about: 'The tables, newest first.',
  args: z.strictObject({
    phase: z.enum(['open', 'mixing', 'playing', 'over', 'void']).optional(),
    game: name.optional(),
    most,
  }),
  run: async ({ db, books }, { phase, game, most: limit }) => {
    let query = db
      .selectFrom('tables')
      .select(['tab', 'id', 'game', 'rules', 'phase', 'seats', 'created', 'started', 'ended'])
      .select(eb =>
        eb
          .selectFrom('log')
          .select(({ fn }) => fn.max('version').as('n'))
          .whereRef('log.tab', '=', 'tables.tab')
          .as('version'),
      );
    if (phase) query = query.where('phase', '=', phase);
    if (game) query = query.where('game', '=', game);
    const rows = await query.orderBy('tab', 'desc').limit(limit).execute();
    return {
      tables: rows.map(row => ({
        ...row,
        version: Number(row.version ?? 0),
        stopped: books.stopped(row.rules)?.why ?? null,
      })),
    };
  },
});

const people = deed({
  about: 'People, those seen last first.',
  args: z.strictObject({ name: name.optional(), most }),
  run: async ({ db }, { name: part, most: limit }) => {
    let query = db
      .selectFrom('people')
      .leftJoin('bans', 'bans.person', 'people.person')
      .select(['people.person', 'people.id', 'people.name', 'people.kind', 'people.created', 'people.seen'])
      .select(['bans.until as banned_until', 'bans.why as banned'])
      .where('people.gone', 'is', null);
    // Databases do not agree on whether letters may be small or large.
    const like = part?.replaceAll(/[%_]/g, '').toLowerCase();
    if (like) query = query.where(({ fn }) => fn<string>('lower', ['people.name']), 'like', `%${like}%`);
    return { people: await query.orderBy('people.seen', 'desc').limit(limit).execute() };
  },
});

const reports = deed({
  about: 'What was reported and is not settled.',
  args: z.strictObject({ most }),
  run: async ({ db }, { most: limit }) => ({
    reports: await db
      .selectFrom('reports')
      .leftJoin('chat', join => join.onRef('chat.tab', '=', 'reports.tab').onRef('chat.n', '=', 'reports.n'))
      .select([
        'report',
        'reports.by',
        'reports.about',
        'reports.tab',
        'reports.n',
        'reports.why',
        'reports.at',
      ])
      .select('chat.text as said')
      .where('reports.state', '=', 'open')
      .orderBy('report')
      .limit(limit)
      .execute(),
  }),
});

const audit = deed({
  about: 'What operators have changed, the last first.',
  args: z.strictObject({ most }),
  run: async ({ db }, { most: limit }) => ({
    audit: await db.selectFrom('audit').selectAll().orderBy('entry', 'desc').limit(limit).execute(),
  }),
});

const close = deed({
  about: 'Ends a table for everybody: nobody has won or lost.',
  args: z.strictObject({ table: name, why }),
  changes: ({ table }) => table,
  run: async (house, args) => closeTable(house, await tableNamed(house, args.table)),
});

const repair = deed({
  about:
    'Says what is wrong with a table, and mends what follows from its rows; with `close` ends it as it stands.',
  args: z
    .strictObject({ table: name, close: z.boolean().default(false), why: why.optional() })
    .refine(args => !args.close || args.why !== undefined, {
      path: ['why'],
      message: 'is wanted to close it',
    }),
  changes: ({ table }) => table,
  run: async (house, args) => repairTable(house, await tableNamed(house, args.table), args.close),
});

/** Closes all lines of a person and of their bots; whoever comes back hears why they may not. */
const hangUp = async ({ db, bus }: House, person: number): Promise<void> => {
  const sessions = await db.selectFrom('sessions').select('hash').where('person', '=', person).execute();
  const tokens = await db
    .selectFrom('tokens')
    .select('hash')
    .where(({ or, eb }) => or([eb('owner', '=', person), eb('person', '=', person)]))
    .execute();
  for (const { hash } of [...sessions, ...tokens]) bus.ring(REVOKED, Buffer.from(hash).toString('hex'));
};

const ban = deed({
  about: 'Keeps somebody out, for so many days or for good.',
  args: z.strictObject({ person: name, why, days: z.coerce.number().int().min(1).max(36_500).optional() }),
  changes: ({ person }) => person,
  run: async (house, args) => {
    const { person, id, name: called } = await personNamed(house, args.person);
    const at = house.now();
    const until = args.days === undefined ? null : at + args.days * DAY;
    await house.db
      .insertInto('bans')
      .values({ person, until, why: args.why, at })
      .onConflict(conflict => conflict.column('person').doUpdateSet({ until, why: args.why, at }))
      .execute();
    await hangUp(house, person);
    return { person, id, name: called, until };
  },
});

const unban = deed({
  about: 'Lets somebody in again.',
  args: z.strictObject({ person: name }),
  changes: ({ person }) => person,
  run: async (house, args) => {
    const { person, id, name: called } = await personNamed(house, args.person);
    await house.db.deleteFrom('bans').where('person', '=', person).execute();
    return { person, id, name: called };
  },
});

const hide = deed({
  about: 'Takes a line of chat out of sight.',
  args: z.strictObject({ table: name, line: z.coerce.number().int().min(0), why }),
  changes: ({ table, line }) => `${table} ${line}`,
  run: async (house, args) => {
    const { tab, id } = await tableNamed(house, args.table);
    const line = { tab, n: args.line };
    const said = await house.db
      .selectFrom('chat')
      .select('n')
      .where('tab', '=', tab)
      .where('n', '=', args.line)
      .executeTakeFirst();
    if (!said) throw notFound(`Nothing was said there.`);
    await house.db
      .insertInto('chat_hidden')
      .values({ ...line, by: 0, why: args.why, at: house.now() })
      .onConflict(conflict => conflict.columns(['tab', 'n']).doNothing())
      .execute();
    await house.db
      .updateTable('reports')
      .set({ state: 'settled' })
      .where('tab', '=', tab)
      .where('n', '=', args.line)
      .execute();
    house.bus.ring('chat.hidden', line);
    return { table: id, line: args.line };
  },
});

const freeze = deed({
  about: 'Stops all tables of a revision of rules; players are told why.',
  args: z.strictObject({ rules: hash, why }),
  changes: ({ rules }) => rules,
  run: async (house, args) => {
    const rules = await rulesNamed(house, args.rules);
    await house.books.stop({ hash: rules, why: args.why, at: house.now() });
    house.bus.pass(LEARNED, rules);
    return { rules, tables: await stopTables(house, rules, true) };
  },
});

const thaw = deed({
  about: 'Lets the tables of a revision go on.',
  args: z.strictObject({ rules: hash }),
  changes: ({ rules }) => rules,
  run: async (house, args) => {
    const rules = await rulesNamed(house, args.rules);
    await house.books.resume(rules);
    house.bus.pass(LEARNED, rules);
    return { rules, tables: await stopTables(house, rules, false) };
  },
});

const rotate = deed({
  about: 'Signs records with a new key from now on, which the old one vouches for.',
  args: z.strictObject({}),
  changes: () => 'signing key',
  run: async ({ keys, bus }) => {
    const key = await keys.rotate();
    bus.pass(LEARNED, key);
    return { key, keys: keys.shown.keys.length };
  },
});

export const DEEDS = {
  tables,
  people,
  reports,
  audit,
  close,
  repair,
  ban,
  unban,
  hide,
  freeze,
  thaw,
  rotate,
} as const;

export type Verb = keyof typeof DEEDS;
export const VERBS = Object.keys(DEEDS) as readonly Verb[];
export const isVerb = (word: string): word is Verb => (VERBS as readonly string[]).includes(word);

/** What comes of a deed. */
export type Outcome<V extends Verb> = Awaited<ReturnType<(typeof DEEDS)[V]['run']>>;

/** Does something in the name of the operator. What it changes is written down first: nothing is done unseen. */
export const perform = async (house: House, verb: Verb, given: unknown): Promise<unknown> => {
  // The table has them with their own types; here each gets what its own form has let in.
  const { args, changes, run } = DEEDS[verb] as Deed<unknown, unknown>;
  const read = args.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw badRequest(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`);
  }
  if (changes) {
    const about = changes(read.data);
    await house.db
      .insertInto('audit')
      .values({ at: house.now(), verb, about, detail: JSON.stringify(read.data) })
      .execute();
    house.log.info({ verb: `admin ${verb}` });
  }
  return run(house, read.data);
};
