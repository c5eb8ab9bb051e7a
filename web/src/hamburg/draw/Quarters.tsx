import { HAZARD_OF, type Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';

export interface QuarterView {
  colour: Colour;
  workers: Piece & { count: number };
  /** Steps raised, and how many it takes to do damage. */
  hazard: Piece & { steps: number; max: number };
}

function Hazard({ quarter: { colour, hazard }, onPick }: { quarter: QuarterView; onPick: OnPick }) {
  const near = hazard.steps > 0 && hazard.steps >= hazard.max - 1;
  return (
    <Spot piece={hazard} class={near ? 'hazard is-near-damage' : 'hazard'} onPick={onPick}>
      <Icon name={HAZARD_OF[colour]} size={17} />
      <span class="hazard-steps">
        {Array.from({ length: hazard.max }, (_, i) => (
          <i key={i} class={i < hazard.steps ? 'is-raised' : ''} />
        ))}
      </span>
    </Spot>
  );
}

/** The five colours side by side: workers above, the hazard of the colour below. */
export function Quarters({ quarters, onPick }: { quarters: readonly QuarterView[]; onPick: OnPick }) {
  return (
    <div class="quarters">
      {quarters.map(quarter => (
        <div key={quarter.colour} class={`quarter ground-${quarter.colour}`}>
          <Spot
            piece={quarter.workers}
            class={quarter.workers.count === 0 ? 'workers is-none' : 'workers'}
            onPick={onPick}
          >
            <Icon name={`worker-${quarter.colour}`} size={24} />
            <b class="num">{quarter.workers.count}</b>
          </Spot>
          <Hazard quarter={quarter} onPick={onPick} />
        </div>
      ))}
    </div>
  );
}
