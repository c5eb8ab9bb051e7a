/** The cards as the glossary lists them: when each acts, what it asks for, and the plain gains. */
import { COLOURS } from '@kaffeehaus/hamburg';
import type { Player, Table } from './table.ts';
import { FIVE, buildings, face, sum } from './table.ts';
import { at } from '@kaffeehaus/kernel';

export const LIGHTNING: ReadonlySet<number> = new Set([
  1, 4, 5, 13, 19, 25, 28, 31, 32, 44, 55, 60, 67, 68, 83, 85, 89, 90, 104, 119, 121, 123, 126, 142, 143, 145,
  147, 148, 149, 152, 153, 163, 169, 171, 172, 173, 174, 175, 176, 177, 178, 186, 194, 200, 201, 206, 207,
  208, 209, 211, 217, 223, 228, 233, 236, 238,
]);
export const PHASE_TWO: ReadonlySet<number> = new Set([2, 49, 50, 51, 52, 87, 92, 93, 164, 237]);

/** Workers asked for by the buildings of phase III; none for `free`. */
const FEES: { readonly [fee: string]: readonly number[] } = {
  violet: [7, 14, 16, 20, 40, 54, 64, 76, 80, 99, 111, 116, 129, 133, 135, 162, 170],
  orange: [9, 18, 21, 38, 42, 53, 62, 69, 74, 78, 82, 88, 127, 159, 195, 196, 213, 218, 221, 230],
  grey: [3, 8, 17, 22, 39, 45, 65, 73, 77, 81, 101, 105, 110, 114, 115, 128, 137, 197, 212, 222, 235],
  pink: [10, 12, 15, 23, 26, 37, 97, 98, 113, 117, 130, 134, 146, 160, 181, 198, 202, 216, 220, 227, 234],
  brown: [61, 63, 75, 79, 86, 100, 112, 118, 124, 136, 158, 161, 193, 199, 210, 219, 229],
  any: [41, 106, 157, 190],
  both: [43],
  free: [6, 27, 48, 56, 57, 58, 102, 103, 109, 156, 189],
};
const FEE_OF = new Map(Object.entries(FEES).flatMap(([fee, cards]) => cards.map(card => [card, fee])));
export const isPhaseThree = (card: number): boolean => FEE_OF.has(card);

/** A colour by index, `any` worker, `both` for a violet and any other, or `free`. */
export type Fee = number | 'any' | 'both' | 'free';
export const feeOf = (card: number): Fee => {
  const fee = FEE_OF.get(card);
  if (fee === undefined) throw new Error(`${card} is not used in phase III`);
  if (fee === 'any' || fee === 'both' || fee === 'free') return fee;
  return COLOURS.findIndex(colour => colour === fee);
};
/** Exactly one worker (H-18). */
export const asksForOneWorker = (card: number): boolean => {
  const fee = feeOf(card);
  return fee === 'any' || typeof fee === 'number';
};

/** One card of each kind for each category, in the order of the categories. */
const MARK_PER_CATEGORY = [
  3, 14, 26, 42, 53, 61, 73, 86, 97, 110, 124, 133, 146, 158, 170, 181, 195, 210, 218, 229,
];
const SEARCH = [5, 19, 31, 44, 55, 67, 83, 90, 104, 119, 126, 143, 148, 163, 174, 186, 200, 211, 223, 238];
const LAURELS = [11, 24, 35, 47, 59, 72, 84, 94, 107, 120, 131, 144, 154, 167, 179, 191, 204, 215, 225, 239];
/** The category a search card looks for, −1 for other cards. */
export const searched = (card: number): number => SEARCH.indexOf(card);
export const laurelCategory = (card: number): number => LAURELS.indexOf(card);

/** 066 counts as all four categories of its colour (H-19). */
export const isOf = (card: number, category: number): boolean =>
  face(card).category === category || (card === 66 && category >= 4 && category <= 7);
export const countCategory = (cards: readonly number[], category: number): number =>
  cards.filter(card => isOf(card, category)).length;
/** 066 counts as whichever of its categories is still missing. */
export const differentCategories = (cards: readonly number[]): number => {
  const found = new Set(cards.filter(card => card !== 66).map(card => face(card).category));
  const more = cards.includes(66) && [4, 5, 6, 7].some(category => !found.has(category));
  return found.size + (more ? 1 : 0);
};

export const plotsOf = (p: Player, colour: number): number =>
  p.plots.filter(plot => plot.colour === colour).length;
export const plotColours = (p: Player): number => new Set(p.plots.map(plot => plot.colour)).size;
export const stones = (p: Player): number => sum(p.wall);
export const landmarks = (p: Player): number =>
  p.wall.filter(n => n >= 3).length + p.hummels.length + p.jettes;
export const activeMarkers = (p: Player): number => p.majority.filter(active => active).length;
export const workerSets = (p: Player): number => Math.min(...p.workers);
export const workerColours = (p: Player): number => p.workers.filter(n => n > 0).length;
export const raisedColours = (p: Player): number => p.hazards.filter(n => n > 0).length;
export const dieCount = (t: Table, value: number): number => t.dice.filter(die => die === value).length;

export interface Gain {
  mark?: number;
  points?: number;
  workers?: readonly number[];
}

const one = (colour: number): readonly number[] => FIVE.map(c => (c === colour ? 1 : 0));
const SIMPLE: { readonly [card: number]: Gain } = {
  6: { points: 1 },
  56: { points: 1 },
  57: { mark: 2 },
  102: { mark: 2 },
  58: { workers: one(3) },
  43: { mark: 3, points: 1 },
  98: { mark: 3 },
  99: { mark: 3 },
  100: { mark: 3 },
  101: { mark: 3 },
  121: { mark: 6 },
  127: { mark: 2, points: 1 },
  128: { mark: 2, points: 1 },
  129: { mark: 2, points: 1 },
  130: { mark: 2, points: 1 },
  142: { workers: [1, 0, 1, 1, 1] },
  206: { mark: 3, workers: one(3) },
  207: { mark: 3, workers: one(2) },
  208: { mark: 3, workers: one(1) },
  209: { mark: 3, workers: one(4) },
};
/** The colour whose plots a card counts. */
const PLOT_COLOUR: { readonly [card: number]: number } = {
  15: 3,
  16: 0,
  17: 2,
  18: 1,
  20: 0,
  21: 1,
  22: 2,
  23: 3,
  74: 1,
  75: 4,
  76: 0,
  77: 2,
  78: 1,
  79: 4,
  80: 0,
  81: 2,
};

/** What cards give that neither ask nor touch anybody else; undefined for all others. `paid` is the worker handed in. */
export const gainOf = (t: Table, p: Player, card: number, paid: number): Gain | undefined => {
  const simple = SIMPLE[card];
  if (simple !== undefined) return simple;
  const category = MARK_PER_CATEGORY.indexOf(card);
  if (category >= 0) return { mark: 2 * countCategory(buildings(p), category) };
  const colour = PLOT_COLOUR[card];
  if (colour !== undefined) return plotGain(card, plotsOf(p, colour));
  return countGain(t, p, card) ?? diceGain(t, p, card, paid);
};

const plotGain = (card: number, n: number): Gain => {
  if (card <= 18) return { mark: 2 * n };
  if (card <= 23) return { points: 2 * Math.floor(n / 3) };
  return card <= 77 ? { mark: n } : { points: n };
};

const countGain = (t: Table, p: Player, card: number): Gain | undefined => {
  switch (card) {
    case 12:
      return { points: Math.floor(stones(p) / 3) };
    case 25:
      return { mark: 2 * buildings(p).length };
    case 45:
      return { mark: differentCategories(buildings(p)) };
    case 69:
      return { points: countCategory(buildings(p), 5) };
    case 82:
      return { points: countCategory(buildings(p), 6) };
    case 88:
      return { mark: 5 * workerSets(p), points: workerSets(p) };
    case 89:
      return { points: 2 * activeMarkers(p) };
    case 105:
      return { points: landmarks(p) };
    case 134:
    case 135:
    case 136:
    case 137:
      return { mark: 2 * activeMarkers(p) };
    case 194:
      return { mark: 2 * plotColours(p) };
    case 217:
      return { mark: 2 * raisedColours(p) };
    case 227:
      return { mark: workerColours(p) };
    default:
      return undefined;
  }
};

const SPACES = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18];
export const LAST_SPACE = SPACES.length - 1;
export const spacePoints = (p: Player): number => at(SPACES, p.square);

const diceGain = (t: Table, p: Player, card: number, paid: number): Gain | undefined => {
  const black = at(t.dice, 5);
  switch (card) {
    case 106:
      return { mark: at(t.dice, paid) };
    case 123:
      return { mark: spacePoints(p) };
    case 213:
      return { points: dieCount(t, 1) };
    case 230:
      return { mark: black };
    case 233:
      return { points: black };
    default:
      return undefined;
  }
};

/** What a building of phase II gives; 002 is no gain. */
export const gainInTwo = (t: Table, card: number): Gain => {
  const total = sum(t.dice);
  switch (card) {
    case 49:
      return dieWorker(t, 2);
    case 50:
      return dieWorker(t, 1);
    case 51:
      return dieWorker(t, 4);
    case 52:
      return dieWorker(t, 0);
    case 87:
      return { mark: oftenest(t) };
    case 92:
      return { mark: total <= 23 ? 5 : 0 };
    case 93:
      return { points: total >= 19 ? 2 : 0 };
    case 164:
      return { mark: dieCount(t, 6) };
    case 237:
      return { workers: FIVE.map(c => (at(t.dice, c) === at(t.dice, 5) ? 1 : 0)) };
    default:
      throw new Error(`${card} gives nothing in phase II`);
  }
};

const dieWorker = (t: Table, colour: number): Gain => ({
  workers: at(t.dice, colour) >= 5 ? one(colour) : one(-1),
});

/** The one number that most dice show, 0 if there are several such (H-33). */
const oftenest = (t: Table): number => {
  const counts = [1, 2, 3, 4, 5, 6].map(value => dieCount(t, value));
  const most = Math.max(...counts);
  return counts.filter(n => n === most).length === 1 ? counts.indexOf(most) + 1 : 0;
};

export const isNothing = ({ mark = 0, points = 0, workers = [] }: Gain): boolean =>
  mark === 0 && points === 0 && sum(workers) === 0;
