/** Rules in the store: checked, handed out, run; a table is finished by those that began it. */
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { nextVienna } from '../../house/test/planted.ts';
import { bundle } from '../../scripts/bundle.mjs';
import { compare, examine } from '../src/admin/retell.ts';
import { Room } from '../src/log/room.ts';
import type { Tables } from '../src/log/tables.ts';
import { FROZEN_RULES } from '../src/places.ts';
import { bundlesIn } from '../src/rules/bundles.ts';
import type { Bundle } from '../src/rules/bundles.ts';
import { Library } from '../src/rules/library.ts';
import { bringSqlite } from '../src/store/sqlite.ts';
import { sqliteStore } from '../src/store/store.ts';
import type { Store } from '../src/store/store.ts';
import { byLot, luck, newTable, people, tablesOn } from './table.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'kaffeehaus-rules-'));

let built: Bundle;
let next: Bundle;

beforeAll(async () => {
  const [now, later] = [await bundle('vienna'), await nextVienna()];
  const about = { game: 'vienna', rev: 2, shape: 1, contract: 1 };
  built = { ...about, ...now };
  next = { ...about, rev: 3, ...later };
});

const play = async (tables: Tables, id: string, answers: number): Promise<Room> => {
  const chance = luck(id);
  let room: Room | undefined;
  for (let i = 0; i < answers && !room?.over; i++)
    await tables.take(id, one => {
      room = one;
      const [seat = 0, answer = []] = byLot(one, chance) ?? [];
      return one.answer({ seat, actor: seat + 1, cmd: '', now: 1000 }, one.put, answer);
    });
  if (!room) throw new Error('nobody played');
  return room;
};

const tablesWith = (store: Store, books: Library): Tables => tablesOn(store, Date.now, { books });

test('what comes with the house is in the store, once, and what was built last is begun by', async () => {
  const store = await sqliteStore(':memory:');
  const frozen = bundlesIn(FROZEN_RULES);
  const one = await Library.open(store.db, folder(), [...frozen, built], 1);
  await Library.open(store.db, folder(), [...frozen, built], 2);
  expect((await one.list()).map(({ hash }) => hash).sort()).toEqual(
    [...new Set([...frozen, built].map(({ hash }) => hash))].sort(),
  );
  expect(await one.current('vienna')).toBe(built.hash);
  expect(await one.current('chess')).toBeUndefined();
  expect([...one.games].sort()).toEqual(['estoril', 'hamburg', 'vienna']);
  expect(await one.code(built.hash)).toBe(built.code);
  expect(await one.code('0'.repeat(64))).toBeUndefined();
  await store.close();
});

test('a frozen file and what the store hands out are the same bytes', async () => {
  const store = await sqliteStore(':memory:');
  const books = await Library.open(store.db, folder(), bundlesIn(FROZEN_RULES), 1);
  for (const { hash } of await books.list())
    expect(await books.code(hash)).toBe(readFileSync(new URL(`${hash}.js`, FROZEN_RULES), 'utf8'));
  await store.close();
});

describe('what is not what its hash says', () => {
  test('is not taken into the store', async () => {
    const store = await sqliteStore(':memory:');
    await expect(
      Library.open(store.db, folder(), [{ ...built, code: `${built.code};` }], 1),
    ).rejects.toMatchObject({ code: 'damaged-rules' });
    const other = folder();
    writeFileSync(join(other, 'index.json'), JSON.stringify([{ ...built, code: undefined }]));
    writeFileSync(join(other, `${built.hash}.js`), `${built.code};`);
    expect(() => bundlesIn(pathToFileURL(`${other}/`))).toThrow(/the rules .+ are missing or not/);
    await store.close();
  });

  test('is neither run nor handed out, if somebody has changed it there', async () => {
    const file = join(folder(), 'kaffeehaus.db');
    const store = await sqliteStore(file);
    await Library.open(store.db, folder(), [built], 1);
    const { DatabaseSync } = await bringSqlite();
    const hostile = new DatabaseSync(file);
    hostile.exec(`drop trigger rules_no_update; update rules set code = code || ';'`);
    hostile.close();
    const books = await Library.open(store.db, folder(), [], 2);
    await expect(books.byHash(built.hash)).rejects.toMatchObject({ code: 'damaged-rules' });
    await expect(books.code(built.hash)).rejects.toMatchObject({ code: 'damaged-rules' });
    await store.close();
  });

  test('a file that was changed is written anew before it is run', async () => {
    const store = await sqliteStore(':memory:');
    const files = folder();
    const books = await Library.open(store.db, files, [built], 1);
    writeFileSync(join(files, `${built.hash}.mjs`), 'throw new Error("planted")');
    expect((await books.byHash(built.hash)).id).toBe('vienna');
    expect(readdirSync(files)).toEqual([`${built.hash}.mjs`]);
    await store.close();
  });
});

describe('a table', () => {
  test('goes on by the rules that began it after others are built in', async () => {
    const store = await sqliteStore(':memory:');
    const before = await Library.open(store.db, folder(), [built], 1);
    const hash = (await before.current('vienna')) ?? '';
    const { id } = await tablesWith(store, before).begin(
      { ...newTable('vienna', 2, 'old'), rules: hash },
      people(2),
    );
    await play(tablesWith(store, before), id, 20);
    const after = await Library.open(store.db, folder(), [built, next], 2);
    expect(await after.current('vienna')).toBe(next.hash);
    const room = await play(tablesWith(store, after), id, 400);
    expect([room.over, room.rules.rev, room.head.rules]).toEqual([true, 2, built.hash]);
    const young = await tablesWith(store, after).begin(
      { ...newTable('vienna', 2, 'new'), rules: next.hash },
      people(2),
    );
    expect((await play(tablesWith(store, after), young.id, 3)).rules.rev).toBe(3);
    await store.close();
  });

  test('is compared row by row with what other rules would have made of it', async () => {
    const store = await sqliteStore(':memory:');
    const books = await Library.open(store.db, folder(), [built, next], 1);
    const tables = tablesWith(store, books);
    const { id, tab } = await tables.begin(
      { ...newTable('vienna', 4, 'compared'), rules: built.hash },
      people(4),
    );
    const { head } = await play(tables, id, 1000);
    const rows = await store.tail(tab, 0);
    const [own, other] = [await books.byHash(built.hash), await books.byHash(next.hash)];
    expect(compare(head, rows, own, own)).toEqual({ outcome: 'equal' });
    const verdict = compare(head, rows, own, other);
    if (verdict.outcome === 'equal') throw new Error('a point more was not noticed');
    const same = rows.filter(({ version }) => version < verdict.version);
    expect(compare(head, same, own, other)).toEqual({ outcome: 'equal' });
    expect(compare(head, rows.slice(0, same.length + 1), own, other)).toEqual(verdict);
    const [estoril] = bundlesIn(FROZEN_RULES).filter(({ game }) => game === 'estoril');
    const foreign = await Library.open(store.db, folder(), estoril ? [estoril] : [], 1);
    expect(compare(head, rows, own, await foreign.byHash(estoril?.hash ?? ''))).toMatchObject({
      outcome: 'refused',
    });
    await store.close();
  });

  test('is examined: a broken log and a wrong snapshot are told', async () => {
    const store = await sqliteStore(':memory:');
    const books = await Library.open(store.db, folder(), [built], 1);
    const tables = tablesWith(store, books);
    const { id, tab } = await tables.begin(
      { ...newTable('vienna', 2, 'examined'), rules: built.hash },
      people(2),
    );
    const { head, rules } = await play(tables, id, 100);
    const rows = await store.tail(tab, 0);
    const snapshot = await store.snapshot(tab);
    if (!snapshot) throw new Error('no snapshot');
    expect(examine(head, rows, rules, snapshot)).toBeUndefined();
    const bad = rows.map(row => (row.version === 7 ? { ...row, at: row.at + 1 } : row));
    expect(examine(head, bad, rules, snapshot)).toEqual({ what: 'log', version: 7 });
    const other = new Room(head, rules, rows.slice(0, 20)).snapshot();
    expect(examine(head, rows, rules, { ...snapshot, state: other.state })).toEqual({
      what: 'snapshot',
      version: snapshot.version,
    });
    await store.close();
  });
});

test('stopped rules stay stopped over a restart, with their reason', async () => {
  const store = await sqliteStore(':memory:');
  const books = await Library.open(store.db, folder(), [built], 1);
  await books.stop({ hash: built.hash, why: 'the tram counts twice', at: 5 });
  const again = await Library.open(store.db, folder(), [built], 6);
  expect(again.stopped(built.hash)).toEqual({ hash: built.hash, why: 'the tram counts twice', at: 5 });
  await again.resume(built.hash);
  expect((await Library.open(store.db, folder(), [built], 7)).stopped(built.hash)).toBeUndefined();
  await store.close();
});

test('rules lie where the server looks for them', () => {
  expect(readdirSync(fileURLToPath(FROZEN_RULES))).toContain('index.json');
});
