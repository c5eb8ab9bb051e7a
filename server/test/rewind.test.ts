/** A copy brought back to an earlier moment: what happened later is gone, and play goes on from there. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, bringBack, doctor } from '../src/admin/doctor.ts';
import { perform } from '../src/admin/deeds.ts';
import { plainConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { serve } from '../src/index.ts';
import type { Open } from '../src/index.ts';
import { newTable, playByLot } from './table.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-rewind-'));
const output = { isTerminal: false, write: (): void => {} };
const configAt = (name: string): Config => plainConfig({ port: 0, data: join(scratch, name) });

const lay = async ({ house }: Open, id: string, answers: number): Promise<void> => {
  const rules = (await house.books.current('vienna')) ?? '';
  const people = [await house.people.guest(`${id} 1`, 'en'), await house.people.guest(`${id} 2`, 'en')];
  await house.tables.begin(
    { ...newTable('vienna', 2, id), rules, created: house.now() },
    people.map(({ person }) => person),
  );
  await playByLot(house.tables, id, answers, house.now);
};

/** The clock of the house counts milliseconds: what happens next is later. */
const moment = async ({ house }: Open): Promise<number> => {
  const now = house.now();
  while (house.now() <= now + 1) await new Promise(done => setTimeout(done, 1));
  return now + 1;
};

const versionOf = async ({ house }: Open, id: string): Promise<number> =>
  (await house.tables.look(id)).version;

describe('a copy, brought back to a moment', () => {
  let then: number;
  let seen: { readonly [id: string]: number };
  let text: string;
  const copy = join(scratch, 'copy');

  beforeAll(async () => {
    const open = await serve({ config: configAt('first'), output });
    const { house } = open;
    for (const id of ['quiet', 'goes on', 'ends']) await lay(open, id, 70);
    then = await moment(open);
    seen = {
      quiet: await versionOf(open, 'quiet'),
      'goes on': await versionOf(open, 'goes on'),
      ends: await versionOf(open, 'ends'),
    };
    text = JSON.stringify((await house.tables.look('goes on')).held.table);
    await playByLot(house.tables, 'goes on', 30, house.now);
    await perform(house, 'close', { table: 'ends', why: 'by mistake' });
    await lay(open, 'late', 5);
    await backup(house.config, copy);
    await open.close();
  });

  let again: Open;
  afterAll(() => again.close());

  test('has every table as it was, without those opened since, and is sound', async () => {
    const config = configAt('second');
    const { rewound } = await bringBack(config, copy, { move: false, until: then });
    // Thirty answers, the end of a table, and the six rows of one that was not there yet.
    expect(rewound).toEqual({ tables: 2, rows: 37, gone: 1 });
    expect((await doctor(config)).findings).toEqual([]);
    again = await serve({ config, output });
    const { house } = again;
    for (const [id, version] of Object.entries(seen))
      expect([id, await versionOf(again, id)]).toEqual([id, version]);
    expect(JSON.stringify((await house.tables.look('goes on')).held.table)).toBe(text);
    expect(await house.store.head('late')).toBeUndefined();
    expect(await house.store.head('ends')).toMatchObject({ phase: 'playing', ended: null, result: null });
  });

  test('knows who owes an answer, takes it, and counts the time since as nobody’s', async () => {
    const { house } = again;
    const owed = await house.db
      .selectFrom('turns')
      .innerJoin('tables', 'tables.tab', 'turns.tab')
      .select('id')
      .execute();
    expect(new Set(owed.map(({ id }) => id))).toEqual(new Set(['quiet', 'goes on', 'ends']));
    for (const id of Object.keys(seen)) await playByLot(house.tables, id, 5, house.now);
    const lost = await house.db
      .selectFrom('outages')
      .selectAll()
      .where('began', '<=', then)
      .where('ended', '>', then)
      .execute();
    expect(lost).toHaveLength(1);
  });

  test('may still not be changed afterwards but by adding', async () => {
    await expect(again.house.db.deleteFrom('log').execute()).rejects.toThrow('only added to');
  });

  test('is refused if it is older than the moment', async () => {
    const config = configAt('third');
    await expect(bringBack(config, copy, { move: false, until: Date.now() + 1000 })).rejects.toMatchObject({
      reason: 'older',
    });
  });
});
