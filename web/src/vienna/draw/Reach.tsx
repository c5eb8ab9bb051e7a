import type { ReadonlySignal } from '@preact/signals';
import { OUTLINE } from './Building.tsx';
import { type Plan, reachOf } from './reach.ts';
import { freeCorner } from './layout.ts';
import { SQUARE_OUTLINE, SquareFace } from './Square.tsx';
import './lit.css';

export interface LookProps {
  plan: Plan;
  /** The piece looked at. */
  lit: ReadonlySignal<string | undefined>;
  /** Shown while nothing is looked at. */
  chosen: string | undefined;
}

/** The streets of what is looked at, under the pieces: whole where an own agent stands, dotted where one is missing. */
export function LitStreets({ plan, lit, chosen }: LookProps) {
  const { streets } = reachOf(plan, lit.value ?? chosen);
  if (streets.length === 0) return null;
  const line = (own: boolean) =>
    streets
      .filter(street => street.own === own)
      .map(({ square, building }) => `M${square.x} ${square.y}L${building.x} ${building.y}`)
      .join('');
  return (
    <g class={`lit-streets seat-${plan.mine ?? 'none'}`} aria-hidden="true">
      <path class="lit-kerb" d={line(true) + line(false)} />
      <path class="lit-street" d={line(false)} />
      <path class="lit-dots" d={line(false)} />
      <path class="lit-street own" d={line(true)} />
    </g>
  );
}

/** Behind the buildings: rings of own ones around a square, and in full strength the squares that would be closed. */
export function LitRings({ plan, lit, chosen }: LookProps) {
  const id = lit.value ?? chosen;
  const { streets, closing } = reachOf(plan, id);
  const own = new Set(streets.filter(s => s.own && s.building.id !== id).map(s => s.building));
  return (
    <g class={`lit-rings seat-${plan.mine ?? 'none'}`} aria-hidden="true">
      {[...own].map(({ id: key, x, y }) => (
        <g key={key} transform={`translate(${x} ${y})`}>
          <path class="lit-under" d={OUTLINE} />
          <path class="lit-ring" d={OUTLINE} />
        </g>
      ))}
      {closing.map(square => (
        <g key={square.id} class="lit-square" transform={`translate(${square.x} ${square.y})`}>
          <path class="lit-ring closing" d={SQUARE_OUTLINE} />
          <SquareFace square={square} corner={freeCorner(square, plan.buildings)} />
        </g>
      ))}
    </g>
  );
}
