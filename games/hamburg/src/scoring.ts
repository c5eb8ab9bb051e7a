/** The final scoring, line by line, and who wins. */
import { FIRST, at, upTo } from '@kaffeehaus/kernel';
import type { Points, Seat } from '@kaffeehaus/kernel';
import { BLACK, MAJORITY_POINTS, SQUARE_POINTS, THIRD, THIRD_SECTION_POINTS } from './board.ts';
import { colourOf, face, sentenceOf } from './cards.ts';
import { countOf, markersOf } from './measure.ts';
import { displayOf, leftOf, players, stonesIn } from './state.ts';
import type { Hamburg } from './state.ts';

/** The points on the track first; the rest is counted at the end. */
export const SOURCES = [
  'track',
  'cards',
  'laurels',
  'majorities',
  'wall',
  'statues',
  'church',
  'square',
] as const;

/** Printed points of everything laid out; plots and buildings under a Zoo bring none (H-20). */
const printed = (s: Hamburg, me: Seat): number =>
  [...displayOf(s, me), ...leftOf(s, me)].reduce((sum, card) => sum + face(card).points, 0);

const laurels = (s: Hamburg, me: Seat): number =>
  displayOf(s, me).reduce((sum, card) => {
    const { laurel } = sentenceOf(card);
    if (laurel === null) return sum;
    return sum + Math.floor(countOf(s, me, laurel.count, FIRST, true) / laurel.each) * laurel.points;
  }, 0);

const thirds = (s: Hamburg, me: Seat): number =>
  [0, 1].filter(half => stonesIn(s, me, half) >= THIRD).length * THIRD_SECTION_POINTS;

/** Per cleric one point for each building of that window's colour, for the sixth for each Zoo and Park. */
const church = (s: Hamburg, me: Seat): number =>
  displayOf(s, me).reduce((sum, card) => sum + at(s.clerics, colourOf(card)), 0) +
  leftOf(s, me).length * at(s.clerics, BLACK);

export const finalLines = (s: Hamburg, me: Seat): number[] => [
  printed(s, me),
  laurels(s, me),
  markersOf(s, me) * MAJORITY_POINTS,
  thirds(s, me),
  at(s.hummels, me).reduce((sum, n) => sum + n, 0),
  church(s, me),
  at(SQUARE_POINTS, at(s.square, me)),
];

/** One sheet per player, TOM's last; the final lines stay empty until the end. */
export const audit = (s: Hamburg): Points[][] =>
  s.points.map((track, p) => [
    { source: 'track', points: track },
    ...SOURCES.slice(1).map((source, i) => ({ source, points: at(s.sheet, p)[i] ?? 0 })),
  ]);

export const total = (s: Hamburg, p: Seat): number =>
  at(s.points, p) + at(s.sheet, p).reduce((sum, n) => sum + n, 0);

/** Most points, then most Mark; otherwise the win is shared. */
export const winners = (s: Hamburg): { seats: Seat[]; by?: string } => {
  const best = (seats: readonly Seat[], of: (p: Seat) => number): Seat[] => {
    const most = Math.max(...seats.map(of));
    return seats.filter(p => of(p) === most);
  };
  const leading = best(upTo(players(s)), p => total(s, p));
  if (leading.length === 1) return { seats: leading };
  const richest = best(leading, p => at(s.money, p));
  return richest.length === 1 ? { seats: richest, by: 'hamburg.tie.money' } : { seats: richest };
};
