/** What lies before each player, ready to draw; whatever can be pressed is pressed where it lies. */
import { type Card, type Seat, at } from '@kaffeehaus/kernel';
import {
  COLOURS,
  HAZARDS,
  type Hamburg,
  MAJORITIES,
  SQUARE_POINTS,
  STEPS_TO_DAMAGE,
  THIRD_SECTION_POINTS,
  displayOf,
  enjoys,
  hamburg,
  handOf,
  hazardOf,
  leftOf,
  majorityItem,
  mayorItem,
  mayorName,
  plotColour,
  plotItem,
  stonesIn,
  underOf,
  workersOf,
} from '@kaffeehaus/hamburg';
import { signal } from '@preact/signals';
import { say, t } from '../ui/words.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { memory } from '../seat/memory.ts';
import { changesOf } from './changes.ts';
import type { Amount, DisplayProps } from './draw/Display.tsx';
import type { MajorityView } from './draw/Majorities.tsx';
import type { BuiltCard, LeftCard, PlotView } from './draw/Plots.tsx';
import type { QuarterView } from './draw/Quarters.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { type Side, withChange } from './side.ts';
import { cardPiece, colourChoice, pieceOf, pressBy, spotId } from './spots.ts';
import { statuesOf, wallOf } from './walls.ts';

const quarterOf = (side: Side, c: number): QuarterView => {
  const { view, picks, seat, own } = side;
  const colour = at(COLOURS, c);
  const count = workersOf(view.table, seat, c);
  const steps = hazardOf(view.table, seat, c);
  const max = enjoys(view.table, seat, 'fourth') ? STEPS_TO_DAMAGE + 1 : STEPS_TO_DAMAGE;
  const choice = (ground: 'workers' | 'hazard') => (own ? colourChoice(picks, ground, c) : undefined);
  const workers = t('web.hamburg.workers', { colour, n: count });
  const hazard = t('web.hamburg.hazard', { hazard: at(HAZARDS, c), n: steps, max });
  return {
    colour,
    workers: {
      ...withChange(side, pieceOf(picks, spotId('workers', c), choice('workers'), workers)),
      count,
    },
    hazard: {
      ...withChange(side, pieceOf(picks, spotId('hazard', c), choice('hazard'), hazard)),
      steps,
      max,
    },
  };
};

const majorityOf = (side: Side, i: number): MajorityView => {
  const { view, picks, seat, own } = side;
  const item = majorityItem(i);
  const active = ((at(view.table.majority, seat) >> i) & 1) === 1;
  const words = t('web.hamburg.majority', {
    what: say(hamburg.phrases.item(item)),
    active: active ? 'yes' : 'no',
  });
  const piece = pieceOf(picks, hamburg.word(item), own ? item : undefined, words);
  return { ...withChange(side, piece, `majority-${i}`), kind: at(MAJORITIES, i), active };
};

const builtCard = (side: Side, card: Card): BuiltCard => {
  const used = at(side.view.table.used, side.seat).includes(card);
  const words = cardLabel(card);
  const label = used ? `${words} ${t('web.hamburg.used')}` : words;
  return { ...withChange(side, cardPiece(side.picks, card, label)), face: faceOf(card), used };
};

const plotOf = (side: Side, i: number): PlotView => {
  const { view, picks, seat, own } = side;
  const { table: s } = view;
  const colour = at(COLOURS, plotColour(at(at(s.plots, seat), i)));
  const cards = displayOf(s, seat).filter((_, j) => at(at(s.on, seat), j) === i);
  const words = t('web.hamburg.plot', { n: i + 1, colour, buildings: cards.length });
  return {
    ...withChange(side, pieceOf(picks, hamburg.word(plotItem(i)), own ? plotItem(i) : undefined, words)),
    colour,
    buildings: cards.map(card => builtCard(side, card)),
  };
};

/** A Zoo or Park, and what lies under it. */
const leftCard = (side: Side, card: Card): LeftCard => {
  const { table: s } = side.view;
  const lies = at(s.zoos, side.seat).indexOf(card);
  const under = lies < 0 ? undefined : underOf(s, side.seat)[lies];
  return {
    ...builtCard(side, card),
    under: under === undefined ? undefined : builtCard(side, under),
  };
};

/** Short words beside the name of whoever is asked. */
const turnOf = ({ view }: DrawProps<Hamburg>, seat: Seat): string | undefined => {
  if (!view.turn.includes(seat)) return undefined;
  return seat === view.viewer ? t('web.turn.yours') : t('web.turn.theirs');
};

const mayorOf = (s: Hamburg, seat: Seat): DisplayProps['mayor'] => {
  const side = at(s.mayor, seat);
  if (side === 0) return undefined;
  return { name: mayorName(side), label: say(hamburg.phrases.item(mayorItem(side))) };
};

const amount = (count: number, label: string): Amount => ({ count, label });

/** Numbers beside the name. */
const countsOf = (side: Side): Pick<DisplayProps, 'points' | 'money' | 'hand' | 'square'> => {
  const { view, picks, seat } = side;
  const { table: s } = view;
  const points = at(s.points, seat);
  const money = at(s.money, seat);
  const cards = handOf(s, seat).length;
  const square = at(SQUARE_POINTS, at(s.square, seat));
  return {
    points: amount(points, t('common.points', { n: points })),
    money: {
      ...withChange(side, pieceOf(picks, 'money', undefined, t('web.hamburg.money', { n: money }))),
      count: money,
    },
    hand: amount(cards, t('web.hamburg.inHand', { n: cards })),
    square: amount(square, t('web.hamburg.space', { n: square })),
  };
};

/** Whether a card on this display answers the question. */
const isWanted = ({ view: { table: s }, picks }: DrawProps<Hamburg>, seat: Seat): boolean =>
  picks.ask !== undefined &&
  [...displayOf(s, seat), ...underOf(s, seat)].some(card => picks.state(card) !== 'idle');

/** Plots, buildings, Zoo and Park: hundreds of signs, drawn only where somebody looks. */
const cardsOf = (side: Side): Pick<DisplayProps, 'plots' | 'left'> => ({
  plots: at(side.view.table.plots, side.seat).map((_, i) => plotOf(side, i)),
  left: leftOf(side.view.table, side.seat).map(card => leftCard(side, card)),
});

/** The seat whose cards somebody reads in words. */
const readAt = memory(() => signal<Seat | undefined>(undefined));

const readingOf = (props: DrawProps<Hamburg>, seat: Seat): DisplayProps['reading'] => {
  const reading = readAt(props);
  return {
    open: reading.value === seat,
    onOpen: open => {
      reading.value = open ? seat : undefined;
    },
    captions: { read: t('web.hamburg.read'), close: t('web.close') },
  };
};

const gistOf = (s: Hamburg, seat: Seat): DisplayProps['gist'] => ({
  stones: stonesIn(s, seat, 0) + stonesIn(s, seat, 1),
  houses: displayOf(s, seat).length,
  left: leftOf(s, seat).length,
});

/** One's own display is open; another's as somebody left it, or because a card on it answers the question. */
export const displayView = (props: DrawProps<Hamburg>, seat: Seat, opened = false): DisplayProps => {
  const { view, picks, names } = props;
  const { table: s } = view;
  const own = seat === view.viewer;
  const open = own || opened || isWanted(props, seat);
  const side: Side = { ...props, seat, own, changes: changesOf(view) };
  return {
    seat: colourOf(seat),
    name: names[seat] ?? '',
    turn: turnOf(props, seat),
    first: s.first === seat ? t('web.seat.first', { game: hamburg.id }) : undefined,
    ...countsOf(side),
    mayor: mayorOf(s, seat),
    quarters: COLOURS.map((_, c) => quarterOf(side, c)),
    gist: gistOf(s, seat),
    wall: { ...wallOf(side), thirdPoints: THIRD_SECTION_POINTS },
    statues: statuesOf(side),
    majorities: MAJORITIES.map((_, i) => majorityOf(side, i)),
    ...(open ? cardsOf(side) : { plots: [], left: [] }),
    captions: { plots: t('web.hamburg.plots'), left: t('web.hamburg.left') },
    reading: readingOf(props, seat),
    as: own ? 'own' : 'other',
    open,
    onPick: pressBy(picks),
  };
};
