/** What a seat can count: bribes, dossiers, shillings, points. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { BRIBES, DOSSIERS, SOURCES, total } from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import { is } from '../finding.ts';
import { howMany, many, number, oneOf, pair, says, who, wordOf } from '../pattern.ts';
import type { Slot } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import type { Table } from './words.ts';

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

/** Open money; the introductory version has none. */
const MONEY: Count = {
  of: (s, seat) => at(s.money, seat),
  set: (s, seat, n) => {
    if (!s.full) throw new Impossible('there is no money in the introductory version');
    s.money[seat] = n;
  },
};

const COUNTS = new Map<string, Count>([
  ...BRIBES.map((kind, i): [string, Count] => [kind, inRow(bribes, i)]),
  ...DOSSIERS.flatMap((kind, i): [string, Count][] => [
    [kind, inRow(dossiers, i)],
    [`${kind}s`, inRow(dossiers, i)],
  ]),
  ['shilling', MONEY],
  ['shillings', MONEY],
  ['bribe', whole(bribes, 'bribes')],
  ['bribes', whole(bribes, 'bribes')],
  ['dossiers', whole(dossiers, 'dossiers')],
  ['point', POINTS],
  ['points', POINTS],
]);
/** "2 wine": how many of what, with the word for what. */
const counted: Slot<readonly [number, readonly [string, Count]]> = pair(
  number,
  wordOf(
    'a bribe, a dossier, shillings or points',
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
  says`${who} has ${howMany('points', 'point')} from ${oneOf('a line of the score sheet', SOURCES)}`,
  (t: Table, seat, n, line) => is(at(at(t.s.tally, seat), SOURCES.indexOf(line)), n, 'points'),
  (t, seat, n, line) => {
    at(t.s.tally, seat)[SOURCES.indexOf(line)] = n;
  },
);

export const GOODS: readonly Reader<Fact<Table>>[] = [holdsCounts, pointsFrom];
