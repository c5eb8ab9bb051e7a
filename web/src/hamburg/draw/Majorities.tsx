import type { Majority } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';

export interface MajorityView extends Piece {
  kind: Majority;
  active: boolean;
}

/** Five markers, turned to their bright side once the player was ahead. */
export function Majorities({ markers, onPick }: { markers: readonly MajorityView[]; onPick: OnPick }) {
  return (
    <span class="majorities">
      {markers.map(m => (
        <Spot key={m.kind} piece={m} class={m.active ? 'majority is-active' : 'majority'} onPick={onPick}>
          <Icon name={`majority-${m.kind}`} size={16} />
        </Spot>
      ))}
    </span>
  );
}
