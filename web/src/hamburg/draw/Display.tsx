import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { Majorities, type MajorityView } from './Majorities.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Plots, type LeftCard, type PlotView, type ReadingView } from './Plots.tsx';
import { Quarters, type QuarterView } from './Quarters.tsx';
import { Spot } from './Spot.tsx';
import { Statues, type StatueView, Wall, type WallProps } from './Wall.tsx';
import './display.css';

export interface Amount {
  count: number;
  label: string;
}

export interface DisplayProps {
  seat: SeatColour;
  name: string;
  /** Short words when it is this seat's turn. */
  turn?: string | undefined;
  /** Spoken name of the start marker when this seat holds it. */
  first?: string | undefined;
  points: Amount;
  money: Piece & { count: number };
  hand: Amount;
  /** What its space on the town-hall square is worth. */
  square: Amount;
  /** Expansion 1. */
  mayor?: { name: string; label: string } | undefined;
  quarters: readonly QuarterView[];
  /** Stones, buildings, Zoos and Parks in numbers. */
  gist: { stones: number; houses: number; left: number };
  wall: Omit<WallProps, 'onPick'>;
  statues: readonly StatueView[];
  majorities: readonly MajorityView[];
  plots: readonly PlotView[];
  left: readonly LeftCard[];
  captions: { plots: string; left: string };
  reading: ReadingView;
  /** `own`: open, with readable buildings. `other`: a strip that opens. */
  as: 'own' | 'other';
  /** The strip is open; what is inside a closed one is not drawn. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  onPick?: OnPick;
}

function Count({ icon, amount, class: extra }: { icon: IconName; amount: Amount; class?: string }) {
  return (
    <span class={`display-count num ${extra ?? ''}`} role="img" aria-label={amount.label}>
      <Icon name={icon} size={17} />
      {amount.count}
    </span>
  );
}

function Head(props: DisplayProps) {
  const { seat, money, turn, first, mayor } = props;
  return (
    <>
      <Icon name={`agent-${seat}`} size={42} />
      <h3 class="display-name">
        <span>{props.name}</span>
        {turn !== undefined && <small>{turn}</small>}
        {mayor && <small aria-label={mayor.label}>{mayor.name}</small>}
      </h3>
      {first !== undefined && (
        <span class="display-first" role="img" aria-label={first}>
          <Icon name="flag" size={18} />
        </span>
      )}
      <Count icon="star" amount={props.points} class="of-points" />
      <span class="display-counts">
        <Spot piece={money} class="display-count num" onPick={props.onPick}>
          <Icon name="mark" size={20} />
          {money.count}
        </Spot>
        <Count icon="hand" amount={props.hand} />
        <Count icon="townhall" amount={props.square} />
        <Statues statues={props.statues} />
      </span>
    </>
  );
}

/** What a folded strip still tells: workers and hazards, wall, houses. */
function Gist({ quarters, gist: { stones, houses, left } }: DisplayProps) {
  return (
    <span class="display-gist num" aria-hidden="true">
      {quarters.map(({ colour, workers, hazard }) => (
        <span key={colour} class={`gist-quarter ground-${colour}`}>
          <Icon name={`worker-${colour}`} size={15} />
          {workers.count}
          <span class="hazard-steps">
            {Array.from({ length: hazard.max }, (_, i) => (
              <i key={i} class={i < hazard.steps ? 'is-raised' : ''} />
            ))}
          </span>
        </span>
      ))}
      <span class="gist-count">
        <Icon name="stone" size={14} />
        {stones}
      </span>
      <span class="gist-count">
        <Icon name="majority-buildings" size={14} />
        {houses}
      </span>
      <span class="gist-count">
        <Icon name="trade-zoo" size={14} />
        {left}
      </span>
    </span>
  );
}

function Inside(props: DisplayProps) {
  const { onPick } = props;
  return (
    <div class="display-inside">
      <Quarters quarters={props.quarters} onPick={onPick} />
      <Wall {...props.wall} onPick={onPick} />
      <Majorities markers={props.majorities} onPick={onPick} />
      <Plots
        captions={props.captions}
        reading={props.reading}
        plots={props.plots}
        left={props.left}
        size={props.as === 'own' ? 'built' : 'mini'}
        onPick={onPick}
      />
    </div>
  );
}

/** Everything before one player; another player's folds to a strip. */
export function Display(props: DisplayProps) {
  const name = `display-board seat-${props.seat}${props.turn === undefined ? '' : ' is-turn'}`;
  if (props.as === 'own') {
    return (
      <article class={name} aria-label={props.name}>
        <header class="display-head">
          <Head {...props} />
        </header>
        <Inside {...props} />
      </article>
    );
  }
  return (
    <details
      class={name}
      open={props.open ?? false}
      onToggle={event => props.onToggle?.(event.currentTarget.open)}
    >
      <summary class="display-head">
        <Head {...props} />
        <Gist {...props} />
      </summary>
      {props.open === true && <Inside {...props} />}
    </details>
  );
}
