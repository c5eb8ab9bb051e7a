import { type Seat, at } from '@kaffeehaus/kernel';
import type { SeatColour } from '../art/kinds.ts';

const COLOURS: readonly SeatColour[] = ['yellow', 'red', 'blue', 'green'];

export const colourOf = (seat: Seat): SeatColour => at(COLOURS, seat);
