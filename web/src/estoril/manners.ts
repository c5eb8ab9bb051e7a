/** How answers of several things are made at a table of Estoril, and what they are called. */
import { type Estoril, isWhy } from '@kaffeehaus/estoril';
import type { Manners } from '../seat/gameview.ts';

export const manners: Manners<Estoril> = {
  doing: ask => (isWhy(ask, 'estoril.discard') ? 'discard' : undefined),
};
