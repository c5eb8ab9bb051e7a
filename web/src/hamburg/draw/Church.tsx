import type { Category, Suit } from '../../art/kinds.ts';
import { Die } from '../../art/Die.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import { pictured } from '../../art/pictured.ts';
import { arch, box, disc } from '../../art/shapes.ts';
import { PartTitle } from './PartTitle.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './church.css';

export interface TileView {
  signs: readonly Picto[];
  good: boolean;
  inForce: boolean;
  label: string;
}

export interface WindowView extends Piece {
  /** The number of the black die that leads here. */
  pip: number;
  colour: Suit;
  /** The categories that count here. */
  categories: readonly Category[];
  /** The clerics in front of it, each by his number, and how many count, workers who went with them included. */
  clerics: readonly number[];
  count: number;
  /** The number of this round's cleric if he stands here, else 0. */
  here: number;
  /** Workers that stand with the clerics. */
  workers: number;
  /** Expansion 6: the tile below the window. */
  tile?: TileView | undefined;
}

export interface ChurchProps {
  title: string;
  note: string;
  windows: readonly WindowView[];
  onPick?: OnPick;
}

function Tower() {
  return (
    <svg class="michel" viewBox="0 0 60 170" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path class="hall-copper" d="M29 4h2v10h-2zM20 40q0-18 10-26 10 8 10 26zM12 70l6-28h24l6 28z" />
      <path class="hall-stone" d={box(22, 40, 16, 8)} />
      <path class="hall-brick" d={box(8, 70, 44, 100)} />
      <path class="hall-stone" d={box(5, 68, 50, 5) + box(5, 122, 50, 4) + disc(30, 98, 14)} />
      <path class="hall-dial" d={`${disc(30, 98, 11)}M30 98V90M30 98l6 4`} />
      <path class="hall-door" d={arch(20, 170, 20, 34)} />
    </svg>
  );
}

/** More than this many figures do not fit below a window. */
const IN_A_ROW = 2;

function Cleric({ n }: { n: number }) {
  return (
    <svg class="cleric-figure" viewBox="0 0 24 36" data-at={`marker:cleric:${n}`}>
      <use href={pictured.value ? `#kh-cleric-${n}` : '#kh-cleric'} />
    </svg>
  );
}

/** Expansion 6: a tile below a window. */
export function ClericTile({ tile }: { tile: TileView }) {
  const name = ['cleric-tile', tile.good ? 'is-good' : 'is-bad', tile.inForce && 'is-in-force'];
  return (
    <span class={name.filter(Boolean).join(' ')} role="img" aria-label={tile.label}>
      <Pictos signs={tile.signs} size={12} />
    </span>
  );
}

function Bay({ window: w, onPick }: { window: WindowView; onPick: OnPick }) {
  return (
    <span class={`bay-of-church ground-${w.colour}`}>
      <Spot piece={w} class={w.here > 0 ? 'church-window is-here' : 'church-window'} onPick={onPick}>
        <span class="window-glass">
          {w.categories.map(category => (
            <Icon key={category} name={`trade-${category}`} size={18} />
          ))}
          {w.here > 0 && <Cleric n={w.here} />}
        </span>
        <span class="window-front">
          <span class="window-pip">
            <Die value={w.pip} size={13} />
            <Icon name={`suit-${w.colour}`} size={10} />
          </span>
          {w.clerics.slice(-IN_A_ROW).map(n => (
            <Cleric key={n} n={n} />
          ))}
          <b class="num">{w.count}</b>
          {w.workers > 0 && (
            <span class="window-guests num">
              <Icon name="worker" size={15} />
              {w.workers}
            </span>
          )}
        </span>
      </Spot>
      {w.tile && <ClericTile tile={w.tile} />}
    </span>
  );
}

/** Six windows; a cleric in front of one counts the cards of its categories at the end. */
export function Church({ title, note, windows, onPick }: ChurchProps) {
  return (
    <section class="church" aria-label={title}>
      <PartTitle title={title} note={note} />
      <div class="church-house">
        <Tower />
        <div class="nave">
          {windows.map(w => (
            <Bay key={w.pip} window={w} onPick={onPick} />
          ))}
        </div>
      </div>
    </section>
  );
}
