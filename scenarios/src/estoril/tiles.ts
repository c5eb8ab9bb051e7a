/** Where characters are: hands, slots, rewards, the stack, discards, the box; and who knows it. */
import {
  BOX,
  STACK,
  discards,
  estoril,
  face,
  hand,
  poolOf,
  rewardItem,
  rewardZone,
  slotName,
  slotZone,
  taken,
} from '@kaffeehaus/estoril';
import { FIRST, OPEN, at, mask } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { is, listed } from '../finding.ts';
import { viewer } from '../language.ts';
import { howMany, many, says, who } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { laid, standsOn } from './layout.ts';
import { reward, slot, tile, tiles } from './words.ts';
import type { Table } from './words.ts';

const word = (card: Card): string => estoril.word(card);
const inHand = ({ s }: Table, seat: Seat): Card[] => [
  ...at(s.zones, hand(seat)),
  ...at(s.zones, taken(seat)),
];

/** Characters lie in the stack until they are given, starters of the seat also in its hand or in the box. */
const isFreeFor = ({ s }: Table, card: Card, seat: Seat): boolean =>
  at(s.zones, STACK).includes(card) ||
  at(s.zones, hand(seat)).includes(card) ||
  (at(s.zones, BOX).includes(card) && face(card).starter === seat);

/** What somebody has is known to all (E-28). */
const give = (t: Table, card: Card, seat: Seat): void => {
  if (!isFreeFor(t, card, seat)) throw new Impossible(`${word(card)} is somewhere else already`);
  t.put(card, hand(seat));
  t.s.knows[card - FIRST] = OPEN;
};
const fromStack = (t: Table, card: Card, zone: number): void => {
  if (!at(t.s.zones, STACK).includes(card)) throw new Impossible(`${word(card)} is somewhere else already`);
  t.put(card, zone);
};

/** Exactly these; starters that are not named lie in the box. */
const holdsTiles = fact(
  says`${who} holds ${many(tile)}`,
  (t: Table, seat, cards) => is(tiles(inHand(t, seat)), tiles(cards)),
  (t, seat, cards) => {
    for (const card of inHand(t, seat)) t.put(card, BOX);
    for (const card of cards) give(t, card, seat);
  },
);
const alsoHolds = fact(
  says`${who} also holds ${many(tile)}`,
  (t: Table, seat, cards) =>
    cards.every(card => inHand(t, seat).includes(card)) ? undefined : tiles(inHand(t, seat)),
  (t, seat, cards) => cards.forEach(card => give(t, card, seat)),
);
const holdsCount = fact(says`${who} holds ${howMany('characters', 'character')}`, (t: Table, seat, n) =>
  is(inHand(t, seat).length, n, 'characters'),
);

/** Laid there by the rules, so that everybody knows what they would know; what came before cannot be taken back. */
const placed = fact(
  says`${who} placed ${tile} on ${slot}`,
  (t: Table, seat, card, i) =>
    at(t.s.zones, slotZone(i)).includes(card) && standsOn(t.s, i).startsWith(`{${seat}}`)
      ? undefined
      : standsOn(t.s, i),
  (t, seat, card, i) => {
    const { s } = t;
    if (standsOn(s, laid(s, i)) !== 'nobody') throw new Impossible(`${slotName(i)} is taken already`);
    if (at(s.supply, seat) === 0) throw new Impossible('no stone is left for it');
    if (!at(s.zones, hand(seat)).includes(card)) give(t, card, seat);
    t.say(seat, { do: 'tile', slot: i }).answer(seat, word(card));
    s.sealed = s.ply;
  },
);

const stones = fact(
  says`${who} has ${howMany('stones', 'stone')}`,
  (t: Table, seat, n) => is(at(t.s.supply, seat), n, 'stones'),
  ({ s }, seat, n) => {
    s.supply[seat] = n;
  },
);

const rewardIs = fact(
  says`${reward} is ${tile}`,
  (t: Table, p, card) => is(tiles(at(t.s.zones, rewardZone(p))), word(card)),
  (t, p, card) => {
    if (!t.s.grid.includes(p)) throw new Impossible(`the place of ${word(rewardItem(p))} does not lie out`);
    if (at(t.s.zones, rewardZone(p)).length > 0)
      throw new Impossible(`there is a ${word(rewardItem(p))} already`);
    fromStack(t, card, rewardZone(p));
  },
);
const rewardGone = fact(says`${reward} is gone`, (t: Table, p) =>
  is(tiles(at(t.s.zones, rewardZone(p))), 'nothing'),
);

/** The first on top; the others lie below. */
const stackHolds = fact(
  says`stack begins with ${many(tile)}`,
  (t: Table, cards) => {
    const top = [...at(t.s.zones, STACK)].reverse().slice(0, cards.length);
    return is(listed(top.map(word)), listed(cards.map(word)));
  },
  (t, cards) => {
    for (const card of [...cards].reverse()) fromStack(t, card, STACK);
  },
);
/** These and no others, the first on top; the rest lies in the box. */
const stackOnly = fact(
  says`stack holds only ${many(tile)}`,
  (t: Table, cards) => {
    const found = [...at(t.s.zones, STACK)].reverse();
    return is(listed(found.map(word)), listed(cards.map(word)));
  },
  (t, cards) => {
    for (const card of [...cards].reverse()) fromStack(t, card, STACK);
    for (const card of at(t.s.zones, STACK).filter(c => !cards.includes(c))) t.put(card, BOX);
  },
);
const stackEnds = fact(says`stack ends with ${many(tile)}`, (t: Table, cards) => {
  const end = at(t.s.zones, STACK).slice(0, cards.length).reverse();
  return is(listed(end.map(word)), listed(cards.map(word)));
});

const discarded = fact(
  says`${who} discarded ${many(tile)}`,
  (t: Table, seat, cards) => is(tiles(at(t.s.zones, discards(seat))), tiles(cards)),
  (t, seat, cards) => cards.forEach(card => fromStack(t, card, discards(seat))),
);
const noDiscards = fact(says`${who} discarded nothing`, (t: Table, seat) =>
  is(tiles(at(t.s.zones, discards(seat))), 'nothing'),
);
const boxHolds = fact(
  says`box holds ${many(tile)}`,
  (t: Table, cards) => {
    const missing = cards.filter(card => !at(t.s.zones, BOX).includes(card));
    return missing.length === 0 ? undefined : `not there: ${tiles(missing)}`;
  },
  (t, cards) => cards.forEach(card => fromStack(t, card, BOX)),
);

/** Which characters somebody has, in hand and on the table, wherever each of them is. */
const knowsPool = fact(says`${viewer} knows that ${who} has ${many(tile)}`, (t: Table, eyes, seat, cards) =>
  is(tiles(poolOf(mask(estoril, t.s, eyes), seat)), tiles(cards)),
);

export const TILES: readonly Reader<Fact<Table>>[] = [
  holdsCount,
  holdsTiles,
  alsoHolds,
  placed,
  stones,
  rewardIs,
  rewardGone,
  stackHolds,
  stackOnly,
  stackEnds,
  noDiscards,
  discarded,
  boxHolds,
  knowsPool,
];
