import { hamburg } from '@kaffeehaus/hamburg';
import type { Card } from '@kaffeehaus/kernel';
import { TradeCard } from './draw/TradeCard.tsx';
import { cardLabel, faceOf } from './faces.ts';

export function Mini({ card }: { card: Card }) {
  return <TradeCard id={hamburg.word(card)} face={faceOf(card)} label={cardLabel(card)} size="mini" />;
}
