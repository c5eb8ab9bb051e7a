/** What can be true of a table of Vienna: who holds what where. */
import { at, times } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import type { Bench } from '@kaffeehaus/kernel/table';
import {
  BRIBES,
  BUILDINGS,
  DECK,
  DISCARD,
  DOSSIERS,
  FACES,
  FLAGS,
  LAST_FIELD,
  PLANS,
  ROOF,
  SOURCES,
  SQUARES,
  agentsOf,
  drawer,
  drawersOf,
  hand,
  plan,
  setAgent,
  total,
  vienna,
} from '@kaffeehaus/vienna';
import type { Step, Vienna } from '@kaffeehaus/vienna';
import { many, number, oneOf, pair, says, who, wordOf } from './pattern.ts';
import type { Pattern, Slot } from './pattern.ts';
import { Impossible, fact } from './vocabulary.ts';
import type { Fact, Reader } from './vocabulary.ts';

export type Table = Bench<Vienna, Step>;

const indexed = (words: readonly string[]): Map<string, number> => new Map(words.map((word, i) => [word, i]));
const building = wordOf('a building', indexed(BUILDINGS.map(({ word }) => word)));
const square = wordOf('a square', indexed(SQUARES.map(({ number: n }) => `square-${n}`)));
const dossier = wordOf('a dossier', indexed(DOSSIERS));
const flag = wordOf('a flag', indexed(FLAGS));
const roofField = wordOf('a field of the roof', indexed(ROOF));
const source = oneOf('a line of the score sheet', SOURCES);
const cardWords = FACES.map(({ number: n }): [string, Card] => [String(n).padStart(3, '0'), 1000 + n]);
const card = wordOf('a card', new Map(cardWords));
const NO_CARD = -1;
/** A card, or a dash for none. */
const place = wordOf('a card or -', new Map([...cardWords, ['-', NO_CARD]]));

const is = (found: number | string, wanted: number | string, what = ''): string | undefined =>
  found === wanted ? undefined : `${found}${what && ` ${what}`}`;
const listed = (words: readonly string[]): string => words.join(' ') || 'nothing';
const word = (c: Card): string => vienna.word(c);

/** Something that can be counted: how many a seat has, and how to give it so many. */
interface Count {
  readonly of: (s: Vienna, seat: Seat) => number;
  readonly set: (s: Vienna, seat: Seat, n: number) => void;
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const inRow = (row: (s: Vienna, seat: Seat) => number[], i: number): Count => ({
  of: (s, seat) => at(row(s, seat), i),
  set: (s, seat, n) => {
    row(s, seat)[i] = n;
  },
});
/** All of a row together; only none can be given, the rest is named by kind. */
const whole = (row: (s: Vienna, seat: Seat) => number[], kinds: string): Count => ({
  of: (s, seat) => sum(row(s, seat)),
  set: (s, seat, n) => {
    if (n > 0) throw new Impossible(`say which ${kinds}, such as 1 ${kinds === 'bribes' ? 'wine' : 'slide'}`);
    row(s, seat).fill(0);
  },
});
const bribes = (s: Vienna, seat: Seat): number[] => at(s.bribes, seat);
const dossiers = (s: Vienna, seat: Seat): number[] => at(s.dossiers, seat);

/** Points given before anything is played stand on the line of the squares. */
const POINTS: Count = {
  of: total,
  set: (s, seat, n) => {
    at(s.tally, seat)[SOURCES.indexOf('squares')] = n;
  },
};

const COUNTS = new Map<string, Count>([
  ...BRIBES.map((kind, i): [string, Count] => [kind, inRow(bribes, i)]),
  ...DOSSIERS.flatMap((kind, i): [string, Count][] => [
    [kind, inRow(dossiers, i)],
    [`${kind}s`, inRow(dossiers, i)],
  ]),
  ['bribes', whole(bribes, 'bribes')],
  ['dossiers', whole(dossiers, 'dossiers')],
  ['point', POINTS],
  ['points', POINTS],
]);
/** "2 wine": how many of what, with the word for what. */
const counted: Slot<readonly [number, readonly [string, Count]]> = pair(
  number,
  wordOf(
    'a bribe, a dossier or points',
    new Map([...COUNTS].map(([kind, count]) => [kind, [kind, count] as const])),
  ),
);

const holdsCounts = fact(
  says`${who} has ${many(counted)}`,
  (t: Table, seat, list) => {
    const wrong = list.filter(([n, [, count]]) => count.of(t.s, seat) !== n);
    return wrong.length === 0
      ? undefined
      : wrong.map(([, [kind, count]]) => `${count.of(t.s, seat)} ${kind}`).join(', ');
  },
  (t, seat, list) => {
    for (const [n, [, count]] of list) count.set(t.s, seat, n);
  },
);

const pointsFrom = fact(
  says`${who} has ${number} ${oneOf('points', ['points', 'point'])} from ${source}`,
  (t: Table, seat, n, _, line) => is(at(at(t.s.tally, seat), SOURCES.indexOf(line)), n, 'points'),
  (t, seat, n, _, line) => {
    at(t.s.tally, seat)[SOURCES.indexOf(line)] = n;
  },
);

/** Every card lies in the deck until it is given; the discard pile may be drawn on too. */
const lay = (t: Table, c: Card, zone: number): void => {
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
      cards.forEach((c, i) => c !== NO_CARD && lay(t, c, at(places, i)));
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
  (t, seat, cards) => cards.forEach(c => lay(t, c, hand(seat))),
);

/** Exactly these, the first on top; every other card that is not in use lies on the discard pile. */
const deckHolds = fact(
  says`deck holds ${many(card)}`,
  (t: Table, cards) => is(listed([...at(t.s.zones, DECK)].reverse().map(word)), listed(cards.map(word))),
  (t, cards) => {
    for (const c of at(t.s.zones, DECK).slice()) t.put(c, DISCARD);
    for (const c of [...cards].reverse()) lay(t, c, DECK);
  },
);

const discardHolds = fact(
  says`discard pile holds ${many(card)}`,
  (t: Table, cards) => {
    const missing = cards.filter(c => !at(t.s.zones, DISCARD).includes(c));
    return missing.length === 0 ? undefined : `not there: ${listed(missing.map(word))}`;
  },
  (t, cards) => cards.forEach(c => lay(t, c, DISCARD)),
);

const discardCount = fact(says`discard pile holds ${number} cards`, (t: Table, n) =>
  is(at(t.s.zones, DISCARD).length, n, 'cards'),
);
const deckCount = fact(says`deck holds ${number} cards`, (t: Table, n) =>
  is(at(t.s.zones, DECK).length, n, 'cards'),
);

const agentsOn = fact(
  says`${who} has agents on ${many(building)}`,
  (t: Table, seat, houses) => {
    const names = (list: readonly number[]): string =>
      listed([...list].sort((a, b) => a - b).map(b => at(BUILDINGS, b).word));
    return is(names(agentsOf(t.s, seat)), names(houses));
  },
  (t, seat, houses) => {
    const { s } = t;
    const all = at(s.supply, seat) + agentsOf(s, seat).length;
    if (houses.length > all) throw new Impossible(`nobody has more than ${all} agents`);
    for (const b of houses) setAgent(s, seat, b);
    s.supply[seat] = all - agentsOf(s, seat).length;
  },
);
const noAgents = fact(says`${who} has no agents on board`, (t: Table, seat) =>
  is(agentsOf(t.s, seat).length, 0, 'agents'),
);
const agentsLeft = fact(says`${who} has ${number} agents left`, (t: Table, seat, n) =>
  is(at(t.s.supply, seat), n),
);

const squareHolds = fact(
  says`${square} holds ${dossier}`,
  (t: Table, q, kind) => is(DOSSIERS[at(t.s.squares, q)] ?? 'nothing', at(DOSSIERS, kind)),
  (t, q, kind) => {
    t.s.squares[q] = kind;
  },
);
const squareEmpty = fact(
  says`${square} is empty`,
  (t: Table, q) => is(DOSSIERS[at(t.s.squares, q)] ?? '', ''),
  (t, q) => {
    t.s.squares[q] = -1;
  },
);

const flies = fact(
  says`${building} flies ${flag}`,
  (t: Table, b, f) => is(at(FLAGS, at(t.s.flags, b)), at(FLAGS, f)),
  (t, b, f) => {
    t.s.flags[b] = f;
  },
);

const markerOn = fact(
  says`${dossier} marker is on ${number}`,
  (t: Table, kind, n) => is(at(t.s.tracks, kind), n),
  (t, kind, n) => {
    if (n > LAST_FIELD) throw new Impossible(`the fields of a track are 0 to ${LAST_FIELD}`);
    t.s.tracks[kind] = n;
  },
);
const allMarkers = fact(
  says`every marker is on ${number}`,
  (t: Table, n) => (t.s.tracks.every(field => field === n) ? undefined : t.s.tracks.join(' ')),
  (t, n) => {
    t.s.tracks = DOSSIERS.map(() => Math.min(n, LAST_FIELD));
  },
);

const investigatorOn = fact(
  says`investigator is on ${roofField}`,
  (t: Table, field) => is(at(ROOF, t.s.investigator), at(ROOF, field)),
  (t, field) => {
    t.s.investigator = field;
  },
);
const investigatorMoved = fact(
  says`investigator has moved this round`,
  (t: Table) => is(t.s.alerted === 0 ? 'not yet' : '', ''),
  t => {
    t.s.alerted = 1;
  },
);

const crest = fact(
  says`${who} has crest`,
  (t: Table, seat) => (t.s.crest === seat ? undefined : `{${t.s.crest}} has it`),
  (t, seat) => {
    t.s.crest = seat;
  },
);
const lastRound = fact(
  says`it is last round`,
  (t: Table) => is(t.s.ending === 0 ? 'not the last round' : '', ''),
  t => {
    t.s.ending = 1;
  },
);
const notLastRound = fact(says`it is not last round`, (t: Table) =>
  is(t.s.ending === 0 ? '' : 'the last round', ''),
);

const thirdManOn = fact(
  says`third man is on ${building}`,
  (t: Table, b) => is(BUILDINGS[t.s.thirdMan]?.word ?? 'not in the game', at(BUILDINGS, b).word),
  (t, b) => {
    if (t.s.thirdMan < 0) throw new Impossible('he is not in the game without a line “option thirdMan yes”');
    t.s.thirdMan = b;
  },
);

export const FACTS: readonly Reader<Fact<Table>>[] = [
  holdsCounts,
  pointsFrom,
  drawers,
  assigned,
  inHand,
  deckHolds,
  deckCount,
  discardHolds,
  discardCount,
  agentsOn,
  noAgents,
  agentsLeft,
  squareHolds,
  squareEmpty,
  flies,
  markerOn,
  allMarkers,
  investigatorOn,
  investigatorMoved,
  crest,
  lastRound,
  notLastRound,
  thirdManOn,
];
