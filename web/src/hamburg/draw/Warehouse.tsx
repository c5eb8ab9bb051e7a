import type { Colour } from '../../art/kinds.ts';
import { HAZARD_OF } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import { Exchange, type ExchangeProps } from './Exchange.tsx';
import { PartTitle } from './PartTitle.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import { TradeCard } from './TradeCard.tsx';
import type { TradeFace } from './TradeFace.ts';
import './warehouse.css';

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

export interface WarehouseProps {
  title: string;
  note: string;
  piles: readonly PileView[];
  discard: Piece & { count: number; top: TradeFace | null };
  /** Black markers left, and those lying open, the last first. */
  markers: { count: number; label: string; note: string; open: readonly MarkerView[] };
  exchange?: ExchangeProps | undefined;
  onPick?: OnPick;
}

/** A black marker, face up. */
function BlackMarker({ marker }: { marker: MarkerView }) {
  return (
    <span class="black-marker" role="img" aria-label={marker.label}>
      {marker.raises.map(colour => (
        <Icon key={colour} name={HAZARD_OF[colour]} size={marker.raises.length > 1 ? 12 : 16} />
      ))}
      {marker.gift && (
        <span class="marker-gift">
          <Pictos signs={marker.gift} size={10} />
        </span>
      )}
    </span>
  );
}

function Discard({ discard, onPick }: { discard: WarehouseProps['discard']; onPick: OnPick }) {
  return (
    <span class="discard" data-at="pile:discard">
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
      <b class="num" aria-hidden="true">
        {discard.count}
      </b>
    </span>
  );
}

function Markers({ markers }: Pick<WarehouseProps, 'markers'>) {
  return (
    <div class="markers" data-at="pile:markers">
      <span class="marker-rows">
        {markers.count > 0 && (
          <span class="black-marker is-closed num" role="img" aria-label={markers.label}>
            ?{markers.count}
          </span>
        )}
        {markers.open.map((marker, i) => (
          <BlackMarker key={i} marker={marker} />
        ))}
      </span>
      <span class="warehouse-note">{markers.note}</span>
    </div>
  );
}

/** Five draw piles, the discard pile, the black markers, the exchange. */
export function Warehouse({ title, note, piles, discard, markers, exchange, onPick }: WarehouseProps) {
  return (
    <section class="warehouse" aria-label={title}>
      <PartTitle title={title} note={note} />
      <div class="stores">
        {piles.map(pile => (
          <Spot
            key={pile.colour}
            piece={pile}
            class={`draw-pile ground-${pile.colour}${pile.count === 0 ? ' is-empty' : ''}`}
            onPick={onPick}
          >
            <Icon name={`suit-${pile.colour}`} size={18} />
            <b class="num">{pile.count}</b>
          </Spot>
        ))}
        <Discard discard={discard} onPick={onPick} />
      </div>
      <Markers markers={markers} />
      {exchange && <Exchange {...exchange} />}
    </section>
  );
}
