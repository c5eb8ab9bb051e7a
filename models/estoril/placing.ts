/** The placement of a round: slots, tiles, looks. */
import type { Telling } from '../lockstep.ts';
import type { Character, Slot } from './data.ts';
import { wordsOf } from './facts.ts';
import { EVERYBODY } from './narrator.ts';
import type { Narrator } from './narrator.ts';
import { found } from './table.ts';
import type { Laid, Table } from './table.ts';

/** In turn from the start player, until everybody has placed all stones or is out (E-22). */
export const placing = function* (n: Narrator): Telling {
  const { t } = n;
  const canGoOn = (seat: number): boolean => t.of(t.supply, seat) > 0 && !t.out.has(seat);
  for (let seat = t.first; t.seats.some(canGoOn); seat = t.after(seat))
    if (canGoOn(seat)) yield* turn(n, seat);
};

/** Outside anywhere; inside next to one's own stones. */
const legalSlots = (t: Table, seat: number): readonly Slot[] => {
  const own = t.slotsOf(seat).map(word => t.slotNamed(word));
  return t.layout.slots
    .filter(({ word }) => !t.slots.has(word))
    .filter(slot => t.layout.isOuter(slot) || own.some(other => t.layout.touch(slot, other)));
};

const turn = function* (n: Narrator, seat: number): Telling {
  const { t } = n;
  const slots = legalSlots(t, seat);
  const hand = t.of(t.hands, seat);
  n.say({ e: 'begun', seat, what: 'turn' });
  if (slots.length === 0 || hand.length === 0) {
    t.out.add(seat);
    n.say({ e: 'out', seat });
    return;
  }
  const [where = ''] = yield* n.ask({ seat, why: 'slot', items: wordsOf(slots), min: 1, max: 1 });
  const slot = t.slotNamed(where);
  const [which = ''] = yield* n.ask({
    seat,
    why: 'tile',
    items: wordsOf(hand),
    min: 1,
    max: 1,
    secret: true,
  });
  lay(n, seat, slot, found(hand[wordsOf(hand).indexOf(which)], which));
  yield* look(n, seat, slot);
};

const lay = (n: Narrator, seat: number, slot: Slot, tile: Character): void => {
  const { t } = n;
  t.hands[seat] = t.of(t.hands, seat).filter(other => other !== tile);
  t.slots.set(slot.word, { tile, owner: seat, isUp: !slot.isSecret, isGuarded: false });
  if (slot.isSecret) t.hide(tile, seat);
  else {
    t.show(tile);
    n.seal();
  }
  n.countStones(seat, -1);
  n.say({
    e: 'placed',
    seat,
    slot: slot.word,
    card: tile.word,
    sees: slot.isSecret ? 1 << seat : EVERYBODY,
  });
};

const look = function* (n: Narrator, seat: number, from: Slot): Telling {
  const spots = inSight(n.t, seat, from);
  if (spots.size === 0) return;
  const [where] = yield* n.ask({ seat, why: 'look', items: [...spots.keys()], min: 0, max: 1 }, from);
  if (where === undefined) {
    n.say({ e: 'unseen', seat, slot: from.word });
    return;
  }
  const { tile } = found(spots.get(where), where);
  n.t.show(tile, [seat]);
  n.seal();
  n.say({ e: 'looked', seat, at: where, card: tile.word, sees: 1 << seat });
};

/** Whether the eye of a slot reaches a place. */
export const inRange = (t: Table, { eye, place }: Slot, other: string): boolean => {
  if (eye === undefined) return false;
  return eye === 'any' || other === place || (eye === 'adjacent' && t.layout.areNeighbours(place, other));
};

/** What an eye offers: all that lies face down in its range and is not one's own (E-14, E-48). */
const inSight = (t: Table, seat: number, from: Slot): ReadonlyMap<string, Laid> => {
  const spots = new Map<string, Laid>();
  for (const { word, slots } of t.layout.places.filter(each => inRange(t, from, each.word))) {
    for (const slot of slots) {
      const laid = t.slots.get(slot.word);
      if (laid !== undefined && !laid.isUp && laid.owner !== seat) spots.set(slot.word, laid);
    }
    const reward = t.rewardOf(word);
    if (!reward.isUp) spots.set(`${word}-reward`, reward);
  }
  return spots;
};
