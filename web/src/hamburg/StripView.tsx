import { at } from '@kaffeehaus/kernel';
import { COLOURS, type Hamburg } from '@kaffeehaus/hamburg';
import { colourOf } from '../ui/colours.ts';
import { t } from '../ui/words.ts';
import type { StripProps } from '../seat/gameview.ts';
import { atPoints } from './at.ts';
import { Ledger } from './draw/Ledger.tsx';
import { gaugeOf, handCount, moneyOf, workerOf } from './purse.ts';
import { sideOf } from './quarters.ts';
import { pressBy } from './spots.ts';

/** Mark, workers, points; on a second line hazards and cards. */
export function StripView({ lines, ...props }: StripProps<Hamburg>) {
  const { viewer, table: s } = props.view;
  if (viewer >= s.seats) return <p class="quiet">{t('web.table.watching')}</p>;
  const side = sideOf(props, viewer);
  const points = at(s.points, viewer);
  return (
    <Ledger
      seat={colourOf(viewer)}
      money={moneyOf(side)}
      workers={COLOURS.map((_, c) => workerOf(side, c))}
      points={{ count: points, label: t('common.points', { n: points }), at: atPoints(viewer) }}
      below={
        lines === 2
          ? { gauges: COLOURS.map((_, c) => gaugeOf(side, c)), hand: handCount(s, viewer) }
          : undefined
      }
      onPick={pressBy(props.picks)}
    />
  );
}
