import type { Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { arch, box } from '../../art/shapes.ts';
import type { TradeFace } from './TradeFace.ts';
import { WHEN_SIGN } from './when.ts';
import './house.css';

/** How the houses of each colour end against the sky, over a front 84 wide that begins at 46. */
const GABLES: Readonly<Record<Colour, string>> = {
  violet: 'M4 50V38h10V26h12V14h12V4h16v10h12v12h12v12h10v12z',
  orange: 'M4 50l42-46 42 46z',
  grey: 'M4 50V20h12v8h14v-8h12V8h8v12h12v8h14v-8h12v30z',
  pink: 'M4 50c0-10 4-14 12-14 0-12 6-16 14-16C32 8 38 4 46 4s14 4 16 16c8 0 14 4 14 16 8 0 12 4 12 14z',
  brown: 'M4 50c2-8 8-10 16-10 4-2 6-6 6-16V8l20-6 20 6v16c0 10 2 14 6 16 8 0 14 2 16 10z',
};

/** A front with the sign of its trade; its lamps are out once it was used. */
export function Front({ face, used }: { face: TradeFace; used: boolean }) {
  return (
    <svg class={used ? 'front is-dark' : 'front'} viewBox="0 0 92 134" preserveAspectRatio="xMidYMax meet">
      <path class="front-wall" d={GABLES[face.colour] + box(4, 49.5, 84, 84.5)} />
      <path class="front-board" d={box(18, 40, 56, 40)} />
      <svg class="front-sign" x="29" y="42" width="34" height="36">
        <use href={`#kh-trade-${face.category}`} />
      </svg>
      <path class="front-pane" d={box(11, 92, 16, 16) + box(65, 92, 16, 16) + arch(41, 32, 10, 14)} />
      <path class="front-door" d={arch(36, 134, 20, 34)} />
    </svg>
  );
}

/** When a building acts, as a badge at its gable. */
export function Badge({ face }: { face: TradeFace }) {
  if (face.when === 'none') return null;
  return (
    <span class={`house-badge at-${face.when}`}>
      <Icon name={WHEN_SIGN[face.when]} size={15} />
    </span>
  );
}
