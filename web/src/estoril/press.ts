/** From what a drawing calls a thing to the answer it stands for. */
import { estoril } from '@kaffeehaus/estoril';
import { pressing } from '../seat/pressing.ts';

export const pressBy = pressing((picks, word) => {
  const item = estoril.item(word);
  if (item !== undefined) picks.press(item);
});
