/** What a building is worth to TOM: he leaves alone exactly what changes nothing in his favour (H-91). */
import { at } from '@kaffeehaus/kernel';
import { openHalves } from './action.ts';
import {
  LAST_SPACE,
  LIGHTNING,
  asksForOneWorker,
  dieCount,
  feeOf,
  gainInTwo,
  gainOf,
  isNothing,
  isPhaseThree,
  searched,
} from './cards.ts';
import type { Gain } from './cards.ts';
import { fullPiles } from './deeds.ts';
import { FIVE, VIOLET, buildings, colourOf, displayed, isTom, others, owns, sum } from './table.ts';
import type { Player, Table } from './table.ts';
import { canDoForNothing, repeatable } from './use.ts';
import { best, plenty } from './wishes.ts';

/** Cards a cleric at this window pays for. */
const churchCards = (p: Player, window: number): number =>
  window < 5 ? displayed(p).filter(card => colourOf(card) === window).length : p.left.length;
const churchLead = (t: Table, p: Player, window: number): number =>
  churchCards(p, window) - sum(others(t, p).map(other => churchCards(other, window)));

/** The window at which he gains most on you. */
export const betterChurch = (t: Table, p: Player, windows: readonly number[]): number =>
  best(windows, window => churchLead(t, p, window));

/** The player as he stands once the fee is paid, if it is. */
const afterFee = (t: Table, p: Player, card: number, isFree: boolean): Player => {
  const workers = p.workers.slice();
  const fee = feeOf(card);
  const spend = (colour: number): void => {
    workers[colour] = at(workers, colour) - 1;
  };
  if (!isFree && typeof fee === 'number') spend(fee);
  if (!isFree && fee === 'both') spend(VIOLET);
  return { ...p, workers };
};

export const isWorth = (t: Table, p: Player, card: number, isFree: boolean): boolean => {
  const poorer = afterFee(t, p, card, isFree);
  const gained = gainOf(t, poorer, card, plenty(p));
  if (gained !== undefined) return !isNothing(gained);
  if ((card >= 7 && card <= 10) || card === 193 || (card >= 196 && card <= 199))
    return fullPiles(t).length > 0;
  if (card >= 37 && card <= 40) return at(t.piles, at([3, 1, 2, 0], card - 37)).length > 0;
  if (card >= 111 && card <= 114) return false;
  if (card >= 159 && card <= 162) return at(p.hazards, at([1, 3, 4, 0], card - 159)) > 0;
  return isWorthOther(t, poorer, card, isFree);
};

const isWorthOther = (t: Table, p: Player, card: number, isFree: boolean): boolean => {
  switch (card) {
    case 27:
    case 190:
    case 234:
      return false;
    case 41:
      return FIVE.some(c => (isFree || at(p.workers, c) > 0) && at(t.piles, c).length > 0);
    case 54:
      return repeatable(t, p, p.workers).some(target => isWorth(t, p, target, true));
    case 103:
      return p.money > 0 && others(t, p).some(other => other.points > 0);
    case 156:
      return sum(p.hazards) > 0;
    case 157:
      return FIVE.some(c => (isFree || at(p.workers, c) > 0) && at(p.hazards, c) > 0);
    case 189:
      return FIVE.some(c => at(p.workers, c) > 0 && churchLead(t, p, c) > 0);
    case 212:
      return t.dice.includes(1);
    case 235:
      return [t.cleric - 1, t.cleric + 1].some(
        window => window >= 0 && window <= 5 && churchLead(t, p, window) > churchLead(t, p, t.cleric),
      );
    default:
      return true;
  }
};

export const isWorthInTwo = (t: Table, card: number): boolean => !isNothing(gainInTwo(t, card));

/** More points, then Mark, then workers, by what a card brings at once; then the lowest number. */
export const copyFor = (t: Table, p: Player, cards: readonly number[]): number => {
  const value = (card: number): number => {
    const { mark = 0, points = 0, workers = [] } = valueOf(t, p)(card);
    return points * 10_000 + mark * 100 + sum(workers);
  };
  return best(
    cards.slice().sort((a, b) => a - b),
    value,
  );
};

const valueOf =
  (t: Table, p: Player) =>
  (card: number): Gain =>
    gainOf(t, p, card, bestDie(t)) ?? brings(t, p, card);
const bestDie = (t: Table): number => best(FIVE, c => at(t.dice, c));

/** What other cards bring at once; unseen cards count nothing. */
const brings = (t: Table, p: Player, card: number): Gain => {
  const steps = (n: number): Gain => ({ points: Math.min(n, sum(p.hazards)) });
  const drawn = (n: number): Gain => ({ mark: Math.min(n, sum(t.piles.map(pile => pile.length))) });
  const rivals = others(t, p);
  switch (card) {
    case 28:
      return drawn(4);
    case 48:
      return { workers: [1] };
    case 60: {
      const free = buildings(p).filter(other => isPhaseThree(other) && asksForOneWorker(other));
      const gains = free.filter(other => canDoForNothing(t, p, other, p.workers)).map(valueOf(t, p));
      return {
        mark: sum(gains.map(({ mark = 0 }) => mark)),
        points: sum(gains.map(({ points = 0 }) => points)),
        workers: gains.flatMap(({ workers = [] }) => workers),
      };
    }
    case 68:
      return { points: (p.square === LAST_SPACE ? 4 : 0) + (owns(p, 226) ? 1 : 0) };
    case 103: {
      const n = Math.min(p.money, rivals.length);
      return { mark: -n, points: Math.min(n, rivals.filter(other => other.points > 0).length) };
    }
    case 109: {
      const n = p.workers.filter(count => count > 0).length;
      return { points: n, mark: n, workers: [-n] };
    }
    case 115:
    case 116:
    case 117:
    case 118:
      return { workers: [2] };
    case 147:
      return steps(2);
    case 149:
      return steps(3);
    case 152:
      return steps(buildings(p).length);
    case 153:
      return steps(4);
    case 156:
    case 178:
      return steps(1);
    case 157:
      return { points: Math.min(2, Math.max(...p.hazards)) };
    case 159:
    case 160:
    case 161:
    case 162:
      return { points: Math.min(1, at(p.hazards, at([1, 3, 4, 0], card - 159))) };
    case 169:
      return { mark: rivals.filter(other => other.hand.length > 0).length };
    case 171:
      return { mark: sum(rivals.map(other => Math.min(3, other.money))) };
    case 172:
      return { workers: rivals.map(other => Math.min(2, sum(other.workers))) };
    case 193:
      return drawn(2);
    case 196:
    case 197:
    case 198:
    case 199:
      return drawn(1);
    case 201:
      return drawn(3);
    case 212:
      return { workers: [dieCount(t, 1)] };
    case 216:
      return { points: 3, workers: [2] };
    default:
      return {};
  }
};

/** Whether lightning would do anything if it struck now. */
export const wouldAct = (t: Table, p: Player, card: number): boolean => {
  const gained = gainOf(t, p, card, -1);
  if (gained !== undefined) return !isNothing(gained);
  if (searched(card) >= 0) return t.discard.length > 0;
  switch (card) {
    case 1:
    case 32:
    case 201:
      return fullPiles(t).length > 0;
    case 4:
      return buildings(p).some(other => other !== 4);
    case 28:
      return fullPiles(t).length > 0 || p.hand.length > 0;
    case 60:
      return buildings(p).some(
        other => isPhaseThree(other) && asksForOneWorker(other) && canDoForNothing(t, p, other, p.workers),
      );
    case 145:
      return openHalves(p).length > 0;
    case 147:
    case 149:
    case 152:
    case 153:
    case 178:
      return sum(p.hazards) > 0;
    case 228:
      return borrowable(t, p).length > 0;
    case 68:
    case 236:
      return true;
    default:
      return others(t, p).some(other => canSuffer(t, other, card));
  }
};

/** Lightning that 228 may copy. */
export const borrowable = (t: Table, p: Player): number[] =>
  others(t, p)
    .flatMap(buildings)
    .filter(card => LIGHTNING.has(card) && card !== 228);

/** Whether an attack takes anything from this player. */
const canSuffer = (t: Table, p: Player, card: number): boolean => {
  switch (card) {
    case 13:
    case 169:
      return !isTom(t, p) && p.hand.length > 0;
    case 85:
      return p.majority.includes(true);
    case 171:
      return p.money > 0;
    case 172:
      return sum(p.workers) > 0;
    case 173:
      return sum(p.wall) > 0;
    case 175:
      return p.square > 0;
    case 176:
      return buildings(p).length > 0;
    case 177:
      return p.plots.length > 0;
    default:
      throw new Error(`${card} is no attack`);
  }
};
