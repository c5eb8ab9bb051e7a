import type { DrawState } from '../../art/kinds.ts';
import { CharacterTile } from './CharacterTile.tsx';
import type { TileView } from './SpyFace.tsx';
import './hand.css';

export interface HandTile {
  id: string;
  /** What motion finds it by. */
  at?: string | undefined;
  tile: TileView;
  label: string;
  state: DrawState;
  changed?: boolean;
}

export interface HandProps {
  caption: string;
  tiles: readonly HandTile[];
  /** Won or shot this round: known to all, not to be placed before the next one. */
  taken?: { caption: string; tiles: readonly HandTile[] } | undefined;
  onPick?: ((id: string) => void) | undefined;
}

function Row({ tiles, onPick }: Pick<HandProps, 'tiles' | 'onPick'>) {
  return (
    <ul class="spies">
      {tiles.map(t => (
        <li key={t.id}>
          <CharacterTile
            id={t.id}
            at={t.at}
            tile={t.tile}
            label={t.label}
            state={t.state}
            changed={t.changed ?? false}
            onPick={onPick}
          />
        </li>
      ))}
    </ul>
  );
}

/** The characters in the viewer's hand. */
export function Hand({ caption, tiles, taken, onPick }: HandProps) {
  return (
    <section class="spy-hand">
      <h3 class="caption">{caption}</h3>
      <Row tiles={tiles} onPick={onPick} />
      {taken && taken.tiles.length > 0 && (
        <>
          <h4 class="caption">{taken.caption}</h4>
          <Row tiles={taken.tiles} onPick={onPick} />
        </>
      )}
    </section>
  );
}
