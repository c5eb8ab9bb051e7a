/**
 * Whether all machines that live can be heard. A bus may fall silent without a word, and it may be another machine's line
 * that is cut: so each says by the bus, several times a second, that it is there, and the database knows who lives.
 */
import type { House } from '../house.ts';

/** On a topic of the bus: which machine is there. */
const THERE = 'there';
const PULSE = 200;
/** Whoever was not heard for so long cannot be heard now. */
const SILENT = 450;

type Needed = Pick<House, 'bus' | 'node' | 'duty' | 'isShared' | 'closing'>;

export class Hearing {
  readonly #house: Needed;
  /** By machine, when it was last heard. */
  readonly #heard = new Map<string, number>();
  readonly #listeners: (() => void)[] = [];
  #isWhole: boolean;
  #felt = performance.now();

  constructor(house: Needed) {
    this.#house = house;
    this.#isWhole = !house.isShared;
    if (!house.isShared) return;
    const end = house.bus.hear(THERE, node => void this.#heard.set(String(node), performance.now()));
    const timer = setInterval(() => this.#pulse(), PULSE).unref();
    house.closing.push(() => {
      clearInterval(timer);
      end();
    });
  }

  /** Whether nothing that others say is missed. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Calls when somebody cannot be heard any more, and when all can again: what was said in between is missing. */
  whenTurned(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #pulse(): void {
    const { bus, node } = this.#house;
    bus.pass(THERE, node);
    const now = performance.now();
    const wasHeldUp = now - this.#felt > SILENT;
    this.#felt = now;
    // Whoever had no time to listen has what was said before them still.
    if (!wasHeldUp) this.#turn(now);
  }

  #turn(now: number): void {
    const { bus, duty } = this.#house;
    for (const node of this.#heard.keys()) if (!duty.others.includes(node)) this.#heard.delete(node);
    const isWhole = bus.isUp && duty.others.every(node => now - (this.#heard.get(node) ?? 0) < SILENT);
    if (isWhole === this.#isWhole) return;
    this.#isWhole = isWhole;
    for (const listener of this.#listeners) listener();
  }
}
