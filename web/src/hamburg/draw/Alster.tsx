import type { ComponentType } from 'preact';
import type { Suit } from '../../art/kinds.ts';
import { Die } from '../../art/Die.tsx';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { box, disc, row } from '../../art/shapes.ts';
import { PartTitle } from './PartTitle.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './alster.css';

/** What a die does this round: sign, word and number. */
export interface PlateView {
  tone: 'calm' | 'fair' | 'danger';
  icon?: IconName | undefined;
  word: string;
  count?: string | undefined;
}

export interface DieView extends Piece {
  colour: Suit;
  /** 0 before the roll. */
  value: number;
  plate: PlateView;
  /** Expansion 4: the ship at its quay. */
  ship?: (Piece & { sails: boolean }) | undefined;
}

export interface AlsterProps {
  title: string;
  note: string;
  dice: readonly DieView[];
  /** The city on the far bank. */
  Bank: ComponentType;
  onPick?: OnPick;
}

/** A steam launch whose deck carries the die. */
function Launch() {
  return (
    <svg class="launch" viewBox="0 0 120 76" aria-hidden="true" focusable="false">
      <path class="launch-funnel" d={box(22, 6, 9, 34)} />
      <path class="launch-band" d={box(22, 12, 9, 7)} />
      <path class="launch-cabin" d={box(16, 26, 24, 18) + box(86, 30, 18, 14)} />
      <path class="launch-pane" d={row(2, 10, dx => box(19 + dx, 30, 6, 6)) + disc(95, 37, 3)} />
      <path class="launch-hull" d="M3 42h114l-13 25q-2 4-6 4H24q-4 0-6-4z" />
      <path class="launch-rail" d="M3 42h114l-3 6H6z" />
      <path class="launch-wake" d="M0 72q10-5 20 0t20 0 20 0 20 0 20 0 20 0v4H0z" />
    </svg>
  );
}

/** A merchantman: under sail, or with bare masts at the quay. */
function Sailer({ sails }: { sails: boolean }) {
  return (
    <svg class="sailer" viewBox="0 0 64 52" aria-hidden="true" focusable="false">
      <path class="sailer-mast" d={box(17, 6, 2, 34) + box(33, 2, 2, 38) + box(48, 8, 2, 32)} />
      {sails ? (
        <path
          class="sailer-cloth"
          d="M10 10q9-3 17 0l1 11q-9 4-19 0zM26 6q9-3 17 0l1 12q-9 4-19 0zM42 12q7-3 14 0l1 9q-8 4-16 0zM9 23q10-3 20 0l1 11q-10 3-22 0zM25 20q10-3 20 0l1 13q-10 3-22 0z"
        />
      ) : (
        <path class="sailer-yard" d="M9 12h18M26 9h17M41 14h15M10 24h17M25 22h19" />
      )}
      <path class="sailer-hull" d="M2 38h60l-7 13H10z" />
    </svg>
  );
}

function Boat({ die, onPick }: { die: DieView; onPick: OnPick }) {
  const { plate, ship } = die;
  return (
    <div class={`boat ground-${die.colour}`}>
      {ship && (
        <Spot piece={ship} class={ship.sails ? 'berth is-sailing' : 'berth'} onPick={onPick}>
          <Sailer sails={ship.sails} />
        </Spot>
      )}
      <div class="boat-body">
        <Launch />
        <Icon name={`suit-${die.colour}`} size={14} class="boat-suit" />
        <Spot piece={die} class="boat-die" onPick={onPick}>
          {die.value === 0 ? <span class="die-none" /> : <Die value={die.value} size={32} />}
        </Spot>
      </div>
      <span class={`plate of-${plate.tone}`} aria-hidden="true">
        {plate.icon && <Icon name={plate.icon} size={14} />}
        <span class="plate-word">{plate.word}</span>
        {plate.count !== undefined && <b class="num">{plate.count}</b>}
      </span>
    </div>
  );
}

/** Six launches on the water; each carries a die and says what it does. */
export function Alster({ title, note, dice, Bank, onPick }: AlsterProps) {
  return (
    <section class="alster" aria-label={title}>
      <div class="alster-bank" aria-hidden="true">
        <Bank />
      </div>
      <PartTitle title={title} note={note} />
      <div class="fleet">
        {dice.map(die => (
          <Boat key={die.colour} die={die} onPick={onPick} />
        ))}
      </div>
    </section>
  );
}
