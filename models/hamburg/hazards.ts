/** Hazards: steps, aversion, what strikes, and black markers. */
import { at } from '@kaffeehaus/kernel';
import { STACK } from '@kaffeehaus/hamburg';
import type { Telling } from '../lockstep.ts';
import { cardWord, colourWord, halfWord, hazardWord, may, one, plotWord, yes } from './ask.ts';
import { draw, handBack, lower, recruit, takeDown } from './deeds.ts';
import { FIRST_MARKER } from './facts.ts';
import {
  BLACK,
  BROWN,
  FIVE,
  GREY,
  ORANGE,
  PINK,
  VIOLET,
  buildings,
  discardCard,
  inForce,
  isTom,
  others,
  owns,
  payWorker,
  remove,
  score,
  takeWorkers,
  turnOrder,
} from './table.ts';
import type { Player, Table } from './table.ts';
import { cheapest, collapseHalf, floodPlot, leastRaised, mostRaised, nextDamage } from './wishes.ts';

/** The level at which a hazard strikes: the third step, with 165 a fourth increase. */
const strikesAt = (p: Player): number => (owns(p, 165) ? 4 : 3);
const wouldStrike = (p: Player, colour: number): boolean => at(p.hazards, colour) + 1 >= strikesAt(p);

/** One step up, unless 151 averts it; what strikes is settled later. */
export function* raise(t: Table, p: Player, colour: number): Telling {
  if (owns(p, 151) && at(p.workers, colour) > 0) {
    const averts = isTom(t, p)
      ? wouldStrike(p, colour)
      : (yield* may(p, 'avert', [colour], colourWord)) !== undefined;
    if (averts) {
      payWorker(p, colour);
      return;
    }
  }
  const strikes = wouldStrike(p, colour);
  const moves = at(p.hazards, colour) < 3;
  if (moves && p.mayor === 2) takeWorkers(p, colour);
  p.hazards[colour] = strikes ? 0 : at(p.hazards, colour) + 1;
  if (strikes) p.damage.push(colour);
}

/**
 * All that has struck, in the victim's order. Collapse, raid and disease take the same whenever they come, so they come
 * first, and the order is only asked for flood and fire, if both can take something.
 */
export function* suffer(t: Table, p: Player): Telling {
  for (const hazard of [GREY, PINK, BROWN]) yield* settle(t, p, hazard);
  const both = [VIOLET, ORANGE].filter(hazard => p.damage.includes(hazard));
  if (both.length > 1 && p.plots.length > 0 && buildings(p).length > 0)
    yield* settle(t, p, isTom(t, p) ? nextDamage(p) : yield* one(p, 'suffer', both, hazardWord));
  for (const hazard of both) yield* settle(t, p, hazard);
}

function* settle(t: Table, p: Player, hazard: number): Telling {
  if (!p.damage.includes(hazard)) return;
  yield* strike(t, p, hazard);
  remove(p.damage, hazard);
}

function* strike(t: Table, p: Player, hazard: number): Telling {
  if (hazard === VIOLET) yield* flood(t, p);
  else if (hazard === ORANGE) yield* fire(t, p);
  else if (hazard === GREY) yield* collapse(t, p);
  else if (hazard === PINK) p.money = 0;
  else p.workers = FIVE.map(() => 0);
}

/** A plot goes; what stands on it goes back to the hand. */
export function* flood(t: Table, p: Player): Telling {
  if (p.plots.length === 0) return;
  const places = p.plots.map((_, i) => i);
  const i = isTom(t, p) ? floodPlot(p) : yield* one(p, 'flood', places, plotWord);
  const plot = at(p.plots, i);
  for (const card of plot.buildings.slice()) {
    takeDown(p, card);
    handBack(t, p, card);
  }
  p.plots.splice(i, 1);
  discardCard(t, plot.card);
}

/** A building goes, its plot stays. */
export function* fire(t: Table, p: Player): Telling {
  if (buildings(p).length === 0) return;
  const card = isTom(t, p) ? cheapest(p) : yield* one(p, 'fire', buildings(p), cardWord);
  takeDown(p, card);
  discardCard(t, card);
}

/** The outermost stone of a half goes; a statue stays. */
export function* collapse(t: Table, p: Player): Telling {
  const halves = [0, 1].filter(half => at(p.wall, half) > 0);
  if (halves.length === 0) return;
  const half = isTom(t, p) ? collapseHalf(p) : yield* one(p, 'collapse', halves, halfWord);
  p.wall[half] = at(p.wall, half) - 1;
}

/** What the markers show: two of each colour, then doubles, then those with a gift. */
const DOUBLES = [
  [ORANGE, PINK],
  [PINK, VIOLET],
  [VIOLET, GREY],
  [GREY, BROWN],
  [BROWN, ORANGE],
];
const GIFTS = [ORANGE, PINK, VIOLET, GREY, BROWN];
const shown = (marker: number): readonly number[] => {
  if (marker < 10) return [Math.floor(marker / 2)];
  return marker < 15 ? at(DOUBLES, marker - 10) : [at(GIFTS, marker - 15)];
};

/** Colours that the cleric tile in force keeps from rising by dice and markers (H-70). */
const isCalm = (t: Table, colour: number): boolean =>
  (inForce(t, 11, 0) && [ORANGE, PINK, VIOLET].includes(colour)) ||
  (inForce(t, 11, 1) && [BROWN, GREY, BLACK].includes(colour));

/** Too few for all who draw: everything is shuffled (H-67). */
const stackFor = (t: Table, n: number): void => {
  if (t.markers.length >= n) return;
  t.markers = t.luck.shuffled(STACK, [...t.markers, ...t.spent], FIRST_MARKER);
  t.spent = [];
};

/** Drawing pays 187 and 188. */
const drawMarker = (t: Table, p: Player): number => {
  const marker = t.markers.pop();
  if (marker === undefined) throw new Error('there is no marker');
  t.spent.push(marker);
  if (owns(p, 187)) score(p, 1);
  if (owns(p, 188)) p.money += 2;
  return marker;
};

/** Which colour a symbol raises: 231 may choose another that can rise, if the one shown can (H-69, H-70). */
function* divert(t: Table, p: Player, colour: number): Telling<number> {
  if (!owns(p, 231) || isCalm(t, colour)) return colour;
  const free = FIVE.filter(c => !isCalm(t, c));
  if (isTom(t, p)) return leastRaised(p, free);
  const chosen = yield* may(
    p,
    'divert',
    free.filter(c => c !== colour),
    colourWord,
  );
  return chosen ?? colour;
}

function* gift(t: Table, p: Player, colour: number): Telling {
  if (colour === ORANGE) yield* draw(t, p, 1, true);
  else if (colour === PINK) score(p, 1);
  else if (colour === VIOLET) yield* recruit(t, p, 1, true);
  else if (colour === GREY) p.money += 2;
  else {
    const raised = FIVE.filter(c => c !== BROWN && at(p.hazards, c) > 0);
    if (raised.length === 0) return;
    const lowered = isTom(t, p) ? mostRaised(p, raised) : yield* may(p, 'lowerOther', raised, colourWord);
    if (lowered !== undefined) lower(p, lowered, true);
  }
}

/** Whoever has mayor 03 may do without; he says so before anybody draws. */
function* markersForAll(t: Table): Telling {
  const drawing: Player[] = [];
  for (const p of turnOrder(t)) if (p.mayor !== 3 || !(yield* yes(p, 'refuseMarker'))) drawing.push(p);
  stackFor(t, drawing.length);
  for (const p of drawing) {
    const marker = drawMarker(t, p);
    for (const symbol of shown(marker)) {
      const colour = yield* divert(t, p, symbol);
      if (!isCalm(t, colour)) yield* raise(t, p, colour);
    }
    yield* suffer(t, p);
    if (marker >= 15) yield* gift(t, p, at(shown(marker), 0));
  }
}

/** Step 3 of phase II: black markers for all, then the dice for all (H-01). */
export function* hazardStep(t: Table): Telling {
  if (at(t.dice, BLACK) >= 5 && !isCalm(t, BLACK)) yield* markersForAll(t);
  for (const p of turnOrder(t)) {
    for (const colour of FIVE) if (at(t.dice, colour) >= 5 && !isCalm(t, colour)) yield* raise(t, p, colour);
    yield* suffer(t, p);
  }
}

/** 178: the colour rises for all the others at once. */
export function* raiseOthers(t: Table, p: Player, raised: readonly number[], immune: number): Telling {
  for (const other of others(t, p)) {
    if (other.mayor === immune) continue;
    for (const colour of raised) yield* raise(t, other, colour);
    yield* suffer(t, other);
  }
}

/** 236: a marker for the others, without gift; mayor 03 is immune (H-05). */
export function* markerForOthers(t: Table, p: Player): Telling {
  stackFor(t, 1);
  const marker = drawMarker(t, p);
  yield* raiseOthers(t, p, shown(marker), 3);
}
