/** What belongs to the evening as a whole: round, start player, missions, points, dice, what can be taken back. */
import { MISSIONS, ROUNDS, estoril, mission as missionAt, total } from '@kaffeehaus/estoril';
import { asked, at, below } from '@kaffeehaus/kernel';
import type { Chance } from '@kaffeehaus/kernel';
import { is, listed } from '../finding.ts';
import { howMany, many, number, oneOf, says, who } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { mission } from './words.ts';
import type { Table } from './words.ts';

const isRound = fact(
  says`it is round ${number}`,
  (t: Table, n) => is(t.s.round, n),
  ({ s }, n) => {
    if (n < 1 || n > ROUNDS) throw new Impossible(`rounds are 1 to ${ROUNDS}`);
    s.round = n;
  },
);

const isFirst = fact(
  says`${who} is start player`,
  (t: Table, seat) => (t.s.first === seat ? undefined : `{${t.s.first}} is`),
  ({ s }, seat) => {
    s.first = seat;
    s.turn = seat;
  },
);

const openMissions = fact(
  says`missions are ${many(mission)}`,
  (t: Table, wanted) => {
    const ids = (list: readonly number[]): string => listed(list.map(m => missionAt(m).id));
    return is(ids(t.s.missions), ids([...wanted].sort((a, b) => a - b)));
  },
  ({ s }, wanted) => {
    s.missions = [...new Set(wanted)].sort((a, b) => a - b);
  },
);

const points = fact(says`${who} has ${howMany('points', 'point')}`, (t: Table, seat, n) =>
  is(total(t.s, seat), n, 'points'),
);
const SOURCES = ['discards', 'hand', ...MISSIONS.map(({ id }) => id)];
const pointsFrom = fact(
  says`${who} has ${howMany('points', 'point')} from ${oneOf('a line of the score sheet', SOURCES)}`,
  (t: Table, seat, n, line) => {
    const found = at(estoril.audit(t.s), seat).find(({ source }) => source === line);
    return found === undefined ? `${line} is not on the sheet` : is(found.points, n, 'points');
  },
);

const shared = fact(says`victory is shared`, (t: Table) => {
  const { seats } = estoril.winners(t.s);
  return seats.length > 1 ? undefined : `{${at(seats, 0)}} wins`;
});

const DIE = 6;
/** Chance whose next dice are these: keys are tried until one fits. */
const loaded = (dice: readonly number[]): Chance => {
  for (let i = 0; ; i++) {
    const key = [i, 0, 0, 0, 0, 0, 0, 0];
    const trial = { key, drawn: 0 };
    if (dice.every(die => 1 + below(trial, DIE) === die)) return { key, drawn: 0 };
  }
};
const MOST_DICE = 6;
const diceShow = fact(
  says`dice show ${many(number)}`,
  (t: Table, dice) => {
    const rolled = t.s.dice.filter(die => die > 0);
    return is(listed(rolled.map(String)), listed(dice.map(String)));
  },
  ({ s }, dice) => {
    if (dice.length > MOST_DICE || dice.some(die => die < 1 || die > DIE))
      throw new Impossible(`at most ${MOST_DICE} dice are rolled, each shows 1 to ${DIE}`);
    s.rng = loaded(dice);
  },
);

/** Nobody has anything to decide but where to place next. */
const placingGoesOn = fact(says`placing goes on`, (t: Table) => {
  const open = asked(t.s);
  const other = open.find(({ why }) => why !== 'estoril.slot');
  if (other) return `{${other.seat}} is asked ${other.why.replace('estoril.', '')}`;
  return open.length === 0 ? 'nobody is asked' : undefined;
});

/** As many of the last answers as the rules of undo allow. */
const canTakeBack = fact(
  says`${who} can take back ${howMany('answers', 'answer')}`,
  ({ s }: Table, seat, n) => is(s.last === seat && asked(s).length < 2 ? s.ply - s.sealed : 0, n),
);

export const EVENING: readonly Reader<Fact<Table>>[] = [
  isRound,
  isFirst,
  openMissions,
  points,
  pointsFrom,
  shared,
  diceShow,
  placingGoesOn,
  canTakeBack,
];
