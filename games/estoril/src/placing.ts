/** The placement phase: in turn a slot, a tile for it, and a look if the slot shows an eye. */
import { at, bit, secret } from '@kaffeehaus/kernel';
import type { Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { may, one } from './asks.ts';
import { indexOf, isReward, isSlot, rewardItem, slotItem } from './items.ts';
import { SECRET_SLOTS, SLOTS, SLOTS_OF, holds, lowestIn, placeOf, slotsIn } from './places.ts';
import { refusal, slotArgs } from './rules.ts';
import {
  hand,
  isOpen,
  laidSlots,
  occupied,
  placesInOrder,
  rewardSees,
  rewardZone,
  slotSees,
  slotZone,
} from './state.ts';
import type { Estoril } from './state.ts';
import type { Step } from './steps.ts';
import { useStone } from './stones.ts';
import type { Verb } from './verb.ts';

const SLOT: readonly Step[] = [{ do: 'slot' }];
const RESOLVE: readonly Step[] = [{ do: 'resolve' }];

/** What follows the choice of a slot. */
const PLACING: readonly (readonly Step[])[] = SLOTS.map(({ eye }, slot) =>
  eye === undefined
    ? [{ do: 'tile', slot }, { do: 'turn' }]
    : [{ do: 'tile', slot }, { do: 'look', slot }, { do: 'turn' }],
);
const TURN: readonly Step[] = [{ do: 'turn' }];

/** Clockwise to the next seat that still places; when there is none the places are resolved. */
export const turn: Verb<'turn'> = {
  run: act => {
    const { s } = act;
    for (let i = 0; i < s.seats; i++) {
      const seat = (s.turn + i) % s.seats;
      if (at(s.supply, seat) === 0 || (s.out & bit(seat)) !== 0) continue;
      s.turn = (seat + 1) % s.seats;
      if (act.heard) act.tell({ e: 'begun', seat, what: 'turn' });
      act.say(SLOT, seat);
      return;
    }
    act.say(RESOLVE);
  },
};

/** Free outer slots, and free inner ones next to a stone of the seat. */
export const legalSlots = (s: Estoril, seat: Seat): number => {
  let set = s.outer;
  for (let own = at(s.stones, seat); own !== 0; own &= own - 1) set |= at(s.near, lowestIn(own));
  return set & ~occupied(s);
};

export const slotItems = (set: number): Item[] => {
  const found: Item[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(slotItem(lowestIn(rest)));
  return found;
};

/** Every slot and reward space laid out: all that a player may think of pointing at. */
export const everySpot = (s: Estoril): Item[] => [
  ...slotItems(laidSlots(s)),
  ...placesInOrder(s).map(rewardItem),
];

/** Slot first, then tile: sentences are public, so they may name the slot but never the tile. */
export const slot: Verb<'slot'> = {
  ask: (s, _, me) => {
    const free = at(s.zones, hand(me)).length === 0 ? 0 : legalSlots(s, me);
    return free === 0 ? undefined : one(me, 'estoril.slot', slotItems(free));
  },
  run: act => {
    const { s, me } = act;
    if (act.pick >= 0) {
      act.say(at(PLACING, indexOf(act.pick)));
      return;
    }
    s.out |= bit(me);
    if (act.heard) act.tell({ e: 'out', seat: me });
    act.say(TURN);
  },
  expect: everySpot,
  refuse: (s, _, me, item): Refusal | undefined => {
    if (isReward(item)) return refusal('estoril.slot.reward');
    if (!isSlot(item) || holds(legalSlots(s, me), indexOf(item))) return undefined;
    const rule = holds(occupied(s), indexOf(item)) ? 'estoril.slot.taken' : 'estoril.slot.inner';
    return refusal(rule, slotArgs(indexOf(item)));
  },
};

/** A tile from the hand and a stone; face down on a secret slot. */
export const tile: Verb<'tile'> = {
  ask: (s, step, me) => secret(one(me, 'estoril.tile', at(s.zones, hand(me)).slice(), [slotItem(step.slot)])),
  run: (act, step) => {
    const { me } = act;
    const card = act.pick;
    useStone(act, me, step.slot);
    act.move(card, hand(me), slotZone(step.slot));
    if (act.heard)
      act.tell({ e: 'placed', seat: me, slot: step.slot, card, sees: slotSees(step.slot) | bit(me) });
  },
  expect: (s, _, me) => slotsIn(at(s.stones, me)).map(own => at(at(s.zones, slotZone(own)), 0)),
  refuse: (s, _, me, item): Refusal | undefined => {
    const own = slotsIn(at(s.stones, me)).find(i => at(s.zones, slotZone(i)).includes(item));
    return own === undefined ? undefined : refusal('estoril.tile.placed', slotArgs(own));
  },
};

/** The slots an eye reaches; rewards count as lying on any slot of their place. */
const inSight = (s: Estoril, from: number): number => {
  const place = placeOf(from);
  const { eye } = at(SLOTS, from);
  if (eye === 'any') return laidSlots(s);
  return eye === 'adjacent' ? at(SLOTS_OF, place) | at(s.beside, place) : at(SLOTS_OF, place);
};

const hasHiddenReward = (s: Estoril, place: number): boolean =>
  rewardSees(place) === 0 && at(s.zones, rewardZone(place)).length > 0;

/** Every face-down tile in range that is not one's own, known or not: the offer tells nothing (E-14). */
const sights = (s: Estoril, from: number, me: Seat): Item[] => {
  const range = inSight(s, from);
  const found = slotItems(range & SECRET_SLOTS & occupied(s) & ~at(s.stones, me));
  for (const place of placesInOrder(s))
    if (hasHiddenReward(s, place) && (range & at(SLOTS_OF, place)) !== 0) found.push(rewardItem(place));
  return found;
};

export const look: Verb<'look'> = {
  ask: (s, step, me) => {
    const found = sights(s, step.slot, me);
    return found.length === 0 ? undefined : may(me, 'estoril.look', found, [slotItem(step.slot)]);
  },
  run: (act, step) => {
    const { s, me, pick } = act;
    if (act.answers.length === 0) return;
    if (pick < 0) {
      if (act.heard) act.tell({ e: 'unseen', seat: me, slot: step.slot });
      return;
    }
    const zone = isReward(pick) ? rewardZone(indexOf(pick)) : slotZone(indexOf(pick));
    act.peek(zone, 0, me);
    if (act.heard)
      act.tell({ e: 'looked', seat: me, at: pick, card: at(at(s.zones, zone), 0), sees: bit(me) });
  },
  expect: everySpot,
  refuse: (s, step, me, item): Refusal | undefined =>
    isSlot(item)
      ? refuseSlot(s, step.slot, me, indexOf(item))
      : isReward(item)
        ? refuseReward(s, step.slot, indexOf(item))
        : undefined,
};

const refuseSlot = (s: Estoril, from: number, me: Seat, at_: number): Refusal | undefined => {
  const args = slotArgs(at_);
  if (!holds(occupied(s), at_)) return refusal('estoril.look.empty', args);
  if (holds(at(s.stones, me), at_)) return refusal('estoril.look.own', args);
  if (isOpen(s, at_)) return refusal('estoril.look.open', args);
  return holds(inSight(s, from), at_) ? undefined : refusal('estoril.look.range', args);
};

const refuseReward = (s: Estoril, from: number, place: number): Refusal | undefined => {
  const args = { place: slotArgs(3 * place).place, numeral: 'reward' };
  if (rewardSees(place) !== 0) return refusal('estoril.look.open', args);
  return (inSight(s, from) & at(SLOTS_OF, place)) !== 0 ? undefined : refusal('estoril.look.range', args);
};
