/** Why something cannot be chosen: every rule that is true of it. Which of several is told is the engine's affair. */
import type { Slot } from './data.ts';
import { inRange } from './placing.ts';
import type { Table } from './table.ts';

/** An open question, and the slot from which it is put if there is one. */
export interface Asked {
  readonly seat: number;
  readonly why: string;
  readonly items: readonly string[];
  readonly from: Slot | undefined;
}

/** Rules, each with whether it is true. */
type Truths = readonly (readonly [rule: string, isTrue: boolean])[];

interface Spot {
  readonly word: string;
  readonly place: string;
  /** Nothing on a reward space. */
  readonly slot: Slot | undefined;
}

const spotsOf = ({ layout }: Table): readonly Spot[] => [
  ...layout.slots.map(slot => ({ word: slot.word, place: slot.place, slot })),
  ...layout.places.map(({ word }) => ({ word: `${word}-reward`, place: word, slot: undefined })),
];

/** Questions at which every slot and every reward may be pressed. */
const POINTING = ['slot', 'look', 'assassin', 'seducer', 'diplomat', 'reward', 'rotate'];

const ofAim = (t: Table, { why, from }: Asked, { word, place, slot }: Spot): Truths => {
  const laid = t.slots.get(word);
  const isHere = place === from?.place;
  const isNear = from !== undefined && t.layout.areNeighbours(place, from.place);
  return [
    ['target.reward', slot === undefined],
    ['target.empty', slot !== undefined && laid === undefined],
    ['target.guarded', why !== 'diplomat' && laid?.isGuarded === true],
    ['diplomat.twice', why === 'diplomat' && laid?.isGuarded === true],
    ['diplomat.place', why === 'diplomat' && slot !== undefined && !isHere],
    ['assassin.place', why === 'assassin' && slot !== undefined && !isHere],
    ['assassin.self', why === 'assassin' && word === from?.word],
    ['seducer.adjacent', why === 'seducer' && slot !== undefined && !isNear],
  ];
};

const ofLook = (t: Table, { seat, from }: Asked, { word, place, slot }: Spot): Truths => {
  const laid = slot === undefined ? t.rewardOf(place) : t.slots.get(word);
  return [
    ['look.empty', laid === undefined],
    ['look.open', laid?.isUp === true],
    ['look.own', laid?.owner === seat],
    ['look.range', from !== undefined && !inRange(t, from, place)],
  ];
};

const ofPlacing = (t: Table, _: Asked, { word, slot }: Spot): Truths => [
  ['slot.reward', slot === undefined],
  ['slot.taken', t.slots.has(word)],
  ['slot.inner', slot !== undefined && !t.layout.isOuter(slot)],
];

const ofLuring = (t: Table, { from }: Asked, { word, place }: Spot): Truths => [
  ['lure.place', place !== from?.place],
  ['lure.taken', t.slots.has(word)],
];

const ofLoss = (t: Table, { seat, from }: Asked, { word, place }: Spot): Truths => [
  ['loss.own', t.slots.get(word)?.owner !== seat],
  ['loss.place', place !== from?.place],
];

const ofSwap = (_: Table, { from }: Asked, { place, slot }: Spot): Truths => [
  ['conspirator.reward', slot !== undefined],
  ['conspirator.place', slot === undefined && place !== from?.place],
];

const OF_SPOTS: { readonly [why: string]: (t: Table, asked: Asked, spot: Spot) => Truths } = {
  slot: ofPlacing,
  look: ofLook,
  assassin: ofAim,
  seducer: ofAim,
  diplomat: ofAim,
  lure: ofLuring,
  loss: ofLoss,
  reward: ofSwap,
  rotate: () => [['rotate.first', true]],
};

/** Of what is no spot: places, symbols, tiles. */
const ofOthers = (t: Table, { seat, why, from }: Asked, word: string): Truths => [
  ['rotate.order', why === 'rotate' && t.layout.grid.includes(word)],
  ['symbol.truce', why === 'symbol' && word === 'assassin' && from?.place === 'church'],
  ['symbol.target', why === 'symbol'],
  ['tile.placed', why === 'tile' && t.slotsOf(seat).some(slot => t.laidOn(slot).tile.word === word)],
  ['discard.pile', why === 'discard' && t.discards.flat().some(tile => tile.word === word)],
];

/** The rules that forbid a word at a question. */
const truthsOf = (t: Table, asked: Asked, word: string): readonly string[] => {
  const spot = spotsOf(t).find(each => each.word === word);
  const truths =
    spot === undefined ? ofOthers(t, asked, word) : (OF_SPOTS[asked.why]?.(t, asked, spot) ?? []);
  return truths.filter(([, isTrue]) => isTrue).map(([rule]) => rule);
};

/** Reasons told for a question must be true, and every spot one may point at is offered or has one. */
export const checkReasons = (t: Table, asked: Asked, told: ReadonlyMap<string, string>): void => {
  for (const [word, rule] of told)
    if (!truthsOf(t, asked, word).includes(rule))
      throw new Error(
        `${asked.why}: ${word} is refused by ${rule}, true is ${truthsOf(t, asked, word).join(', ')}`,
      );
  if (!POINTING.includes(asked.why)) return;
  const silent = spotsOf(t).filter(({ word }) => !asked.items.includes(word) && !told.has(word));
  const own = asked.why === 'reward' ? `${asked.from?.place}-reward` : undefined;
  const missing = silent.filter(({ word }) => word !== own);
  if (missing.length > 0)
    throw new Error(`${asked.why}: no reason for ${missing.map(({ word }) => word).join(', ')}`);
};
