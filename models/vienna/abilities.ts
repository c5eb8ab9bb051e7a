/** What abilities give. What they give sets off nothing further (V-03). */
import type { Telling } from '../lockstep.ts';
import { may, one, several } from './asking.ts';
import { BRIBES, INFORMATION, LAST_FIELD, ROOF, THRESHOLDS, cardOf, roofOf } from './data.ts';
import type { Card, Gift } from './data.ts';
import type { Luck } from './luck.ts';
import type { Desk, Table } from './table.ts';

/** From the deck, or from the discard pile of that moment once it is empty (V-13). */
export const drawCard = (t: Table, luck: Luck, desk: Desk): void => {
  if (t.deck.size === 0) {
    t.deck = new Set(t.discard);
    t.discard = [];
  }
  desk.hand.push(luck.draw('deck', t.deck));
};

/** A marker goes one field on; on the last field the step is virtual (V-10). */
export const step = (t: Table, desk: Desk, kind: string): void => {
  desk.points.add('steps', desk.tiles.of(kind));
  const field = t.fieldOf(kind);
  if (field === LAST_FIELD) return;
  t.tracks.set(kind, field + 1);
  const isAtEnd = ROOF[t.investigator] === roofOf(t.seats.length).end;
  if (!THRESHOLDS.includes(field + 1) || t.hasMoved || t.isLast || isAtEnd) return;
  t.investigator++;
  t.hasMoved = true;
};

const give = function* (t: Table, luck: Luck, desk: Desk, gift: Gift): Telling {
  switch (gift.gives) {
    case 'bribes':
      return desk.bribes.add(gift.kind, gift.n);
    case 'anyBribe':
      return desk.bribes.add(yield* one(desk.seat, 'anyBribe', BRIBES), gift.n);
    case 'points':
      return desk.points.add('abilities', gift.n);
    case 'anyStep':
      return step(t, desk, yield* one(desk.seat, 'anyMarker', INFORMATION));
    case 'steps':
      for (let i = 0; i < gift.n; i++) step(t, desk, gift.kind);
      return;
    case 'cards':
      for (let i = 0; i < gift.n; i++) drawCard(t, luck, desk);
      return;
    case 'different':
      for (const kind of yield* several(desk.seat, 'differentBribes', BRIBES, t.seats.length))
        desk.bribes.add(kind);
      return;
    case 'discount':
    case 'joker':
    case 'otherMarker':
      throw new Error(`${gift.gives} is not used by itself`);
  }
};

/** Abilities that were set off, each as often as it was: one after the other, or none of those left (V-04). */
export const use = function* (t: Table, luck: Luck, desk: Desk, cards: readonly string[]): Telling {
  let left = cards;
  while (left.length > 0) {
    const word = yield* may(desk.seat, 'ability', [...new Set(left)]);
    if (word === undefined) return;
    const i = left.indexOf(word);
    left = [...left.slice(0, i), ...left.slice(i + 1)];
    yield* give(t, luck, desk, cardOf(word).ability.gift);
  }
};

const ACTIVE: readonly Gift['gives'][] = ['discount', 'joker', 'otherMarker'];
/** Those that give something, as against those that lower a price or replace something. */
export const isGiving = ({ ability }: Card): boolean => !ACTIVE.includes(ability.gift.gives);
