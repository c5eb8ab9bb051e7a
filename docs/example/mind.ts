/** What bots know of Round: what a seat has, and what high cards in hand are worth. */
import { at } from '@kaffeehaus/kernel';
import type { Mind } from '@kaffeehaus/kernel';
import { type Round, hand, valueOf } from './game.ts';

export const mind: Mind<Round> = {
  players: s => s.seats,
  features: ['points', 'cards'],
  measure: (s, player, out) => {
    out[0] = at(s.points, player);
    out[1] = at(s.zones, hand(player)).reduce((sum, card) => sum + valueOf(card), 0);
  },
  progress: s => s.round / 3,
  ahead: { soon: 4, far: 12 },
  heed: 1,
  slips: 0,
  learned: {
    weights: Object.fromEntries(
      [2, 3, 4].map(seats => [
        seats,
        [
          ['points', 1, 1],
          ['cards', 0.2, 0.2],
        ],
      ]),
    ),
    doubt: { 2: [3, 1], 3: [3, 1], 4: [3, 1] },
    habits: {},
  },
};
