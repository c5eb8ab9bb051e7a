/** Whatever is thrown at the door, it is refused in one line or the line is closed; tables stand, and others play on. */
import { connect } from 'node:net';
import type { Socket as Wire } from 'node:net';
import { PROTOCOL_JSON } from '@kaffeehaus/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { USUAL_BOUNDS } from '../../src/limits.ts';
import { luck } from '../table.ts';
import { Open, playOn } from '../visit.ts';
import type { Guest } from '../visit.ts';
import { UNLIMITED } from './scene.ts';
import { until } from './worlds.ts';

let door: Open;
let mallory: Guest;
let table = '';
let seats: ReturnType<ReturnType<Guest['line']>['table']>[] = [];

beforeAll(async () => {
  door = await Open.door({}, { limits: { ...UNLIMITED, HEADER_SECONDS: 1, BODY_SECONDS: 1 } });
  const [ada, ben] = [await door.guest('Ada'), await door.guest('Ben')];
  mallory = await door.guest('Mallory');
  ({ id: table } = await door.table([ada, ben], { game: 'vienna' }));
  seats = [ada.line().table(table, 0), ben.line().table(table, 1)];
  await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
}, 60_000);

afterAll(() => door.close());

/** Nothing was changed by whoever is not asked, and whoever is asked goes on. */
const mustPlayOn = async (): Promise<void> => {
  const before = seats.map(({ v }) => v);
  const { room } = await door.house.tables.wake(table);
  expect(before).toEqual([room?.version, room?.version]);
  expect(await playOn(seats, luck(`on from ${before[0]}`), 2)).toBe(2);
};

const deep = (n: number, open: string, shut: string): string => open.repeat(n) + shut.repeat(n);

/** Bodies that are no good to any endpoint. */
const BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '[]',
  '[[]]',
  'null',
  'true',
  '0',
  '-0',
  '1e999',
  'NaN',
  'undefined',
  '"text"',
  "{'a':1}",
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"a":1}\u0000',
  '\uFEFF{"a":1}',
  '// no\n{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"prototype":1}',
  '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  '{"then":1}',
  '{"toJSON":"x"}',
  '{"name":{"$ne":1}}',
  '{"name":["Ada"]}',
  '{"name":"\\ud800"}',
  '{"name":"\\udfff\\ud800"}',
  '{"name":"\\u0000\\u0000"}',
  '{"name":"\\u202e\\u200b"}',
  '{"id":1e400}',
  '{"id":-1e400}',
  '{"seat":9007199254740993}',
  '{"seat":-1}',
  '{"seat":1.5}',
  '{"seat":"0"}',
  '{"seat":{"valueOf":0}}',
  '{"seats":1e308,"game":"vienna"}',
  '{"seats":2,"game":"../../etc/passwd"}',
  '{"seats":2,"game":"__proto__"}',
  '{"seats":2,"game":"constructor"}',
  '{"seats":2,"game":"vienna","options":{"__proto__":{}}, "more":1}',
  '{"seats":2,"game":"vienna","options":{"a":{"b":{"c":1}}}}',
  '{"seats":2,"game":"vienna","pace":{"kind":"live","bank":1e99,"increment":-1}}',
  '{"seats":2,"game":"vienna","pace":{"kind":"__proto__"}}',
  '{"seats":2,"game":"vienna","chairs":["me","me"]}',
  '{"seats":2,"game":"vienna","chairs":["admin","root"]}',
  '{"to":"everybody","text":"x"}',
  '{"to":"table","text":""}',
  `{"a":${'9'.repeat(5000)}}`,
  `{"a":${'1'.repeat(300)}e${'9'.repeat(300)}}`,
  `{"${'k'.repeat(9000)}":1}`,
  `{${Array.from({ length: 1000 }, (_, i) => `"k${i}":${i}`).join(',')}}`,
  `{"a":${deep(3000, '[', ']')}}`,
  deep(7000, '[', ']'),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  '['.repeat(10_000),
  'x'.repeat(20_000),
  `{"name":"${'x'.repeat(20_000)}"}`,
];

const PLACES = [
  'POST /people',
  'POST /tables',
  'POST /tables/:id/sit',
  'POST /tables/:id/chat',
  'PUT /me/password',
];

/** A body that asks for what anybody may have is answered; the others are refused, and nothing of them is quoted. */
const isFair = (status: number, body: string, said: string): boolean =>
  (status >= 200 && status < 300) ||
  (status >= 400 &&
    status < 500 &&
    /^\{"error":"[a-z-]+","message":"[^\n]{1,300}"(?:,"retry":\d+)?\}$/.test(body) &&
    !(said.length > 1000 && body.includes(said.slice(20, 120))));

test('bodies of every bad kind are refused in one line', { timeout: 180_000 }, async () => {
  const wrong: string[] = [];
  const tables = async (): Promise<unknown> => door.house.db.selectFrom('tables').select('tab').execute();
  const before = await tables();
  for (const place of PLACES)
    for (const said of BODIES) {
      const [method = '', path = ''] = place.split(' ');
      const response = await fetch(door.origin + path.replace(':id', table), {
        method,
        headers: { ...mallory.http.headers, 'content-type': 'application/json' },
        body: said,
      });
      const body = await response.text();
      if (response.ok || !isFair(response.status, body, said))
        wrong.push(`${place} ${said.slice(0, 60)}: ${response.status} ${body.slice(0, 120)}`);
    }
  expect(wrong).toEqual([]);
  expect(await tables()).toEqual(before);
  expect(({} as { readonly admin?: unknown }).admin).toBeUndefined();
  await mustPlayOn();
});

const HEADERS: readonly (readonly [what: string, headers: { readonly [name: string]: string }])[] = [
  ['another encoding', { 'content-type': 'application/json; charset=utf-16' }],
  ['packed', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['parts', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['bytes', { 'content-type': 'application/octet-stream' }],
  ['no kind', { 'content-type': '' }],
  ['a foreign page', { 'content-type': 'application/json', origin: 'https://evil.example' }],
  ['a foreign site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
  ['two cookies', { 'content-type': 'application/json', cookie: 's=one; s=two' }],
  ['a long cookie', { 'content-type': 'application/json', cookie: `s=${'x'.repeat(4000)}` }],
  ['a bad token', { 'content-type': 'application/json', authorization: 'Bearer \u00ff' }],
];

test.each(HEADERS)('a request with %s changes nothing', async (_, headers) => {
  const bytes = new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]);
  const response = await fetch(`${door.origin}/tables/${table}/leave`, {
    method: 'POST',
    headers: { ...mallory.http.headers, ...headers },
    body: bytes,
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});

test('nobody becomes another by headers that only a proxy may send', async () => {
  const headers = { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https', forwarded: 'for=10.0.0.1' };
  const before = { ...mallory.http.headers };
  const response = await fetch(`${door.origin}/me`, { headers: { ...before, ...headers } });
  // Believed, the cookie would have another name.
  expect(response.status).toBe(200);
});

/** What is said on a line and is no message. */
const MESSAGES: readonly (string | Buffer)[] = [
  ...BODIES.filter(({ length }) => length > 0 && length < 4000),
  ...['sub', 'answer', 'undo', 'say', 'mix', 'open', 'resign', '__proto__', 'constructor', 'toString'].map(
    t => JSON.stringify({ t }),
  ),
  '{"t":"answer","h":0,"id":"Commandxx","v":1,"a":[1e9]}',
  '{"t":"answer","h":-1,"id":"Commandxx","v":1,"a":[0]}',
  '{"t":"answer","h":1023,"id":"Commandxx","v":9007199254740991,"a":["__proto__"]}',
  '{"t":"sub","id":"x","table":"../../etc/passwd","as":0,"v":0}',
  '{"t":"undo","h":0,"id":"Commandxx","v":1,"to":-5}',
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.alloc(5000, 0x7b),
];

const dialled = async (): Promise<WebSocket> => {
  const socket = new WebSocket(`${door.origin.replace('http', 'ws')}/ws`, [PROTOCOL_JSON], {
    headers: mallory.http.headers,
  });
  socket.on('error', () => {});
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  return socket;
};

test('messages of every bad kind are refused, or end the line', { timeout: 120_000 }, async () => {
  for (const said of MESSAGES) {
    const socket = await dialled();
    let [refused, closed] = [false, 0];
    socket.on('message', data => (refused ||= /"t":"no"/.test((data as Buffer).toString())));
    socket.on('close', code => (closed = code));
    socket.send(said);
    await until(() => refused || closed > 0);
    if (closed > 0) expect([1003, 1007, 1008, 1009]).toContain(closed);
    socket.terminate();
  }
  await mustPlayOn();
});

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';
const upgrade = (host: string): string =>
  `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\nSec-WebSocket-Protocol: ${PROTOCOL_JSON}\r\n\r\n`;

/** A bare wire to the house, on which something is said; whether the house has ended it. */
const wired = (said: string | Buffer): { readonly wire: Wire; isEnded: boolean } => {
  const { port, hostname } = new URL(door.origin);
  const wire = connect(Number(port), hostname);
  const one = { wire, isEnded: false };
  wire
    .on('error', () => {})
    .on('close', () => (one.isEnded = true))
    .resume();
  wire.write(said);
  return one;
};

/** Frames as no browser sends them, after a good beginning. */
const FRAMES: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['not masked', [0x81, 2, 0x7b, 0x7d]],
  ['of a reserved kind', [0x83, 0x80, 0, 0, 0, 0]],
  ['with reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
  ['longer than allowed', [0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff]],
  ['that goes on with nothing', [0x80, 0x80, 0, 0, 0, 0]],
  ['a long ping', [0x89, 0xfe, 1, 0, 0, 0, 0, 0]],
  ['no text', [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]],
];

test.each(FRAMES)('a frame %s ends the line', async (_, bytes) => {
  const one = wired(Buffer.concat([Buffer.from(upgrade(new URL(door.origin).host)), Buffer.from(bytes)]));
  await until(() => one.isEnded);
});

test('200 who begin and say no more hinder nobody, and are sent away', { timeout: 120_000 }, async () => {
  const { host } = new URL(door.origin);
  const halves = Array.from({ length: 200 }, (_, i) =>
    i % 2 === 0
      ? wired(`GET /me HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)
      : wired(
          `POST /people HTTP/1.1\r\nHost: ${host}\r\nX-Kaffeehaus: 1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"na`,
        ),
  );
  await mustPlayOn();
  await until(() => halves.every(({ isEnded }) => isEnded));
  await mustPlayOn();
});

test('a flood from one is refused, and another’s answer counts', { timeout: 120_000 }, async () => {
  const limits = {
    ...UNLIMITED,
    HTTP_SECOND: USUAL_BOUNDS.HTTP_SECOND,
    SOCKET_SECOND: USUAL_BOUNDS.SOCKET_SECOND,
  };
  const small = await Open.door({}, { limits });
  const [ada, ben, flood] = [await small.guest('Ada'), await small.guest('Ben'), await small.guest('Flood')];
  const { id } = await small.table([ada, ben], { game: 'estoril' });
  const own = [ada.line().table(id, 0), ben.line().table(id, 1)];
  await Promise.all(own.map(seat => seat.until(({ v }) => v > 0)));
  const requests = Array.from({ length: 400 }, async () => {
    const response = await fetch(`${small.origin}/me`, { headers: flood.http.headers });
    await response.arrayBuffer();
    return response.status;
  });
  expect(await playOn(own, luck('flood'), 4)).toBe(4);
  const statuses = await Promise.all(requests);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const socket = new WebSocket(`${small.origin.replace('http', 'ws')}/ws`, [PROTOCOL_JSON], {
    headers: flood.http.headers,
  });
  let closed = 0;
  socket.on('close', code => (closed = code)).on('error', () => {});
  await new Promise(done => socket.once('open', done));
  for (let i = 0; i < 500; i++) socket.send('{"t":"seen","h":0,"v":1}');
  await until(() => closed > 0);
  expect(closed).toBe(1008);
  expect(await playOn(own, luck('after the flood'), 2)).toBe(2);
  await small.close();
});
