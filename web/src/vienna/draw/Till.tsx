import type { DeskTile } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { Counter, type CounterView } from './Counter.tsx';

export interface DeskTileView {
  kind: DeskTile;
  owned: boolean;
  /** Name, owned or not, and for the cash box what is in it. */
  label: string;
  /** Shillings in the cash box, and the most it holds. */
  filled?: { count: number; max: number } | undefined;
  changed?: boolean;
}

export interface TillView {
  shillings: CounterView;
  tiles: readonly DeskTileView[];
}

export interface TillProps {
  till: TillView;
  caption: string;
  onPick?: ((kind: IconName) => void) | undefined;
}

export const DESK_SIGN: Readonly<Record<DeskTile, IconName>> = {
  telephone: 'telephone',
  roadMap: 'roadmap',
  cashBox: 'cashbox',
  sealStamp: 'sealstamp',
  sideTable: 'sidetable',
};

export function Tile({ tile }: { tile: DeskTileView }) {
  const classes = [
    'desk-tile',
    tile.owned ? 'is-owned' : 'is-lacking',
    tile.changed === true && 'is-changed',
  ];
  return (
    <li>
      <span class={classes.filter(Boolean).join(' ')} role="img" aria-label={tile.label}>
        <Icon name={DESK_SIGN[tile.kind]} size={22} />
        {tile.owned && tile.filled && (
          <b class="num">
            {tile.filled.count}
            <small>/{tile.filled.max}</small>
          </b>
        )}
      </span>
    </li>
  );
}

/** Money, and the things for the desk: those bought stand on it, the others leave a gap. */
export function Till({ till, caption, onPick }: TillProps) {
  return (
    <section class="desk-till">
      <h4 class="caption">{caption}</h4>
      <div class="till">
        <Counter counter={till.shillings} look="coin" size={28} onPick={onPick} />
        <ul class="desk-tiles">
          {till.tiles.map(tile => (
            <Tile key={tile.kind} tile={tile} />
          ))}
        </ul>
      </div>
    </section>
  );
}
