/** What cards, colours, plots and tiles of Hamburg are to somebody who chooses among them. */
import { FIRST, at, last } from '@kaffeehaus/kernel';
import type { Ask, Item, Seat } from '@kaffeehaus/kernel';
import * as h from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import type { Pen } from '../board.ts';
import { label } from '../joint.ts';
import { buildingText } from './desk.ts';
import {
  cardLine,
  cardText,
  clericTile,
  colourName,
  facts,
  hazardStep,
  itemName,
  mark,
  nextSection,
  points,
  stepNow,
  stones,
  windowText,
} from './names.ts';

/** Questions in which a colour means a pile, and those in which it means a hazard; else it means workers. */
const OF_PILES: readonly h.Why[] = [
  'hamburg.refill',
  'hamburg.twoPiles',
  'hamburg.draw',
  'hamburg.stake',
  'hamburg.settle',
  'hamburg.improvise',
];
const OF_HAZARDS: readonly h.Why[] = [
  'hamburg.reduce',
  'hamburg.shift',
  'hamburg.divert',
  'hamburg.lowerOther',
];

const have = (n: number, { words }: Pen): string => words.t('cli.hamburg.have', { n });
const pay = (s: Hamburg, seat: Seat, price: number, { words }: Pen): string =>
  words.t('cli.hamburg.pay', { price, money: at(s.money, seat) });
const worker = (s: Hamburg, seat: Seat, colour: number, pen: Pen): string =>
  pen.words.t('cli.hamburg.worker', {
    colour: colourName(colour, pen),
    n: h.workersOf(s, seat, colour),
  });

const aboutColour = (s: Hamburg, ask: Ask, colour: number, pen: Pen): string => {
  const { seat } = ask;
  const isOneOf = (whys: readonly h.Why[]): boolean => whys.some(why => h.isWhy(ask, why));
  if (isOneOf(OF_PILES)) return pen.words.t('cli.hamburg.pile', { n: h.pileSize(s, colour) });
  if (isOneOf(OF_HAZARDS)) return hazardStep(s, seat, colour, pen);
  return have(h.workersOf(s, seat, colour), pen);
};

/** The card acted with lies aside; its colour may have been named anew, which the open frame remembers. */
const colourPlayed = (s: Hamburg, seat: Seat): number | undefined => {
  const card = h.asideOf(s, seat);
  if (card === undefined) return undefined;
  const { it } = last(s.stack);
  return it.length > 0 ? h.itsColour(it) : h.face(card).colour;
};
/** Whether it is the hand card of the turn, for which tiles and exchange count. */
export const isHandCard = (s: Hamburg): boolean => {
  const step = stepNow(s);
  return step !== undefined && 'hand' in step && step.hand;
};

/** What an action would bring or cost here and now. */
const aboutAction = (s: Hamburg, seat: Seat, action: number, pen: Pen): string => {
  const { words } = pen;
  const colour = colourPlayed(s, seat);
  const card = h.asideOf(s, seat);
  if (colour === undefined || card === undefined) return '';
  const fromHand = isHandCard(s);
  switch (action) {
    case h.WORKERS:
      return words.t('cli.hamburg.take', {
        n: h.WORKERS_TAKEN,
        colour: colourName(colour, pen),
        have: h.workersOf(s, seat, colour),
      });
    case h.MONEY:
      return words.t('cli.hamburg.income', {
        n: h.income(s, seat, colour, fromHand),
        money: at(s.money, seat),
      });
    case h.REDUCE:
      return hazardStep(s, seat, colour, pen);
    case h.WALL:
      return [0, 1]
        .filter(half => h.sectionColour(s, seat, half) === colour)
        .map(half =>
          label(
            pen,
            itemName(h.halfItem(half), pen),
            pay(s, seat, h.wallPrice(s, seat, half, fromHand), pen),
          ),
        )
        .join(', ');
    case h.LAY:
      return worker(s, seat, colour, pen);
    default:
      return `${pay(s, seat, h.buildPrice(s, seat, card, fromHand), pen)}. ${cardText(card, pen)}`;
  }
};

const aboutPlot = (s: Hamburg, seat: Seat, plot: number, pen: Pen): string => {
  const standing = h.displayOf(s, seat).filter((_, i) => at(at(s.on, seat), i) === plot);
  const text = standing.map(card => itemName(card, pen)).join(', ') || pen.words.t('cli.hamburg.free');
  return label(pen, colourName(h.plotColour(at(at(s.plots, seat), plot)), pen), text);
};

const aboutHalf = (s: Hamburg, ask: Ask, half: number, pen: Pen): string => {
  const standing = stones(s, ask.seat, half, pen);
  return h.isWhy(ask, 'hamburg.collapse') ? standing : `${standing}, ${nextSection(s, ask.seat, half, pen)}`;
};

/** Yes to an advance: its price, and what the next space is worth. */
const aboutYes = (s: Hamburg, ask: Ask, pen: Pen): string => {
  const { seat } = ask;
  const price = h.advancePrice(s, seat);
  if (!h.isWhy(ask, 'hamburg.advance') || price === undefined) return '';
  const space = Math.min(at(s.square, seat) + 1, h.LAST_SPACE);
  const next = pen.words.t('cli.hamburg.space', { space, points: at(h.SQUARE_POINTS, space) });
  const gain =
    at(s.square, seat) < h.LAST_SPACE ? next : pen.words.t('cli.hamburg.beyond', { n: h.BEYOND_POINTS });
  return `${pay(s, seat, price, pen)}, ${gain}`;
};

/** A card offered: what is printed on it, what it does, and whether it stands in the display and carries its marker. */
const aboutCard = (s: Hamburg, seat: Seat, card: Item, pen: Pen): string => {
  const held = h.handOf(s, seat).includes(card) ? h.buildPrice(s, seat, card, true) : undefined;
  const text = `${facts(card, pen, held)}. ${cardText(card, pen)}`;
  if (!h.owns(s, seat, card)) return text;
  const used = at(s.used, seat).includes(card) ? [pen.words.t('cli.hamburg.used')] : [];
  return `${text} (${[pen.words.t('cli.hamburg.own'), ...used].join(', ')})`;
};

const aboutOf: { readonly [kind: string]: (s: Hamburg, ask: Ask, index: number, pen: Pen) => string } = {
  colour: aboutColour,
  half: aboutHalf,
  action: (s, { seat }, i, pen) => aboutAction(s, seat, i, pen),
  hazard: (_s, _ask, i, { words }) => words.t('cli.hamburg.damage', { hazard: at(h.HAZARDS, i) }),
  seat: (s, _, i, pen) => `${points(h.total(s, i), pen)}, ${mark(at(s.money, i), pen)}`,
  window: (s, _, i, pen) => windowText(s, i, pen),
  plot: (s, { seat }, i, pen) => aboutPlot(s, seat, i, pen),
};

export const about = (s: Hamburg, ask: Ask, item: Item, pen: Pen): string => {
  if (item > FIRST) return aboutCard(s, ask.seat, item, pen);
  if (item === h.YES) return aboutYes(s, ask, pen);
  if (item === h.RECOLOUR) return worker(s, ask.seat, h.GREY, pen);
  if (item === h.HUMMEL) return points(s.hummelsLeft[0] ?? 0, pen);
  if (item === h.JETTE) return mark(s.jettesLeft[0] ?? 0, pen);
  return aboutOf[h.kindOf(item)]?.(s, ask, h.indexOf(item), pen) ?? '';
};

/** Who has the card before them, if anybody. */
const ownerLine = (s: Hamburg, card: Item, pen: Pen): string[] =>
  s.money.flatMap((_, seat) =>
    h.owns(s, seat, card) || h.leftOf(s, seat).includes(card)
      ? [label(pen, at(pen.names, seat), buildingText(s, seat, card, pen))]
      : [],
  );

export const explain = (s: Hamburg, item: Item, pen: Pen): string | undefined => {
  if (item > FIRST) {
    const [owned] = ownerLine(s, item, pen);
    if (owned !== undefined) return owned;
    return h.isCard(item) ? cardLine(item, pen) : label(pen, itemName(item, pen), cardText(item, pen));
  }
  const i = h.indexOf(item);
  switch (h.kindOf(item)) {
    case 'window':
      return [label(pen, itemName(item, pen), windowText(s, i, pen)), clericTile(s, i, pen) ?? '']
        .filter(Boolean)
        .join('\n');
    case 'hazard':
      return label(pen, itemName(item, pen), pen.words.t('cli.hamburg.damage', { hazard: at(h.HAZARDS, i) }));
    case 'mayor':
    case 'ship':
      return itemName(item, pen);
    default:
      return undefined;
  }
};
