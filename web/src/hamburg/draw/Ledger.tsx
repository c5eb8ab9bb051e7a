import type { Colour, SeatColour } from '../../art/kinds.ts';
import { HAZARD_OF } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { GaugeView } from './Gauges.tsx';
import type { OnPick, Piece } from './pick.ts';
import { type CountView, Purse } from './Quarter.tsx';
import { Spot } from './Spot.tsx';
import './ledger.css';

export interface WorkerView extends Piece {
  colour: Colour;
  count: number;
}

export interface LedgerProps {
  seat: SeatColour;
  money: CountView;
  workers: readonly WorkerView[];
  points: { count: number; label: string; at: string };
  /** The second line, where there is room for one. */
  below?: { gauges: readonly GaugeView[]; hand: CountView } | undefined;
  onPick: OnPick;
}

function Hazards({ gauges }: { gauges: readonly GaugeView[] }) {
  return (
    <>
      {gauges.map(({ colour, steps, max, label, warning, at }) => (
        <span
          key={colour}
          class={warning === undefined ? 'ledger-hazard num' : 'ledger-hazard num is-near'}
          role="img"
          aria-label={label}
          data-at={at}
        >
          <Icon name={HAZARD_OF[colour]} size={17} />
          {steps}/{max}
        </span>
      ))}
    </>
  );
}

/** What the viewer owns: Mark, workers, points; below them hazards and cards. */
export function Ledger({ seat, money, workers, points, below, onPick }: LedgerProps) {
  return (
    <div class={`harbour-ledger seat-${seat}`}>
      <p class="harbour-line">
        <Icon name={`agent-${seat}`} size={30} />
        <Purse purse={[money]} />
        <span class="harbour-workers">
          {workers.map(worker => (
            <Spot
              key={worker.colour}
              piece={worker}
              class={`harbour-worker num of-${worker.colour}${worker.count === 0 ? ' is-none' : ''}`}
              onPick={onPick}
            >
              <Icon name={`worker-${worker.colour}`} size={20} />
              {worker.count}
            </Spot>
          ))}
        </span>
        <b class="harbour-points num" role="img" aria-label={points.label} data-at={points.at}>
          {points.count}★
        </b>
      </p>
      {below && (
        <p class="harbour-line is-second">
          <Hazards gauges={below.gauges} />
          <Purse purse={[below.hand]} />
        </p>
      )}
    </div>
  );
}
