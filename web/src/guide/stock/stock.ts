/** Everything a game is played with, to be looked through. */
import type { Card } from '@kaffeehaus/kernel';
import type { VNode } from 'preact';
import type { IconName } from '../../art/names.ts';

/** One card, tile or place. */
export interface Piece {
  /** Its name in addresses: the word of records where there is one. */
  readonly word: string;
  /** Which of the kinds it is. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** By facet, the values it has. */
  readonly has: { readonly [facet: string]: readonly string[] };
  /** As a table knows it, if it can lie there. */
  readonly card?: Card;
  Draw(): VNode;
}

export interface Value {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
}

/** Something by which pieces can be told apart. */
export interface Facet {
  readonly id: string;
  readonly label: string;
  readonly values: readonly Value[];
}

/** What is printed on pieces is made for the language of the moment. */
export interface Stock {
  pieces(): readonly Piece[];
  facets(): readonly Facet[];
  /** The symbols its drawings need. */
  Sprite(): VNode;
}

/** Those that have, of each facet that something was chosen of, one of the chosen values. */
export const chosenOf = (pieces: readonly Piece[], chosen: ReadonlyMap<string, string>): readonly Piece[] =>
  pieces.filter(({ has }) => [...chosen].every(([facet, value]) => has[facet]?.includes(value) ?? false));
