/** One display in the drawing. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Hamburg } from '@kaffeehaus/hamburg';
import type { DrawProps } from '../seat/gameview.ts';
import { onDisplay } from './changes.ts';
import type { Piece } from './draw/pick.ts';

/** Whose display it is, and what changed on it. */
export interface Side extends DrawProps<Hamburg> {
  readonly seat: Seat;
  readonly own: boolean;
  readonly changes: ReadonlySet<string>;
}

export const withChange = (side: Side, piece: Piece, spot = piece.id): Piece => ({
  ...piece,
  changed: side.changes.has(onDisplay(side.seat, spot)),
});
