/**
 * Who knows what. Knowledge is of a card at a place:
 *
 * - `sees[z]`   who sees the faces in a zone now;
 * - `knows[c]`  who knows where the card is, as exactly as its zone allows: at its spot in a stack or a single place,
 *               or only somewhere in a loose zone (a hand) and the places filled unseen from it;
 * - `cell[z]`   the loose zone from which place z was filled unseen: to others, that hand and z are one cell;
 * - `exact[z]`  those who know all the same what lies on z (they own the hand, or peeked);
 * - `pool[c]`   the shuffle a card came from: to whoever does not know them, cards of one pool are alike.
 *
 * Moves, peeks, turns and shuffles keep these books; masking, dealing anew and the undo floor follow from them.
 */
import { FIRST, OPEN, bit } from './game.ts';
import type { Card, Game, Seat, State, Viewers } from './game.ts';
import { at, withEntry } from './list.ts';

/** Who knows exactly that this card lies here, at this spot. */
export const identifies = (s: State, card: Card, zone: number, loose: boolean): Viewers => {
  const sees = at(s.sees, zone);
  if (loose || sees === OPEN) return sees;
  const knows = at(s.knows, card - FIRST);
  return sees | (at(s.cell, zone) < 0 ? knows : knows & at(s.exact, zone));
};

/** Keeps the books when a card has gone from one zone to another. Returns whether anybody learned its face. */
export const learnMove = (game: Game, s: State, card: Card, from: number, to: number): boolean => {
  const zones = game.zones(s.seats);
  const loose = at(zones, from).loose;
  const before = identifies(s, card, from, loose);
  const sees = at(s.sees, to);
  if (sees !== OPEN) follow(s, from, to, loose, at(zones, to).loose);
  if (!loose && at(s.zones, from).length === 0) forgetCell(s, from);
  s.knows[card - FIRST] = at(s.knows, card - FIRST) | sees;
  return (sees & ~before) !== 0;
};

/** To whom the card's way could not be seen, its new place joins the cell of the old one. */
const follow = (s: State, from: number, to: number, fromLoose: boolean, toLoose: boolean): void => {
  const root = fromLoose ? from : at(s.cell, from);
  if (root < 0 || root === to) return;
  if (toLoose) {
    join(s, root, to);
    return;
  }
  const exact = fromLoose ? at(s.sees, from) : at(s.exact, from);
  s.cell = withEntry(s.cell, to, root);
  s.exact = withEntry(s.exact, to, exact | at(s.sees, to));
};

/** Two hands between which a card went unseen are one cell from then on. */
const join = (s: State, one: number, other: number): void => {
  const [a, b] = [rootOf(s, one), rootOf(s, other)];
  if (a !== b) s.cell = withEntry(s.cell, b, a);
};

export const rootOf = (s: State, zone: number): number => {
  let root = zone;
  while (at(s.cell, root) >= 0) root = at(s.cell, root);
  return root;
};

const forgetCell = (s: State, zone: number): void => {
  if (at(s.cell, zone) < 0) return;
  s.cell = withEntry(s.cell, zone, -1);
  s.exact = withEntry(s.exact, zone, 0);
};

export const learnPeek = (s: State, zone: number, card: Card, viewer: Seat): void => {
  s.knows[card - FIRST] = at(s.knows, card - FIRST) | bit(viewer);
  if (at(s.cell, zone) >= 0) s.exact = withEntry(s.exact, zone, at(s.exact, zone) | bit(viewer));
};

/** Keeps the books when a zone is turned up or down. Returns whether anybody learned a face. */
export const learnFlip = (game: Game, s: State, zone: number, sees: Viewers): boolean => {
  const loose = at(game.zones(s.seats), zone).loose;
  let news = false;
  for (const card of at(s.zones, zone)) {
    const before = identifies(s, card, zone, loose);
    if ((sees & ~before) !== 0) news = true;
    s.knows[card - FIRST] = at(s.knows, card - FIRST) | sees | at(s.sees, zone);
  }
  if (sees === OPEN) forgetCell(s, zone);
  else if (at(s.cell, zone) >= 0)
    s.exact = withEntry(s.exact, zone, at(s.exact, zone) | at(s.sees, zone) | sees);
  s.sees = withEntry(s.sees, zone, sees);
  return news;
};

/**
 * After a shuffle the zone's cards of one back are alike to all. A pool that also lies elsewhere joins as a whole: that says a
 * little less than the players know, never more, and does not happen when a pile is shuffled with all of its pool.
 */
export const learnShuffle = (game: Game, s: State, zone: number): void => {
  const cards = at(s.zones, zone);
  if (areAlike(s, cards)) return;
  const joined = new Set<number>();
  for (const card of cards) if (at(s.knows, card - FIRST) !== OPEN) joined.add(at(s.pool, card - FIRST));
  const fresh = new Map<number, number>();
  const poolOf = (card: Card): number => {
    const back = game.back(card);
    if (!fresh.has(back)) fresh.set(back, s.pools++);
    return fresh.get(back) as number;
  };
  const pool = s.pool.slice();
  for (let i = 1; i < pool.length; i++)
    if (at(s.knows, i) !== OPEN && joined.has(at(pool, i))) pool[i] = poolOf(FIRST + i);
  for (const card of cards) {
    pool[card - FIRST] = poolOf(card);
    s.knows[card - FIRST] = 0;
  }
  s.pool = pool;
};

const areAlike = (s: State, cards: readonly Card[]): boolean => {
  const pool = s.pool[(cards[0] ?? FIRST) - FIRST];
  for (const card of cards) if (s.knows[card - FIRST] !== 0 || s.pool[card - FIRST] !== pool) return false;
  return true;
};
