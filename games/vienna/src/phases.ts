/** Set-up, the phases of a round, and the end. */
import { add, arrangement, at, last, secret, times, upTo } from '@kaffeehaus/kernel';
import type { Card, Seat } from '@kaffeehaus/kernel';
import { BUILDINGS, DOSSIERS, FLAGS, KINDS, LAST_FIELD, SQUARES, endField } from './board.ts';
import * as scoring from './scoring.ts';
import { DECK, DISCARD, PLANS, dossiersOf, hand, plan, topOfDeck, turnOrder } from './state.ts';
import type { Vienna } from './state.ts';
import type { Step } from './steps.ts';
import type { Verb, ViennaAct } from './turn.ts';

const HAND = 3;

/** Tiles on the squares, one dossier for each seat, flags, deck and crest by lot. */
export const open: Verb<'open'> = {
  run: act => {
    const { s } = act;
    const tiles = SQUARES.map((_, q) => q % DOSSIERS.length);
    act.shuffleNumbers(tiles);
    s.squares = tiles;
    if (s.drawnFlags) {
      const flags = BUILDINGS.map((_, b) => b % FLAGS.length);
      act.shuffleNumbers(flags);
      s.flags = flags;
    }
    const aside: number[] = [...KINDS];
    act.shuffleNumbers(aside);
    for (const seat of upTo(s.seats)) add(dossiersOf(s, seat), at(aside, seat), 1);
    act.shuffle(DECK);
    s.crest = act.random(s.seats);
    if (act.heard) act.tell({ e: 'crest', seat: s.crest });
    if (s.thirdMan >= 0) act.say([{ do: 'hideThirdMan' }], last(turnOrder(s)));
    act.next({ do: 'round' });
  },
};

const TURN: readonly Step[] = [
  { do: 'reveal' },
  { do: 'insert' },
  { do: 'bribe' },
  { do: 'agent' },
  { do: 'dossier' },
];

export const round: Verb<'round'> = {
  run: act => {
    const { s } = act;
    s.round++;
    s.alerted = 0;
    if (act.heard) act.tell({ e: 'round', round: s.round, seat: s.crest });
    const order = turnOrder(s);
    for (const seat of order) for (let i = 0; i < HAND; i++) draw(act, seat);
    act.next({ do: 'assign' });
    for (const seat of order) act.say(TURN, seat);
    act.next({ do: 'endRound' });
  },
};

/** From the deck; an empty deck is the shuffled discard pile at that moment. */
const draw = (act: ViennaAct, seat: Seat): void => {
  const { s } = act;
  if (at(s.zones, DECK).length === 0) {
    for (const card of at(s.zones, DISCARD).slice()) act.move(card, DISCARD, DECK);
    act.shuffle(DECK);
  }
  act.move(topOfDeck(s), DECK, hand(seat));
};

/** All at once and face down: which card for action I, which for II, which for IV. */
export const assign: Verb<'assign'> = {
  ask: s =>
    turnOrder(s).map(seat => secret(arrangement(seat, 'vienna.assign', handOf(s, seat), PLANS, PLANS))),
  run: act => {
    turnOrder(act.s).forEach((seat, k) => {
      at(act.answers, k).forEach((card, i) => act.move(card, hand(seat), plan(seat, i)));
    });
  },
};

/** A copy: the question outlives the move of the cards. */
const handOf = (s: Vienna, seat: Seat): readonly Card[] => at(s.zones, hand(seat)).slice();

const rungIn = (s: Vienna): boolean =>
  s.investigator >= endField(s.seats) || s.tracks.every(field => field === LAST_FIELD);

/** The crest passes; when the end has been rung in, exactly one more round follows. */
export const endRound: Verb<'endRound'> = {
  run: act => {
    const { s } = act;
    if (s.ending !== 0) {
      act.next({ do: 'finalScoring' });
      return;
    }
    s.crest = (s.crest + 1) % s.seats;
    if (rungIn(s)) {
      s.ending = 1;
      if (act.heard) act.tell({ e: 'ending' });
    }
    act.next({ do: 'round' });
  },
};

export const finalScoring: Verb<'finalScoring'> = {
  run: act => {
    scoring.finalScoring(act.s);
    if (act.heard) act.tell({ e: 'over', points: times(act.s.seats, seat => scoring.total(act.s, seat)) });
  },
};
