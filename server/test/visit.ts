/** A house with its door open, and guests who come in over real sockets. */
import type { AddressInfo } from 'node:net';
import { Http, Line, TIMERS } from '@kaffeehaus/client';
import type { Dial, Socket, TableLine, Timers } from '@kaffeehaus/client';
import { below } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';
import type { NewTable, TableHead } from '@kaffeehaus/protocol';
import { WebSocket } from 'ws';
import { plainConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import type { Furniture, House } from '../src/house.ts';
import { USUAL_BOUNDS } from '../src/limits.ts';
import type { Bounds } from '../src/limits.ts';

/** Nobody waits for a token where speed is not the question. */
export const GENEROUS: Bounds = {
  ...USUAL_BOUNDS,
  SOCKET_SECOND: 100_000,
  ANSWER_SECOND: 100_000,
  SUB_MINUTE: 100_000,
  HTTP_SECOND: 100_000,
  HTTP_ADDRESS_SECOND: 100_000,
  GUESTS_HOUR: 100_000,
  TABLES_HOUR: 100_000,
  SOCKETS_ADDRESS: 10_000,
};

/** For those who come back at once. */
export const HASTY: Timers = { ...TIMERS, set: (call, ms) => setTimeout(call, ms / 20) };

export class Guest {
  readonly http: Http;
  readonly name: string;
  readonly #house: Open;
  readonly #lines: Line[] = [];

  constructor(house: Open, name: string) {
    this.#house = house;
    this.name = name;
    this.http = new Http({ origin: house.origin, keepsCookies: true });
  }

  /** Opens a socket with this guest's cookie. */
  readonly dial: Dial = (url, protocols) =>
    new WebSocket(url, [...protocols], { headers: this.http.headers }) as unknown as Socket;

  line(json = false, timers = TIMERS): Line {
    const rules = (hash: string) => this.#house.house.books.byHash(hash);
    const url = `${this.#house.origin.replace('http', 'ws')}/ws`;
    const line = new Line({ url, dial: this.dial, rules, json, timers });
    this.#lines.push(line);
    return line;
  }

  leave(): void {
    for (const line of this.#lines) line.close();
  }
}

export class Open {
  readonly house: House;
  readonly origin: string;
  readonly #guests: Guest[] = [];

  private constructor(house: House, origin: string) {
    this.house = house;
    this.origin = origin;
  }

  static async door(furniture: Furniture = {}, config: Partial<Config> = {}): Promise<Open> {
    const house = await openHouse(plainConfig({ limits: GENEROUS, ...config }), furniture);
    await house.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = house.http.server.address() as AddressInfo;
    return new Open(house, `http://127.0.0.1:${port}`);
  }

  async guest(name: string): Promise<Guest> {
    const guest = new Guest(this, name);
    this.#guests.push(guest);
    await guest.http.guest({ name });
    return guest;
  }

  /** A table at which the guests sit, in their order, and that has begun. */
  async table(
    guests: readonly Guest[],
    table: Partial<NewTable> & { readonly game: string },
  ): Promise<TableHead> {
    const [owner, ...others] = guests;
    if (!owner) throw new Error('nobody sits');
    const head = await owner.http.open({ seats: guests.length, open: 'all', watch: 'all', ...table });
    for (const guest of others) await guest.http.sit(head.id, { terms: 1 });
    await owner.http.start(head.id);
    return owner.http.table(head.id);
  }

  async close(): Promise<void> {
    for (const guest of this.#guests) guest.leave();
    await closeHouse(this.house);
  }
}

/** One of the answers to one's own open question, by lot; undefined if none is open. */
export const someAnswer = (
  { rules, table, as }: TableLine,
  chance: Chance,
): readonly number[] | undefined => {
  const ask = rules && table && typeof as === 'number' ? rules.kernel.askOf(table, as) : undefined;
  return ask && rules?.kernel.nth(ask, below(chance, rules.kernel.count(ask)));
};

export const isOver = ({ rules, table }: TableLine): boolean =>
  rules !== undefined && table !== undefined && rules.kernel.isOver(table);

/** All answer whatever they are asked until the game is over, or so many answers were given. */
export const playOn = async (
  seats: readonly TableLine[],
  chance: Chance,
  most = Infinity,
): Promise<number> => {
  let given = 0;
  while (given < most && !seats.every(isOver)) {
    const asked = seats.find(seat => seat.q > 0 && someAnswer(seat, chance) !== undefined);
    if (!asked) {
      const versions = seats.map(({ v }) => v);
      await Promise.race(seats.map(seat => seat.until(() => seats.some((one, i) => one.v !== versions[i]))));
      continue;
    }
    const outcome = await asked.answer(someAnswer(asked, chance) ?? []);
    if (!outcome.counted) throw new Error(`seat ${String(asked.as)}: ${outcome.why}`);
    given++;
    const v = outcome.v;
    await Promise.all(seats.map(seat => seat.until(one => one.v >= v)));
  }
  return given;
};
