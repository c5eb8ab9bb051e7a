import type { Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import { Badge, Front } from './House.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import type { TradeFace } from './TradeFace.ts';
import './street.css';

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

export interface StreetProps {
  captions: { empty: string; plots: string };
  plots: readonly PlotView[];
  left: readonly LeftCard[];
  onPick: OnPick;
}

function House({ card, onPick }: { card: BuiltCard; onPick: OnPick }) {
  const { face, used = false } = card;
  return (
    <Thing
      id={card.id}
      class={`gabled ground-${face.colour}${used ? ' is-used' : ''}`}
      label={card.label}
      at={card.at}
      state={card.state}
      changed={card.changed}
      ticked
      onPick={onPick}
    >
      <Front face={face} used={used} />
      <Badge face={face} />
      <b class="house-points num">{face.points}★</b>
    </Thing>
  );
}

/** A name has two lines; two houses on one plot share them. */
function Names({ cards }: { cards: readonly BuiltCard[] }) {
  return (
    <span class="lot-name" aria-hidden="true" lang="de">
      {cards.map(({ face }) => face.name).join(' · ')}
    </span>
  );
}

function Plot({ plot, empty, onPick }: { plot: PlotView; empty: string; onPick: OnPick }) {
  return (
    <li class={`lot ground-${plot.colour}`}>
      <span class="lot-houses">
        {plot.buildings.map(card => (
          <House key={card.id} card={card} onPick={onPick} />
        ))}
        {plot.buildings.length === 0 && (
          <span class="lot-free" aria-hidden="true">
            {empty}
          </span>
        )}
      </span>
      <Spot piece={plot} class="kerb" onPick={onPick}>
        <Icon name={`suit-${plot.colour}`} size={12} />
      </Spot>
      <Names cards={plot.buildings} />
    </li>
  );
}

/** A Zoo or Park behind its fence, with the house that was laid under it. */
function Garden({ card, onPick }: { card: LeftCard; onPick: OnPick }) {
  const { face } = card;
  return (
    <li class={`lot garden ground-${face.colour}`}>
      <span class="lot-houses">
        {card.under && <House card={card.under} onPick={onPick} />}
        <Thing
          id={card.id}
          class={`enclosure of-${face.category}`}
          label={card.label}
          at={card.at}
          state={card.state}
          changed={card.changed}
          ticked
          onPick={onPick}
        >
          <Icon name={`trade-${face.category}`} size={40} />
          <b class="house-points num">{face.points}★</b>
        </Thing>
      </span>
      <Names cards={[card]} />
    </li>
  );
}

/** So many lots side by side that all of them are seen, by how wide the street is. */
const across = (lots: number, few: number, many: number): number => {
  if (lots <= few) return few;
  return Math.max(few, Math.min(many, Math.ceil(lots / 2)));
};

/** Plots with their buildings from left to right, Zoo and Park at the far end. */
export function Street({ captions, plots, left, onPick }: StreetProps) {
  const lots = plots.length + left.length;
  const width = { '--wide': across(lots, 8, 11), '--narrow': across(lots, 4, 6) };
  return (
    <ul class={lots > 8 ? 'lane is-crowded' : 'lane'} aria-label={captions.plots} style={width}>
      {plots.map(plot => (
        <Plot key={plot.id} plot={plot} empty={captions.empty} onPick={onPick} />
      ))}
      {left.map(card => (
        <Garden key={card.id} card={card} onPick={onPick} />
      ))}
    </ul>
  );
}
