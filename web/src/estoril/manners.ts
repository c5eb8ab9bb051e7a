/** How answers are made at a table of Estoril with few presses, and what they are called. */
import { type Estoril, handSize, isWhy } from '@kaffeehaus/estoril';
import { type Seat, at } from '@kaffeehaus/kernel';
import { anchor } from '../art/anchor.ts';
import type { Count, Manners } from '../seat/gameview.ts';
import { t } from '../ui/words.ts';

const counts = (s: Estoril, seat: Seat): readonly Count[] => [
  {
    at: anchor('count', seat, 'stones'),
    n: at(s.supply, seat),
    told: n => t('web.estoril.stones', { n }),
  },
  { at: anchor('hand', seat), n: handSize(s, seat), told: n => t('web.estoril.characters', { n }) },
];

export const manners: Manners<Estoril> = {
  doing: ask => (isWhy(ask, 'estoril.discard') ? 'discard' : undefined),
  chains: [{ first: 'estoril.slot', then: 'estoril.tile', either: true }],
  counts,
};
