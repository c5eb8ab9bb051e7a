/** A game as the browser keeps it: its record, who sits where, and the answers that wait for others. */
import type { Fault, Game, GameRecord } from '@kaffeehaus/kernel';
import type { SeatColour } from '../art/kinds.ts';

/** Somebody at this screen, or a bot by its name. */
export const PERSON = 'person';
export type Sitter = string;

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
  /** How long it was played, in milliseconds: pauses do not count. */
  readonly spent?: number;
  /** It was played on from another game after so many answers: it counts in no statistics. */
  readonly fork?: number;
  /** The colours of the seats, if they are not the usual ones. */
  readonly colours?: readonly SeatColour[];
  /** The lesson at whose table it began: such a game says nothing about how somebody plays. */
  readonly lesson?: string;
}

/** What a list of kept games tells of one. */
export interface Summary {
  readonly kept: Kept;
  readonly game: Game;
  readonly round: number;
  readonly over: boolean;
  /** The seats that are asked. */
  readonly turn: readonly number[];
  /** Those who have the most points by what everybody knows. */
  readonly leads: readonly number[];
}

/** An entry that cannot be played: what is wrong, and the entry itself, so that it can be saved elsewhere. */
export interface Broken {
  readonly id: string;
  readonly entry: unknown;
  readonly fault: Fault;
}
