/** What each building does, by its number. */
import { at } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { choosePlot, lay, mason, reactToBuilding, rewardPlot, rewardZero } from './action.ts';
import { cardWord, colourWord, colours, may, one, some, windowWord } from './ask.ts';
import { asksForOneWorker, gainOf, isPhaseThree, searched } from './cards.ts';
import {
  advance,
  discard,
  draw,
  fullPiles,
  gain,
  giveWorkers,
  handBack,
  lower,
  receive,
  recruit,
  reduce,
  stealCard,
  takeDown,
  top,
  trade,
} from './deeds.ts';
import { flash } from './flash.ts';
import { collapse, fire, flood, markerForOthers, raiseOthers } from './hazards.ts';
import {
  BLACK,
  FIVE,
  buildings,
  discardCard,
  erect,
  face,
  freePlots,
  isPark,
  isTom,
  isZoo,
  others,
  payWorker,
  remove,
  score,
  sum,
  takeWorkers,
} from './table.ts';
import type { Player, Table } from './table.ts';
import { act } from './turn.ts';
import { canDoForNothing, emptyZoos, repeatHinges, repeatable, useForNothing, zooBuildings } from './use.ts';
import { best, highestDie, mostRaised, plenty } from './wishes.ts';
import { betterChurch, borrowable, copyFor, isWorth } from './judgement.ts';

/** `paid`: the colour of the worker handed in or named, −1 for none. */
export function* effect(t: Table, p: Player, card: number, paid: number): Telling {
  const gained = gainOf(t, p, card, paid);
  if (gained !== undefined) gain(p, gained);
  else if (searched(card) >= 0) yield* search(t, p, searched(card));
  else if (isPhaseThree(card)) yield* useEffect(t, p, card, paid);
  else yield* lightningEffect(t, p, card);
}

function* useEffect(t: Table, p: Player, card: number, paid: number): Telling {
  if (card >= 7 && card <= 10) yield* improvise(t, p);
  else if (card >= 37 && card <= 41) yield* fetch(t, p, card, paid);
  else if (card === 27) yield* buyWorkers(p);
  else if (card === 48) yield* recruit(t, p, 1);
  else if (card === 54) yield* repeat(t, p);
  else if (card >= 62 && card <= 65) yield* mason(t, p, false);
  else if (card === 103) yield* trade(t, p, others(t, p));
  else if (card === 109) yield* sellWorkers(t, p);
  else if (card >= 111 && card <= 114) yield* swapWorkers(t, p);
  else if (card >= 115 && card <= 118) yield* recruit(t, p, 2);
  else if (card === 156) yield* reduce(t, p, 1, 1);
  else if (card === 157) yield* reduce(t, p, 2, 0, [paid]);
  else if (card >= 159 && card <= 162) yield* reduce(t, p, 1, 1, [at([1, 3, 4, 0], card - 159)]);
  else yield* otherUse(t, p, card, paid);
}

function* otherUse(t: Table, p: Player, card: number, paid: number): Telling {
  switch (card) {
    case 189:
      return yield* guest(t, p);
    case 190:
      return yield* buildUnderZoo(t, p, paid);
    case 193:
      yield* draw(t, p, 2);
      return yield* discard(t, p, 2);
    case 196:
    case 197:
    case 198:
    case 199:
      return yield* draw(t, p, 1);
    case 202:
      return yield* act(t, p, top(t.discard));
    case 212:
      return yield* workersForOnes(t, p);
    case 216:
      yield* recruit(t, p, 2);
      return score(p, 3);
    case 219:
    case 220:
    case 221:
    case 222:
      return yield* settle(t, p);
    case 234:
      return yield* rummage(t, p);
    case 235:
      return yield* moveCleric(t, p);
    default:
      throw new Error(`the model does not know building ${card}`);
  }
}

function* lightningEffect(t: Table, p: Player, card: number): Telling {
  switch (card) {
    case 1:
      return yield* improvise(t, p);
    case 4:
      return yield* takeBack(t, p);
    case 28:
      yield* draw(t, p, 4);
      return yield* discard(t, p, 4);
    case 32:
      yield* stake(t, p);
      return yield* stake(t, p);
    case 60:
      return yield* useEach(t, p);
    case 68:
      return yield* advance(t, p);
    case 145:
      return yield* mason(t, p, true);
    case 147:
      return yield* reduce(t, p, 2, 0);
    case 149:
      return yield* reduce(t, p, 3, 0);
    case 152:
      return yield* reduce(t, p, buildings(p).length, 0);
    case 153:
      return yield* reduce(t, p, 4, 0);
    case 178:
      return yield* shift(t, p);
    case 201:
      return yield* draw(t, p, 3);
    case 228:
      return yield* borrow(t, p);
    case 236:
      return yield* markerForOthers(t, p);
    default:
      return yield* attack(t, p, card);
  }
}

/** What lightning does to the others, one after another (H-54). */
function* attack(t: Table, p: Player, card: number): Telling {
  for (const other of others(t, p))
    switch (card) {
      case 13:
        yield* dropCard(t, other);
        break;
      case 85:
        yield* turnBack(t, other);
        break;
      case 169:
        stealCard(t, p, other);
        break;
      case 171: {
        const mark = Math.min(3, other.money);
        other.money -= mark;
        p.money += mark;
        break;
      }
      case 172:
        yield* giveWorkers(t, other, p, 2);
        break;
      case 173:
        yield* collapse(t, other);
        break;
      case 175:
        other.square = Math.max(0, other.square - 1);
        break;
      case 176:
        yield* fire(t, other);
        break;
      case 177:
        yield* flood(t, other);
        break;
      default:
        throw new Error(`the model does not know lightning ${card}`);
    }
}

function* dropCard(t: Table, p: Player): Telling {
  if (isTom(t, p) || p.hand.length === 0) return;
  const card = yield* one(p, 'dropCard', p.hand, cardWord, true);
  remove(p.hand, card);
  discardCard(t, card);
}

const MAJORITIES = ['square', 'buildings', 'stones', 'points', 'zoos'];
function* turnBack(t: Table, p: Player): Telling {
  const active = FIVE.filter(i => at(p.majority, i));
  if (active.length === 0) return;
  const i = isTom(t, p)
    ? at(active, 0)
    : yield* one(p, 'turnBack', active, n => `majority-${at(MAJORITIES, n)}`);
  p.majority[i] = false;
}

/** A building of the category from the discard pile, for nothing, on a free plot; then the pile is shuffled (H-15). */
function* search(t: Table, p: Player, category: number): Telling {
  const found = t.discard.filter(card => face(card).category === category);
  let erected: number | undefined;
  if (found.length > 0 && freePlots(p).length > 0) {
    erected = isTom(t, p)
      ? best(
          found.slice().sort((a, b) => a - b),
          card => face(card).points,
        )
      : yield* one(p, 'search', found, cardWord);
    const plot = yield* choosePlot(t, p);
    remove(t.discard, erected);
    erect(p, erected, plot);
    rewardZero(p, erected);
    reactToBuilding(t, p);
  }
  t.discard = t.luck.discard(t.discard);
  if (erected !== undefined) yield* flash(t, p, erected);
}

/** A card from a pile of choice for a basic action. */
function* improvise(t: Table, p: Player): Telling {
  const piles = fullPiles(t);
  if (piles.length === 0) return;
  const colour = isTom(t, p) ? highestDie(t) : yield* one(p, 'improvise', piles, colourWord);
  yield* act(t, p, top(at(t.piles, colour)));
}

/** A Zoo (041: Park) card from a pile, which is shuffled whether one was found or not. */
function* fetch(t: Table, p: Player, card: number, paid: number): Telling {
  const colour = card === 41 ? paid : at([3, 1, 2, 0], card - 37);
  const pile = at(t.piles, colour);
  if (pile.length === 0) return;
  const found = pile.filter(card === 41 ? isPark : isZoo).sort((a, b) => a - b);
  const n = Math.min(1, found.length);
  const taken = isTom(t, p) ? found.slice(0, n) : yield* some(p, 'fetch', found, cardWord, [n, n], true);
  for (const one of taken) {
    remove(pile, one);
    receive(t, p, one);
  }
  t.piles[colour] = t.luck.pile(colour, pile);
}

function* buyWorkers(p: Player): Telling {
  const most = Math.min(5, p.money);
  const cap = FIVE.map(() => most);
  for (const colour of yield* colours(p, 'buyWorkers', cap, [0, most])) {
    p.money--;
    takeWorkers(p, colour);
  }
}

/** 054 */
function* repeat(t: Table, p: Player): Telling {
  const targets = repeatable(t, p, p.workers).filter(card => !isTom(t, p) || isWorth(t, p, card, true));
  const hinges = !isTom(t, p) && repeatHinges(p);
  if (targets.length === 0 && !hinges) return;
  const n = Math.min(1, targets.length);
  const [card] = isTom(t, p)
    ? [copyFor(t, p, targets)]
    : yield* some(p, 'repeat', targets, cardWord, [n, n], hinges);
  if (card !== undefined) yield* useForNothing(t, p, card);
}

/** 060: each building for one worker, fixed at the beginning, in any order. */
function* useEach(t: Table, p: Player): Telling {
  let due = buildings(p).filter(card => isPhaseThree(card) && asksForOneWorker(card));
  for (;;) {
    due = due.filter(card => buildings(p).includes(card));
    const ready = due.filter(card => canDoForNothing(t, p, card, p.workers));
    const wanted = isTom(t, p) ? ready.filter(card => isWorth(t, p, card, true)) : ready;
    // Others see the Zoo, not whether a building fits under it.
    const hinges = due.includes(190);
    if (wanted.length === 0 && !hinges) return;
    const card = isTom(t, p) ? at(wanted, 0) : yield* may(p, 'useEach', ready, cardWord, hinges);
    if (card === undefined) return;
    remove(due, card);
    yield* useForNothing(t, p, card);
  }
}

/** 1 point and 1 Mark for each worker of another colour. */
function* sellWorkers(t: Table, p: Player): Telling {
  const mine = FIVE.filter(c => at(p.workers, c) > 0);
  const cap = FIVE.map(c => (mine.includes(c) ? 1 : 0));
  const sold = isTom(t, p) ? mine : yield* colours(p, 'sellWorkers', cap, [1, mine.length]);
  for (const colour of sold) {
    payWorker(p, colour);
    score(p, 1);
    p.money++;
  }
}

function* swapWorkers(t: Table, p: Player): Telling {
  if (isTom(t, p)) return;
  const given = yield* colours(p, 'swapWorkers', p.workers.slice(), [0, sum(p.workers)]);
  for (const colour of given) payWorker(p, colour);
  yield* recruit(t, p, given.length);
}

/** 189: a worker over the field of its colour, for this round. */
function* guest(t: Table, p: Player): Telling {
  const mine = FIVE.filter(c => at(p.workers, c) > 0);
  const colour = isTom(t, p) ? betterChurch(t, p, mine) : yield* one(p, 'guest', mine, colourWord);
  payWorker(p, colour);
  t.guests[colour] = at(t.guests, colour) + 1;
}

function* buildUnderZoo(t: Table, p: Player, colour: number): Telling {
  const fitting = zooBuildings(p, colour);
  const n = Math.min(1, fitting.length);
  const [card] = yield* some(p, 'underZoo', fitting, cardWord, [n, n], true);
  if (card === undefined) return;
  remove(p.hand, card);
  p.under.push({ card, zoo: at(emptyZoos(p, colour), 0) });
  p.erected.push(card);
  rewardZero(p, card);
  reactToBuilding(t, p);
  yield* flash(t, p, card);
}

function* workersForOnes(t: Table, p: Player): Telling {
  for (const colour of FIVE) if (at(t.dice, colour) === 1) takeWorkers(p, colour);
  if (at(t.dice, BLACK) === 1) yield* recruit(t, p, 1);
}

/** A plot from a pile, unseen, for a worker of its colour. */
function* settle(t: Table, p: Player): Telling {
  const piles = fullPiles(t).filter(c => at(p.workers, c) > 0);
  if (piles.length === 0) return;
  const colour = isTom(t, p) ? plenty(p, piles) : yield* one(p, 'settle', piles, colourWord);
  payWorker(p, colour);
  lay(p, top(at(t.piles, colour)), true);
  rewardPlot(p);
}

function* stake(t: Table, p: Player): Telling {
  const piles = fullPiles(t);
  if (piles.length === 0) return;
  const colour = isTom(t, p) ? at(piles, 0) : yield* one(p, 'stake', piles, colourWord);
  lay(p, top(at(t.piles, colour)), true);
  rewardPlot(p);
}

/** As many from the top of the discard pile as the black die shows, and as many back. */
function* rummage(t: Table, p: Player): Telling {
  const n = Math.min(at(t.dice, BLACK), t.discard.length);
  for (let i = 0; i < n; i++) receive(t, p, top(t.discard));
  yield* discard(t, p, n);
}

function* moveCleric(t: Table, p: Player): Telling {
  const windows = [t.cleric - 1, t.cleric + 1].filter(window => window >= 0 && window <= BLACK);
  t.cleric = isTom(t, p) ? betterChurch(t, p, windows) : yield* one(p, 'moveCleric', windows, windowWord);
}

function* takeBack(t: Table, p: Player): Telling {
  if (isTom(t, p)) return;
  const mine = buildings(p).filter(card => card !== 4);
  for (const card of yield* some(p, 'takeBack', mine, cardWord, [0, mine.length])) {
    takeDown(p, card);
    handBack(t, p, card);
  }
}

function* shift(t: Table, p: Player): Telling {
  const raised = FIVE.filter(c => at(p.hazards, c) > 0);
  if (raised.length === 0) return;
  const colour = isTom(t, p) ? mostRaised(p, raised) : yield* one(p, 'shift', raised, colourWord);
  lower(p, colour);
  yield* raiseOthers(t, p, [colour], -1);
}

/** 228: the lightning of another, as if it were yours. */
function* borrow(t: Table, p: Player): Telling {
  const targets = borrowable(t, p);
  if (targets.length === 0) return;
  const card = isTom(t, p) ? copyFor(t, p, targets) : yield* one(p, 'borrow', targets, cardWord);
  yield* effect(t, p, card, -1);
}
