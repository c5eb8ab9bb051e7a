/** Where cards lie: drawers, assigned cards, hands, the deck and the discard pile. */
import { FIRST, at, times } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { DECK, DISCARD, FACES, PLANS, drawer, drawersOf, hand, plan, vienna } from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import { is, listed } from '../finding.ts';
import { howMany, many, says, who, wordOf } from '../pattern.ts';
import type { Pattern } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import type { Table } from './words.ts';

const word = (c: Card): string => vienna.word(c);
const cardWords = FACES.map(({ number }): [string, Card] => [word(FIRST + number), FIRST + number]);
const card = wordOf('a card', new Map(cardWords));
const NO_CARD = -1;
/** A card, or a dash for none. */
const place = wordOf('a card or -', new Map([...cardWords, ['-', NO_CARD]]));

/** Every card lies in the deck until it is given; the discard pile may be drawn on too. */
const give = (t: Table, c: Card, zone: number): void => {
  const free = [DECK, DISCARD].some(pile => at(t.s.zones, pile).includes(c));
  if (!free) throw new Impossible(`card ${word(c)} already lies somewhere else`);
  t.put(c, zone);
};

/** Cards at a row of places, one each. */
const row = (
  pattern: Pattern<[Seat, readonly Card[]]>,
  zones: (s: Vienna, seat: Seat) => readonly number[],
): Reader<Fact<Table>> =>
  fact(
    pattern,
    (t: Table, seat, cards) => {
      const found = zones(t.s, seat).map(zone => t.s.zones[zone]?.[0] ?? NO_CARD);
      const same = found.every((c, i) => c === (cards[i] ?? NO_CARD));
      return same ? undefined : listed(found.map(c => (c === NO_CARD ? '-' : word(c))));
    },
    (t, seat, cards) => {
      const places = zones(t.s, seat);
      if (cards.length > places.length)
        throw new Impossible(`there are ${places.length} places, not ${cards.length}`);
      cards.forEach((c, i) => c !== NO_CARD && give(t, c, at(places, i)));
    },
  );
const drawers = row(says`${who} has drawers ${many(place)}`, (s, seat) =>
  times(drawersOf(s, seat), i => drawer(seat, i)),
);
const assigned = row(says`${who} assigned ${many(place)}`, (_, seat) => times(PLANS, i => plan(seat, i)));

const inHand = fact(
  says`${who} holds ${many(card)}`,
  (t: Table, seat, cards) => {
    const found = at(t.s.zones, hand(seat))
      .slice()
      .sort((a, b) => a - b);
    return is(listed(found.map(word)), listed([...cards].sort((a, b) => a - b).map(word)));
  },
  (t, seat, cards) => cards.forEach(c => give(t, c, hand(seat))),
);

/** Exactly these, the first on top; every other card that is not in use lies on the discard pile. */
const deckHolds = fact(
  says`deck holds ${many(card)}`,
  (t: Table, cards) => is(listed([...at(t.s.zones, DECK)].reverse().map(word)), listed(cards.map(word))),
  (t, cards) => {
    for (const c of at(t.s.zones, DECK).slice()) t.put(c, DISCARD);
    for (const c of [...cards].reverse()) give(t, c, DECK);
  },
);

const discardHolds = fact(
  says`discard pile holds ${many(card)}`,
  (t: Table, cards) => {
    const missing = cards.filter(c => !at(t.s.zones, DISCARD).includes(c));
    return missing.length === 0 ? undefined : `not there: ${listed(missing.map(word))}`;
  },
  (t, cards) => cards.forEach(c => give(t, c, DISCARD)),
);

const discardCount = fact(says`discard pile holds ${howMany('cards', 'card')}`, (t: Table, n) =>
  is(at(t.s.zones, DISCARD).length, n, 'cards'),
);
const deckCount = fact(says`deck holds ${howMany('cards', 'card')}`, (t: Table, n) =>
  is(at(t.s.zones, DECK).length, n, 'cards'),
);

export const CARDS: readonly Reader<Fact<Table>>[] = [
  drawers,
  assigned,
  inHand,
  deckHolds,
  deckCount,
  discardHolds,
  discardCount,
];
