import { type Seat, times } from '@kaffeehaus/kernel';
import { type Hamburg, players } from '@kaffeehaus/hamburg';
import { signal } from '@preact/signals';
import { t } from '../app/words.ts';
import type { DrawProps } from '../table/gameview.ts';
import { displayView } from './displays.ts';
import { Display } from './draw/Display.tsx';

/** The strips somebody has opened; they stay open while the tabs change. */
const opened = signal<ReadonlySet<Seat>>(new Set());

const toggle = (seat: Seat, open: boolean): void => {
  if (opened.value.has(seat) === open) return;
  const seats = new Set(opened.value);
  if (open) seats.add(seat);
  else seats.delete(seat);
  opened.value = seats;
};

/** A strip that opens by itself, because a card on it answers the question, is not remembered as opened. */
function Strip({ seat, ...props }: DrawProps<Hamburg> & { seat: Seat }) {
  const isOpened = opened.value.has(seat);
  const display = displayView(props, seat, isOpened);
  return <Display {...display} onToggle={open => (isOpened || !display.open) && toggle(seat, open)} />;
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
