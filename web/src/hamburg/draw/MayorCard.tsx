import { Icon } from '../../art/Icon.tsx';
import { Pictos, type Picto } from '../../art/Pictos.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Portrait } from './Quarter.tsx';
import { Spot } from './Spot.tsx';
import './mayor.css';

export interface MayorView extends Piece {
  /** 1 … 10. */
  side: number;
  /** Mark and workers of each colour at the start. */
  money: number;
  workers: number;
  signs: readonly Picto[];
  text: string;
}

/** Expansion 1: one side of a mayor, to choose from or to have. */
export function MayorCard({ mayor: m, onPick }: { mayor: MayorView; onPick?: OnPick }) {
  return (
    <Spot piece={m} class="mayor-card" wordy onPick={onPick}>
      <span class="mayor-oval" aria-hidden="true">
        <Portrait side={m.side} />
      </span>
      <span class="mayor-words" aria-hidden="true">
        <span class="mayor-start num">
          {m.money}
          <Icon name="mark" size={15} />
          {m.workers}×5
          <Icon name="worker" size={15} />
          <span class="trade-signs">
            <Pictos signs={m.signs} size={16} />
          </span>
        </span>
        <span>{m.text}</span>
      </span>
    </Spot>
  );
}
