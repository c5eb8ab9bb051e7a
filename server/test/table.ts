/** Tables for tests: a house with a store, and players that answer by lot. */
import { randomBytes } from 'node:crypto';
import { below, rulesOf, seeded } from '@kaffeehaus/kernel';
import type { Answer, Chance, Game, Rules } from '@kaffeehaus/kernel';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import type { Room } from '../src/log/room.ts';
import { localBus } from '../src/bus/bus.ts';
import { Tables } from '../src/log/tables.ts';
import { Writer } from '../src/log/writer.ts';
import { USUAL_BOUNDS } from '../src/limits.ts';
import { Limits } from '../src/gate/buckets.ts';
import type { House } from '../src/house.ts';
import { Metrics } from '../src/metrics.ts';
import { People } from '../src/people/people.ts';
import { builtIn } from '../src/rules/books.ts';
import type { Head, Store } from '../src/store/store.ts';

export const GAMES: readonly Game[] = [vienna, hamburg, estoril] as unknown as readonly Game[];

const RULES = new Map<string, Rules>(GAMES.map(game => [game.id, rulesOf(game)]));

/** In tests rules are named by their game. */
export const rulesNamed = (name: string): Promise<Rules> => {
  const rules = RULES.get(name);
  return rules ? Promise.resolve(rules) : Promise.reject(new Error(`no rules ${name}`));
};

const books = { ...builtIn(), byHash: rulesNamed };

/** Tables without a house around them. */
export const tablesOn = (store: Store, now: () => number = Date.now, own: Partial<House> = {}): Tables => {
  const { db } = store;
  const people = new People({ db, now } as House);
  const limits = new Limits(USUAL_BOUNDS, now);
  const parts = {
    people,
    limits,
    metrics: new Metrics(),
    outages: [],
    consequences: [],
    closing: [],
    bus: localBus(),
    node: 'here',
    isShared: false,
    isCutOff: () => false,
    hearing: { isWhole: true, whenTurned: () => {} } as unknown as House['hearing'],
    presence: { of: () => 0, tell: () => {} } as unknown as House['presence'],
  };
  return new Tables({ store, db, writer: new Writer(store), books, now, ...parts, ...own });
};

export const newTable = (game: string, seats: number, id: string): Omit<Head, 'tab'> => ({
  id,
  game,
  rules: game,
  options: '{}',
  seats,
  seed: `seed of ${id}`,
  secret: randomBytes(32),
  list: new Uint8Array(32),
  pace: '{"kind":"none"}',
  open_to: 'link',
  watching: 'none',
  rated: 0,
  hints: 0,
  owner: 0,
  phase: 'playing',
  created: 0,
  started: 0,
  ended: null,
  mixed: 0,
  result: null,
  after: null,
  terms: 1,
  ready: '[]',
  barred: '[]',
});

/** Nobody but people, numbered by their seats. */
export const people = (seats: number): readonly number[] => Array.from({ length: seats }, (_, i) => i + 1);

/** Somebody who is asked, and one of the answers, by lot. */
export const byLot = ({ rules: { kernel }, held }: Room, chance: Chance): [number, Answer] | undefined => {
  const asks = kernel.asked(held.table);
  const ask = asks[below(chance, Math.max(asks.length, 1))];
  return ask && [ask.seat, kernel.nth(ask, below(chance, kernel.count(ask)))];
};

export const luck = (name: string): Chance => seeded(name);

/** Everybody who is asked answers by lot, so many times or until the game is over. */
export const playByLot = async (
  tables: Tables,
  id: string,
  answers: number,
  now = (): number => 1000,
): Promise<Room> => {
  let room = await tables.look(id);
  for (let i = 0; i < answers && !room.over; i++) {
    const chance = seeded(`${id} ${room.version}`);
    await tables.take(id, one => {
      const [seat = 0, answer = []] = byLot(one, chance) ?? [];
      const actor = one.course.chairs[seat]?.person ?? 0;
      return one.answer({ seat, actor, cmd: '', now: now() }, one.putTo(seat), answer);
    });
    room = await tables.look(id);
  }
  return room;
};
