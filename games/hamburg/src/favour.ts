/** What a building would do in TOM's favour once its worker is paid (H-91), and how much of it at once (H-43). */
import { at } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { BEYOND_POINTS, BLACK, FIVE, LAST_SPACE, WINDOWS } from './board.ts';
import { colourOf, sentenceOf } from './cards.ts';
import { BUILDINGS } from './counts.ts';
import type { Count } from './counts.ts';
import { borrowable, mayBeFree, oneWorkerFee, repeatable } from './duty.ts';
import { heldColours, workerCount } from './gains.ts';
import { losses } from './hazards.ts';
import { countOf } from './measure.ts';
import { discarded, openPiles } from './piles.ts';
import { masonPrice } from './prices.ts';
import { buildingsOf, displayOf, handOf, hazardOf, leftOf, others, pileSize, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ANY, ITS } from './steps.ts';
import type { Step } from './steps.ts';
import { masonHalves } from './wall.ts';

/** As if the fee were handed in: the workers that are gone, and the colours "it" can stand for. */
interface Deal {
  readonly fee: readonly number[];
  readonly its: readonly number[];
}
const NO_FEE: readonly number[] = [];
const FREE: Deal = { fee: NO_FEE, its: FIVE };

/** His church cards of a window minus yours. */
export const edge = (s: Hamburg, me: Seat, window: number): number => {
  const own = (p: Seat): number =>
    window === BLACK ? leftOf(s, p).length : displayOf(s, p).filter(card => colourOf(card) === window).length;
  return own(me) - Math.max(...others(s, me).map(own));
};

const left = (s: Hamburg, me: Seat, colour: number, { fee }: Deal): number =>
  workersOf(s, me, colour) - fee.filter(c => c === colour).length;

/** The counts that look at workers see those that are left. */
const counted = (s: Hamburg, me: Seat, count: Count, deal: Deal): number => {
  if (count.of === 'sets') return Math.min(...FIVE.map(c => left(s, me, c, deal)));
  if (count.of === 'workerColours') return FIVE.filter(c => left(s, me, c, deal) > 0).length;
  return countOf(s, me, count, deal.its[0] ?? 0);
};

const coloursOf = (colour: number, { its }: Deal): readonly number[] =>
  colour === ANY ? FIVE : colour === ITS ? its : [colour];

const movesCleric = (s: Hamburg, me: Seat): boolean =>
  [s.cleric - 1, s.cleric + 1].some(w => w >= 0 && w < WINDOWS && edge(s, me, w) > edge(s, me, s.cleric));

/** Whether a step whose duty can be met changes anything for whoever takes it. */
const helps = (s: Hamburg, me: Seat, card: Card, step: Step, deal: Deal): boolean => {
  switch (step.do) {
    case 'gain':
    case 'recruit':
    case 'settle':
    case 'improviseTop':
    case 'sellWorkers':
      return true;
    case 'mason':
      return masonHalves(s, me, step.double).length > 0;
    case 'per':
      return counted(s, me, step.count, deal) >= step.each;
    case 'draw':
    case 'improvise':
      return openPiles(s).length > 0;
    case 'fetch':
      return coloursOf(step.colour, deal).some(c => pileSize(s, c) > 0);
    case 'reduce':
      return coloursOf(step.colour, deal).some(c => hazardOf(s, me, c) > 0);
    case 'oneWorkers':
      return s.dice.includes(1);
    case 'trade':
      return at(s.money, me) > 0 && others(s, me).some(p => at(s.points, p) > 0);
    case 'guest':
      return FIVE.some(c => left(s, me, c, deal) > 0 && edge(s, me, c) > 0);
    case 'moveCleric':
      return movesCleric(s, me);
    case 'repeat':
      return repeatable(s, me, card, deal.fee).some(other => helped(s, me, other, { ...deal, its: FIVE }));
    default:
      return strikes(s, me, card, step);
  }
};

/** The same of what only lightning does. TOM has no hand or plans: what he would need them for changes nothing. */
const strikes = (s: Hamburg, me: Seat, card: Card, step: Step): boolean => {
  const anybody = (test: (p: Seat) => boolean): boolean => others(s, me).some(test);
  switch (step.do) {
    case 'climb':
    case 'curse':
      return true;
    case 'takeBack':
      return me !== s.tom && buildingsOf(s, me).some(other => other !== card);
    case 'discard':
      return handOf(s, me).length > 0;
    case 'search':
      return discarded(s) > 0;
    case 'stake':
      return openPiles(s).length > 0;
    case 'useAll':
      return buildingsOf(s, me).some(other => oneWorkerFee.includes(other) && mayBeFree(s, me, other));
    case 'shift':
    case 'reducePerBuilding':
      return raisedIn(s, me, FIVE) > 0;
    case 'othersDiscard':
    case 'stealCard':
      return anybody(p => handOf(s, p).length > 0);
    case 'stealMark':
      return anybody(p => at(s.money, p) > 0);
    case 'stealWorkers':
      return anybody(p => workerCount(s, p) > 0);
    case 'othersTurnBack':
      return anybody(p => at(s.majority, p) !== 0);
    case 'othersBack':
      return anybody(p => at(s.square, p) > 0);
    case 'othersLose':
      return anybody(p => losses(s, p, step.hazard).length > 0);
    case 'borrow':
      return borrowable(s, me).length > 0;
    default:
      return false;
  }
};

const helped = (s: Hamburg, me: Seat, card: Card, deal: Deal): boolean =>
  sentenceOf(card).todo.some(step => helps(s, me, card, step, deal));

/** Whether TOM uses the building, which he may (H-91). */
export const worthPaying = (s: Hamburg, me: Seat, card: Card): boolean =>
  helped(s, me, card, { fee: sentenceOf(card).fee, its: heldColours(s, me) });
/** Whether a sentence would change anything if it were said now, without a fee. */
export const stirs = (s: Hamburg, me: Seat, card: Card): boolean => helped(s, me, card, FREE);

const POINT = 1_000_000;
const MARK = 1_000;

const raisedIn = (s: Hamburg, me: Seat, colours: readonly number[]): number =>
  colours.reduce((n, c) => n + hazardOf(s, me, c), 0);

/** The steps that "reduce" can take off: of one colour if the sentence means one. */
const reducible = (s: Hamburg, me: Seat, n: number, colour: number): number =>
  colour === ITS
    ? Math.max(...FIVE.map(c => Math.min(n, hazardOf(s, me, c))))
    : Math.min(n, raisedIn(s, me, coloursOf(colour, FREE)));

/** A die that he may name is the best one. */
const most = (s: Hamburg, me: Seat, count: Count): number =>
  count.of === 'itsDie' ? Math.max(...FIVE.map(c => at(s.dice, c))) : countOf(s, me, count, 0);

const fromOthers = (s: Hamburg, me: Seat, n: number, has: (p: Seat) => number): number =>
  others(s, me).reduce((sum, p) => sum + Math.min(n, has(p)), 0);

/** What a step brings at once, points before Mark before workers; hidden cards count nothing (H-90). */
const brings = (s: Hamburg, me: Seat, step: Step): number => {
  switch (step.do) {
    case 'gain':
      return POINT * step.points + MARK * step.mark + (step.workers ?? []).reduce((n, w) => n + w, 0);
    case 'per':
      return Math.floor(most(s, me, step.count) / step.each) * (POINT * step.points + MARK * step.mark);
    case 'recruit':
      return step.n;
    case 'oneWorkers':
      return s.dice.filter(pips => pips === 1).length;
    case 'draw':
      return (
        MARK *
        Math.min(
          step.n,
          FIVE.reduce((n: number, c) => n + pileSize(s, c), 0),
        )
      );
    case 'reduce':
      return POINT * reducible(s, me, step.n, step.colour);
    case 'reducePerBuilding':
      return POINT * reducible(s, me, countOf(s, me, BUILDINGS, 0), ANY);
    case 'shift':
      return POINT * reducible(s, me, 1, ANY);
    case 'climb':
      return at(s.square, me) === LAST_SPACE ? POINT * BEYOND_POINTS : 0;
    case 'stealMark':
      return MARK * fromOthers(s, me, step.n, p => at(s.money, p));
    case 'stealWorkers':
      return fromOthers(s, me, step.n, p => workerCount(s, p));
    case 'trade':
      return POINT * fromOthers(s, me, 1, p => at(s.points, p)) - MARK;
    case 'sellWorkers':
      return (POINT + MARK - 1) * heldColours(s, me).length;
    case 'mason':
      return step.double ? -MARK * Math.min(...masonHalves(s, me, true).map(h => masonPrice(s, me, h))) : 0;
    case 'settle':
    case 'guest':
      return -1;
    default:
      return 0;
  }
};

/** How much a card would bring him at once. */
export const worth = (s: Hamburg, me: Seat, card: Card): number =>
  sentenceOf(card).todo.reduce((sum, step) => sum + brings(s, me, step), 0);

/** The plot a building stands on, counted from the left. */
export const placeOf = (s: Hamburg, me: Seat, card: Card): number =>
  at(s.on, me)[displayOf(s, me).indexOf(card)] ?? at(s.plots, me).length;
/** From left to right: by the place in the display, not by the order of erecting; then by number (H-43). */
export const fromLeft = (s: Hamburg, me: Seat, cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => placeOf(s, me, a) - placeOf(s, me, b) || a - b);
