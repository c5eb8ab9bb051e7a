/** The grammar of the cards: when a sentence is said, what it costs, what it says. */
import { COLOURS, CATEGORIES, HAZARDS, colourIndex } from './board.ts';
import type { Category, Colour, Hazard } from './board.ts';
import type { Count } from './counts.ts';
import { ANY, ITS } from './steps.ts';
import type { Do, Step } from './steps.ts';

/** Lightning, once per round in a phase, always, at the final scoring, never. */
export type When = 'lightning' | 'I' | 'II' | 'III' | 'always' | 'laurel' | 'none';

/** A standing offer or trigger: before or after which verb, spoken by whom, narrowed to what. */
export interface Standing {
  readonly moment: 'before' | 'after';
  readonly verb: Do;
  readonly by: 'me' | 'others';
  /** Only if the step is part of a basic action. */
  readonly basic: boolean;
  /** Only for buildings of printed price 0. */
  readonly zero: boolean;
  readonly todo: readonly Step[];
}

/** A change of a price or income; prices.ts says in which order they apply. */
export interface Layer {
  readonly of: 'build' | 'wall' | 'advance' | 'money';
  readonly how: 'half' | 'less' | 'more' | 'free' | 'blackDie' | 'exactly' | 'noBlackDie';
  readonly by: 'me' | 'others';
  readonly n: number;
  /** Only for this colour, `ANY` for all. */
  readonly colour: number;
}

/** Exceptions that other verbs look up. */
export type Quirk =
  | 'tie'
  | 'fourth'
  | 'twoPerPlot'
  | 'recolour'
  | 'fourCategories'
  | 'sevenCards'
  | 'noMarkers'
  | 'twoPoints'
  | 'twice';

export interface Laurel {
  readonly count: Count;
  readonly each: number;
  readonly points: number;
}

export interface Sentence {
  readonly when: When;
  /** Workers to hand in for one use: colours, `ANY` for one of choice. */
  readonly fee: readonly number[];
  readonly todo: readonly Step[];
  readonly standing: Standing | null;
  readonly layer: Layer | null;
  readonly quirk: Quirk | null;
  readonly laurel: Laurel | null;
}

const NO_FEE: readonly number[] = [];
const NOTHING: readonly Step[] = [];
const sentence = (part: Partial<Sentence> & { when: When }): Sentence => ({
  fee: NO_FEE,
  todo: NOTHING,
  standing: null,
  layer: null,
  quirk: null,
  laurel: null,
  ...part,
});

export const NONE = sentence({ when: 'none' });
export const lightning = (...todo: Step[]): Sentence => sentence({ when: 'lightning', todo });

type Fee = Colour | 'any' | 'free' | 'violet + any';
const feeOf = (fee: Fee): readonly number[] => {
  if (fee === 'free') return NO_FEE;
  if (fee === 'violet + any') return [colourIndex('violet'), ANY];
  return [fee === 'any' ? ANY : colourIndex(fee)];
};
export const I = (...todo: Step[]): Sentence => sentence({ when: 'I', todo });
export const II = (...todo: Step[]): Sentence => sentence({ when: 'II', todo });
export const III = (fee: Fee, ...todo: Step[]): Sentence => sentence({ when: 'III', fee: feeOf(fee), todo });
export const laurel = (count: Count, points: number, each = 1): Sentence =>
  sentence({ when: 'laurel', laurel: { count, each, points } });

const standing = (
  moment: 'before' | 'after',
  verb: Do,
  by: 'me' | 'others',
  todo: Step[],
  only: 'basic' | 'zero' | 'all' = 'all',
): Sentence =>
  sentence({
    when: 'always',
    standing: { moment, verb, by, basic: only === 'basic', zero: only === 'zero', todo },
  });
export const before = (verb: Do, ...todo: Step[]): Sentence => standing('before', verb, 'me', todo);
export const after = (verb: Do, ...todo: Step[]): Sentence => standing('after', verb, 'me', todo);
export const afterBasic = (verb: Do, ...todo: Step[]): Sentence =>
  standing('after', verb, 'me', todo, 'basic');
export const afterZero = (verb: Do, ...todo: Step[]): Sentence => standing('after', verb, 'me', todo, 'zero');
export const afterOthers = (verb: Do, ...todo: Step[]): Sentence => standing('after', verb, 'others', todo);

const layer = (of: Layer['of'], how: Layer['how'], n = 0, colour = ANY, by: Layer['by'] = 'me'): Sentence =>
  sentence({ when: 'always', layer: { of, how, by, n, colour } });
export const halfPrice = (colour: Colour): Sentence => layer('build', 'half', 0, colourIndex(colour));
export const cheaperBuilding = (n: number): Sentence => layer('build', 'less', n);
export const freeWall = layer('wall', 'free');
export const blackDieWall = layer('wall', 'blackDie');
export const wallFor = (n: number): Sentence => layer('wall', 'exactly', n);
export const cheaperAdvance = (n: number): Sentence => layer('advance', 'less', n);
export const dearerAdvance = layer('advance', 'blackDie', 0, ANY, 'others');
export const moreMoney = (n: number, colour?: Colour): Sentence =>
  layer('money', 'more', n, colour === undefined ? ANY : colourIndex(colour));
export const quirk = (name: Quirk): Sentence => sentence({ when: 'always', quirk: name });

/** What a sentence says, as steps. */
export const gain = (mark: number, points = 0, ...workers: Colour[]): Step => ({
  do: 'gain',
  mark,
  points,
  workers: workers.length === 0 ? null : COLOURS.map(c => workers.filter(w => w === c).length),
});
export const mark = (n: number): Step => gain(n);
export const points = (n: number): Step => gain(0, n);
export const perMark = (count: Count, n: number): Step => ({
  do: 'per',
  count,
  each: 1,
  mark: n,
  points: 0,
});
export const perPoints = (count: Count, n: number, each = 1): Step => ({
  do: 'per',
  count,
  each,
  mark: 0,
  points: n,
});
export const perBoth = (count: Count, m: number, p: number): Step => ({
  do: 'per',
  count,
  each: 1,
  mark: m,
  points: p,
});
export const recruit = (n: number): Step => ({ do: 'recruit', n, may: false });
export const mayRecruit = (n: number): Step => ({ do: 'recruit', n, may: true });
export const draw = (n: number): Step => ({ do: 'draw', n, pile: ANY, may: false });
/** Cards above the hand limit in phase I can be declined. */
export const mayDraw = (pile: Colour | 'any'): Step => ({
  do: 'draw',
  n: 1,
  pile: pile === 'any' ? ANY : colourIndex(pile),
  may: true,
});
export const discard = (n: number): Step => ({ do: 'discard', n });
export const search = (category: Category): Step => ({
  do: 'search',
  category: CATEGORIES.indexOf(category),
});
export const fetch = (category: 'zoo' | 'park', colour: Colour | 'its'): Step => ({
  do: 'fetch',
  category: CATEGORIES.indexOf(category),
  colour: colour === 'its' ? ITS : colourIndex(colour),
});
/** Up to n steps of any colours. */
export const reduceUpTo = (n: number): Step => ({ do: 'reduce', n, colour: ANY, min: 0, points: true });
export const reduceAny: Step = { do: 'reduce', n: 1, colour: ANY, min: 1, points: true };
export const mayReduceAny: Step = { do: 'reduce', n: 1, colour: ANY, min: 0, points: true };
export const reduceColour = (colour: Colour): Step => ({
  do: 'reduce',
  n: 1,
  colour: colourIndex(colour),
  min: 1,
  points: true,
});
export const reduceIts = (n: number): Step => ({ do: 'reduce', n, colour: ITS, min: 0, points: true });
export const othersLose = (hazard: Hazard): Step => ({
  do: 'othersLose',
  hazard: HAZARDS.indexOf(hazard),
});
export const dieWorker = (die: Colour): Step => ({ do: 'dieWorker', die: colourIndex(die) });
