/** An acknowledged answer is never lost and never doubled, whenever the house is killed. */
import { writeFileSync } from 'node:fs';
import type { TableLine } from '@kaffeehaus/client';
import { hex } from '@kaffeehaus/trust';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainConfig } from '../../src/config.ts';
import { databaseIn } from '../../src/data.ts';
import { doctor } from '../../src/admin/doctor.ts';
import { storeAsItIs } from '../../src/store/store.ts';
import type { Row } from '../../src/store/store.ts';
import { GAMES, luck } from '../table.ts';
import { isOver } from '../visit.ts';
import { Player, Victim, answering } from './victim.ts';
import type { Kept } from './victim.ts';

const TABLES = Number(process.env['KAFFEEHAUS_TABLES'] ?? 40);
const KILLS = Number(process.env['KAFFEEHAUS_KILLS'] ?? 12);
/** Other games and other moments, for those who kill for an hour. */
const SEED = Number(process.env['KAFFEEHAUS_SEED'] ?? 0);
/** Where they want to read how many answers there were. */
const REPORT = process.env['KAFFEEHAUS_REPORT'];
/** Milliseconds between two kills, by lot up to this. */
const APART = 1500;

const victim = new Victim();
const players: Player[] = [];
const book: Kept[] = [];
const refused: string[] = [];
const rows = new Map<string, readonly Row[]>();

/** Two players at a table of some game, both of whom answer on their own. */
const table = async (i: number, goesOn: () => boolean): Promise<void> => {
  const [ada, ben] = [new Player(victim), new Player(victim)];
  players.push(ada, ben);
  await ada.http.guest({ name: `Ada ${i}` });
  await ben.http.guest({ name: `Ben ${i}` });
  const game = GAMES[i % GAMES.length]?.id ?? '';
  const { id } = await ada.http.open({ game, seats: 2, open: 'all', watch: 'none', pace: { kind: 'none' } });
  await ben.http.sit(id, { terms: 1 });
  await ada.http.start(id);
  const seats = [ada.sit(id, 0), ben.sit(id, 1)];
  seated.push(...seats);
  playing.push(...seats.map((seat, k) => answering(seat, luck(`${SEED} ${i} ${k}`), book, refused, goesOn)));
};

const playing: Promise<void>[] = [];
const seated: TableLine[] = [];
/** Where nobody has answered since the last kill, though somebody was asked. */
const stuck: TableLine[] = [];
const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

beforeAll(async () => {
  let goesOn = true;
  await victim.open();
  for (let i = 0; i < TABLES; i++) await table(i, () => goesOn);
  for (let kill = 0; kill < KILLS; kill++) {
    const lot = SEED * KILLS + kill;
    // Every fourth time while it is opening.
    const opening = kill % 4 === 3 ? victim.open() : undefined;
    await wait(kill % 4 === 3 ? 100 + ((lot * 31) % 400) : 300 + ((lot * 7919) % APART));
    await victim.kill();
    await opening;
    if (kill % 4 !== 2) await victim.open();
  }
  const before = book.length;
  const wentOn = (): boolean => {
    const since = new Set(book.slice(before).map(one => one.table));
    return seated.every(seat => isOver(seat) || since.has(seat.id));
  };
  for (let tries = 0; tries < 300 && !wentOn(); tries++) await wait(200);
  stuck.push(
    ...seated.filter(seat => !isOver(seat) && !book.slice(before).some(one => one.table === seat.id)),
  );
  goesOn = false;
  await Promise.all(playing);
  for (const player of players) player.leave();
  await victim.kill();
  const store = await storeAsItIs(databaseIn(victim.data));
  for (const id of new Set(book.map(one => one.table))) {
    const head = await store.head(id);
    if (head) rows.set(id, await store.tail(head.tab, 0));
  }
  await store.close();
  if (REPORT !== undefined) writeFileSync(REPORT, JSON.stringify({ kills: KILLS, answers: book.length }));
}, 1_200_000);

afterAll(async () => {
  await victim.kill();
  victim.forget();
});

test('what was acknowledged stands in the log, word for word', () => {
  expect(book.length).toBeGreaterThan(TABLES * KILLS);
  const wrong = book.filter(({ table: id, v, seat, words, receipt }) => {
    const row = rows.get(id)?.find(({ version }) => version === v);
    const isSame = row?.kind === 'answer' && row.seat === seat && row.body === words;
    return !isSame || (receipt !== undefined && !hex(row.chain).startsWith(receipt));
  });
  expect(wrong).toEqual([]);
});

test('and nothing else does: no answer stands twice', () => {
  const stored = [...rows.values()].flat().filter(({ kind }) => kind === 'answer');
  expect(stored.length).toBe(book.length);
  expect(refused).toEqual([]);
});

test('every table goes on after the last kill', () => {
  expect(rows.size).toBe(TABLES);
  expect(stuck.map(({ id, as, v, q }) => ({ id, as, v, q }))).toEqual([]);
});

test('the store is whole: chains, replays, snapshots and their tails', async () => {
  const { findings, tables } = await doctor(plainConfig({ data: victim.data }));
  expect(findings).toEqual([]);
  expect(tables).toBe(TABLES);
});
