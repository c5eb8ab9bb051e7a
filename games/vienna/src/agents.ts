/** Action III: place or move an agent, pay, take what is surrounded; or take two bribes of a kind. */
import { add, at, bag, bit, one } from '@kaffeehaus/kernel';
import type { Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import type { Ability } from './abilities.ts';
import { BRIBES, BUILDINGS, SQUARES } from './board.ts';
import { face } from './cards.ts';
import {
  SUPPLY,
  bribeItem,
  buildingItem,
  buildingItems,
  indexOf,
  isBuilding,
  isPair,
  pairItems,
} from './items.ts';
import { agentsOf, bribesOf, dossiersOf, hasAgent, score } from './state.ts';
import type { Vienna } from './state.ts';
import { abilities } from './turn.ts';
import type { Verb, ViennaAct } from './turn.ts';

const PRICE = 2;

/** Agents of others on the building; the third man is nobody's. */
const isForeign = (s: Vienna, seat: Seat, b: number): boolean => (at(s.agents, b) & ~bit(seat)) !== 0;

/** Whether an ability looks at this building when the seat places an agent there. */
const fits = (s: Vienna, seat: Seat, b: number, { on, of }: Ability): boolean =>
  on === 'colour'
    ? at(BUILDINGS, b).colour === of
    : on === 'flag'
      ? at(s.flags, b) === of
      : on === 'foreign' && isForeign(s, seat, b);

const discounts = (s: Vienna, seat: Seat): Card[] =>
  abilities(s, seat, card => face(card).ability.cheaper > 0);

/** Two bribes less every discount that fits, never below nothing. */
const priceWith = (s: Vienna, seat: Seat, b: number, cards: readonly Card[]): number => {
  let price = PRICE;
  for (const card of cards) {
    const ability = face(card).ability;
    if (fits(s, seat, b, ability)) price -= ability.cheaper;
  }
  return price < 0 ? 0 : price;
};

export const price = (s: Vienna, seat: Seat, b: number): number => priceWith(s, seat, b, discounts(s, seat));

const targets = (s: Vienna, me: Seat): Item[] => {
  const cards = discounts(s, me);
  const bribes = bribesOf(s, me);
  const found: Item[] = [];
  for (let b = 0; b < BUILDINGS.length; b++)
    if (!hasAgent(s, me, b) && at(bribes, at(BUILDINGS, b).colour) >= priceWith(s, me, b, cards))
      found.push(buildingItem(b));
  return found;
};

export const agent: Verb<'agent'> = {
  ask: (s, _, me) => one(me, 'vienna.agent', [...targets(s, me), ...pairItems]),
  run: act => {
    const to = indexOf(act.pick);
    if (isPair(act.pick)) takePair(act, to);
    else act.next({ do: 'origin', to }, { do: 'pay', to }, { do: 'land', to });
  },
  expect: () => buildingItems,
  refuse: (s, _, me, item): Refusal | undefined => {
    if (!isBuilding(item)) return undefined;
    const b = indexOf(item);
    const { name, colour } = at(BUILDINGS, b);
    if (hasAgent(s, me, b)) return { rule: 'vienna.agent.own', args: { building: name } };
    const need = price(s, me, b);
    const have = at(bribesOf(s, me), colour);
    return have < need
      ? { rule: 'vienna.agent.price', args: { bribe: at(BRIBES, colour), need, have } }
      : undefined;
  },
};

const takePair = (act: ViennaAct, kind: number): void => {
  add(bribesOf(act.s, act.me), kind, 2);
  if (act.heard) act.tell({ e: 'took', seat: act.me, bribe: kind, n: 2, card: -1 });
};

/** From beside the desk, or from another building, also while there are agents beside the desk. */
export const origin: Verb<'origin'> = {
  ask: (s, { to }, me) => {
    const from = agentsOf(s, me).map(buildingItem);
    return one(me, 'vienna.origin', at(s.supply, me) > 0 ? [SUPPLY, ...from] : from, [buildingItem(to)]);
  },
  run: (act, { to }) => {
    const { s, me, pick } = act;
    if (pick === SUPPLY) add(s.supply, me, -1);
    else s.agents[indexOf(pick)] = at(s.agents, indexOf(pick)) & ~bit(me);
    if (act.heard)
      act.tell({ e: 'placed', seat: me, building: to, from: pick === SUPPLY ? -1 : indexOf(pick) });
  },
  expect: () => [SUPPLY],
  refuse: (_s, _step, _me, item): Refusal | undefined =>
    item === SUPPLY ? { rule: 'vienna.agent.supply', args: {} } : undefined,
};

export const pay: Verb<'pay'> = {
  ask: (s, { to }, me) => {
    const n = price(s, me, to);
    const kind = at(BUILDINGS, to).colour;
    return n === 0
      ? undefined
      : bag(me, 'vienna.pay', [bribeItem(kind)], [at(bribesOf(s, me), kind)], n, n, [buildingItem(to)]);
  },
  run: (act, { to }) => {
    const paid = act.answers[0] ?? [];
    for (const item of paid) add(bribesOf(act.s, act.me), indexOf(item), -1);
    if (!act.heard) return;
    for (const card of discounts(act.s, act.me))
      if (fits(act.s, act.me, to, face(card).ability)) act.tell({ e: 'ability', seat: act.me, card });
    if (paid.length > 0)
      act.tell({ e: 'paid', seat: act.me, bribe: at(BUILDINGS, to).colour, n: paid.length });
  },
};

/** The agent stands: tiles and points first, then the abilities, then the third man moves on if he helped. */
export const land: Verb<'land'> = {
  run: (act, { to }) => {
    const { s, me } = act;
    const cards = abilities(s, me, card => {
      const ability = face(card).ability;
      return ability.then.length > 0 && fits(s, me, to, ability);
    });
    s.agents[to] = at(s.agents, to) | bit(me);
    const helped = takeSurrounded(act, to);
    if (cards.length > 0) act.next({ do: 'use', cards });
    if (helped) act.next({ do: 'moveThirdMan' });
  },
};

/** Takes the tile of every square around the building that is now surrounded. Returns whether the third man helped. */
const takeSurrounded = (act: ViennaAct, building: number): boolean => {
  const { s, me } = act;
  let helped = false;
  for (const q of at(BUILDINGS, building).squares) {
    const kind = at(s.squares, q);
    if (kind < 0) continue;
    const missing = at(SQUARES, q).buildings.filter(b => !hasAgent(s, me, b));
    const help = missing.length === 1 && missing[0] === s.thirdMan;
    if (missing.length > 0 && !help) continue;
    if (help) helped = true;
    takeTile(act, q, kind, at(SQUARES, q).value - (help ? 1 : 0));
  }
  return helped;
};

const takeTile = (act: ViennaAct, q: number, kind: number, points: number): void => {
  const { s, me } = act;
  s.squares[q] = -1;
  add(dossiersOf(s, me), kind, 1);
  score(s, me, 'squares', points);
  if (act.heard) act.tell({ e: 'tile', seat: me, square: q, dossier: kind, points });
};
