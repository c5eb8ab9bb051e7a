import type { DrawState } from '../../art/kinds.ts';

/** Something small that can be counted or pointed at. */
export interface Piece {
  /** Handed to `onPick`. */
  id: string;
  label: string;
  state?: DrawState;
  changed?: boolean;
}

export type OnPick = ((id: string) => void) | undefined;
