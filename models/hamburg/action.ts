/** The six basic actions: which can be carried out, at what price, and what follows. */
import { SECTION_COLOURS, SECTION_PRICES } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { colourWord, halfWord, one, plotWord } from './ask.ts';
import { lower, recruit, reduce } from './deeds.ts';
import { advanceCourse, open } from './exchange.ts';
import { flash } from './flash.ts';
import { offerShip } from './ships.ts';
import {
  BLACK,
  BROWN,
  FIVE,
  GREY,
  ORANGE,
  PINK,
  VIOLET,
  colourOf,
  discardCard,
  erect,
  face,
  freePlots,
  inForce,
  isBuilding,
  isTom,
  others,
  owns,
  pay,
  payWorker,
  score,
  takeWorkers,
} from './table.ts';
import type { Player, Table } from './table.ts';
import { best } from './wishes.ts';

/** A card acted with: its own or (224) a named colour, and whether it is the hand card of the turn (H-50). */
export interface Deal {
  readonly card: number;
  readonly colour: number;
  readonly ofTurn: boolean;
}

export const ACTIONS = ['workers', 'money', 'reduce', 'wall', 'plot', 'build'] as const;
export type Action = (typeof ACTIONS)[number];

/** Sections that can be built next, by half. */
export const openHalves = (p: Player): number[] => [0, 1].filter(half => at(p.wall, half) < 5);
export const sectionColour = (p: Player, half: number): number =>
  at(at(SECTION_COLOURS, half), at(p.wall, half));
/** Printed, or the black die with 232 if that is less. */
const printedPrice = (t: Table, p: Player, half: number): number => {
  const printed = at(SECTION_PRICES, at(p.wall, half));
  return owns(p, 232) ? Math.min(printed, at(t.dice, BLACK)) : printed;
};
/** 062–065: double; mayor 05 always pays 2 (H-36). */
export const doublePrice = (t: Table, p: Player, half: number): number =>
  p.mayor === 5 ? 2 : 2 * printedPrice(t, p, half);

const wallPrice = (t: Table, p: Player, half: number, deal: Deal): number => {
  const side = deal.ofTurn ? open(t, 'wall') : undefined;
  const colour = sectionColour(p, half);
  if (owns(p, 108)) return 0;
  if (side?.name === 'B19' && side.colours.includes(colour)) return 0;
  if (p.mayor === 5) return 2;
  let price = printedPrice(t, p, half);
  if (deal.ofTurn && inForce(t, 4, 0)) price = Math.max(0, price - 2);
  if (deal.ofTurn && inForce(t, 4, 1)) price += 2;
  if (side?.name === 'B16') price += side.n;
  if (side?.name === 'B20' && side.colours.includes(colour)) price += 1;
  return price;
};

const payableHalves = (t: Table, p: Player, deal: Deal): number[] =>
  openHalves(p).filter(
    half => sectionColour(p, half) === deal.colour && wallPrice(t, p, half, deal) <= p.money,
  );

const HALF_PRICE = new Map([
  [ORANGE, 182],
  [VIOLET, 183],
  [PINK, 184],
  [BROWN, 185],
]);

/** Half, then cleric tile, then exchange, then 132, never below 0 (H-13). Zoo and Park cost what is printed (H-12). */
const buildPrice = (t: Table, p: Player, deal: Deal): number => {
  const { card, ofTurn } = deal;
  let { price } = face(card);
  if (!isBuilding(card)) return price;
  const half = HALF_PRICE.get(colourOf(card));
  if (half !== undefined && owns(p, half)) price = Math.ceil(price / 2);
  if (ofTurn && inForce(t, 8, 0)) price = Math.max(0, price - 2);
  if (ofTurn && inForce(t, 8, 1)) price += 2;
  const side = ofTurn ? open(t, 'build') : undefined;
  if (side?.name === 'B11') price = Math.max(0, price - side.n);
  if (side?.name === 'B12') price += side.n;
  return owns(p, 132) ? Math.max(0, price - 3) : price;
};

/** Workers of the building's colour that B14 wants besides. */
const buildToll = (t: Table, deal: Deal): number => {
  const side = deal.ofTurn && isBuilding(deal.card) ? open(t, 'build') : undefined;
  return side?.name === 'B14' ? side.n : 0;
};

export const canBuild = (t: Table, p: Player, deal: Deal): boolean =>
  deal.colour === colourOf(deal.card) &&
  (!isBuilding(deal.card) || freePlots(p).length > 0) &&
  buildPrice(t, p, deal) <= p.money &&
  buildToll(t, deal) <= at(p.workers, colourOf(deal.card));

/** Colours in which B10 can be paid once the plot's own worker is. */
const plotTolls = (t: Table, p: Player, deal: Deal): number[] | undefined => {
  const side = deal.ofTurn ? open(t, 'plot') : undefined;
  if (side?.name !== 'B10') return undefined;
  return side.colours.filter(c => at(p.workers, c) > (c === deal.colour ? 1 : 0));
};

export const canLay = (t: Table, p: Player, deal: Deal): boolean => {
  if (at(p.workers, deal.colour) === 0 || plotTolls(t, p, deal)?.length === 0) return false;
  const side = deal.ofTurn ? open(t, 'plot') : undefined;
  return side?.name !== 'B18' || side.n <= p.money;
};

export const canWall = (t: Table, p: Player, deal: Deal): boolean => payableHalves(t, p, deal).length > 0;

export const canReduce = (t: Table, p: Player, deal: Deal): boolean => {
  const side = deal.ofTurn ? open(t, 'reduce') : undefined;
  return at(p.hazards, deal.colour) > 0 && (side?.name !== 'B08' || side.n <= p.money);
};

const canTakeWorkers = (t: Table, p: Player, deal: Deal): boolean => {
  const side = deal.ofTurn ? open(t, 'workers') : undefined;
  return side?.name !== 'B04' || side.n <= p.money;
};

/** Money is always possible (H-10). */
export const possible = (t: Table, p: Player, deal: Deal): Action[] => {
  const can = {
    workers: canTakeWorkers(t, p, deal),
    money: true,
    reduce: canReduce(t, p, deal),
    wall: canWall(t, p, deal),
    plot: canLay(t, p, deal),
    build: canBuild(t, p, deal),
  };
  return ACTIONS.filter(action => can[action]);
};

/** Carries out an action with the card that lies aside. */
export function* perform(t: Table, p: Player, action: Action, deal: Deal): Telling {
  if (action === 'plot') yield* layDown(t, p, deal);
  else if (action === 'build') yield* build(t, p, deal);
  else {
    p.aside = [];
    discardCard(t, deal.card);
    if (action === 'workers') yield* workers(t, p, deal, 3);
    else if (action === 'money') yield* money(t, p, deal, at(t.dice, deal.colour));
    else if (action === 'reduce') yield* calm(t, p, deal);
    else yield* wall(t, p, deal);
  }
}

/** Whether a tile for warm (orange, pink, violet) or plain (grey, brown) colours looks at this one. */
const isWarm = (colour: number): boolean => [ORANGE, PINK, VIOLET].includes(colour);

/** 3 workers of the colour, TOM as many as his die says. */
export function* workers(t: Table, p: Player, deal: Deal, n: number): Telling {
  const { colour, ofTurn } = deal;
  const side = ofTurn ? open(t, 'workers') : undefined;
  if (side?.name === 'B04') pay(p, side.n);
  takeWorkers(p, colour, n);
  if (ofTurn && (inForce(t, 9, 0) ? isWarm(colour) : inForce(t, 9, 1) && !isWarm(colour)))
    takeWorkers(p, colour);
  if (ofTurn && inForce(t, 2, 0)) yield* recruit(t, p, 1);
  if (ofTurn && inForce(t, 2, 1)) {
    const mine = FIVE.filter(c => at(p.workers, c) > 0);
    payWorker(p, yield* one(p, 'putBack', mine, colourWord));
  }
  if (owns(p, 34)) yield* recruit(t, p, 1, true);
  if (side?.name === 'B03') takeWorkers(p, colour, side.n);
  if (side?.name === 'B13') takeWorkers(p, yield* one(p, 'course', side.colours, colourWord));
  if (side !== undefined) advanceCourse(t);
}

const MORE_MONEY = new Map([
  [PINK, 138],
  [GREY, 139],
  [BROWN, 140],
  [VIOLET, 141],
]);

/** The die, the cleric tile, what own cards add, the exchange; neither tile brings it below 0. */
export function* money(t: Table, p: Player, deal: Deal, die: number): Telling {
  const { colour, ofTurn } = deal;
  let mark = die;
  if (ofTurn) {
    const good = inForce(t, 0, 0) || (isWarm(colour) ? inForce(t, 1, 0) : inForce(t, 3, 0));
    const bad = inForce(t, 0, 1) || (isWarm(colour) ? inForce(t, 1, 1) : inForce(t, 3, 1));
    mark = Math.max(0, mark + (good ? 2 : 0) - (bad ? 2 : 0));
  }
  const more = MORE_MONEY.get(colour);
  if (more !== undefined && owns(p, more)) mark += 3;
  if (p.mayor === 10) mark += 2;
  const side = ofTurn ? open(t, 'money') : undefined;
  if (side?.name === 'B01') mark += side.n;
  if (side?.name === 'B02') mark = Math.max(0, mark - side.n);
  p.money += mark;
  if (side?.name === 'B15') takeWorkers(p, colour, side.n);
  if (side !== undefined) advanceCourse(t);
  yield* [];
}

/** One step, with 168 two. */
export function* calm(t: Table, p: Player, deal: Deal): Telling {
  const side = deal.ofTurn ? open(t, 'reduce') : undefined;
  if (side?.name === 'B08') pay(p, side.n);
  lower(p, deal.colour);
  if (owns(p, 168)) yield* reduce(t, p, 1, 0, [deal.colour]);
  if (side?.name === 'B07') score(p, side.n);
  if (side?.name === 'B17') p.money += side.n;
  if (side !== undefined) advanceCourse(t);
}

export function* wall(t: Table, p: Player, deal: Deal): Telling {
  const halves = payableHalves(t, p, deal);
  const half = isTom(t, p)
    ? best(halves, one => -wallPrice(t, p, one, deal))
    : yield* one(p, 'section', halves, halfWord);
  const colour = sectionColour(p, half);
  const side = deal.ofTurn ? open(t, 'wall') : undefined;
  pay(p, wallPrice(t, p, half, deal));
  yield* stone(t, p, half);
  if (owns(p, 150)) yield* reduce(t, p, 1, 0, [colour]);
  reactToStone(t, p, colour);
  if (side?.name === 'B05') score(p, side.n);
  if (side?.name === 'B06') score(p, -side.n);
  if (side !== undefined) advanceCourse(t);
  if (deal.ofTurn && !isTom(t, p)) yield* offerShip(t, p, deal.colour, colour);
}

/** A stone, and for the fifth of a half its statue: one ever (H-71). */
export function* stone(t: Table, p: Player, half: number): Telling {
  p.wall[half] = at(p.wall, half) + 1;
  if (at(p.wall, half) < 5 || at(p.honoured, half)) return;
  const kinds = ['hummel', 'jette'].filter(kind => (kind === 'hummel' ? t.hummels : t.jettes).length > 0);
  if (kinds.length === 0) return;
  p.honoured[half] = true;
  const kind = isTom(t, p) ? at(kinds, 0) : yield* one(p, 'statue', kinds, word => word);
  if (kind === 'hummel') p.hummels.push(t.hummels.shift() ?? 0);
  else {
    p.jettes++;
    p.money += t.jettes.shift() ?? 0;
  }
}

/** 091 takes a worker of the section's colour for every stone of another. */
export const reactToStone = (t: Table, p: Player, colour: number): void => {
  for (const other of others(t, p)) if (owns(other, 91)) takeWorkers(other, colour);
};

/** A stone without a card: 062–065 at double price, 145 for nothing. */
export function* mason(t: Table, p: Player, isFree: boolean): Telling {
  const price = (half: number): number => (isFree ? 0 : doublePrice(t, p, half));
  const halves = openHalves(p).filter(half => price(half) <= p.money);
  if (halves.length === 0) return;
  const half = isTom(t, p) ? best(halves, one => -price(one)) : yield* one(p, 'section', halves, halfWord);
  const colour = sectionColour(p, half);
  pay(p, price(half));
  yield* stone(t, p, half);
  reactToStone(t, p, colour);
}

/** A plot from the hand, or the card drawn: its worker, and what the exchange wants. */
function* layDown(t: Table, p: Player, deal: Deal): Telling {
  const side = deal.ofTurn ? open(t, 'plot') : undefined;
  const tolls = plotTolls(t, p, deal);
  const toll = tolls === undefined ? undefined : yield* one(p, 'toll', tolls, colourWord);
  if (toll !== undefined) payWorker(p, toll);
  if (side?.name === 'B18') pay(p, side.n);
  payWorker(p, deal.colour);
  p.aside = [];
  lay(p, deal.card, false);
  if (owns(p, 70)) yield* reduce(t, p, 1, 0, [deal.colour]);
  rewardPlot(p);
  if (side?.name === 'B09') score(p, side.n);
  if (side !== undefined) advanceCourse(t);
}

/** On the right end. */
export const lay = (p: Player, card: number, unseen: boolean): void => {
  p.plots.push({ card, colour: colourOf(card), unseen, buildings: [] });
};
/** Mayor 09 */
export const rewardPlot = (p: Player): void => {
  if (p.mayor === 9) score(p, 1);
};

/** A building on a free plot, Zoo and Park to the left. */
function* build(t: Table, p: Player, deal: Deal): Telling {
  const { card } = deal;
  const price = buildPrice(t, p, deal);
  const toll = buildToll(t, deal);
  p.aside = [];
  if (!isBuilding(card)) {
    pay(p, price);
    p.left.push(card);
    return;
  }
  const side = deal.ofTurn ? open(t, 'build') : undefined;
  t.site = [card];
  payWorker(p, colourOf(card), toll);
  const i = yield* choosePlot(t, p);
  pay(p, price);
  t.site = [];
  erect(p, card, i);
  if (owns(p, 166)) yield* reduce(t, p, 1, 0, [colourOf(card)]);
  rewardZero(p, card);
  reactToBuilding(t, p);
  yield* flash(t, p, card);
  if (side !== undefined) advanceCourse(t);
}

export function* choosePlot(t: Table, p: Player): Telling<number> {
  const free = freePlots(p);
  return isTom(t, p) ? at(free, 0) : yield* one(p, 'place', free, plotWord);
}

/** Mayor 04 (H-14). */
export const rewardZero = (p: Player, card: number): void => {
  if (p.mayor !== 4 || face(card).price > 0) return;
  score(p, 1);
  p.money += 2;
};
export const reactToBuilding = (t: Table, p: Player): void => {
  for (const other of others(t, p)) if (owns(other, 180)) other.money += 2;
};
