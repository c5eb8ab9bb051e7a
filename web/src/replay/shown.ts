/** A game that can be looked at, wherever it comes from. */
import type { GameRecord } from '@kaffeehaus/kernel';
import type { SeatColour } from '../art/kinds.ts';
import type { Moment } from '../repertoire/moments.ts';
import type { GameView } from '../seat/gameview.ts';
import type { Sitter } from '../store/kept.ts';

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
}
