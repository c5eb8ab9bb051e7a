/** Search on mini-euro with full playouts: walks through the tree of our hardest bot, to the end of the game each. */
import { Judge, Search, Sight } from '@kaffeehaus/bots';
import { asked, at, seeded, start, times } from '@kaffeehaus/kernel';
import type { Game, Mind } from '@kaffeehaus/kernel';
import type { Work } from './measure.ts';
import { miniEuro } from './minieuro.ts';

/** Nothing is known of mini-euro but its end: every walk is played out by lot. */
const mind: Mind = {
  features: ['one'],
  players: s => s.seats,
  measure: (_s, _player, out) => void out.fill(1),
  progress: () => 0,
  ahead: { soon: Infinity, far: Infinity },
  heed: 1,
  slips: 0,
  learned: { weights: {}, doubt: {}, habits: {} },
};

const SEATS = 4;
/** Walks for each answer; the tree starts anew with the next question. */
const WALKS = 100;

export const searches = (): Work => {
  const game = miniEuro as unknown as Game;
  const judge = new Judge(game, mind);
  const chance = seeded('search');
  const tables = times(8, i => start(game, {}, SEATS, `search ${i}`));
  let n = 0;
  return () => {
    const table = at(tables, n++ % tables.length);
    const search = new Search(new Sight(game, table, at(asked(table), 0), chance), judge);
    search.think(() => search.root.visits >= WALKS);
    return search.root.visits;
  };
};
