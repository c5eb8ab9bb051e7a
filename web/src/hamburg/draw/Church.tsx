import type { Category, Suit } from '../../art/kinds.ts';
import { Die } from '../../art/Die.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './church.css';

export interface WindowView extends Piece {
  /** The number of the black die that leads here. */
  pip: number;
  colour: Suit;
  /** The categories that count here. */
  categories: readonly Category[];
  /** Clerics in front of it. */
  clerics: number;
  /** This round's cleric stands here. */
  here: boolean;
  /** Workers that stand with the clerics. */
  workers: number;
  /** Expansion 6: the tile below the window. */
  tile?: { signs: readonly Picto[]; good: boolean; inForce: boolean; label: string } | undefined;
}

function Tile({ tile }: { tile: NonNullable<WindowView['tile']> }) {
  const name = ['cleric-tile', tile.good ? 'is-good' : 'is-bad', tile.inForce && 'is-in-force'];
  return (
    <span class={name.filter(Boolean).join(' ')} role="img" aria-label={tile.label}>
      <Pictos signs={tile.signs} size={13} />
    </span>
  );
}

/** Six windows; a cleric in front of one counts the cards of its categories at the end. */
export function Church({
  label,
  windows,
  onPick,
}: {
  label: string;
  windows: readonly WindowView[];
  onPick?: OnPick;
}) {
  return (
    <div class="church" role="group" aria-label={label}>
      {windows.map(w => (
        <span key={w.pip} class={`bay-of-church ground-${w.colour}`}>
          <Spot piece={w} class={w.here ? 'church-window is-here' : 'church-window'} onPick={onPick}>
            <span class="window-glass">
              {w.categories.map(category => (
                <Icon key={category} name={`trade-${category}`} size={17} />
              ))}
            </span>
            <span class="window-sill">
              <Die value={w.pip} size={14} />
              <Icon name={`suit-${w.colour}`} size={10} />
            </span>
            <span class="window-front num">
              <span>
                <Icon name="cleric" size={20} class={w.here ? 'is-now' : ''} />
                {w.clerics}
              </span>
              {w.workers > 0 && (
                <span>
                  <Icon name="worker" size={16} />
                  {w.workers}
                </span>
              )}
            </span>
          </Spot>
          {w.tile && <Tile tile={w.tile} />}
        </span>
      ))}
    </div>
  );
}
