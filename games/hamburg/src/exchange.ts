/** Expansion 5, the exchange: ten tiles, green on fields 1 to 3, red on 4 to 6; what they say is compulsory. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { one } from './asks.ts';
import { BROWN, BUILD, GREY, LAY, MONEY, ORANGE, PINK, REDUCE, VIOLET, WALL, WORKERS } from './board.ts';
import { colourItem, colourItems, indexOf, itsColour } from './items.ts';
import { earn, enlist } from './purse.ts';
import { refusal } from './rules.ts';
import { COURSE, EXCHANGE, GONE, topOf, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { FIRST_TILE } from './tiles.ts';
import type { HamburgAct, Verb } from './verbs.ts';

/** `income`, `price` and `free` change a number; `toll…` is paid before the deed; the rest is given after it. */
type Effect =
  | 'income'
  | 'price'
  | 'free'
  | 'tollMark'
  | 'tollWorker'
  | 'tollWorkers'
  | 'points'
  | 'mark'
  | 'workers'
  | 'worker';

/** One side: the basic action it looks at, what it does, and for its three fields how much or in which colours. */
export interface Side {
  readonly name: string;
  readonly action: number;
  readonly effect: Effect;
  readonly steps: readonly number[];
  readonly colours: readonly (readonly number[])[] | null;
}

const side = (name: string, action: number, effect: Effect, ...steps: number[]): Side => ({
  name,
  action,
  effect,
  steps,
  colours: null,
});
const coloured = (name: string, action: number, effect: Effect, n: number, ...colours: number[][]): Side => ({
  name,
  action,
  effect,
  steps: [n, n, n],
  colours,
});

/** Green side and red side. */
export const SIDES: readonly (readonly [Side, Side])[] = [
  [side('B01', MONEY, 'income', 1, 2, 3), side('B02', MONEY, 'income', -1, -2, -2)],
  [side('B03', WORKERS, 'workers', 0, 1, 2), side('B04', WORKERS, 'tollMark', 1, 1, 2)],
  [side('B05', WALL, 'points', 1, 1, 2), side('B06', WALL, 'points', -1, -1, -2)],
  [side('B07', REDUCE, 'points', 0, 1, 2), side('B08', REDUCE, 'tollMark', 1, 1, 2)],
  [
    side('B09', LAY, 'points', 1, 1, 2),
    coloured('B10', LAY, 'tollWorker', 1, [GREY], [VIOLET, BROWN], [PINK, ORANGE]),
  ],
  [side('B11', BUILD, 'price', -1, -2, -3), side('B12', BUILD, 'price', 1, 2, 3)],
  [
    coloured('B13', WORKERS, 'worker', 1, [VIOLET], [PINK, GREY], [ORANGE, BROWN]),
    side('B14', BUILD, 'tollWorkers', 0, 1, 2),
  ],
  [side('B15', MONEY, 'workers', 1, 2, 3), side('B16', WALL, 'price', 1, 2, 3)],
  [side('B17', REDUCE, 'mark', 1, 2, 3), side('B18', LAY, 'tollMark', 1, 2, 3)],
  [
    coloured('B19', WALL, 'free', 0, [ORANGE], [GREY, VIOLET], [PINK, BROWN]),
    coloured('B20', WALL, 'price', 1, [BROWN], [VIOLET, PINK], [ORANGE, GREY]),
  ],
];

/** What the open tile says on the field of the pointer, if it looks at this action. */
interface Course {
  readonly effect: Effect;
  readonly n: number;
  readonly colours: readonly number[] | null;
}
const GREEN = 3;
export const openSide = (s: Hamburg): Side | undefined => {
  const tile = at(s.zones, COURSE)[0];
  return tile === undefined ? undefined : at(at(SIDES, tile - FIRST_TILE), s.field > GREEN ? 1 : 0);
};
const courseOf = (s: Hamburg, action: number): Course | undefined => {
  const open = openSide(s);
  if (open?.action !== action) return undefined;
  const i = (s.field - 1) % GREEN;
  return { effect: open.effect, n: at(open.steps, i), colours: open.colours && at(open.colours, i) };
};

/** A price or income after the exchange; never below 0. */
export const courseChange = (s: Hamburg, action: number, colour: number, n: number): number => {
  const course = courseOf(s, action);
  if (course === undefined || (course.colours !== null && !course.colours.includes(colour))) return n;
  return course.effect === 'price' || course.effect === 'income' ? Math.max(0, n + course.n) : n;
};

/** A section the exchange gives away today. */
export const courseFree = (s: Hamburg, action: number, colour: number): boolean => {
  const course = courseOf(s, action);
  return course?.effect === 'free' && course.colours?.includes(colour) === true;
};

/** Colours with which the extra worker of a plot can be paid, besides the plot's own worker. */
const tollColours = (s: Hamburg, me: Seat, course: Course, plot: number): number[] =>
  (course.colours ?? []).filter(c => workersOf(s, me, c) > (c === plot ? 1 : 0));

/** What the exchange asks on top of an action: Mark, or the rule that forbids it. */
export const tollMark = (s: Hamburg, action: number): number => {
  const course = courseOf(s, action);
  return course?.effect === 'tollMark' ? course.n : 0;
};
/** Whether the workers asked for are there (H-41). */
export const canToll = (s: Hamburg, me: Seat, action: number, colour: number): boolean => {
  const course = courseOf(s, action);
  if (course?.effect === 'tollWorker') return tollColours(s, me, course, colour).length > 0;
  return course?.effect !== 'tollWorkers' || workersOf(s, me, colour) >= course.n;
};

/** Paid before the deed, from what one has (H-79). "It" is the colour of the action. */
export const toll: Verb<'toll'> = {
  ask: (s, { action }, me, it) => {
    const course = courseOf(s, action);
    if (course?.effect !== 'tollWorker') return undefined;
    return one(me, 'hamburg.toll', tollColours(s, me, course, itsColour(it)).map(colourItem));
  },
  run: (act, { action }) => {
    const { s, me } = act;
    const course = courseOf(s, action);
    if (course?.effect === 'tollMark') earn(act, me, -course.n, 0);
    else if (course?.effect === 'tollWorkers') enlist(act, me, itsColour(act.it), -course.n);
    else if (course?.effect === 'tollWorker') enlist(act, me, indexOf(act.pick), -1);
  },
  expect: () => colourItems,
  refuse: (_s, _step, _me, item) => (colourItems.includes(item) ? refusal('hamburg.toll.colour') : undefined),
};

/** Given after the deed and its reinforcements; then the pointer moves on (H-41, H-53). */
export const course: Verb<'course'> = {
  ask: (s, { action }, me) => {
    const now = courseOf(s, action);
    return now?.effect === 'worker' && now.colours !== null
      ? one(me, 'hamburg.course', now.colours.map(colourItem))
      : undefined;
  },
  run: (act, { action }) => {
    const { s, me } = act;
    const now = courseOf(s, action);
    if (now === undefined) return;
    if (now.effect === 'points') earn(act, me, 0, now.n);
    else if (now.effect === 'mark') earn(act, me, now.n, 0);
    else if (now.effect === 'workers') enlist(act, me, itsColour(act.it), now.n);
    else if (now.effect === 'worker') enlist(act, me, indexOf(act.pick), 1);
    if (act.heard) act.tell({ e: 'course', seat: me, tile: openSide(s)?.name ?? '', field: s.field });
    movePointer(act);
  },
  expect: () => colourItems,
  refuse: (_s, _step, _me, item) =>
    colourItems.includes(item) ? refusal('hamburg.course.colour') : undefined,
};

export const nextField = (now: number): number => (now % 6) + 1;

/** From 6 to 1 the tile leaves the game; after the tenth the exchange is closed (H-78). */
const movePointer = (act: HamburgAct): void => {
  const { s } = act;
  s.field = nextField(s.field);
  if (s.field !== 1) return;
  act.move(topOf(s, COURSE), COURSE, GONE);
  openTile(act);
};

export const openTile = (act: HamburgAct): void => {
  if (at(act.s.zones, EXCHANGE).length > 0) act.move(topOf(act.s, EXCHANGE), EXCHANGE, COURSE);
};
