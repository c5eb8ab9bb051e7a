import type { SeatColour } from '../../art/kinds.ts';
import { still } from '../../art/still.tsx';
import { Icon } from '../../art/Icon.tsx';
import { Counter, type CounterView } from './Counter.tsx';
import { Figure, type FigureView } from './Figure.tsx';
import './rival.css';

export interface RivalProps {
  seat: SeatColour;
  name: string;
  /** Spoken name of the crest when this seat begins the round. */
  crest?: string | undefined;
  isTurn: boolean;
  points: CounterView;
  /** Bribes, then information, then agents, money and missions: as many rows of signs. */
  rows: readonly (readonly CounterView[])[];
  figure?: FigureView | undefined;
}

function DrawRival({ seat, name, crest, isTurn, points, rows, figure }: RivalProps) {
  return (
    <article class={`rival seat-${seat}${isTurn ? ' is-turn' : ''}`} aria-label={name}>
      <header class="rival-head">
        <Icon name={`agent-${seat}`} size={28} />
        <h3 class="rival-name">{name}</h3>
        {crest !== undefined && <Icon name="crest" size={18} title={crest} />}
        {figure && <Figure figure={figure} size={26} />}
        <span class="rival-points num" data-at={points.at} role="img" aria-label={points.label}>
          {points.count}★
        </span>
      </header>
      {rows.map((row, i) => (
        <div key={i} class="rival-row">
          {row.map(counter => (
            <Counter key={counter.kind} counter={counter} size={15} />
          ))}
        </div>
      ))}
    </article>
  );
}

/** Another player in signs: enough to decide by. */
export const Rival = still(DrawRival);
