/** Vienna in scenarios: the moments of a round, the words for questions and events. */
import { at, last } from '@kaffeehaus/kernel';
import type { Deed, Seat } from '@kaffeehaus/kernel';
import {
  BRIBES,
  BUILDINGS,
  DOSSIERS,
  FLAGS,
  ROOF,
  SOURCES,
  SQUARES,
  WHYS,
  goodsItem,
  plan,
  turnOrder,
  vienna,
} from '@kaffeehaus/vienna';
import type { Kind, Step, Vienna, ViennaEvent, Why } from '@kaffeehaus/vienna';
import { says, who, wordOf } from '../pattern.ts';
import { Impossible, moment } from '../vocabulary.ts';
import type { Moment, Vocabulary } from '../vocabulary.ts';
import { BOARD } from './board.ts';
import { CARDS } from './cards.ts';
import { GOODS } from './goods.ts';
import { OFFICE } from './office.ts';
import type { Table } from './words.ts';

const ACTIONS = new Map<string, readonly Step[]>([
  ['I', [{ do: 'reveal' }, { do: 'insert' }]],
  ['II', [{ do: 'bribe' }]],
  ['III', [{ do: 'agent' }]],
  ['IV', [{ do: 'dossier' }]],
]);
/** The place of the card that an action uses. */
const PLAN_OF: { readonly [step: string]: number } = { reveal: 0, bribe: 1, dossier: 2 };

/** An action with a card needs one. */
const ready = (t: Table, me: Seat, todo: readonly Step[]): Moment<Step> => {
  for (const step of todo) {
    const i = PLAN_OF[step.do];
    if (i !== undefined && at(t.s.zones, plan(me, i)).length === 0)
      throw new Impossible(`no card is assigned to action ${at(['I', 'II', 'IV'], i)}`);
  }
  return { me, todo };
};

const inOffice = ({ s }: Table, step: Step): Moment<Step> => {
  if (!s.full) throw new Impossible('the introductory version knows no money');
  return { me: s.crest, todo: [step] };
};

const MOMENTS: Vocabulary<Vienna, Step>['moments'] = [
  moment(says`${who} begins action ${wordOf('I, II, III or IV', ACTIONS)}`, (t: Table, me, todo) =>
    ready(t, me, todo),
  ),
  moment(says`${who} begins turn`, (t: Table, me) => ready(t, me, [...ACTIONS.values()].flat())),
  moment(says`round begins`, () => ({ me: 0, todo: [{ do: 'round' }] })),
  moment(says`round ends`, () => ({ me: 0, todo: [{ do: 'endRound' }] })),
  moment(says`purchase begins`, (t: Table) => inOffice(t, { do: 'purchase' })),
  moment(says`payday begins`, (t: Table) => inOffice(t, { do: 'payday' })),
  moment(says`last accounts begin`, (t: Table) => inOffice(t, { do: 'lastAccounts' })),
  moment(says`game is scored`, () => ({ me: 0, todo: [{ do: 'finalScoring' }] })),
  moment(says`third man comes to town`, (t: Table) => {
    if (t.s.thirdMan < 0) throw new Impossible('he is not in the game without a line “option thirdMan yes”');
    return { me: last(turnOrder(t.s)), todo: [{ do: 'hideThirdMan' }] };
  }),
];

const WORD_OF: { readonly [why in Why]: string } = {
  'vienna.assign': 'assign',
  'vienna.drawer': 'drawer',
  'vienna.agent': 'agent',
  'vienna.origin': 'origin',
  'vienna.ability': 'ability',
  'vienna.anyBribe': 'any-bribe',
  'vienna.anyMarker': 'any-marker',
  'vienna.differentBribes': 'different-bribes',
  'vienna.marker': 'marker',
  'vienna.pay': 'pay',
  'vienna.nomad': 'nomad',
  'vienna.orders': 'orders',
  'vienna.deposit': 'deposit',
  'vienna.buy': 'buy',
  'vienna.spend': 'spend',
  'vienna.payday': 'payday',
  'vienna.dismiss.payday': 'dismiss-payday',
  'vienna.dismiss.orders': 'dismiss-orders',
  'vienna.thirdMan': 'third-man',
  'vienna.thirdMan.move': 'third-man-way',
};
const QUESTIONS = new Map(WHYS.map(why => [WORD_OF[why], why]));

type Words = (n: number) => string;
const cardWord: Words = n => (n < 0 ? '' : vienna.word(n));
const roofWord: Words = n => at(ROOF, n);

/** All the fields that events of Vienna carry. */
type Fields<T> = T extends T ? keyof T : never;
type Field = Exclude<Fields<ViennaEvent>, 'e' | 'seat'>;
/** The words of the numbers that events carry. */
const FIELD_WORDS: { readonly [field in Field]?: Words } = {
  bribe: n => at(BRIBES, n),
  dossier: n => at(DOSSIERS, n),
  building: n => at(BUILDINGS, n).word,
  from: n => BUILDINGS[n]?.word ?? 'supply',
  square: n => `square-${at(SQUARES, n).number}`,
  card: cardWord,
  old: cardWord,
  at: cardWord,
  drawer: n => `drawer-${n + 1}`,
  goods: n => vienna.word(goodsItem(n)),
  flag: n => at(FLAGS, n),
};
/** Where they mean something else. */
const OTHER_WORDS: { readonly [kind in Kind]?: { readonly [field in Field]?: Words } } = {
  investigator: { from: roofWord, field: roofWord },
  marker: { from: String },
};

const fieldWord = (event: Deed, field: string, value: number): string => {
  const told = event as ViennaEvent;
  const word = OTHER_WORDS[told.e]?.[field as Field] ?? FIELD_WORDS[field as Field] ?? String;
  return word(value);
};

/** What a scenario may say that the log tells, or does not. */
const EVENTS: { readonly [kind in Kind]: boolean } = {
  opened: false,
  flags: false,
  figures: false,
  crest: true,
  round: true,
  assigned: true,
  begun: true,
  ending: true,
  inserted: true,
  took: true,
  paid: true,
  ability: true,
  drew: true,
  placed: true,
  placedFigure: true,
  nomad: true,
  home: true,
  thirdMan: true,
  tile: true,
  marker: true,
  investigator: true,
  laidOpen: true,
  accepted: true,
  noOrder: true,
  fulfilled: true,
  earned: true,
  spent: true,
  purchase: true,
  bought: true,
  passed: true,
  paydayBegins: true,
  payday: true,
  figurePaid: true,
  figureHome: true,
  scored: true,
  over: true,
};

export const VIENNA: Vocabulary<Vienna, Step> = {
  game: vienna,
  prepare: s => {
    s.squares = SQUARES.map(() => -1);
  },
  facts: [...GOODS, ...CARDS, ...BOARD, ...OFFICE],
  moments: MOMENTS,
  questions: QUESTIONS,
  groups: new Map<string, readonly string[]>([
    ['every-pair', BRIBES.map(kind => `two-${kind}`)],
    ['every-bribe', BRIBES],
    ['every-marker', DOSSIERS],
    ['every-drawer', ['drawer-1', 'drawer-2', 'drawer-3']],
  ]),
  events: ['shuffle', ...Object.entries(EVENTS).flatMap(([kind, said]) => (said ? [kind] : []))],
  eventWords: [...ROOF, ...SOURCES, ...FLAGS, 'turn', 'supply', 'condition', 'slot', 'choice', 'price'],
  fieldWord,
};
