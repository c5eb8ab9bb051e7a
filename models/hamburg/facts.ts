/** The engine's table and the model's, in the same terms. */
import {
  COURSE,
  DISCARD,
  EXCHANGE,
  EXPANSIONS,
  FIRST_TILE,
  GONE,
  SITE,
  SPENT,
  STACK,
  TOP,
  UNSEEN,
  aside,
  display,
  field,
  ground,
  hand,
  left,
  pile,
  plotColour,
  under,
} from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Facts, World } from '../lockstep.ts';
import { Luck } from './luck.ts';
import { FIVE } from './table.ts';
import type { Player, Plot, Table } from './table.ts';

export const FIRST_MARKER = FIRST + 281;

const inOrder = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);

const plotsOf = (s: Hamburg, seat: number): Plot[] => {
  const seen = at(s.zones, ground(seat)).slice();
  const unseen = at(s.zones, field(seat)).slice();
  const standing = at(s.zones, display(seat));
  return at(s.plots, seat).map((code, i) => ({
    card: ((code >= UNSEEN ? unseen.shift() : seen.shift()) ?? FIRST) - FIRST,
    colour: plotColour(code),
    unseen: code >= UNSEEN,
    buildings: standing.filter((_, j) => at(at(s.on, seat), j) === i).map(card => card - FIRST),
  }));
};

const cards = (s: Hamburg, zone: number, first = FIRST): number[] =>
  at(s.zones, zone).map(card => card - first);

const playerOf = (s: Hamburg, seat: number): Player => ({
  seat,
  money: at(s.money, seat),
  points: at(s.points, seat),
  square: at(s.square, seat),
  workers: s.workers.slice(seat * 5, seat * 5 + 5),
  hazards: s.hazards.slice(seat * 5, seat * 5 + 5),
  wall: s.walls.slice(seat * 2, seat * 2 + 2),
  honoured: s.honoured.slice(seat * 2, seat * 2 + 2).map(x => x > 0),
  plots: plotsOf(s, seat),
  erected: [...cards(s, display(seat)), ...cards(s, under(seat))],
  left: cards(s, left(seat)),
  under: cards(s, under(seat)).map((card, i) => ({ card, zoo: at(at(s.zoos, seat), i) - FIRST })),
  used: at(s.used, seat).map(card => card - FIRST),
  hand: cards(s, hand(seat)),
  aside: cards(s, aside(seat)),
  majority: FIVE.map(i => ((at(s.majority, seat) >> i) & 1) === 1),
  hummels: at(s.hummels, seat).slice(),
  jettes: at(s.jettes, seat),
  mayor: at(s.mayor, seat),
  doubled: at(s.doubled, seat) > 0,
  damage: FIVE.filter(i => ((at(s.damage, seat) >> i) & 1) === 1),
});

/** The engine's table, read once: how a model begins. */
export const tableOf = (world: World<Hamburg>): Table => {
  const { s } = world;
  return {
    world,
    luck: new Luck(world),
    expansions: EXPANSIONS.filter((_, i) => ((s.expansions >> i) & 1) === 1),
    players: s.money.map((_, seat) => playerOf(s, seat)),
    tom: s.tom,
    round: s.round,
    first: s.first,
    dice: s.dice.slice(),
    cleric: s.cleric,
    clerics: s.clerics.slice(),
    guests: s.guests.slice(),
    kept: s.kept.slice(),
    piles: FIVE.map(c => cards(s, pile(c))),
    discard: [...cards(s, DISCARD), ...cards(s, TOP)],
    markers: cards(s, STACK, FIRST_MARKER),
    spent: cards(s, SPENT, FIRST_MARKER),
    exchange: cards(s, EXCHANGE, FIRST_TILE),
    course: cards(s, COURSE, FIRST_TILE),
    gone: cards(s, GONE, FIRST_TILE),
    field: s.field,
    hummels: s.hummelsLeft.slice(),
    jettes: s.jettesLeft.slice(),
    ships: [...FIVE, 5].map(i => ((s.ships >> i) & 1) === 1),
    tiles: s.tiles.map(tile => Math.max(-1, tile)),
    tile: Math.max(-1, s.tile),
    site: cards(s, SITE),
    sheet: s.sheet.map(lines => lines.slice()),
  };
};

/** What is compared: places of cards in a hand mean nothing. */
export const factsOf = (t: Table): Facts => {
  const { world: _world, luck: _luck, ...rest } = t;
  return {
    ...rest,
    players: t.players.map(p => ({
      ...p,
      hand: inOrder(p.hand),
      used: inOrder(p.used),
      left: inOrder(p.left),
      erected: inOrder(p.erected),
      damage: inOrder(p.damage),
    })),
    spent: inOrder(t.spent),
  };
};
