/** What lies between the players, ready to draw: dice, church, town hall, piles. */
import { type Card, at, times } from '@kaffeehaus/kernel';
import {
  BEYOND_POINTS,
  BLACK,
  CATEGORIES,
  COLOURS,
  COLOUR_OF_BLOCK,
  DISCARD,
  type Hamburg,
  SPENT,
  SQUARE_POINTS,
  STACK,
  type Step,
  TOP,
  WINDOWS,
  ZOO,
  hamburg,
  marker,
  pileSize,
  players,
  plays,
  shipItem,
  windowItem,
} from '@kaffeehaus/hamburg';
import { list, say, t } from '../ui/words.ts';
import type { Category, Suit } from '../art/kinds.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { WindowView } from './draw/Church.tsx';
import type { DieView } from './draw/Dice.tsx';
import type { MarkerView, PilesProps } from './draw/Piles.tsx';
import { pictured } from './signs.ts';
import type { TownHallProps } from './draw/TownHall.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { colourChoice, pieceOf, spotId } from './spots.ts';
import { clericTile } from './tiles.ts';

type Props = DrawProps<Hamburg>;

export const suitAt = (i: number): Suit => COLOURS[i] ?? 'black';

const shipOf = ({ view: { table: s }, picks }: Props, i: number): NonNullable<DieView['ship']> => {
  const item = shipItem(i);
  const sails = ((s.ships >> i) & 1) === 1;
  const words = t('web.hamburg.ship', { what: say(hamburg.phrases.item(item)), sails: sails ? 'yes' : 'no' });
  return { ...pieceOf(picks, hamburg.word(item), item, words), sails };
};

export const diceOf = (props: Props): DieView[] =>
  props.view.table.dice.map((value, i) => ({
    id: `die-${suitAt(i)}`,
    colour: suitAt(i),
    value,
    label: t('web.hamburg.die', { colour: suitAt(i), n: value }),
    ship: plays(props.view.table, 'ships') ? shipOf(props, i) : undefined,
  }));

/** Four categories of a colour; the last window serves what stands left. */
const categoriesAt = (window: number): readonly Category[] =>
  window === BLACK
    ? CATEGORIES.slice(ZOO)
    : CATEGORIES.filter((_, i) => i < ZOO && at(COLOUR_OF_BLOCK, Math.floor(i / 4)) === window);

const windowView = ({ view: { table: s }, picks }: Props, i: number): WindowView => {
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
    ...pieceOf(picks, hamburg.word(item), item, words),
    pip: i + 1,
    colour: suitAt(i),
    categories,
    clerics: at(s.clerics, i),
    here: s.cleric === i,
    workers,
    tile: clericTile(s, i),
  };
};

export const windowsOf = (props: Props): WindowView[] => times(WINDOWS, i => windowView(props, i));

export const hallOf = ({ view: { table: s }, names }: Props): TownHallProps => {
  const stands = times(players(s), seat =>
    t('web.hamburg.stands', { name: names[seat] ?? '', n: at(SQUARE_POINTS, at(s.square, seat)) }),
  );
  return {
    label: t('common.label', { label: t('web.hamburg.square'), text: list(stands) }),
    steps: SQUARE_POINTS.map((points, i) => ({
      points,
      seats: times(players(s), seat => seat)
        .filter(seat => at(s.square, seat) === i)
        .map(colourOf),
    })),
    beyond: BEYOND_POINTS,
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

const discardOf = ({ view: { table: s } }: Props): PilesProps['discard'] => {
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

export const pilesOf = (props: Props): PilesProps => {
  const { view, picks } = props;
  const { table: s } = view;
  const stack = at(s.zones, STACK).length;
  return {
    label: t('web.hamburg.piles'),
    piles: COLOURS.map((colour, c) => {
      const count = pileSize(s, c);
      const item = colourChoice(picks, 'pile', c);
      const words = t('web.hamburg.pile', { colour, n: count });
      return { ...pieceOf(picks, spotId('pile', c), item, words), colour, count };
    }),
    discard: discardOf(props),
    markers: {
      count: stack,
      label: t('web.hamburg.markers', { n: stack }),
      open: at(s.zones, SPENT).slice().reverse().map(markerView),
    },
  };
};
