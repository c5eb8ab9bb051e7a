/**
 * Several machines of one house under play, and everything that can happen to them: killed, stopped, cut off, slowed,
 * replaced by later ones; the real PostgreSQL and the real bus, too. Afterwards one order must explain all that anybody
 * asked for, was told and saw.
 */
import { writeFileSync } from 'node:fs';
import type { TableLine } from '@kaffeehaus/client';
import { below } from '@kaffeehaus/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAMES, luck } from '../table.ts';
import { isOver } from '../visit.ts';
import { Cluster, Pilgrim, wait } from './cluster.ts';
import type { Machine } from './cluster.ts';
import { judge } from './history.ts';

const TABLES = Number(process.env['KAFFEEHAUS_TABLES'] ?? 9);
const SEED = Number(process.env['KAFFEEHAUS_SEED'] ?? 0);
const REPORT = process.env['KAFFEEHAUS_REPORT'];
/** A fault that must be found. */
const PLANT = process.env['KAFFEEHAUS_PLANT'] ?? '';
/** Only troubles with this in their name. */
const ONLY = process.env['KAFFEEHAUS_ONLY'] ?? '';
/** How often each trouble is made, and how many seconds what lasts takes at most; in the sample it is always as short as it shows. */
const ROUNDS = Number(process.env['KAFFEEHAUS_ROUNDS'] ?? 1);
const LASTS = Number(process.env['KAFFEEHAUS_LASTS'] ?? 0);

const lot = luck(`lasting ${SEED}`);

/** Milliseconds in the sample; otherwise by lot, from a second on or from what it takes to show. */
const lasting = (ms: number, least = 1000): Promise<void> =>
  wait(LASTS === 0 ? ms : least + below(lot, 1000 * LASTS - least));

/** A lease has run out, and somebody else has it. */
const ASLEEP = 4500;

/** What happens to a machine, or to what it shares with the others; returns when it is over. */
const TROUBLES: { readonly [name: string]: (cluster: Cluster, one: Machine) => Promise<void> } = {
  'a machine is killed': async (_, one) => {
    await one.end('SIGKILL');
    await wait(500);
    await one.open();
  },
  'a machine is cut off from the database': async (_, one) => {
    one.toDatabase.cut();
    await lasting(2500);
    one.toDatabase.mend();
  },
  'a machine is cut off from the bus': async (_, one) => {
    one.toBus?.cut();
    await lasting(2500);
    one.toBus?.mend();
  },
  'a machine stops, and wakes up believing': async (_, one) => {
    one.freeze(true);
    await lasting(ASLEEP, ASLEEP);
    one.freeze(false);
    // It has the time to do what it believes to be its business.
    await wait(2000);
  },
  'the database is killed': async cluster => {
    await cluster.postgres.kill();
    await wait(300);
    await cluster.postgres.start();
  },
  'the bus is killed': async cluster => {
    await cluster.nats?.kill();
    await lasting(1500);
    await cluster.nats?.start();
  },
  'the database is slow': async (_, one) => {
    one.toDatabase.slow(60);
    await lasting(2000);
    one.toDatabase.slow(0);
  },
  'a machine is replaced by a later one': async (_, one) => {
    await one.end('SIGTERM');
    await one.open('yes');
  },
};

const pilgrims: Pilgrim[] = [];
const seated: TableLine[] = [];
const playing: Promise<void>[] = [];
let cluster: Cluster;
let goesOn = true;

/** Asks again while nothing can be stored, as a machine with much else to do may say. */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let tries = 0; ; tries++)
    try {
      return await ask();
    } catch (error) {
      if ((error as { readonly status?: number }).status !== 503 || tries > 20) throw error;
      await wait(250);
    }
};

/** Two people, or one and a bot; each comes in through another machine. */
const table = async (i: number): Promise<void> => {
  const [ada, ben] = [new Pilgrim(cluster, `Ada ${i}`, i), new Pilgrim(cluster, `Ben ${i}`, i + 1)];
  const game = GAMES[i % GAMES.length]?.id ?? '';
  const withBot = i % 3 === 2;
  await patiently(() => ada.http.guest({ name: `Ada ${i}` }));
  const { id } = await patiently(() =>
    ada.http.open({
      game,
      seats: 2,
      open: 'all',
      watch: 'none',
      pace: { kind: 'none' },
      ...(withBot && { chairs: ['me', 'random'] as const }),
    }),
  );
  if (!withBot) {
    await patiently(() => ben.http.guest({ name: `Ben ${i}` }));
    await patiently(() => ben.http.sit(id, { terms: 1 }));
  }
  await patiently(() => ada.http.start(id));
  for (const [seat, one] of (withBot ? [ada] : [ada, ben]).entries()) {
    const line = one.sit(id, seat);
    pilgrims.push(one);
    seated.push(line);
    playing.push(one.play(line, luck(`${SEED} ${i} ${seat}`), () => goesOn));
  }
};

const acked = (): number => pilgrims.reduce((sum, one) => sum + one.commands.filter(({ v }) => v).length, 0);

/** Tables at which nothing has happened since, though they are not over. */
const stuck = (since: ReadonlyMap<TableLine, number>): readonly string[] =>
  seated
    .filter(seat => !isOver(seat) && seat.v <= (since.get(seat) ?? 0))
    .map(({ id, v, q }) => `${id} ${v} ${q}`);

const allGoOn = async (): Promise<readonly string[]> => {
  const since = new Map(seated.map(seat => [seat, seat.v]));
  for (let tries = 0; tries < 200 && stuck(since).length > 0; tries++) await wait(100);
  return stuck(since);
};

const silent: string[] = [];

beforeAll(async () => {
  cluster = await Cluster.open(3, PLANT);
  await Promise.all(Array.from({ length: TABLES }, (_, i) => table(i)));
  await wait(1000);
  const names = Object.keys(TROUBLES).filter(name => name.includes(ONLY));
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, name] of names.entries()) {
      const one = cluster.machines[(SEED + round + i) % cluster.machines.length] as Machine;
      await TROUBLES[name]?.(cluster, one);
      silent.push(...(await allGoOn()).map(seat => `${name}: ${seat}`));
    }
  goesOn = false;
  await Promise.all(playing);
  for (const one of pilgrims) one.leave();
}, 1_800_000);

afterAll(() => cluster.close());

test('one order explains all that was asked, told and seen', async () => {
  const { rows, tenancies } = await cluster.written();
  const commands = pilgrims.flatMap(one => one.commands);
  const sights = pilgrims.flatMap(one => one.sights);
  const found = judge({ commands, sights, rows, tenancies });
  if (REPORT !== undefined)
    writeFileSync(
      REPORT,
      JSON.stringify({
        answers: acked(),
        operations: commands.length + sights.length,
        rows: rows.length,
        found,
      }),
    );
  expect(acked()).toBeGreaterThan(TABLES * 5);
  expect(rows.some(({ actor, kind }) => actor === 0 && kind === 'answer')).toBe(true);
  expect(found).toEqual([]);
});

test('every table goes on after every trouble', () => {
  expect(silent).toEqual([]);
});

test('every table is what its rows say, and so is who owes an answer', async () => {
  expect(await cluster.health()).toEqual([]);
  // Bots may still be about to answer.
  await vi.waitFor(async () => expect(await cluster.owedWrongly()).toEqual([]), {
    timeout: 20_000,
    interval: 500,
  });
});
