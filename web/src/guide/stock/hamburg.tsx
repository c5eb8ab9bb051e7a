import { type Card as CardItem, FIRST, at, times } from '@kaffeehaus/kernel';
import {
  CARDS,
  CATEGORIES,
  CLERIC_TILES,
  COLOURS,
  FIRST_TILE,
  MAYORS,
  SIDES,
  clericText,
  face,
  hamburg,
  mayorItem,
  shipItem,
} from '@kaffeehaus/hamburg';
import type { Facet, Piece, Stock, Value } from './stock.ts';
import { Icon } from '../../art/Icon.tsx';
import { IDLE } from '../../seat/picks.ts';
import { ClericTile } from '../../hamburg/draw/Church.tsx';
import { Exchange } from '../../hamburg/draw/Exchange.tsx';
import { MayorCard } from '../../hamburg/draw/MayorCard.tsx';
import { TradeCard } from '../../hamburg/draw/TradeCard.tsx';
import { WHEN_SIGN } from '../../hamburg/draw/when.ts';
import { cardLabel, faceOf } from '../../hamburg/faces.ts';
import { mayorView } from '../../hamburg/mayors.ts';
import { Sprite } from '../../hamburg/Sprite.tsx';
import { clericSide, exchangeSides } from '../../hamburg/tiles.ts';
import { say, t } from '../../ui/words.ts';

const KINDS = ['building', 'zoo', 'park', 'mayor', 'ship', 'exchange', 'cleric'] as const;
const WHENS = ['lightning', 'I', 'II', 'III', 'always', 'laurel'] as const;
const PRICES = [0, 3, 6, 9, 12] as const;
const SUITS = [...COLOURS, 'black'] as const;

const kindOf = (category: string): string =>
  category === 'zoo' || category === 'park' ? category : 'building';

const cardPiece = (card: CardItem): Piece => {
  const { category, colour, price, sentence } = face(card);
  const name = at(CATEGORIES, category);
  return {
    word: hamburg.word(card),
    kind: kindOf(name),
    title: say(hamburg.phrases.item(card)),
    text: say(hamburg.phrases.card(card)),
    card,
    has: {
      kind: [kindOf(name)],
      colour: [at(COLOURS, colour)],
      category: [name],
      when: [sentence.when],
      price: [String(price)],
    },
    Draw: () => <TradeCard id={hamburg.word(card)} face={faceOf(card)} label={cardLabel(card)} size="read" />,
  };
};

const mayorPiece = (side: number): Piece => {
  const item = mayorItem(side);
  const [title = '', text = ''] = say(hamburg.phrases.item(item)).split(/:\s(.*)/s);
  return {
    word: hamburg.word(item),
    kind: 'mayor',
    title: title.trim(),
    text,
    has: { kind: ['mayor'] },
    Draw: () => <MayorCard mayor={mayorView(IDLE, item)} />,
  };
};

const shipPiece = (i: number): Piece => {
  const item = shipItem(i);
  const suit = at(SUITS, i);
  const [title = '', text = ''] = say(hamburg.phrases.item(item)).split(/:\s(.*)/s);
  return {
    word: hamburg.word(item),
    kind: 'ship',
    title: title.trim(),
    text,
    has: { kind: ['ship'], colour: [suit] },
    Draw: () => (
      <span class={`piece-ship ground-${suit}`}>
        <Icon name="ship" size={44} /> <Icon name={`suit-${suit}`} size={20} />
      </span>
    ),
  };
};

const exchangePiece = (i: number): Piece => {
  const tile = FIRST_TILE + i;
  return {
    word: hamburg.word(tile),
    kind: 'exchange',
    title: say(hamburg.phrases.item(tile)),
    text: say(hamburg.phrases.card(tile)),
    card: tile,
    has: { kind: ['exchange'] },
    Draw: () => (
      <Exchange title={t('web.hamburg.exchange')} sides={exchangeSides(tile)} pointer={0} left="" />
    ),
  };
};

const clericPieces = (i: number): readonly Piece[] =>
  at(CLERIC_TILES, i).map((tile, side) => ({
    word: `cleric-${i + 1}${side === 0 ? 'a' : 'b'}`,
    kind: 'cleric',
    title: t('learn.hamburg.cleric', { n: i + 1, side: side === 0 ? 'a' : 'b' }),
    text: say(clericText(tile)),
    has: { kind: ['cleric'] },
    Draw: () => <ClericTile tile={clericSide(tile, false)} />,
  }));

const colourValue = (colour: (typeof COLOURS)[number]): Value => ({
  id: colour,
  label: t('hamburg.item.colour', { colour }),
  icon: `suit-${colour}`,
});

const facets = (): readonly Facet[] => [
  {
    id: 'kind',
    label: t('learn.facet.kind'),
    values: KINDS.map(id => ({ id, label: t('learn.hamburg.kind', { kind: id }) })),
  },
  { id: 'colour', label: t('learn.facet.colour'), values: COLOURS.map(colourValue) },
  {
    id: 'when',
    label: t('learn.facet.when'),
    values: WHENS.map(when => ({
      id: when,
      label: t('learn.hamburg.when', { when }),
      icon: WHEN_SIGN[when],
    })),
  },
  {
    id: 'price',
    label: t('learn.facet.price'),
    values: PRICES.map(n => ({ id: String(n), label: t('web.hamburg.mark', { n }) })),
  },
  {
    id: 'category',
    label: t('learn.facet.category'),
    values: CATEGORIES.map(category => ({
      id: category,
      label: t('hamburg.category', { category }),
      icon: `trade-${category}` as const,
    })),
  },
];

export const stock: Stock = {
  pieces: () => [
    ...times(CARDS, i => cardPiece(FIRST + 1 + i)),
    ...times(MAYORS.length - 1, i => mayorPiece(i + 1)),
    ...SUITS.map((_, i) => shipPiece(i)),
    ...SIDES.map((_, i) => exchangePiece(i)),
    ...CLERIC_TILES.flatMap((_, i) => clericPieces(i)),
  ],
  facets,
  Sprite,
};
