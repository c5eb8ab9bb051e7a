/** How a player stands in Vienna, in numbers, for those who think about it. */
import { Gauge, at } from '@kaffeehaus/kernel';
import type { Ask, Item, Mind, Seat } from '@kaffeehaus/kernel';
import type { Ability } from './abilities.ts';
import { whyOf } from './asks.ts';
import { BUILDINGS, KINDS, LAST_FIELD, SQUARES, endField, zoneValue } from './board.ts';
import { face } from './cards.ts';
import { learned } from './learned.ts';
import { order } from './orders.ts';
import type { Condition } from './orders.ts';
import { total } from './scoring.ts';
import {
  DESK,
  agentsOf,
  bribesOf,
  cardIn,
  dossiersOf,
  drawer,
  drawersOf,
  hasAgent,
  ordersOf,
  owns,
} from './state.ts';
import type { Vienna } from './state.ts';

const FEATURES = [
  'one',
  'points',
  // What dossiers would bring now, and what the markers may still add to them.
  'dossierValue',
  'dossiers',
  'dossierRoom',
  'sets',
  'bribes',
  'bribeKinds',
  'pairs',
  'money',
  'savings',
  'supply',
  'onBoard',
  'forSale',
  'mostAgents',
  ...DESK,
  'deskTiles',
  // Squares with a tile around which one agent, two agents are missing.
  'oneMissing',
  'twoMissing',
  'ordersOpen',
  'orderShillings',
  'orderPoints',
  'orderLack',
  // Abilities in the drawers, by what they give.
  'abilities',
  'givesBribes',
  'givesPoints',
  'givesSteps',
  'givesCards',
  'cheaper',
  'joker',
  'instead',
  'oftenSetOff',
  'crest',
] as const;
type Feature = (typeof FEATURES)[number];
const gauge = new Gauge<Feature>(FEATURES);

/** How much of a kind is missing, in all. */
const lack = (need: readonly number[], have: readonly number[]): number => {
  let sum = 0;
  for (const kind of KINDS) sum += Math.max(0, at(need, kind) - at(have, kind));
  return sum;
};

const sealsOf = (s: Vienna, seat: Seat): number[] => {
  const seals = [0, 0, 0, 0, 0];
  for (const b of agentsOf(s, seat)) {
    const { seal } = at(BUILDINGS, b);
    seals[seal] = at(seals, seal) + 1;
  }
  return seals;
};

const missing = (s: Vienna, seat: Seat, { type, need, building }: Condition): number => {
  if (type === 'house') return hasAgent(s, seat, building) ? 0 : 1;
  if (type === 'seals') return lack(need, sealsOf(s, seat));
  return lack(need, type === 'bribes' ? bribesOf(s, seat) : dossiersOf(s, seat));
};

/** A bit for each seat that would win the majority now; money and bribes break ties seldom enough. */
const leads = (s: Vienna, seat: Seat, own: number): number => {
  let behind = 0;
  for (let other = 0; other < s.seats; other++) if (agentsOf(s, other).length < own) behind++;
  return behind / (s.seats - 1);
};

const measureGoods = (s: Vienna, seat: Seat, to: Gauge<Feature>): void => {
  const bribes = bribesOf(s, seat);
  const dossiers = dossiersOf(s, seat);
  for (const kind of KINDS) {
    const n = at(dossiers, kind);
    const field = at(s.tracks, kind);
    to.add('dossierValue', n * zoneValue(field));
    to.add('dossiers', n);
    to.add('dossierRoom', (n * (LAST_FIELD - field)) / LAST_FIELD);
    const held = at(bribes, kind);
    to.add('bribes', held);
    if (held > 0) to.add('bribeKinds', 1);
    if (held > 1) to.add('pairs', 1);
  }
  if (!s.full) to.set('sets', Math.min(...dossiers));
};

const measureBoard = (s: Vienna, seat: Seat, to: Gauge<Feature>): void => {
  const own = agentsOf(s, seat).length;
  to.set('supply', at(s.supply, seat));
  to.set('onBoard', own);
  if (s.full) to.set('mostAgents', leads(s, seat, own));
  for (let q = 0; q < SQUARES.length; q++) {
    const kind = at(s.squares, q);
    if (kind < 0) continue;
    const { buildings, value } = at(SQUARES, q);
    let absent = 0;
    for (const b of buildings) if (!hasAgent(s, seat, b)) absent++;
    const worth = value + zoneValue(at(s.tracks, kind)) + at(dossiersOf(s, seat), kind) / 2;
    if (absent === 1) to.add('oneMissing', worth);
    else if (absent === 2 && value > 2) to.add('twoMissing', worth);
  }
};

const measureOffice = (s: Vienna, seat: Seat, to: Gauge<Feature>): void => {
  to.set('money', at(s.money, seat));
  to.set('savings', at(s.cashBox, seat));
  to.set('forSale', at(s.forSale, seat));
  let tiles = 0;
  for (const item of DESK)
    if (owns(s, seat, item)) {
      to.set(item, 1);
      if (item !== 'sideTable') tiles++;
    }
  to.set('deskTiles', tiles * tiles);
  for (const card of ordersOf(s, seat)) {
    const { condition, shillings, points } = order(card);
    to.add('ordersOpen', 1);
    to.add('orderShillings', shillings);
    to.add('orderPoints', points);
    to.add('orderLack', missing(s, seat, condition));
  }
};

/** How often something of this trigger happens, roughly, in a round. */
const OFTEN: { readonly [on in Ability['on']]: number } = {
  bribe: 0.2,
  colour: 0.15,
  flag: 0.15,
  seal: 0.15,
  foreign: 0.4,
  tile: 0.1,
  newKind: 0.15,
  square: 0.15,
  anyTile: 0.4,
  pay: 0.3,
  marker: 0.2,
};

const measureAbility = ({ on, then, cheaper, joker, instead }: Ability, to: Gauge<Feature>): void => {
  to.add('abilities', 1);
  to.add('oftenSetOff', OFTEN[on]);
  to.add('cheaper', cheaper * OFTEN[on]);
  if (joker) to.add('joker', 1);
  if (instead) to.add('instead', 1);
  for (const step of then) {
    if (step.do === 'gain' || step.do === 'anyBribe') to.add('givesBribes', step.n * OFTEN[on]);
    else if (step.do === 'differentBribes') to.add('givesBribes', 2 * OFTEN[on]);
    else if (step.do === 'score') to.add('givesPoints', step.n * OFTEN[on]);
    else if (step.do === 'anyMarker') to.add('givesSteps', OFTEN[on]);
    else if (step.do === 'advance') to.add('givesSteps', step.n * OFTEN[on]);
    else if (step.do === 'draw') to.add('givesCards', step.n * OFTEN[on]);
  }
};

/** What a card is good for at each of its three places in the plan, beyond what is usual. */
const leanPlan = (s: Vienna, seat: Seat, card: number, place: number): number => {
  const { bribe, dossier } = face(card);
  if (place === 1) return at(bribesOf(s, seat), bribe) === 1 ? 1.5 : 1;
  if (place === 2) return 0.6 + at(dossiersOf(s, seat), dossier);
  return 1;
};

export const mind: Mind<Vienna> = {
  features: FEATURES,
  players: s => s.seats,
  progress: s => (s.ending !== 0 ? 1 : s.investigator / (endField(s.seats) + 1)),
  measure: (s, seat, out) => {
    const to = gauge.on(out);
    to.set('one', 1);
    to.set('points', total(s, seat));
    to.set('crest', (seat - s.crest + s.seats) % s.seats);
    measureGoods(s, seat, to);
    measureBoard(s, seat, to);
    if (s.full) measureOffice(s, seat, to);
    for (let i = 0; i < drawersOf(s, seat); i++) {
      const card = cardIn(s, drawer(seat, i));
      if (card !== undefined) measureAbility(face(card).ability, to);
    }
  },
  lean: (s, ask: Ask, item: Item, place) =>
    whyOf(ask) === 'vienna.assign' ? leanPlan(s, ask.seat, item, place) : 1,
  ahead: { soon: 1, far: 8 },
  heed: 12,
  slips: 10,
  learned,
};
