import type { DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { TileView } from './SpyFace.tsx';
import { SpyTile } from './SpyTile.tsx';

export interface CharacterTileProps {
  /** Handed to `onPick`. */
  id: string;
  tile: TileView;
  /** Everything in words; the name of the button. */
  label: string;
  /** `card`: in the hand, with person and names. `mini`: in a list, figures and signs only. */
  size?: 'card' | 'mini';
  state?: DrawState;
  changed?: boolean;
  onPick?: ((id: string) => void) | undefined;
}

/** A character that is not on a place: in a hand, a pool or a pile. */
export function CharacterTile(props: CharacterTileProps) {
  const { id, tile, label, size = 'card', state = 'idle', changed, onPick } = props;
  const classes = ['spy', `spy-${size}`, `is-${state}`, changed === true && 'is-changed'];
  const name = classes.filter(Boolean).join(' ');
  if (onPick === undefined || state === 'idle') {
    return (
      <span class={name} role="img" aria-label={label}>
        <SpyTile tile={tile} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${name} pick`}
      aria-disabled={state === 'refused'}
      {...(state === 'selected' ? { 'aria-pressed': true } : {})}
      onClick={() => onPick(id)}
    >
      <span class="spoken">{label}</span>
      <span class="spy-drawn" aria-hidden="true">
        <SpyTile tile={tile} />
      </span>
      {state === 'selected' && (
        <span class="card-tick">
          <Icon name="check" size={14} />
        </span>
      )}
    </button>
  );
}
