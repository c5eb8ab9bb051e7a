import { estoril } from '@kaffeehaus/estoril';
import type { Card } from '@kaffeehaus/kernel';
import { CharacterTile } from './draw/CharacterTile.tsx';
import { faceOf, tileLabel } from './faces.ts';

export function Mini({ card }: { card: Card }) {
  return (
    <CharacterTile
      id={estoril.word(card)}
      tile={{ face: faceOf(card) }}
      label={tileLabel(card)}
      size="mini"
    />
  );
}
