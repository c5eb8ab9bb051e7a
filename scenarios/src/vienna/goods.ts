/** What a seat can count: bribes, dossiers, shillings, points. */
import { at } from '@kaffeehaus/kernel';
import type { Seat } from '@kaffeehaus/kernel';
import { BRIBES, DOSSIERS, SOURCES, total, vienna } from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import { pointsFrom } from '../common.ts';
import { hasCounts, whole } from '../counts.ts';
import type { Count } from '../counts.ts';
import { Impossible } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import type { Table } from './words.ts';

const inRow = (row: (s: Vienna, seat: Seat) => number[], i: number): Count<Vienna> => ({
  of: (s, seat) => at(row(s, seat), i),
  set: (s, seat, n) => {
    row(s, seat)[i] = n;
  },
});
const BRIBE_COUNTS = BRIBES.map((_, i) => inRow((s, seat) => at(s.bribes, seat), i));
const DOSSIER_COUNTS = DOSSIERS.map((_, i) => inRow((s, seat) => at(s.dossiers, seat), i));
const ALL_BRIBES = whole(BRIBE_COUNTS, 'bribes', '1 wine');
const ALL_DOSSIERS = whole(DOSSIER_COUNTS, 'dossiers', '1 slide');

/** Points given before anything is played stand on the line of the squares. */
const POINTS: Count<Vienna> = {
  of: total,
  set: (s, seat, n) => {
    at(s.tally, seat)[SOURCES.indexOf('squares')] = n;
  },
};

/** Open money; the introductory version has none. */
const MONEY: Count<Vienna> = {
  of: (s, seat) => at(s.money, seat),
  set: (s, seat, n) => {
    if (!s.full) throw new Impossible('there is no money in the introductory version');
    s.money[seat] = n;
  },
};

const COUNTS = new Map<string, Count<Vienna>>([
  ...BRIBES.map((kind, i): [string, Count<Vienna>] => [kind, at(BRIBE_COUNTS, i)]),
  ...DOSSIERS.flatMap((kind, i): [string, Count<Vienna>][] => [
    [kind, at(DOSSIER_COUNTS, i)],
    [`${kind}s`, at(DOSSIER_COUNTS, i)],
  ]),
  ['shilling', MONEY],
  ['shillings', MONEY],
  ['bribe', ALL_BRIBES],
  ['bribes', ALL_BRIBES],
  ['dossiers', ALL_DOSSIERS],
  ['point', POINTS],
  ['points', POINTS],
]);

export const GOODS: readonly Reader<Fact<Table>>[] = [
  hasCounts('a bribe, a dossier, shillings or points', COUNTS),
  pointsFrom(vienna, SOURCES, ({ s }: Table, seat, n, line) => {
    at(s.tally, seat)[SOURCES.findIndex(source => source === line)] = n;
  }),
];
