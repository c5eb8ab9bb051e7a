/** What is laid over the table for a run, and how it changes in time. */
import type { Anchor } from '../seat/anchor.ts';
import { type Spot, ownerOf } from '../seat/beat.ts';
import { type Before, type Box, type Sight, type Sighted } from './sight.ts';

/** How something looks at a moment; in between it changes steadily, or by `easing` up to the next. */
export interface Frame {
  readonly at: number;
  readonly transform?: string;
  readonly opacity?: number;
  readonly easing?: string;
}

export interface Flight {
  readonly element: HTMLElement;
  readonly frames: Frame[];
}

/** A run in the making. */
export class Stage {
  readonly flights: Flight[] = [];
  /** What is drawn by its copies until the run is over. */
  readonly hidden = new Set<Element>();
  /** Whatever has flown already: where its copy is now. */
  readonly #flown = new Map<Anchor, { flight: Flight; box: Box }>();
  readonly sight: Sight;
  readonly before: Before | undefined;

  constructor(sight: Sight, before: Before | undefined) {
    this.sight = sight;
    this.before = before;
  }

  add(element: HTMLElement, ...frames: Frame[]): Flight {
    const flight = { element, frames };
    this.flights.push(flight);
    return flight;
  }

  /** Until the run is over, only the copy of it is seen. */
  hide({ element }: Sighted): void {
    this.hidden.add(element);
  }

  /** Where something goes: where it is drawn, else at its owner's name. */
  now(spot: Spot): Sighted | undefined {
    return this.sight.first(spot);
  }

  /** Where a thing was when its beat begins, and whether it was drawn there and is drawn there no longer. */
  was(what: Anchor | undefined, from: Spot): { readonly box: Box; readonly gone?: Sighted } | undefined {
    const flown = what === undefined ? undefined : this.#flown.get(what);
    if (flown) return { box: flown.box };
    for (const name of what === undefined ? from : [what, ...from]) {
      const seen = this.before?.at(name);
      if (seen && (name === what || !this.sight.at(name))) return { box: seen.box, gone: seen };
    }
    const seen = this.now(from);
    return seen && { box: seen.box };
  }

  /** The copy that flew before gives way to the one that flies now. */
  land(what: Anchor | undefined, flight: Flight, box: Box, begin: number): void {
    if (what === undefined) return;
    this.#flown.get(what)?.flight.frames.push({ at: begin, opacity: 1 }, { at: begin, opacity: 0 });
    this.#flown.set(what, { flight, box });
  }
}

export const middle = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** From the middle of one box to that of another. */
export const between = (from: Box, to: Box): readonly [number, number] => {
  const [[fromX, fromY], [toX, toY]] = [middle(from), middle(to)];
  return [toX - fromX, toY - fromY];
};

/** Nearer than this nothing has moved. */
export const isNear = (a: Box, b: Box): boolean => Math.hypot(...between(a, b)) < 4;

export const shift = (x: number, y: number, more = ''): string => `translate(${x}px, ${y}px) ${more}`.trim();

/** A place, or the chip of whoever owns it. */
export const orOwner = (spot: Spot, seat: number | undefined): Spot =>
  seat === undefined ? spot : [...spot, ownerOf(seat)];
