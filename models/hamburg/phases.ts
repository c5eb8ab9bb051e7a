/** The eight rounds and their four phases. */
import { at } from '@kaffeehaus/kernel';
import { EXCHANGE, FIRST_TILE, STACK } from '@kaffeehaus/hamburg';
import type { Telling } from '../lockstep.ts';
import { colourWord, colours, may, one, ranked, yes } from './ask.ts';
import { cardWord } from './ask.ts';
import { PHASE_TWO, gainInTwo } from './cards.ts';
import { advance, discard, draw, fullPiles, gain, receive, top } from './deeds.ts';
import { tomTurn } from './dice.ts';
import { FIRST_MARKER } from './facts.ts';
import { hazardStep } from './hazards.ts';
import { isWorthInTwo } from './judgement.ts';
import { finalScoring } from './score.ts';
import { turn } from './turn.ts';
import {
  BLACK,
  FIVE,
  buildings,
  displayed,
  inForce,
  isPark,
  isTom,
  isZoo,
  others,
  owns,
  pay,
  plays,
  sum,
  takeWorkers,
  turnOrder,
} from './table.ts';
import type { Player, Table } from './table.ts';

export function* game(t: Table): Telling {
  setUp(t);
  if (plays(t, 'mayors')) yield* mayors(t);
  for (t.round = 1; ; t.round++) {
    yield* phaseOne(t);
    yield* phaseTwo(t);
    yield* phaseThree(t);
    phaseFour(t);
    if (t.round === 8) break;
  }
  finalScoring(t);
}

/** Piles are shuffled, the top card of each makes the discard pile, and chance says who begins. */
const setUp = (t: Table): void => {
  for (const colour of FIVE) t.piles[colour] = t.luck.pile(colour, at(t.piles, colour));
  const opened = t.piles.map(top);
  t.discard = t.luck.discard([...t.discard, ...opened]);
  t.markers = t.luck.shuffled(STACK, t.markers, FIRST_MARKER);
  if (plays(t, 'exchange')) {
    t.exchange = t.luck.shuffled(EXCHANGE, t.exchange, FIRST_TILE);
    t.course = [top(t.exchange)];
  }
  if (plays(t, 'clerics')) throwTiles(t);
  t.first = t.tom >= 0 ? 0 : t.world.s.first;
};

/** Six different ones of the twelve. */
const throwTiles = (t: Table): void => {
  const { tiles } = t.world.s;
  const thrown = new Set(tiles.map(tile => Math.floor(tile / 2)));
  if (tiles.length !== 6 || thrown.size !== 6 || tiles.some(tile => tile < 0 || tile >= 24))
    throw new Error(`these are no six cleric tiles: ${tiles.join()}`);
  t.tiles = tiles.slice();
};

/** Mark and sets of workers of each side. */
const MAYORS = [[], [10, 2], [10, 0], [10, 1], [7, 1], [10, 1], [5, 0], [5, 2], [10, 2], [5, 1], [5, 1]];

/** One tile each by lot, a side of choice, in turn order (H-77); TOM has none. */
function* mayors(t: Table): Telling {
  for (const p of turnOrder(t)) {
    if (isTom(t, p)) continue;
    const sides = dealtSides(t);
    p.mayor = yield* one(p, 'mayor', sides, side => `mayor-${String(side).padStart(2, '0')}`);
    const [mark = 0, sets = 0] = at(MAYORS, p.mayor);
    p.money = mark;
    p.workers = FIVE.map(() => sets);
  }
}

/** The tile is luck: both its sides, and of no other player. */
const dealtSides = (t: Table): number[] => {
  const { s } = t.world;
  const sides = (s.wait[0]?.of ?? []).map(item => item - 90);
  const [first = 0, second = 0] = sides;
  const taken = t.players.some(p => p.mayor > 0 && Math.ceil(p.mayor / 2) === Math.ceil(first / 2));
  if (sides.length !== 2 || first % 2 !== 1 || second !== first + 1 || second > 10 || taken)
    throw new Error(`this is no mayor tile: ${sides.join()}`);
  return sides;
};

const handLimit = (p: Player): number => (p.mayor === 1 ? 7 : 5);

function* phaseOne(t: Table): Telling {
  for (const p of turnOrder(t)) if (!isTom(t, p)) yield* refill(t, p);
  for (const p of turnOrder(t)) yield* parks(t, p);
}

/** Cards are seen only when all are drawn, so all piles are named at once; too many cards are discarded (H-08). */
function* refill(t: Table, p: Player): Telling {
  const more = handLimit(p) - p.hand.length;
  if (more < 0) yield* discard(t, p, -more);
  else yield* drawBlind(t, p, more);
}

function* drawBlind(t: Table, p: Player, more: number): Telling {
  const cap = t.piles.map(pile => pile.length);
  const n = Math.min(more, sum(cap));
  for (const colour of yield* colours(p, 'refill', cap, [n, n])) p.hand.push(top(at(t.piles, colour)));
}

/** Four Parks of each colour: a Mark, a worker, a card, a point. */
const PARK_COLOURS = [2, 1, 4, 0, 3];
function* parks(t: Table, p: Player): Telling {
  for (const card of p.left.filter(isPark)) {
    const colour = at(PARK_COLOURS, Math.floor((card - 261) / 4));
    const kind = (card - 261) % 4;
    if (kind === 0) p.money += owns(p, 122) ? 2 : 1;
    else if (kind === 1) takeWorkers(p, colour);
    else if (kind === 3) gain(p, { points: 1 });
    else yield* parkCard(t, p, colour);
  }
  if (owns(p, 33)) yield* draw(t, p, 1, true);
}

function* parkCard(t: Table, p: Player, colour: number): Telling {
  const pile = at(t.piles, colour);
  if (pile.length === 0) return;
  if (isTom(t, p) || (yield* may(p, 'draw', [colour], colourWord)) !== undefined) receive(t, p, top(pile));
}

function* phaseTwo(t: Table): Telling {
  roll(t);
  t.cleric = at(t.dice, BLACK) - 1;
  t.tile = at(t.tiles, t.cleric);
  for (const p of t.players) if (isTom(t, p)) p.money += at(t.dice, BLACK);
  for (const p of turnOrder(t)) if (!isTom(t, p)) yield* useTwo(t, p, false);
  if (inForce(t, 5, 0) || inForce(t, 5, 1))
    for (const p of turnOrder(t)) if (!isTom(t, p)) yield* newHand(t, p);
  yield* hazardStep(t);
  if (plays(t, 'ships')) sail(t);
  for (const p of turnOrder(t)) {
    yield* useTwo(t, p, true);
    yield* climb(t, p);
  }
}

const roll = (t: Table): void => {
  const event = t.luck.deed('dice');
  const dice = event.k === undefined ? event['dice'] : undefined;
  if (!Array.isArray(dice) || dice.length !== 6 || dice.some(die => !(die >= 1 && die <= 6)))
    throw new Error('these are no six dice');
  t.dice = dice.slice();
};

/** The whole hand for one card of each colour, or for three and two of two piles (H-11, H-66). */
function* newHand(t: Table, p: Player): Telling {
  yield* discard(t, p, p.hand.length);
  const more = handLimit(p) - 5;
  if (inForce(t, 5, 0)) {
    for (const colour of fullPiles(t)) p.hand.push(top(at(t.piles, colour)));
    return yield* drawBlind(t, p, more);
  }
  const large = more > 0 ? 4 : 3;
  const piles = fullPiles(t);
  const isOpen = piles.length > 2 || piles.every(colour => at(t.piles, colour).length >= large);
  const [first, second] = isOpen
    ? yield* ranked(p, 'twoPiles', piles, colourWord, Math.min(2, piles.length))
    : piles;
  const small = large - 1;
  const a = first === undefined ? [] : at(t.piles, first);
  const b = second === undefined ? [] : at(t.piles, second);
  const fromA = Math.min(large, a.length);
  const fromB = Math.min(fromA < large ? large : small, b.length);
  for (let i = 0; i < fromA; i++) p.hand.push(top(a));
  for (let i = 0; i < fromB; i++) p.hand.push(top(b));
}

/** Ships sail on 3 and 4, unless a cleric tile says all or none. */
const sail = (t: Table): void => {
  t.ships = t.dice.map(die => inForce(t, 7, 0) || (!inForce(t, 7, 1) && (die === 3 || die === 4)));
};

/** 002 for want of a 1 or 2, everything else for what it brings; TOM only before advancing (H-57, H-87). */
function* useTwo(t: Table, p: Player, isLate: boolean): Telling {
  for (;;) {
    const ready = buildings(p).filter(
      card =>
        PHASE_TWO.has(card) &&
        !p.used.includes(card) &&
        (card === 2 ? isLate && canClimbQuietly(t, p) : isWorthInTwo(t, card)),
    );
    if (ready.length === 0) return;
    const card = isTom(t, p) ? at(ready, 0) : yield* may(p, 'useII', ready, cardWord);
    if (card === undefined) return;
    p.used.push(card);
    if (card === 2) {
      pay(p, 4 + surcharge(t, p));
      yield* advance(t, p);
    } else gain(p, gainInTwo(t, card));
  }
}

/** The black die for every 240 of an opponent; mayor 03 ignores it. */
const surcharge = (t: Table, p: Player): number =>
  p.mayor === 3 ? 0 : others(t, p).filter(other => owns(other, 240)).length * at(t.dice, BLACK);

const isQuiet = (t: Table): boolean => t.dice.every(die => die > 2);
const canClimbQuietly = (t: Table, p: Player): boolean => isQuiet(t) && p.money >= 4 + surcharge(t, p);

/** All 1s and 2s, then cleric tile, 125, and 240 (H-39). */
const climbPrice = (t: Table, p: Player): number => {
  const counted = p.mayor === 3 ? t.dice.slice(0, 5) : t.dice;
  let price = sum(counted.filter(die => die <= 2));
  if (inForce(t, 6, 0)) price = Math.max(0, price - 2);
  if (inForce(t, 6, 1)) price += 2;
  if (owns(p, 125)) price = Math.max(0, price - 2);
  return price + surcharge(t, p);
};

function* climb(t: Table, p: Player): Telling {
  const price = climbPrice(t, p);
  if (isQuiet(t) || price > p.money) return;
  if (!isTom(t, p) && !(yield* yes(p, 'advance'))) return;
  pay(p, price);
  yield* advance(t, p);
}

/** Four laps, five or three with a tile (H-82); TOM has his turn first, then you play all yours. */
function* phaseThree(t: Table): Telling {
  const laps = 4 + (inForce(t, 10, 0) ? 1 : 0) - (inForce(t, 10, 1) ? 1 : 0);
  for (const p of t.players) if (isTom(t, p)) yield* tomTurn(t, p);
  for (let lap = 0; lap < laps; lap++) for (const p of turnOrder(t)) if (!isTom(t, p)) yield* turn(t, p);
}

const phaseFour = (t: Table): void => {
  majorities(t);
  t.clerics[t.cleric] = at(t.clerics, t.cleric) + 1;
  t.cleric = -1;
  for (const c of FIVE) t.clerics[c] = at(t.clerics, c) + at(t.guests, c);
  t.kept = t.kept.map((n, c) => n + at(t.guests, c));
  t.guests = FIVE.map(() => 0);
  if (t.tile >= 0) t.tiles = t.tiles.map(tile => (tile === t.tile ? tile ^ 1 : tile));
  t.tile = -1;
  t.ships = t.ships.map(() => false);
  for (const p of t.players) {
    p.used = [];
    p.doubled = false;
  }
  if (t.tom < 0 && t.round < 8) t.first = (t.first + 1) % t.players.length;
};

/** Square, buildings, stones, points, Zoo cards: all read before any marker turns (H-40). */
const majorities = (t: Table): void => {
  const values = t.players.map(p => [
    p.square,
    displayed(p).length,
    sum(p.wall),
    p.points,
    p.left.filter(isZoo).length,
  ]);
  const turned = t.players.flatMap(p => FIVE.filter(i => leads(p, i, values)).map(i => ({ p, i })));
  for (const { p, i } of turned) {
    p.majority[i] = true;
    if (p.mayor === 8) p.money += 5;
    if (owns(p, 95)) takeSet(t, p);
  }
};

/** Alone in front, or with 046 among those in front at 1 or more (H-25). */
const leads = (p: Player, i: number, values: readonly (readonly number[])[]): boolean => {
  if (at(p.majority, i)) return false;
  const mine = at(at(values, p.seat), i);
  const rivals = values.filter((_, seat) => seat !== p.seat).map(list => at(list, i));
  if (rivals.every(value => value < mine)) return true;
  return owns(p, 46) && mine >= 1 && rivals.every(value => value <= mine);
};

/** One worker of each colour of which fewer than fifteen are out (H-47). */
const takeSet = (t: Table, p: Player): void => {
  for (const colour of FIVE) {
    const out = sum(t.players.map(other => at(other.workers, colour)));
    if (out + at(t.guests, colour) + at(t.kept, colour) < 15) takeWorkers(p, colour);
  }
};
