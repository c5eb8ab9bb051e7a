/** Resolving a place: turn up, act by numerals, the rule of the place, the award. */
import { OPEN, at } from '@kaffeehaus/kernel';
import type { Refusal, Seat } from '@kaffeehaus/kernel';
import { one } from './asks.ts';
import { face } from './characters.ts';
import { indexOf, isSlot, placeItem } from './items.ts';
import { NOBODY, leaders, tellLeads } from './leads.ts';
import { PLACES, SLOTS_OF, firstSlot, holds, lowestIn, numeralOf, placeOf } from './places.ts';
import { slotItems } from './placing.ts';
import { refusal, slotArgs } from './rules.ts';
import {
  BOX,
  STACK,
  isOpen,
  occupied,
  ownerOf,
  placesInOrder,
  rewardOf,
  rewardZone,
  slotZone,
  taken,
  tileOn,
} from './state.ts';
import type { Step } from './steps.ts';
import { sendHome } from './stones.ts';
import { losingSlot, strongest, tellStrengths, totalOn, weakest, winningSlot } from './strength.ts';
import type { EstorilAct, Verb } from './verb.ts';

/** What happens on each place, as a sentence. */
export const PROGRAMMES: readonly (readonly Step[])[] = PLACES.map(({ slots, rule }, place) => [
  { do: 'reach', place },
  ...slots.map((_, n): Step => ({ do: 'numeral', slot: firstSlot(place) + n })),
  ...(rule === 'dice' ? [{ do: 'roll', place } as const] : []),
  ...(rule === 'abyss' ? [{ do: 'lose', place } as const] : []),
  { do: 'award', place },
]);
const AFTER: readonly Step[] = [{ do: 'takeBack' }, { do: 'discard' }, { do: 'endRound' }];

/** The six places in ascending number. */
export const resolve: Verb<'resolve'> = {
  run: act => {
    for (const place of placesInOrder(act.s)) act.say(at(PROGRAMMES, place));
    act.say(AFTER);
  },
};

/** Reward and tiles of this place, and of no other, are turned up together (E-31). */
export const reach: Verb<'reach'> = {
  run: (act, { place }) => {
    const { s } = act;
    s.reached = place;
    if (act.heard) act.tell({ e: 'reached', place });
    if (at(s.sees, rewardZone(place)) !== OPEN) turnReward(act, place);
    for (let n = 0; n < at(PLACES, place).slots.length; n++)
      if (!isOpen(s, firstSlot(place) + n)) turnTile(act, firstSlot(place) + n);
  },
};

const turnReward = (act: EstorilAct, place: number): void => {
  act.flip(rewardZone(place), OPEN);
  if (act.heard) act.tell({ e: 'rewardShown', place, card: rewardOf(act.s, place) });
};

/** An empty slot too: a tile lured there lies face up. */
const turnTile = (act: EstorilAct, slot: number): void => {
  const { s } = act;
  act.flip(slotZone(slot), OPEN);
  if (act.heard && holds(occupied(s), slot))
    act.tell({ e: 'shown', seat: ownerOf(s, slot), slot, card: tileOn(s, slot) });
};

const DIE = 6;

/** Two dice for each tile, by numeral; their difference counts for the award. */
export const roll: Verb<'roll'> = {
  run: (act, { place }) => {
    const { s } = act;
    for (let here = occupied(s) & at(SLOTS_OF, place); here !== 0; here &= here - 1) {
      const slot = lowestIn(here);
      const first = 1 + act.random(DIE);
      const second = 1 + act.random(DIE);
      s.dice[2 * numeralOf(slot)] = first;
      s.dice[2 * numeralOf(slot) + 1] = second;
      if (act.heard) act.tell({ e: 'rolled', seat: ownerOf(s, slot), slot, first, second });
    }
  },
};

/** The weakest of several seats puts one of its tiles here into the box. */
export const lose: Verb<'lose'> = {
  ask: (s, { place }) => {
    const loser = weakest(s, place);
    if (loser < 0) return undefined;
    return one(loser, 'estoril.loss', slotItems(at(s.stones, loser) & at(SLOTS_OF, place)), [
      placeItem(place),
    ]);
  },
  run: (act, { place }) => {
    const { s } = act;
    if (act.answers.length === 0) return;
    const slot = indexOf(act.pick);
    const card = tileOn(s, slot);
    const before = act.heard ? leaders(s) : NOBODY;
    const tie = act.heard ? losingSlot(s, place, ownerOf(s, slot)) : -1;
    if (act.heard) tellStrengths(act, place);
    const seat = sendHome(act, slot);
    act.move(card, slotZone(slot), BOX);
    if (!act.heard) return;
    act.tell({ e: 'lost', seat, card, slot, tie });
    tellLeads(act, before);
  },
  expect: s => slotItems(occupied(s)),
  refuse: (s, { place }, me, item): Refusal | undefined => {
    if (!isSlot(item)) return undefined;
    const isOwn = holds(at(s.stones, me), indexOf(item));
    if (isOwn && placeOf(indexOf(item)) === place) return undefined;
    return refusal(isOwn ? 'estoril.loss.place' : 'estoril.loss.own', slotArgs(indexOf(item)));
  },
};

/** The reward goes to the strongest, for all to see; if nobody is here, under the stack. */
export const award: Verb<'award'> = {
  run: (act, { place }) => {
    const { s } = act;
    const card = rewardOf(s, place);
    const seat = strongest(s, place);
    if (seat < 0) {
      act.tuck(card, rewardZone(place), STACK);
      if (act.heard) act.tell({ e: 'unclaimed', place, card });
    } else {
      const before = act.heard ? leaders(s) : NOBODY;
      if (act.heard) tellWon(act, place, seat);
      act.move(card, rewardZone(place), taken(seat));
      if (act.heard) tellLeads(act, before);
    }
    if (act.heard) act.tell({ e: 'settled', place });
  },
};

const tellWon = (act: EstorilAct, place: number, seat: Seat): void => {
  const { s } = act;
  const card = rewardOf(s, place);
  tellStrengths(act, place);
  const strength = totalOn(s, place, seat);
  const { points } = face(card);
  act.tell({ e: 'won', seat, place, card, strength, points, tie: winningSlot(s, place, seat) });
};
