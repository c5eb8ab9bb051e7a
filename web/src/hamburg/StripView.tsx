import type { Hamburg } from '@kaffeehaus/hamburg';
import { Icon } from '../art/Icon.tsx';
import { marked } from '../seat/anchor.ts';
import type { StripProps } from '../seat/gameview.ts';
import { displayView } from './displays.ts';

/** Marks, workers, points; on a second line hazards and the size of the hand. */
export function StripView({ lines, ...props }: StripProps<Hamburg>) {
  const { viewer } = props.view;
  const { money, quarters, points, hand } = displayView(props, viewer);
  return (
    <div class="ledger">
      <p class="ledger-line">
        <span class="ledger-count num" role="img" aria-label={money.label}>
          <Icon name="mark" size={18} /> {money.count}
        </span>
        <span class="ledger-group">
          {quarters.map(({ colour, workers }) => (
            <span
              key={colour}
              class={workers.count === 0 ? 'ledger-count num none' : 'ledger-count num'}
              role="img"
              aria-label={workers.label}
              {...marked('worker', viewer, colour)}
            >
              <Icon name={`worker-${colour}`} size={18} /> {workers.count}
            </span>
          ))}
        </span>
        <b class="ledger-points num" role="img" aria-label={points.label} {...marked('points', viewer)}>
          {points.count}★
        </b>
      </p>
      {lines === 2 && (
        <p class="ledger-line">
          {quarters.map(({ colour, hazard }) => (
            <span key={colour} class="ledger-count num" role="img" aria-label={hazard.label}>
              {hazard.steps}/{hazard.max}
            </span>
          ))}
          <span class="ledger-count num" role="img" aria-label={hand.label} {...marked('hand', viewer)}>
            <Icon name="hand" size={16} /> {hand.count}
          </span>
        </p>
      )}
    </div>
  );
}
