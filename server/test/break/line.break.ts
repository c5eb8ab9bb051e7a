/** Whatever a line does to messages, everybody ends with the same table and knows whether an answer counted. */
import { Line } from '@kaffeehaus/client';
import type { Outcome, TableLine } from '@kaffeehaus/client';
import { below } from '@kaffeehaus/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, luck, rulesNamed } from '../table.ts';
import { Open, isOver, someAnswer } from '../visit.ts';
import type { Guest } from '../visit.ts';
import { Cutter, HASTY, chaotic } from './chaos.ts';

const ROUNDS = Number(process.env['KAFFEEHAUS_ROUNDS'] ?? 2);
const ANSWERS = 60;

let door: Open;
let cutter: Cutter;
let port = 0;

beforeAll(async () => {
  door = await Open.door();
  cutter = new Cutter(Number(new URL(door.origin).port), luck('cuts'));
  port = await cutter.open();
});

afterAll(async () => {
  cutter.close();
  await door.close();
});

/** One device of a guest, behind a line that cuts, loses and repeats. */
const device = (guest: Guest, id: string, seat: number, name: string): [Line, TableLine] => {
  const line = new Line({
    url: `ws://127.0.0.1:${port}/ws`,
    dial: chaotic(guest.dial, luck(`chaos ${name}`)),
    rules: (_, game) => rulesNamed(game),
    timers: HASTY,
    json: below(luck(name), 2) === 0,
  });
  return [line, line.table(id, seat)];
};

interface Book {
  readonly counted: { readonly v: number; readonly words: string }[];
  readonly refused: string[];
}

const write = (book: Book, words: string, outcome: Outcome): void => {
  if (outcome.counted) book.counted.push({ v: outcome.v, words });
  else book.refused.push(outcome.why);
};

const soon = (): Promise<void> => new Promise(done => setTimeout(done, 5));

/** Answers by lot as long as the table wants answers; two devices of one seat may answer the same question. */
const play = async (device: TableLine, name: string, book: Book, goesOn: () => boolean): Promise<void> => {
  const chance = luck(name);
  while (goesOn() && !isOver(device)) {
    const { q, rules } = device;
    const answer = q > 0 ? someAnswer(device, chance) : undefined;
    if (answer && rules) {
      const words = rules.kernel.wordAnswer(rules.game, Number(device.as), answer);
      write(book, words, await device.answer(answer));
      for (let i = 0; i < 100 && goesOn() && device.q === q; i++) await soon();
    } else await soon();
  }
};

const cases = Array.from({ length: ROUNDS }, (_, i) => GAMES.map(({ id }) => [id, i] as const)).flat();

test.each(cases)('%s, round %i', async (game, round) => {
  const [ada, ben] = await Promise.all([door.guest('Ada'), door.guest('Ben')]);
  const { id } = await door.table([ada, ben], { game });
  const book: Book = { counted: [], refused: [] };
  const name = `${game} ${round}`;
  const devices = [
    device(ada, id, 0, `${name} phone`),
    device(ada, id, 0, `${name} laptop`),
    device(ben, id, 1, `${name} tablet`),
  ];
  const goesOn = (): boolean => book.counted.length < ANSWERS;
  await Promise.all(devices.map(([, one], i) => play(one, `${name} ${i}`, book, goesOn)));
  const { room } = await door.house.tables.wake(id);
  if (!room) throw new Error('no room');
  for (const [, one] of devices) await one.until(({ v }) => v >= room.version);
  for (const [, one] of devices) expect(one.table).toEqual(room.mask(Number(one.as)));
  const rows = (await door.house.store.tail(room.head.tab, 0)).filter(({ kind }) => kind === 'answer');
  const byVersion = (a: { readonly v: number }, b: { readonly v: number }): number => a.v - b.v;
  expect(book.counted.slice().sort(byVersion)).toEqual(
    rows.map(({ version: v, body: words }) => ({ v, words })),
  );
  // Only the other device can have been quicker: the question is gone, or waits for others' answers.
  expect(book.refused.filter(why => why !== 'stale' && why !== 'not-your-turn')).toEqual([]);
  for (const [line] of devices) line.close();
});

test('the wires were cut', () => {
  expect(cutter.cuts).toBeGreaterThan(ROUNDS * 3);
});
