/** A table's log played again, row by row, by the rules it names: exactly, or it says where not. */
import { Fault } from '@kaffeehaus/kernel';
import type { Held, Rules, Seat, State } from '@kaffeehaus/kernel';
import { Broken } from './broken.ts';
import type { HouseRecord, RecordRow } from './record.ts';

/** Who looks on while it is played. */
export interface Witness {
  /** The table after a row. */
  after?(row: RecordRow, table: State): void;
}

export class Replay {
  readonly #rules: Rules;
  readonly #held: Held;
  /** The versions of the answers that stand. */
  readonly #answered: number[] = [];
  readonly #seats: number;
  takenBack = 0;

  constructor({ options, seats, seed }: HouseRecord, rules: Rules) {
    const { game, kernel } = rules;
    this.#rules = rules;
    this.#seats = seats;
    try {
      this.#held = kernel.open(game, { record: kernel.newRecord(game, options, seats, seed) });
    } catch (error) {
      throw error instanceof Fault ? new Broken('options') : error;
    }
  }

  get table(): State {
    return this.#held.table;
  }

  get over(): boolean {
    return this.#held.over;
  }

  /** How many answers count in the end. */
  get answers(): number {
    return this.#held.record.answers.length;
  }

  get shuffles(): number {
    return this.#held.story.flatMap(({ events }) => events).filter(({ k }) => k === 'shuffle').length;
  }

  /** How often chance was asked for a number. */
  get drawn(): number {
    return this.#held.table.rng.drawn;
  }

  play(row: RecordRow): void {
    const { kind, version, seat } = row;
    if ((version === 1) !== (kind === 'start')) throw new Broken('order', { version });
    if (seat >= this.#seats) throw new Broken('seat', { version });
    if (kind === 'answer') this.#answer(row);
    else if (kind === 'retract') this.#retract(row);
    else if (kind === 'undo') this.#undo(row);
  }

  #answer({ version, seat, body }: RecordRow): void {
    const { game, kernel } = this.#rules;
    const impossible = (): Broken => new Broken('answer', { version, words: body });
    try {
      const [who, answer] = kernel.readAnswer(game, body, version);
      if (who !== seat) throw impossible();
      if (this.#held.answer(seat, answer).kind === 'answer') this.#answered.push(version);
    } catch (error) {
      throw error instanceof Fault ? impossible() : error;
    }
  }

  #retract({ version, seat }: RecordRow): void {
    if (!this.#hasSealed(seat)) throw new Broken('retract', { version });
    this.#held.undo(seat);
    this.takenBack++;
  }

  /** Only own answers after which nothing was learned may be taken back: the rules say how many. */
  #undo({ version, seat, body }: RecordRow): void {
    const to = toOf(body);
    const count = to === undefined ? 0 : this.#answered.filter(one => one > to).length;
    if (count === 0 || this.#held.given.length > 0 || this.#held.undoable(seat) < count)
      throw new Broken('undo', { version });
    for (let i = 0; i < count; i++) this.#held.undo(seat);
    this.#answered.length -= count;
    this.takenBack += count;
  }

  #hasSealed(seat: Seat): boolean {
    return this.#held.given.some(words => words.startsWith(`${seat + 1}:`));
  }
}

const toOf = (body: string): number | undefined => {
  try {
    const { to } = JSON.parse(body) as { readonly to?: unknown };
    return Number.isSafeInteger(to) ? (to as number) : undefined;
  } catch {
    return undefined;
  }
};
