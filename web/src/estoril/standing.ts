/** How everybody stands by what everybody knows: which characters a seat has is public, only where they lie is not. */
import { type Card, type Seat, at, times } from '@kaffeehaus/kernel';
import { type Estoril, discards, face, mission, missionPoints, poolOf, total } from '@kaffeehaus/estoril';

const thrown = (s: Estoril, seat: Seat): readonly Card[] => at(s.zones, discards(seat));

/** How many each seat has of what a mission counts. */
export const missionCounts = (s: Estoril, m: number): number[] =>
  times(s.seats, seat => mission(m).count(poolOf(s, seat), thrown(s, seat)));

/** What each seat's characters, discards and missions would score if the game were over. */
export const standings = (s: Estoril): number[] => {
  if (s.wait.length === 0) return times(s.seats, seat => total(s, seat));
  const missions = s.missions.map(m => missionPoints(missionCounts(s, m)));
  return times(s.seats, seat => {
    const characters = poolOf(s, seat).reduce((sum, card) => sum + face(card).points, 0);
    const won = missions.reduce((sum, points) => sum + at(points, seat), 0);
    return thrown(s, seat).length + characters + won;
  });
};
