import type { Colour } from '../../art/kinds.ts';
import { arch, box } from '../../art/shapes.ts';
import './small.css';

export interface SmallProps {
  label: string;
  /** Stones of the left and the right half. */
  stones: readonly [number, number];
  /** Buildings by colour, from left to right; plots without one. */
  houses: readonly Colour[];
  plots: readonly Colour[];
  /** Zoos and Parks. */
  gardens: number;
}

const SECTION = 15;
const TOWER = 26;
/** From the tower outwards: so far from the middle. */
const reach = (i: number): number => TOWER / 2 + i * SECTION;

const merlons = (x: number, top: number): string => `M${x} 34V${top}h3v3h3v-3h3v3h3v-3h3V34z`;

const half = (sign: 1 | -1, stones: number, built: boolean): string =>
  Array.from({ length: 5 }, (_, i) => i)
    .filter(i => i < stones === built)
    .map(i => merlons(sign > 0 ? 100 + reach(i) : 100 - reach(i) - SECTION, built ? 17 : 22))
    .join('');

/** A quarter from afar: how long its wall is, how many houses of which colour stand behind it. */
export function Small({ label, stones, houses, plots, gardens }: SmallProps) {
  const [left, right] = stones;
  const lots = houses.length + plots.length + gardens;
  const step = Math.min(18, 196 / Math.max(lots, 1));
  const x = (i: number): number => 2 + i * step;
  return (
    <svg class="quarter-small" viewBox="0 0 200 62" role="img" aria-label={label}>
      <path class="small-open" d={half(-1, left, false) + half(1, right, false)} />
      <path class="small-wall" d={half(-1, left, true) + half(1, right, true) + box(87, 13, 26, 21)} />
      <path class="hall-copper" d="M84 13l16-12 16 12z" />
      <path class="hall-door" d={arch(95, 34, 10, 13)} />
      {houses.map((colour, i) => (
        <path
          key={i}
          class={`small-house ground-${colour}`}
          d={`M${x(i)} 60V46l${step * 0.44}-8 ${step * 0.44} 8v14z`}
        />
      ))}
      {plots.map((colour, i) => (
        <path
          key={i}
          class={`small-plot ground-${colour}`}
          d={box(x(houses.length + i), 53, step * 0.86, 7)}
        />
      ))}
      {Array.from({ length: gardens }, (_, i) => (
        <circle
          key={i}
          class="small-garden"
          cx={x(houses.length + plots.length + i) + step * 0.44}
          cy="53"
          r={step * 0.42}
        />
      ))}
    </svg>
  );
}
