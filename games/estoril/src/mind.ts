/** How a player stands in Estoril, in numbers, and which tile fits which slot, for those who think about it. */
import { OPEN, Gauge, at, times } from '@kaffeehaus/kernel';
import type { Card, Mind, Seat } from '@kaffeehaus/kernel';
import { isWhy } from './asks.ts';
import { SYMBOLS, face } from './characters.ts';
import { indexOf, isSlot } from './items.ts';
import { learned } from './learned.ts';
import { mission, missionPoints } from './missions.ts';
import { PLACES, SLOTS_OF, placeOf, slotsIn } from './places.ts';
import {
  HAND,
  ROUNDS,
  discards,
  occupied,
  ownerOf,
  rewardZone,
  slotZone,
  stonesFor,
  tilesOf,
} from './state.ts';
import type { Estoril } from './state.ts';
import { strongest, totalOn, weakest } from './strength.ts';

const FEATURES = [
  'one',
  'discards',
  'spare',
  // The best six tiles by points, and all of them.
  'handPoints',
  'strength',
  ...SYMBOLS,
  // The missions as they stand: points, how clearly led, and what is counted at all.
  'missionPoints',
  'missionLead',
  'missionCount',
  // Places of this round as they stand: worth of the rewards one would win, and by how much.
  'rewards',
  'rewardPoints',
  'rewardClose',
  'presence',
  'atRisk',
  'stones',
] as const;
type Feature = (typeof FEATURES)[number];
const gauge = new Gauge<Feature>(FEATURES);

/** What a tile is worth to whoever wins it: its points, and what it counts for the open missions. */
const worth = (s: Estoril, card: Card): number => {
  let sum = face(card).points + face(card).strength / 4;
  for (const m of s.missions) sum += Math.min(2, mission(m).tile(card));
  return sum;
};

const bestSix = (tiles: readonly Card[]): number =>
  tiles
    .map(card => face(card).points)
    .sort((a, b) => b - a)
    .slice(0, HAND)
    .reduce((sum, n) => sum + n, 0);

const measureTiles = (s: Estoril, seat: Seat, to: Gauge<Feature>): void => {
  const tiles = tilesOf(s, seat);
  to.add('discards', at(s.zones, discards(seat)).length);
  to.add('spare', Math.max(0, tiles.length - HAND));
  to.add('handPoints', bestSix(tiles));
  for (const card of tiles) {
    const { strength, symbols } = face(card);
    to.add('strength', strength);
    for (const symbol of symbols) to.add(symbol, 1);
  }
};

const measureMissions = (s: Estoril, seat: Seat, to: Gauge<Feature>): void => {
  const tiles = times(s.seats, other => tilesOf(s, other));
  for (const m of s.missions) {
    const { count } = mission(m);
    const counts = times(s.seats, other => count(at(tiles, other), at(s.zones, discards(other))));
    const own = at(counts, seat);
    let rival = 0;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) rival = Math.max(rival, at(counts, other));
    to.add('missionPoints', at(missionPoints(counts), seat));
    to.add('missionLead', Math.max(-3, Math.min(3, own - rival)));
    to.add('missionCount', Math.min(5, own));
  }
};

/** Places that are still to be resolved this round. */
const measurePlaces = (s: Estoril, seat: Seat, to: Gauge<Feature>): void => {
  for (const place of s.grid) {
    if (place < s.reached || (occupied(s) & at(SLOTS_OF, place)) === 0) continue;
    const reward = at(s.zones, rewardZone(place))[0];
    if (reward === undefined) continue;
    const value = worth(s, reward);
    const own = totalOn(s, place, seat);
    if (own >= 0) to.add('presence', value);
    if (strongest(s, place) === seat) {
      to.add('rewards', 1);
      to.add('rewardPoints', value);
    } else if (own >= 0) to.add('rewardClose', value / (1 + Math.max(0, bestTotal(s, place) - own)));
    if (at(PLACES, place).rule === 'abyss' && weakest(s, place) === seat) to.add('atRisk', 1);
  }
};

const bestTotal = (s: Estoril, place: number): number => {
  let best = -1;
  for (let seat = 0; seat < s.seats; seat++) best = Math.max(best, totalOn(s, place, seat));
  return best;
};

/** The worth of a reward nobody has seen. */
const USUAL = 4;
/** How strongly a strong tile is drawn to a good reward. */
const PULL = 0.12;

/** What a place promises to those who see its reward; a masked table shows it to whoever has looked. */
const promise = (s: Estoril, place: number): number => {
  const zone = rewardZone(place);
  const reward = at(s.zones, zone)[0];
  const seen = reward !== undefined && reward > 0 && (at(s.sees, zone) === OPEN || s.veil !== null);
  return seen ? worth(s, reward) : USUAL;
};

/** How well a tile fits a slot: strength where the reward is worth it, symbols where there is somebody to use them on. */
const aptness = (s: Estoril, seat: Seat, slot: number, card: Card): number => {
  const place = placeOf(slot);
  const { favours, rule } = at(PLACES, place);
  const { strength, nation, active, points } = face(card);
  const value = promise(s, place);
  const here = strength + Number(nation === favours);
  let others = 0;
  for (const taken_ of slotsIn(occupied(s) & at(SLOTS_OF, place))) if (ownerOf(s, taken_) !== seat) others++;
  let odds = PULL * here * value;
  if (active.length > 0) odds += (rule === 'truce' ? 0 : 0.3) + 0.2 * others;
  if (rule === 'abyss') odds -= 0.1 * points;
  return Math.exp(odds);
};

export const mind: Mind<Estoril> = {
  features: FEATURES,
  players: s => s.seats,
  progress: s => {
    const placed = s.supply.reduce((sum, n) => sum + n, 0) / (s.seats * stonesFor(s.seats));
    return (s.round - (s.reached >= 0 ? 0 : placed)) / ROUNDS;
  },
  measure: (s, seat, out) => {
    const to = gauge.on(out);
    to.add('one', 1);
    to.add('stones', s.reached < 0 ? at(s.supply, seat) : 0);
    measureTiles(s, seat, to);
    measureMissions(s, seat, to);
    measurePlaces(s, seat, to);
  },
  lean: (s, ask, item) => {
    if (isWhy(ask, 'estoril.tile')) {
      const slot = ask.about[0];
      return slot === undefined || !isSlot(slot) ? 1 : aptness(s, ask.seat, indexOf(slot), item);
    }
    if (isWhy(ask, 'estoril.slot')) return promise(s, placeOf(indexOf(item)));
    return isWhy(ask, 'estoril.discard') ? 1 / (0.3 + worth(s, item)) : 1;
  },
  plausible: (s, owner, zone, card) => aptness(s, owner, zone - slotZone(0), card),
  ahead: { soon: 5, far: 5 },
  heed: 5,
  slips: 10,
  learned,
};
