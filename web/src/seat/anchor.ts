/**
 * Names of the things on a table, the same in every view: what moves, is pointed at or spoken of is found by them.
 * Whatever is drawn carries its name as `data-at`; a card lying face down to the viewer carries that of its place.
 */
import { type Card, FIRST, type Game, type Item, type Seat } from '@kaffeehaus/kernel';

export type Anchor =
  /** A figure on the board, the seat's n-th. */
  | `agent:${Seat}:${number}`
  | `card:${Card}`
  /** So many of something a seat has: `count:1:wine`, `count:0:mark`. */
  | `count:${Seat}:${string}`
  | `die:${number}`
  | `hand:${Seat}`
  /** On a track: `marker:flask`. */
  | `marker:${string}`
  | `pile:${string}`
  /** A building, a square, a slot, a plot, by its word in records. */
  | `place:${string}`
  | `points:${Seat}`
  | `worker:${Seat}:${string}`;

/** To be spread over what is drawn. */
export const marked = (name: Anchor | undefined): { readonly 'data-at'?: Anchor } =>
  name === undefined ? {} : { 'data-at': name };

/** All that is drawn under a name, on the board and beside it. */
export const found = (name: Anchor): readonly Element[] => [
  ...document.querySelectorAll(`.table [data-at="${CSS.escape(name)}"]`),
];

/** The usual name of an item: a card, or a place by its word in records. */
export const itemAnchor = (game: Pick<Game, 'word'>, item: Item): Anchor =>
  item >= FIRST ? `card:${item}` : `place:${game.word(item)}`;
