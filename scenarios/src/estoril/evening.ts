/** What belongs to the evening as a whole: round, start player, missions, points, dice, what can be taken back. */
import { MISSIONS, ROUNDS, estoril, isWhy, mission as missionAt, total } from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import { asked } from '@kaffeehaus/kernel';
import { DIE, isDie, loaded, pointsFrom, roundIs, startPlayerIs } from '../common.ts';
import { is, listed } from '../finding.ts';
import { howMany, many, number, says, who } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { mission } from './words.ts';
import type { Table } from './words.ts';

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
const MOST_DICE = 6;
const diceShow = fact(
  says`dice show ${many(number)}`,
  (t: Table, dice) => {
    const rolled = t.s.dice.filter(die => die > 0);
    return is(listed(rolled.map(String)), listed(dice.map(String)));
  },
  ({ s }, dice) => {
    if (dice.length > MOST_DICE || !dice.every(isDie))
      throw new Impossible(`at most ${MOST_DICE} dice are rolled, each shows 1 to ${DIE}`);
    s.rng = loaded(dice);
  },
);

/** Nobody has anything to decide but where to place next. */
const placingGoesOn = fact(says`placing goes on`, (t: Table) => {
  const open = asked(t.s);
  const other = open.find(ask => !isWhy(ask, 'estoril.slot'));
  if (other) return `{${other.seat}} is asked ${other.why.replace('estoril.', '')}`;
  return open.length === 0 ? 'nobody is asked' : undefined;
});

/** As many of the last answers as the rules of undo allow. */
const canTakeBack = fact(
  says`${who} can take back ${howMany('answers', 'answer')}`,
  ({ s }: Table, seat, n) => is(s.last === seat && asked(s).length < 2 ? s.ply - s.sealed : 0, n),
);

export const EVENING: readonly Reader<Fact<Table>>[] = [
  roundIs(ROUNDS),
  startPlayerIs((s: Estoril, seat) => {
    s.turn = seat;
  }),
  openMissions,
  points,
  pointsFrom(estoril, SOURCES),
  diceShow,
  placingGoesOn,
  canTakeBack,
];
