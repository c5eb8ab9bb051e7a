/** What happens to one player: gains, hazards reduced, advances, cards drawn and discarded. */
import { at } from '@kaffeehaus/kernel';
import { TOP, hand } from '@kaffeehaus/hamburg';
import type { Telling } from '../lockstep.ts';
import { cardWord, colourWord, colours, may, one, ranked, some } from './ask.ts';
import { LAST_SPACE } from './cards.ts';
import type { Gain } from './cards.ts';
import { FIVE, discardCard, isTom, payWorker, remove, score, sum, takeWorkers } from './table.ts';
import type { Player, Table } from './table.ts';
import { mostRaised, plenty, scarce } from './wishes.ts';

export const gain = (p: Player, { mark = 0, points = 0, workers = [] }: Gain): void => {
  p.money += mark;
  score(p, points);
  workers.forEach((n, colour) => takeWorkers(p, colour, n));
};

/** Any workers from the supply. */
export function* recruit(t: Table, p: Player, n: number, optional = false): Telling {
  if (isTom(t, p)) {
    for (let i = 0; i < n; i++) takeWorkers(p, scarce(p));
    return;
  }
  const cap = FIVE.map(() => n);
  for (const colour of yield* colours(p, 'recruit', cap, [optional ? 0 : n, n])) takeWorkers(p, colour);
}

/** One step back; 1 point, 2 for mayor 06, none for a gift. */
export const lower = (p: Player, colour: number, isGift = false): void => {
  p.hazards[colour] = at(p.hazards, colour) - 1;
  if (at(p.hazards, colour) < 0) throw new Error('a hazard that is not raised was reduced');
  if (!isGift) score(p, p.mayor === 6 ? 2 : 1);
};

/** Between `min` and `n` steps of these colours, as far as they are raised. */
export function* reduce(
  t: Table,
  p: Player,
  n: number,
  min: number,
  from: readonly number[] = FIVE,
): Telling {
  const cap = FIVE.map(c => (from.includes(c) ? at(p.hazards, c) : 0));
  const most = Math.min(n, sum(cap));
  if (isTom(t, p)) {
    for (let i = 0; i < most; i++) lower(p, mostRaised(p, from));
    return;
  }
  for (const colour of yield* colours(p, 'reduce', cap, [Math.min(min, most), most])) lower(p, colour);
}

/** One space forward, or 4 points beyond the last (1.5, H-39). */
export function* advance(t: Table, p: Player): Telling {
  if (p.square < LAST_SPACE) p.square++;
  else score(p, 4);
  for (const card of p.erected.slice())
    if (card === 214) yield* reduce(t, p, 1, 0);
    else if (card === 226) score(p, 1);
}

export const fullPiles = (t: Table): number[] => FIVE.filter(c => at(t.piles, c).length > 0);
/** The top card of a pile. */
export const top = (pile: number[]): number => {
  const card = pile.pop();
  if (card === undefined) throw new Error('a card came from an empty pile');
  return card;
};

/** A card comes to the hand; TOM has none and sells it (H-44). */
export const receive = (t: Table, p: Player, card: number): void => {
  if (isTom(t, p)) {
    discardCard(t, card);
    p.money += 1;
  } else p.hand.push(card);
};

/** Cards one by one, each seen before the next pile is chosen (H-60). */
export function* draw(t: Table, p: Player, n: number, optional = false): Telling {
  for (let i = 0; i < n; i++) {
    const piles = fullPiles(t);
    if (piles.length === 0) return;
    const colour = isTom(t, p)
      ? at(piles, 0)
      : optional
        ? yield* may(p, 'draw', piles, colourWord)
        : yield* one(p, 'draw', piles, colourWord);
    if (colour === undefined) return;
    receive(t, p, top(at(t.piles, colour)));
  }
}

/** Hand cards in an order of choice (H-62, H-63). */
export function* discard(t: Table, p: Player, n: number): Telling {
  if (isTom(t, p)) return;
  const most = Math.min(n, p.hand.length);
  if (most === 0) return;
  for (const card of yield* ranked(p, 'discard', p.hand, cardWord, most, true)) {
    remove(p.hand, card);
    discardCard(t, card);
  }
}

/** Takes a building out of the display, its marker with it. */
export const takeDown = (p: Player, card: number): void => {
  const plot = p.plots.find(({ buildings }) => buildings.includes(card));
  if (plot !== undefined) remove(plot.buildings, card);
  else p.under = p.under.filter(one => one.card !== card);
  remove(p.erected, card);
  p.used = p.used.filter(used => used !== card);
};

/** A building goes back to the hand; TOM has none and discards it (H-44). */
export const handBack = (t: Table, p: Player, card: number): void => {
  if (isTom(t, p)) discardCard(t, card);
  else p.hand.push(card);
};

/** Workers of the giver's choice for another player. */
export function* giveWorkers(t: Table, p: Player, to: Player, n: number): Telling {
  const most = Math.min(n, sum(p.workers));
  const given: number[] = [];
  if (isTom(t, p))
    for (let i = 0; i < most; i++) {
      const colour = plenty(p);
      payWorker(p, colour);
      takeWorkers(to, colour);
    }
  else given.push(...(yield* colours(p, 'giveWorkers', p.workers.slice(), [most, most])));
  for (const colour of given) {
    payWorker(p, colour);
    takeWorkers(to, colour);
  }
}

/** A random card from the hand of another (169). */
export const stealCard = (t: Table, p: Player, from: Player): void => {
  if (from.hand.length === 0) return;
  const card = t.luck.moved(hand(from.seat), isTom(t, p) ? TOP : hand(p.seat), from.hand);
  remove(from.hand, card);
  receive(t, p, card);
};

/** With enough money everybody gets a Mark and hands over a point; else whom you choose (H-28). */
export function* trade(t: Table, p: Player, rivals: readonly Player[]): Telling {
  const n = Math.min(p.money, rivals.length);
  const chosen =
    n === rivals.length || isTom(t, p)
      ? rivals.slice(0, n)
      : yield* some(p, 'trade', rivals, rival => `seat-${rival.seat + 1}`, [n, n]);
  for (const rival of chosen) {
    p.money--;
    rival.money++;
  }
  for (const rival of chosen)
    if (rival.points > 0) {
      rival.points--;
      score(p, 1);
    }
}
