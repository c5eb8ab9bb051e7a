/** How answers are made at a table of Estoril with few presses, and what they are called. */
import { type Estoril, handSize, isWhy, mission, missionPoints } from '@kaffeehaus/estoril';
import { type Seat, at } from '@kaffeehaus/kernel';
import { anchor } from '../art/anchor.ts';
import type { Count, Manners } from '../seat/gameview.ts';
import { wonAndLost } from '../seat/prizes.ts';
import { say, t } from '../ui/words.ts';
import { faceOf, isFace } from './faces.ts';
import { missionCounts } from './standing.ts';

const counts = (s: Estoril, seat: Seat): readonly Count[] => [
  {
    at: anchor('count', seat, 'stones'),
    n: at(s.supply, seat),
    told: n => t('web.estoril.stones', { n }),
  },
  { at: anchor('hand', seat), n: handSize(s, seat), told: n => t('web.estoril.characters', { n }) },
];

/** The missions a seat leads, by their names. */
const led = (s: Estoril, seat: Seat): readonly string[] =>
  s.missions
    .filter(m => at(missionPoints(missionCounts(s, m)), seat) > 0)
    .map(m => say({ key: 'estoril.mission', args: { mission: mission(m).id } }));

export const manners: Manners<Estoril> = {
  doing: ask => (isWhy(ask, 'estoril.discard') ? 'discard' : undefined),
  // A button has room for a code name, not for a whole dossier.
  amount: (_, item) => (isFace(item) ? faceOf(item).codename : undefined),
  chains: [{ first: 'estoril.slot', then: 'estoril.tile', either: true }],
  counts,
  prizes: ({ table, viewer }, ahead) => wonAndLost(led(table, viewer), led(ahead.table, viewer)),
};
