import { COLOURS, type Hamburg } from '@kaffeehaus/hamburg';
import type { DrawProps } from '../seat/gameview.ts';
import { t } from '../ui/words.ts';
import { Gauges } from './draw/Gauges.tsx';
import { gaugeOf } from './purse.ts';
import { sideOf } from './quarters.ts';
import { pressBy } from './spots.ts';

/** On a phone the hazards have a row of their own, whatever else is looked at. */
export function HazardsView(props: DrawProps<Hamburg>) {
  const { viewer, table: s } = props.view;
  if (viewer >= s.seats) return null;
  const side = sideOf(props, viewer);
  return (
    <div class="hazard-row">
      <Gauges
        label={t('web.hamburg.hazards')}
        gauges={COLOURS.map((_, c) => gaugeOf(side, c))}
        onPick={pressBy(props.picks)}
      />
    </div>
  );
}
