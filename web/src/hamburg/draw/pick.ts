import type { DrawState } from '../../art/kinds.ts';

/** Something small that can be counted or pointed at. */
export interface Piece {
  /** Handed to `onPick`. */
  id: string;
  label: string;
  /** The name by which motion, previews and the log find it. */
  at?: string | undefined;
  state?: DrawState;
  changed?: boolean;
}

export type OnPick = ((id: string) => void) | undefined;
