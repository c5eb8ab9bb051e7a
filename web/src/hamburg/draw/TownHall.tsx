import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import './townhall.css';

export interface StepView {
  /** Points of the space. */
  points: number;
  /** Who stands here. */
  seats: readonly SeatColour[];
}

export interface TownHallProps {
  /** The square and where everybody stands, in words. */
  label: string;
  steps: readonly StepView[];
  /** Points of every further advance. */
  beyond: number;
}

/** The square before the town hall as a flight of steps. */
export function TownHall({ label, steps, beyond }: TownHallProps) {
  return (
    <div class="hall" role="img" aria-label={label}>
      {steps.map(({ points, seats }, i) => (
        <span key={i} class={`hall-step step-${i}`}>
          <span class="hall-people">
            {seats.map(seat => (
              <Icon key={seat} name={`agent-${seat}`} size={24} />
            ))}
          </span>
          <b class="num">{points}</b>
        </span>
      ))}
      <span class="hall-house">
        <Icon name="townhall" size={44} />
        <b class="num">+{beyond}</b>
      </span>
    </div>
  );
}
