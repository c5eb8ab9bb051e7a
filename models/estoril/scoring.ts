/** Points at the end, and who wins. */
import { missions } from './data.ts';
import type { Character } from './data.ts';
import { found } from './table.ts';
import type { Table } from './table.ts';

const PRIZE = 6;

export const missionCounts = (
  table: Table,
  mission: number,
  handOf: (seat: number) => readonly Character[],
): number[] =>
  table.seats.map(seat => found(missions[mission], 'mission')(handOf(seat), table.of(table.discards, seat)));

const prizes = (counts: readonly number[]): number[] => {
  const most = Math.max(...counts);
  const sharers = counts.filter(n => n === most).length;
  return counts.map(n => (n === most && n > 0 ? Math.floor(PRIZE / sharers) : 0));
};

/** By seat: discards, hand, then each open mission. */
export const pointsOf = (table: Table): number[][] => {
  const won = table.missions.map(mission =>
    prizes(missionCounts(table, mission, seat => table.of(table.hands, seat))),
  );
  return table.seats.map(seat => [
    table.of(table.discards, seat).length,
    table.of(table.hands, seat).reduce((sum, { points }) => sum + points, 0),
    ...won.map(points => table.of(points, seat)),
  ]);
};

export const totalOf = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** Most points, then most missions that gave some, then most points in hand; else several. */
export const winnersOf = (points: readonly (readonly number[])[]): number[] => {
  let best = points.map((_, seat) => seat);
  for (const measure of [
    totalOf,
    (list: readonly number[]) => list.slice(2).filter(n => n > 0).length,
    (list: readonly number[]) => list[1] ?? 0,
  ]) {
    const worth = (seat: number): number => measure(found(points[seat], 'seat'));
    const most = Math.max(...best.map(worth));
    best = best.filter(seat => worth(seat) === most);
  }
  return best;
};
