/** Who comes in, under which names of the house, and how they are sent home. */
import { connect } from 'node:net';
import { PROTOCOL, PROTOCOL_JSON } from '@kaffeehaus/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { plainConfig } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import { USUAL_BOUNDS } from '../src/limits.ts';
import { NotStored, sqliteStore } from '../src/store/store.ts';
import { guest } from './browser.ts';
import { luck } from './table.ts';
import { HASTY, Open, playOn, someAnswer } from './visit.ts';

let door: Open;

beforeAll(async () => {
  door = await Open.door();
});

afterAll(() => door.close());

const OURS = { 'x-kaffeehaus': '1' };
const asGuest = { method: 'POST', url: '/people', payload: { name: 'Ada' } } as const;

/** Whether a socket is let in, else the status. */
const knock = (
  headers: { readonly [name: string]: string },
  path = '/ws',
  protocol = PROTOCOL,
): Promise<number> =>
  new Promise((done, failed) => {
    const socket = new WebSocket(`${door.origin.replace('http', 'ws')}${path}`, [protocol], { headers });
    socket.once('open', () => {
      socket.close();
      done(101);
    });
    socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    socket.once('error', failed);
  });

describe('the house', () => {
  test('answers to its own names only', async () => {
    const { http } = door.house;
    for (const host of ['localhost', 'localhost:4950', '127.0.0.1', '[::1]:80'])
      expect((await http.inject({ url: '/tables', headers: { host } })).statusCode).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '10.99.99.99']) {
      const reply = await http.inject({ url: '/tables', headers: { host } });
      expect([host, reply.statusCode]).toEqual([host, 421]);
      expect(reply.json()).toEqual({
        error: 'wrong-host',
        message: expect.stringMatching(/^.+\.$/) as string,
      });
    }
    expect(await knock({ host: 'evil.example' })).toBe(421);
  });

  test('with a public address answers to that, and to this machine', async () => {
    const house = await openHouse(plainConfig({ origin: 'https://games.example' }));
    const status = async (host: string): Promise<number> =>
      (await house.http.inject({ url: '/tables', headers: { host } })).statusCode;
    expect(await Promise.all(['games.example', 'localhost:4950', 'evil.example'].map(status))).toEqual([
      200, 200, 421,
    ]);
    await closeHouse(house);
  });

  test.each([
    ['without our header', {}, 403],
    ['from a foreign page', { ...OURS, origin: 'https://evil.example' }, 403],
    ['from a foreign page that hides where it is', { ...OURS, origin: 'null' }, 403],
    ['from a foreign site', { ...OURS, 'sec-fetch-site': 'cross-site' }, 403],
    ['from our page', { ...OURS, origin: 'http://localhost:80', host: 'localhost:80' }, 201],
    ['from a program', OURS, 201],
  ])('a request %s', async (_, headers, status) => {
    expect((await door.house.http.inject({ ...asGuest, headers })).statusCode).toBe(status);
  });

  test('sockets of foreign pages, at other places or in other tongues are not let in', async () => {
    expect(await knock({})).toBe(101);
    expect(await knock({ origin: door.origin })).toBe(101);
    expect(await knock({ origin: 'https://evil.example' })).toBe(403);
    expect(await knock({}, '/elsewhere')).toBe(404);
    expect(await knock({}, '/ws', 'chat')).toBe(400);
  });

  test.each(['kaffeehaus.0', 'kaffeehaus.99', 'kaffeehaus.0.json'])(
    'whoever speaks only %s is told so: a browser would not say why it was refused',
    async protocol => {
      const socket = new WebSocket(`${door.origin.replace('http', 'ws')}/ws`, [protocol, 'chat']);
      const heard: string[] = [];
      socket.on('message', data => heard.push((data as Buffer).toString()));
      const code = await new Promise(done => socket.on('close', done));
      expect([code, socket.protocol, heard.map(text => JSON.parse(text) as unknown)]).toEqual([
        4426,
        protocol,
        [{ t: 'bye', why: 'outdated', speaks: ['kaffeehaus.1', 'kaffeehaus.1.json'] }],
      ]);
      expect(door.house.lines.size).toBe(0);
    },
  );

  test('whoever speaks an older and a newer one is answered in what is spoken here', async () => {
    const offered = ['kaffeehaus.99', 'kaffeehaus.1.json'];
    const socket = new WebSocket(`${door.origin.replace('http', 'ws')}/ws`, offered);
    await new Promise(done => socket.on('open', done));
    expect(socket.protocol).toBe('kaffeehaus.1.json');
    socket.close();
    await new Promise(done => socket.on('close', done));
  });
});

describe('a session', () => {
  test('is a cookie that only the browser sends, secure where the house is', async () => {
    const plain = await door.house.http.inject({ ...asGuest, headers: OURS });
    expect(plain.headers['set-cookie']).toMatch(
      /^s=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
    const house = await openHouse(plainConfig({ origin: 'https://games.example' }));
    const secure = await house.http.inject({ ...asGuest, headers: { ...OURS, host: 'games.example' } });
    expect(secure.headers['set-cookie']).toMatch(
      /^__Host-s=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
    );
    await closeHouse(house);
  });

  test('lies in the store as a hash', async () => {
    const { headers } = await door.house.http.inject({ ...asGuest, headers: OURS });
    const secret = /^s=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    const rows = await door.house.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(
      JSON.stringify(rows.map(row => ({ ...row, hash: Buffer.from(row.hash).toString('latin1') }))),
    ).not.toContain(secret);
  });

  test('lasts a year from the last visit, in the browser too', async () => {
    let now = 1_800_000_000_000;
    const house = await openHouse(plainConfig(), { now: () => now });
    const ada = await guest(house, 'Ada');
    const { cookie } = ada;
    for (let month = 0; month < 18; month++) {
      now += 30 * 24 * 3_600_000;
      const { status, headers } = await ada.get('/me');
      expect([status, headers['set-cookie']]).toEqual([
        200,
        `${cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`,
      ]);
      expect((await ada.get('/me')).headers['set-cookie']).toBeUndefined();
    }
    now += 366 * 24 * 3_600_000;
    expect((await ada.get('/me')).status).toBe(401);
    await closeHouse(house);
  });

  test('that cannot be written down just now is read all the same', async () => {
    let now = 1_800_000_000_000;
    const store = await sqliteStore(':memory:');
    const house = await openHouse(plainConfig(), { store, now: () => now });
    const ada = await guest(house, 'Ada');
    now += 2 * 3_600_000;
    await sql`pragma query_only = on`.execute(store.db as never);
    expect((await ada.get('/me')).status).toBe(200);
    await closeHouse(house);
  });

  test('that has ended opens nothing, and its lines are cut', async () => {
    const ada = await door.guest('Ada');
    const line = ada.line();
    await vi.waitFor(() => expect(line.status).toBe('open'), 10_000);
    const headers = { ...ada.http.headers };
    await ada.http.logout();
    await vi.waitFor(() => expect(line.status).toBe('ended'), 10_000);
    const me = await door.house.http.inject({ url: '/me', headers });
    expect([me.statusCode, me.json()]).toEqual([
      401,
      { error: 'not-signed-in', message: 'Say first who you are.' },
    ]);
  });

  test.each(['A', 'x'.repeat(25), ' ', '\u202E\u200B'])('is not begun as %j', async name => {
    const reply = await door.house.http.inject({ ...asGuest, payload: { name }, headers: OURS });
    expect([reply.statusCode, (reply.json() as { error: string }).error]).toEqual([400, 'bad-request']);
  });

  test('says one line about what it does not understand, and quotes nothing', async () => {
    const post = (payload: string, type = 'application/json') =>
      door.house.http.inject({
        method: 'POST',
        url: '/people',
        payload,
        headers: { ...OURS, 'content-type': type },
      });
    for (const [reply, status] of [
      [await post('{"name":'), 400],
      [await post('{"name":"Ada","__proto__":{"admin":true}}'), 400],
      [await post('{"name":"Ada","secret":1}'), 400],
      [await post(`{"name":"${'x'.repeat(20_000)}"}`), 413],
      [await post('name=Ada', 'application/x-www-form-urlencoded'), 415],
    ] as const) {
      expect(reply.statusCode).toBe(status);
      expect(Object.keys(reply.json() as object)).toEqual(['error', 'message']);
      expect(reply.body).not.toMatch(/\n|xxx|at .*\.ts/);
    }
  });
});

describe('limits', () => {
  test('guests of one network, requests of one session, messages of one socket', async () => {
    const limits = { ...USUAL_BOUNDS, GUESTS_HOUR: 3, HTTP_SECOND: 2, SOCKET_SECOND: 2 };
    const small = await Open.door({}, { limits });
    const { http } = small.house;
    const guest = () => http.inject({ ...asGuest, headers: OURS });
    const ada = await small.guest('Ada');
    const statuses = [];
    for (let i = 0; i < 8; i++)
      statuses.push((await http.inject({ url: '/me', headers: ada.http.headers })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const wire = new WebSocket(`${small.origin.replace('http', 'ws')}/ws`, [PROTOCOL_JSON], {
      headers: ada.http.headers,
    });
    const heard: string[] = [];
    wire.on('message', data => heard.push((data as Buffer).toString()));
    await new Promise(done => wire.once('open', done));
    for (let i = 0; i < 10; i++)
      wire.send(JSON.stringify({ t: 'resign', h: 1, id: `Command${i + 1}x`, v: 1 }));
    await vi.waitFor(
      () => expect(heard.filter(text => text.includes('too-fast')).length).toBeGreaterThan(0),
      10_000,
    );
    expect(JSON.parse(heard.find(text => text.includes('too-fast')) ?? '{}')).toMatchObject({
      t: 'no',
      id: expect.stringMatching(/^Command\d+x$/) as string,
      retry: expect.any(Number) as number,
    });
    wire.close();
    await guest();
    await guest();
    expect((await guest()).statusCode).toBe(429);
    await small.close();
  });

  test('sockets of one session', async () => {
    const few = await Open.door({}, { limits: { ...USUAL_BOUNDS, SOCKETS_SESSION: 2 } });
    const ada = await few.guest('Ada');
    const statuses: number[] = [];
    const sockets = Array.from({ length: 3 }, () => {
      const socket = new WebSocket(`${few.origin.replace('http', 'ws')}/ws`, [PROTOCOL], {
        headers: ada.http.headers,
      });
      socket.once('open', () => statuses.push(101));
      socket.once('unexpected-response', (_, response) => statuses.push(response.statusCode ?? 0));
      socket.on('error', () => {});
      return socket;
    });
    await vi.waitFor(() => expect([...statuses].sort((a, b) => a - b)).toEqual([101, 101, 429]), 10_000);
    for (const socket of sockets) socket.terminate();
    await few.close();
  });
});

describe('a line', () => {
  test('whose reader does not read is cut', async () => {
    const small = await Open.door(
      {},
      { limits: { ...USUAL_BOUNDS, BUFFER_BYTES: 20_000, SOCKET_SECOND: 1e6 } },
    );
    const ada = await small.guest('Ada');
    const { port, hostname } = new URL(small.origin);
    const socket = connect(Number(port), hostname);
    const { cookie = '' } = ada.http.headers;
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Protocol: ${PROTOCOL}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(small.house.lines.size).toBe(1), 10_000);
    socket.pause();
    const [line] = small.house.lines;
    for (let i = 0; i < 20_000 && small.house.lines.size > 0; i++) {
      line?.say({ t: 'turns', list: [{ table: 'x'.repeat(1000), due: null }] });
      if (i % 100 === 0) await new Promise(done => setImmediate(done));
    }
    expect(small.house.lines.size).toBe(0);
    socket.destroy();
    await small.close();
  });

  test('is opened again after the house was, and the answer under way counts once', async () => {
    const store = await sqliteStore(':memory:');
    const keeping = { ...store, db: store.db, close: async () => {} };
    for (const name of [
      'head',
      'headOf',
      'append',
      'keep',
      'tail',
      'snapshot',
      'beat',
      'atomically',
    ] as const)
      Object.assign(keeping, { [name]: store[name].bind(store) });
    const first = await Open.door({ store: keeping });
    const [ada, ben] = [await first.guest('Ada'), await first.guest('Ben')];
    const { id } = await first.table([ada, ben], { game: 'vienna' });
    const port = Number(new URL(first.origin).port);
    const seats = [ada.line(false, HASTY).table(id, 0), ben.line(false, HASTY).table(id, 1)] as const;
    await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
    const chance = luck('restart');
    await playOn(seats, chance, 5);
    const asked = seats.find(({ q }) => q > 0) ?? seats[0];
    const answer = someAnswer(asked, chance) ?? [];
    await closeHouse(first.house);
    // Said while nobody is there to hear it.
    const outcome = asked.answer(answer);
    const second = await openHouse(first.house.config, { store: keeping });
    await second.http.listen({ host: '127.0.0.1', port });
    expect(await outcome).toMatchObject({ counted: true, v: asked.v });
    await Promise.all(seats.map(seat => seat.until(({ v }) => v >= asked.v)));
    await playOn(seats, chance, 5);
    const { room } = await second.tables.wake(id);
    expect(seats.map(({ table }) => table)).toEqual([room?.mask(0), room?.mask(1)]);
    ada.leave();
    ben.leave();
    await closeHouse(second);
    await store.close();
  });

  test('hears that nothing can be stored, and gets a fresh view when it can', async () => {
    const store = await sqliteStore(':memory:');
    const open = await Open.door({ store });
    const [ada, ben] = [await open.guest('Ada'), await open.guest('Ben')];
    const { id } = await open.table([ada, ben], { game: 'vienna' });
    const seats = [ada.line().table(id, 0), ben.line().table(id, 1)] as const;
    await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
    const chance = luck('full');
    await playOn(seats, chance, 3);
    const { append, beat } = store;
    const full = (): Promise<never> => Promise.reject(new NotStored('full'));
    Object.assign(store, { append: full, beat: full });
    const asked = seats.find(({ q }) => q > 0) ?? seats[0];
    const before = seats.map(({ v }) => v);
    expect(await asked.answer(someAnswer(asked, chance) ?? [])).toMatchObject({
      counted: false,
      why: 'not-stored',
    });
    expect(seats.map(({ v }) => v)).toEqual(before);
    let views = 0;
    for (const seat of seats) seat.watch({ view: () => views++ });
    Object.assign(store, { append, beat });
    await vi.waitFor(() => expect(views).toBe(2), 10_000);
    expect(await playOn(seats, chance, 5)).toBe(5);
    await open.close();
  });
});
