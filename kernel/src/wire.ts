/**
 * Tables on the wire. `packView` tells a masked table, `packDelta` what became of one and what was heard meanwhile;
 * unpacked, both are equal to the byte as JSON. Sizes and bytes follow from what the viewer is shown, from nothing else.
 *
 * Events come first. Both ends follow the cards they tell of on the table before, so that a move is not told twice.
 * `rev`, `seats` and `rng` are not sent: the rules and the table's head have the first two, the last nobody may know.
 */
import { readVeil, writeVeil } from './drape.ts';
import { isAlike, readEdit, writeEdit } from './edit.ts';
import { Fault } from './fault.ts';
import type { Game, GameEvent, State } from './game.ts';
import { Index, lexiconOf } from './lexicon.ts';
import { at } from './list.ts';
import { Reader, Writer, damaged, isNumbers } from './pack.ts';
import { Tale } from './tale.ts';

type Fields = { [field: string]: unknown };

/** Never sent. */
const UNSENT = new Set(['rev', 'seats', 'rng', 'veil']);

/** What both ends know of a game. */
interface Code {
  readonly index: Index;
  readonly writer: Writer;
  /** The fields that are sent, but for the veil. */
  readonly fields: readonly string[];
}

const CODES = new WeakMap<object, Code>();
const codeOf = (game: Game): Code => {
  let code = CODES.get(game);
  if (code === undefined) {
    const index = new Index(lexiconOf(game));
    const fields = index.lexicon.fields.filter(field => !UNSENT.has(field));
    code = { index, writer: new Writer(index), fields };
    CODES.set(game, code);
  }
  return code;
};

/** A masked table in full. */
export const packView = <S extends State>(game: Game<S>, view: S): Uint8Array => {
  const any = game as unknown as Game;
  const { writer, fields } = codeOf(any);
  const table = view as unknown as Fields;
  writer.begin();
  for (const field of fields) writer.value(table[field]);
  writeVeil(writer, any, null, view, []);
  return writer.end();
};

export const unpackView = <S extends State>(game: Game<S>, seats: number, bytes: Uint8Array): S =>
  guarded(() => {
    const any = game as unknown as Game;
    const { index } = codeOf(any);
    const reader = new Reader(bytes, index);
    const view: Fields = {};
    for (const field of index.lexicon.fields) view[field] = UNSENT.has(field) ? null : reader.value();
    view['rev'] = game.rev;
    view['seats'] = seats;
    view['rng'] = { key: [], drawn: 0 };
    mustBeTable(any, view, seats);
    const t = view as unknown as S;
    t.veil = readVeil(reader, any, null, t, []);
    reader.end();
    return t;
  });

/** What made the view before into the one after, and the events heard, masked for the same viewer. */
export const packDelta = <S extends State>(
  game: Game<S>,
  before: S,
  after: S,
  events: readonly GameEvent[],
): Uint8Array => {
  const any = game as unknown as Game;
  const { index, writer, fields } = codeOf(any);
  const tale = new Tale(any, index, before);
  writer.begin();
  writer.count(events.length);
  for (const event of events) tale.write(writer, event);
  tale.answered();
  const guess = tale.t as unknown as Fields;
  const table = after as unknown as Fields;
  for (let i = 0; i < fields.length; i++) {
    const field = at(fields, i);
    if (isAlike(guess[field], table[field])) continue;
    writer.byte(i + 1);
    writeEdit(writer, guess[field], table[field]);
  }
  writer.byte(0);
  writeVeil(writer, any, before, after, tale.moves);
  return writer.end();
};

export interface Heard<S extends State> {
  readonly view: S;
  readonly events: readonly GameEvent[];
}

/** The view after and the events, from the view before. */
export const unpackDelta = <S extends State>(game: Game<S>, before: S, bytes: Uint8Array): Heard<S> =>
  guarded(() => {
    const any = game as unknown as Game;
    const { index, fields } = codeOf(any);
    const reader = new Reader(bytes, index);
    const tale = new Tale(any, index, before);
    const events: GameEvent[] = [];
    for (let n = reader.many(); n > 0; n--) events.push(tale.read(reader));
    tale.answered();
    const view = tale.t as unknown as Fields;
    for (let i = reader.byte(); i > 0; i = reader.byte()) {
      const field = fields[i - 1];
      if (field === undefined) throw damaged('an unknown field');
      view[field] = readEdit(reader, view[field]);
    }
    mustBeTable(any, view, before.seats);
    const t = view as unknown as S;
    t.veil = readVeil(reader, any, before, t, tale.moves);
    reader.end();
    return { view: t, events };
  });

/** Whatever goes wrong while reading is the message's fault. */
const guarded = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw damaged('it makes no sense');
  }
};

/** Fields of the kernel with a number for each zone or each card, and other lists. */
const BY_ZONE = ['zones', 'sees', 'cell', 'exact'];
const BY_CARD = ['pool', 'knows'];
const LISTS = ['stack', 'at', 'wait', 'given'];
const NUMBERS = ['ply', 'sealed', 'last', 'pools'];

/** The kernel's part of the table is at least what its own code can read without harm. */
const mustBeTable = (game: Game, view: Fields, seats: number): void => {
  const zones = game.zones(seats).length;
  const isList = (list: unknown, length: number): list is readonly unknown[] =>
    Array.isArray(list) && list.length === length;
  const sound =
    BY_ZONE.every(field => isList(view[field], zones)) &&
    BY_CARD.every(field => isList(view[field], game.cards + 1) && isNumbers(view[field])) &&
    LISTS.every(field => Array.isArray(view[field])) &&
    NUMBERS.every(field => Number.isSafeInteger(view[field])) &&
    (view['zones'] as readonly unknown[]).every(cards => Array.isArray(cards) && isNumbers(cards));
  if (!sound) throw damaged('it is no table');
};
