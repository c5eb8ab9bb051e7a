/** A table's log played again, row by row, by the rules it names: exactly, or it says where not. */
import { Fault } from '@kaffeehaus/kernel';
import type { GameRecord, Held, Rules, Seat, State } from '@kaffeehaus/kernel';
import { Broken } from './broken.ts';
import type { HouseRecord, RecordRow } from './record.ts';

/** What a row did to the game. */
export interface Played {
  /** New questions were put. */
  readonly fresh: boolean;
  /** So many answers were taken back. */
  readonly struck: number;
}

const NOTHING: Played = { fresh: false, struck: 0 };

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

  /** The answers that count in the end. */
  get record(): GameRecord {
    return this.#held.record;
  }

  get shuffles(): number {
    return this.#held.story.flatMap(({ events }) => events).filter(({ k }) => k === 'shuffle').length;
  }

  /** How often chance was asked for a number. */
  get drawn(): number {
    return this.#held.table.rng.drawn;
  }

  /** Who owes an answer. */
  get asked(): readonly Seat[] {
    return this.#rules.kernel.asked(this.#held.table).map(({ seat }) => seat);
  }

  play(row: RecordRow): Played {
    const { kind, version, seat } = row;
    if (seat >= this.#seats) throw new Broken('seat', { version });
    if (kind === 'start') return { fresh: true, struck: 0 };
    if (kind === 'answer') return this.#answer(row);
    if (kind === 'retract') return this.#retract(row);
    return kind === 'undo' ? this.#undo(row) : NOTHING;
  }

  #answer({ version, seat, body }: RecordRow): Played {
    const { game, kernel } = this.#rules;
    const impossible = (): Broken => new Broken('answer', { version, words: body });
    try {
      const [who, answer] = kernel.readAnswer(game, body, version);
      if (who !== seat) throw impossible();
      const fresh = this.#held.answer(seat, answer).kind === 'answer';
      if (fresh) this.#answered.push(version);
      return { fresh, struck: 0 };
    } catch (error) {
      throw error instanceof Fault ? impossible() : error;
    }
  }

  #retract({ version, seat }: RecordRow): Played {
    if (!this.#hasSealed(seat)) throw new Broken('retract', { version });
    this.#held.undo(seat);
    this.takenBack++;
    return { fresh: false, struck: 1 };
  }

  /** Only own answers after which nothing was learned may be taken back: the rules say how many. */
  #undo({ version, seat, body }: RecordRow): Played {
    const to = toOf(body);
    const count = to === undefined ? 0 : this.#answered.filter(one => one > to).length;
    if (count === 0 || this.#held.given.length > 0 || this.#held.undoable(seat) < count)
      throw new Broken('undo', { version });
    for (let i = 0; i < count; i++) this.#held.undo(seat);
    this.#answered.length -= count;
    this.takenBack += count;
    return { fresh: true, struck: count };
  }

  #hasSealed(seat: Seat): boolean {
    return this.#held.given.some(words => words.startsWith(`${seat + 1}:`));
  }
}

/** The game alone, as everything reads it that tells, shows or reviews games. */
export const plainOf = (record: HouseRecord, rules: Rules): GameRecord => {
  const replay = new Replay(record, rules);
  for (const row of record.rows) replay.play(row);
  return { ...replay.record, names: record.chairs.map(({ name, bot }) => name || (bot ?? '')) };
};

const toOf = (body: string): number | undefined => {
  try {
    const { to } = JSON.parse(body) as { readonly to?: unknown };
    return Number.isSafeInteger(to) ? (to as number) : undefined;
  } catch {
    return undefined;
  }
};
