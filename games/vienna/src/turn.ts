/** A turn: actions I, II and IV, and the abilities they set off. Action III stands in agents.ts. */
import { FIRST, OPEN, at, bit } from '@kaffeehaus/kernel';
import type { Card, Item, Refusal, Seat } from '@kaffeehaus/kernel';
import type { Trigger } from './abilities.ts';
import { may, one, subset } from './asks.ts';
import { LAST_FIELD, ZONE_LENGTH, endField } from './board.ts';
import { face } from './cards.ts';
import { drawCard } from './deck.ts';
import { giftOf } from './figures.ts';
import { takeBribes } from './goods.ts';
import {
  SHILLING,
  bribeItems,
  dossierItem,
  dossierItems,
  drawerItem,
  drawerItems,
  indexOf,
  word,
} from './items.ts';
import { score } from './scoring.ts';
import { DISCARD, cardIn, dossiersOf, drawer, drawersOf, inDrawers, plan } from './state.ts';
import type { Vienna } from './state.ts';
import type { Verb, ViennaAct } from './verb.ts';

/** The cards in a seat's drawers whose ability passes the test. */
export const abilities = (s: Vienna, seat: Seat, test: (card: Card) => boolean): Card[] => {
  const found: Card[] = [];
  const n = drawersOf(s, seat);
  for (let i = 0; i < n; i++) {
    const card = cardIn(s, drawer(seat, i));
    if (card !== undefined && test(card)) found.push(card);
  }
  return found;
};

/** Offers the abilities set off by an action. What they give never sets off another: no verb of theirs asks again. */
const setOff = (act: ViennaAct, on: Trigger, of: number): void => {
  const cards = abilities(act.s, act.me, card => {
    const ability = face(card).ability;
    return ability.on === on && ability.of === of && ability.then.length > 0;
  });
  if (cards.length > 0) act.next({ do: 'use', cards });
};

/** One marker goes one field on; every step scores, also a virtual one on the last field. */
const step = (act: ViennaAct, kind: number): void => {
  const { s, me } = act;
  const points = at(dossiersOf(s, me), kind);
  score(s, me, 'steps', points);
  const from = at(s.tracks, kind);
  const moves = from < LAST_FIELD;
  const field = moves ? from + 1 : from;
  s.tracks[kind] = field;
  if (act.heard) act.tell({ e: 'marker', seat: me, dossier: kind, from, field, points });
  if (moves && field % ZONE_LENGTH === 0) alert(act);
};

/** The first threshold crossed in a round moves the investigator; once the end is rung in he has done his work. */
const alert = (act: ViennaAct): void => {
  const { s } = act;
  if (s.alerted !== 0 || s.ending !== 0 || s.investigator >= endField(s.seats)) return;
  s.alerted = 1;
  s.investigator++;
  if (act.heard) act.tell({ e: 'investigator', from: s.investigator - 1, field: s.investigator });
};

/** A turn begins with action I, first half: the card is shown. */
export const reveal: Verb<'reveal'> = {
  run: act => {
    if (act.heard) act.tell({ e: 'begun', seat: act.me, what: 'turn' });
    act.flip(plan(act.me, 0), OPEN);
  },
};

/** The drawer that holds exactly the ability of the card to insert, or −1. */
const sameAbility = (s: Vienna, seat: Seat): number => {
  const card = cardIn(s, plan(seat, 0));
  if (card === undefined) return -1;
  for (let i = 0; i < drawersOf(s, seat); i++) {
    const old = cardIn(s, drawer(seat, i));
    if (old !== undefined && face(old).identity === face(card).identity) return i;
  }
  return -1;
};

/** Action I, second half: into any drawer; an old card there goes to the discard pile. */
export const insert: Verb<'insert'> = {
  ask: (s, _, me) => {
    const same = sameAbility(s, me);
    const drawers = same < 0 ? at(drawerItems, drawersOf(s, me)) : [drawerItem(same)];
    return one(me, 'vienna.drawer', drawers, at(s.zones, plan(me, 0)).slice());
  },
  run: act => {
    const { s, me } = act;
    const i = indexOf(act.pick);
    const card = at(at(s.zones, plan(me, 0)), 0);
    const old = cardIn(s, drawer(me, i));
    if (old !== undefined) act.move(old, drawer(me, i), DISCARD);
    act.move(card, plan(me, 0), drawer(me, i));
    act.flip(plan(me, 0), bit(me));
    if (act.heard) act.tell({ e: 'inserted', seat: me, card, drawer: i, old: old ?? -1 });
  },
  expect: (s, _, me) => at(drawerItems, drawersOf(s, me)),
  refuse: (s, _, me, item): Refusal | undefined => {
    const same = sameAbility(s, me);
    return same >= 0 && at(drawerItems, drawersOf(s, me)).includes(item)
      ? { rule: 'vienna.drawer.same', args: { drawer: same + 1 } }
      : undefined;
  },
};

/** Action II: the card is shown and discarded, its bribe taken. */
export const bribe: Verb<'bribe'> = {
  run: act => {
    const { s, me } = act;
    const card = spendCard(act, 1);
    const kind = face(card).bribe;
    takeBribes(act, kind, kind === giftOf(s, me).bribe ? 2 : 1, card);
    setOff(act, 'bribe', kind);
  },
};

const spendCard = (act: ViennaAct, i: number): Card => {
  const card = at(at(act.s.zones, plan(act.me, i)), 0);
  act.move(card, plan(act.me, i), DISCARD);
  return card;
};

/** Action IV, first half: the card is shown and discarded. */
export const dossier: Verb<'dossier'> = {
  run: act => act.next({ do: 'marker', dossier: face(spendCard(act, 2)).dossier }),
};

const substitutes = (s: Vienna, seat: Seat, kind: number): Card[] =>
  abilities(s, seat, card => {
    const { ability } = face(card);
    return ability.instead && ability.of === kind;
  });

/** Action IV, second half: its marker must advance, or by an ability another one instead. That step is no bonus. */
export const marker: Verb<'marker'> = {
  ask: (s, { dossier: kind }, me) =>
    substitutes(s, me, kind).length === 0
      ? undefined
      : one(me, 'vienna.marker', dossierItems, [dossierItem(kind)]),
  run: (act, { dossier: shown }) => {
    const kind = act.pick < 0 ? shown : indexOf(act.pick);
    if (act.heard && kind !== shown)
      for (const card of substitutes(act.s, act.me, shown)) act.tell({ e: 'ability', seat: act.me, card });
    step(act, kind);
    setOff(act, 'marker', kind);
  },
  expect: () => dossierItems,
};

/** Which ability next, or none of those left: each may be declined, the owner chooses the order. */
export const use: Verb<'use'> = {
  ask: (_, { cards }, me) => may(me, 'vienna.ability', distinct(cards)),
  run: (act, { cards }) => {
    const card = act.pick;
    if (card < FIRST) return;
    if (act.heard) act.tell({ e: 'ability', seat: act.me, card });
    act.say(face(card).ability.then, act.me, [card]);
    if (cards.length > 1) act.next({ do: 'use', cards: without(cards, card) });
  },
  expect: (s, _, me) => inDrawers(s, me),
  refuse: (s, _, me, card): Refusal | undefined => {
    if (!inDrawers(s, me).includes(card)) return undefined;
    const lasting = face(card).ability.then.length === 0;
    return {
      rule: lasting ? 'vienna.ability.lasting' : 'vienna.ability.trigger',
      args: { number: word(card) },
    };
  },
};

/** An ability that several tiles set off stands there several times. */
const distinct = (cards: readonly Card[]): readonly Card[] =>
  cards.every((card, i) => cards.indexOf(card) === i) ? cards : [...new Set(cards)];
const without = (cards: readonly Card[], card: Card): Card[] => {
  const i = cards.indexOf(card);
  return [...cards.slice(0, i), ...cards.slice(i + 1)];
};

export const gain: Verb<'gain'> = {
  run: (act, { bribe: kind, n }) => takeBribes(act, kind, n),
};

/** Shillings are no bribes, wherever bribes are wanted. */
export const NO_BRIBE: Refusal = { rule: 'vienna.bribe.shilling', args: {} };
const noShilling = {
  expect: (s: Vienna): readonly Item[] => (s.full ? [SHILLING] : []),
  refuse: (_s: Vienna, _step: unknown, _me: Seat, item: Item): Refusal | undefined =>
    item === SHILLING ? NO_BRIBE : undefined,
};

/** One or more bribes of one kind, whichever the player likes. */
export const anyBribe: Verb<'anyBribe'> = {
  ...noShilling,
  ask: (_s, _step, me) => one(me, 'vienna.anyBribe', bribeItems),
  run: (act, { n }) => act.next({ do: 'gain', bribe: indexOf(act.pick), n }),
};

/** As many bribes as there are players, all of different kinds. */
export const differentBribes: Verb<'differentBribes'> = {
  ...noShilling,
  ask: (s, _, me) => subset(me, 'vienna.differentBribes', bribeItems, s.seats, s.seats),
  run: act => {
    for (const item of at(act.answers, 0)) act.next({ do: 'gain', bribe: indexOf(item), n: 1 });
  },
};

/** “It” is the card whose ability gives them. */
export const scorePoints: Verb<'score'> = {
  run: (act, { n }) => {
    score(act.s, act.me, 'abilities', n);
    if (act.heard) act.tell({ e: 'scored', seat: act.me, points: n, at: act.it[0] ?? -1, why: 'abilities' });
  },
};

export const anyMarker: Verb<'anyMarker'> = {
  ask: (_s, _step, me) => one(me, 'vienna.anyMarker', dossierItems),
  run: act => step(act, indexOf(act.pick)),
  expect: () => dossierItems,
};

export const advance: Verb<'advance'> = {
  run: (act, { dossier: kind, n }) => {
    for (let i = 0; i < n; i++) step(act, kind);
  },
};

/** Cards for the next round, kept in hand. */
export const draw: Verb<'draw'> = {
  run: (act, { n }) => {
    for (let i = 0; i < n; i++) drawCard(act, act.me);
    if (act.heard) act.tell({ e: 'drew', seat: act.me, n });
  },
};
