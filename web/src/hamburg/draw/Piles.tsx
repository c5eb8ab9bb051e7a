import type { Colour } from '../../art/kinds.ts';
import { HAZARD_OF } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import { TradeCard } from './TradeCard.tsx';
import type { TradeFace } from './TradeFace.ts';
import './piles.css';

export interface PileView extends Piece {
  colour: Colour;
  count: number;
}

/** A black marker: what it raises, and the gift that may come with it. */
export interface MarkerView {
  raises: readonly Colour[];
  gift?: readonly Picto[] | undefined;
  label: string;
}

export interface PilesProps {
  label: string;
  piles: readonly PileView[];
  discard: Piece & { count: number; top: TradeFace | null };
  /** Black markers left, and those lying open, the last first. */
  markers: { count: number; label: string; open: readonly MarkerView[] };
  onPick?: OnPick;
}

/** A black marker, face up. */
export function BlackMarker({ marker }: { marker: MarkerView }) {
  return (
    <span class="black-marker" role="img" aria-label={marker.label}>
      {marker.raises.map(colour => (
        <span key={colour} class={`ground-${colour}`}>
          <Icon name={HAZARD_OF[colour]} size={18} />
        </span>
      ))}
      {marker.gift && (
        <span class="marker-gift">
          <Pictos signs={marker.gift} size={13} />
        </span>
      )}
    </span>
  );
}

/** Five draw piles, the discard pile, the black markers. */
export function Piles({ label, piles, discard, markers, onPick }: PilesProps) {
  return (
    <div class="piles" role="group" aria-label={label}>
      {piles.map(pile => (
        <Spot key={pile.colour} piece={pile} class={`draw-pile ground-${pile.colour}`} onPick={onPick}>
          <Icon name={`suit-${pile.colour}`} size={20} />
          <b class="num">{pile.count}</b>
        </Spot>
      ))}
      <span class="discard">
        {discard.top ? (
          <TradeCard
            id={discard.id}
            face={discard.top}
            label={discard.label}
            size="mini"
            state={discard.state ?? 'idle'}
            onPick={onPick}
          />
        ) : (
          <span class="discard-none" role="img" aria-label={discard.label}>
            <Icon name="trash" size={16} />
          </span>
        )}
        <b class="num">{discard.count}</b>
      </span>
      <span class="marker-stack">
        <span class="black-marker is-closed num" role="img" aria-label={markers.label}>
          <Icon name="any" size={16} />
          {markers.count}
        </span>
        {markers.open.map((marker, i) => (
          <BlackMarker key={i} marker={marker} />
        ))}
      </span>
    </div>
  );
}
