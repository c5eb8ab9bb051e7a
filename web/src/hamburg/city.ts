/** What lies between the players on land, ready to draw: square, church, warehouse. */
import { type Card, at, times } from '@kaffeehaus/kernel';
import {
  BEYOND_POINTS,
  BLACK,
  CATEGORIES,
  COLOURS,
  COLOUR_OF_BLOCK,
  DISCARD,
  type Hamburg,
  LAST_SPACE,
  SPENT,
  SQUARE_POINTS,
  STACK,
  type Step,
  TOP,
  WINDOWS,
  ZOO,
  advancePrice,
  hamburg,
  isWhy,
  marker,
  pileSize,
  players,
  windowItem,
} from '@kaffeehaus/hamburg';
import { list, say, t } from '../ui/words.ts';
import type { Category } from '../art/kinds.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { atFigure, atPile, atStep, atWindow } from './at.ts';
import { clericsAt } from './clerics.ts';
import type { ChurchProps, WindowView } from './draw/Church.tsx';
import type { SquareProps, StepView } from './draw/Square.tsx';
import type { MarkerView, WarehouseProps } from './draw/Warehouse.tsx';
import { pictured } from './signs.ts';
import { cardLabel, faceOf } from './faces.ts';
import { colourChoice, pieceOf, spotId } from './spots.ts';
import { clericTile, exchangeOf } from './tiles.ts';
import { suitAt } from './water.ts';

type Props = DrawProps<Hamburg>;

/** Four categories of a colour; the last window serves what stands left. */
const categoriesAt = (window: number): readonly Category[] =>
  window === BLACK
    ? CATEGORIES.slice(ZOO)
    : CATEGORIES.filter((_, i) => i < ZOO && at(COLOUR_OF_BLOCK, Math.floor(i / 4)) === window);

const windowView = (props: Props, i: number): WindowView => {
  const { table: s } = props.view;
  const item = windowItem(i);
  const categories = categoriesAt(i);
  const workers = s.guests[i] ?? 0;
  const words = t('web.hamburg.window', {
    what: say(hamburg.phrases.item(item)),
    categories: list(categories.map(category => t('hamburg.category', { category }))),
    n: at(s.clerics, i),
    workers,
    here: s.cleric === i ? 'yes' : 'no',
  });
  return {
    ...pieceOf(props.picks, hamburg.word(item), item, words),
    at: atWindow(i),
    pip: i + 1,
    colour: suitAt(i),
    categories,
    ...clericsAt(props.view, i),
    workers,
    tile: clericTile(s, i),
  };
};

export const churchOf = (props: Props): Omit<ChurchProps, 'onPick'> => ({
  title: t('web.hamburg.church'),
  note: t('web.hamburg.church.note'),
  windows: times(WINDOWS, i => windowView(props, i)),
});

/** The step on which the viewer would stand: by what is looked at, or by the advance that is asked for. */
const nextStep = ({ view: { table: s, viewer, ask }, picks }: Props): number | undefined => {
  const [now, then] = [s.square[viewer], (picks.ahead?.table as Hamburg | undefined)?.square[viewer]];
  if (now === undefined) return undefined;
  if (then !== undefined && then !== now) return then;
  return ask !== undefined && isWhy(ask, 'hamburg.advance') ? now + 1 : undefined;
};

const stepOf = (props: Props, i: number): StepView => {
  const { view, names } = props;
  const { table: s, viewer } = view;
  const here = times(players(s), seat => seat).filter(seat => at(s.square, seat) === i);
  const n = at(SQUARE_POINTS, i);
  return {
    points: n,
    at: atStep(i),
    people: here.map(seat => ({ seat: colourOf(seat), at: atFigure(seat) })),
    next: nextStep(props) === i ? colourOf(viewer) : undefined,
    label:
      here.length === 0
        ? t('web.hamburg.step', { n })
        : t('web.hamburg.step.who', { n, who: list(here.map(seat => names[seat] ?? '')) }),
  };
};

export const squareOf = (props: Props): SquareProps => {
  const { table: s, viewer } = props.view;
  const price = s.round === 0 ? undefined : advancePrice(s, viewer < s.seats ? viewer : 0);
  return {
    title: t('web.hamburg.square'),
    note: t('web.hamburg.square.note', { can: price === undefined ? 'no' : 'yes', n: price ?? 0 }),
    steps: times(LAST_SPACE + 1, i => stepOf(props, i)),
    beyond: { points: BEYOND_POINTS, label: t('web.hamburg.square.beyond', { n: BEYOND_POINTS }) },
  };
};

/** A gift is a step by itself. */
const giftSigns = (gift: Step): MarkerView['gift'] =>
  pictured({ when: 'none', fee: [], todo: [gift], standing: null, layer: null, quirk: null, laurel: null });

const markerView = (card: Card): MarkerView => {
  const { raises, gift } = marker(card);
  return {
    raises: raises.map(c => at(COLOURS, c)),
    gift: gift ? giftSigns(gift) : undefined,
    label: say(hamburg.phrases.card(card)),
  };
};

const discardOf = ({ view: { table: s } }: Props): WarehouseProps['discard'] => {
  const top = at(s.zones, TOP)[0];
  const count = at(s.zones, DISCARD).length + at(s.zones, TOP).length;
  const words = t('web.hamburg.discard', { n: count });
  return {
    id: 'discard',
    count,
    top: top === undefined ? null : faceOf(top),
    label: top === undefined ? words : `${words} ${cardLabel(top)}`,
  };
};

const pilesOf = ({ view: { table: s }, picks }: Props): WarehouseProps['piles'] =>
  COLOURS.map((colour, c) => {
    const count = pileSize(s, c);
    const item = colourChoice(picks, 'pile', c);
    const words = t('web.hamburg.pile', { colour, n: count });
    return { ...pieceOf(picks, spotId('pile', c), item, words), at: atPile(colour), colour, count };
  });

export const warehouseOf = (props: Props): Omit<WarehouseProps, 'onPick'> => {
  const { table: s } = props.view;
  const hidden = at(s.zones, STACK).length;
  return {
    title: t('web.hamburg.warehouse'),
    note: t('web.hamburg.warehouse.note'),
    piles: pilesOf(props),
    discard: discardOf(props),
    markers: {
      count: hidden,
      label: t('web.hamburg.markers', { n: hidden }),
      note: t('web.hamburg.markers.note', { n: hidden }),
      open: at(s.zones, SPENT).slice().reverse().map(markerView),
    },
    exchange: exchangeOf(s),
  };
};
