/** The end: final scoring and who wins. */
import { at } from '@kaffeehaus/kernel';
import { DESK_TILES, INFORMATION, roofOf, zoneOf } from './data.ts';
import type { Desk, Table } from './table.ts';

const DESK_POINTS = [0, 1, 3, 6, 10];

export const scoreFinally = (t: Table): void => {
  for (const desk of t.desks) {
    const counts = INFORMATION.map(kind => desk.tiles.of(kind));
    INFORMATION.forEach((kind, i) => desk.points.add(kind, at(counts, i) * zoneOf(t.fieldOf(kind))));
    if (!t.isFull) {
      desk.points.add('sets', 10 * Math.min(...counts));
      continue;
    }
    desk.points.add('desk', at(DESK_POINTS, DESK_TILES.filter(tile => desk.owned.has(tile)).length));
    desk.points.add('cashBox', 2 * desk.saved);
  }
  if (t.isFull) scoreMajority(t);
};

/** Better first: negative if the one is ahead of the other, zero if they are tied. */
type Rank = (desk: Desk) => readonly number[];
const compare = (rank: Rank, one: Desk, other: Desk): number => {
  const [a, b] = [rank(one), rank(other)];
  const i = a.findIndex((n, k) => n !== at(b, k));
  return i < 0 ? 0 : at(b, i) - at(a, i);
};

/** Agents on the board, then money, then bribes; whoever is still tied shares their places (V-29). */
const scoreMajority = (t: Table): void => {
  const rank: Rank = ({ places, money, bribes }) => [places.length, money, bribes.total];
  const { majority } = roofOf(t.seats.length);
  for (const desk of t.desks) {
    const ahead = t.desks.filter(other => compare(rank, other, desk) < 0).length;
    const tied = t.desks.filter(other => compare(rank, other, desk) === 0).length;
    const shared = majority.slice(ahead, ahead + tied).reduce((sum, n) => sum + n, 0);
    desk.points.add('majority', shared / tied);
  }
};

/** Points, then by version money or not, bribes, agents or not, then further back in the last round (V-22). */
export const winnerOf = (t: Table): number => {
  const rank: Rank = desk => {
    const { points, money, bribes, places } = desk;
    const ties = t.isFull ? [money, bribes.total] : [bribes.total, places.length];
    return [points.total, ...ties, t.inTurn.indexOf(desk)];
  };
  return at(
    [...t.desks].sort((one, other) => compare(rank, one, other)),
    0,
  ).seat;
};
