/**
 * What things cost and bring: one pure function that lays declared changes over a printed number, layer by layer.
 * Cards and mayors declare their layer (sentences.ts), tiles theirs (clerics.ts, exchange.ts); here stands the order.
 */
import { at } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { BLACK, BUILD, MONEY, SECTION_COLOURS, SECTION_PRICES, WALL } from './board.ts';
import { colourOf, isBuilding, priceOf, sentenceOf } from './cards.ts';
import { tileChange } from './clerics.ts';
import { courseChange, courseFree } from './exchange.ts';
import { mayorOf } from './mayors.ts';
import type { Layer } from './sentences.ts';
import { ANY } from './steps.ts';
import type { Step } from './steps.ts';
import { buildingsOf, displayOf, enjoys, others, stonesIn, underOf } from './state.ts';
import type { Hamburg } from './state.ts';

type Of = Layer['of'];
type Rung = Layer['how'] | 'tile' | 'course' | 'gift' | 'others';

/** The layers from the printed number outwards (H-13, H-36, H-39, H-79, H-84). */
const ORDER: { readonly [of in Of]: readonly Rung[] } = {
  build: ['half', 'tile', 'course', 'less'],
  wall: ['blackDie', 'tile', 'course', 'exactly', 'gift', 'free'],
  advance: ['tile', 'less', 'others'],
  money: ['tile', 'more', 'course'],
};
/** A stone laid through a building knows neither tiles nor the exchange nor what helps the basic action (H-36, H-37). */
const STONE_OF_BUILDING: readonly Rung[] = ['blackDie'];

/** Whom a number concerns: who pays, for what colour, and whether the hand card of the turn pays for it (H-50). */
interface Deal {
  readonly me: Seat;
  readonly colour: number;
  readonly hand: boolean;
}

const ACTION_OF: { readonly [of in Of]: number } = { build: BUILD, wall: WALL, money: MONEY, advance: -1 };

const change = (s: Hamburg, n: number, { how, n: by }: Layer): number => {
  switch (how) {
    case 'half':
      return Math.ceil(n / 2);
    case 'less':
      return Math.max(0, n - by);
    case 'more':
      return n + by;
    case 'free':
      return 0;
    case 'exactly':
      return by;
    default:
      return Math.min(n, at(s.dice, BLACK));
  }
};

const fits = (layer: Layer | null, of: Of, how: Rung, colour: number): layer is Layer =>
  layer !== null &&
  layer.of === of &&
  layer.how === how &&
  layer.by === 'me' &&
  (layer.colour === ANY || layer.colour === colour);

/** The layers of one kind that the payer's own buildings and mayor declare. */
const own = (s: Hamburg, of: Of, how: Rung, deal: Deal, n: number): number => {
  for (const cards of [displayOf(s, deal.me), underOf(s, deal.me)])
    for (const card of cards) {
      const { layer } = sentenceOf(card);
      if (fits(layer, of, how, deal.colour)) n = change(s, n, layer);
    }
  const { layer } = mayorOf(at(s.mayor, deal.me)).sentence;
  return fits(layer, of, how, deal.colour) ? change(s, n, layer) : n;
};

/** Opponents who make an advance dearer by the black die; who ignores that die is spared (H-39). */
const surcharge = (s: Hamburg, me: Seat): number => {
  if (enjoys(s, me, 'noMarkers')) return 0;
  let n = 0;
  for (const p of others(s, me))
    for (const card of buildingsOf(s, p)) if (sentenceOf(card).layer?.by === 'others') n += at(s.dice, BLACK);
  return n;
};

const layered = (s: Hamburg, of: Of, printed: number, deal: Deal, order: readonly Rung[]): number => {
  let n = printed;
  for (const rung of order) {
    if (rung === 'tile') {
      if (deal.hand) n = Math.max(0, n + tileChange(s, of, deal.colour));
    } else if (rung === 'course') {
      if (deal.hand) n = courseChange(s, ACTION_OF[of], deal.colour, n);
    } else if (rung === 'gift') {
      if (deal.hand && courseFree(s, ACTION_OF[of], deal.colour)) n = 0;
    } else if (rung === 'others') n += surcharge(s, deal.me);
    else n = own(s, of, rung, deal, n);
  }
  return n;
};

/** A building of the basic action; Zoo and Park always cost what is printed (H-12). */
export const buildPrice = (s: Hamburg, me: Seat, card: Card, hand: boolean): number =>
  isBuilding(card)
    ? layered(s, 'build', priceOf(card), { me, colour: colourOf(card), hand }, ORDER.build)
    : priceOf(card);

/** The next section of a half: its colour and printed price; none once the half is complete. */
export const sectionColour = (s: Hamburg, me: Seat, half: number): number | undefined =>
  at(SECTION_COLOURS, half)[stonesIn(s, me, half)];
const printed = (s: Hamburg, me: Seat, half: number): number => at(SECTION_PRICES, stonesIn(s, me, half));

export const wallPrice = (s: Hamburg, me: Seat, half: number, hand: boolean): number =>
  layered(s, 'wall', printed(s, me, half), { me, colour: sectionColour(s, me, half) ?? 0, hand }, ORDER.wall);

/** A stone without a card: the base price doubled; a mayor who always pays the same pays that (H-36). */
export const masonPrice = (s: Hamburg, me: Seat, half: number): number => {
  const { layer } = mayorOf(at(s.mayor, me)).sentence;
  if (layer?.how === 'exactly') return layer.n;
  const deal = { me, colour: ANY, hand: false };
  return 2 * layered(s, 'wall', printed(s, me, half), deal, STONE_OF_BUILDING);
};

/** The next stone of a half by the step that lays it: a card, a building, or, while nothing does, the hand card. */
export const stonePrice = (s: Hamburg, me: Seat, half: number, step: Step | undefined): number => {
  if (step?.do === 'mason') return step.double ? masonPrice(s, me, half) : 0;
  return wallPrice(s, me, half, step?.do === 'section' ? step.hand : true);
};

/** The sum of all dice showing 1 or 2, or undefined if none does: then nobody advances. */
const lowDice = (s: Hamburg, me: Seat): number | undefined => {
  const spared = enjoys(s, me, 'noMarkers');
  let sum: number | undefined;
  for (const [die, pips] of s.dice.entries())
    if (pips <= 2) sum = (sum ?? 0) + (die === BLACK && spared ? 0 : pips);
  return sum;
};

export const advancePrice = (s: Hamburg, me: Seat): number | undefined => {
  const dice = lowDice(s, me);
  return dice === undefined
    ? undefined
    : layered(s, 'advance', dice, { me, colour: ANY, hand: true }, ORDER.advance);
};

/** A building's own price for an advance: only opponents change it (H-39). */
export const quietAdvancePrice = (s: Hamburg, me: Seat, mark: number): number => mark + surcharge(s, me);
export const lowDie = (s: Hamburg): boolean => s.dice.some(pips => pips <= 2);

export const income = (s: Hamburg, me: Seat, colour: number, hand: boolean): number =>
  layered(s, 'money', at(s.dice, colour), { me, colour, hand }, ORDER.money);
