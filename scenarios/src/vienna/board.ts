/** The board: agents, squares, flags, markers, the investigator, the crest, the Third Man. */
import { at } from '@kaffeehaus/kernel';
import {
  BUILDINGS,
  DOSSIERS,
  FLAGS,
  LAST_FIELD,
  ROOF,
  SQUARES,
  agentsOf,
  setAgent,
} from '@kaffeehaus/vienna';
import { indexed, is, listed } from '../finding.ts';
import { howMany, many, number, says, who, wordOf } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { building, dossier } from './words.ts';
import type { Table } from './words.ts';

const square = wordOf('a square', indexed(SQUARES.map(({ number: n }) => `square-${n}`)));
const flag = wordOf('a flag', indexed(FLAGS));
const roofField = wordOf('a field of the roof', indexed(ROOF));

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
const agentsLeft = fact(says`${who} has ${howMany('agents', 'agent')} left`, (t: Table, seat, n) =>
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

export const BOARD: readonly Reader<Fact<Table>>[] = [
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
