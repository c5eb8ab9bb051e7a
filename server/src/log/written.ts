/** What is written of a table: its head, who sits there, and once play has begun the fold of its rows. */
import { around } from '../lobby/circle.ts';
import type { Outages } from '@kaffeehaus/trust/course/clocks';
import type { House } from '../house.ts';
import type { Head } from '../store/store.ts';
import type { Live } from './live.ts';
import { Room } from './room.ts';
import { NoTable } from './trouble.ts';

/** Whether there is a log that can be told: of a void table nobody knows whether it holds. */
export const hasBegun = ({ phase }: Head): boolean => phase === 'playing' || phase === 'over';

type Needed = Pick<House, 'store' | 'db' | 'books' | 'people' | 'outages'>;

export class Written {
  readonly #house: Needed;
  /** The same for every room: one of its own would keep alive whatever was at hand when it was made. */
  readonly outages: () => Outages;

  constructor(house: Needed) {
    this.#house = house;
    this.outages = () => house.outages;
  }

  async read(id: string): Promise<Pick<Live, 'head' | 'circle' | 'chairs' | 'names'>> {
    const { store, db, people } = this.#house;
    const row = await store.head(id);
    // A row as the store hands it out takes thrice as much room as its copy, and this one stays.
    const head = row && { ...row };
    const found = await around(db, head);
    if (!head || !found) throw new NoTable(`there is no table ${id}`);
    const named = await people.named(found.circle.holders.filter(person => person > 0));
    const names = new Map([...named].map(([person, { id: own, name }]) => [person, { id: own, name }]));
    return { head, ...found, names };
  }

  /** The table that has begun, as its rows make it. */
  async room(head: Head): Promise<Room | undefined> {
    const { store, books } = this.#house;
    if (!hasBegun(head)) return undefined;
    const rules = await books.byHash(head.rules);
    const snapshot = await store.snapshot(head.tab);
    const fits = snapshot?.rules === head.rules ? snapshot : undefined;
    const rows = await store.tail(head.tab, fits?.version ?? 0);
    return new Room(head, rules, rows, fits, this.outages);
  }
}
