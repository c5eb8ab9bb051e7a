import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { arch, box, row } from '../../art/shapes.ts';
import { PartTitle } from './PartTitle.tsx';
import './square.css';

export interface StepView {
  /** Points of the space. */
  points: number;
  /** Who stands here. */
  people: readonly { seat: SeatColour; at: string }[];
  /** Where the viewer would stand after the advance that is asked for. */
  next?: SeatColour | undefined;
  label: string;
  at: string;
}

export interface SquareProps {
  title: string;
  /** What a step costs now. */
  note: string;
  steps: readonly StepView[];
  /** Points of every further advance. */
  beyond: { points: number; label: string };
}

function TownHall() {
  return (
    <svg class="townhall-art" viewBox="0 0 100 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path
        class="hall-copper"
        d="M42 34l8-34 8 34zM6 78l12-22h64l12 22zM40 56V36h20v20zM12 56l5-12 5 12zM78 56l5-12 5 12z"
      />
      <path class="hall-brick" d={box(8, 78, 84, 72) + box(38, 40, 24, 44)} />
      <path class="hall-line" d="M8 100h84M8 124h84M50 0v-8" />
      <path
        class="hall-light"
        d={row(4, 9, dx => arch(13 + dx, 97, 6, 13)) + row(4, 9, dx => arch(54 + dx, 97, 6, 13))}
      />
      <path
        class="hall-light"
        d={row(4, 9, dx => arch(13 + dx, 121, 6, 13)) + row(4, 9, dx => arch(54 + dx, 121, 6, 13))}
      />
      <path class="hall-door" d={arch(41, 150, 18, 24)} />
    </svg>
  );
}

function Step({ step, rank }: { step: StepView; rank: number }) {
  return (
    <span class="step" role="img" aria-label={step.label} data-at={step.at} style={{ '--rank': rank }}>
      <span class="step-people">
        {step.people.map(({ seat, at }) => (
          <span key={at} data-at={at}>
            <Icon name={`agent-${seat}`} size={30} />
          </span>
        ))}
        {step.next && (
          <span class="step-next">
            <Icon name={`agent-${step.next}`} size={30} />
          </span>
        )}
      </span>
      <b class="num">{step.points}</b>
    </span>
  );
}

/** The square rises in steps to the town hall; everybody stands on one of them. */
export function Square({ title, note, steps, beyond }: SquareProps) {
  return (
    <section class="hall-square" aria-label={title}>
      <PartTitle title={title} note={note} />
      <div class="flight">
        {steps.map((step, rank) => (
          <Step key={rank} step={step} rank={rank} />
        ))}
        <span class="townhall" role="img" aria-label={beyond.label}>
          <TownHall />
          <b class="num">+{beyond.points}</b>
        </span>
      </div>
    </section>
  );
}
