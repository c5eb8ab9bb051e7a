import { HAZARD_OF, type Suit } from '../../art/kinds.ts';
import { Die } from '../../art/Die.tsx';
import { Icon } from '../../art/Icon.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './dice.css';

export interface DieView extends Piece {
  colour: Suit;
  /** 0 before the roll. */
  value: number;
  /** Expansion 4: the ship at its quay. */
  ship?: (Piece & { sails: boolean }) | undefined;
}

/** What the number sets off: an advance, a hazard of its colour, or nothing. */
function Result({ die }: { die: DieView }) {
  if (die.value === 1 || die.value === 2) return <Icon name="townhall" size={15} />;
  if (die.value < 5) return null;
  return <Icon name={die.colour === 'black' ? 'disease' : HAZARD_OF[die.colour]} size={15} />;
}

/** The six dice, what each sets off, and the ships beside them. */
export function Dice({ label, dice, onPick }: { label: string; dice: readonly DieView[]; onPick?: OnPick }) {
  return (
    <div class="dice" role="group" aria-label={label}>
      {dice.map(die => (
        <span key={die.colour} class={`die-place ground-${die.colour}`}>
          <Icon name={`suit-${die.colour}`} size={12} />
          <Spot piece={die} class="die-spot" onPick={onPick}>
            {die.value === 0 ? <span class="die-none" /> : <Die value={die.value} size={38} />}
          </Spot>
          <span class="die-result">
            <Result die={die} />
          </span>
          {die.ship && (
            <Spot piece={die.ship} class={die.ship.sails ? 'quay is-sailing' : 'quay'} onPick={onPick}>
              <Icon name="ship" size={22} />
            </Spot>
          )}
        </span>
      ))}
    </div>
  );
}
