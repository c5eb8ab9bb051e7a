/** The final scoring, line by line. */
import { at, upTo } from '@kaffeehaus/kernel';
import type { Item, Seat } from '@kaffeehaus/kernel';
import { DOSSIERS, KINDS, zoneValue } from './board.ts';
import { dossierItem } from './items.ts';
import { agentsOnBoard, bribesHeld, score } from './scoring.ts';
import type { Source } from './scoring.ts';
import type { Vienna } from './state.ts';
import type { ViennaAct } from './verb.ts';

const SET_POINTS = 10;
/** For none to four of the four desk tiles. */
const DESK_POINTS = [0, 1, 3, 6, 10] as const;
const CASH_POINTS = 2;
/** By number of seats: points for the most agents on the board, the second most, … */
const MAJORITY: { readonly [seats: number]: readonly number[] } = {
  2: [8, 0],
  3: [12, 6, 0],
  4: [12, 8, 4, 0],
};

/** One line of the sheet; what brought nothing is not told. */
const enter = (act: ViennaAct, seat: Seat, why: Source, points: number, from: Item = -1): void => {
  score(act.s, seat, why, points);
  if (act.heard && points !== 0) act.tell({ e: 'scored', seat, points, at: from, why });
};

/** Every dossier is worth its zone. Introductory version: sets; full version: desk, cash box, majority. */
export const scoreFinally = (act: ViennaAct): void => {
  const { s } = act;
  for (const seat of upTo(s.seats)) {
    const own = at(s.dossiers, seat);
    for (const kind of KINDS)
      enter(act, seat, at(DOSSIERS, kind), at(own, kind) * zoneValue(at(s.tracks, kind)), dossierItem(kind));
    if (!s.full) enter(act, seat, 'sets', SET_POINTS * Math.min(...own));
    else {
      enter(act, seat, 'desk', at(DESK_POINTS, deskTiles(s, seat)));
      enter(act, seat, 'cashBox', CASH_POINTS * at(s.cashBox, seat));
    }
  }
  if (s.full) majority(act);
};

/** The four tiles in the low bits; the side table is not one of them. */
const deskTiles = (s: Vienna, seat: Seat): number => {
  const owned = at(s.owned, seat);
  return (owned & 1) + ((owned >> 1) & 1) + ((owned >> 2) & 1) + ((owned >> 3) & 1);
};

/** Most agents on the board; then most money, then most bribes; whoever is still equal shares the places. */
const majority = (act: ViennaAct): void => {
  const { s } = act;
  const places = MAJORITY[s.seats] ?? [];
  const worth = (seat: Seat): number =>
    agentsOnBoard(s, seat) * 1e6 + at(s.money, seat) * 1e3 + bribesHeld(s, seat);
  for (const seat of upTo(s.seats)) {
    const ahead = upTo(s.seats).filter(other => worth(other) > worth(seat)).length;
    const equal = upTo(s.seats).filter(other => worth(other) === worth(seat)).length;
    const shared = places.slice(ahead, ahead + equal).reduce((sum, n) => sum + n, 0);
    enter(act, seat, 'majority', shared / equal);
  }
};
