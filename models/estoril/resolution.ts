/** What happens on a place when it is reached. */
import type { Telling } from '../lockstep.ts';
import { act } from './abilities.ts';
import type { Place } from './data.ts';
import { wordsOf } from './facts.ts';
import type { Narrator } from './narrator.ts';
import { rolledDice } from './oracle.ts';
import { strengthsAt, strongest, totalsOf, weakest } from './strength.ts';
import type { Strength } from './strength.ts';
import { found } from './table.ts';

export const resolve = function* (n: Narrator, place: Place): Telling {
  const { t } = n;
  t.reached = place.word;
  n.say({ e: 'reached', place: place.word });
  turnUp(n, place);
  for (const slot of place.slots) if (t.slots.has(slot.word)) yield* act(n, place, slot);
  if (place.word === 'casino') roll(n, place);
  if (place.word === 'boca') yield* lose(n, place);
  award(n, place);
  n.say({ e: 'settled', place: place.word });
};

/** Reward and tiles together, before numeral I acts (E-31). */
const turnUp = (n: Narrator, place: Place): void => {
  const { t } = n;
  const reward = t.rewardOf(place.word);
  if (!reward.isUp) {
    reward.isUp = true;
    n.reveal(reward.tile);
    n.say({ e: 'rewardShown', place: place.word, card: reward.tile.word });
  }
  for (const { word } of t.takenSlots(place)) {
    const laid = t.laidOn(word);
    if (laid.isUp) continue;
    laid.isUp = true;
    n.reveal(laid.tile);
    n.say({ e: 'shown', seat: laid.owner, slot: word, card: laid.tile.word });
  }
};

const roll = (n: Narrator, place: Place): void => {
  const { t, oracle } = n;
  for (const { word } of t.takenSlots(place)) {
    const dice = rolledDice(oracle, word);
    const [first, second] = dice;
    t.dice.set(word, dice);
    n.seal();
    n.say({ e: 'rolled', seat: t.laidOn(word).owner, slot: word, first, second });
  }
};

const tellStrengths = (n: Narrator, place: Place): readonly Strength[] => {
  const strengths = strengthsAt(n.t, place, n.isWide);
  const totals = totalsOf(strengths);
  const parts = strengths.flatMap(({ slot, printed, favour, compatriots, dice }) => [
    slot.word,
    printed,
    favour,
    compatriots,
    dice,
  ]);
  n.say({ e: 'strengths', place: place.word, parts, totals: n.t.seats.map(seat => totals.get(seat) ?? -1) });
  return strengths;
};

/** The weakest of at least two puts a tile into the box (E-18, E-54). */
const lose = function* (n: Narrator, place: Place): Telling {
  const { t } = n;
  const strengths = strengthsAt(t, place, n.isWide);
  if (totalsOf(strengths).size < 2) return;
  const { seat, tie } = weakest(strengths);
  const items = wordsOf(t.takenSlots(place)).filter(word => t.laidOn(word).owner === seat);
  const [slot = ''] = yield* n.ask({ seat, why: 'loss', items, min: 1, max: 1 }, place.slots[0]);
  const { tile } = t.laidOn(slot);
  const leads = n.leads();
  tellStrengths(n, place);
  n.sendHome(slot, t.box);
  n.say({ e: 'lost', seat, card: tile.word, slot, tie: tie?.word });
  n.tellLeads(leads);
};

/** The strongest takes the reward to hand; where nobody is it goes under the stack. */
const award = (n: Narrator, place: Place): void => {
  const { t } = n;
  const { tile } = t.rewardOf(place.word);
  const card = tile.word;
  t.rewards.delete(place.word);
  if (t.takenSlots(place).length === 0) {
    t.stack.push(tile);
    n.say({ e: 'unclaimed', place: place.word, card });
    return;
  }
  const leads = n.leads();
  const strengths = tellStrengths(n, place);
  const { seat, tie } = strongest(strengths);
  t.of(t.taken, seat).push(tile);
  const strength = found(totalsOf(strengths).get(seat), 'winner');
  n.say({ e: 'won', seat, place: place.word, card, strength, points: tile.points, tie: tie?.word });
  n.tellLeads(leads);
};
