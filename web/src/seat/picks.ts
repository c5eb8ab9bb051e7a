import type { Ask, Item, Refusal } from '@kaffeehaus/kernel';
import type { DrawState } from '../art/kinds.ts';
import type { Draft } from './draft.ts';

/** The pieces of a drawing ask this, item by item, how to look and what to do when pressed. */
export interface Picks {
  readonly ask: Ask | undefined;
  readonly draft: Draft | undefined;
  state(item: Item): DrawState;
  press(item: Item): void;
  /** The question is about this item: it stays marked. */
  isTopic(item: Item): boolean;
  /** The rule that keeps the item from being chosen. */
  why(item: Item): Refusal | undefined;
  placeState(place: number): DrawState;
  pressPlace(place: number): void;
  lay(item: Item, place: number): void;
}
