/** How TOM decides: one table instead of judgement (H-43, H-87 to H-94). */
import { FIRST, at, upTo } from '@kaffeehaus/kernel';
import type { Answer, Ask, Item, Seat } from '@kaffeehaus/kernel';
import { whyOf } from './asks.ts';
import type { Why } from './asks.ts';
import { FIVE, ORANGE, STEPS_TO_DAMAGE, THIRD, VIOLET } from './board.ts';
import { face, priceOf, sentenceOf } from './cards.ts';
import { spared } from './clerics.ts';
import { edge, fromLeft, placeOf, stirs, worth } from './favour.ts';
import { HUMMEL, colourItem, hazardItem, indexOf, itsColour } from './items.ts';
import { stonePrice } from './prices.ts';
import { displayOf, enjoys, hazardOf, pileSize, stonesIn, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ITS } from './steps.ts';
import type { Step } from './steps.ts';

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

/** The colour of a free fee, or the one named instead: what the sentence then does with it decides. */
const feeColour: Choice = (s, ask, me, it, step) => {
  const card = it[0];
  const then = card === undefined || card < FIRST ? undefined : sentenceOf(card).todo[0];
  if (then?.do === 'per' && then.count.of === 'itsDie') return highestDie(s, ask, me, it, step);
  if (then?.do === 'reduce' && then.colour === ITS) return mostRaised(s, ask, me, it, step);
  if (then?.do !== 'fetch') return mostHeld(s, ask, me, it, step);
  return best(ask.of, item => {
    const full = pileSize(s, indexOf(item)) > 0;
    return !full ? -1 : step.do === 'fee' ? workersOf(s, me, indexOf(item)) : 0;
  });
};

const avert: Choice = (s, ask, me, it) => {
  const limit = enjoys(s, me, 'fourth') ? STEPS_TO_DAMAGE : STEPS_TO_DAMAGE - 1;
  return hazardOf(s, me, itsColour(it)) >= limit ? ask.of.slice(0, 1) : NONE;
};

/** What the marker raises is the least raised colour, be it the one it shows or another. */
const divert: Choice = (s, ask, me) => {
  const rising = FIVE.filter(c => !spared(s, c)).map(colourItem);
  const least = best(rising, item => -hazardOf(s, me, indexOf(item)));
  return ask.of.filter(item => least.includes(item));
};

const cheapest = (s: Hamburg, me: Seat, cards: Answer): Answer =>
  best(fromLeft(s, me, cards), card => -priceOf(card));
const fire: Choice = (s, ask, me) => cheapest(s, me, ask.of);

/** An empty plot first, then the one under the cheapest building, the leftmost on a tie; some may be gone already. */
const flooded = (s: Hamburg, me: Seat, gone: Answer): number => {
  const left = displayOf(s, me).filter(card => !gone.includes(card));
  const taken = left.map(card => placeOf(s, me, card));
  const bare = at(s.plots, me).findIndex((_, plot) => !taken.includes(plot));
  const [card] = cheapest(s, me, left);
  return bare >= 0 || card === undefined ? bare : placeOf(s, me, card);
};
const flood: Choice = (s, ask, me) => ask.of.filter(item => indexOf(item) === flooded(s, me, NONE));

/** What flood and fire take together in this order: buildings before what they cost. */
const ruin = (s: Hamburg, me: Seat, fireFirst: boolean): number => {
  const standing = (gone: Answer): Answer => displayOf(s, me).filter(card => !gone.includes(card));
  const burnt = (gone: Answer): Answer => cheapest(s, me, standing(gone));
  const drowned = (gone: Answer): Answer =>
    standing(gone).filter(card => placeOf(s, me, card) === flooded(s, me, gone));
  const first = fireFirst ? burnt(NONE) : drowned(NONE);
  const lost = [...first, ...(fireFirst ? drowned(first) : burnt(first))];
  return lost.reduce((sum, card) => sum + 1000 + priceOf(card), 0);
};
/** The order with the least loss: a fire may leave a bare plot to the flood. */
const suffer: Choice = (s, ask, me) => {
  const burning = hazardItem(ORANGE);
  const both = ask.of.includes(hazardItem(VIOLET)) && ask.of.includes(burning);
  return both && ruin(s, me, true) < ruin(s, me, false) ? [burning] : ask.of.slice(0, 1);
};

/** The longer half, but a third section only if there is no other way; the left on a tie. */
const collapse: Choice = (s, ask, me) =>
  best(ask.of, item => {
    const stones = stonesIn(s, me, indexOf(item));
    return stones === THIRD ? stones - 10 : stones;
  });

const section: Choice = (s, ask, me, _it, step) =>
  best(ask.of, item => -stonePrice(s, me, indexOf(item), step));
const search: Choice = (_s, ask) => best(ask.of, card => face(card).points);

const bestCard = (s: Hamburg, me: Seat, cards: Answer): Answer =>
  best(
    [...cards].sort((a, b) => a - b),
    card => worth(s, me, card),
  );
/** Of the buildings he may use once more one that helps, if any does. */
const repeat: Choice = (s, ask, me) => {
  const good = ask.of.filter(card => stirs(s, me, card));
  return bestCard(s, me, good.length > 0 ? good : ask.of);
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
  'hamburg.useII': (s, ask, me, _it, step) =>
    step.do === 'offerII' && step.last ? fromLeft(s, me, ask.of).slice(0, 1) : NONE,
  'hamburg.avert': avert,
  'hamburg.divert': divert,
  'hamburg.suffer': suffer,
  'hamburg.flood': flood,
  'hamburg.fire': fire,
  'hamburg.collapse': collapse,
  'hamburg.section': section,
  'hamburg.statue': (_s, ask) => (ask.of.includes(HUMMEL) ? [HUMMEL] : ask.of.slice(0, 1)),
  'hamburg.search': search,
  'hamburg.improvise': highestDie,
  'hamburg.settle': mostHeld,
  'hamburg.takeBack': () => NONE,
  'hamburg.giveWorkers': (s, ask, me) => oneByOne(ask, ask.max, (c, taken) => workersOf(s, me, c) - taken),
  'hamburg.sellWorkers': (_s, ask) => ask.of,
  'hamburg.trade': (_s, ask) => ask.of.slice(0, ask.max),
  'hamburg.guest': guest,
  'hamburg.moveCleric': cleric,
  'hamburg.borrow': (s, ask, me) => bestCard(s, me, ask.of),
  'hamburg.repeat': repeat,
  'hamburg.useEach': (s, ask, me) =>
    fromLeft(s, me, ask.of)
      .filter(card => stirs(s, me, card))
      .slice(0, 1),
};

/** TOM's answer; whatever the table does not name is the first thing offered. */
export const choose = (s: Hamburg, ask: Ask, step: Step, it: readonly Item[]): Answer => {
  const why = whyOf(ask);
  const choice = (why && TABLE[why]) ?? firstOne;
  return choice(s, ask, ask.seat, it, step);
};
