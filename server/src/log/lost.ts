/** Tables whose row could not be written: their rooms have gone too far, and are opened anew from what is written. */
import type { House } from '../house.ts';
import type { Live } from './live.ts';
import type { Room } from './room.ts';
import { show } from './telling.ts';
import { isUndecided } from './trouble.ts';
import type { Written } from './written.ts';

/** When nothing can be stored, so often is tried whether it can again. */
const PROBE = 1000;

type Needed = Pick<House, 'store' | 'node' | 'writer' | 'metrics' | 'now' | 'outages' | 'closing'>;

export class Lost {
  readonly #house: Needed;
  readonly #written: Written;
  readonly #lost = new Set<Live>();
  #probing: NodeJS.Timeout | undefined;

  constructor(house: Needed, written: Written) {
    this.#house = house;
    this.#written = written;
    house.closing.push(() => clearTimeout(this.#probing));
  }

  /** The room is thrown away. */
  lose(live: Live, room: Room, error: unknown): void {
    // It may have been opened anew since.
    if (live.isLost || live.room !== room) return;
    live.isLost = true;
    live.room = undefined;
    this.#lost.add(live);
    live.regaining = new Promise(done => {
      live.regained = done;
    });
    if (isUndecided(error)) this.#regain(live).catch(() => this.#probeSoon());
    else {
      live.regained();
      this.#probeSoon();
    }
  }

  #probeSoon(): void {
    this.#probing ??= setTimeout(() => void this.#probe(), PROBE).unref();
  }

  /** Whether something can be stored again. */
  async #probe(): Promise<void> {
    this.#probing = undefined;
    try {
      await this.#house.store.beat(this.#house.node, this.#house.now());
      await Promise.all([...this.#lost].map(live => this.#regain(live)));
    } catch {
      // Not yet.
    }
    if (this.#lost.size > 0) this.#probeSoon();
  }

  /** Opens the room anew from what is written, and shows it to all who were there. */
  async #regain(live: Live): Promise<void> {
    const { head } = await this.#written.read(live.id);
    const room = await this.#written.room(head);
    if (!live.isLost) return;
    live.head = head;
    live.room = room;
    live.kept = room?.version ?? 0;
    live.isLost = false;
    this.#lost.delete(live);
    live.regained();
    live.regaining = undefined;
    if (room) for (const listener of live.all()) show(this.#house, live, room, listener, listener.since);
  }
}
