/** What a player owns in numbers: Mark, workers, cards, hazards. */
import { type Seat, at } from '@kaffeehaus/kernel';
import {
  COLOURS,
  HAZARDS,
  type Hamburg,
  STEPS_TO_DAMAGE,
  enjoys,
  handOf,
  hazardOf,
  workersOf,
} from '@kaffeehaus/hamburg';
import { t } from '../ui/words.ts';
import { atHand, atHazard, atMark, atWorker } from './at.ts';
import type { GaugeView } from './draw/Gauges.tsx';
import type { CountView } from './draw/Quarter.tsx';
import type { WorkerView } from './draw/Ledger.tsx';
import { type Side, placed } from './side.ts';
import { colourChoice, pieceOf, spotId } from './spots.ts';

/** What is counted under this name, lit if it has just changed. */
const counted = ({ changes }: Side, view: CountView): CountView => ({
  ...view,
  changed: changes.has(view.at),
});

export const moneyOf = (side: Side): CountView => {
  const { view, seat } = side;
  const count = at(view.table.money, seat);
  const label = t('web.hamburg.money', { n: count });
  return counted(side, { icon: 'mark', count, label, at: atMark(seat) });
};

export const handCount = (s: Hamburg, seat: Seat): CountView => {
  const count = handOf(s, seat).length;
  return { icon: 'hand', count, label: t('web.hamburg.inHand', { n: count }), at: atHand(seat) };
};

/** Workers of one colour, pressed where they are counted. */
export const workerOf = (side: Side, c: number): WorkerView => {
  const { view, picks, seat, own } = side;
  const colour = at(COLOURS, c);
  const count = workersOf(view.table, seat, c);
  const words = t('web.hamburg.workers', { colour, n: count });
  const choice = own ? colourChoice(picks, 'workers', c) : undefined;
  return {
    ...placed(side, atWorker(seat, colour), pieceOf(picks, spotId('workers', c), choice, words)),
    colour,
    count,
  };
};

/** The same for somebody who only looks. */
export const workersCounted = (side: Side): CountView[] =>
  COLOURS.map((colour, c) => {
    const { view, seat } = side;
    const count = workersOf(view.table, seat, c);
    const label = t('web.hamburg.workers', { colour, n: count });
    return counted(side, { icon: `worker-${colour}`, colour, count, label, at: atWorker(seat, colour) });
  });

export const gaugeOf = (side: Side, c: number): GaugeView => {
  const { view, picks, seat, own } = side;
  const colour = at(COLOURS, c);
  const hazard = at(HAZARDS, c);
  const steps = hazardOf(view.table, seat, c);
  const max = enjoys(view.table, seat, 'fourth') ? STEPS_TO_DAMAGE + 1 : STEPS_TO_DAMAGE;
  const words = t('web.hamburg.hazard', { hazard, n: steps, max });
  const choice = own ? colourChoice(picks, 'hazard', c) : undefined;
  return {
    ...placed(side, atHazard(seat, hazard), pieceOf(picks, spotId('hazard', c), choice, words)),
    colour,
    name: t('web.hamburg.hazard.short', { hazard }),
    steps,
    max,
    warning: steps === max - 1 ? t('web.hamburg.hazard.next') : undefined,
  };
};
