import type { Ask, Item, Preview, Refusal } from '@kaffeehaus/kernel';
import type { DrawState } from '../art/kinds.ts';
import type { Draft } from './draft.ts';

/** The pieces of a drawing ask this, item by item, how to look and what to do when pressed. */
export interface Picks {
  readonly ask: Ask | undefined;
  readonly draft: Draft | undefined;
  state(item: Item): DrawState;
  press(item: Item): void;
  /** What answers the question after this one, and may be pressed before. */
  follows?(item: Item): boolean;
  /** … and was pressed. */
  readonly held?: Item | undefined;
  /** What is pointed at, chosen or about to be given would bring this. */
  readonly ahead?: Preview | undefined;
  /** The question is about this item: it stays marked. */
  isTopic(item: Item): boolean;
  /** The rule that keeps the item from being chosen. */
  why(item: Item): Refusal | undefined;
  placeState(place: number): DrawState;
  pressPlace(place: number): void;
  lay(item: Item, place: number): void;
}

const nothing = (): undefined => undefined;

/** Nobody is asked, so nothing can be pressed. */
export const IDLE: Picks = {
  ask: undefined,
  draft: undefined,
  state: () => 'idle',
  press: nothing,
  isTopic: () => false,
  why: nothing,
  placeState: () => 'idle',
  pressPlace: nothing,
  lay: nothing,
};
