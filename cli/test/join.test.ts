/** kaffeehaus join: a table online on the terminal, from the link to the last answer. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Http, Line } from '@kaffeehaus/client';
import type { Socket, TableLine } from '@kaffeehaus/client';
import { below, seeded } from '@kaffeehaus/kernel';
import { configOf, serve } from '@kaffeehaus/server';
import type { Open } from '@kaffeehaus/server';
import { dial } from '@kaffeehaus/server/dial';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, kaffeehaus } from './stage.ts';

/** Nobody waits for a limit where speed is not the question. */
const HURRY = Object.fromEntries(
  ['ANSWER_SECOND', 'SOCKET_SECOND', 'HTTP_SECOND', 'HTTP_ADDRESS_SECOND'].map(name => [
    `LIMIT_${name}`,
    '100000',
  ]),
);

let open: Open;
let origin: string;

beforeAll(async () => {
  const config = configOf({ DATA: join(folder(), 'data'), PORT: '0', ...HURRY });
  open = await serve({ config, output: { isTerminal: false, write: () => {} } });
  origin = open.url.slice(0, -1);
});

afterAll(() => open.close());

const host = async (): Promise<Http> => {
  const http = new Http({ origin, keepsCookies: true });
  await http.guest({ name: 'Host' });
  return http;
};

/** Begins when all are ready, then answers whatever it is asked, by lot. */
const playAsHost = async (http: Http, id: string, until: () => boolean): Promise<void> => {
  const areReady = async (): Promise<boolean> =>
    (await http.table(id)).seats.every(({ ready }, seat) => seat === 0 || ready === true);
  while (!(await areReady())) await new Promise(done => setTimeout(done, 20));
  await http.start(id);
  const line = new Line({
    url: `${origin.replace('http', 'ws')}/ws`,
    dial: (url, protocols) => dial(url, protocols, http.headers) as unknown as Socket,
    rules: hash => open.house.books.byHash(hash),
  });
  const table: TableLine = line.table(id, 0);
  const chance = seeded('host');
  while (!until()) {
    const { rules, table: seen, q } = table;
    const ask = rules && seen && q > 0 ? rules.kernel.askOf(seen, 0) : undefined;
    if (ask && rules) await table.answer(rules.kernel.nth(ask, below(chance, rules.kernel.count(ask))));
    else await new Promise(done => setTimeout(done, 10));
  }
  line.close();
};

/** One after the other, until one is an answer. */
const TRIES = ['1', '0', '2', '1 2', '1 2 3', '3', '1 2 3 4', '1 1'];

describe('a table', () => {
  test(
    'is played from the link to its end, in the language of the terminal',
    { timeout: 120_000 },
    async () => {
      const http = await host();
      const { id } = await http.open({ game: 'estoril', seats: 2, chairs: ['me', 'free'] });
      const { link } = await http.invite(id);
      let isOver = false;
      const playing = playAsHost(http, id, () => isOver);
      let n = 0;
      const cwd = folder();
      const argv = ['join', link, '--name', 'Ada', '--lang', 'de', '--receipts', 'ada.json'];
      const { code, out, err } = await kaffeehaus(argv, {
        cwd,
        input: () => TRIES[n++ % TRIES.length],
      });
      isOver = true;
      await playing;
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('Du sitzt auf Platz 2.');
      expect(out.replaceAll(/\s+/g, ' ')).toMatch(/Gespielt wird: Estoril.* – .*ohne Uhr\./);
      expect(out).toMatch(/Das Spiel hat noch nicht begonnen\. Am Tisch: Host und Ada\./);
      expect(out).toContain('Das Spiel läuft.');
      expect(out.trim()).toMatch(/gewinn/);
      expect(out).toContain(`${origin}/records/${id}`);
      const [, words = ''] = /Code: ((?:[a-z]{4} ?){4})\./.exec(out.replaceAll(/\s+/g, ' ')) ?? [];
      // From the link to the proof, with nothing but what the command came with.
      await expect.poll(async () => (await fetch(`${origin}/records/${id}`)).status).toBe(200);
      writeFileSync(join(cwd, 'record.json'), await (await fetch(`${origin}/records/${id}`)).text());
      const keys = await fetch(`${origin}/.well-known/kaffeehaus.json`);
      writeFileSync(join(cwd, 'keys.json'), await keys.text());
      const files = ['record.json', 'ada.json', '--keys', 'keys.json', '--code', words];
      const checked = await kaffeehaus(['verify', ...files], { cwd });
      expect([checked.code, checked.err]).toEqual([0, '']);
      expect(checked.out).toMatch(/of 1 seat,\s+all\s+in\s+the\s+record/);
      expect(checked.out).toContain('This record holds.');
    },
  );

  test.each([
    ['outdated', 'This command is too old for the server.'],
    ['revoked', 'The server has ended this visit'],
  ] as const)('that the house has closed for good (%s) is left, and it is said why', async (why, told) => {
    const http = await host();
    const { id } = await http.open({ game: 'vienna', seats: 2, chairs: ['me', 'free'] });
    const { link } = await http.invite(id);
    const timer = setInterval(() => {
      for (const line of open.house.lines) line.bye(why);
    }, 20);
    const { code, err } = await kaffeehaus(['join', link, '--name', 'Ada'], { input: () => '' });
    clearInterval(timer);
    expect(code).toBe(2);
    expect(err.replaceAll(/\s+/g, ' ')).toContain(told);
  });

  test(
    'is found by a code, can be left and come back to, looked at, and spoken at',
    { timeout: 120_000 },
    async () => {
      const http = await host();
      const { id } = await http.open({ game: 'vienna', seats: 2, chairs: ['me', 'free'] });
      const { code = '' } = await http.invite(id, { spoken: true });
      let isOver = false;
      const playing = playAsHost(http, id, () => isOver);
      const said = ['/Good evening', 'table', 'hint', 'save game.json', 'why 1', 'quit'];
      const first = await kaffeehaus(['join', origin, code.toLowerCase(), '--plain'], {
        input: ['Ada', '', ...said],
      });
      expect([first.code, first.err]).toEqual([0, '']);
      const flat = first.out.replaceAll(/\s+/g, ' ');
      expect(flat).toContain('There are no hints at a table online.');
      expect(flat).toContain('The server keeps this game');
      expect(flat).toContain('Ada: Good evening');
      const [, back = ''] = /come with: kaffeehaus join (\S+)/.exec(flat) ?? [];
      expect(back).toContain(`/#/seat/${id}/`);
      const again = await kaffeehaus(['join', back], { input: ['desk', 'quit'] });
      isOver = true;
      await playing;
      expect([again.code, again.err]).toEqual([0, '']);
      expect(again.out).toContain('You sit on seat 2.');
    },
  );
});

describe('the terms', () => {
  test('are told before play begins, and again when they change', { timeout: 60_000 }, async () => {
    const http = await host();
    const choice = { game: 'vienna', seats: 2, open: 'link', pace: { kind: 'none' } } as const;
    const { id } = await http.open({ ...choice, chairs: ['me', 'free'] });
    const { link } = await http.invite(id);
    const readyFor = async (): Promise<number | undefined> => {
      const { terms, seats } = await http.table(id);
      return seats[1]?.ready ? terms : undefined;
    };
    // Enter when asked, and nothing else: the input ends with the first question of the game.
    const joining = kaffeehaus(['join', link, '--name', 'Ada'], {
      input: shown => (/Press Enter when you are ready\.\s*$/.test(shown) ? '' : undefined),
    });
    await expect.poll(readyFor).toBe(1);
    const otherwise = { pace: { kind: 'days', hours: 24 } as never, options: { flags: 'random' } };
    await http.options(id, { ...choice, ...otherwise });
    await expect.poll(readyFor).toBe(2);
    await http.start(id);
    const { out } = await joining;
    const flat = out.replaceAll(/\s+/g, ' ');
    expect(flat).toMatch(/What is played: Vienna – without a clock\. Press Enter/);
    expect(flat).toMatch(
      /The owner of the table has chosen otherwise\. What is played: Vienna – Flags: Drawn at random.*24 hours/,
    );
  });
});

describe('what cannot be joined is refused in one line', () => {
  test.each([
    ['table', /“table” is not a link to a table\./],
    ['https://games.example.org/', /is not a link to a table\./],
    ['file:///#/join/1111111111111111111111', /is not a link to a table\./],
  ])('%s', async (link, line) => {
    const { code, out, err } = await kaffeehaus(['join', link, '--name', 'Ada']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(line);
  });

  test('a house that is not there, a table that is none, a name that is none', async () => {
    const table = '1'.repeat(22);
    const gone = await kaffeehaus(['join', `http://127.0.0.1:1/#/join/${table}`, '--name', 'Ada']);
    expect([gone.code, gone.err]).toEqual([2, expect.stringContaining('The server cannot be reached: ')]);
    const none = await kaffeehaus(['join', `${origin}/#/join/${table}`, '--name', 'Ada']);
    expect(none.err).toBe('kaffeehaus: The server refuses: There is no such table.\n');
    const unsaid = await kaffeehaus(['join', origin, 'BCDFGHJK']);
    expect(unsaid.err).toBe('kaffeehaus: The server refuses: That code is unknown, used or too old.\n');
    const unnamed = await kaffeehaus(['join', `${origin}/#/join/${table}`, '--name', 'A']);
    expect(unnamed.err).toContain('has 2 to 24 letters');
  });

  test('rules that the command was not shipped with, unless the house is trusted', async () => {
    const http = await host();
    const { id } = await http.open({ game: 'vienna', seats: 2, chairs: ['me', 'free'] });
    await open.house.db
      .updateTable('tables')
      .set({ rules: '0'.repeat(64) })
      .where('id', '=', id)
      .execute();
    const { link } = await http.invite(id);
    const { code, err } = await kaffeehaus(['join', link, '--name', 'Ada'], { input: [''] });
    expect([code, err]).toEqual([2, expect.stringContaining('--trust runs them as the server sends them')]);
  });
});
