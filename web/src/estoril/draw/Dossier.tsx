import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { CharacterTile } from './CharacterTile.tsx';
import type { CharacterFace } from './SpyFace.tsx';
import './dossier.css';

export interface KnownTile {
  id: string;
  face: CharacterFace;
  label: string;
  /** The viewer knows where it is, so it is not one of the unknown places: on the table, say. */
  placed?: boolean;
}

export interface DossierProps {
  seat: SeatColour;
  name: string;
  /** Short words when it is this seat's turn. */
  turn?: string | undefined;
  /** Spoken name of the start player's tile when this seat begins the round. */
  first?: string | undefined;
  /** Stones left to place, and all there are. */
  stones: { left: number; all: number; label: string };
  /** Tiles in hand. */
  hand: { count: number; label: string };
  /** All tiles of the seat, sorted: which they are is known to all, how they lie is not. */
  pool: { caption: string; tiles: readonly KnownTile[] };
  discards: { caption: string; label: string; tiles: readonly KnownTile[] };
  points?: { count: number; label: string } | undefined;
  /** Closed to one strip until it is opened: for opponents, and on a phone. */
  folded?: boolean;
  /** The strip starts open. */
  open?: boolean;
}

function Stones({ seat, stones }: Pick<DossierProps, 'seat' | 'stones'>) {
  return (
    <span class="dossier-stones" role="img" aria-label={stones.label}>
      {Array.from({ length: stones.all }, (_, i) => (
        <Icon key={i} name={`stone-${seat}`} size={18} class={i < stones.left ? '' : 'is-spent'} />
      ))}
    </span>
  );
}

function Head(props: DossierProps) {
  const { seat, hand, discards, points } = props;
  return (
    <>
      <Icon name={`agent-${seat}`} size={40} />
      <h3 class="dossier-name">
        <span>{props.name}</span>
        {props.turn !== undefined && <small>{props.turn}</small>}
      </h3>
      {props.first !== undefined && (
        <span class="dossier-first" role="img" aria-label={props.first}>
          1
        </span>
      )}
      <span class="dossier-counts">
        <Stones seat={seat} stones={props.stones} />
        <span class="dossier-count num" role="img" aria-label={hand.label}>
          <Icon name="hand" size={18} />
          {hand.count}
        </span>
        <span class="dossier-count num" role="img" aria-label={discards.label}>
          <Icon name="trash" size={16} />
          {discards.tiles.length}
        </span>
        {points && (
          <span class="dossier-count num" role="img" aria-label={points.label}>
            <Icon name="star" size={16} />
            {points.count}
          </span>
        )}
      </span>
    </>
  );
}

function Files({ caption, tiles }: { caption: string; tiles: readonly KnownTile[] }) {
  return (
    <section class="dossier-files">
      <h4 class="caption">{caption}</h4>
      <ul class="spies are-mini">
        {tiles.map(t => (
          <li key={t.id} class={t.placed === true ? 'is-placed' : ''}>
            <CharacterTile id={t.id} tile={{ face: t.face }} label={t.label} size="mini" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One seat's folder: stones, hand, everything that is known to be its own, what it discarded. */
export function Dossier(props: DossierProps) {
  const { seat, pool, discards, folded = false } = props;
  const name = `dossier seat-${seat}${props.turn === undefined ? '' : ' is-turn'}`;
  const files = (
    <div class="dossier-inside">
      <Files caption={pool.caption} tiles={pool.tiles} />
      {discards.tiles.length > 0 && <Files caption={discards.caption} tiles={discards.tiles} />}
    </div>
  );
  if (!folded) {
    return (
      <article class={name} aria-label={props.name}>
        <header class="dossier-head">
          <Head {...props} />
        </header>
        {files}
      </article>
    );
  }
  return (
    <details class={name} open={props.open ?? false}>
      <summary class="dossier-head">
        <Head {...props} />
      </summary>
      {files}
    </details>
  );
}
