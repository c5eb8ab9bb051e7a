import { at } from '@kaffeehaus/kernel';
import {
  FACES,
  NUMERALS,
  PLACES,
  cellOf,
  firstSlot,
  holds,
  noLayout,
  rewardCell,
  slotName,
  slotsIn,
  survey,
} from '@kaffeehaus/estoril';
import type { DrawState, SeatColour } from '../../art/kinds.ts';
import type { Locality, PlaceView } from '../../estoril/draw/Place.tsx';
import type { RewardView, SlotView } from '../../estoril/draw/Slot.tsx';
import type { CharacterFace, TileView } from '../../estoril/draw/SpyFace.tsx';

const SEATS: readonly SeatColour[] = ['yellow', 'red', 'blue', 'green'];

/** A character by its code name; starters by that and their seat. */
export function character(codename: string, seat = -1): CharacterFace {
  const found = FACES.find(f => f.codename === codename && f.starter === seat) ?? at(FACES, 0);
  return {
    person: found.word.replace(/-\d$/, '') as CharacterFace['person'],
    codename: found.codename.toUpperCase(),
    name: found.name,
    nation: found.nation,
    strength: found.strength,
    points: found.points,
    skills: found.symbols,
    starter: SEATS[found.starter],
  };
}

interface Laid {
  owner: SeatColour;
  tile: TileView;
}

const LAID: Readonly<Record<string, Laid>> = {
  'palacio-I': { owner: 'red', tile: { face: character('Bulldog'), now: 5 } },
  'palacio-II': { owner: 'yellow', tile: { face: character('Threshold'), guarded: true } },
  'palacio-III': { owner: 'blue', tile: { face: character('Orchid') } },
  'casino-I': { owner: 'red', tile: { face: character('Winter'), dice: [6, 2], now: 5 } },
  'casino-III': { owner: 'yellow', tile: { face: character('Nightingale'), dice: [3, 3] } },
  'boca-I': { owner: 'blue', tile: { face: null, down: true } },
  'boca-II': { owner: 'yellow', tile: { face: character('Anchor', 0) } },
  'post-I': { owner: 'yellow', tile: { face: character('Swan', 0), down: true } },
  'post-III': { owner: 'red', tile: { face: null, down: true } },
  'station-II': { owner: 'red', tile: { face: character('Metro'), down: true } },
};

const REWARDS: Readonly<Record<string, TileView | null>> = {
  palacio: { face: character('Siesta') },
  beach: { face: character('Eagle') },
  casino: null,
  boca: { face: character('Aviator') },
  post: { face: character('Professor'), down: true },
  station: { face: character('Clipper') },
};

const STATES: Readonly<Record<string, DrawState>> = {
  'beach-I': 'offered',
  'beach-III': 'offered',
  'station-I': 'offered',
  'station-III': 'selected',
  'boca-III': 'offered',
  'post-II': 'refused',
  'casino-II': 'refused',
  'post-IV': 'offered',
};

const layout = { ...noLayout(), grid: [1, 4, 7, 2, 5, 6], turned: [0, 1, 0, 2, 3, 1] };
survey(layout);

const slotView = (slot: number, place: number, n: number): SlotView => {
  const id = slotName(slot);
  const { secret, eye } = at(at(PLACES, place).slots, n);
  const laid = LAID[id];
  return {
    id,
    at: id,
    cell: cellOf(layout, slot),
    numeral: at(NUMERALS, n),
    outer: holds(layout.outer, slot),
    secret,
    eye,
    owner: laid?.owner,
    tile: laid?.tile ?? null,
    near: slotsIn(at(layout.near, slot)).map(slotName),
    state: STATES[id] ?? 'idle',
    label: `${id}, ${laid ? (laid.tile.face?.name ?? 'face down') : 'free'}`,
  };
};

const rewardView = (place: number): RewardView => {
  const { word, secretReward } = at(PLACES, place);
  const cell = rewardCell(layout, place);
  return {
    id: `${word}-reward`,
    at: `${word}-reward`,
    cell: cell < 0 ? undefined : cell,
    secret: secretReward,
    tile: REWARDS[word] ?? null,
    wonBy: word === 'casino' ? 'red' : undefined,
    state: 'idle',
    label: `${word}, reward`,
  };
};

const NAMES: Readonly<Record<string, string>> = {
  palacio: 'Hotel Palácio',
  station: 'Bahnhof',
  post: 'Postamt',
  beach: 'Strand',
  casino: 'Casino',
  boca: 'Boca do Inferno',
};

export const places: readonly PlaceView[] = layout.grid.map(p => {
  const { number, word, rule, favours, slots } = at(PLACES, p);
  return {
    at: word,
    locality: word as Locality,
    number,
    name: NAMES[word] ?? word,
    rule,
    favours,
    label: `${word}, rule of this place ${rule}`,
    slots: slots.map((_, n) => slotView(firstSlot(p) + n, p, n)),
    reward: rewardView(p),
    stage: word === 'casino' ? 'done' : word === 'palacio' ? 'reached' : 'ahead',
    totals:
      word === 'palacio'
        ? [
            { seat: 'red', total: 5, hidden: 0 },
            { seat: 'yellow', total: 3, hidden: 1 },
          ]
        : [],
  };
});
