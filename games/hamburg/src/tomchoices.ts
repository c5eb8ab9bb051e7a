/** How TOM decides: one table instead of judgement (H-43, H-87 to H-94). */
import { FIRST, at, upTo } from '@kaffeehaus/kernel';
import type { Answer, Ask, Card, Item, Seat } from '@kaffeehaus/kernel';
import { whyOf } from './asks.ts';
import type { Why } from './asks.ts';
import { BLACK, FIVE, STEPS_TO_DAMAGE, THIRD } from './board.ts';
import { colourOf, face, priceOf, sentenceOf } from './cards.ts';
import { spared } from './clerics.ts';
import { HUMMEL, colourItem, indexOf, itsColour } from './items.ts';
import { countOf } from './measure.ts';
import { wallPrice } from './prices.ts';
import { displayOf, enjoys, hazardOf, leftOf, others, stonesIn, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ITS } from './steps.ts';
import type { Step } from './steps.ts';
import { first, idle } from './use.ts';

type Choice = (s: Hamburg, ask: Ask, me: Seat, it: readonly Item[], step: Step) => Answer;
const NONE: Answer = [];

/** The item with the most of something; the first of the question on a tie. */
const best = (of: readonly Item[], value: (item: Item) => number): Answer => {
  let found = of[0];
  for (const item of of) if (found !== undefined && value(item) > value(found)) found = item;
  return found === undefined ? NONE : [found];
};

/** Colours one after another, each the best as things stand then. */
const oneByOne = (ask: Ask, n: number, value: (colour: number, taken: number) => number): Answer => {
  const taken = ask.of.map(() => 0);
  for (let k = 0; k < n; k++) {
    let at0 = -1;
    for (const i of upTo(ask.of.length)) {
      if (ask.cap !== null && at(taken, i) >= at(ask.cap, i)) continue;
      const mine = value(indexOf(at(ask.of, i)), at(taken, i));
      if (at0 < 0 || mine > value(indexOf(at(ask.of, at0)), at(taken, at0))) at0 = i;
    }
    if (at0 >= 0) taken[at0] = at(taken, at0) + 1;
  }
  return ask.of.flatMap((item, i) => upTo(at(taken, i)).map(() => item));
};

const firstOne: Choice = (_s, ask) => ask.of.slice(0, 1);
const highestDie: Choice = (s, ask) => best(ask.of, item => at(s.dice, indexOf(item)));
const mostRaised: Choice = (s, ask, me) => best(ask.of, item => hazardOf(s, me, indexOf(item)));
const mostHeld: Choice = (s, ask, me) => best(ask.of, item => workersOf(s, me, indexOf(item)));
const fewestFirst: Choice = (s, ask, me) =>
  oneByOne(ask, ask.max, (c, taken) => -(workersOf(s, me, c) + taken));

/** The colour of a free fee: what the sentence then does with it decides. */
const feeColour: Choice = (s, ask, me, it, step) => {
  const card = it[0];
  const then = card === undefined || card < FIRST ? undefined : sentenceOf(card).todo[0];
  if (then?.do === 'per' && then.count.of === 'itsDie') return highestDie(s, ask, me, it, step);
  if (then?.do === 'reduce' && then.colour === ITS) return mostRaised(s, ask, me, it, step);
  return mostHeld(s, ask, me, it, step);
};

const avert: Choice = (s, ask, me, it) => {
  const limit = enjoys(s, me, 'fourth') ? STEPS_TO_DAMAGE : STEPS_TO_DAMAGE - 1;
  return hazardOf(s, me, itsColour(it)) >= limit ? ask.of.slice(0, 1) : NONE;
};

const divert: Choice = (s, ask, me, it) => {
  const [least] = [...FIVE]
    .filter(c => !spared(s, c))
    .sort((a, b) => hazardOf(s, me, a) - hazardOf(s, me, b) || a - b);
  return least === undefined ||
    least === itsColour(it) ||
    hazardOf(s, me, least) === hazardOf(s, me, itsColour(it))
    ? NONE
    : ask.of.filter(item => item === colourItem(least));
};

const cheapestOn = (s: Hamburg, me: Seat, plot: number): number =>
  displayOf(s, me).reduce(
    (sum, card, i) => (at(at(s.on, me), i) === plot ? sum + 1 + priceOf(card) : sum),
    0,
  );
/** An empty plot first, then the one under the cheapest building, the leftmost on a tie. */
const flood: Choice = (s, ask, me) => best(ask.of, item => -cheapestOn(s, me, indexOf(item)));
const fire: Choice = (_s, ask) => best(ask.of, card => -priceOf(card));
/** The longer half, but a third section only if there is no other way; the left on a tie. */
const collapse: Choice = (s, ask, me) =>
  best(ask.of, item => {
    const stones = stonesIn(s, me, indexOf(item));
    return stones === THIRD ? stones - 10 : stones;
  });
const section: Choice = (s, ask, me) => best(ask.of, item => -wallPrice(s, me, indexOf(item), false));
const search: Choice = (_s, ask) => best(ask.of, card => face(card).points);

/** What a sentence brings him at once: points before Mark before workers. */
const value = (s: Hamburg, me: Seat, card: Card): number => {
  let sum = 0;
  for (const step of sentenceOf(card).todo) {
    if (step.do === 'gain')
      sum += 1000 * step.points + 10 * step.mark + (step.workers ?? []).reduce((n, w) => n + w, 0);
    else if (step.do === 'per') {
      const n = Math.floor(countOf(s, me, step.count, 0) / step.each);
      sum += n * (1000 * step.points + 10 * step.mark);
    } else if (step.do === 'recruit') sum += step.n;
    else if (step.do === 'reduce') sum += 1000 * Math.min(step.n, reducible(s, me, step.colour));
  }
  return sum;
};
const bestCard: Choice = (s, ask, me) =>
  best(
    [...ask.of].sort((a, b) => a - b),
    card => value(s, me, card),
  );

const reducible = (s: Hamburg, me: Seat, colour: number): number =>
  colour >= 0 ? hazardOf(s, me, colour) : FIVE.reduce((n: number, c) => n + hazardOf(s, me, c), 0);

/** His church cards of a window minus yours. */
const edge = (s: Hamburg, me: Seat, window: number): number => {
  const own = (p: Seat): number =>
    window === BLACK ? leftOf(s, p).length : displayOf(s, p).filter(card => colourOf(card) === window).length;
  return own(me) - Math.max(...others(s, me).map(own));
};
const guest: Choice = (s, ask, me) => best(ask.of, item => edge(s, me, indexOf(item)));
const cleric: Choice = (s, ask, me) => best(ask.of, item => edge(s, me, indexOf(item)));

const TABLE: { readonly [why in Why]?: Choice } = {
  'hamburg.recruit': fewestFirst,
  'hamburg.fee': feeColour,
  'hamburg.name': feeColour,
  'hamburg.reduce': (s, ask, me) => oneByOne(ask, ask.max, (c, taken) => hazardOf(s, me, c) - taken),
  'hamburg.shift': mostRaised,
  'hamburg.lowerOther': mostRaised,
  'hamburg.useII': (_s, ask, _me, _it, step) =>
    step.do === 'offerII' && step.last ? ask.of.slice(0, 1) : NONE,
  'hamburg.again': (_s, ask) => ask.of.filter(card => !idle(sentenceOf(card))),
  'hamburg.avert': avert,
  'hamburg.divert': divert,
  'hamburg.flood': flood,
  'hamburg.fire': fire,
  'hamburg.collapse': collapse,
  'hamburg.section': section,
  'hamburg.statue': (_s, ask) => (ask.of.includes(HUMMEL) ? [HUMMEL] : ask.of.slice(0, 1)),
  'hamburg.search': search,
  'hamburg.draw': highestDie,
  'hamburg.stake': highestDie,
  'hamburg.improvise': highestDie,
  'hamburg.settle': mostHeld,
  'hamburg.takeBack': () => NONE,
  'hamburg.giveWorkers': (s, ask, me) => oneByOne(ask, ask.max, (c, taken) => workersOf(s, me, c) - taken),
  'hamburg.sellWorkers': (_s, ask) => ask.of,
  'hamburg.trade': (_s, ask) => ask.of.slice(0, ask.max),
  'hamburg.guest': guest,
  'hamburg.moveCleric': cleric,
  'hamburg.borrow': bestCard,
  'hamburg.repeat': bestCard,
  'hamburg.useEach': (s, ask, me) => ask.of.filter(card => worthUsing(s, me, card)).slice(0, 1),
};

/** TOM's answer; whatever the table does not name is the first thing offered. */
export const choose = (s: Hamburg, ask: Ask, step: Step, it: readonly Item[]): Answer => {
  const why = whyOf(ask);
  const choice = (why && TABLE[why]) ?? firstOne;
  return choice(s, ask, ask.seat, it, step);
};

/** Buildings he would only pay for are left alone (H-91). */
export const worthUsing = (s: Hamburg, me: Seat, card: Card): boolean => {
  const sentence = sentenceOf(card);
  if (idle(sentence)) return false;
  switch (first(sentence)) {
    case 'guest':
      return FIVE.some(c => workersOf(s, me, c) > 0 && edge(s, me, c) > 0);
    case 'moveCleric':
      return [s.cleric - 1, s.cleric + 1].some(
        w => w >= 0 && w <= BLACK && edge(s, me, w) > edge(s, me, s.cleric),
      );
    case 'trade':
      return at(s.money, me) > 0;
    case 'per': {
      const step = sentence.todo[0];
      return step?.do !== 'per' || step.count.of === 'itsDie' || value(s, me, card) > 0;
    }
    case 'reduce':
      return value(s, me, card) > 0;
    default:
      return true;
  }
};
