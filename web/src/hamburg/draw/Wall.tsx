import type { Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { arch, box, row } from '../../art/shapes.ts';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './wall.css';

export interface SectionView extends Piece {
  colour: Colour;
  price: number;
  built: boolean;
  /** It would be built by the answer that is looked at. */
  ghost?: boolean | undefined;
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
  onPick?: OnPick;
}

/** Merlons and gaps over a straight wall, 60 wide; bricks in courses. */
const CRENELS = 'M0 64V10h8v8h9V10h9v8h8V10h9v8h8V10h9v54z';
const COURSES = row(
  5,
  0,
  (_, i) => `M0 ${23 + i * 9}h60${row(3, 20, dx => `M${dx + (i % 2 === 0 ? 8 : 18)} ${23 + i * 9}v9`)}`,
);

function Bricks({ built }: { built: boolean }) {
  return (
    <svg class="bricks" viewBox="0 0 60 64" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path class="bricks-body" d={CRENELS} />
      {built && <path class="bricks-lines" d={COURSES} />}
    </svg>
  );
}

/** What stands over a section, or will. */
function Crown({ section: s, points }: { section: SectionView; points: number }) {
  return (
    <span class="section-top">
      {s.brings === 'points' && <b class="num">{points}★</b>}
      {s.brings === 'statue' && <Icon name="hummel" size={22} />}
    </span>
  );
}

function Section({ section: s, points, onPick }: { section: SectionView; points: number; onPick: OnPick }) {
  return (
    <Spot
      piece={s}
      class={`section ground-${s.colour} ${s.built ? 'is-built' : 'is-open'} brings-${s.brings ?? 'nothing'}`}
      onPick={onPick}
    >
      <Crown section={s} points={points} />
      <Bricks built={s.built} />
      {s.ghost === true && (
        <span class="section-ghost is-built">
          <Bricks built />
        </span>
      )}
      <span class="section-face">
        <span class="section-suit">
          <Icon name={`suit-${s.colour}`} size={13} />
        </span>
        {!s.built && <b class="num">{s.price} M</b>}
      </span>
    </Spot>
  );
}

function Gate() {
  return (
    <svg
      class="gate"
      viewBox="0 0 90 150"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <path class="hall-copper" d="M0 46L45 2l45 44z" />
      <path class="hall-brick" d={box(8, 46, 74, 104)} />
      <path
        class="bricks-lines"
        d={row(
          8,
          0,
          (_, i) =>
            `M8 ${58 + i * 12}h74${row(5, 16, dx => `M${dx + (i % 2 === 0 ? 16 : 24)} ${58 + i * 12}v12`)}`,
        )}
      />
      <path class="hall-light" d={arch(20, 84, 10, 18) + arch(60, 84, 10, 18)} />
      <path class="hall-stone" d="M41 92V70h8v22l-4 5z" />
      <path class="hall-door" d={arch(30, 150, 30, 42)} />
      <path
        class="gate-bars"
        d={`${row(4, 6, dx => `M${36 + dx} 150V${dx === 0 || dx === 18 ? 114 : 110}`)}M30 128h30M30 140h30`}
      />
    </svg>
  );
}

/** The city wall: two halves that grow outwards from the tower. */
export function Wall({ label, left, right, thirdPoints, onPick }: WallProps) {
  const section = (s: SectionView) => <Section key={s.id} section={s} points={thirdPoints} onPick={onPick} />;
  return (
    <div class="city-wall" role="group" aria-label={label}>
      <span class="half">{[...left].reverse().map(section)}</span>
      <Gate />
      <span class="half">{right.map(section)}</span>
    </div>
  );
}

/** Statues a player was given. */
export function Statues({ statues }: { statues: readonly StatueView[] }) {
  return (
    <>
      {statues.map(s => (
        <span key={s.id} class={`statue of-${s.kind} num`} role="img" aria-label={s.label}>
          <Icon name={s.kind} size={26} />
          <b>
            {s.worth}
            {s.kind === 'hummel' ? '★' : ' M'}
          </b>
        </span>
      ))}
    </>
  );
}
