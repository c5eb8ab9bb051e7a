import { type Seat, times } from '@kaffeehaus/kernel';
import { type Hamburg, players } from '@kaffeehaus/hamburg';
import { signal } from '@preact/signals';
import { t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { memory } from '../seat/memory.ts';
import { isPhone } from '../ui/phone.ts';
import { displayView } from './displays.ts';
import { Display } from './draw/Display.tsx';

/** The strips somebody has opened or folded; they stay so while the tabs change. */
const chosenAt = memory(() => signal<ReadonlyMap<Seat, boolean>>(new Map()));

/** A wide screen holds two open displays beside one's own. */
const SPACE = 2;
const hasSpace = (s: Hamburg): boolean => !isPhone.value && players(s) - 1 <= SPACE;

/** A strip that opens by itself, because a card on it answers the question, is not remembered as opened. */
function Strip({ seat, ...props }: DrawProps<Hamburg> & { seat: Seat }) {
  const chosen = chosenAt(props);
  const isOpened = chosen.value.get(seat) ?? hasSpace(props.view.table);
  const display = displayView(props, seat, isOpened);
  const toggle = (open: boolean): void => {
    if (chosen.value.get(seat) !== open) chosen.value = new Map([...chosen.value, [seat, open]]);
  };
  return <Display {...display} onToggle={open => (isOpened || !display.open) && toggle(open)} />;
}

/** The displays of the others, each a strip that opens; TOM's among them. */
export function OthersView(props: DrawProps<Hamburg>) {
  const { viewer, table: s } = props.view;
  const n = players(s);
  const from = viewer < s.seats ? viewer + 1 : 0;
  return (
    <div class="others">
      <h2 class="spoken">{t('web.hamburg.others')}</h2>
      {times(n, i => (from + i) % n)
        .filter(seat => seat !== viewer)
        .map(seat => (
          <Strip key={seat} {...props} seat={seat} />
        ))}
    </div>
  );
}
