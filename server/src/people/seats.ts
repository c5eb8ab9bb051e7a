/**
 * The link back to one's chair: 256 bits, of which the hash is kept. It opens that table and nothing else, for as long as
 * the chair is the same person's; a new link puts an end to the one before.
 */
import type { House } from '../house.ts';

export interface OpenSeat {
  readonly person: number;
  readonly tab: number;
  readonly table: string;
  readonly seat: number;
}

export class Seats {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  async link(person: number, tab: number, seat: number): Promise<string> {
    const chair = (await this.#house.lobby.chairs(tab))[seat];
    await this.drop(person, tab);
    return this.#house.codes.make(person, 'seat', { tab, seat, epoch: chair?.epoch ?? 0 });
  }

  async drop(person: number, tab: number): Promise<void> {
    await this.#house.db
      .deleteFrom('codes')
      .where('person', '=', person)
      .where('kind', '=', 'seat')
      .where('tab', '=', tab)
      .execute();
    await this.#house.sessions.revoke(person, { tab });
  }

  /** The chair a link leads to, if it is still the same. */
  async open(secret: string): Promise<OpenSeat | undefined> {
    const code = await this.#house.codes.find('seat', secret);
    if (!code || code.tab === null || code.seat === null) return undefined;
    const head = await this.#house.store.headOf(code.tab);
    const chair = (await this.#house.lobby.chairs(code.tab))[code.seat];
    if (!head || chair?.person !== code.person || chair.epoch !== code.epoch) return undefined;
    return { person: code.person, tab: code.tab, table: head.id, seat: code.seat };
  }
}
