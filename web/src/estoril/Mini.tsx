import { estoril } from '@kaffeehaus/estoril';
import type { Card } from '@kaffeehaus/kernel';
import { CharacterTile } from './draw/CharacterTile.tsx';
import { faceOf, nameOf } from './faces.ts';

export function Mini({ card }: { card: Card }) {
  return (
    <CharacterTile id={estoril.word(card)} tile={{ face: faceOf(card) }} label={nameOf(card)} size="mini" />
  );
}
