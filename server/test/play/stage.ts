/** A house whose time is moved by hand, and whose bots think in threads made from the sources. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pace } from '@kaffeehaus/protocol';
import { rolldown } from 'rolldown';
import { plainConfig } from '../../src/config.ts';
import { closeHouse, openHouse } from '../../src/house.ts';
import type { Furniture, House } from '../../src/house.ts';
import type { Order, Room } from '../../src/log/room.ts';
import type { Sitter } from '@kaffeehaus/trust/course/chairs';
import type { Timer } from '../../src/play/dues.ts';
import type { Head } from '../../src/store/store.ts';
import { newTable } from '../table.ts';

let thread: Promise<URL> | undefined;

const bundle = async (): Promise<URL> => {
  const file = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-bots-')), 'thread.mjs');
  const making = await rolldown({
    input: fileURLToPath(new URL('../../src/play/thread.ts', import.meta.url)),
    platform: 'node',
    resolve: { conditionNames: ['@kaffeehaus/source', 'node', 'import', 'default'] },
  });
  await making.write({ file, format: 'es', codeSplitting: false });
  await making.close();
  return pathToFileURL(file);
};

/** The thread of bots in one file, made once for all tests. */
export const botThread = (): Promise<URL> => (thread ??= bundle());

/** Gives whatever was begun the time to end. */
export const settle = (ms = 8): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Time stands still but when it is moved. */
export class Hands {
  now = Date.UTC(2026, 10, 18);
  #at = Infinity;
  #call: (() => void) | undefined;

  readonly timer: Timer = {
    set: (ms, call) => {
      this.#at = this.now + Math.max(0, ms);
      this.#call = call;
    },
    clear: () => {
      this.#at = Infinity;
    },
  };

  /** To the next thing that is due, if that is before the moment; whether there was one. */
  step(until = Infinity): boolean {
    if (this.#at > until || this.#at === Infinity) return false;
    this.now = Math.max(this.now, this.#at);
    this.#at = Infinity;
    this.#call?.();
    return true;
  }

  /** Lets time pass, and everything happen that is due in it. */
  async pass(ms: number): Promise<void> {
    const until = this.now + ms;
    await settle();
    while (this.step(until)) await settle();
    this.now = until;
  }

  /** Lets time pass until something holds. */
  async until(holds: () => boolean | Promise<boolean>): Promise<void> {
    for (let i = 0; i < 20_000; i++) {
      if (await holds()) return;
      if (!this.step()) await settle(2);
      else await settle(4);
    }
    throw new Error('it never came to that');
  }
}

/** Those who sit in tests, by their numbers. */
const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di'];

const seatPeople = async ({ db }: House): Promise<void> => {
  const row = { kind: 'account', language: 'en', settings: '{}', created: 0, seen: 0, gone: null } as const;
  await db
    .insertInto('people')
    .values(PEOPLE.map(name => ({ ...row, id: name, name })))
    .onConflict(on => on.doNothing())
    .execute();
};

export class Stage {
  readonly hands: Hands;
  readonly house: House;

  private constructor(house: House, hands: Hands) {
    this.house = house;
    this.hands = hands;
  }

  static async open(furniture: Furniture = {}, hands = new Hands()): Promise<Stage> {
    const house = await openHouse(plainConfig(), {
      now: () => hands.now,
      timer: hands.timer,
      threads: { entry: await botThread() },
      ...furniture,
    });
    await seatPeople(house);
    await house.play.open();
    return new Stage(house, hands);
  }

  begin(table: Omit<Head, 'tab'>, sitters: readonly Sitter[]): Promise<Head> {
    return this.house.tables.begin(table, sitters);
  }

  look(id: string): Promise<Room> {
    return this.house.tables.look(id);
  }

  /** The seat's person answers, with the first legal answer there is. */
  async answer(id: string, seat: number, cmd = ''): Promise<void> {
    const { tables } = this.house;
    await tables.take(id, room => {
      const { kernel } = room.rules;
      const ask = kernel.askOf(room.held.table, seat);
      if (!ask) throw new Error(`seat ${seat} is not asked`);
      return room.answer(this.order(seat, cmd), room.putTo(seat), kernel.nth(ask, 0));
    });
  }

  /** Everybody who is asked and present answers, until something holds. */
  async play(id: string, holds: (room: Room) => boolean): Promise<Room> {
    for (let i = 0; i < 5000; i++) {
      const room = await this.look(id);
      if (holds(room)) return room;
      const seat = room.course.owing.find(one => room.course.chairs[one]?.bot === null);
      if (seat === undefined) await this.pass(3000);
      else await this.answer(id, seat);
    }
    throw new Error('it never came to that');
  }

  order(seat: number, cmd = ''): Order {
    return { seat, actor: seat + 1, cmd, now: this.hands.now };
  }

  pass(ms: number): Promise<void> {
    return this.hands.pass(ms);
  }

  until(holds: () => boolean | Promise<boolean>): Promise<void> {
    return this.hands.until(holds);
  }

  close(): Promise<void> {
    return closeHouse(this.house);
  }
}

let tables = 0;

/** A table at which they sit, and that has begun. */
export const opened = async (
  stage: Stage,
  game: string,
  sitters: readonly Sitter[],
  pace: Pace = { kind: 'none' },
  own: Partial<Head> = {},
): Promise<Head> => {
  const rules = (await stage.house.books.current(game)) ?? '';
  const table = newTable(game, sitters.length, `table ${++tables}`);
  return stage.begin({ ...table, rules, pace: JSON.stringify(pace), ...own }, sitters);
};

export const onStage = async (run: (stage: Stage) => Promise<void>): Promise<void> => {
  const stage = await Stage.open();
  try {
    await run(stage);
  } finally {
    await stage.close();
  }
};
