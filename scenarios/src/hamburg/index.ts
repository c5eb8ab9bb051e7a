/** Hamburg in scenarios: the moments of a round, the words for questions and events. */
import {
  ACTIONS,
  CARDS as MOST_CARDS,
  COLOURS,
  HAZARDS,
  REASONS,
  WHYS,
  hamburg,
  majorityItem,
  mayorItem,
  shipItem,
  windowItem,
} from '@kaffeehaus/hamburg';
import type { Hamburg, Kind, Step, Told } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { Deed, Seat } from '@kaffeehaus/kernel';
import { says, who } from '../pattern.ts';
import { Impossible, moment } from '../vocabulary.ts';
import type { Moment, Vocabulary } from '../vocabulary.ts';
import { CARDS } from './cards.ts';
import { GOODS } from './goods.ts';
import { TOWN } from './town.ts';
import { EVERY, majorityWords, mayor, shipWords, sideNames, word } from './words.ts';
import type { Table } from './words.ts';

/** Round 1 in phase III: every die shows 3, nobody holds a card, nothing is built. */
const prepare = (s: Hamburg): void => {
  s.round = 1;
  s.phase = 3;
  s.dice = s.dice.map(() => 3);
  s.cleric = 2;
};

/** All of it, whoever begins. */
const town = ({ s }: Table, ...todo: readonly Step[]): Moment<Step> => ({ me: s.first, todo });

/** A round or a game that begins counts itself. */
const begun = (t: Table, round: number, step: Step): Moment<Step> => {
  t.s.round = round;
  return town(t, step);
};

const REFILL: Step = { do: 'refill', most: MOST_CARDS };
const INCOME: Step = { do: 'income' };
/** Phase I of one player. */
const refills = ({ s }: Table, me: Seat): Moment<Step> => {
  if (me === s.tom) throw new Impossible('TOM holds no cards');
  return { me, todo: [REFILL, INCOME] };
};

const tomActs = ({ s }: Table): Moment<Step> => {
  if (s.tom < 0) throw new Impossible('TOM plays only against a lone player');
  return { me: s.tom, todo: [{ do: 'tomDice' }] };
};

const MOMENTS: Vocabulary<Hamburg, Step>['moments'] = [
  moment(says`game begins`, (t: Table) => begun(t, 0, { do: 'open' })),
  moment(says`${who} is dealt tile of ${mayor}`, (_: Table, me, side) => ({
    me,
    todo: [{ do: 'chooseMayor', tile: Math.floor((side - 1) / 2) }],
  })),
  moment(says`round begins`, (t: Table) => begun(t, t.s.round - 1, { do: 'round' })),
  moment(says`${who} refills`, refills),
  moment(says`${who} takes income`, (_: Table, me) => ({ me, todo: [INCOME] })),
  moment(says`dice are rolled`, (t: Table) => town(t, { do: 'roll' })),
  moment(says`hazards rise`, (t: Table) => town(t, { do: 'hazards' })),
  moment(says`ships sail`, (t: Table) => town(t, { do: 'sail' })),
  moment(says`${who} may advance`, (_: Table, me) => ({
    me,
    todo: [{ do: 'offerII', last: true }, { do: 'advance' }],
  })),
  moment(says`phase III begins`, (t: Table) => town(t, { do: 'laps' })),
  moment(says`TOM acts`, tomActs),
  moment(says`${who} begins turn`, (_: Table, me) => ({ me, todo: [{ do: 'turn', played: false }] })),
  moment(says`majorities are read`, (t: Table) => town(t, { do: 'majorities' })),
  moment(says`round ends`, (t: Table) => town(t, { do: 'endRound' })),
  moment(says`game is scored`, (t: Table) => town(t, { do: 'finalScoring' })),
];

const QUESTIONS = new Map(WHYS.map(why => [why.replace('hamburg.', ''), why]));

/** The words of the numbers that events carry; whose they were is told by the seats. */
type Field = { [K in Kind]: keyof Told<K> }[Kind];
const FIELD_WORDS: { readonly [field in Field]?: (n: number) => string } = {
  card: word,
  zoo: word,
  marker: word,
  colour: n => at(COLOURS, n),
  hazard: n => at(HAZARDS, n),
  action: n => at(ACTIONS, n),
  half: n => (n === 0 ? 'left' : 'right'),
  majority: n => word(majorityItem(n)),
  mayor: n => word(mayorItem(n)),
  ship: n => word(shipItem(n)),
  window: n => word(windowItem(n)),
  n: n => String(Math.abs(n)),
  what: n => COLOURS[n] ?? 'Mark',
  worth: () => '',
  // Where it came from, where it leads and what else is plain from the table a scenario asks for as such.
  at: () => '',
  from: () => '',
  to: () => '',
  plot: () => '',
  unseen: () => '',
  free: () => '',
  sets: () => '',
};
const fieldWord = (_: Deed, field: string, value: number): string =>
  FIELD_WORDS[field as Field]?.(value) ?? String(value);

/** What a scenario can ask for; numbers and places that go along with it are facts of the table. */
const TOLD: { readonly [K in Kind]: boolean } = {
  start: true,
  tiles: false,
  mayor: true,
  round: true,
  begun: false,
  ended: false,
  over: true,
  gain: true,
  money: true,
  counted: true,
  scored: true,
  refilled: true,
  drew: true,
  discarded: true,
  dice: true,
  sailed: false,
  aloof: true,
  marker: true,
  raised: true,
  reduced: true,
  averted: true,
  damage: true,
  action: true,
  recoloured: true,
  climb: true,
  sentBack: true,
  stone: true,
  lostStone: true,
  hummel: true,
  jette: true,
  plot: true,
  lostPlot: true,
  erected: true,
  laidOut: true,
  underZoo: true,
  lostBuilding: true,
  tookBack: true,
  used: true,
  lightning: true,
  stole: true,
  tookCard: true,
  gave: true,
  guest: true,
  cleric: true,
  majority: true,
  turnedBack: true,
  ship: true,
  course: true,
  tom: true,
};
const EVENTS = Object.entries(TOLD).flatMap(([kind, told]) => (told ? [kind] : []));
/** What a die makes TOM do. */
const DEEDS = ['point', 'worker', 'erect', 'layDrawn'];
/** What points are scored for. */
const SCORED: readonly Told<'scored'>['why'][] = ['square', 'trade', 'tom'];

export const HAMBURG: Vocabulary<Hamburg, Step> = {
  game: hamburg,
  prepare,
  opponent: 'TOM',
  facts: [...GOODS, ...CARDS, ...TOWN],
  moments: MOMENTS,
  questions: QUESTIONS,
  groups: new Map<string, readonly string[]>([
    [EVERY.colour, COLOURS],
    [EVERY.ship, shipWords],
    [EVERY.majority, majorityWords],
  ]),
  events: EVENTS,
  eventWords: [...sideNames, ...DEEDS, ...SCORED, ...REASONS, ...COLOURS, 'Mark'],
  fieldWord,
};
