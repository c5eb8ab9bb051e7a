import type { Card as CardItem } from '@kaffeehaus/kernel';
import { isOrder, vienna } from '@kaffeehaus/vienna';
import { Card } from './draw/Card.tsx';
import { OrderCard } from './draw/OrderCard.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { orderFace, orderText } from './orders.ts';

export function Mini({ card }: { card: CardItem }) {
  return isOrder(card) ? (
    <OrderCard id={vienna.word(card)} order={orderFace(card)} label={orderText(card)} size="mini" />
  ) : (
    <Card id={vienna.word(card)} face={faceOf(card)} label={cardLabel(card)} size="mini" />
  );
}
