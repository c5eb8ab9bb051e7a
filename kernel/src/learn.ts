/**
 * Who knows what. Knowledge is of a card at a place:
 *
 * - `sees[z]`   who sees the faces in a zone now;
 * - `knows[c]`  who knows where the card is, as exactly as its zone allows: at its spot in a stack or a single place,
 *               or only somewhere in a loose zone (a hand) and the places filled unseen from it;
 * - `cell[z]`   for each spot of z the loose zone from which it was filled unseen (−1: none): to others, that hand and
 *               the spot are one cell; no list where no spot was. A hand that is one with another hand names that one;
 * - `exact[z]`  for each such spot those who know all the same what lies there (they own the hand, or peeked);
 * - `pool[c]`   the shuffle a card came from: to whoever does not know them, cards of one pool are alike.
 *
 * Moves, peeks, flips and shuffles keep these books; masking, dealing anew and the undo floor follow from them.
 */
import { FIRST, OPEN, bit } from './game.ts';
import type { Card, Game, Seat, State, Viewers } from './game.ts';
import { at, times, withEntry } from './list.ts';

/** The loose zone from which this spot of a stack or place was filled unseen, −1 for none. */
export const rootAt = (s: State, zone: number, index: number): number => {
  const cells = at(s.cell, zone);
  return cells.length === 0 ? -1 : at(cells, index);
};
const exactAt = (s: State, zone: number, index: number): Viewers => {
  const known = at(s.exact, zone);
  return known.length === 0 ? 0 : at(known, index);
};

/** Who knows exactly that this card lies here, at this spot. */
const identifies = (s: State, card: Card, zone: number, index: number, loose: boolean): Viewers => {
  const sees = at(s.sees, zone);
  if (loose || sees === OPEN) return sees;
  const knows = at(s.knows, card - FIRST);
  return sees | (rootAt(s, zone, index) < 0 ? knows : knows & exactAt(s, zone, index));
};

/**
 * Keeps the books when a card has gone from this spot of a zone to the end of another, or to its beginning. Returns
 * who learned its face.
 */
export const learnMove = (
  game: Game,
  s: State,
  card: Card,
  from: number,
  index: number,
  to: number,
  tucked: boolean,
): Viewers => {
  const zones = game.zones(s.seats);
  const { loose } = at(zones, from);
  const before = identifies(s, card, from, index, loose);
  const sees = at(s.sees, to);
  const root = loose ? from : rootAt(s, from, index);
  const exact = loose ? at(s.sees, from) : exactAt(s, from, index);
  if (!loose && at(s.cell, from).length > 0) leave(s, from, index);
  // To whom the card's way could not be seen, its new place joins the cell of the old one.
  const unseen = sees !== OPEN && root >= 0;
  if (at(zones, to).loose) {
    if (unseen && root !== to) join(s, root, to);
  } else if (unseen || at(s.cell, to).length > 0) enter(s, to, tucked, unseen ? root : -1, exact | sees);
  s.knows[card - FIRST] = at(s.knows, card - FIRST) | sees;
  return sees & ~before;
};

const NO_SPOTS: readonly number[] = [];

/** A spot is gone, and what was known of it. */
export const leave = (s: State, zone: number, index: number): void => {
  const cells = at(s.cell, zone);
  if (cells.length === 0) return;
  if (!cells.some((root, i) => root >= 0 && i !== index)) {
    setSpots(s, zone, NO_SPOTS, NO_SPOTS);
    return;
  }
  const isOther = (_: number, i: number): boolean => i !== index;
  setSpots(s, zone, cells.filter(isOther), at(s.exact, zone).filter(isOther));
};

/** A card has come to a spot at the end of the zone, or at its beginning. */
export const enter = (s: State, zone: number, tucked: boolean, root: number, exact: Viewers): void => {
  const cells = at(s.cell, zone);
  if (root < 0 && cells.length === 0) return;
  const before = at(s.zones, zone).length - 1;
  const known = root < 0 ? 0 : exact;
  if (before === 0) {
    setSpots(s, zone, [root], [known]);
    return;
  }
  const roots = cells.length > 0 ? cells : times(before, () => -1);
  const knowing = cells.length > 0 ? at(s.exact, zone) : times(before, () => 0);
  if (tucked) setSpots(s, zone, [root, ...roots], [known, ...knowing]);
  else setSpots(s, zone, [...roots, root], [...knowing, known]);
};

const setSpots = (s: State, zone: number, roots: readonly number[], exact: readonly Viewers[]): void => {
  s.cell = withEntry(s.cell, zone, roots);
  s.exact = withEntry(s.exact, zone, exact);
};

/** Two hands between which a card went unseen are one cell from then on. */
const join = (s: State, one: number, other: number): void => {
  const [a, b] = [rootOf(s, one), rootOf(s, other)];
  if (a !== b) s.cell = withEntry(s.cell, b, [a]);
};

/** The hand that names the cell of this one. */
export const rootOf = (s: State, hand: number): number => {
  let root = hand;
  for (let next = at(s.cell, root)[0]; next !== undefined; next = at(s.cell, root)[0]) root = next;
  return root;
};

export const learnPeek = (s: State, zone: number, index: number, card: Card, viewer: Seat): void => {
  s.knows[card - FIRST] = at(s.knows, card - FIRST) | bit(viewer);
  if (rootAt(s, zone, index) >= 0)
    s.exact = withEntry(
      s.exact,
      zone,
      withEntry(at(s.exact, zone), index, exactAt(s, zone, index) | bit(viewer)),
    );
};

/** Keeps the books when a zone is turned up or down. Returns who learned a face. */
export const learnFlip = (game: Game, s: State, zone: number, sees: Viewers): Viewers => {
  const { loose } = at(game.zones(s.seats), zone);
  const seen = sees | at(s.sees, zone);
  const cards = at(s.zones, zone);
  let news = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = at(cards, i);
    const before = identifies(s, card, zone, i, loose);
    news |= sees & ~before;
    s.knows[card - FIRST] = at(s.knows, card - FIRST) | seen;
  }
  if (!loose && at(s.cell, zone).length > 0) {
    if (sees === OPEN) setSpots(s, zone, NO_SPOTS, NO_SPOTS);
    else
      s.exact = withEntry(
        s.exact,
        zone,
        at(s.exact, zone).map((known, i) => (rootAt(s, zone, i) < 0 ? 0 : known | seen)),
      );
  }
  s.sees = withEntry(s.sees, zone, sees);
  return news;
};

/** Which spot of a shuffled zone was filled from a hand is gone: all of them are one cell with it. */
const level = (s: State, zone: number): void => {
  const [root, ...more] = at(s.cell, zone).filter(cell => cell >= 0);
  if (root === undefined) return;
  for (const other of more) join(s, root, other);
  const spots = at(s.cell, zone);
  setSpots(
    s,
    zone,
    spots.map(() => root),
    spots.map(() => 0),
  );
};

/**
 * After a shuffle the zone's cards of one back are alike to all. A pool that also lies elsewhere joins as a whole: that says a
 * little less than the players know, never more, and does not happen when a pile is shuffled with all of its pool.
 */
export const learnShuffle = (game: Game, s: State, zone: number): void => {
  const cards = at(s.zones, zone);
  if (!at(game.zones(s.seats), zone).loose) level(s, zone);
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
