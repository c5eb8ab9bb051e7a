/** Whose quarter stands on the stage: one's own, or that of somebody one looks at. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { signal } from '@preact/signals';
import type { DrawProps } from '../seat/gameview.ts';
import { memory } from '../seat/memory.ts';

const guestAt = memory(() => signal<Seat | undefined>(undefined));

/** A watcher has no quarter and looks at the first. */
export const shownSeat = (props: DrawProps<Hamburg>): Seat => {
  const { viewer, table: s } = props.view;
  return guestAt(props).value ?? (viewer < s.seats ? viewer : 0);
};

export const lookAt = (props: DrawProps<Hamburg>, seat: Seat): void => {
  guestAt(props).value = seat === props.view.viewer ? undefined : seat;
};

/** The seat whose cards somebody reads in words. */
const readAt = memory(() => signal<Seat | undefined>(undefined));

export const reading = (props: DrawProps<Hamburg>): Seat | undefined => readAt(props).value;
export const read = (props: DrawProps<Hamburg>, seat: Seat | undefined): void => {
  readAt(props).value = seat;
};
