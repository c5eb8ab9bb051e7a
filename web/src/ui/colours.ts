import { type Seat, at } from '@kaffeehaus/kernel';
import type { SeatColour } from '../art/kinds.ts';

/** The pieces of each seat, alike in every game. */
const COLOURS: readonly SeatColour[] = ['yellow', 'red', 'blue', 'green', 'white'];

export const colourOf = (seat: Seat): SeatColour => at(COLOURS, seat);
