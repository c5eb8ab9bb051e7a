/** A game that can be looked at, wherever it comes from. */
import type { GameRecord, Seat } from '@kaffeehaus/kernel';
import type { SeatColour } from '../art/kinds.ts';
import type { Moment } from '../repertoire/moments.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Sitter } from '../store/kept.ts';
import type { Source } from './source.ts';

export interface Shown {
  readonly gameView: GameView;
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly names?: readonly string[];
  readonly colours?: readonly SeatColour[] | undefined;
  /** The address of a moment of it. */
  address(moment: Moment, isReviewed?: boolean): string;
  /** Whoever has the address finds the game there, on whatever device. */
  readonly isPublic: boolean;
  /** Nobody plays on in it, though its rules may not have ended it. */
  readonly isEnded?: boolean;
  /** Of a game that goes on elsewhere: what is remembered of it, and with whose eyes. */
  readonly recalled?: { readonly source: Source; readonly eyes: readonly Seat[] };
  /** The address of the table where it goes on. */
  readonly table?: string;
}
