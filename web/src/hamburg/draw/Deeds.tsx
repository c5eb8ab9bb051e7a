import type { Deed } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './deeds.css';

export interface DeedView extends Piece {
  deed: Deed;
  /** Its name in a word, and what it would bring or cost with the card chosen. */
  short: string;
  signs: readonly Picto[];
}

/** The six basic actions. Without a card they only say what a card can be played for. */
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
          <Icon name={`deed-${deed.deed}`} size={20} />
          <b aria-hidden="true">{deed.short}</b>
          <span class="deed-signs" aria-hidden="true">
            <Pictos signs={deed.signs} size={14} />
          </span>
        </Spot>
      ))}
    </div>
  );
}
