/** kaffeehaus admin: what it says, in every language, of a server that runs and of one that does not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { configOf, serve } from '@kaffeehaus/server';
import type { Open } from '@kaffeehaus/server';
import { LANGS } from '@kaffeehaus/words/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, kaffeehaus } from './stage.ts';
import type { Outcome } from './stage.ts';

const DATA = join(folder(), 'data');
const admin = (...words: readonly string[]): Promise<Outcome> =>
  kaffeehaus(['admin', ...words], { env: { DATA }, cwd: folder() });

let open: Open;
let ada: string;

beforeAll(async () => {
  open = await serve({
    config: configOf({ DATA, PORT: '0' }),
    output: { isTerminal: false, write: () => {} },
  });
  const { id, person } = await open.house.people.guest('Ada', 'en');
  ada = id;
  const { person: bob } = await open.house.people.guest('Bob', 'en');
  const rules = (await open.house.books.current('vienna')) ?? '';
  const head = {
    id: 'one',
    game: 'vienna',
    rules,
    options: '{}',
    seats: 2,
    seed: 'tram',
    secret: new Uint8Array(32),
    list: new Uint8Array(32),
    pace: '{"kind":"none"}',
    open_to: 'link',
    watching: 'none',
    rated: 0,
    hints: 0,
    owner: person,
    phase: 'playing',
    created: Date.UTC(2026, 10, 17, 12),
    started: 0,
    ended: null,
    mixed: 0,
    result: null,
    after: null,
    terms: 1,
    ready: '[]',
    barred: '[]',
  } as const;
  await open.house.tables.begin(head, [person, bob]);
});

afterAll(() => open.close());

describe('what is wrong is said in one line', () => {
  test.each([
    [[], /takes <verb…>|<verb…>/],
    [['dance'], /“dance” is not something an operator does; there are backup, restore, /],
    [['close', 'one'], /Say it like this: kaffeehaus admin close <table> --why$/],
    [['tables', 'all'], /Say it like this: kaffeehaus admin tables$/],
    [['upgrade'], /Say it like this: kaffeehaus admin upgrade --dry-run$/],
    [['tables', '--why', 'so'], /--why means nothing after “tables”/],
    [['tables', '--most', '0'], /--most must be a whole number from 1 to 1,000/],
    [['close', 'nowhere', '--why', 'spam'], /The server refuses: There is no table nowhere\./],
    [['restore', '.'], /is not a copy made by “admin backup”/],
  ])('admin %j', async (words, line) => {
    const { code, out, err } = await admin(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim()).toMatch(line);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('where nothing was ever kept', async () => {
    const data = join(folder(), 'data');
    for (const words of [['doctor'], ['backup', 'copy'], ['upgrade', '--dry-run']]) {
      const { code, err } = await kaffeehaus(['admin', ...words], { env: { DATA: data }, cwd: folder() });
      expect([code, err]).toEqual([2, expect.stringContaining('No server has ever kept anything')]);
    }
    expect(existsSync(data)).toBe(false);
  });

  test('as an object, too', async () => {
    const { code, out } = await admin('close', 'nowhere', '--why', 'spam', '--json');
    expect([code, JSON.parse(out)]).toEqual([
      2,
      { error: 'The server refuses: There is no table nowhere.', exit: 2 },
    ]);
  });
});

test.each(LANGS)('in %s everything can be said', async lang => {
  for (const words of [
    ['tables'],
    ['people'],
    ['reports'],
    ['audit'],
    ['doctor'],
    ['upgrade', '--dry-run'],
  ]) {
    const { code, out, err } = await admin(...words, '--lang', lang);
    expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
    expect(out.trim()).not.toBe('');
    expect(out).not.toMatch(/cli\.|undefined|\{/);
  }
  const { out } = await admin('--help', '--lang', lang);
  for (const verb of ['backup <folder>', 'hide <table> <line>', 'doctor']) expect(out).toContain(`  ${verb}`);
});

test('tables and people stand in columns, and as objects', async () => {
  const { out } = await admin('tables', '--phase', 'playing');
  expect(out).toMatch(
    /^Table +Game +Phase +Rows +Opened +Rules\none +vienna +playing +1 +2026-11-17 12:00 +[\da-f]{12}$/m,
  );
  const { people } = JSON.parse((await admin('people', '--json')).out) as {
    people: { id: string; name: string }[];
  };
  expect(people).toContainEqual(expect.objectContaining({ id: ada, name: 'Ada' }));
  expect((await admin('tables', '--game', 'hamburg')).out).toBe('There are none.\n');
});

test('a copy is made beside the running server, and brought back elsewhere', async () => {
  const [copy, data] = [join(folder(), 'copy'), join(folder(), 'data')];
  const { code, out } = await admin('backup', copy);
  expect([code, out.replaceAll(/\s+/g, ' ')]).toEqual([
    0,
    expect.stringMatching(/^\d+ files, [\d,]+ bytes, copied to .+\. $/),
  ]);
  const back = await kaffeehaus(['admin', 'restore', copy, '--data', data]);
  expect(back.out.replaceAll(/\s+/g, ' ')).toContain('1 table with 1 row brought back');
  const again = await kaffeehaus(['admin', 'restore', copy, '--data', data]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('restore --move puts it aside')]);
  const moved = await kaffeehaus(['admin', 'restore', copy, '--data', data, '--move', '--json']);
  expect(JSON.parse(moved.out)).toMatchObject({
    folder: data,
    tables: 1,
    aside: expect.stringContaining(data) as unknown,
  });
  const listed = await kaffeehaus(['admin', 'tables', '--data', data, '--json']);
  expect(JSON.parse(listed.out)).toMatchObject({ tables: [{ id: 'one', version: 1 }] });
});

test('what is changed is said, and stands in the audit', async () => {
  expect((await admin('ban', ada, '--why', 'spam', '--days', '3')).out).toMatch(
    /^Ada is kept out until 20\d\d-.* UTC\.\n$/,
  );
  expect((await admin('unban', ada)).out).toBe('Ada may come in again.\n');
  const { tables } = JSON.parse((await admin('tables', '--json')).out) as { tables: { rules: string }[] };
  const short = (tables[0]?.rules ?? '').slice(0, 12);
  const stopped = `The rules ${short} are stopped, and with them 1 table.\n`;
  expect((await admin('freeze', short, '--why', 'The tram counts twice.')).out).toBe(stopped);
  expect((await admin('tables')).out.replaceAll(/\s+/g, ' ')).toContain(`${short} (The tram counts twice.)`);
  expect((await admin('thaw', short)).out).toBe(`The rules ${short} go on, and with them 1 table.\n`);
  expect((await admin('close', 'one', '--why', 'spam')).out).toBe('Table one is closed.\n');
  const rotated = (await admin('rotate')).out.replaceAll(/\s+/g, ' ');
  expect(rotated).toMatch(/^Records are signed with [\da-f]{64} from now on, key 2 of this house\./);
  const { audit } = JSON.parse((await admin('audit', '--json')).out) as { audit: { verb: string }[] };
  expect(audit.map(({ verb }) => verb).slice(0, 6)).toEqual([
    'rotate',
    'close',
    'thaw',
    'freeze',
    'unban',
    'ban',
  ]);
});
