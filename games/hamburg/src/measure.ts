/** What the seats have of the things cards count. */
import { FIRST, at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { FIVE, SQUARE_POINTS, STEPS_TO_DAMAGE, THIRD } from './board.ts';
import { CATEGORY_BITS, CATEGORY_OF } from './cards.ts';
import type { Count } from './counts.ts';
import { display, hazardOf, stonesIn, under, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';

const inZone = (cards: readonly number[], category: number): number => {
  let n = 0;
  for (const card of cards) if ((at(CATEGORY_BITS, card - FIRST) >> category) & 1) n++;
  return n;
};

/** Buildings of a category; at the final scoring those under a Zoo do not count (H-20). */
const category = (s: Hamburg, me: Seat, c: number, final: boolean): number =>
  inZone(at(s.zones, display(me)), c) + (final ? 0 : inZone(at(s.zones, under(me)), c));

/** A building of four categories counts for one that is not there yet (H-19). */
const kinds = (s: Hamburg, me: Seat, final: boolean): number => {
  let seen = 0;
  let joker = 0;
  for (const zone of [display(me), ...(final ? [] : [under(me)])])
    for (const card of at(s.zones, zone)) {
      const bits = at(CATEGORY_BITS, card - FIRST);
      if ((bits & (bits - 1)) !== 0) joker = bits;
      else seen |= 1 << at(CATEGORY_OF, card - FIRST);
    }
  let n = (joker & ~seen) !== 0 ? 1 : 0;
  for (let bits = seen; bits !== 0; bits &= bits - 1) n++;
  return n;
};

const plots = (s: Hamburg, me: Seat, colour: number): number => {
  let n = 0;
  for (const code of at(s.plots, me)) if (code % 8 === colour) n++;
  return n;
};

const coloursWith = (test: (colour: number) => boolean): number => {
  let n = 0;
  for (const c of FIVE) if (test(c)) n++;
  return n;
};

const sumOfDice = (s: Hamburg): number => s.dice.reduce((sum, n) => sum + n, 0);

const diceWith = (s: Hamburg, value: number): number => {
  let n = 0;
  for (const die of s.dice) if (die === value) n++;
  return n;
};

const oftenest = (s: Hamburg): number => {
  let most = 0;
  let value = 0;
  for (let v = 1; v <= 6; v++) {
    const n = diceWith(s, v);
    if (n === most) value = 0;
    else if (n > most) {
      most = n;
      value = v;
    }
  }
  return value;
};

const landmarks = (s: Hamburg, me: Seat): number =>
  (stonesIn(s, me, 0) >= THIRD ? 1 : 0) +
  (stonesIn(s, me, 1) >= THIRD ? 1 : 0) +
  at(s.hummels, me).length +
  at(s.jettes, me);

export const markersOf = (s: Hamburg, me: Seat): number => {
  let n = 0;
  for (let bits = at(s.majority, me); bits !== 0; bits &= bits - 1) n++;
  return n;
};

export const stonesOf = (s: Hamburg, me: Seat): number => stonesIn(s, me, 0) + stonesIn(s, me, 1);

const overFive = (f: (colour: number) => number): number => {
  let n = 0;
  for (const c of FIVE) n += f(c);
  return n;
};

const fewest = (s: Hamburg, me: Seat): number => {
  let n = workersOf(s, me, 0);
  for (const c of FIVE) n = Math.min(n, workersOf(s, me, c));
  return n;
};

/** How much the seat has of it; `its` is the colour a sentence may refer back to. */
export const countOf = (s: Hamburg, me: Seat, count: Count, its: number, final = false): number => {
  switch (count.of) {
    case 'category':
      return category(s, me, count.category, final);
    case 'buildings':
      return at(s.zones, display(me)).length + (final ? 0 : at(s.zones, under(me)).length);
    case 'categories':
      return kinds(s, me, final);
    case 'plots':
      return plots(s, me, count.colour);
    case 'stones':
      return stonesOf(s, me);
    case 'landmarks':
      return landmarks(s, me);
    case 'majorities':
      return markersOf(s, me);
    case 'square':
      return at(SQUARE_POINTS, at(s.square, me));
    case 'topStatue':
      return Math.max(0, ...at(s.hummels, me));
    case 'die':
      return at(s.dice, count.die);
    case 'itsDie':
      return at(s.dice, its);
    case 'oftenest':
      return oftenest(s);
    case 'dice':
      return diceWith(s, count.value);
    case 'sumUpTo':
      return sumOfDice(s) <= count.n ? 1 : 0;
    case 'sumFrom':
      return sumOfDice(s) >= count.n ? 1 : 0;
    default:
      return coloursOf(s, me, count.of);
  }
};

type ByColour =
  'plotColours' | 'allPlotColours' | 'workers' | 'workerColours' | 'sets' | 'raised' | 'raisedColours';

/** The counts that go through the five colours. */
const coloursOf = (s: Hamburg, me: Seat, of: ByColour): number => {
  switch (of) {
    case 'plotColours':
      return coloursWith(c => plots(s, me, c) > 0);
    case 'allPlotColours':
      return coloursWith(c => plots(s, me, c) > 0) === FIVE.length ? 1 : 0;
    case 'workers':
      return overFive(c => workersOf(s, me, c));
    case 'workerColours':
      return coloursWith(c => workersOf(s, me, c) > 0);
    case 'sets':
      return fewest(s, me);
    case 'raised':
      return overFive(c => Math.min(STEPS_TO_DAMAGE, hazardOf(s, me, c)));
    case 'raisedColours':
      return coloursWith(c => hazardOf(s, me, c) > 0);
  }
};
