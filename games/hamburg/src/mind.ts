/** How a player stands in Hamburg, in numbers, for those who think about it. */
import { at } from '@kaffeehaus/kernel';
import type { Mind, Seat } from '@kaffeehaus/kernel';
import { FIVE, LAPS, ROUNDS, SECTIONS, STEPS_TO_DAMAGE } from './board.ts';
import { face, priceOf, sentenceOf } from './cards.ts';
import { learned } from './learned.ts';
import { markersOf, stonesOf } from './measure.ts';
import { finalLines } from './scoring.ts';
import type { When } from './sentences.ts';
import { displayOf, handOf, hazardOf, leftOf, players, underOf, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';

const WHEN: readonly When[] = ['I', 'II', 'III', 'always', 'laurel', 'lightning', 'none'];

const FEATURES = [
  'one',
  'track',
  // What the final scoring would bring now, line by line.
  'cards',
  'laurels',
  'majorities',
  'wall',
  'statues',
  'church',
  'square',
  // Means.
  'money',
  'poor',
  'workers',
  'workerColours',
  'handCards',
  'handPoints',
  'handAffordable',
  'freePlots',
  'plots',
  'plotColours',
  // Progress that pays later.
  'space',
  'stones',
  'nearStatue',
  'markers',
  'buildings',
  'zoosAndParks',
  'under',
  // Dangers.
  'raised',
  'threatened',
  'damaged',
  ...WHEN.map(when => `when ${when}` as const),
  'jettes',
  'first',
] as const;
type Feature = (typeof FEATURES)[number];
const INDEX = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { [feature in Feature]: number };
const FIRST_LINE = INDEX.cards;
const FIRST_WHEN = INDEX['when I'];

type Add = (feature: Feature, x: number) => void;

const measureMeans = (s: Hamburg, p: Seat, add: Add): void => {
  const money = at(s.money, p);
  add('money', money);
  add('poor', money < 3 ? 3 - money : 0);
  for (const c of FIVE) {
    const n = workersOf(s, p, c);
    add('workers', Math.min(n, 4));
    if (n > 0) add('workerColours', 1);
  }
  const plots = at(s.plots, p);
  add('plots', plots.length);
  add('freePlots', Math.max(0, plots.length - displayOf(s, p).length));
  let colours = 0;
  for (const code of plots) colours |= 1 << (code % 8);
  for (let bits = colours; bits !== 0; bits &= bits - 1) add('plotColours', 1);
  for (const card of handOf(s, p)) {
    add('handCards', 1);
    add('handPoints', face(card).points);
    if (priceOf(card) <= money) add('handAffordable', face(card).points);
  }
};

const measureWorks = (s: Hamburg, p: Seat, add: Add): void => {
  add('space', at(s.square, p));
  add('stones', stonesOf(s, p));
  for (const half of [0, 1]) if (at(s.walls, p * 2 + half) === SECTIONS - 1) add('nearStatue', 1);
  add('markers', markersOf(s, p));
  add('buildings', displayOf(s, p).length);
  add('zoosAndParks', leftOf(s, p).length);
  add('under', underOf(s, p).length);
  add('jettes', at(s.jettes, p));
};

const measureDangers = (s: Hamburg, p: Seat, add: Add): void => {
  for (const c of FIVE) {
    const n = hazardOf(s, p, c);
    add('raised', n);
    if (n === STEPS_TO_DAMAGE - 1) add('threatened', 1);
    if (n >= STEPS_TO_DAMAGE) add('damaged', 1);
  }
};

export const mind: Mind<Hamburg> = {
  features: FEATURES,
  players,
  progress: s => (s.round - 1 + (s.phase < 3 ? 0 : (LAPS - Math.min(LAPS, s.laps)) / LAPS)) / ROUNDS,
  measure: (s, p, out) => {
    out.fill(0);
    const add: Add = (feature, x) => {
      const i = INDEX[feature];
      out[i] = (out[i] as number) + x;
    };
    add('one', 1);
    add('track', at(s.points, p));
    finalLines(s, p).forEach((points, i) => {
      out[FIRST_LINE + i] = points;
    });
    measureMeans(s, p, add);
    measureWorks(s, p, add);
    measureDangers(s, p, add);
    for (const card of displayOf(s, p)) {
      const i = FIRST_WHEN + WHEN.indexOf(sentenceOf(card).when);
      out[i] = (out[i] as number) + 1;
    }
    add('first', s.first === p ? 1 : 0);
  },
  ahead: 6,
  learned,
};
