/** Names of the things on the table of Hamburg, by which motion, previews and the log find them. */
import type { Card, Seat } from '@kaffeehaus/kernel';

export const atCard = (card: Card) => `card:${card}` as const;
export const atMark = (seat: Seat) => `count:${seat}:mark` as const;
export const atHazard = (seat: Seat, hazard: string) => `count:${seat}:${hazard}` as const;
export const atWorker = (seat: Seat, colour: string) => `worker:${seat}:${colour}` as const;
export const atHand = (seat: Seat) => `hand:${seat}` as const;
export const atPoints = (seat: Seat) => `points:${seat}` as const;
export const atMedal = (seat: Seat, kind: string) => `marker:${seat}:${kind}` as const;
/** The figure of a seat on the square. */
export const atFigure = (seat: Seat) => `agent:${seat}:0` as const;
export const atSection = (seat: Seat, half: number, i: number) =>
  `place:${seat}:section-${half}-${i}` as const;
export const atPlot = (seat: Seat, i: number) => `place:${seat}:plot-${i}` as const;
export const atStep = (i: number) => `place:step-${i}` as const;
/** As the item is called in records, whose pips begin with one. */
export const atWindow = (i: number) => `place:window-${i + 1}` as const;
export const atShip = (colour: string) => `place:ship-${colour}` as const;
export const atDie = (i: number) => `die:${i}` as const;
export const atPile = (colour: string) => `pile:${colour}` as const;
/** All workers of a seat together, where they are not told apart. */
export const atWorkers = (seat: Seat) => `count:${seat}:workers` as const;
/** The quarter of somebody else, in small. */
export const atQuarter = (seat: Seat) => `quarter:${seat}` as const;
