import { at } from '@kaffeehaus/kernel';
import { COLOURS, type Hamburg, workersOf } from '@kaffeehaus/hamburg';
import type { SeatProps } from '../seat/gameview.ts';
import { Icon } from '../art/Icon.tsx';
import { still } from '../art/still.tsx';
import { HAZARD_OF } from '../art/kinds.ts';
import { colourOf } from '../ui/colours.ts';
import { isPhone } from '../ui/phone.ts';
import { t } from '../ui/words.ts';
import { atQuarter, atWorkers } from './at.ts';
import type { CountView } from './draw/Quarter.tsx';
import { Purse } from './draw/Quarter.tsx';
import { Small } from './draw/Small.tsx';
import { lookAt, shownSeat } from './looking.ts';
import { SeatQuarter } from './QuarterView.tsx';
import { gaugeOf, handCount, moneyOf } from './purse.ts';
import { sideOf, smallOf } from './quarters.ts';

const allWorkers = (s: Hamburg, seat: number): CountView => {
  const count = COLOURS.reduce((sum, _, c) => sum + workersOf(s, seat, c), 0);
  return {
    icon: 'worker',
    count,
    label: t('web.hamburg.workersOf', { n: count }),
    at: atWorkers(seat),
  };
};

/** Hazards whose next step does damage. */
function Dangers({ seat, ...props }: SeatProps<Hamburg>) {
  const side = sideOf(props, seat);
  return (
    <>
      {COLOURS.map((_, c) => gaugeOf(side, c))
        .filter(gauge => gauge.warning !== undefined)
        .map(gauge => (
          <span key={gauge.colour} class="purse-count is-near num" role="img" aria-label={gauge.label}>
            <Icon name={HAZARD_OF[gauge.colour]} size={16} />
            {gauge.steps}
          </span>
        ))}
    </>
  );
}

const Distance = still(Small);

/** Another player's quarter in small; pressed, it stands on the stage instead of one's own. */
export function OtherView({ seat, ...props }: SeatProps<Hamburg>) {
  const { table: s } = props.view;
  const shown = shownSeat(props) === seat;
  return (
    <div class={`neighbour seat-${colourOf(seat)}`}>
      <p class="neighbour-name">
        <Icon name={`agent-${colourOf(seat)}`} size={24} />
        <span>{props.names[seat]}</span>
        <b class="num" role="img" aria-label={t('common.points', { n: at(s.points, seat) })}>
          {at(s.points, seat)}★
        </b>
      </p>
      <button
        type="button"
        class="neighbour-look"
        data-at={atQuarter(seat)}
        aria-pressed={shown}
        aria-label={t('web.hamburg.quarter', { name: props.names[seat] ?? '' })}
        onClick={() => lookAt(props, shown ? props.view.viewer : seat)}
      >
        <Distance {...smallOf(s, seat)} />
      </button>
      <p class="purse">
        <Purse purse={[moneyOf(sideOf(props, seat)), handCount(s, seat), allWorkers(s, seat)]} />
        <Dangers {...props} seat={seat} />
      </p>
      {isPhone.value && shown && <SeatQuarter {...props} seat={seat} />}
    </div>
  );
}
