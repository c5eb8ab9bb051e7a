/**
 * A game that goes on in the house, as one viewer saw it: from the log that the house tells them, nothing of which they did
 * not know. Answers are counted as records count them, so a moment keeps its number when the game is over.
 */
import {
  type Answer,
  type GameEvent,
  type GameRecord,
  type Rules,
  type Seat,
  type State,
  at,
} from '@kaffeehaus/kernel';
import type { TableLog } from '@kaffeehaus/protocol';
import type { Source } from '../replay/source.ts';

type Turn = TableLog['turns'][number];

/** An answer that was given; the words of one's own. */
interface Given {
  readonly seat: Seat;
  readonly words: string | undefined;
}

/** The table after an answer, or after several that were given at the same time. */
interface Step {
  readonly v: number;
  readonly table: State;
  /** What led to it, in the order of seats. */
  readonly given: readonly Given[];
  readonly events: readonly GameEvent[];
}

const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));

/** The steps that stand, of a log with its tables. */
class Memory {
  readonly steps: Step[];
  readonly #rules: Rules;
  #table: State;
  /** Answers that wait for others. */
  #sealed: Given[] = [];

  constructor(rules: Rules, opening: State) {
    this.#rules = rules;
    this.#table = opening;
    this.steps = [{ v: 0, table: opening, given: [], events: [] }];
  }

  hear(turn: Turn): void {
    const { v, kind, to, actor, words, events, delta } = turn;
    if (kind === 'start') this.steps[0] = { v, table: this.#table, given: [], events };
    if (delta === undefined) return;
    const { game, wire } = this.#rules;
    this.#table = wire.unpackDelta(game, this.#table, bytesOf(delta)).view;
    if (kind === 'retract') this.#sealed = this.#sealed.filter(({ seat }) => seat !== actor);
    else if (kind === 'undo') this.#forget(to);
    else this.#answered(v, { seat: actor, words }, events);
  }

  #forget(after: number): void {
    this.#sealed = [];
    while (at(this.steps, this.steps.length - 1).v > after) this.steps.pop();
  }

  #answered(v: number, answer: Given, events: readonly GameEvent[]): void {
    this.#sealed.push(answer);
    if (this.#table.ply === at(this.steps, this.steps.length - 1).table.ply) return;
    // Who was first is nobody's business: records do not tell it either.
    const given = this.#sealed.sort((a, b) => a.seat - b.seat);
    this.steps.push({ v, table: this.#table, given, events });
    this.#sealed = [];
  }
}

export class Recalled implements Source {
  readonly #rules: Rules;
  /** By whose eyes they are. */
  readonly #steps: ReadonlyMap<Seat, readonly Step[]>;
  readonly #own: readonly Step[];

  /** `told`: the pages of the log by who was told them, oneself first. */
  constructor(rules: Rules, seats: number, told: ReadonlyMap<Seat, readonly TableLog[]>) {
    this.#rules = rules;
    this.#steps = new Map([...told].map(([viewer, pages]) => [viewer, stepsIn(rules, seats, pages)]));
    this.#own = at([...this.#steps.values()], 0);
  }

  get length(): number {
    return at(this.#own, this.#own.length - 1).table.ply;
  }

  seatOf(n: number): Seat {
    return this.#givenAt(n)?.seat ?? -1;
  }

  answer(n: number): Answer | undefined {
    const words = this.#givenAt(n)?.words;
    if (words === undefined) return undefined;
    const { game, kernel } = this.#rules;
    return kernel.readAnswer(game, words, n)[1];
  }

  table(n: number, viewer: Seat): State {
    return this.#step(n, viewer).table;
  }

  heard(n: number, viewer: Seat): readonly GameEvent[] {
    const { table, events } = this.#step(n, viewer);
    return table.ply === n ? events : [];
  }

  /** What somebody remembers of a game is no game that can be played on. */
  fork(): GameRecord {
    throw new Error('a game that goes on is not handed out');
  }

  /** The last step with so many answers at most, as the viewer saw it. */
  #step(n: number, viewer: Seat): Step {
    const step = this.#steps
      .get(viewer)
      ?.filter(({ table }) => table.ply <= n)
      .at(-1);
    if (!step) throw new Error(`nothing is remembered of seat ${viewer}`);
    return step;
  }

  #givenAt(n: number): Given | undefined {
    const i = this.#own.findIndex(({ table }) => table.ply >= n);
    const step = this.#own[i];
    const before = this.#own[i - 1];
    return step && before && step.given[Math.min(n - before.table.ply, step.given.length) - 1];
  }
}

const stepsIn = (rules: Rules, seats: number, pages: readonly TableLog[]): readonly Step[] => {
  const [first] = pages;
  if (first?.table === undefined) throw new Error('the house does not tell the table');
  const memory = new Memory(rules, rules.wire.unpackView(rules.game, seats, bytesOf(first.table)));
  for (const { turns } of pages) for (const turn of turns) memory.hear(turn);
  return memory.steps;
};
