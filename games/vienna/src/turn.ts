/** A turn: actions I, II and IV, and the abilities they set off. Action III stands in agents.ts. */
import { FIRST, OPEN, add, at, bit, may, one } from '@kaffeehaus/kernel';
import type { Act, Card, Op, Refusal, Seat } from '@kaffeehaus/kernel';
import type { Trigger } from './abilities.ts';
import { LAST_FIELD, ZONE_LENGTH, endField } from './board.ts';
import { face } from './cards.ts';
import { bribeItems, dossierItems, drawerItem, drawerItems, indexOf } from './items.ts';
import { DISCARD, DRAWERS, bribesOf, cardIn, dossiersOf, drawer, plan, score } from './state.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';

export type ViennaAct = Act<Vienna, Step>;
export type Verb<K extends Step['do']> = Op<Vienna, Step, Extract<Step, { do: K }>>;

/** The cards in a seat's drawers whose ability passes the test. */
export const abilities = (s: Vienna, seat: Seat, test: (card: Card) => boolean): Card[] => {
  const found: Card[] = [];
  for (let i = 0; i < DRAWERS; i++) {
    const card = cardIn(s, drawer(seat, i));
    if (card !== undefined && test(card)) found.push(card);
  }
  return found;
};

/** Offers the abilities set off by an action. What they give never sets off another: no verb of theirs asks again. */
export const setOff = (act: ViennaAct, on: Trigger, of: number): void => {
  const cards = abilities(act.s, act.me, card => {
    const ability = face(card).ability;
    return ability.on === on && ability.of === of;
  });
  if (cards.length > 0) act.next({ do: 'use', cards });
};

/** One marker goes one field on; every step scores, also a virtual one on the last field. */
export const advance = (act: ViennaAct, kind: number): void => {
  const { s, me } = act;
  const points = at(dossiersOf(s, me), kind);
  score(s, me, 'steps', points);
  if (at(s.tracks, kind) < LAST_FIELD) add(s.tracks, kind, 1);
  else {
    if (act.heard) act.tell({ e: 'marker', seat: me, dossier: kind, field: LAST_FIELD, points });
    return;
  }
  const field = at(s.tracks, kind);
  if (act.heard) act.tell({ e: 'marker', seat: me, dossier: kind, field, points });
  if (field % ZONE_LENGTH === 0) alert(act);
};

/** The first threshold crossed in a round moves the investigator; once the end is rung in he has done his work. */
const alert = (act: ViennaAct): void => {
  const { s } = act;
  if (s.alerted !== 0 || s.ending !== 0 || s.investigator >= endField(s.seats)) return;
  s.alerted = 1;
  s.investigator++;
  if (act.heard) act.tell({ e: 'investigator', field: s.investigator });
};

/** Action I, first half: the card is shown. */
export const reveal: Verb<'reveal'> = {
  run: act => act.turn(plan(act.me, 0), OPEN),
};

/** The drawer that holds exactly the ability of the card to insert, or −1. */
const sameAbility = (s: Vienna, seat: Seat): number => {
  const card = cardIn(s, plan(seat, 0));
  if (card === undefined) return -1;
  for (let i = 0; i < DRAWERS; i++) {
    const old = cardIn(s, drawer(seat, i));
    if (old !== undefined && face(old).identity === face(card).identity) return i;
  }
  return -1;
};

/** Action I, second half: into any drawer; an old card there goes to the discard pile. */
export const insert: Verb<'insert'> = {
  ask: (s, _, me) => {
    const same = sameAbility(s, me);
    return one(me, 'vienna.drawer', same < 0 ? drawerItems : [drawerItem(same)], at(s.zones, plan(me, 0)).slice());
  },
  run: act => {
    const { s, me } = act;
    const i = indexOf(act.pick);
    const card = at(at(s.zones, plan(me, 0)), 0);
    const old = cardIn(s, drawer(me, i));
    if (old !== undefined) act.move(old, drawer(me, i), DISCARD);
    act.move(card, plan(me, 0), drawer(me, i));
    act.turn(plan(me, 0), bit(me));
    if (act.heard) act.tell({ e: 'inserted', seat: me, card, drawer: i, old: old ?? -1 });
  },
  expect: () => drawerItems,
  refuse: (s, _, me, item): Refusal | undefined => {
    const same = sameAbility(s, me);
    return drawerItems.includes(item) && same >= 0
      ? { rule: 'vienna.drawer.same', args: { drawer: same + 1 } }
      : undefined;
  },
};

/** Action II: the card is shown and discarded, its bribe taken. */
export const bribe: Verb<'bribe'> = {
  run: act => {
    const card = spend(act, 1);
    const kind = face(card).bribe;
    add(bribesOf(act.s, act.me), kind, 1);
    if (act.heard) act.tell({ e: 'took', seat: act.me, bribe: kind, n: 1, card });
    setOff(act, 'bribe', kind);
  },
};

/** Action IV: the card is shown and discarded, its marker must advance. */
export const dossier: Verb<'dossier'> = {
  run: act => {
    const kind = face(spend(act, 2)).dossier;
    advance(act, kind);
    setOff(act, 'marker', kind);
  },
};

const spend = (act: ViennaAct, i: number): Card => {
  const card = at(at(act.s.zones, plan(act.me, i)), 0);
  act.move(card, plan(act.me, i), DISCARD);
  return card;
};

/** Which ability next, or none of those left: each may be declined, the owner chooses the order. */
export const use: Verb<'use'> = {
  ask: (_, { cards }, me) => may(me, 'vienna.ability', cards),
  run: (act, { cards }) => {
    const card = act.pick;
    if (card < FIRST) return;
    if (act.heard) act.tell({ e: 'ability', seat: act.me, card });
    act.say(face(card).ability.then);
    const rest = cards.filter(other => other !== card);
    if (rest.length > 0) act.next({ do: 'use', cards: rest });
  },
};

export const gain: Verb<'gain'> = {
  run: (act, { bribe: kind, n }) => {
    add(bribesOf(act.s, act.me), kind, n);
    if (act.heard) act.tell({ e: 'took', seat: act.me, bribe: kind, n, card: -1 });
  },
};

export const anyBribe: Verb<'anyBribe'> = {
  ask: (_s, _step, me) => one(me, 'vienna.anyBribe', bribeItems),
  run: act => act.next({ do: 'gain', bribe: indexOf(act.pick), n: 1 }),
};

export const scorePoints: Verb<'score'> = {
  run: (act, { n }) => {
    score(act.s, act.me, 'abilities', n);
    if (act.heard) act.tell({ e: 'scored', seat: act.me, points: n });
  },
};

export const anyMarker: Verb<'anyMarker'> = {
  ask: (_s, _step, me) => one(me, 'vienna.anyMarker', dossierItems),
  run: act => advance(act, indexOf(act.pick)),
};
