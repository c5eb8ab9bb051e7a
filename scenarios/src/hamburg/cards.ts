/** Where cards lie: hands, plots and what stands on them, Zoo and Park, the piles and the discard pile. */
import {
  COLOURS,
  DISCARD,
  GONE,
  TOP,
  UNSEEN,
  display,
  face,
  field,
  ground,
  hand,
  isBuilding,
  left,
  pile,
  plotColour,
  plotItem,
  under,
} from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { FIRST, OPEN, at } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { is, listed } from '../finding.ts';
import { howMany, many, says, who } from '../pattern.ts';
import type { Pattern } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { card, colour, colours, plot, sorted, word } from './words.ts';
import type { Table } from './words.ts';

const pileOf = (c: Card): number => pile(face(c).colour);

/** Which card is a plot that was only given by its colour does not matter: another one takes its place. */
const dig = (s: Hamburg, c: Card): void => {
  const zone = s.zones.findIndex(cards => cards.includes(c));
  const other = at(s.zones, pileOf(c)).shift();
  if (other === undefined) throw new Impossible(`no card is left to be a plot instead of ${word(c)}`);
  at(s.zones, zone)[at(s.zones, zone).indexOf(c)] = other;
  s.knows[other - FIRST] = at(s.sees, zone);
  at(s.zones, pileOf(c)).push(c);
};

/** Cards lie in their piles until they are given. */
const give = (t: Table, c: Card, zone: number): void => {
  const { s } = t;
  const isPlot = s.plots.some((_, p) => [ground(p), field(p)].some(z => at(s.zones, z).includes(c)));
  if (isPlot) dig(s, c);
  if (!at(s.zones, pileOf(c)).includes(c))
    throw new Impossible(`card ${word(c)} already lies somewhere else`);
  t.put(c, zone);
};

/** Exactly these in a zone of the player, in any order; "nothing" can be expected too. */
const cardsIn = (
  some: Pattern<[Seat, readonly Card[]]>,
  none: Pattern<[Seat]>,
  zone: (seat: Seat) => number,
  put: (t: Table, seat: Seat, c: Card) => void,
): Reader<Fact<Table>>[] => [
  fact(
    some,
    ({ s }: Table, seat, cards) => is(sorted(at(s.zones, zone(seat))), sorted(cards)),
    (t, seat, cards) => cards.forEach(c => put(t, seat, c)),
  ),
  fact(none, ({ s }: Table, seat) => is(sorted(at(s.zones, zone(seat))), 'nothing')),
];

const holds = cardsIn(says`${who} holds ${many(card)}`, says`${who} holds nothing`, hand, (t, seat, c) =>
  give(t, c, hand(seat)),
);
const holdsCount = fact(says`${who} holds ${howMany('cards', 'card')}`, ({ s }: Table, seat, n) =>
  is(at(s.zones, hand(seat)).length, n, 'cards'),
);

/** From the bottom of the pile: face down, known to the owner if it came from the hand. */
const layPlot = (t: Table, seat: Seat, c: number, unseen: boolean): void => {
  const [bottom] = at(t.s.zones, pile(c));
  if (bottom === undefined) throw new Impossible(`the ${at(COLOURS, c)} pile is empty`);
  t.put(bottom, unseen ? field(seat) : ground(seat));
  at(t.s.plots, seat).push(unseen ? c + UNSEEN : c);
};
const plotsOf = ({ s }: Table, seat: Seat): string =>
  listed(at(s.plots, seat).map(code => at(COLOURS, plotColour(code))));
const hasPlots = fact(
  says`${who} has plots ${colours}`,
  (t: Table, seat, list) => is(plotsOf(t, seat), listed(list.map(c => at(COLOURS, c)))),
  (t, seat, list) => list.forEach(c => layPlot(t, seat, c, false)),
);
const unseenPlots = fact(
  says`${who} has unseen plots ${colours}`,
  ({ s }: Table, seat, list) => {
    const unseen = at(s.plots, seat).filter(code => code >= UNSEEN);
    return is(
      listed(unseen.map(code => at(COLOURS, plotColour(code)))),
      listed(list.map(c => at(COLOURS, c))),
    );
  },
  (t, seat, list) => list.forEach(c => layPlot(t, seat, c, true)),
);
const noPlots = fact(says`${who} has no plots`, (t: Table, seat) => is(plotsOf(t, seat), 'nothing'));

const erect = (t: Table, seat: Seat, c: Card, on: () => number): void => {
  if (!isBuilding(c)) throw new Impossible(`${word(c)} is no building: it is laid out`);
  give(t, c, display(seat));
  at(t.s.on, seat).push(on());
};
/** Each on a plot of its own, which has its colour. */
const built = cardsIn(says`${who} built ${many(card)}`, says`${who} built nothing`, display, (t, seat, c) =>
  erect(t, seat, c, () => {
    layPlot(t, seat, face(c).colour, false);
    return at(t.s.plots, seat).length - 1;
  }),
);
const builtOn = fact(
  says`${who} built ${card} on ${plot}`,
  ({ s }: Table, seat, c, i) => {
    const on = at(s.on, seat)[at(s.zones, display(seat)).indexOf(c)];
    return is(on === undefined ? 'nowhere' : word(plotItem(on)), word(plotItem(i)));
  },
  (t, seat, c, i) => {
    if (at(t.s.plots, seat)[i] === undefined) throw new Impossible(`there is no ${word(plotItem(i))}`);
    erect(t, seat, c, () => i);
  },
);

/** Zoo and Park, left of the tableau. */
const laidOut = cardsIn(
  says`${who} laid out ${many(card)}`,
  says`${who} laid out nothing`,
  left,
  (t, seat, c) => {
    if (isBuilding(c)) throw new Impossible(`${word(c)} is a building: it is built`);
    give(t, c, left(seat));
  },
);
const underZoo = fact(
  says`${who} has ${card} under ${card}`,
  ({ s }: Table, seat, c, zoo) => {
    const found = at(s.zoos, seat)[at(s.zones, under(seat)).indexOf(c)];
    return found === zoo ? undefined : found === undefined ? 'nowhere' : word(found);
  },
  (t, seat, c, zoo) => {
    if (!at(t.s.zones, left(seat)).includes(zoo)) throw new Impossible(`${word(zoo)} is not laid out`);
    give(t, c, under(seat));
    at(t.s.zoos, seat).push(zoo);
  },
);

const used = fact(
  says`${who} used ${many(card)}`,
  ({ s }: Table, seat, cards) => is(sorted(at(s.used, seat)), sorted(cards)),
  ({ s }, seat, cards) => at(s.used, seat).push(...cards),
);
const usedNothing = fact(says`${who} used nothing`, ({ s }: Table, seat) =>
  is(sorted(at(s.used, seat)), 'nothing'),
);

const fromTop = (cards: readonly Card[]): Card[] => [...cards].reverse();
const inPile = (t: Table, c: number, cards: readonly Card[]): void => {
  for (const one of fromTop(cards)) {
    if (pileOf(one) !== pile(c)) throw new Impossible(`${word(one)} is not ${at(COLOURS, c)}`);
    give(t, one, pile(c));
  }
};
/** The first on top; the others lie below. */
const pileBegins = fact(
  says`${colour} pile begins with ${many(card)}`,
  ({ s }: Table, c, cards) => {
    const top = fromTop(at(s.zones, pile(c))).slice(0, cards.length);
    return is(listed(top.map(word)), listed(cards.map(word)));
  },
  inPile,
);
/** These and no others; the rest is out of the game. */
const pileOnly = fact(
  says`${colour} pile holds only ${many(card)}`,
  ({ s }: Table, c, cards) => is(listed(fromTop(at(s.zones, pile(c))).map(word)), listed(cards.map(word))),
  (t, c, cards) => {
    inPile(t, c, cards);
    for (const one of at(t.s.zones, pile(c)).filter(x => !cards.includes(x))) t.put(one, GONE);
  },
);
const pileEmpty = fact(
  says`${colour} pile is empty`,
  ({ s }: Table, c) => is(at(s.zones, pile(c)).length, 0, 'cards'),
  (t, c) => {
    for (const one of at(t.s.zones, pile(c)).slice()) t.put(one, GONE);
  },
);

const discards = ({ s }: Table): Card[] => [...at(s.zones, TOP), ...fromTop(at(s.zones, DISCARD))];
/** The first on top; everybody saw them come. */
const discardBegins = fact(
  says`discard pile begins with ${many(card)}`,
  (t: Table, cards) => is(listed(discards(t).slice(0, cards.length).map(word)), listed(cards.map(word))),
  (t, cards) => {
    for (const c of fromTop(cards)) {
      const [top] = at(t.s.zones, TOP);
      if (top !== undefined) t.put(top, DISCARD);
      give(t, c, TOP);
      for (const one of discards(t)) t.s.knows[one - FIRST] = OPEN;
    }
  },
);
const discardHolds = fact(says`discard pile holds ${many(card)}`, (t: Table, cards) =>
  is(sorted(discards(t)), sorted(cards)),
);
const discardCount = fact(says`discard pile holds ${howMany('cards', 'card')}`, (t: Table, n) =>
  is(discards(t).length, n, 'cards'),
);

export const CARDS: readonly Reader<Fact<Table>>[] = [
  holdsCount,
  ...holds,
  hasPlots,
  unseenPlots,
  noPlots,
  ...built,
  builtOn,
  ...laidOut,
  underZoo,
  used,
  usedNothing,
  pileBegins,
  pileOnly,
  pileEmpty,
  discardBegins,
  discardCount,
  discardHolds,
];
