import type { ComponentChildren } from 'preact';
import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { pictured } from '../../art/pictured.ts';
import { still } from '../../art/still.tsx';
import type { IconName } from '../../art/names.ts';
import { Gauges, type GaugeView } from './Gauges.tsx';
import { Majorities, type MajoritiesProps } from './Majorities.tsx';
import { PartTitle } from './PartTitle.tsx';
import type { OnPick } from './pick.ts';
import { Street, type StreetProps } from './Street.tsx';
import { Statues, type StatueView, Wall, type WallProps } from './Wall.tsx';
import './quarter.css';

/** Something counted that stands in the title of a quarter: Mark, cards, workers. */
export interface CountView {
  icon: IconName;
  colour?: string;
  count: number;
  label: string;
  at: string;
  /** Has just become more or less. */
  changed?: boolean;
}

/** Nothing is pale, workers stand on their colour, what changed glows. */
const countClass = ({ count, colour, changed = false }: CountView): string =>
  [
    'purse-count num',
    count === 0 && 'is-none',
    colour !== undefined && `ground-${colour}`,
    changed && 'is-changed',
  ]
    .filter(Boolean)
    .join(' ');

export interface QuarterProps {
  seat: SeatColour;
  own: boolean;
  title: string;
  /** How far it is built, in numbers. */
  note: string;
  /** Expansion 1: the face of the mayor and what he does. */
  mayor?: { side: number; name: string; label: string } | undefined;
  /** What its owner has besides; one's own stands in the strip. */
  purse: readonly CountView[];
  wall: Omit<WallProps, 'onPick'>;
  statues: readonly StatueView[];
  street: Omit<StreetProps, 'onPick'>;
  hazards: string;
  gauges: readonly GaugeView[];
  majorities: Omit<MajoritiesProps, 'onPick'>;
  /** Buttons in the corner: read the cards, back to one's own. */
  tools: ComponentChildren;
  onPick?: OnPick;
}

export function Portrait({ side }: { side: number }) {
  return (
    <svg class="portrait" viewBox="0 0 48 56" aria-hidden="true" focusable="false">
      <use href={pictured.value ? `#kh-mayor-${side}` : '#kh-mayor'} />
    </svg>
  );
}

export function Purse({ purse }: { purse: readonly CountView[] }) {
  return (
    <>
      {purse.map(piece => (
        <span key={piece.at} class={countClass(piece)} role="img" aria-label={piece.label} data-at={piece.at}>
          <Icon name={piece.icon} size={16} />
          {piece.count}
        </span>
      ))}
    </>
  );
}

/** An answer changes few of them. */
const [Rampart, Lane, Dangers, Medals] = [still(Wall), still(Street), still(Gauges), still(Majorities)];

/** One player's part of the city: the wall, the street behind it, what threatens it, what it leads in. */
export function Quarter(props: QuarterProps) {
  const { onPick, mayor } = props;
  return (
    <div class="quarter-frame">
      <section class={`quarter seat-${props.seat}${props.own ? ' is-own' : ''}`} aria-label={props.title}>
        <div class="quarter-head">
          <PartTitle title={props.title} note={props.note} />
          <span class="quarter-side">
            {props.purse.length > 0 && (
              <span class="purse">
                <Purse purse={props.purse} />
              </span>
            )}
            <Statues statues={props.statues} />
            {mayor && (
              <span class="mayor-plaque" role="img" aria-label={mayor.label}>
                <Portrait side={mayor.side} />
                <span lang="de">{mayor.name}</span>
              </span>
            )}
            {props.tools}
          </span>
        </div>
        <Rampart {...props.wall} onPick={onPick} />
        <Lane {...props.street} onPick={onPick} />
        <div class="quarter-foot">
          {props.gauges.length > 0 && <Dangers label={props.hazards} gauges={props.gauges} onPick={onPick} />}
          <Medals {...props.majorities} onPick={onPick} />
        </div>
      </section>
    </div>
  );
}
