/** What belongs to everybody: dice, church, black markers, statues to come, ships, the exchange, cleric tiles, round. */
import {
  COURSE,
  EXCHANGE,
  FIRST_TILE,
  GONE,
  ROUNDS,
  SPENT,
  STACK,
  openSide,
  windowItem,
} from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import { DIE, isDie, loaded, roundIs, startPlayerIs } from '../common.ts';
import { is, listed } from '../finding.ts';
import { howMany, many, number, says, skipping } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import {
  clericTile,
  marker,
  needs,
  ships,
  shipWords,
  side,
  sideNames,
  tileWords,
  window,
  word,
} from './words.ts';
import type { Table } from './words.ts';

const DICE = 6;
const sixDice = (dice: readonly number[]): void => {
  if (dice.length !== DICE || !dice.every(isDie))
    throw new Impossible(`six dice are rolled, violet to brown and black, each shows 1 to ${DIE}`);
};
/** As they lie, in the order of the colours and black; the cleric stands where the black one sends him. */
const diceShow = fact(
  says`dice show ${many(number)}`,
  ({ s }: Table, dice) => is(listed(s.dice.map(String)), listed(dice.map(String))),
  ({ s }, dice) => {
    sixDice(dice);
    if (s.tile >= 0) throw new Impossible('the dice are given before the cleric tile in force');
    s.dice = [...dice];
    s.cleric = at(dice, DICE - 1) - 1;
  },
);
const nextRoll = fact(
  says`next roll is ${many(number)}`,
  ({ s }: Table, dice) => is(listed(s.dice.map(String)), listed(dice.map(String))),
  ({ s }, dice) => {
    sixDice(dice);
    s.rng = loaded(dice);
  },
);

const clericIn = fact(says`cleric is in ${window}`, ({ s }: Table, w) =>
  is(word(windowItem(s.cleric)), word(windowItem(w))),
);
/** Clerics, and workers who count as such, before the church. */
const windowHas = fact(
  says`${window} has ${howMany('clerics', 'cleric')}`,
  ({ s }: Table, w, n) => is(at(s.clerics, w), n, 'clerics'),
  ({ s }, w, n) => {
    s.clerics = s.clerics.map((old, i) => (i === w ? n : old));
  },
);

/** Black markers, the first to be drawn first. */
const stackBegins = fact(
  says`stack begins with ${many(marker)}`,
  ({ s }: Table, list) => {
    const top = [...at(s.zones, STACK)].reverse().slice(0, list.length);
    return is(listed(top.map(word)), listed(list.map(word)));
  },
  (t, list) => {
    for (const m of [...list].reverse()) {
      if (!at(t.s.zones, STACK).includes(m)) needs(t.s, 'hazards');
      t.put(m, STACK);
    }
  },
);
/** The others lie open. */
const stackHolds = fact(
  says`stack holds ${howMany('markers', 'marker')}`,
  ({ s }: Table, n) => is(at(s.zones, STACK).length, n, 'markers'),
  (t, n) => {
    const stack = at(t.s.zones, STACK);
    for (const m of stack.slice(0, Math.max(0, stack.length - n))) t.put(m, SPENT);
  },
);
const lieOpen = fact(
  says`${skipping(howMany('markers', 'marker'), ['lie', 'lies'])} open`,
  ({ s }: Table, n) => is(at(s.zones, SPENT).length, n, 'markers'),
);

/** Statues that can still be won, the next one first. */
const statuesLeft = fact(
  says`statues left are ${many(number)}`,
  ({ s }: Table, list) => is(listed(s.hummelsLeft.map(String)), listed(list.map(String))),
  ({ s }, list) => {
    s.hummelsLeft = [...list];
  },
);
const noStatuesLeft = fact(
  says`no statues are left`,
  ({ s }: Table) => is(listed(s.hummelsLeft.map(String)), 'nothing'),
  ({ s }) => {
    s.hummelsLeft = [];
  },
);
const jettesLeft = fact(
  says`jettes left are ${many(number)}`,
  ({ s }: Table, list) => is(listed(s.jettesLeft.map(String)), listed(list.map(String))),
  ({ s }, list) => {
    needs(s, 'statues');
    s.jettesLeft = [...list];
  },
);

const atQuay = (bits: number): string => listed(shipWords.filter((_, i) => (bits >> i) & 1));
const bitsOf = (list: readonly number[]): number => list.reduce((bits, i) => bits | (1 << i), 0);
const shipsAt = fact(
  says`at quay lie ${ships}`,
  ({ s }: Table, list) => is(atQuay(s.ships), atQuay(bitsOf(list))),
  ({ s }, list) => {
    needs(s, 'ships');
    s.ships = bitsOf(list);
  },
);
const noShips = fact(says`at quay lies nothing`, ({ s }: Table) => is(atQuay(s.ships), 'nothing'));

const GREEN = 3;
const exchangeOn = fact(
  says`exchange is on field ${number} of ${side}`,
  ({ s }: Table, n, which) => {
    const open = openSide(s);
    return is(open ? `${s.field} of ${open.name}` : 'closed', `${n} of ${at(sideNames, which)}`);
  },
  (t, n, which) => {
    needs(t.s, 'exchange');
    const first = which % 2 === 0 ? 1 : GREEN + 1;
    if (n < first || n >= first + GREEN)
      throw new Impossible(`${at(sideNames, which)} has the fields ${first} to ${first + GREEN - 1}`);
    t.put(FIRST_TILE + Math.floor(which / 2), COURSE);
    t.s.field = n;
  },
);
const exchangeClosed = fact(says`exchange is closed`, ({ s }: Table) => is(openSide(s)?.name ?? '', ''));
const lastTile = fact(
  says`it is last tile of exchange`,
  ({ s }: Table) => is(at(s.zones, EXCHANGE).length, 0, 'tiles to come'),
  t => {
    for (const tile of at(t.s.zones, EXCHANGE).slice()) t.put(tile, GONE);
  },
);

/** The side in force, under the cleric of this round. */
const tileInForce = fact(
  says`cleric tile is ${clericTile}`,
  ({ s }: Table, tile) => is(tileWords[s.tile] ?? 'none', at(tileWords, tile)),
  ({ s }, tile) => {
    needs(s, 'clerics');
    s.tile = tile;
    s.tiles = s.tiles.map((old, i) => (i === s.cleric ? tile : old));
  },
);
const tilesLie = fact(
  says`cleric tiles are ${many(clericTile)}`,
  ({ s }: Table, list) =>
    is(listed(s.tiles.map(tile => tileWords[tile] ?? '-')), listed(list.map(tile => at(tileWords, tile)))),
  ({ s }, list) => {
    needs(s, 'clerics');
    if (list.length !== s.tiles.length) throw new Impossible('there is a tile in each of the six windows');
    s.tiles = [...list];
  },
);

export const TOWN: readonly Reader<Fact<Table>>[] = [
  diceShow,
  nextRoll,
  clericIn,
  windowHas,
  stackBegins,
  stackHolds,
  lieOpen,
  statuesLeft,
  noStatuesLeft,
  jettesLeft,
  shipsAt,
  noShips,
  exchangeOn,
  exchangeClosed,
  lastTile,
  tileInForce,
  tilesLie,
  roundIs(ROUNDS),
  startPlayerIs(),
];
