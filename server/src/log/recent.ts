/**
 * The last rows of a table that is awake: repeated commands are known by them, and what happened can be told again. It is
 * as much as a view can carry; the store knows the rest.
 */
import type { GameEvent, Seat } from '@kaffeehaus/kernel';
import type { Past } from '@kaffeehaus/protocol';
import type { Row } from '../store/store.ts';
import type { Done } from './room.ts';

/** What is told again of a command that was given before. */
export type Given = Pick<Row, 'version' | 'chain'>;

/**
 * A row as it is remembered. Most of what thousands of tables take is this, and hardly ever is it wanted: what happened
 * is kept as a text, and the link of its chain as letters, which take less than bytes do.
 */
interface Memory {
  readonly version: number;
  readonly seat: Seat;
  readonly cmd: string;
  readonly kind: string;
  readonly to: number;
  readonly chain: string;
  readonly events: string;
}

/** So many. */
const REMEMBERED = 8;

const NO_EVENTS: readonly GameEvent[] = [];
const NOTHING_SAID = '';

export class Recent {
  readonly #rows: Memory[] = [];

  /** The version of the first row that is remembered. */
  get first(): number | undefined {
    return this.#rows[0]?.version;
  }

  add({ row, turn }: Done, kind: string, to: number): void {
    const { version, seat, cmd, chain } = row;
    const said = turn?.events ?? NO_EVENTS;
    this.#rows.push({
      version,
      seat,
      cmd,
      kind,
      to,
      chain: Buffer.from(chain).toString('latin1'),
      events: said.length === 0 ? NOTHING_SAID : packed(said),
    });
    if (this.#rows.length > REMEMBERED) this.#rows.shift();
  }

  /** A command that the seat has given after a version. */
  find(seat: Seat, cmd: string, after: number): Given | undefined {
    const one = this.#rows.find(row => row.version > after && row.seat === seat && row.cmd === cmd);
    return one && { version: one.version, chain: new Uint8Array(Buffer.from(one.chain, 'latin1')) };
  }

  /** What happened after a version, nothing hidden yet. */
  after(version: number): readonly Past[] {
    return this.#rows
      .filter(one => one.version > version)
      .map(({ version: v, kind, to, seat, events }) => ({
        v,
        kind,
        to,
        actor: seat,
        events: unpacked(events),
      }));
  }
}

/**
 * Thousands of events have the same few lists of fields: of each event its list is kept by number, then what the fields
 * say. In one piece, a letter for each byte: a text as it comes from JSON lies about in many.
 */
const packed = (events: readonly GameEvent[]): string =>
  Buffer.from(JSON.stringify(events.map(worded))).toString('latin1');

const unpacked = (text: string): readonly GameEvent[] =>
  text === NOTHING_SAID
    ? NO_EVENTS
    : (JSON.parse(Buffer.from(text, 'latin1').toString('utf8')) as readonly Worded[]).map(told);

type Worded = readonly [list: number, ...values: unknown[]];

/** Lists of fields, by number and by their names in one text. */
const LISTS: (readonly string[])[] = [];
const NUMBERS = new Map<string, number>();

const worded = (event: GameEvent): Worded => {
  const fields = Object.keys(event);
  const names = fields.join();
  let list = NUMBERS.get(names);
  if (list === undefined) {
    list = LISTS.push(fields) - 1;
    NUMBERS.set(names, list);
  }
  return [list, ...Object.values(event)];
};

const told = ([list, ...values]: Worded): GameEvent =>
  Object.fromEntries((LISTS[list] ?? []).map((field, i) => [field, values[i]])) as unknown as GameEvent;
