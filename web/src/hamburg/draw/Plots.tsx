import type { Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Dialog } from '../../art/Dialog.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import { TradeCard } from './TradeCard.tsx';
import type { TradeFace } from './TradeFace.ts';
import './plots.css';

export interface BuiltCard extends Piece {
  face: TradeFace;
  used?: boolean;
}

export interface PlotView extends Piece {
  colour: Colour;
  /** What stands on it: nothing, one building, two by a card that allows it. */
  buildings: readonly BuiltCard[];
}

/** A Zoo or Park, which needs no plot. */
export interface LeftCard extends BuiltCard {
  /** A building laid under a Zoo. */
  under?: BuiltCard | undefined;
}

/** All these cards can be opened to be read. */
export interface ReadingView {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The names of what opens and what closes them. */
  captions: { read: string; close: string };
}

export interface PlotsProps {
  captions: { plots: string; left: string };
  reading: ReadingView;
  plots: readonly PlotView[];
  left: readonly LeftCard[];
  size: 'built' | 'mini';
  onPick: OnPick;
}

function Built({ card, size, onPick }: { card: BuiltCard; size: PlotsProps['size']; onPick: OnPick }) {
  return (
    <TradeCard
      id={card.id}
      face={card.face}
      label={card.label}
      size={size}
      state={card.state ?? 'idle'}
      used={card.used ?? false}
      changed={card.changed ?? false}
      onPick={onPick}
    />
  );
}

function Plot({ plot, size, onPick }: { plot: PlotView; size: PlotsProps['size']; onPick: OnPick }) {
  return (
    <li class={`lot ground-${plot.colour}`}>
      <span class="lot-houses">
        {plot.buildings.map(card => (
          <Built key={card.id} card={card} size={size} onPick={onPick} />
        ))}
        {plot.buildings.length === 0 && <span class="lot-free" />}
      </span>
      <Spot piece={plot} class="lot-ground" onPick={onPick}>
        <Icon name={`suit-${plot.colour}`} size={13} />
      </Spot>
    </li>
  );
}

/** Every card of a display with its words. Small cards show signs only, and fingers cannot point at them. */
function Reading({ open, onOpen, captions, cards }: ReadingView & { cards: readonly BuiltCard[] }) {
  const close = (): void => onOpen(false);
  return (
    <>
      <button type="button" class="button small plain" onClick={() => onOpen(true)}>
        <Icon name="eye" size={16} /> {captions.read}
      </button>
      {open && (
        <Dialog title={captions.read} onClose={close}>
          <ul class="trade-row">
            {cards.map(card => (
              <li key={card.id}>
                <TradeCard id={card.id} face={card.face} label={card.label} />
              </li>
            ))}
          </ul>
          <div class="actions">
            <button type="button" class="button primary" onClick={close}>
              {captions.close}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** All that is built: Zoo and Park on the left, plots with their buildings from left to right. */
export function Plots({ captions, reading, plots, left, size, onPick }: PlotsProps) {
  const under = left.flatMap(card => card.under ?? []);
  const cards = [...left, ...under, ...plots.flatMap(plot => plot.buildings)];
  return (
    <div class={`plots of-${size}`}>
      {left.length > 0 && (
        <section class="plots-left">
          <h4 class="caption">{captions.left}</h4>
          <ul class="lots">
            {left.map(card => (
              <li key={card.id} class="lot">
                <span class="lot-houses">
                  <Built card={card} size={size} onPick={onPick} />
                  {card.under && <Built card={card.under} size={size} onPick={onPick} />}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {plots.length > 0 && (
        <section>
          <h4 class="caption">{captions.plots}</h4>
          <ul class="lots">
            {plots.map(plot => (
              <Plot key={plot.id} plot={plot} size={size} onPick={onPick} />
            ))}
          </ul>
        </section>
      )}
      {cards.length > 0 && <Reading {...reading} cards={cards} />}
    </div>
  );
}
