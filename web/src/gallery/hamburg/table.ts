import { COLOURS, MAJORITIES, SECTION_COLOURS, SECTION_PRICES, SQUARE_POINTS } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { Category, Colour, DrawState } from '../../art/kinds.ts';
import type { WindowView } from '../../hamburg/draw/Church.tsx';
import type { DieView } from '../../hamburg/draw/Dice.tsx';
import type { DisplayProps } from '../../hamburg/draw/Display.tsx';
import type { PilesProps } from '../../hamburg/draw/Piles.tsx';
import type { PlotView } from '../../hamburg/draw/Plots.tsx';
import type { SectionView } from '../../hamburg/draw/Wall.tsx';
import { card } from './faces.ts';

const section = (half: 0 | 1, built: number, i: number): SectionView => {
  const colour = at(COLOURS, at(SECTION_COLOURS[half], i));
  return {
    id: `${half}-${i}`,
    colour,
    price: at(SECTION_PRICES, i),
    built: i < built,
    brings: i === 2 ? 'points' : i === 4 ? 'statue' : undefined,
    state: i === built ? 'offered' : 'idle',
    label: `section ${i + 1}, ${colour}`,
  };
};
const half = (which: 0 | 1, built: number): SectionView[] =>
  SECTION_PRICES.map((_, i) => section(which, built, i));

const plot = (
  id: string,
  colour: Colour,
  numbers: readonly number[],
  state: DrawState = 'idle',
): PlotView => ({
  id,
  colour,
  label: `plot, ${colour}`,
  state: numbers.length === 0 ? 'offered' : 'idle',
  buildings: numbers.map(n => ({
    id: String(n),
    face: card(n),
    label: `card ${n}`,
    state,
    used: n === 98,
  })),
});

export const display: DisplayProps = {
  seat: 'green',
  name: 'Anna Schmidt',
  turn: 'Dein Zug',
  first: 'Startmarker',
  as: 'own',
  points: { count: 61, label: '61 points' },
  money: { id: 'money', count: 7, label: '7 Mark' },
  hand: { count: 4, label: '4 cards in hand' },
  square: { count: 7, label: 'square: 7 points' },
  mayor: { name: 'Carl Friedrich Petersen', label: 'Mayor 01' },
  quarters: COLOURS.map((colour, i) => ({
    colour,
    workers: {
      id: `w-${colour}`,
      count: at([2, 0, 3, 1, 12], i),
      label: `workers ${colour}`,
      state: i === 2 ? 'offered' : 'idle',
    },
    hazard: {
      id: `h-${colour}`,
      steps: at([1, 2, 0, 3, 0], i),
      max: 3,
      label: `hazard ${colour}`,
      state: i === 1 ? 'offered' : 'idle',
    },
  })),
  gist: { stones: 8, houses: 9, left: 3 },
  wall: { label: 'Wall', left: half(0, 3), right: half(1, 5), thirdPoints: 3 },
  statues: [
    { id: 's1', kind: 'hummel', worth: 9, label: 'Hummel, 9 points' },
    { id: 's2', kind: 'jette', worth: 12, label: 'Zitronenjette, 12 Mark' },
  ],
  majorities: MAJORITIES.map((kind, i) => ({
    id: `m-${kind}`,
    kind,
    active: i === 1 || i === 3,
    label: `majority ${kind}`,
  })),
  plots: [
    plot('p1', 'violet', [98], 'refused'),
    plot('p2', 'brown', [213], 'offered'),
    plot('p3', 'grey', [132]),
    plot('p4', 'pink', [71]),
    plot('p5', 'orange', [151, 66]),
    plot('p6', 'violet', []),
    plot('p7', 'brown', [182]),
    plot('p8', 'grey', [88], 'selected'),
    plot('p9', 'pink', [25]),
  ],
  left: [
    { id: '244', face: card(244), label: 'Zoo 244' },
    { id: '262', face: card(262), label: 'Park 262' },
    { id: '276', face: card(276), label: 'Park 276' },
  ],
  captions: { plots: 'Grundstücke und Gebäude', left: 'Zoo und Park' },
  reading: {
    open: false,
    onOpen: () => {},
    captions: { read: 'Karten in Worten', close: 'Schließen' },
  },
  onPick: () => undefined,
};

const WINDOW_CATEGORIES: readonly (readonly Category[])[] = [
  ['harbour', 'church', 'emigrants', 'mysticism'],
  ['trade', 'industry', 'bank', 'crafts'],
  ['military', 'police', 'underworld', 'society'],
  ['amusement', 'art', 'theatre', 'circus'],
  ['bourgeoisie', 'offices', 'university', 'health'],
  ['zoo', 'park'],
];

export const windows: readonly WindowView[] = WINDOW_CATEGORIES.map((categories, i) => ({
  id: `window-${i + 1}`,
  pip: i + 1,
  colour: COLOURS[i] ?? 'black',
  categories,
  clerics: at([0, 2, 1, 0, 1, 3], i),
  here: i === 2,
  workers: i === 1 ? 1 : 0,
  state: i === 1 || i === 3 ? 'offered' : 'idle',
  label: `window ${i + 1}`,
  tile: {
    signs: at(
      [
        [{ icon: 'mark', text: '+2' }],
        [{ icon: 'stone' }, { icon: 'mark', text: '−2' }],
        [{ icon: 'worker', text: '+1' }],
        [{ icon: 'ship' }],
        [{ icon: 'deed-build' }, { icon: 'mark', text: '+2' }],
        [{ icon: 'hand', text: '+1' }],
      ],
      i,
    ),
    good: i !== 4,
    inForce: i === 2,
    label: `tile ${i + 1}`,
  },
}));

export const dice: readonly DieView[] = [...COLOURS, 'black' as const].map((colour, i) => {
  const value = at([2, 5, 3, 4, 6, 3], i);
  return {
    id: `die-${colour}`,
    colour,
    value,
    state: i === 1 ? 'offered' : 'idle',
    label: `${colour} die: ${value}`,
    ship: {
      id: `ship-${colour}`,
      sails: value === 3 || value === 4,
      label: `ship ${colour}`,
      state: value === 3 ? 'offered' : 'idle',
    },
  };
});

export const steps = SQUARE_POINTS.map((points, i) => ({
  points,
  seats:
    i === 0
      ? (['white'] as const)
      : i === 3
        ? (['yellow', 'red', 'blue', 'green'] as const)
        : i === 9
          ? (['red'] as const)
          : [],
}));

export const piles: PilesProps = {
  label: 'Piles',
  piles: COLOURS.map((colour, i) => ({
    id: `pile-${colour}`,
    colour,
    count: at([41, 38, 0, 44, 50], i),
    state: i === 2 ? 'refused' : i === 4 ? 'selected' : 'offered',
    label: `pile ${colour}`,
  })),
  discard: { id: 'discard', count: 23, top: card(187), label: 'discard pile', state: 'offered' },
  markers: {
    count: 6,
    label: '6 black markers',
    open: [
      { raises: ['violet', 'grey'], label: 'flood and collapse' },
      { raises: ['pink'], gift: [{ icon: 'star', text: '+1' }], label: 'raid, 1 point' },
      { raises: ['brown'], label: 'disease' },
    ],
  },
};
