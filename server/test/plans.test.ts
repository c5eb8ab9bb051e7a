/** Nothing that is asked for one person's sake reads everybody's rows: others would wait for it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bringSqlite } from '../src/store/sqlite.ts';
import type { Sqlite } from '../src/store/sqlite.ts';
import { sqliteStore } from '../src/store/store.ts';

let database: Sqlite;

beforeAll(async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-plans-')), 'house.db');
  await (await sqliteStore(file)).close();
  const { DatabaseSync } = await bringSqlite();
  database = new DatabaseSync(file);
  return () => database.close();
});

/** What a table is read by, as SQLite plans it; `scan`: all of it. */
const readBy = (statement: string): readonly string[] =>
  (database.prepare(`explain query plan ${statement}`).all() as readonly { readonly detail: string }[])
    .map(({ detail }) => detail)
    .filter(detail => /^(SCAN|SEARCH)/.test(detail))
    .map(detail =>
      detail.startsWith('SCAN') ? 'scan' : (/INDEX (\w+)|(PRIMARY KEY)/.exec(detail)?.[0] ?? detail),
    );

test.each([
  [
    'a version was seen',
    "update outbox set state = 'seen' where state = 'wait' and person = 1 and tab = 2 and version <= 3",
    ['INDEX outbox_by_person'],
  ],
  [
    'what is due',
    "select distinct person from outbox where state = 'wait' and not_before <= 5 limit 100",
    ['INDEX outbox_by_time'],
  ],
  [
    'the newest tables',
    "select * from tables where phase = 'over' and watching = 'all' order by tab desc limit 50",
    ['INDEX tables_newest'],
  ],
  [
    'one’s own tables',
    'select * from tables where tab in (select tab from chairs where person = 1 union select tab from tables where owner = 1) order by tab desc limit 50',
    ['PRIMARY KEY', 'INDEX chairs_by_person', 'INDEX tables_by_owner'],
  ],
  ['the leaders', "select * from ratings where game = 'vienna' and seats = 2", ['INDEX ratings_by_field']],
  ['whose address it is', "select person from mails where address = 'a@b.c'", ['INDEX mails_by_address']],
  ['whose bot it is', 'select owner from tokens where person = 1', ['INDEX tokens_by_person']],
])('%s', (_, statement, indexes) => {
  expect(readBy(statement)).toEqual(indexes);
});
