/** How a player stands in Hamburg, in numbers, for those who think about it. */
import { Gauge, at } from '@kaffeehaus/kernel';
import type { Card, Mind, Seat } from '@kaffeehaus/kernel';
import { FIVE, LAPS, ROUNDS, SECTIONS, STEPS_TO_DAMAGE } from './board.ts';
import { face, priceOf, sentenceOf } from './cards.ts';
import { learned } from './learned.ts';
import { markersOf, stonesOf } from './measure.ts';
import { SOURCES, finalLines } from './scoring.ts';
import type { When } from './sentences.ts';
import { displayOf, handOf, hazardOf, leftOf, players, stonesIn, underOf, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';

const WHEN: readonly When[] = ['I', 'II', 'III', 'always', 'laurel', 'lightning', 'none'];

const FEATURES = [
  'one',
  // The score sheet, as the final scoring would fill it now.
  ...SOURCES,
  // Means.
  'money',
  'poor',
  'workers',
  'workerColours',
  'handCards',
  'handColours',
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
const gauge = new Gauge<Feature>(FEATURES);

/** How many colours these cards have: a card does its action in its own. */
const coloursIn = (cards: readonly Card[]): number => {
  let colours = 0;
  for (const card of cards) colours |= 1 << face(card).colour;
  let n = 0;
  for (let bits = colours; bits !== 0; bits &= bits - 1) n++;
  return n;
};

const measureMeans = (s: Hamburg, p: Seat, to: Gauge<Feature>): void => {
  const money = at(s.money, p);
  to.add('money', money);
  to.add('poor', money < 3 ? 3 - money : 0);
  for (const c of FIVE) {
    const n = workersOf(s, p, c);
    to.add('workers', Math.min(n, 4));
    if (n > 0) to.add('workerColours', 1);
  }
  const plots = at(s.plots, p);
  to.add('plots', plots.length);
  to.add('freePlots', Math.max(0, plots.length - displayOf(s, p).length));
  let colours = 0;
  for (const code of plots) colours |= 1 << (code % 8);
  for (let bits = colours; bits !== 0; bits &= bits - 1) to.add('plotColours', 1);
  to.add('handColours', coloursIn(handOf(s, p)));
  for (const card of handOf(s, p)) {
    to.add('handCards', 1);
    to.add('handPoints', face(card).points);
    if (priceOf(card) <= money) to.add('handAffordable', face(card).points);
  }
};

const measureWorks = (s: Hamburg, p: Seat, to: Gauge<Feature>): void => {
  to.add('space', at(s.square, p));
  to.add('stones', stonesOf(s, p));
  for (const half of [0, 1]) if (stonesIn(s, p, half) === SECTIONS - 1) to.add('nearStatue', 1);
  to.add('markers', markersOf(s, p));
  to.add('buildings', displayOf(s, p).length);
  to.add('zoosAndParks', leftOf(s, p).length);
  to.add('under', underOf(s, p).length);
  to.add('jettes', at(s.jettes, p));
};

const measureDangers = (s: Hamburg, p: Seat, to: Gauge<Feature>): void => {
  for (const c of FIVE) {
    const n = hazardOf(s, p, c);
    to.add('raised', n);
    if (n === STEPS_TO_DAMAGE - 1) to.add('threatened', 1);
    if (n >= STEPS_TO_DAMAGE) to.add('damaged', 1);
  }
};

export const mind: Mind<Hamburg> = {
  features: FEATURES,
  players,
  progress: s => (s.round - 1 + (s.phase < 3 ? 0 : (LAPS - Math.min(LAPS, s.laps)) / LAPS)) / ROUNDS,
  measure: (s, p, out) => {
    const to = gauge.on(out);
    to.add('one', 1);
    to.add('track', at(s.points, p));
    finalLines(s, p).forEach((points, i) => to.set(at(SOURCES, i + 1), points));
    measureMeans(s, p, to);
    measureWorks(s, p, to);
    measureDangers(s, p, to);
    for (const card of displayOf(s, p)) to.add(`when ${sentenceOf(card).when}`, 1);
    to.add('first', s.first === p ? 1 : 0);
  },
  ahead: { soon: 4, far: 16 },
  heed: 12,
  slips: 22,
  learned,
};
