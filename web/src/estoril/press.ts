/** From what a drawing calls a thing to the answer it stands for. */
import { estoril } from '@kaffeehaus/estoril';
import type { Picks } from '../seat/picks.ts';

export const pressBy =
  (picks: Picks) =>
  (word: string): void => {
    const item = estoril.item(word);
    if (item !== undefined) picks.press(item);
  };
