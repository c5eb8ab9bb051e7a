/** A game as the browser keeps it: its record, who sits where, and the answers that wait for others. */
import {
  Fault,
  type Game,
  type GameRecord,
  asked,
  damagedField,
  kernelOf,
  notARecord,
  readRecord,
  readTexts,
} from '@kaffeehaus/kernel';
import { LEVELS } from '../think/levels.ts';

/** Somebody at this screen, or a bot by its name. */
export const PERSON = 'person';
export type Sitter = string;
const SITTERS: readonly Sitter[] = [PERSON, ...LEVELS];

export interface Kept {
  readonly id: string;
  /** Counts the writes: two tabs cannot overwrite one another unnoticed. */
  readonly version: number;
  /** When it was last written, in milliseconds. */
  readonly changed: number;
  readonly sitters: readonly Sitter[];
  readonly record: GameRecord;
  /** Answers to a simultaneous question that still waits for somebody, worded as in a record. */
  readonly given: readonly string[];
}

const readSitters = (value: unknown, seats: number): readonly Sitter[] => {
  if (
    !Array.isArray(value) ||
    value.length !== seats ||
    !value.every(sitter => SITTERS.includes(sitter as Sitter))
  )
    throw damagedField('sitters');
  return value;
};

/** Whatever lay on the shelf, as a kept game of one of these games; throws a Fault if it is not one. */
export const readKept = (value: unknown, games: readonly Game[]): { game: Game; kept: Kept } => {
  if (typeof value !== 'object' || value === null) throw notARecord();
  const { id, version, changed, sitters, record: raw, given } = value as { [field: string]: unknown };
  if (typeof id !== 'string' || typeof version !== 'number' || typeof changed !== 'number')
    throw notARecord();
  const { game, record } = readRecord(raw, games);
  const kept: Kept = {
    id,
    version,
    changed,
    sitters: readSitters(sitters, record.seats),
    record,
    given: readTexts(given, 'given'),
  };
  return { game, kept };
};

/** What a list of kept games tells of one. */
export interface Summary {
  readonly kept: Kept;
  readonly game: Game;
  readonly round: number;
  readonly over: boolean;
  /** The seats that are asked. */
  readonly turn: readonly number[];
}

/** An entry that cannot be played: what is wrong, and the entry itself, so that it can be saved elsewhere. */
export interface Broken {
  readonly id: string;
  readonly entry: unknown;
  readonly fault: Fault;
}

export const summarize = (id: string, entry: unknown, games: readonly Game[]): Summary | Broken => {
  try {
    const { game, kept } = readKept(entry, games);
    const { table, over } = kernelOf(game).open(game, { record: kept.record, given: kept.given });
    return { kept, game, round: game.round(table), over, turn: asked(table).map(ask => ask.seat) };
  } catch (error) {
    const fault = error instanceof Fault ? error : notARecord();
    return { id, entry, fault };
  }
};
