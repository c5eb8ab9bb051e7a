import type { Majority } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './majorities.css';

export interface MajorityView extends Piece {
  kind: Majority;
  active: boolean;
}

export interface MajoritiesProps {
  /** How many of them are held, in words. */
  note: string;
  medals: readonly MajorityView[];
  onPick: OnPick;
}

/** Five medals, golden once the player was ahead. */
export function Majorities({ note, medals, onPick }: MajoritiesProps) {
  return (
    <div class="majorities" role="group" aria-label={note}>
      <span class="majorities-note">{note}</span>
      {medals.map(m => (
        <Spot key={m.kind} piece={m} class={m.active ? 'majority is-active' : 'majority'} onPick={onPick}>
          <Icon name={`majority-${m.kind}`} size={18} />
        </Spot>
      ))}
    </div>
  );
}
