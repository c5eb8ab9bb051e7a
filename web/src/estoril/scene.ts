/** The scene of a place: which steps there are to see, how long each is looked at, and how the place stands at one. */
import { type Seat, at } from '@kaffeehaus/kernel';
import { PLACES, placeOf } from '@kaffeehaus/estoril';
import type { Lying, Settlement, Step, Sum } from './settling.ts';

/** One step of one place. */
export interface Moment {
  readonly settlement: Settlement;
  readonly step: Step;
}

export const momentsOf = (settlements: readonly Settlement[]): readonly Moment[] =>
  settlements.flatMap(settlement => settlement.steps.map(step => ({ settlement, step })));

/** Milliseconds at the calm pace; where nobody is there is little to see. */
export const lengthOf = ({ settlement: { tiles }, step }: Moment): number => {
  switch (step.kind) {
    case 'up':
      return tiles.length === 0 ? 300 : 520 + 80 * tiles.length;
    case 'deed':
      return 800;
    case 'strengths':
      return 1100;
    case 'reward':
      return 900;
  }
};

export type Fate = 'shot' | 'guarded' | 'lured' | 'lost';

/** A character of the place as it stands at a step. */
export interface Standing extends Lying {
  readonly fate: Fate | undefined;
  /** Who did it to it. */
  readonly by: Seat | undefined;
  readonly sum: Sum | undefined;
}

export interface Stand {
  readonly tiles: readonly Standing[];
  /** By seat with a character here, how strong it is; nothing before strengths are compared. */
  readonly totals: readonly { readonly seat: Seat; readonly total: number }[] | undefined;
}

const withFate = (tiles: readonly Standing[], slot: number, fate: Fate, by: Seat): Standing[] =>
  tiles.map(tile => (tile.slot === slot ? { ...tile, fate, by } : tile));

/** Whoever is lured here joins; whoever is lured away is seen to have been here. */
const lured = (
  tiles: readonly Standing[],
  place: number,
  step: Extract<Step, { kind: 'deed' }>,
): Standing[] => {
  const { told } = step;
  if (told.e !== 'lured') return [...tiles];
  const left = placeOf(told.from) === place ? withFate(tiles, told.from, 'lured', told.seat) : [...tiles];
  if (placeOf(told.slot) !== place) return left;
  const { card, owner, slot, seat } = told;
  return [...left, { card, owner, slot, fate: undefined, by: seat, sum: undefined }].sort(
    (a, b) => a.slot - b.slot,
  );
};

const after = (tiles: readonly Standing[], place: number, step: Step): Standing[] => {
  if (step.kind === 'strengths')
    return tiles.map(tile => ({
      ...tile,
      sum: isHere(tile) ? step.sums.find(({ slot }) => slot === tile.slot) : undefined,
    }));
  if (step.kind !== 'deed') return [...tiles];
  const { told } = step;
  if (told.e === 'lured') return lured(tiles, place, step);
  if (told.e === 'shot' || told.e === 'guarded' || told.e === 'lost')
    return withFate(tiles, told.slot, told.e, told.seat);
  return [...tiles];
};

/** It still lies on the place. */
export const isHere = ({ fate }: Pick<Standing, 'fate'>): boolean => fate === undefined || fate === 'guarded';

const totalsOf = (tiles: readonly Standing[], steps: readonly Step[]): Stand['totals'] => {
  const compared = steps.filter(step => step.kind === 'strengths').at(-1);
  if (!compared) return undefined;
  const seats = [...new Set(tiles.map(tile => tile.owner))];
  return seats
    .map(seat => ({ seat, total: Math.max(0, at(compared.totals, seat)) }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
};

/** How a place stands once a step of it has been seen. */
export const standAt = ({ settlement, step }: Moment): Stand => {
  const steps = settlement.steps.slice(0, settlement.steps.indexOf(step) + 1);
  const tiles = steps.reduce<readonly Standing[]>(
    (now, each) => after(now, settlement.place, each),
    settlement.tiles.map(tile => ({ ...tile, fate: undefined, by: undefined, sum: undefined })),
  );
  return { tiles, totals: totalsOf(tiles, steps) };
};

/** "1 + 1 + 6−2 = 5": what a sum is made of, without what adds nothing. */
export const partsText = ({ printed, favour, compatriots, dice, total }: Sum): string => {
  const more = [
    ...(favour > 0 ? [String(favour)] : []),
    ...(compatriots > 0 ? [String(compatriots)] : []),
    ...(dice ? [`${Math.max(...dice)}−${Math.min(...dice)}`] : []),
  ];
  return more.length === 0 ? String(total) : `${[printed, ...more].join(' + ')} = ${total}`;
};

/** The word of a place, by which its picture and its texts are found. */
export const wordOf = (place: number): string => at(PLACES, place).word;
