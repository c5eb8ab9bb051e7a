import { HAZARD_OF, type Colour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { OnPick, Piece } from './pick.ts';
import { Spot } from './Spot.tsx';
import './gauges.css';

export interface GaugeView extends Piece {
  colour: Colour;
  name: string;
  /** Steps raised, and how many it takes to do damage. */
  steps: number;
  max: number;
  /** A word of warning when the next step does damage. */
  warning?: string | undefined;
}

/** Five hazards, each a gauge that fills; brick-red when the next step does damage. */
export function Gauges({
  label,
  gauges,
  onPick,
}: {
  label: string;
  gauges: readonly GaugeView[];
  onPick: OnPick;
}) {
  return (
    <div class="gauges" role="group" aria-label={label}>
      {gauges.map(gauge => (
        <Spot
          key={gauge.colour}
          piece={gauge}
          class={`gauge ground-${gauge.colour}${gauge.warning === undefined ? '' : ' is-near'}`}
          onPick={onPick}
        >
          <Icon name={HAZARD_OF[gauge.colour]} size={20} />
          <span class="gauge-name">{gauge.name}</span>
          <span class="gauge-steps">
            {Array.from({ length: gauge.max }, (_, i) => (
              <i key={i} class={i < gauge.steps ? 'is-raised' : ''} />
            ))}
          </span>
          {gauge.warning !== undefined && <b class="gauge-next">{gauge.warning}</b>}
        </Spot>
      ))}
    </div>
  );
}
