/** What belongs to a player: Mark, points, workers, hazards, the wall, statues, the figure on the square, markers, a mayor. */
import {
  COLOURS,
  FIVE,
  LAST_SPACE,
  SECTIONS,
  SOURCES,
  STEPS_TO_DAMAGE,
  hamburg,
  hazardOf,
  mayorItem,
  slot,
  stonesIn,
  total,
  wing,
  workersOf,
} from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import { pointsFrom } from '../common.ts';
import { hasCounts, whole } from '../counts.ts';
import type { Count } from '../counts.ts';
import { is, listed } from '../finding.ts';
import { many, number, pair, says, who } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { colour, majorities, majorityWords, mayor, needs, word } from './words.ts';
import type { Table } from './words.ts';

const WORKERS = FIVE.map((c): Count<Hamburg> => ({
  of: (s, seat) => workersOf(s, seat, c),
  set: (s, seat, n) => {
    s.workers[slot(seat, c)] = n;
  },
}));
const ALL_WORKERS = whole(WORKERS, 'workers', '1 violet');
const MARK: Count<Hamburg> = {
  of: (s, seat) => at(s.money, seat),
  set: (s, seat, n) => {
    s.money[seat] = n;
  },
};
const POINTS: Count<Hamburg> = {
  of: total,
  set: (s, seat, n) => {
    s.points[seat] = n;
  },
};
/** Given to somebody, the dearest that are still there. */
const JETTES: Count<Hamburg> = {
  of: (s, seat) => at(s.jettes, seat),
  set: (s, seat, n) => {
    needs(s, 'statues');
    if (n > s.jettesLeft.length) throw new Impossible(`only ${s.jettesLeft.length} jettes are there`);
    s.jettesLeft = s.jettesLeft.slice(n);
    s.jettes = s.jettes.map((old, i) => (i === seat ? n : old));
  },
};
const COUNTS = new Map<string, Count<Hamburg>>([
  ...COLOURS.map((name, c): [string, Count<Hamburg>] => [name, at(WORKERS, c)]),
  ['worker', ALL_WORKERS],
  ['workers', ALL_WORKERS],
  ['Mark', MARK],
  ['point', POINTS],
  ['points', POINTS],
  ['jette', JETTES],
  ['jettes', JETTES],
]);

/** Steps by colour as they are told: "2 pink 1 brown". */
const steps = (levels: readonly number[]): string =>
  listed(COLOURS.flatMap((name, c) => ((levels[c] ?? 0) > 0 ? [`${levels[c]} ${name}`] : [])));
const hazardsOf = ({ s }: Table, seat: number): string => steps(FIVE.map(c => hazardOf(s, seat, c)));
const levels = (list: readonly (readonly [number, number])[]): number[] => {
  const found = FIVE.map(() => 0);
  for (const [n, c] of list) found[c] = n;
  return found;
};

/** These and no others. */
const hazardsAre = fact(
  says`${who} hazards are ${many(pair(number, colour))}`,
  (t: Table, seat, list) => is(hazardsOf(t, seat), steps(levels(list))),
  ({ s }, seat, list) => {
    if (list.some(([n]) => n > STEPS_TO_DAMAGE))
      throw new Impossible(`a hazard has ${STEPS_TO_DAMAGE} steps`);
    levels(list).forEach((n, c) => (s.hazards[slot(seat, c)] = n));
  },
);
const noHazards = fact(says`${who} has no hazards`, (t: Table, seat) => is(hazardsOf(t, seat), 'nothing'));

/** A half that is given complete has brought its statue. */
const wallHas = fact(
  says`${who} wall has ${number} left and ${number} right`,
  ({ s }: Table, seat, left, right) => {
    const found = [0, 1].map(half => stonesIn(s, seat, half));
    return is(`${at(found, 0)} left and ${at(found, 1)} right`, `${left} left and ${right} right`);
  },
  ({ s }, seat, left, right) => {
    if (Math.max(left, right) > SECTIONS) throw new Impossible(`a half has ${SECTIONS} sections`);
    [left, right].forEach((stones, half) => {
      s.walls[wing(seat, half)] = stones;
      if (stones === SECTIONS) s.honoured = s.honoured.map((old, i) => (i === wing(seat, half) ? 1 : old));
    });
  },
);

/** Hummel statues by their points. */
const hasStatues = fact(
  says`${who} has statues ${many(number)}`,
  ({ s }: Table, seat, wanted) => is(listed(at(s.hummels, seat).map(String)), listed(wanted.map(String))),
  ({ s }, seat, wanted) => {
    for (const n of wanted) {
      if (!s.hummelsLeft.includes(n)) throw new Impossible(`there is no statue ${n}`);
      const i = s.hummelsLeft.indexOf(n);
      s.hummelsLeft = s.hummelsLeft.filter((_, j) => j !== i);
    }
    s.hummels = s.hummels.map((old, i) => (i === seat ? [...wanted] : old));
  },
);
const noStatues = fact(says`${who} has no statues`, ({ s }: Table, seat) =>
  is(listed(at(s.hummels, seat).map(String)), 'nothing'),
);

const onSpace = fact(
  says`${who} is on space ${number}`,
  ({ s }: Table, seat, n) => is(at(s.square, seat), n),
  ({ s }, seat, n) => {
    if (n > LAST_SPACE) throw new Impossible(`the spaces are 0 to ${LAST_SPACE}`);
    s.square[seat] = n;
  },
);

const turned = (bits: number): string => listed(majorityWords.filter((_, i) => (bits >> i) & 1));
const bitsOf = (list: readonly number[]): number => list.reduce((bits, i) => bits | (1 << i), 0);
const hasTurned = fact(
  says`${who} has turned ${majorities}`,
  ({ s }: Table, seat, list) => is(turned(at(s.majority, seat)), turned(bitsOf(list))),
  ({ s }, seat, list) => {
    s.majority = s.majority.map((old, i) => (i === seat ? bitsOf(list) : old));
  },
);
const turnedNothing = fact(says`${who} has turned nothing`, ({ s }: Table, seat) =>
  is(turned(at(s.majority, seat)), 'nothing'),
);

/** The side of the tile; what it gives at the start is not given with it. */
const hasMayor = fact(
  says`${who} has ${mayor}`,
  ({ s }: Table, seat, which) => {
    const found = at(s.mayor, seat);
    return is(found === 0 ? 'nobody' : word(mayorItem(found)), word(mayorItem(which)));
  },
  ({ s }, seat, which) => {
    needs(s, 'mayors');
    s.mayor = s.mayor.map((old, i) => (i === seat ? which : old));
  },
);

export const GOODS: readonly Reader<Fact<Table>>[] = [
  hasCounts('Mark, points, jettes or workers such as violet', COUNTS, 'worker', 'workers'),
  pointsFrom(hamburg, SOURCES),
  hazardsAre,
  noHazards,
  wallHas,
  hasStatues,
  noStatues,
  onSpace,
  hasTurned,
  turnedNothing,
  hasMayor,
];
