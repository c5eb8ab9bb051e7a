/** Points: where they come from, who wins. */
import { add, at, upTo } from '@kaffeehaus/kernel';
import type { Points, Seat } from '@kaffeehaus/kernel';
import { DOSSIERS } from './board.ts';
import type { Vienna } from './state.ts';

/** The lines of the score sheet: those of the game, then those of the final scoring. */
export const SOURCES = [
  'squares',
  'steps',
  'abilities',
  'orders',
  'sealStamp',
  'figures',
  'sets',
  ...DOSSIERS,
  'desk',
  'cashBox',
  'majority',
] as const;
export type Source = (typeof SOURCES)[number];
const LINE: { readonly [source in Source]: number } = Object.fromEntries(
  SOURCES.map((source, i) => [source, i]),
) as { [source in Source]: number };

/** Lines that only the full version, or only the introductory version, can fill. */
const FULL_ONLY: readonly Source[] = ['orders', 'sealStamp', 'figures', 'desk', 'cashBox', 'majority'];

export const score = (s: Vienna, seat: Seat, source: Source, n: number): void =>
  add(at(s.tally, seat), LINE[source], n);

export const audit = (s: Vienna): Points[][] =>
  s.tally.map(sheet =>
    SOURCES.filter(source => (s.full ? source !== 'sets' : !FULL_ONLY.includes(source))).map(source => ({
      source,
      points: at(sheet, LINE[source]),
    })),
  );

export const total = (s: Vienna, seat: Seat): number => at(s.tally, seat).reduce((sum, n) => sum + n, 0);

export const agentsOnBoard = (s: Vienna, seat: Seat): number =>
  s.agents.reduce((n, seats) => n + ((seats >> seat) & 1), 0);
export const bribesHeld = (s: Vienna, seat: Seat): number =>
  at(s.bribes, seat).reduce((sum, n) => sum + n, 0);

/** How far back in the turn order of the last round: the crest does not pass after it. */
const place = (s: Vienna, seat: Seat): number => (seat - s.crest + s.seats) % s.seats;

interface Criterion {
  readonly rule: string;
  of(s: Vienna, seat: Seat): number;
}
const POINTS: Criterion = { rule: 'vienna.end.points', of: total };
const MONEY: Criterion = { rule: 'vienna.tie.money', of: (s, seat) => at(s.money, seat) };
const BRIBES_HELD: Criterion = { rule: 'vienna.tie.bribes', of: bribesHeld };
const AGENTS: Criterion = { rule: 'vienna.tie.agents', of: agentsOnBoard };
const ORDER: Criterion = { rule: 'vienna.tie.order', of: place };
const INTRO = [POINTS, BRIBES_HELD, AGENTS, ORDER];
const FULL = [POINTS, MONEY, BRIBES_HELD, ORDER];

export const winners = (s: Vienna): { seats: Seat[]; by?: string } => {
  let seats = upTo(s.seats);
  for (const { rule, of } of s.full ? FULL : INTRO) {
    const best = Math.max(...seats.map(seat => of(s, seat)));
    seats = seats.filter(seat => of(s, seat) === best);
    if (seats.length === 1) return rule === POINTS.rule ? { seats } : { seats, by: rule };
  }
  return { seats };
};
