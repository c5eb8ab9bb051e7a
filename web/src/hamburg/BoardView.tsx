import type { Hamburg } from '@kaffeehaus/hamburg';
import type { DrawProps } from '../seat/gameview.ts';
import { CityView } from './CityView.tsx';
import { QuarterView } from './QuarterView.tsx';
import './hamburg.css';

/** The stage: the city that all share, and before it one quarter as large as all the rest. */
export function BoardView(props: DrawProps<Hamburg>) {
  return (
    <div class="harbour-city">
      <CityView {...props} />
      <QuarterView {...props} />
    </div>
  );
}
