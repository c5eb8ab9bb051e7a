/** Action III. */
import { times } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { isGiving, use } from './abilities.ts';
import { may, one, pieces } from './asking.ts';
import {
  BRIBES,
  BUILDINGS,
  INFORMATION,
  SQUARES,
  buildingOf,
  neighboursOf,
  squaresAt,
  valueOf,
} from './data.ts';
import type { Ability, Square } from './data.ts';
import type { Luck } from './luck.ts';
import { income } from './money.ts';
import { dealWithOrders } from './orders.ts';
import type { Desk, Table } from './table.ts';

/** Whether an ability looks at the building (V-06). */
const looksAt = (t: Table, desk: Desk, building: string, { on, of }: Ability): boolean => {
  const { colour, seal } = buildingOf(building);
  switch (on) {
    case 'colour':
      return colour === of;
    case 'flag':
      return t.flagOf(building) === of;
    case 'seal':
      return seal === of;
    case 'foreign':
      return t.isForeign(desk, building);
    default:
      return false;
  }
};

/** Hamburg's figure among the nobility, New York's under the flag of the USA: one bribe at most (V-36). */
export const isAtHome = (t: Table, { figure }: Desk, building: string): boolean =>
  (figure === 'hamburg' && buildingOf(building).seal === 'nobility') ||
  (figure === 'newYork' && t.flagOf(building) === 'usa');

/** Two bribes, or the one of a figure at home, less every discount that fits (V-05, V-37). */
export const priceOf = (t: Table, desk: Desk, building: string, isFigure: boolean): number => {
  const discounts = desk.inDrawers.filter(
    ({ ability }) => ability.gift.gives === 'discount' && looksAt(t, desk, building, ability),
  );
  const full = isFigure && isAtHome(t, desk, building) ? 1 : 2;
  return Math.max(0, full - discounts.length);
};

/** Bribes that can pay for an agent there: those of its colour, and jokers (V-57). */
export const payable = (desk: Desk, building: string): readonly string[] => {
  const jokers = desk.inDrawers.filter(({ ability }) => ability.gift.gives === 'joker');
  return BRIBES.filter(
    kind => kind === buildingOf(building).bribe || jokers.some(({ ability }) => ability.of === kind),
  );
};
export const canPay = (t: Table, desk: Desk, building: string, isFigure: boolean): boolean => {
  const held = payable(desk, building).reduce((sum, kind) => sum + desk.bribes.of(kind), 0);
  return held >= priceOf(t, desk, building, isFigure);
};

const mayEnter = (t: Table, desk: Desk, building: string): boolean =>
  !desk.isOn(building) &&
  (canPay(t, desk, building, false) || (desk.mayUseFigure && canPay(t, desk, building, true)));

/** An agent somewhere, or two bribes of a kind, or shillings (V-16). */
export const actionThree = function* (t: Table, luck: Luck, desk: Desk): Telling {
  const buildings = BUILDINGS.map(({ word }) => word).filter(word => mayEnter(t, desk, word));
  const pairs = BRIBES.map(kind => `two-${kind}`);
  t.placing = desk;
  const chosen = yield* one(desk.seat, 'agent', [...buildings, ...pairs, ...(t.isFull ? ['shillings'] : [])]);
  t.placing = undefined;
  if (chosen === 'shillings') return yield* income(desk, t.shillings);
  if (pairs.includes(chosen)) return desk.bribes.add(chosen.replace('two-', ''), 2);
  yield* enter(t, luck, desk, chosen);
};

/** From the supply or from another building (V-15). */
const origins = (t: Table, desk: Desk, to: string): string[] => {
  const ordinary = canPay(t, desk, to, false);
  const figure = desk.mayUseFigure && canPay(t, desk, to, true);
  return [
    ...(ordinary && desk.supply > 0 ? ['supply'] : []),
    ...(ordinary ? desk.agents : []),
    ...(figure ? [desk.figureAt ?? 'figure'] : []),
  ];
};

const enter = function* (t: Table, luck: Luck, desk: Desk, to: string): Telling {
  const from = yield* one(desk.seat, 'origin', origins(t, desk, to));
  const isFigure = from === (desk.figureAt ?? 'figure');
  const price = priceOf(t, desk, to, isFigure);
  if (isFigure) {
    desk.figureAt = to;
    desk.unlocked = true;
  } else {
    if (from === 'supply') desk.supply--;
    desk.agents = [...desk.agents.filter(building => building !== from), to];
  }
  const heap = payable(desk, to).map(kind => [kind, desk.bribes.of(kind)] as const);
  for (const kind of yield* pieces(desk.seat, 'pay', heap, price, price)) desk.bribes.add(kind, -1);
  const stepped = isFigure ? undefined : yield* walk(desk, to);
  yield* takeTiles(t, luck, desk, to, stepped);
  if (t.isFull) yield* dealWithOrders(t, luck, desk, t.flagOf(to), isFigure);
};

/** Marrakesh's figure may step on when another own agent comes to a building next to it (V-36). */
const walk = function* (desk: Desk, to: string): Telling<string | undefined> {
  const here = desk.figureAt;
  if (desk.figure !== 'marrakesh' || here === undefined || !neighboursOf(here).includes(to)) return undefined;
  const there = yield* may(
    desk.seat,
    'nomad',
    neighboursOf(here).filter(building => !desk.isOn(building)),
  );
  if (there !== undefined) desk.figureAt = there;
  return there;
};

/** How the square is surrounded: by own agents alone, or with the third man for one of them (V-32). */
const surrounded = (t: Table, desk: Desk, { around }: Square): 'alone' | 'helped' | undefined => {
  const missing = around.filter(building => !desk.isOn(building));
  if (missing.length === 0) return 'alone';
  return missing.length === 1 && missing[0] === t.thirdMan ? 'helped' : undefined;
};

/** All tiles and points first, then abilities, then the third man moves on (V-07, V-14, V-17). */
const takeTiles = function* (
  t: Table,
  luck: Luck,
  desk: Desk,
  to: string,
  stepped: string | undefined,
): Telling {
  const beside = SQUARES.filter(
    ({ around }) => around.includes(to) || (stepped !== undefined && around.includes(stepped)),
  );
  const known = new Set(INFORMATION.filter(kind => desk.tiles.of(kind) > 0));
  const taken: { readonly square: Square; readonly kind: string }[] = [];
  let hasHelped = false;
  for (const square of beside) {
    const kind = t.squares.get(square.id);
    const how = surrounded(t, desk, square);
    if (kind === undefined || how === undefined) continue;
    hasHelped ||= how === 'helped';
    desk.points.add('squares', valueOf(square) - (how === 'helped' ? 1 : 0));
    taken.push({ square, kind });
  }
  for (const { square, kind } of taken) {
    t.squares.delete(square.id);
    desk.tiles.add(kind);
  }
  // What only the nomad's step surrounded sets off nothing (V-37).
  const placed = taken.filter(({ square }) => squaresAt(to).includes(square));
  yield* use(t, luck, desk, setOff(t, desk, to, placed, known));
  if (hasHelped) yield* moveThirdMan(t, desk);
};

type Taken = readonly { readonly square: Square; readonly kind: string }[];

/** Each card as often as it is set off. */
const setOff = (t: Table, desk: Desk, to: string, taken: Taken, known: ReadonlySet<string>): string[] =>
  desk.inDrawers.filter(isGiving).flatMap(({ word, ability }) => {
    const isIdle = ability.gift.gives === 'cards' && t.isLast;
    return isIdle ? [] : times(timesSetOff(t, desk, to, taken, known, ability), () => word);
  });

const timesSetOff = (
  t: Table,
  desk: Desk,
  to: string,
  taken: Taken,
  known: ReadonlySet<string>,
  ability: Ability,
): number => {
  const { on, of } = ability;
  switch (on) {
    case 'tile':
      return taken.filter(({ kind }) => kind === of).length;
    case 'square':
      return taken.filter(({ square }) => valueOf(square) === Number(of)).length;
    case 'anyTile':
      return taken.length;
    case 'newKind':
      return new Set(taken.map(({ kind }) => kind).filter(kind => !known.has(kind))).size;
    default:
      return looksAt(t, desk, to, ability) ? 1 : 0;
  }
};

const TASTE = ['violet', 'brown', 'pink', 'orange'];

/** To the neighbour of another colour with most streets to tiles; chocolate before coffee, wine, magazine (V-33). */
const moveThirdMan = function* (t: Table, desk: Desk): Telling {
  const here = t.thirdMan;
  if (here === undefined) return;
  const open = neighboursOf(here)
    .map(buildingOf)
    .filter(({ colour }) => colour !== buildingOf(here).colour && colour !== 'grey');
  const most = Math.max(...open.map(({ word }) => t.streetsToTiles(word)));
  const busy = open.filter(({ word }) => t.streetsToTiles(word) === most);
  const liked = TASTE.find(colour => busy.some(building => building.colour === colour));
  const stops = busy.filter(({ colour }) => colour === liked).map(({ word }) => word);
  if (stops.length > 0) t.thirdMan = yield* one(desk.seat, 'thirdMan.move', stops);
};
