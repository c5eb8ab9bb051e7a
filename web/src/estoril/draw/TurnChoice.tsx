import type { DrawState } from '../../art/kinds.ts';
import { pressable } from '../../art/press.ts';
import './turn.css';

export interface TurnView {
  /** Handed to `onPick`. */
  id: string;
  /** What lies in the four cells from the top left, row by row: numerals, nothing for the reward. */
  cells: readonly ('I' | 'II' | 'III' | 'IV' | null)[];
  state: DrawState;
  label: string;
}

export interface TurnChoiceProps {
  /** Which place is to be turned. */
  label: string;
  turns: readonly TurnView[];
  onPick: (id: string) => void;
}

/** The four ways a place can lie, to choose from. */
export function TurnChoice({ label, turns, onPick }: TurnChoiceProps) {
  return (
    <div class="turns" role="group" aria-label={label}>
      {turns.map(turn => (
        <button
          key={turn.id}
          type="button"
          class={`turn is-${turn.state} pick`}
          aria-disabled={turn.state === 'refused'}
          aria-pressed={turn.state === 'selected'}
          {...pressable(() => onPick(turn.id))}
        >
          <span class="spoken">{turn.label}</span>
          {turn.cells.map((numeral, i) => (
            <span key={i} class={numeral === null ? 'turn-cell is-reward' : 'turn-cell'} aria-hidden="true">
              {numeral}
            </span>
          ))}
        </button>
      ))}
    </div>
  );
}
