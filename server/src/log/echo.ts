/**
 * What other machines have written of tables that are awake here. They ring; whoever did not hear it, or hears that
 * something is missing, reads it from the store. While somebody cannot be heard it is looked twice a second.
 */
import type { House } from '../house.ts';
import type { Row } from '../store/store.ts';
import type { Live } from './live.ts';
import type { Done } from './room.ts';
import type { Tables } from './tables.ts';

type Needed = Pick<House, 'store' | 'db' | 'bus' | 'hearing' | 'closing'>;

/** So often it is looked whether something was missed: while somebody cannot be heard, and to be sure. */
const BLIND = 500;
const SURE = 10_000;
/** In one question. */
const PAGE = 1000;

/** A row as it is rung: its bytes in letters. */
type Rung = Omit<Row, 'chain'> & { readonly chain: string };

interface Ring {
  readonly v: number;
  readonly row?: Rung;
}

export const topicOf = (tab: number): string => `t.${tab}`;

const rungOf = (row: Row): Rung => ({ ...row, chain: Buffer.from(row.chain).toString('base64') });
const rowOf = (rung: Rung): Row => ({ ...rung, chain: new Uint8Array(Buffer.from(rung.chain, 'base64')) });

export class Echo {
  readonly #house: Needed;
  readonly #tables: Tables;
  readonly #ends = new Map<number, () => void>();
  /** Tables that are being read, and whether there was another ring meanwhile. */
  readonly #reading = new Map<Live, boolean>();
  #looked = 0;

  constructor(house: Needed, tables: Tables) {
    this.#house = house;
    this.#tables = tables;
    const timer = setInterval(() => void this.#pulse(), BLIND).unref();
    house.closing.push(() => clearInterval(timer));
    house.hearing.whenTurned(() => void this.look().catch(() => {}));
  }

  /** A table is awake from now on. */
  listen(live: Live): void {
    const heard = (message: unknown): void => this.#heard(live, message as Ring);
    this.#ends.get(live.tab)?.();
    this.#ends.set(live.tab, this.#house.bus.hear(topicOf(live.tab), heard));
  }

  /** And sleeps again. */
  forget({ tab }: Live): void {
    this.#ends.get(tab)?.();
    this.#ends.delete(tab);
  }

  /** A row is written here: the others hear of it. */
  ring({ row }: Done): void {
    const { bus } = this.#house;
    const ring: Ring = bus.isRoomy ? { v: row.version, row: rungOf(row) } : { v: row.version };
    bus.pass(topicOf(row.tab), ring);
  }

  /** Reads whatever was written of a table since. */
  async catchUp(live: Live): Promise<void> {
    if (this.#reading.has(live)) return void this.#reading.set(live, true);
    this.#reading.set(live, false);
    try {
      do {
        this.#reading.set(live, false);
        await this.#read(live);
      } while (this.#reading.get(live) === true);
    } finally {
      this.#reading.delete(live);
    }
  }

  /** Asks of all tables that are awake how far they are, and reads what is missing. */
  async look(): Promise<void> {
    const awake = (await this.#tables.all()).filter(({ isLost }) => !isLost);
    for (let i = 0; i < awake.length; i += PAGE) await this.#lookAt(awake.slice(i, i + PAGE));
  }

  async #pulse(): Promise<void> {
    const now = performance.now();
    if (now - this.#looked < (this.#house.hearing.isWhole ? SURE : BLIND) - BLIND / 2) return;
    this.#looked = now;
    // What cannot be read now is read at the next look.
    await this.look().catch(() => {});
  }

  async #lookAt(lives: readonly Live[]): Promise<void> {
    const tabs = lives.map(({ tab }) => tab);
    const rows = await this.#house.db
      .selectFrom('tables')
      .select(({ selectFrom, ref }) => [
        'tables.tab',
        selectFrom('log')
          .select(({ fn }) => fn.max('log.version').as('v'))
          .where('log.tab', '=', ref('tables.tab'))
          .as('version'),
        selectFrom('chairs')
          .select(({ fn }) => fn.max('chairs.n').as('n'))
          .where('chairs.tab', '=', ref('tables.tab'))
          .as('chairs'),
        'tables.phase',
        'tables.terms',
        'tables.ready',
      ])
      .where('tables.tab', 'in', tabs)
      .execute();
    const found = new Map(rows.map(row => [row.tab, row]));
    for (const live of lives) {
      const row = found.get(live.tab);
      if (!row) continue;
      if (Number(row.version ?? 0) > (live.room?.version ?? 0)) await this.catchUp(live);
      const { phase, terms, ready } = live.head;
      const isSame =
        live.room !== undefined || (phase === row.phase && terms === row.terms && ready === row.ready);
      const last = Math.max(0, ...live.chairs.map(chair => chair?.n ?? 0));
      if (!isSame || Number(row.chairs ?? 0) > last) this.#tables.changed(live.id);
    }
  }

  #heard(live: Live, { v, row }: Ring): void {
    const have = live.room?.version ?? 0;
    if (v <= have || live.isLost) return;
    if (row && live.room && v === have + 1) this.#tables.follow(live, rowOf(row));
    else this.catchUp(live).catch(() => {});
  }

  async #read(live: Live): Promise<void> {
    if (live.isLost) return;
    const { room } = live;
    if (!room) return this.#tables.reopen(live);
    for (const row of await this.#house.store.tail(live.tab, room.version))
      if (live.room === room) this.#tables.follow(live, row);
  }
}
