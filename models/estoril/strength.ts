/** How strong tiles and seats are on a place, and who is first or last there. */
import type { Character, Place, Slot } from './data.ts';
import type { Table } from './table.ts';

export interface Strength {
  readonly slot: Slot;
  readonly owner: number;
  readonly printed: number;
  readonly favour: number;
  readonly compatriots: number;
  readonly dice: number;
}

const FAVOURED: { readonly [place: string]: string } = { palacio: 'GB', atlantico: 'DE' };

/** Other tiles that a nationalist looks at: on its place, with the option also what lies face up next door. */
const inSight = (table: Table, slot: Slot, isWide: boolean): readonly Character[] =>
  table.layout.slots
    .filter(({ word }) => word !== slot.word)
    .flatMap(other => {
      const laid = table.slots.get(other.word);
      if (laid === undefined) return [];
      const isHere = other.place === slot.place;
      const isNextDoor = isWide && laid.isUp && table.layout.areNeighbours(slot.place, other.place);
      return isHere || isNextDoor ? [laid.tile] : [];
    });

export const strengthOf = (table: Table, slot: Slot, isWide: boolean): Strength => {
  const { tile, owner } = table.laidOn(slot.word);
  const flags = tile.symbols.filter(symbol => symbol === 'nationalist').length;
  const alike = inSight(table, slot, isWide).filter(other => other.nation === tile.nation).length;
  const [one, two] = table.dice.get(slot.word) ?? [0, 0];
  return {
    slot,
    owner,
    printed: tile.strength,
    favour: FAVOURED[slot.place] === tile.nation ? 1 : 0,
    compatriots: flags * alike,
    dice: Math.abs(one - two),
  };
};

/** By seat: the total, or nothing for who is not there. */
export type Totals = ReadonlyMap<number, number>;

export const totalsOf = (strengths: readonly Strength[]): Totals => {
  const totals = new Map<number, number>();
  for (const { owner, printed, favour, compatriots, dice } of strengths)
    totals.set(owner, (totals.get(owner) ?? 0) + printed + favour + compatriots + dice);
  return totals;
};

export interface Decided {
  readonly seat: number;
  /** The slot whose numeral decided between equals. */
  readonly tie: Slot | undefined;
}

/** The seat with the most, or the least; among equals the one on the first, or the last, of these slots. */
const decide = (totals: Totals, wanted: number, slots: readonly Strength[]): Decided => {
  const equals = [...totals].filter(([, total]) => total === wanted).map(([seat]) => seat);
  const [seat = -1] = equals;
  if (equals.length === 1) return { seat, tie: undefined };
  const decisive = slots.find(({ owner }) => equals.includes(owner));
  if (decisive === undefined) throw new Error('nobody is there');
  return { seat: decisive.owner, tie: decisive.slot };
};

export const strongest = (strengths: readonly Strength[]): Decided => {
  const totals = totalsOf(strengths);
  return decide(totals, Math.max(...totals.values()), strengths);
};

export const weakest = (strengths: readonly Strength[]): Decided => {
  const totals = totalsOf(strengths);
  return decide(totals, Math.min(...totals.values()), strengths.slice().reverse());
};

export const strengthsAt = (table: Table, place: Place, isWide: boolean): readonly Strength[] =>
  table.takenSlots(place).map(slot => strengthOf(table, slot, isWide));
