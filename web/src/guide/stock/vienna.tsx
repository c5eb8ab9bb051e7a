import { type Card as CardItem, FIRST, at } from '@kaffeehaus/kernel';
import { BRIBES, DOSSIERS, FACES, FLAGS, ORDERS, face, order, orderCard, vienna } from '@kaffeehaus/vienna';
import type { Facet, Piece, Stock } from './stock.ts';
import { say, t } from '../../ui/words.ts';
import { Card } from '../../vienna/draw/Card.tsx';
import { OrderCard } from '../../vienna/draw/OrderCard.tsx';
import { cardLabel, faceOf } from '../../vienna/faces.ts';
import { orderFace, orderText } from '../../vienna/orders.ts';
import { Sprite } from '../../vienna/Sprite.tsx';

const INTRO = 90;
const ACTIONS = ['I', 'II', 'III', 'IV'] as const;
const CONDITIONS = ['seals', 'bribes', 'house', 'dossiers'] as const;

const cardPiece = (card: CardItem): Piece => {
  const { number, bribe, dossier, ability } = face(card);
  return {
    word: vienna.word(card),
    kind: 'card',
    title: t('learn.vienna.card', { number: vienna.word(card) }),
    text: say(vienna.phrases.card(card)),
    card,
    has: {
      kind: ['card'],
      action: [at(ACTIONS, ability.action - 1)],
      bribe: [at(BRIBES, bribe)],
      dossier: [at(DOSSIERS, dossier)],
      version: number <= INTRO ? ['intro', 'full'] : ['full'],
    },
    Draw: () => <Card id={vienna.word(card)} face={faceOf(card)} label={cardLabel(card)} />,
  };
};

const orderPiece = (card: CardItem): Piece => {
  const { id, flag, condition } = order(card);
  return {
    word: id,
    kind: 'order',
    title: say(vienna.phrases.item(card)),
    text: say(vienna.phrases.card(card)),
    card,
    has: { kind: ['order'], flag: [at(FLAGS, flag)], condition: [condition.type], version: ['full'] },
    Draw: () => <OrderCard id={id} order={orderFace(card)} label={orderText(card)} />,
  };
};

const facets = (): readonly Facet[] => [
  {
    id: 'kind',
    label: t('learn.facet.kind'),
    values: [
      { id: 'card', label: t('learn.kind.card') },
      { id: 'order', label: t('learn.kind.order') },
    ],
  },
  {
    id: 'action',
    label: t('learn.facet.action'),
    // No ability waits for a card to be put away.
    values: ACTIONS.slice(1).map(id => ({ id, label: id })),
  },
  {
    id: 'bribe',
    label: t('learn.facet.bribe'),
    values: BRIBES.map(bribe => ({ id: bribe, label: t('vienna.bribe', { bribe }), icon: bribe })),
  },
  {
    id: 'dossier',
    label: t('learn.facet.dossier'),
    values: DOSSIERS.map(dossier => ({
      id: dossier,
      label: t('vienna.dossier', { dossier }),
      icon: dossier,
    })),
  },
  {
    id: 'flag',
    label: t('learn.facet.flag'),
    values: FLAGS.map(flag => ({
      id: flag,
      label: t('vienna.flag', { flag }),
      icon: `flag-${flag}` as const,
    })),
  },
  {
    id: 'condition',
    label: t('learn.facet.condition'),
    values: CONDITIONS.map(id => ({ id, label: t('learn.condition', { condition: id }) })),
  },
  {
    id: 'version',
    label: t('vienna.option.version'),
    values: [
      { id: 'intro', label: t('vienna.option.version.intro') },
      { id: 'full', label: t('vienna.option.version.full') },
    ],
  },
];

export const stock: Stock = {
  pieces: () => [
    ...FACES.map(({ number }) => cardPiece(FIRST + number)),
    ...ORDERS.map((_, i) => orderPiece(orderCard(i))),
  ],
  facets,
  Sprite,
};
