/** Set-up, the rounds around placing and resolving, and the end. */
import { at, last, secret, times, upTo } from '@kaffeehaus/kernel';
import type { Ask, Refusal, Seat } from '@kaffeehaus/kernel';
import { one, subset } from './asks.ts';
import { GRID, TURNS, survey } from './grid.ts';
import { indexOf, isPlace, isReward, isSlot, placeItem, turnItems } from './items.ts';
import { NOBODY, leaders, tellLeads } from './leads.ts';
import { MISSIONS, OPEN_MISSIONS } from './missions.ts';
import { ALL_SLOTS, PLACES, slotsIn } from './places.ts';
import { everySpot } from './placing.ts';
import { refusal } from './rules.ts';
import { scoreAll, total } from './scoring.ts';
import {
  HAND,
  NO_DICE,
  ROUNDS,
  STACK,
  discards,
  hand,
  placesInOrder,
  rewardSees,
  rewardZone,
  slotSees,
  slotZone,
  stonesFor,
  taken,
  turnOrder,
} from './state.ts';
import type { Estoril } from './state.ts';
import type { Step } from './steps.ts';
import { takeStones } from './stones.ts';
import type { EstorilAct, Verb } from './verb.ts';

const ROUND: readonly Step[] = [{ do: 'round' }];
const FINAL: readonly Step[] = [{ do: 'finalScoring' }];
const BEGIN: readonly Step[] = [{ do: 'rewards' }, { do: 'turn' }];

/** Four missions, a shuffled stack, six starters for each seat, a start player. */
export const open: Verb<'open'> = {
  run: act => {
    const { s } = act;
    const drawn = upTo(MISSIONS.length);
    act.shuffleNumbers(drawn);
    s.missions = drawn.slice(0, OPEN_MISSIONS).sort((a, b) => a - b);
    act.shuffle(STACK);
    for (let seat = 0; seat < s.seats; seat++) takeUp(act, seat);
    if (s.first < 0) makeFirst(act, act.random(s.seats));
    if (act.heard) for (const mission of s.missions) act.tell({ e: 'mission', mission });
    act.say(ROUND);
  },
};

const makeFirst = (act: EstorilAct, seat: Seat): void => {
  act.s.first = seat;
  if (act.heard) act.tell({ e: 'first', seat });
};

/** What was taken openly joins the hand. */
const takeUp = (act: EstorilAct, seat: Seat): void => {
  const cards = at(act.s.zones, taken(seat));
  while (cards.length > 0) act.move(last(cards), taken(seat), hand(seat));
};

/** Six of the eight places in two rows, each turned at random or as the start player likes. */
export const round: Verb<'round'> = {
  run: act => {
    const { s } = act;
    s.round++;
    s.turn = s.first;
    s.out = 0;
    s.reached = -1;
    s.dice = NO_DICE.slice();
    s.supply.fill(stonesFor(s.seats));
    const drawn = upTo(PLACES.length);
    act.shuffleNumbers(drawn);
    s.grid = drawn.slice(0, GRID);
    s.turned = times(GRID, () => (s.chosen ? 0 : act.random(TURNS)));
    survey(s);
    if (act.heard) {
      const { round: number, first, grid, turned } = s;
      act.tell({ e: 'round', round: number, seat: first, grid: grid.slice(), turned: turned.slice() });
    }
    if (s.chosen) {
      const sentence = placesInOrder(s).map((place): Step => ({ do: 'rotate', place }));
      act.say(sentence, s.first);
    }
    act.say(BEGIN);
  },
};

export const rotate: Verb<'rotate'> = {
  ask: (_, { place }, me) => one(me, 'estoril.rotate', turnItems, [placeItem(place)]),
  run: (act, { place }) => {
    const { s } = act;
    const turns = indexOf(act.pick);
    s.turned[s.grid.indexOf(place)] = turns;
    survey(s);
    if (act.heard) act.tell({ e: 'rotated', seat: act.me, place, degrees: 90 * turns });
  },
  expect: (s, { place }) => [
    ...placesInOrder(s)
      .filter(other => other !== place)
      .map(placeItem),
    ...everySpot(s),
  ],
  refuse: (_, { place }, __, item): Refusal | undefined => {
    if (isSlot(item) || isReward(item)) return refusal('estoril.rotate.first');
    return isPlace(item) && indexOf(item) !== place ? refusal('estoril.rotate.order') : undefined;
  },
};

/** From the top of the stack, in the order of the places; face down where the reward is top secret. */
export const rewards: Verb<'rewards'> = {
  run: act => {
    for (const place of placesInOrder(act.s)) {
      const card = last(at(act.s.zones, STACK));
      act.move(card, STACK, rewardZone(place));
      if (act.heard) act.tell({ e: 'reward', place, card, sees: rewardSees(place) });
    }
  },
};

/** Tiles and stones come back; by now all tiles lie face up, so the pools stay known. */
export const takeBack: Verb<'takeBack'> = {
  run: act => {
    const { s } = act;
    for (let seat = 0; seat < s.seats; seat++) {
      for (const slot of slotsIn(at(s.stones, seat)))
        act.move(at(at(s.zones, slotZone(slot)), 0), slotZone(slot), hand(seat));
      takeStones(act, seat);
      takeUp(act, seat);
    }
    s.guarded = 0;
    for (const slot of ALL_SLOTS)
      if (at(s.sees, slotZone(slot)) !== slotSees(slot)) act.flip(slotZone(slot), slotSees(slot));
    for (const place of s.grid)
      if (at(s.sees, rewardZone(place)) !== rewardSees(place)) act.flip(rewardZone(place), rewardSees(place));
    if (act.heard) act.tell({ e: 'tookBack' });
  },
};

const tooMany = (s: Estoril): Seat[] => turnOrder(s).filter(seat => at(s.zones, hand(seat)).length > HAND);

/** Exactly down to six; all choose at once and show together (E-58). */
export const discard: Verb<'discard'> = {
  ask: s =>
    tooMany(s).map((seat): Ask => {
      const cards = at(s.zones, hand(seat)).slice();
      return secret(subset(seat, 'estoril.discard', cards, cards.length - HAND));
    }),
  run: act => {
    const before = act.heard ? leaders(act.s) : NOBODY;
    tooMany(act.s).forEach((seat, i) => {
      for (const card of at(act.answers, i)) {
        act.move(card, hand(seat), discards(seat));
        if (act.heard) act.tell({ e: 'discarded', seat, card });
      }
    });
    if (act.heard) tellLeads(act, before);
  },
  expect: s => times(s.seats, seat => at(s.zones, discards(seat))).flat(),
  refuse: (s, _, __, item): Refusal | undefined =>
    times(s.seats, discards).some(pile => at(s.zones, pile).includes(item))
      ? refusal('estoril.discard.pile')
      : undefined,
};

/** The start player's tile passes to the left. */
export const endRound: Verb<'endRound'> = {
  run: act => {
    const { s } = act;
    if (act.heard) act.tell({ e: 'ended', what: 'round', round: s.round });
    if (s.round === ROUNDS) {
      act.say(FINAL);
      return;
    }
    makeFirst(act, (s.first + 1) % s.seats);
    act.say(ROUND);
  },
};

export const finalScoring: Verb<'finalScoring'> = {
  run: act => {
    scoreAll(act);
    if (act.heard) act.tell({ e: 'over', points: times(act.s.seats, seat => total(act.s, seat)) });
  },
};
