import type { Deed } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './deeds.css';

export interface DeedView extends Piece {
  deed: Deed;
  name: string;
  /** What it would bring or cost with the card chosen. */
  signs: readonly Picto[];
}

/** The basic actions one card can be played for. */
export function Deeds({
  label,
  deeds,
  onPick,
}: {
  label: string;
  deeds: readonly DeedView[];
  onPick?: OnPick;
}) {
  return (
    <div class="deeds" role="group" aria-label={label}>
      {deeds.map(deed => (
        <Spot key={deed.deed} piece={deed} class="deed" wordy onPick={onPick}>
          <Icon name={`deed-${deed.deed}`} size={26} />
          <b aria-hidden="true">{deed.name}</b>
          <span class="deed-signs" aria-hidden="true">
            <Pictos signs={deed.signs} size={14} />
          </span>
        </Spot>
      ))}
    </div>
  );
}
