/** Over real sockets: who is there is not told what they see, who leaves is, and what is said arrives once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Account } from '@kaffeehaus/client';
import { PROTOCOL_JSON } from '@kaffeehaus/protocol';
import type { FromServer } from '@kaffeehaus/protocol';
import { WebSocket } from 'ws';
import { postOffice } from './smtp.ts';
import type { PostOffice } from './smtp.ts';
import { Open } from './visit.ts';
import type { Guest } from './visit.ts';

const MINUTE = 60_000;

let now = Date.parse('2026-06-01T10:00:00Z');
let office: PostOffice;
let door: Open;

beforeAll(async () => {
  office = await postOffice();
  door = await Open.door({ now: () => now }, { smtp: office.url });
});
afterAll(async () => {
  await door.close();
  await office.close();
});

/** A guest at a seat, or at none, over a socket of their own. */
class Chair {
  readonly heard: FromServer[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.heard.push(JSON.parse((data as Buffer).toString()) as FromServer));
  }

  static async at(guest: Guest, table: string, as: number | 'watch'): Promise<Chair> {
    const url = `${door.origin.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, [PROTOCOL_JSON], { headers: guest.http.headers });
    const chair = new Chair(socket);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    chair.tell({ t: 'sub', id: 'sub', table, as, v: 0 });
    await chair.hears('view');
    return chair;
  }

  tell(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  hears(t: string): Promise<unknown> {
    return expect.poll(() => this.heard.some(message => message.t === t), { timeout: 5_000 }).toBe(true);
  }

  said(): readonly string[] {
    return this.heard.flatMap(message => (message.t === 'said' ? [message.phrase ?? message.text] : []));
  }

  leave(): Promise<unknown> {
    const closed = new Promise(done => this.#socket.once('close', done));
    this.#socket.close();
    return closed;
  }
}

const waiting = async (person: number): Promise<number> =>
  (
    await door.house.db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'wait')
      .where('kind', '=', 'turn')
      .where('person', '=', person)
      .execute()
  ).length;

const sit = async (...names: readonly string[]) => {
  const guests = await Promise.all(names.map(name => door.guest(name)));
  const pace = { kind: 'live', bank: 3_600, increment: 10, zero: 'bot' } as const;
  const { id } = await door.table(guests, { game: 'vienna', pace });
  const { course, head } = await door.house.tables.look(id);
  return { guests, id, course, tab: head.tab };
};

test('who is asked and not there is told after two minutes, unless they come and see', async () => {
  const { guests, id, course } = await sit('Ada', 'Ben');
  const [seat = 0] = course.owing;
  const person = course.chairs[seat]?.person ?? 0;
  const guest = guests[seat];
  if (!guest) throw new Error('nobody is asked');
  await door.house.db.insertInto('mails').values({ person, address: 'a@example.org', verified: 1 }).execute();
  expect(await waiting(person)).toBe(1);
  const chair = await Chair.at(guest, id, seat);
  now += 2 * MINUTE;
  await door.house.outbox.tick();
  expect(office.received).toHaveLength(0);
  chair.tell({ t: 'seen', h: 0, v: 1 });
  await expect.poll(() => waiting(person)).toBe(0);
  await chair.leave();
  now += 10 * MINUTE;
  await door.house.outbox.tick();
  expect(office.received).toHaveLength(0);
});

test('who leaves a live table that waits for them is told, once', async () => {
  const { guests, id, course } = await sit('Cleo', 'Dora');
  const [seat = 0] = course.owing;
  const person = course.chairs[seat]?.person ?? 0;
  const guest = guests[seat];
  if (!guest) throw new Error('nobody is asked');
  await door.house.db.insertInto('mails').values({ person, address: 'c@example.org', verified: 1 }).execute();
  await guest.http.ask('PATCH', '/me', { settings: { notices: { turn: ['mail'] } } });
  await door.house.db.deleteFrom('outbox').execute();
  const chair = await Chair.at(guest, id, seat);
  expect(await waiting(person)).toBe(0);
  chair.tell({ t: 'here', h: 0, on: false });
  await expect.poll(() => waiting(person)).toBe(1);
  await chair.leave();
  now += 2 * MINUTE;
  await door.house.outbox.tick();
  now += 10 * MINUTE;
  await door.house.outbox.tick();
  expect(office.received.map(({ to }) => to)).toEqual([['<c@example.org>']]);
  expect(office.received[0]?.text).toContain('it is your turn');
});

test('what is said arrives once, where it is for, and makes nobody’s answer stale', async () => {
  const { guests, id } = await sit('Eva', 'Finn');
  const [eva, finn] = guests;
  const gus = await door.guest('Gus');
  if (!eva || !finn) throw new Error('nobody came');
  const [one, two, watcher] = [
    await Chair.at(eva, id, 0),
    await Chair.at(finn, id, 1),
    await Chair.at(gus, id, 'watch'),
  ];
  const before = (await door.house.tables.look(id)).version;
  one.tell({ t: 'say', h: 0, id: 'abcdefgh', to: 'table', phrase: 'luck' });
  one.tell({ t: 'say', h: 0, id: 'abcdefgh', to: 'table', phrase: 'luck' });
  two.tell({ t: 'say', h: 0, id: 'bcdefghj', to: 'seats', phrase: 'thanks' });
  watcher.tell({ t: 'say', h: 0, id: 'cdefghjk', to: 'watchers', phrase: 'hello' });
  watcher.tell({ t: 'say', h: 0, id: 'defghjkm', to: 'table', phrase: 'hello' });
  two.tell({ t: 'say', h: 0, id: 'efghjkmn', to: 'table', text: 'free words' });
  await watcher.hears('no');
  await two.hears('no');
  await expect.poll(() => [...one.said()].sort()).toEqual(['luck', 'thanks']);
  await expect.poll(() => [...watcher.said()].sort()).toEqual(['hello', 'luck']);
  expect(two.heard.find(({ t }) => t === 'no')).toMatchObject({ id: 'efghjkmn', why: 'phrases-only' });
  expect(one.heard.filter(({ t }) => t === 'ok')).toHaveLength(2);
  expect((await door.house.tables.look(id)).version).toBe(before);
  await Promise.all([one.leave(), two.leave(), watcher.leave()]);
});

test('an account, as the typed client sees it', async () => {
  const { guests, id } = await sit('Hana', 'Ivo');
  const [hana, ivo] = guests;
  if (!hana || !ivo) throw new Error('nobody came');
  const [mine, his] = [new Account(hana.http), new Account(ivo.http)];
  expect(await mine.change({ language: 'de', settings: { zone: 'Europe/Vienna' } })).toMatchObject({
    language: 'de',
    settings: { zone: 'Europe/Vienna', profile: 'all' },
  });
  expect(await mine.setPassword({ login: 'hana', password: 'a real password' })).toMatchObject({
    login: 'hana',
  });
  const elsewhere = await door.guest('Somebody');
  const other = new Account(elsewhere.http);
  await expect(other.byPassword('hana', 'a wrong password')).rejects.toMatchObject({
    error: 'wrong-password',
  });
  expect(await other.byPassword('Hana', 'a real password')).toMatchObject({ name: 'Hana', kind: 'account' });
  expect(await mine.sessions()).toHaveLength(2);
  expect(await mine.endSession('others')).toMatchObject([{ mine: true }]);
  const { code } = await mine.deviceCode();
  expect(await other.byCode(code)).toMatchObject({ name: 'Hana' });
  const { codes } = await mine.recoveryCodes(true);
  expect(codes).toHaveLength(8);
  expect(await mine.ways()).toMatchObject({ codes: 8, possible: { passkeys: false, mail: true } });
  const { secret } = await mine.seatLink(id);
  expect(await other.bySeat(secret)).toMatchObject({ table: id, seat: 0 });
  const { n } = await mine.say(id, { to: 'table', text: 'Grüß Gott' });
  expect((await his.chat(id)).lines).toMatchObject([{ n, name: 'Hana', text: 'Grüß Gott' }]);
  const me = await hana.http.me();
  await his.block(me.id);
  expect([(await his.chat(id)).lines, (await his.blocks()).blocks]).toEqual([
    [],
    [{ id: me.id, name: 'Hana' }],
  ]);
  await his.report({ table: id, about: me.id, why: 'too friendly' });
  expect(await mine.reachable()).toMatchObject({ mail: null, push: [], webhooks: [] });
  expect(await mine.export()).toMatchObject({ format: 'kaffeehaus.export/1' });
  await mine.delete('Hana');
  await expect(hana.http.me()).rejects.toMatchObject({ status: 401 });
  expect((await ivo.http.table(id)).seats).toMatchObject([{ name: '' }, { name: 'Ivo' }]);
});
