/** What lies before one player of Hamburg: counters, wall, plots with their buildings, Zoo and Park, hand. */
import { FIRST, at, times, upTo } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import * as h from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { hanging } from '../../text.ts';
import type { Pen } from '../board.ts';
import { label, semicolons } from '../joint.ts';
import {
  byColour,
  cardLine,
  colourName,
  hazardStep,
  itemName,
  mark,
  nextSection,
  points,
  stones,
} from './names.ts';

const HALVES = [0, 1] as const;

export const counts = (s: Hamburg, seat: Seat, pen: Pen): string =>
  [
    points(h.total(s, seat), pen),
    mark(at(s.money, seat), pen),
    pen.words.t('cli.hamburg.space', {
      space: at(s.square, seat),
      points: at(h.SQUARE_POINTS, at(s.square, seat)),
    }),
    ...(seat === s.tom ? [] : [pen.words.t('cli.hamburg.hand', { n: h.handOf(s, seat).length })]),
  ].join(' · ');

export const workers = (s: Hamburg, seat: Seat, pen: Pen): string =>
  label(
    pen,
    pen.words.t('cli.hamburg.workers'),
    byColour(
      h.FIVE.map(c => h.workersOf(s, seat, c)),
      pen,
    ),
  );

export const hazards = (s: Hamburg, seat: Seat, pen: Pen): string => {
  const raised = h.FIVE.filter(c => h.hazardOf(s, seat, c) > 0).map(c => hazardStep(s, seat, c, pen));
  return label(pen, pen.words.t('cli.hamburg.hazards'), raised.join(', ') || pen.words.t('cli.none'));
};

const wall = (s: Hamburg, seat: Seat, pen: Pen): string =>
  label(
    pen,
    pen.words.t('cli.hamburg.wall'),
    semicolons(
      pen,
      HALVES.map(half =>
        label(
          pen,
          itemName(h.halfItem(half), pen),
          `${stones(s, seat, half, pen)}, ${nextSection(s, seat, half, pen)}`,
        ),
      ),
    ),
  );

const majorities = (s: Hamburg, seat: Seat, pen: Pen): string[] => {
  const active = upTo(h.MAJORITIES.length).filter(i => (at(s.majority, seat) >> i) & 1);
  const names = active.map(i => itemName(h.majorityItem(i), pen));
  return names.length === 0 ? [] : [label(pen, pen.words.t('cli.hamburg.majorities'), names.join(', '))];
};

const statues = (s: Hamburg, seat: Seat, pen: Pen): string[] => {
  const mine = [
    ...at(s.hummels, seat).map(n => label(pen, itemName(h.HUMMEL, pen), String(n))),
    ...times(at(s.jettes, seat), () => itemName(h.JETTE, pen)),
  ];
  return mine.length === 0 ? [] : [label(pen, pen.words.t('cli.hamburg.statues'), mine.join(', '))];
};

const mayor = (s: Hamburg, seat: Seat, pen: Pen): string[] =>
  at(s.mayor, seat) > 0 ? [itemName(h.mayorItem(at(s.mayor, seat)), pen)] : [];

/** A building with what it does, and whether it has been used this round. */
export const buildingText = (s: Hamburg, seat: Seat, card: Card, pen: Pen): string => {
  const line = cardLine(card, pen);
  return at(s.used, seat).includes(card) ? `${line} (${pen.words.t('cli.hamburg.used')})` : line;
};

const plotLine = (s: Hamburg, seat: Seat, plot: number, pen: Pen): string => {
  const standing = h.displayOf(s, seat).filter((_, i) => at(at(s.on, seat), i) === plot);
  const colour = colourName(h.plotColour(at(at(s.plots, seat), plot)), pen);
  const what = standing.map(card => buildingText(s, seat, card, pen)).join(' ');
  return label(pen, `${plot + 1} ${colour}`, what || pen.words.t('cli.hamburg.free'));
};

/** Zoo and Park, each Zoo with what lies under it. */
const leftLine = (s: Hamburg, seat: Seat, card: Card, pen: Pen): string => {
  const under = h.underOf(s, seat).filter((_, i) => at(at(s.zoos, seat), i) === card);
  const below = under.map(one =>
    label(pen, pen.words.t('cli.hamburg.under'), buildingText(s, seat, one, pen)),
  );
  return [cardLine(card, pen), ...below].join(' ');
};

/** A heading with lines under it, if there are any. */
const group = (title: string, lines: readonly string[], { columns }: Pen): string[] =>
  lines.length === 0
    ? []
    : [hanging('  ', title, columns), ...lines.map(line => hanging('    ', line, columns))];

/** The cards the viewer knows; of others only the colours of their backs. */
const hand = (s: Hamburg, seat: Seat, pen: Pen): string[] => {
  const cards = h.handOf(s, seat);
  const known = cards.filter(card => card > FIRST);
  const backs = h.FIVE.map(c => cards.filter(card => card < 0 && ~card === c).length);
  const lines = [
    ...[...known].sort((a, b) => a - b).map(card => cardLine(card, pen, h.buildPrice(s, seat, card, true))),
    ...(known.length < cards.length
      ? [label(pen, pen.words.t('cli.hamburg.backs'), byColour(backs, pen))]
      : []),
  ];
  return group(pen.words.t('cli.hamburg.inHand'), lines, pen);
};

export const desk = (s: Hamburg, seat: Seat, pen: Pen): string => {
  const { words, style, columns } = pen;
  const plots = at(s.plots, seat).map((_, plot) => plotLine(s, seat, plot, pen));
  const aside = h.leftOf(s, seat).map(card => leftLine(s, seat, card, pen));
  const lines = [
    counts(s, seat, pen),
    ...mayor(s, seat, pen),
    workers(s, seat, pen),
    hazards(s, seat, pen),
    wall(s, seat, pen),
    ...majorities(s, seat, pen),
    ...statues(s, seat, pen),
  ];
  return [
    style.ink('bold', at(pen.names, seat)),
    ...lines.map(line => hanging('  ', line, columns)),
    ...group(words.t('cli.hamburg.plots'), plots, pen),
    ...group(words.t('cli.hamburg.left'), aside, pen),
    ...hand(s, seat, pen),
  ].join('\n');
};
