/** How a table changes by what is told of it; the cards are the kernel's. */
import { add, at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { CHOCOLATE } from './board.ts';
import type { ByKind, Kind, Told } from './events.ts';
import { score } from './scoring.ts';
import { IN_SUPPLY, bribesOf, dossiersOf, liftAgent, setAgent } from './state.ts';
import type { Vienna } from './state.ts';

interface Walk {
  readonly seat: Seat;
  readonly building: number;
  readonly from: number;
}

const walk = ({ seat, building, from }: Walk, t: Vienna): void => {
  if (from >= 0) liftAgent(t, seat, from);
  setAgent(t, seat, building);
};

const liftFigure = (t: Vienna, seat: Seat): void => {
  liftAgent(t, seat, at(t.figureAt, seat));
  t.figureAt[seat] = IN_SUPPLY;
};

/** It only moves cards, or says whose turn it is and what they are about. */
const nothing = (): void => {};

const FOLD: ByKind<[t: Vienna], void> = {
  opened: ({ squares, dossiers }, t) => {
    t.squares = squares.slice();
    dossiers.forEach((kind, seat) => add(dossiersOf(t, seat), kind, 1));
  },
  flags: ({ flags }, t) => {
    t.flags = flags.slice();
  },
  figures: ({ figures }, t) => {
    t.figures = figures.slice();
  },
  crest: ({ seat }, t) => {
    t.crest = seat;
  },
  round: ({ round, seat }, t) => {
    t.round = round;
    t.crest = seat;
    t.alerted = 0;
  },
  assigned: nothing,
  begun: nothing,
  ending: (_, t) => {
    t.ending = 1;
  },
  inserted: nothing,
  took: ({ seat, bribe, n }, t) => add(bribesOf(t, seat), bribe, n),
  paid: ({ seat, bribe, n }, t) => add(bribesOf(t, seat), bribe, -n),
  ability: nothing,
  drew: nothing,
  placed: (told, t) => {
    walk(told, t);
    if (told.from < 0) add(t.supply, told.seat, -1);
  },
  placedFigure: (told, t) => {
    walk(told, t);
    t.figureAt[told.seat] = told.building;
    t.unlocked[told.seat] = 1;
  },
  nomad: (told, t) => {
    walk(told, t);
    t.figureAt[told.seat] = told.building;
  },
  home: ({ seat, building }, t) => {
    if (building === at(t.figureAt, seat)) return liftFigure(t, seat);
    liftAgent(t, seat, building);
    add(t.supply, seat, 1);
  },
  thirdMan: ({ building }, t) => {
    t.thirdMan = building;
  },
  tile: ({ seat, square, dossier, points }, t) => {
    t.squares[square] = -1;
    add(dossiersOf(t, seat), dossier, 1);
    score(t, seat, 'squares', points);
  },
  marker: ({ seat, dossier, field, points }, t) => {
    t.tracks[dossier] = field;
    score(t, seat, 'steps', points);
  },
  investigator: ({ field }, t) => {
    t.investigator = field;
    t.alerted = 1;
  },
  laidOpen: nothing,
  accepted: nothing,
  noOrder: nothing,
  fulfilled: ({ seat, points, stamp, figure }, t) => {
    score(t, seat, 'orders', points - stamp - figure);
    score(t, seat, 'sealStamp', stamp);
    score(t, seat, 'figures', figure);
  },
  earned: ({ seat, n, saved }, t) => {
    add(t.money, seat, n - saved);
    add(t.cashBox, seat, saved);
  },
  spent: ({ seat, n }, t) => add(t.money, seat, -n),
  purchase: nothing,
  bought: ({ seat, goods }, t) => {
    if (goods > 0) return add(t.owned, seat, 1 << (goods - 1));
    add(t.forSale, seat, -1);
    add(t.supply, seat, 1);
  },
  passed: nothing,
  paydayBegins: nothing,
  payday: ({ seat, shillings, bribes }, t) => {
    add(t.money, seat, -shillings);
    for (const kind of bribes) add(bribesOf(t, seat), kind, -1);
  },
  figurePaid: ({ seat }, t) => add(bribesOf(t, seat), CHOCOLATE, -1),
  figureHome: ({ seat }, t) => liftFigure(t, seat),
  scored: ({ seat, why, points }, t) => score(t, seat, why, points),
  over: nothing,
};

export const fold = <E extends Kind>(t: Vienna, told: Told<E>): void => FOLD[told.e](told, t);
