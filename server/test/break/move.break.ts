/** From a folder into PostgreSQL and back: nothing is lost on the way, and the game goes on. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT, MOVED, difference } from '../../src/admin/move.ts';
import { backUpShared, moveHouse } from '../../src/admin/moving.ts';
import { plainConfig } from '../../src/config.ts';
import { databaseIn, openData } from '../../src/data.ts';
import { migrationsIn, SQLITE } from '../../src/store/migrations.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { secretsIn } from '../../src/store/secrets.ts';
import { sqliteStore, storeAsItIs } from '../../src/store/store.ts';
import { postgres } from '../../../scripts/load/postgres.mjs';
import { newTable, people, playByLot, tablesOn } from '../table.ts';

test('every table of the database is brought over, or said not to be', async () => {
  const store = await sqliteStore(':memory:');
  const found = await store.db.introspection.getTables();
  expect([...MOVED.map(([name]) => name), ...LEFT].sort()).toEqual(found.map(({ name }) => name).sort());
  expect(Object.keys(migrationsIn(SQLITE)).length).toBeGreaterThan(5);
  await store.close();
});

test('a house moves into PostgreSQL, plays on there, and is copied back', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-move-')), 'data');
  const folder = await openData(data);
  const before = await sqliteStore(folder.database);
  const who = { language: 'en', settings: '{}', created: 1, seen: 2, gone: null } as const;
  const names = ['Ada', 'Zoë', 'b', 'A', 'ß'].map((name, i) => ({
    ...who,
    id: `p${i}`,
    name,
    kind: 'guest' as const,
  }));
  await before.db.insertInto('people').values(names).execute();
  const { id } = await tablesOn(before).begin(newTable('vienna', 2, 'moved'), people(2));
  const played = await playByLot(tablesOn(before), id, 80);
  await folder.keep('signing.json', () => '{"a":1}');
  await before.close();
  folder.close();

  const database = await (await postgres()).database();
  const config = plainConfig({ data, database });
  const { rows } = await moveHouse(config);
  expect(rows).toBeGreaterThan(80);
  // Into a database in which somebody lives nobody moves.
  await expect(moveHouse(config)).rejects.toMatchObject({ reason: 'inhabited' });
  const store = await postgresStore(database);
  expect(await secretsIn(store.db).kept('signing.json')).toBe('{"a":1}');
  const there = await tablesOn(store).look(id);
  expect([there.version, there.held.table]).toEqual([played.version, played.held.table]);
  await playByLot(tablesOn(store), id, 5);
  // Numbers go on after the last.
  const { person } = await store.db
    .insertInto('people')
    .values({ ...who, id: 'new', name: 'New', kind: 'guest' })
    .returning('person')
    .executeTakeFirstOrThrow();
  expect(person).toBe(names.length + 1);

  const copy = join(data, '..', 'copy');
  await backUpShared(database, copy, Date.now());
  expect(readFileSync(join(copy, 'signing.json'), 'utf8')).toBe('{"a":1}');
  const back = await storeAsItIs(databaseIn(copy));
  const [here, far] = [
    { db: back.db, isPostgres: false },
    { db: store.db, isPostgres: true },
  ];
  expect(await difference(here, far)).toBeUndefined();
  await back.db.updateTable('people').set({ name: 'Eve' }).where('person', '=', 2).execute();
  expect(await difference(here, far)).toContain('people');
  await Promise.all([store.close(), back.close()]);
}, 60_000);
