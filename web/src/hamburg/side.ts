/** One display in the drawing. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Hamburg } from '@kaffeehaus/hamburg';
import type { Anchor } from '../seat/anchor.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { Piece } from './draw/pick.ts';

/** Whose display it is, and what changed on it. */
export interface Side extends DrawProps<Hamburg> {
  readonly seat: Seat;
  readonly own: boolean;
  readonly changes: ReadonlySet<Anchor>;
  /** The table as it would be by what is pointed at or chosen; nothing for the displays of others. */
  readonly ahead: Hamburg | undefined;
}

/** A piece under its name, lit if it has just changed. */
export const placed = (side: Side, at: Anchor, piece: Piece): Piece => ({
  ...piece,
  at,
  changed: side.changes.has(at),
});
