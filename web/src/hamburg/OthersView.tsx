import type { Seat } from '@kaffeehaus/kernel';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { signal } from '@preact/signals';
import type { DrawProps, SeatProps } from '../seat/gameview.ts';
import { memory } from '../seat/memory.ts';
import { pilesOf } from './city.ts';
import { displayView } from './displays.ts';
import { Display } from './draw/Display.tsx';
import { Piles } from './draw/Piles.tsx';

/** The strips somebody has opened or folded; they stay so while the tabs change. */
const chosenAt = memory(() => signal<ReadonlyMap<Seat, boolean>>(new Map()));

/** Another display as a strip. One that opens because a card on it answers the question is not remembered as opened. */
export function OtherView({ seat, ...props }: SeatProps<Hamburg>) {
  const chosen = chosenAt(props);
  const isOpened = chosen.value.get(seat) ?? false;
  const display = displayView(props, seat, isOpened);
  const toggle = (open: boolean): void => {
    if (chosen.value.get(seat) !== open) chosen.value = new Map([...chosen.value, [seat, open]]);
  };
  return <Display {...display} onToggle={open => (isOpened || !display.open) && toggle(open)} />;
}

/** A display with everything on it. */
export function SheetView({ seat, ...props }: SeatProps<Hamburg>) {
  return <Display {...displayView(props, seat, true)} as="own" />;
}

/** How many cards are left in each pile, and what was discarded last. */
export function PilesView(props: DrawProps<Hamburg>) {
  return <Piles {...pilesOf(props)} />;
}
