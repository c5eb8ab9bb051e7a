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
  /** What would stand on it by the answer that is looked at. */
  ghost?: TradeFace | undefined;
}

/** A plot, or a Zoo or Park, that the answer looked at would bring. */
export interface GhostLot {
  colour: Colour;
  house: TradeFace | undefined;
}

/** So many lots stand side by side without being made smaller. */
export const LANE = 8;

/** A Zoo or Park, which needs no plot. */
export interface LeftCard extends BuiltCard {
  /** A building laid under a Zoo. */
  under?: BuiltCard | undefined;
}

export interface StreetProps {
  captions: { empty: string; plots: string };
  plots: readonly PlotView[];
  left: readonly LeftCard[];
  ghosts?: readonly GhostLot[];
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
        {plot.ghost && (
          <span class={`gabled is-ghost ground-${plot.ghost.colour}`} aria-hidden="true">
            <Front face={plot.ghost} used={false} />
          </span>
        )}
        {plot.buildings.length === 0 && !plot.ghost && (
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

/** What is not there yet, at the end of the street, where nothing moves for it. */
function Ghost({ lot: { colour, house } }: { lot: GhostLot }) {
  return (
    <li class={`lot is-ghost ground-${colour}`} aria-hidden="true">
      <span class="lot-houses">
        {house ? (
          <span class={`enclosure of-${house.category}`}>
            <Icon name={`trade-${house.category}`} size={40} />
          </span>
        ) : (
          <span class="lot-free" />
        )}
      </span>
      <span class="kerb">
        <Icon name={`suit-${colour}`} size={12} />
      </span>
    </li>
  );
}

/** So many lots side by side that all of them are seen, by how wide the street is. */
const across = (lots: number, few: number, many: number): number => {
  if (lots <= few) return few;
  return Math.max(few, Math.min(many, Math.ceil(lots / 2)));
};

/** Plots with their buildings from left to right, Zoo and Park at the far end. */
export function Street({ captions, plots, left, ghosts = [], onPick }: StreetProps) {
  const lots = plots.length + left.length;
  const width = { '--wide': across(lots, LANE, 11), '--narrow': across(lots, 4, 6) };
  return (
    <ul class={lots > LANE ? 'lane is-crowded' : 'lane'} aria-label={captions.plots} style={width}>
      {plots.map(plot => (
        <Plot key={plot.id} plot={plot} empty={captions.empty} onPick={onPick} />
      ))}
      {left.map(card => (
        <Garden key={card.id} card={card} onPick={onPick} />
      ))}
      {ghosts.map((lot, i) => (
        <Ghost key={i} lot={lot} />
      ))}
    </ul>
  );
}
