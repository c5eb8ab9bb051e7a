/** Expansion 1, the mayors: ten sides, each a start and a sentence of the same grammar as the cards. */
import { at, withEntry } from '@kaffeehaus/kernel';
import type { Item, Seat } from '@kaffeehaus/kernel';
import { one } from './asks.ts';
import { FIVE } from './board.ts';
import { mayorItem } from './items.ts';
import { NONE, after, afterZero, gain, mark, moreMoney, points, quirk, wallFor } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { slot } from './state.ts';
import type { Hamburg } from './state.ts';
import type { Verb } from './verbs.ts';

export interface Mayor {
  readonly mark: number;
  /** Workers of each colour at the start. */
  readonly sets: number;
  readonly sentence: Sentence;
}

const mayor = (startMark: number, sets: number, sentence: Sentence): Mayor => ({
  mark: startMark,
  sets,
  sentence,
});

/** Sides 01 to 10; two neighbours share a tile. Index 0 is a player without a mayor. */
export const MAYORS: readonly Mayor[] = [
  mayor(0, 0, NONE),
  mayor(10, 2, quirk('sevenCards')),
  mayor(10, 0, after('moved', { do: 'itsWorker', n: 1 })),
  mayor(10, 1, quirk('noMarkers')),
  mayor(7, 1, afterZero('erected', gain(2, 1))),
  mayor(10, 1, wallFor(2)),
  mayor(5, 0, quirk('twoPoints')),
  mayor(5, 2, quirk('twice')),
  mayor(10, 2, after('turnMarker', mark(5))),
  mayor(5, 1, after('plotLaid', points(1))),
  mayor(5, 1, moreMoney(2)),
];
export const MAYOR_TILES = 5;
export const mayorOf = (side: number): Mayor => at(MAYORS, side);

/** A mayor takes office with Mark and workers of each colour. */
export const install = (s: Hamburg, seat: Seat, side: number, startMark: number, sets: number): void => {
  s.mayor = withEntry(s.mayor, seat, side);
  s.money[seat] = startMark;
  for (const c of FIVE) s.workers[slot(seat, c)] = sets;
};

const sidesOf = (tile: number): Item[] => [mayorItem(tile * 2 + 1), mayorItem(tile * 2 + 2)];

/** Openly and in turn order, before the first card is drawn (H-77). */
export const chooseMayor: Verb<'chooseMayor'> = {
  ask: (_s, { tile }, me) => one(me, 'hamburg.mayor', sidesOf(tile)),
  run: (act, { tile }) => {
    const { s, me } = act;
    const side = act.pick === mayorItem(tile * 2 + 1) ? tile * 2 + 1 : tile * 2 + 2;
    const { mark: startMark, sets } = mayorOf(side);
    install(s, me, side, startMark, sets);
    if (act.heard) act.tell({ e: 'mayor', seat: me, mayor: side, mark: startMark, sets });
  },
  expect: (_s, { tile }) => sidesOf(tile),
};
