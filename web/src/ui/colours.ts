/** The colours of the seats: the usual ones, or as somebody chose them for a table. */
import { type Seat, at } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import type { SeatColour } from '../art/kinds.ts';

/** The pieces of each seat, alike in every game. */
export const COLOURS: readonly SeatColour[] = ['yellow', 'red', 'blue', 'green', 'white'];

/** A colour for every seat there could be, beginning with those that were chosen. */
export const palette = (chosen: readonly SeatColour[] = []): readonly SeatColour[] => [
  ...chosen,
  ...COLOURS.filter(colour => !chosen.includes(colour)),
];

/** Colours that can be told apart: known ones, none of them twice. */
export const isPalette = (value: unknown): value is readonly SeatColour[] =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every(each => COLOURS.some(colour => colour === each));

/** As the table is painted that is looked at. */
const painted = signal(COLOURS);

export const paint = (chosen: readonly SeatColour[] | undefined): void => {
  painted.value = palette(chosen);
};

export const colourOf = (seat: Seat): SeatColour => at(painted.value, seat);

/** The colours of the table that is looked at, if they are not the usual ones. */
export const chosenColours = (seats: number): readonly SeatColour[] | undefined => {
  const colours = painted.value.slice(0, seats);
  return colours.every((colour, seat) => colour === COLOURS[seat]) ? undefined : colours;
};
