/** Estoril in scenarios: the moments of a round, the words for questions and events. */
import {
  PLACES,
  PROGRAMMES,
  SLOTS,
  SLOTS_OF,
  estoril,
  hand,
  rewardItem,
  rewardZone,
  slotName,
  slotsIn,
  startersOf,
  taken,
  turnItems,
} from '@kaffeehaus/estoril';
import type { Estoril, Step } from '@kaffeehaus/estoril';
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

const QUESTIONS = new Map(
  'slot tile look symbol assassin seducer diplomat lure reward loss discard rotate'
    .split(' ')
    .map(word => [word, `estoril.${word}`]),
);

/** The words of the numbers that events carry; whose character it was is told by the seats. */
const FIELD_WORDS: { readonly [field: string]: (n: number) => string } = {
  card: n => (n < 0 ? '' : estoril.word(n)),
  old: n => estoril.word(n),
  at: n => estoril.word(n),
  slot: slotName,
  from: slotName,
  place: n => at(PLACES, n).word,
  owner: () => '',
};
const fieldWord = (_: Deed, field: string, value: number): string =>
  FIELD_WORDS[field]?.(value) ?? String(value);

/** What the log tells: placing, then a place, then the end of a round. */
const EVENTS = [
  'mission round rotated reward placed out looked unseen',
  'reached rewardShown shown ability declined shot guarded lured drew kept swapped rolled lost won unclaimed',
  'tookBack discarded over',
].flatMap(line => line.split(' '));

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
  events: EVENTS,
  eventWords: [],
  fieldWord,
};
