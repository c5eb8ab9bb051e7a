/** Mark, workers and points: whatever changes them does so here, and is told. */
import { add, at } from '@kaffeehaus/kernel';
import type { Item, Seat } from '@kaffeehaus/kernel';
import { FIVE } from './board.ts';
import { MARK } from './events.ts';
import type { Reason, Told } from './events.ts';
import { slot, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import type { HamburgAct } from './verbs.ts';

export const NO_WORKERS: readonly number[] = FIVE.map(() => 0);

/** Points never fall below 0 (H-58). Returns how many came or went. */
const addPoints = (s: Hamburg, p: Seat, n: number): number => {
  const before = at(s.points, p);
  const now = Math.max(0, before + n);
  s.points[p] = now;
  return now - before;
};

/** What somebody gets or gives in one go, told in a line of the log; nothing is not told. */
export const receive = (
  act: HamburgAct,
  seat: Seat,
  mark: number,
  points: number,
  workers: readonly number[],
): void => {
  const { s } = act;
  add(s.money, seat, mark);
  const scored = points === 0 ? 0 : addPoints(s, seat, points);
  if (workers !== NO_WORKERS) for (const c of FIVE) add(s.workers, slot(seat, c), at(workers, c));
  if (!act.heard) return;
  if (mark !== 0 || scored !== 0 || workers.some(n => n !== 0))
    act.tell({ e: 'gain', seat, mark, points: scored, workers });
};

export const earn = (act: HamburgAct, seat: Seat, mark: number, points: number): void =>
  receive(act, seat, mark, points, NO_WORKERS);

/** Workers of one colour. */
export const enlist = (act: HamburgAct, seat: Seat, colour: number, n: number): void => {
  add(act.s.workers, slot(seat, colour), n);
  if (act.heard && n !== 0) {
    const workers = FIVE.map(c => (c === colour ? n : 0));
    act.tell({ e: 'gain', seat, mark: 0, points: 0, workers });
  }
};

/** A price, a fee or what goes with another deed that the log tells: workers of a colour. */
export const countWorkers = (act: HamburgAct, seat: Seat, colour: number, n: number, why: Reason): void => {
  const { s } = act;
  add(s.workers, slot(seat, colour), n);
  if (act.heard && n !== 0)
    act.tell({ e: 'counted', seat, what: colour, n, to: workersOf(s, seat, colour), why });
};

/** The same of Mark. */
export const countMark = (act: HamburgAct, seat: Seat, n: number, why: Reason): void => {
  const { s } = act;
  add(s.money, seat, n);
  if (act.heard && n !== 0) act.tell({ e: 'counted', seat, what: MARK, n, to: at(s.money, seat), why });
};

/** Points that go with another deed. Returns how many came or went. */
export const score = (
  act: HamburgAct,
  seat: Seat,
  n: number,
  where: Item,
  why: Told<'scored'>['why'],
): number => {
  const scored = addPoints(act.s, seat, n);
  if (act.heard && scored !== 0) act.tell({ e: 'scored', seat, n: scored, at: where, why });
  return scored;
};
