/** How the places lie, and what is said of slots: turned, protected, free, how strong. */
import {
  GRID,
  PLACES,
  TURNS,
  estoril,
  holds,
  ownerOf,
  placeOf,
  slotName,
  slotsIn,
  strengthOn,
  survey,
  tileOn,
  totalOn,
} from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import { at, times } from '@kaffeehaus/kernel';
import { is, listed } from '../finding.ts';
import { many, number, says, who } from '../pattern.ts';
import { Impossible, fact } from '../vocabulary.ts';
import type { Fact, Reader } from '../vocabulary.ts';
import { place, slot } from './words.ts';
import type { Table } from './words.ts';

const DEGREES = 90;
const placeIndex = (word: string): number => PLACES.findIndex(p => p.word === word);

/** Unless told: every space is an outer one but two of the beach, in the middle of the upper row. */
const UPPER = ['church', 'beach', 'casino'];
const LOWER = ['palacio', 'station', 'boca'];
const TURNED = [1, 0, 2, 0, 0, 3];

export const layOut = (s: Estoril): void => {
  s.grid = [...UPPER, ...LOWER].map(placeIndex);
  s.turned = TURNED.slice();
  survey(s);
};

/** The upper row from the left, then the lower one, all unturned. */
const placesLie = fact(
  says`places are ${many(place)}`,
  (t: Table, wanted) => {
    const words = (list: readonly number[]): string => listed(list.map(p => at(PLACES, p).word));
    return is(words(t.s.grid), words(wanted));
  },
  ({ s }, wanted) => {
    if (new Set(wanted).size !== GRID || wanted.length !== GRID)
      throw new Impossible(`${GRID} different places lie on the table`);
    s.grid = [...wanted];
    s.turned = times(GRID, () => 0);
    survey(s);
  },
);

const isTurned = fact(
  says`${place} is turned by ${number}`,
  (t: Table, p, degrees) => is(DEGREES * at(t.s.turned, positionOf(t.s, p)), degrees),
  ({ s }, p, degrees) => {
    if (degrees % DEGREES !== 0 || degrees >= TURNS * DEGREES)
      throw new Impossible('places are turned by 0, 90, 180 or 270');
    s.turned[positionOf(s, p)] = degrees / DEGREES;
    survey(s);
  },
);

const positionOf = (s: Estoril, p: number): number => {
  const position = s.grid.indexOf(p);
  if (position < 0) throw new Impossible(`${at(PLACES, p).word} does not lie on the table`);
  return position;
};

/** A slot of a place that lies out. */
export const laid = (s: Estoril, i: number): number => {
  positionOf(s, placeOf(i));
  return i;
};

export const standsOn = (s: Estoril, i: number): string =>
  ownerOf(s, i) < 0 ? 'nobody' : `{${ownerOf(s, i)}} with ${estoril.word(tileOn(s, i))}`;

const isFree = fact(says`${slot} is free`, (t: Table, i) =>
  ownerOf(t.s, laid(t.s, i)) < 0 ? undefined : standsOn(t.s, i),
);

const isProtected = fact(
  says`${slot} is protected`,
  (t: Table, i) =>
    holds(t.s.guarded, i) ? undefined : `protected: ${listed(slotsIn(t.s.guarded).map(slotName))}`,
  ({ s }, i) => {
    if (ownerOf(s, laid(s, i)) < 0) throw new Impossible(`nobody stands on ${slotName(i)}`);
    s.guarded |= 1 << i;
  },
);
const isNotProtected = fact(says`${slot} is not protected`, (t: Table, i) =>
  holds(t.s.guarded, i) ? 'protected' : undefined,
);

const slotStrength = fact(says`${slot} has strength ${number}`, (t: Table, i, n) =>
  ownerOf(t.s, i) < 0 ? `nobody stands on ${slotName(i)}` : is(strengthOn(t.s, i), n),
);
const seatStrength = fact(says`${who} has strength ${number} at ${place}`, (t: Table, seat, n, p) => {
  const sum = totalOn(t.s, p, seat);
  return sum < 0 ? `{${seat}} is not there` : is(sum, n);
});

export const LAYOUT: readonly Reader<Fact<Table>>[] = [
  placesLie,
  isTurned,
  isFree,
  isProtected,
  isNotProtected,
  slotStrength,
  seatStrength,
];
