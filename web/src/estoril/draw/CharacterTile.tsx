import type { DrawState } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { TileView } from './SpyFace.tsx';
import { SpyTile } from './SpyTile.tsx';

export interface CharacterTileProps {
  /** Handed to `onPick`. */
  id: string;
  at?: string | undefined;
  tile: TileView;
  /** Everything in words; the name of the button. */
  label: string;
  /** `card`: in the hand, with person and names. `mini`: in a list, figures and signs only. */
  size?: 'card' | 'mini';
  state?: DrawState;
  changed?: boolean;
  onPick?: ((id: string) => void) | undefined;
}

function Tile({ tile, size = 'card', ...thing }: CharacterTileProps) {
  return (
    <Thing {...thing} class={`spy spy-${size}`} ticked>
      <SpyTile tile={tile} />
    </Thing>
  );
}

/** A character that is not on a place: in a hand, a pool or a pile. */
export const CharacterTile = still(Tile);
