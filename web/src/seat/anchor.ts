/**
 * Names of the things on a table, the same in every view: what moves, is pointed at or spoken of is found by them.
 * Whatever is drawn carries its name as `data-at`; a card lying face down to the viewer carries that of its place.
 *
 * Kinds: `agent` (seat, where), `card`, `count` (seat, what), `die`, `hand` (seat), `marker`, `pile`, `place`, `points`
 * (seat), `worker` (seat, colour).
 */
import { FIRST, type Game, type Item } from '@kaffeehaus/kernel';
import { anchor } from '../art/anchor.ts';

export type Anchor = string;

/** To be spread over what is drawn. */
export const marked = (...name: Parameters<typeof anchor>): { readonly 'data-at': Anchor } => ({
  'data-at': anchor(...name),
});

/** All that is drawn under a name, on the board and beside it. */
export const found = (name: Anchor): readonly Element[] => [
  ...document.querySelectorAll(`.table [data-at="${CSS.escape(name)}"]`),
];

/** The usual name of an item: a card, or a place by its word in records. */
export const itemAnchor = (game: Pick<Game, 'word'>, item: Item): Anchor =>
  item >= FIRST ? anchor('card', item) : anchor('place', game.word(item));
