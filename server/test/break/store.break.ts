/** What every store promises: the same suite over SQLite and over PostgreSQL. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../../src/store/postgres.ts';
import { isPassing, isTaken, reasonOf } from '../../src/store/reason.ts';
import { secretsIn } from '../../src/store/secrets.ts';
import { NotStored, sqliteStore, statement } from '../../src/store/store.ts';
import type { Entry, Row, Snapshot, Store } from '../../src/store/store.ts';
import { GAMES, newTable, people, playByLot, tablesOn } from '../table.ts';
import { postgres } from '../../../scripts/load/postgres.mjs';

interface Kind {
  readonly name: string;
  /** Opens a store and, for whoever wants to look at it twice, the same one again. */
  open(): Promise<() => Promise<Store>>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'SQLite',
    open: async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-store-')), 'house.db');
      return () => sqliteStore(file);
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const url = await (await postgres()).database();
      return () => postgresStore(url);
    },
  },
];

const row = (tab: number, version: number, body = ''): Row => ({
  tab,
  version,
  at: 1_800_000_000_000,
  seat: 0,
  actor: 1,
  kind: 'answer',
  cmd: `c${version}`,
  body,
  chain: new Uint8Array([1, 2, 255]),
});

const entry = (one: Row, rest: Partial<Entry> = {}): Entry => ({
  row: one,
  also: [],
  snapshot: undefined,
  ...rest,
});

describe.each(KINDS)('$name', kind => {
  let again: () => Promise<Store>;
  let store: Store;
  let made = 0;

  beforeAll(async () => {
    again = await kind.open();
    store = await again();
  }, 60_000);

  afterAll(() => store.close());

  const table = async (): Promise<number> => {
    const values = { ...newTable('vienna', 2, `${kind.name} ${++made}`), created: 1_800_000_000_000 };
    const { tab } = await store.db
      .insertInto('tables')
      .values(values)
      .returning('tab')
      .executeTakeFirstOrThrow();
    return tab;
  };

  test('what is stored comes back as it was: numbers, texts, bytes, nothing', async () => {
    const tab = await table();
    await store.append([entry(row(tab, 1, "é “quoted” \\ 'x' {1,2} NULL ☕"))]);
    const [back] = await store.tail(tab, 0);
    expect({ ...back, chain: [...(back?.chain ?? [])] }).toEqual({
      ...row(tab, 1, "é “quoted” \\ 'x' {1,2} NULL ☕"),
      chain: [1, 2, 255],
    });
    const head = await store.headOf(tab);
    expect(head).toMatchObject({ tab, created: 1_800_000_000_000, ended: null, rated: 0 });
    expect(await store.head(head?.id ?? '')).toEqual(head);
    expect(await store.head('nobody')).toBeUndefined();
  });

  test('a version is given once, and what follows a lost row is lost with it', async () => {
    const [tab, other] = [await table(), await table()];
    expect(await store.append([entry(row(tab, 1, 'first'))])).toEqual(new Set());
    // The second row of the table would fit the log: but it was built on a row that is not there.
    const taken = await store.append([
      entry(row(tab, 1, 'late')),
      entry(row(other, 1, 'other')),
      entry(row(tab, 2, 'built on it')),
      entry(row(other, 2, 'other')),
    ]);
    expect(taken).toEqual(new Set([tab]));
    expect((await store.tail(tab, 0)).map(({ body }) => body)).toEqual(['first']);
    expect((await store.tail(other, 0)).map(({ version }) => version)).toEqual([1, 2]);
    expect((await store.tail(other, 1)).map(({ version }) => version)).toEqual([2]);
  });

  test('what is written with a row is there with it, or not at all', async () => {
    const tab = await table();
    const due = statement(store.db.insertInto('due').values({ tab: 0, at: 0, seat: 0, kind: '', epoch: 0 }));
    const snapshot: Snapshot = {
      tab,
      version: 1,
      rules: 'r',
      chain: row(tab, 1).chain,
      state: row(tab, 1).chain,
    };
    await store.append([entry(row(tab, 1), { also: [due(tab, 5, 0, 'bot', 0)], snapshot })]);
    await store.append([entry(row(tab, 1), { also: [due(tab, 6, 0, 'bot', 0)] })]);
    const found = await store.db.selectFrom('due').select('at').where('tab', '=', tab).execute();
    expect(found.map(({ at }) => at)).toEqual([5]);
    expect(await store.snapshot(tab)).toMatchObject({ version: 1 });
    const failing = store.append([entry(row(tab, 2), { also: [due(tab, 7, 0, 'bot', 0)] })]);
    await expect(failing).rejects.toBeInstanceOf(NotStored);
    expect(await store.tail(tab, 1)).toEqual([]);
    // It goes on as if nothing had been.
    expect(await store.append([entry(row(tab, 2))])).toEqual(new Set());
  });

  test('of two snapshots the newer stays', async () => {
    const tab = await table();
    const one = { tab, rules: 'r', chain: new Uint8Array(1), state: new Uint8Array(1) };
    await store.keep({ ...one, version: 64 });
    await store.keep({ ...one, version: 20 });
    expect((await store.snapshot(tab))?.version).toBe(64);
    await store.keep({ ...one, version: 70 });
    expect((await store.snapshot(tab))?.version).toBe(70);
  });

  test('what is only added to can be neither changed nor taken away', async () => {
    const tab = await table();
    await store.append([entry(row(tab, 1))]);
    const change = store.db.updateTable('log').set({ body: 'x' }).where('tab', '=', tab).execute();
    await expect(change).rejects.toThrow('log is only added to');
    await expect(store.db.deleteFrom('log').where('tab', '=', tab).execute()).rejects.toThrow(
      'only added to',
    );
  });

  test('transactions do as if they came one after the other', async () => {
    const tab = await table();
    const say = (): Promise<void> =>
      store.atomically(`chat ${tab}`, async db => {
        const { n } = await db
          .selectFrom('chat')
          .select(({ fn }) => fn.max('n').as('n'))
          .where('tab', '=', tab)
          .executeTakeFirstOrThrow();
        const line = { tab, n: (n ?? 0) + 1, at: 0, person: 1, seat: 0, audience: 'table', text: '' };
        await db.insertInto('chat').values(line).execute();
      });
    await Promise.all(Array.from({ length: 6 }, say));
    const lines = await store.db.selectFrom('chat').select('n').where('tab', '=', tab).orderBy('n').execute();
    expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a key that is taken, and a fault of our own, are told apart', async () => {
    const head = newTable('vienna', 2, `${kind.name} twice`);
    const insert = () => store.db.insertInto('tables').values(head).execute();
    await insert();
    const error: unknown = await insert().catch((fault: unknown) => fault);
    expect([isTaken(error), isPassing(error)]).toEqual([true, false]);
    const nowhere = store.db.selectFrom('nowhere' as 'log').selectAll();
    const wrong: unknown = await nowhere.execute().catch((fault: unknown) => fault);
    expect([isTaken(wrong), reasonOf(wrong)]).toEqual([false, 'broken']);
  });

  test('a secret is made once, also by two at the same moment', async () => {
    const secrets = secretsIn(store.db);
    const made = await Promise.all(['a', 'b', 'c'].map(text => secrets.keep('key', () => text)));
    expect(new Set(made).size).toBe(1);
    expect(await secrets.kept('key')).toBe(made[0]);
    expect(await secrets.kept('other')).toBeUndefined();
  });

  test('a house that opens it again finds everything, and changes nothing', async () => {
    const tab = await table();
    await store.append([entry(row(tab, 1))]);
    const other = await again();
    expect((await other.tail(tab, 0)).length).toBe(1);
    expect(await other.unsound()).toEqual([]);
    await other.beat('somebody', 5);
    expect(await store.db.selectFrom('nodes').select(['node', 'seen']).execute()).toEqual([
      { node: 'somebody', seen: 5 },
    ]);
    await other.close();
  });

  test('a game is played on it, and is the fold of what it keeps', async () => {
    for (const { id: game } of GAMES) {
      const tables = tablesOn(store);
      const { id } = await tables.begin(newTable(game, 2, `${kind.name} ${game}`), people(2));
      const room = await playByLot(tables, id, 30);
      const asleep = await tablesOn(store).look(id);
      expect([asleep.version, asleep.held.table]).toEqual([room.version, room.held.table]);
    }
  });
});

describe('PostgreSQL with several machines', () => {
  test('two that open it at the same moment make one shape of it', async () => {
    const url = await (await postgres()).database();
    const stores = await Promise.all([1, 2, 3].map(() => postgresStore(url)));
    const counts = await Promise.all(
      stores.map(async ({ db }) => (await db.selectFrom('tables').select('tab').execute()).length),
    );
    expect(counts).toEqual([0, 0, 0]);
    await Promise.all(stores.map(store => store.close()));
  });

  test('of rows for one version, from many at once, exactly one goes in', async () => {
    const url = await (await postgres()).database();
    const stores = await Promise.all([1, 2, 3].map(() => postgresStore(url)));
    const [first] = stores;
    if (!first) throw new Error('no store');
    const heads = Array.from({ length: 5 }, (_, i) => newTable('vienna', 2, `race ${i}`));
    const tabs = await first.db.insertInto('tables').values(heads).returning('tab').execute();
    for (let version = 1; version <= 20; version++) {
      const lost = await Promise.all(
        stores.map((store, i) =>
          // Each names the tables in another order: they must not wait for each other in a ring.
          store.append(
            [...tabs.slice(i), ...tabs.slice(0, i)].map(({ tab }) => entry(row(tab, version, `by ${i}`))),
          ),
        ),
      );
      for (const { tab } of tabs) expect(lost.filter(taken => taken.has(tab)).length).toBe(2);
    }
    const rows = await first.db.selectFrom('log').select('version').execute();
    expect(rows.length).toBe(100);
    await Promise.all(stores.map(store => store.close()));
  });

  test('who acts without a player needs the lease of this very epoch', async () => {
    const url = await (await postgres()).database();
    const store = await postgresStore(url);
    const { tab } = await store.db
      .insertInto('tables')
      .values(newTable('vienna', 2, 'lease'))
      .returning('tab')
      .executeTakeFirstOrThrow();
    await store.db.insertInto('leases').values({ tab: 3, node: 'a', epoch: 7, until: 0 }).execute();
    const by = (node: string, epoch: number) => ({ by: { section: 3, node, epoch } });
    expect(await store.append([entry(row(tab, 1), by('a', 6))])).toEqual(new Set([tab]));
    expect(await store.append([entry(row(tab, 1), by('b', 7))])).toEqual(new Set([tab]));
    expect(await store.append([entry(row(tab, 1), by('a', 7))])).toEqual(new Set());
    expect((await store.tail(tab, 0)).length).toBe(1);
    await store.close();
  });

  test('without a database nothing is stored, and it is said so', async () => {
    const url = await (await postgres()).database();
    const store = await postgresStore(url);
    await store.close();
    await expect(store.append([entry(row(1, 1))])).rejects.toMatchObject({ name: 'NotStored' });
  });
});
