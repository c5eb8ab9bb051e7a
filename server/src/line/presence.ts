/** Who looks at which table from which seat, at the other machines of the house. A machine that falls silent has nobody. */
import type { Seat } from '@kaffeehaus/kernel';
import type { House } from '../house.ts';

/** On a topic of the bus: somebody has come, gone, or turned away. */
const HERE = 'here';
/** And a machine that asks all others who is there. */
const WHO = 'here.who';

/** 0: nobody. 1: connected, and looks elsewhere. 2: looks. */
export type Here = 0 | 1 | 2;

interface Told {
  readonly node: string;
  readonly list: readonly (readonly [tab: number, seat: Seat, here: Here])[];
}

/** Machines say so often that they are there, and are forgotten after so long a silence. */
const PULSE = 2000;
const SILENT = 7000;
/** So many in one message. */
const PAGE = 200;

type Needed = Pick<House, 'bus' | 'closing' | 'tables' | 'node'>;

export class Presence {
  readonly #house: Needed;
  /** By machine: when it was last heard, and by table and seat who is there. */
  readonly #others = new Map<string, { heard: number; readonly seats: Map<string, Here> }>();

  constructor(house: Needed) {
    this.#house = house;
    const { bus, closing } = house;
    const ends = [
      bus.hear(HERE, told => void this.#heard(told as Told)),
      bus.hear(WHO, node => {
        if (node !== house.node) void this.#tellAll();
      }),
    ];
    const timer = setInterval(() => this.#pulse(), PULSE).unref();
    bus.whenBack(() => {
      void this.#tellAll();
      bus.pass(WHO, house.node);
    });
    closing.push(() => {
      clearInterval(timer);
      for (const end of ends) end();
      // Whoever was here is told at the other machines where they come back.
      bus.pass(HERE, { node: house.node, list: [], gone: true });
    });
  }

  /** How somebody is there, at any of the other machines. */
  of(tab: number, seat: Seat): Here {
    let most: Here = 0;
    for (const { seats } of this.#others.values()) {
      const here = seats.get(`${tab} ${seat}`) ?? 0;
      if (here > most) most = here;
    }
    return most;
  }

  /** Of somebody here the others are told. */
  tell(tab: number, seat: Seat, here: Here): void {
    this.#say([[tab, seat, here]]);
  }

  #say(list: Told['list']): void {
    for (let i = 0; i === 0 || i < list.length; i += PAGE)
      this.#house.bus.pass(HERE, { node: this.#house.node, list: list.slice(i, i + PAGE) });
  }

  async #tellAll(): Promise<void> {
    const list: (readonly [number, Seat, Here])[] = [];
    for (const live of await this.#house.tables.all())
      for (const seat of live.listeners.keys()) if (seat >= 0) list.push([live.tab, seat, live.hereAt(seat)]);
    this.#say(list);
  }

  async #heard({ node, list }: Told & { readonly gone?: boolean }): Promise<void> {
    if (node === this.#house.node) return;
    const other = this.#others.get(node) ?? { heard: 0, seats: new Map<string, Here>() };
    this.#others.set(node, other);
    other.heard = performance.now();
    for (const [tab, seat, here] of list) {
      if (here === 0) other.seats.delete(`${tab} ${seat}`);
      else other.seats.set(`${tab} ${seat}`, here);
      await this.#note(tab, seat);
    }
  }

  #pulse(): void {
    this.#say([]);
    for (const [node, { heard, seats }] of this.#others) {
      if (performance.now() - heard < SILENT) continue;
      this.#others.delete(node);
      for (const key of seats.keys()) {
        const [tab = 0, seat = 0] = key.split(' ').map(Number);
        void this.#note(tab, seat);
      }
    }
  }

  async #note(tab: number, seat: Seat): Promise<void> {
    const live = await this.#house.tables.awakeAt(tab);
    if (live) this.#house.tables.noteElsewhere(live, seat);
  }
}
