/** One player's part of the city, ready to draw; whatever can be pressed is pressed where it stands. */
import { type Card, type Seat, at } from '@kaffeehaus/kernel';
import {
  COLOURS,
  type Hamburg,
  MAJORITIES,
  THIRD_SECTION_POINTS,
  displayOf,
  hamburg,
  leftOf,
  majorityItem,
  mayorItem,
  mayorName,
  plotColour,
  plotItem,
  stonesIn,
  underOf,
} from '@kaffeehaus/hamburg';
import { say, t } from '../ui/words.ts';
import { colourOf } from '../ui/colours.ts';
import { isPhone } from '../ui/phone.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { atCard, atMedal, atPlot } from './at.ts';
import { changesOf } from './changes.ts';
import type { MajorityView } from './draw/Majorities.tsx';
import type { CountView, QuarterProps } from './draw/Quarter.tsx';
import type { SmallProps } from './draw/Small.tsx';
import { type BuiltCard, type GhostLot, LANE, type LeftCard, type PlotView } from './draw/Street.tsx';
import type { TradeFace } from './draw/TradeFace.ts';
import { cardLabel, faceOf } from './faces.ts';
import { gaugeOf, handCount, moneyOf, workersCounted } from './purse.ts';
import { type Side, placed } from './side.ts';
import { cardPiece, pieceOf, pressBy } from './spots.ts';
import { statuesOf, wallOf } from './walls.ts';

export const sideOf = (props: DrawProps<Hamburg>, seat: Seat): Side => ({
  ...props,
  seat,
  own: seat === props.view.viewer,
  changes: changesOf(props.view),
  ahead: seat === props.view.viewer ? (props.picks.ahead?.table as Hamburg | undefined) : undefined,
});

const isActive = (s: Hamburg, seat: Seat, i: number): boolean => ((at(s.majority, seat) >> i) & 1) === 1;

const majorityOf = (side: Side, i: number): MajorityView => {
  const { view, picks, seat, own } = side;
  const item = majorityItem(i);
  const active = isActive(view.table, seat, i);
  const kind = at(MAJORITIES, i);
  const words = t('web.hamburg.majority', {
    what: say(hamburg.phrases.item(item)),
    active: active ? 'yes' : 'no',
  });
  const piece = pieceOf(picks, hamburg.word(item), own ? item : undefined, words);
  return { ...placed(side, atMedal(seat, kind), piece), kind, active };
};

const builtCard = (side: Side, card: Card): BuiltCard => {
  const used = at(side.view.table.used, side.seat).includes(card);
  const words = cardLabel(card);
  const label = used ? `${words} ${t('web.hamburg.used')}` : words;
  return { ...placed(side, atCard(card), cardPiece(side.picks, card, label)), face: faceOf(card), used };
};

const plotOf = (side: Side, i: number): PlotView => {
  const { view, picks, seat, own } = side;
  const { table: s } = view;
  const colour = at(COLOURS, plotColour(at(at(s.plots, seat), i)));
  const cards = displayOf(s, seat).filter((_, j) => at(at(s.on, seat), j) === i);
  const words = t('web.hamburg.plot', { n: i + 1, colour, buildings: cards.length });
  return {
    ...placed(
      side,
      atPlot(seat, i),
      pieceOf(picks, hamburg.word(plotItem(i)), own ? plotItem(i) : undefined, words),
    ),
    colour,
    buildings: cards.map(card => builtCard(side, card)),
    ghost: cards.length === 0 ? ghostOn(side, i) : undefined,
  };
};

/** What would stand on a plot where nothing stands. */
const ghostOn = ({ ahead, seat }: Side, i: number): TradeFace | undefined => {
  const card = ahead && displayOf(ahead, seat).find((_, j) => at(at(ahead.on, seat), j) === i);
  return card === undefined ? undefined : faceOf(card);
};

/** Plots, Zoos and Parks that would be new, as long as nothing else moves for them. */
const ghostLots = ({ view: { table: s }, ahead, seat }: Side): readonly GhostLot[] => {
  if (!ahead) return [];
  const own = at(s.plots, seat);
  const left = leftOf(s, seat);
  const lots: GhostLot[] = [
    ...at(ahead.plots, seat)
      .slice(own.length)
      .map(plot => ({ colour: at(COLOURS, plotColour(plot)), house: undefined })),
    ...leftOf(ahead, seat)
      .filter(card => !left.includes(card))
      .map(card => ({ colour: faceOf(card).colour, house: faceOf(card) })),
  ];
  return lots.slice(0, Math.max(0, LANE - own.length - left.length));
};

/** A Zoo or Park, and what lies under it. */
const leftCard = (side: Side, card: Card): LeftCard => {
  const { table: s } = side.view;
  const lies = at(s.zoos, side.seat).indexOf(card);
  const under = lies < 0 ? undefined : underOf(s, side.seat)[lies];
  return { ...builtCard(side, card), under: under === undefined ? undefined : builtCard(side, under) };
};

const mayorOf = (s: Hamburg, seat: Seat): QuarterProps['mayor'] => {
  const side = at(s.mayor, seat);
  if (side === 0) return undefined;
  const name = mayorName(side);
  return { side, name, label: say(hamburg.phrases.item(mayorItem(side))) };
};

/** Plots on which nothing stands. */
const freePlots = (s: Hamburg, seat: Seat): number[] =>
  at(s.plots, seat).filter((_, i) => !at(s.on, seat).includes(i));

export const noteOf = (s: Hamburg, seat: Seat): string =>
  t('web.hamburg.quarter.note', {
    houses: displayOf(s, seat).length,
    free: freePlots(s, seat).length,
    left: stonesIn(s, seat, 0),
    right: stonesIn(s, seat, 1),
  });

const titleOf = ({ view, names }: DrawProps<Hamburg>, seat: Seat): string =>
  seat === view.viewer ? t('web.hamburg.own') : t('web.hamburg.quarter', { name: names[seat] ?? '' });

const majoritiesOf = (side: Side): QuarterProps['majorities'] => {
  const medals = MAJORITIES.map((_, i) => majorityOf(side, i));
  const n = medals.filter(medal => medal.active).length;
  return { note: t('web.hamburg.majorities.note', { n, of: medals.length }), medals };
};

const purseOf = (side: Side): CountView[] => [
  moneyOf(side),
  handCount(side.view.table, side.seat),
  ...workersCounted(side),
];

/** The quarter of a seat; one's own Mark and workers stand in the strip. */
export const quarterOf = (props: DrawProps<Hamburg>, seat: Seat): Omit<QuarterProps, 'tools'> => {
  const { table: s } = props.view;
  const side = sideOf(props, seat);
  return {
    seat: colourOf(seat),
    own: side.own,
    title: titleOf(props, seat),
    note: noteOf(s, seat),
    mayor: mayorOf(s, seat),
    purse: side.own ? [] : purseOf(side),
    wall: { ...wallOf(side), thirdPoints: THIRD_SECTION_POINTS },
    statues: statuesOf(side),
    street: {
      captions: { plots: t('web.hamburg.plots'), empty: t('web.hamburg.plot.empty') },
      plots: at(s.plots, seat).map((_, i) => plotOf(side, i)),
      left: leftOf(s, seat).map(card => leftCard(side, card)),
      ghosts: ghostLots(side),
    },
    hazards: t('web.hamburg.hazards'),
    // On a phone one's own hazards have a row of their own.
    gauges: side.own && isPhone.value ? [] : COLOURS.map((_, c) => gaugeOf(side, c)),
    majorities: majoritiesOf(side),
    onPick: pressBy(props.picks),
  };
};

/** All cards of a quarter, as they stand in it. */
export const cardsIn = (s: Hamburg, seat: Seat): readonly Card[] => [
  ...displayOf(s, seat),
  ...leftOf(s, seat),
  ...underOf(s, seat),
];

/** Whether a card in this quarter answers the question. */
export const isWanted = ({ view: { table: s }, picks }: DrawProps<Hamburg>, seat: Seat): boolean =>
  picks.ask !== undefined && cardsIn(s, seat).some(card => picks.state(card) !== 'idle');

export const smallOf = (s: Hamburg, seat: Seat): SmallProps => ({
  label: noteOf(s, seat),
  stones: [stonesIn(s, seat, 0), stonesIn(s, seat, 1)],
  houses: displayOf(s, seat).map(card => faceOf(card).colour),
  plots: freePlots(s, seat).map(plot => at(COLOURS, plotColour(plot))),
  gardens: leftOf(s, seat).length,
});
