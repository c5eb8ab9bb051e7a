import type { Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './wall.css';

export interface SectionView extends Piece {
  colour: Colour;
  price: number;
  built: boolean;
  /** What completing it brings: points at the end, or a statue. */
  brings?: 'points' | 'statue' | undefined;
}

export interface StatueView {
  id: string;
  kind: 'hummel' | 'jette';
  /** Points of a Hummel, Mark of a Zitronenjette. */
  worth: number;
  label: string;
}

export interface WallProps {
  label: string;
  /** Each half from the tower outwards. */
  left: readonly SectionView[];
  right: readonly SectionView[];
  /** What a third section is worth at the end. */
  thirdPoints: number;
  onPick: OnPick;
}

function Section({ section: s, points, onPick }: { section: SectionView; points: number; onPick: OnPick }) {
  return (
    <Spot
      piece={s}
      class={`section ground-${s.colour} ${s.built ? 'is-built' : 'is-open'} brings-${s.brings ?? 'nothing'}`}
      onPick={onPick}
    >
      <span class="section-top">
        {s.brings === 'points' && (
          <b class="num">
            {points}
            <Icon name="star" size={10} />
          </b>
        )}
        {s.brings === 'statue' && <Icon name="hummel" size={16} />}
      </span>
      <span class="section-stones">
        <Icon name={`suit-${s.colour}`} size={12} />
        <b class="num">{s.price}</b>
      </span>
    </Spot>
  );
}

/** The city wall: two halves that grow outwards from the tower. */
export function Wall({ label, left, right, thirdPoints, onPick }: WallProps) {
  const section = (s: SectionView) => <Section key={s.id} section={s} points={thirdPoints} onPick={onPick} />;
  return (
    <div class="city-wall" role="group" aria-label={label}>
      <span class="half">{[...left].reverse().map(section)}</span>
      <span class="wall-tower" aria-hidden="true">
        <Icon name="tower" size={30} />
      </span>
      <span class="half">{right.map(section)}</span>
    </div>
  );
}

/** Statues a player was given. */
export function Statues({ statues }: { statues: readonly StatueView[] }) {
  return (
    <>
      {statues.map(s => (
        <span key={s.id} class={`statue-token of-${s.kind} num`} role="img" aria-label={s.label}>
          <Icon name={s.kind} size={20} />
          {s.worth}
          <Icon name={s.kind === 'hummel' ? 'star' : 'mark'} size={11} />
        </span>
      ))}
    </>
  );
}
