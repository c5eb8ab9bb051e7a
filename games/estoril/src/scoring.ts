/** Points: discards, the hand, missions; who wins. */
import { at, times, upTo } from '@kaffeehaus/kernel';
import type { Points, Seat } from '@kaffeehaus/kernel';
import { face } from './characters.ts';
import { mission, missionPoints } from './missions.ts';
import { discards, hand } from './state.ts';
import type { Estoril } from './state.ts';
import type { EstorilAct } from './verb.ts';

const DISCARDS = 0;
const IN_HAND = 1;
const FIRST_MISSION = 2;

/** Which line of a sheet a source stands on. */
export const rowOf = (s: Estoril, source: string): number => {
  if (source === 'discards') return DISCARDS;
  return source === 'hand' ? IN_HAND : FIRST_MISSION + s.missions.findIndex(m => mission(m).id === source);
};

const score = (act: EstorilAct, seat: Seat, why: string, n: number): void => {
  if (n === 0) return;
  at(act.s.tally, seat)[rowOf(act.s, why)] = n;
  if (act.heard) act.tell({ e: 'scored', seat, n, why });
};

export const scoreAll = (act: EstorilAct): void => {
  const { s } = act;
  for (let seat = 0; seat < s.seats; seat++) {
    const points = at(s.zones, hand(seat)).reduce((sum, card) => sum + face(card).points, 0);
    score(act, seat, 'discards', at(s.zones, discards(seat)).length);
    score(act, seat, 'hand', points);
  }
  for (const m of s.missions) {
    const { id, count } = mission(m);
    const counts = times(s.seats, seat => count(at(s.zones, hand(seat)), at(s.zones, discards(seat))));
    missionPoints(counts).forEach((points, seat) => score(act, seat, id, points));
  }
};

export const audit = (s: Estoril): Points[][] =>
  s.tally.map(sheet => [
    { source: 'discards', points: at(sheet, DISCARDS) },
    { source: 'hand', points: at(sheet, IN_HAND) },
    ...s.missions.map((m, i) => ({ source: mission(m).id, points: at(sheet, FIRST_MISSION + i) })),
  ]);

export const total = (s: Estoril, seat: Seat): number => at(s.tally, seat).reduce((sum, n) => sum + n, 0);

/** Missions that gave points, shared ones included (E-25). */
const completed = (s: Estoril, seat: Seat): number =>
  at(s.tally, seat).reduce((n, points, i) => n + Number(i >= FIRST_MISSION && points > 0), 0);

/** Most points, then most completed missions, then most points of the hand; else they share the win. */
const CRITERIA: readonly { readonly rule: string; of(s: Estoril, seat: Seat): number }[] = [
  { rule: 'estoril.end.points', of: total },
  { rule: 'estoril.tie.missions', of: completed },
  { rule: 'estoril.tie.hand', of: (s, seat) => at(at(s.tally, seat), IN_HAND) },
];

export const winners = (s: Estoril): { seats: Seat[]; by?: string } => {
  let seats = upTo(s.seats);
  for (const [i, { rule, of }] of CRITERIA.entries()) {
    const best = Math.max(...seats.map(seat => of(s, seat)));
    seats = seats.filter(seat => of(s, seat) === best);
    if (seats.length === 1) return i === 0 ? { seats } : { seats, by: rule };
  }
  return { seats };
};
