/**
 * What is seen of an answer, beat by beat: a game makes them from its events, `motion` plays them over the table, which
 * already stands as it is now. Whatever takes part is named as in `anchor.ts`.
 */
import type { GameEvent, Seat } from '@kaffeehaus/kernel';
import type { IconName } from '../art/names.ts';
import type { Anchor } from './anchor.ts';
import type { View } from './view.ts';

/** In an answer, whatever happens is seen in this order, however it was told. */
export const PHASES = ['lift', 'cost', 'travel', 'chance', 'effect', 'gain', 'points'] as const;
export type Phase = (typeof PHASES)[number];

/** Where something is: of these names, the first that is in sight. */
export type Spot = readonly Anchor[];

/** A field of a path: a thing, or a part of the way along a bar. */
export interface Field {
  readonly at: Spot;
  /** From 0, its beginning, to 1. */
  readonly share?: number;
}

/** Something goes from where it was to where it is, or out of sight. */
interface Travel {
  /** The thing itself; it is looked for where it is now, then where it was. */
  readonly what?: Anchor | undefined;
  /** Drawn in its place if it is not in sight; nothing: the back of a card. */
  readonly sign?: IconName | undefined;
  readonly from: Spot;
  readonly to: Spot;
}

/** The words of the table of motions. */
export type Move =
  /** An agent, a stone, a figure: it is lifted and set down. */
  | ({ readonly do: 'piece' } & Travel)
  | ({ readonly do: 'card' } & Travel)
  /** Shot, lost, discarded: it turns grey on its way to its pile. */
  | ({ readonly do: 'remove' } & Travel)
  /** Something is turned up or down. */
  | { readonly do: 'flip'; readonly at: Spot }
  /** A pile something happens to that nobody may see. */
  | { readonly do: 'nod'; readonly at: Spot }
  | { readonly do: 'fan'; readonly at: Spot }
  /** Bribes, workers, coins: one by one, up to five of them. */
  | {
      readonly do: 'tokens';
      readonly sign: IconName;
      /** Below 0: somebody loses them. */
      readonly n: number;
      readonly from: Spot;
      readonly to: Spot;
    }
  /** A marker or figure goes field by field. */
  | {
      readonly do: 'hop';
      readonly what?: Anchor | undefined;
      readonly sign?: IconName | undefined;
      readonly path: readonly Field[];
    }
  | { readonly do: 'roll'; readonly at: readonly Spot[] }
  /** A hazard rises or falls. */
  | { readonly do: 'gauge'; readonly at: Spot; readonly n: number }
  | { readonly do: 'shake'; readonly at: Spot }
  /** A ring runs round it; then it flies to whoever has won it. */
  | { readonly do: 'win'; readonly at: Spot; readonly to: Spot; readonly sign?: IconName | undefined }
  /** Points arise where they were made and fly to their owner. */
  | { readonly do: 'points'; readonly at: Spot; readonly seat: Seat; readonly n: number }
  /** Something is otherwise now, and that is all there is to see. */
  | { readonly do: 'glow'; readonly at: Spot };

export type Beat = Move & { readonly phase: Phase };

/** What a game adds to be watched; it comes after the first question is drawn. */
export interface Choreography {
  /** The beats of one answer, from its events as the viewer heard them. */
  beats(events: readonly GameEvent[], view: View): readonly Beat[];
  /** Whether what was told from this event on has a scene of its own over the board. */
  hasScene?(view: View, from: number): boolean;
  /** Whether an event changed something that belongs to the seat. */
  touches(event: GameEvent, seat: Seat): boolean;
}

/** The board as a whole: where things come from that lie nowhere in particular. */
export const BOARD: Anchor = 'board';

/** Where a seat's things are looked for that are not drawn: at its name. */
export const ownerOf = (seat: Seat): Anchor => `points:${seat}`;
