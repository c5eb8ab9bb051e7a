/** Estoril in scenarios: the moments of a round, the words for questions and events. */
import {
  MISSIONS,
  PLACES,
  PROGRAMMES,
  SLOTS,
  SLOTS_OF,
  WHYS,
  estoril,
  hand,
  mission,
  rewardItem,
  rewardZone,
  slotName,
  slotsIn,
  startersOf,
  taken,
  turnItems,
} from '@kaffeehaus/estoril';
import type { Estoril, Kind, Step, Told } from '@kaffeehaus/estoril';
import { at } from '@kaffeehaus/kernel';
import type { Deed } from '@kaffeehaus/kernel';
import { many, says, who } from '../pattern.ts';
import { Impossible, moment } from '../vocabulary.ts';
import type { Moment, Vocabulary } from '../vocabulary.ts';
import { EVENING } from './evening.ts';
import { LAYOUT, laid, layOut } from './layout.ts';
import { TILES } from './tiles.ts';
import { place, slot } from './words.ts';
import type { Table } from './words.ts';

/** Round 1 at the point of placing: starters in hand, places laid out, no rewards, no missions. */
const prepare = (s: Estoril): void => {
  s.round = 1;
  if (s.first < 0) s.first = 0;
  s.turn = s.first;
  layOut(s);
  for (let seat = 0; seat < s.seats; seat++) {
    s.zones[hand(seat)] = startersOf(seat);
    s.zones[taken(seat)] = [];
  }
};

/** Then placing goes on: a table at which nobody is asked would be over and hide nothing. */
const thenPlacing = (me: number, ...todo: readonly Step[]): Moment<Step> => ({
  me,
  todo: [...todo, { do: 'turn' }],
});

/** A place can be settled once a reward lies there. */
const settled = ({ s }: Table, places: readonly number[]): Moment<Step> => {
  for (const p of places)
    if (at(s.zones, rewardZone(p)).length === 0)
      throw new Impossible(`no reward lies at ${at(PLACES, p).word}: give a ${estoril.word(rewardItem(p))}`);
  return thenPlacing(s.first, ...places.flatMap(p => at(PROGRAMMES, p)));
};

const looks = ({ s }: Table, me: number, from: number): Moment<Step> => {
  if (at(SLOTS, laid(s, from)).eye === undefined)
    throw new Impossible(`there is no eye on ${slotName(from)}`);
  return thenPlacing(me, { do: 'look', slot: from });
};

const MOMENTS: Vocabulary<Estoril, Step>['moments'] = [
  moment(says`game begins`, () => ({ me: 0, todo: [{ do: 'open' }] })),
  moment(says`round begins`, () => ({ me: 0, todo: [{ do: 'round' }] })),
  moment(says`rewards are laid`, ({ s }: Table) => thenPlacing(s.first, { do: 'rewards' })),
  moment(says`${who} begins turn`, ({ s }: Table, me) => {
    s.turn = me;
    return { me, todo: [{ do: 'turn' }] };
  }),
  moment(says`${who} looks from ${slot}`, looks),
  moment(says`accounts are settled at ${many(place)}`, settled),
  moment(says`everybody takes back`, ({ s }: Table) => thenPlacing(s.first, { do: 'takeBack' })),
  moment(says`round ends`, ({ s }: Table) => ({
    me: s.first,
    todo: [{ do: 'takeBack' }, { do: 'discard' }, { do: 'endRound' }],
  })),
  moment(says`game is scored`, () => ({ me: 0, todo: [{ do: 'finalScoring' }] })),
];

const QUESTIONS = new Map(WHYS.map(why => [why.replace('estoril.', ''), why]));

type Field = { [K in Kind]: keyof Told<K> }[Kind];

/** The words of the numbers that events carry; whose character it was is told by the seats, its points by its face. */
const FIELD_WORDS: { readonly [F in Field]?: (n: number) => string } = {
  mission: n => mission(n).id,
  card: n => (n < 0 ? '' : estoril.word(n)),
  old: n => estoril.word(n),
  at: n => estoril.word(n),
  slot: slotName,
  from: slotName,
  tie: n => (n < 0 ? '' : slotName(n)),
  place: n => at(PLACES, n).word,
  owner: () => '',
  points: () => '',
};
const fieldWord = (_: Deed, field: string, value: number): string =>
  FIELD_WORDS[field as Field]?.(value) ?? String(value);

/** What a scenario may expect of the log: all that is told, since the compiler wants each named. */
const EVENTS: { readonly [K in Kind]: true } = {
  mission: true,
  first: true,
  round: true,
  rotated: true,
  reward: true,
  begun: true,
  placed: true,
  out: true,
  looked: true,
  unseen: true,
  counted: true,
  reached: true,
  rewardShown: true,
  shown: true,
  ability: true,
  declined: true,
  shot: true,
  guarded: true,
  lured: true,
  drew: true,
  kept: true,
  swapped: true,
  rolled: true,
  strengths: true,
  lost: true,
  won: true,
  unclaimed: true,
  settled: true,
  lead: true,
  tookBack: true,
  discarded: true,
  ended: true,
  scored: true,
  over: true,
};

export const ESTORIL: Vocabulary<Estoril, Step> = {
  game: estoril,
  prepare,
  facts: [...TILES, ...LAYOUT, ...EVENING],
  moments: MOMENTS,
  rest: 'estoril.slot',
  questions: QUESTIONS,
  groups: new Map<string, readonly string[]>([
    ...PLACES.map(({ word }, p): [string, string[]] => [
      `every-${word}`,
      slotsIn(at(SLOTS_OF, p)).map(slotName),
    ]),
    ['every-turn', turnItems.map(item => estoril.word(item))],
  ]),
  events: Object.keys(EVENTS),
  eventWords: ['turn', 'round', 'stones', 'hand', 'discards', ...MISSIONS.map(({ id }) => id)],
  fieldWord,
};
