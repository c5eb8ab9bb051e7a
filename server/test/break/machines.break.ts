/** One house of several machines: whoever plays through one of them plays with everybody who plays through another. */
import type { IncomingMessage } from 'node:http';
import { Line } from '@kaffeehaus/client';
import type { Dial } from '@kaffeehaus/client';
import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { natsBus } from '../../src/bus/nats.ts';
import { notifyBus } from '../../src/bus/notify.ts';
import type { Bus } from '../../src/bus/bus.ts';
import { Leases, SECTIONS, sectionOf } from '../../src/play/duty.ts';
import { openSharedTime } from '../../src/play/time.ts';
import { postgresStore } from '../../src/store/postgres.ts';
import { Nats, natsServer } from '../../../scripts/load/nats.mjs';
import { postgres } from '../../../scripts/load/postgres.mjs';
import { luck } from '../table.ts';
import { Guest, isOver, playOn, someAnswer } from '../visit.ts';
import type { Open } from '../visit.ts';
import { machineAt } from './several.ts';
import { Wire } from './wire.ts';

const open: Open[] = [];

const machine = async (url: string, node: string, bus: Bus): Promise<Open> => {
  const door = await machineAt(url, node, bus);
  open.push(door);
  return door;
};

/** Somebody who is known at one machine and comes in through another. */
const through = (door: Open, guest: Guest): Guest => {
  const other = new Guest(door, guest.name);
  return Object.assign(other, { http: guest.http });
};

const closeAll = async (): Promise<void> => {
  for (const door of open.splice(0)) await door.close();
};

let url = '';
beforeAll(async () => {
  url = await (await postgres()).database();
}, 60_000);

const nats = natsServer();
let server: Nats | undefined;
afterAll(() => server?.kill());

interface Kind {
  readonly name: string;
  readonly bus: (node: string) => Promise<Bus>;
}

const SILENCE: Bus = {
  ring: () => {},
  pass: () => {},
  hear: () => () => {},
  isRoomy: false,
  isUp: false,
  whenBack: () => {},
  close: async () => {},
};

const KINDS: readonly Kind[] = [
  { name: 'LISTEN/NOTIFY', bus: async node => notifyBus(url, node) },
  {
    name: 'NATS',
    bus: async () => {
      server ??= await Nats.open(nats ?? '');
      return natsBus(server.url, 'house');
    },
  },
  { name: 'no bus at all', bus: async () => SILENCE },
];

/** Where no NATS can be had, that part is left out, and said so at the end. */
const HERE = KINDS.filter(({ name }) => name !== 'NATS' || nats !== undefined);

describe.each(HERE)('over $name', ({ name, bus }) => {
  const two = async (): Promise<readonly [Open, Open]> => {
    const doors = [await machine(url, 'a', await bus('a')), await machine(url, 'b', await bus('b'))] as const;
    if (name !== 'no bus at all')
      await vi.waitFor(() => expect(doors.map(({ house }) => house.bus.isUp)).toEqual([true, true]), 10_000);
    return doors;
  };

  describe('two machines that stay', () => {
    let a: Open;
    let b: Open;
    beforeAll(async () => {
      [a, b] = await two();
    }, 60_000);
    afterAll(closeAll);

    test('two who play through different machines play one game', async () => {
      const [ada, ben] = [await a.guest('Ada'), await b.guest('Ben')];
      const { id } = await ada.http.open({ game: 'vienna', seats: 2, open: 'all', watch: 'all' });
      await ben.http.sit(id, { terms: 1 });
      await ada.http.start(id);
      const [first, second] = [ada.line().table(id, 0), ben.line().table(id, 1)];
      const given = await playOn([first, second], luck(`cluster ${name}`), name === 'no bus at all' ? 6 : 30);
      expect(given).toBeGreaterThan(5);
      expect(second.v).toBe(first.v);
      const masks = await Promise.all([a, b].map(async ({ house }) => (await house.tables.look(id)).mask(0)));
      expect(masks[1]).toEqual(masks[0]);
      expect(masks[0]).toEqual(first.table);
    });

    test('it is written who owes an answer, whichever machine wrote the row before', async () => {
      const [ada, ben] = [await a.guest('Ada'), await b.guest('Ben')];
      const { id } = await ada.http.open({ game: 'vienna', seats: 2, open: 'all', watch: 'none' });
      await ben.http.sit(id, { terms: 1 });
      await ada.http.start(id);
      const seats = [ada.line().table(id, 0), ben.line().table(id, 1)];
      for (let i = 0; i < 8; i++) {
        await playOn(seats, luck(`owed ${name} ${i}`), 1);
        const owed = await a.house.db
          .selectFrom('turns')
          .innerJoin('tables', 'tables.tab', 'turns.tab')
          .innerJoin('people', 'people.person', 'turns.person')
          .select('people.name')
          .where('tables.id', '=', id)
          .orderBy('people.name')
          .execute();
        const { course } = await a.house.tables.look(id);
        const asked = course.owing.map(seat => (seat === 0 ? 'Ada' : 'Ben')).sort();
        expect(owed.map(one => one.name)).toEqual(asked);
      }
    });

    test('who comes, speaks and is asked is heard of at the other machine', async () => {
      // Without a bus they are heard of when somebody looks again.
      if (name === 'no bus at all') return;
      const [ada, ben] = [await a.guest('Ada'), await b.guest('Ben')];
      const { id } = await ada.http.open({ game: 'vienna', seats: 2, open: 'link', watch: 'none' });
      const { invite } = await ada.http.ask<{ readonly invite: string }>('POST', `/tables/${id}/invites`, {
        seat: 1,
      });
      await ben.http.sit(id, { terms: 1, invite });
      await ada.http.start(id);
      const first = ada.line().table(id, 0);
      const second = ben.line().table(id, 1);
      await first.until(({ seats }) => seats[1]?.here === true);
      await second.until(({ seats }) => seats[0]?.here === true);
      await Promise.all([first, second].map(one => one.until(({ v }) => v > 0)));
      // Somewhere else in the house, through the other machine.
      const elsewhere = through(b, ada).line();
      const asked = [first, second].find(({ q }) => q > 0);
      if (asked === first) await vi.waitFor(() => expect(elsewhere.turns.length).toBe(1), 10_000);
      ben.leave();
      await first.until(({ seats }) => seats[1]?.here === false);
    });

    test('a line of chat that is said again at the other machine is said once', async () => {
      const [ada, ben] = [await a.guest('Ada'), await b.guest('Ben')];
      const { id } = await ada.http.open({ game: 'vienna', seats: 2, open: 'all', watch: 'all' });
      await ben.http.sit(id, { terms: 1 });
      await a.house.db.updateTable('people').set({ kind: 'account' }).where('name', '=', 'Ada').execute();
      const cookie = { headers: ada.http.headers, socket: {} } as unknown as IncomingMessage;
      const caller = await a.house.sessions.callerOf(cookie);
      const say = async ({ house }: Open, text: string, cmd: string) =>
        house.chat.say(caller, await house.tables.wake(id), { to: 'table', text }, cmd);
      expect(await say(a, 'once', 'firstonce')).toBe(1);
      // Its line was cut before it heard so: it comes in elsewhere, and says it again.
      expect(await say(b, 'once', 'firstonce')).toBe(1);
      const both = [a, b, a, b].map(door => say(door, 'at once', 'secondone'));
      expect(await Promise.all(both)).toEqual([2, 2, 2, 2]);
      expect(await say(b, 'once', 'another')).toBe(3);
      const { lines } = await ben.http.ask<{ readonly lines: readonly { readonly text: string }[] }>(
        'GET',
        `/tables/${id}/chat`,
      );
      expect(lines.map(({ text }) => text)).toEqual(['once', 'at once', 'once']);
    });

    test('answers to one question from two machines at one moment: both count, or one is told why not', async () => {
      const ada = await a.guest('Ada');
      const ben = await b.guest('Ben');
      const { id } = await ada.http.open({ game: 'estoril', seats: 2, open: 'all', watch: 'none' });
      await ben.http.sit(id, { terms: 1 });
      await ada.http.start(id);
      const lines = [ada.line().table(id, 0), through(b, ada).line().table(id, 0)] as const;
      const bens = ben.line().table(id, 1);
      await Promise.all([...lines, bens].map(one => one.until(({ v }) => v > 0)));
      let [counted, refused] = [0, 0];
      for (let i = 0; i < 8 && !isOver(lines[0]); i++) {
        const v = Math.max(...[...lines, bens].map(one => one.v));
        await Promise.all([...lines, bens].map(one => one.until(now => now.v >= v)));
        const chance = luck(`both ${name} ${i}`);
        const answers = [...lines, bens].map(one => (one.q > 0 ? someAnswer(one, chance) : undefined));
        const outcomes = await Promise.all(
          [...lines, bens].flatMap((one, k) => (answers[k] ? [one.answer(answers[k])] : [])),
        );
        for (const outcome of outcomes) {
          if (outcome.counted) counted++;
          else refused++;
        }
      }
      expect(counted).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
      const { tab } = (await a.house.store.head(id)) ?? { tab: 0 };
      const rows = await a.house.store.tail(tab, 0);
      expect(rows.filter(({ kind }) => kind === 'answer').length).toBe(counted);
      expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
    });
  });

  describe('two machines of which one goes', () => {
    afterEach(closeAll);

    test('a machine that is told to stop hands over: players and tables are elsewhere within two seconds', async () => {
      const [a, b] = await two();
      const [ada, ben] = [await a.guest('Ada'), await a.guest('Ben')];
      const { id } = await ada.http.open({ game: 'estoril', seats: 2, open: 'all', watch: 'none' });
      await ben.http.sit(id, { terms: 1 });
      await ada.http.start(id);
      let door = a;
      const lines = [ada, ben].map(({ http: { headers } }) => {
        const dial = (_: string, protocols: readonly string[]) =>
          new WebSocket(`${door.origin.replace('http', 'ws')}/ws`, [...protocols], { headers });
        const rules = (hash: string) => b.house.books.byHash(hash);
        return new Line({ url: 'ws://house', dial: dial as unknown as Dial, rules });
      });
      const seats = lines.map((line, seat) => line.table(id, seat));
      const given = await playOn(seats, luck(`moving ${name}`), 4);
      door = b;
      const from = performance.now();
      open.splice(open.indexOf(a), 1);
      const closing = a.close();
      const { tab } = (await b.house.store.head(id)) ?? { tab: 0 };
      const handedOver = vi.waitFor(() => expect(b.house.duty.holds(tab)).toBe(true), { timeout: 2000 });
      expect(await playOn(seats, luck(`moved ${name}`), 1)).toBe(1);
      expect(performance.now() - from).toBeLessThan(2000);
      await Promise.all([handedOver, closing]);
      const rows = await b.house.store.tail(tab, 0);
      expect(rows.filter(({ kind }) => kind === 'answer').length).toBe(given + 1);
      for (const line of lines) line.close();
    });

    test('bots answer once, whoever looks after them, and go on when that machine has gone', async () => {
      const doors = await two();
      const ada = await doors[0].guest('Ada');
      const { id } = await ada.http.open({
        game: 'estoril',
        seats: 2,
        chairs: ['random', 'random'],
        watch: 'all',
      });
      await ada.http.start(id);
      const { tab } = (await doors[0].house.store.head(id)) ?? { tab: 0 };
      const rowsAt = ({ house }: Open) => house.store.tail(tab, 0);
      const goesOn = async (door: Open): Promise<void> => {
        const { length } = await rowsAt(door);
        const more = async (): Promise<void> =>
          expect((await rowsAt(door)).length).toBeGreaterThan(length + 2);
        await vi.waitFor(more, { timeout: 15_000, interval: 50 });
      };
      // Sections are shared out within two rounds.
      const shares = (): readonly number[] => doors.map(({ house }) => house.duty.sections?.length ?? 0);
      await vi.waitFor(() => expect(shares()).toEqual([SECTIONS / 2, SECTIONS / 2]), { timeout: 15_000 });
      const holders = doors.filter(({ house }) => house.duty.holds(tab));
      expect(holders.length).toBe(1);
      const [holder = doors[0]] = holders;
      const heir = holder === doors[0] ? doors[1] : doors[0];
      await goesOn(heir);
      open.splice(open.indexOf(holder), 1);
      await holder.close();
      await goesOn(heir);
      const rows = await rowsAt(heir);
      expect(rows.map(({ version }) => version)).toEqual(rows.map((_, i) => i + 1));
      expect(rows.filter(({ kind, actor }) => kind === 'answer' && actor > 0)).toEqual([]);
    });
  });
});

/** How late others' moves may come while somebody cannot be heard, in milliseconds. */
const LATE = 1000;

describe.each(HERE.filter(({ name }) => name !== 'no bus at all'))('$name that falls silent', ({ name }) => {
  const wires: Wire[] = [];
  afterEach(async () => {
    await closeAll();
    for (const wire of wires.splice(0)) wire.close();
  });

  /** A machine whose line to the bus can be cut without a word. */
  const behind = async (node: string): Promise<readonly [Open, Wire]> => {
    if (name === 'NATS') server ??= await Nats.open(nats ?? '');
    const { port } = name === 'NATS' ? (server as Nats) : await postgres();
    const wire = new Wire(port);
    wires.push(wire);
    const own = await wire.open();
    const bus =
      name === 'NATS'
        ? natsBus(`nats://127.0.0.1:${own}`, 'silent')
        : notifyBus(url.replace(`:${port}/`, `:${own}/`), node);
    return [await machine(url, node, bus), wire];
  };

  test.each([
    ['of both', [0, 1]],
    ['of one: the other hears nothing wrong', [0]],
  ] as const)('at the machine %s shows moves in time', async (_, cut) => {
    const machines = [await behind('a'), await behind('b')] as const;
    const [[a], [b]] = machines;
    const isHeard = (): readonly boolean[] => [a, b].map(({ house }) => house.hearing.isWhole);
    await vi.waitFor(() => expect(isHeard()).toEqual([true, true]), 10_000);
    const [ada, ben] = [await a.guest('Ada'), await b.guest('Ben')];
    const { id } = await ada.http.open({ game: 'vienna', seats: 2, open: 'all', watch: 'all' });
    await ben.http.sit(id, { terms: 1 });
    await ada.http.start(id);
    const seats = [ada.line().table(id, 0), ben.line().table(id, 1)];
    await playOn(seats, luck(`before ${name}`), 6);
    for (const i of cut) machines[i][1].cut();
    const late: number[] = [];
    for (const until = performance.now() + 1800; performance.now() < until;) {
      const from = performance.now();
      await playOn(seats, luck(`late ${name} ${late.length}`), 1);
      late.push(performance.now() - from);
    }
    expect(Math.max(...late)).toBeLessThan(LATE);
    expect(isHeard()).toEqual([false, false]);
    for (const wire of wires) wire.mend();
    await vi.waitFor(() => expect(isHeard()).toEqual([true, true]), 10_000);
  });
});

describe('leases', () => {
  test('are shared out among those who live, and each section has one holder', async () => {
    const store = await postgresStore(await (await postgres()).database());
    const nodes = ['a', 'b', 'c'];
    const times = await Promise.all(nodes.map(node => openSharedTime(store, node)));
    const leases = await Promise.all(nodes.map(node => Leases.open(store, node)));
    await vi.waitFor(
      () => {
        const counts = leases.map(({ sections }) => sections.length);
        expect(counts.reduce((sum, n) => sum + n, 0)).toBe(SECTIONS);
        expect(Math.max(...counts)).toBe(Math.ceil(SECTIONS / 3));
      },
      { timeout: 15_000, interval: 100 },
    );
    for (let tab = 0; tab < SECTIONS; tab++) expect(leases.filter(one => one.holds(tab)).length).toBe(1);
    const [first, ...others] = leases;
    const before = first?.tenure(first.sections[0] ?? 0);
    await first?.close();
    expect(first?.sections).toEqual([]);
    times[0]?.close();
    // Handed over at once, and with another epoch.
    await vi.waitFor(() => expect(others.some(one => one.holds(before?.section ?? 0))).toBe(true), {
      timeout: 15_000,
    });
    const heir = others.find(one => one.holds(before?.section ?? 0));
    expect(heir?.tenure(before?.section ?? 0)?.epoch).toBeGreaterThan(before?.epoch ?? 0);
    expect(sectionOf(SECTIONS + 3)).toBe(3);
    for (const time of times) time.close();
    await Promise.all(others.map(one => one.close()));
    await store.close();
  });
});
