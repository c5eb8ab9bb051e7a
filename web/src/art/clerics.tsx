import type { VNode } from 'preact';
import { disc } from './shapes.ts';

/** What each of the eight wears and carries; all have the gown of the city and its ruff. */
interface Cleric {
  readonly gown: 'black' | 'plum' | 'moss' | 'slate';
  readonly head: keyof typeof HEADS;
  readonly hair: 'white' | 'grey' | 'brown' | 'black';
  readonly beard?: true;
  readonly holds: keyof typeof HELD;
}

const HEADS = {
  beret: 'M5.5 6c0-4 3-5 6.5-5s6.5 1 6.5 5c-3 1-10 1-13 0z',
  cap: 'M7 6.5h10l1-4.5-3 1-3-2.5-3 2.5-3-1z',
  tonsure: 'M7.3 9c-1-4 1-6 2-6.5M16.7 9c1-4-1-6-2-6.5',
  hair: 'M7 10C6 4 8 1.5 12 1.5S18 4 17 10c-1-3-2-4-5-4s-4 1-5 4z',
} as const;

const HELD = {
  book: 'M13 21l6-1.5v7L13 28zM13 21l-6-1.5v7L13 28z',
  staff: 'M20 8v26h1.5V8a2.5 2.5 0 1 0-4 1.5',
  cross: 'M12 19h1.5v3h3v1.5h-3V30H12v-6.5H9V22h3z',
  lamp: 'M17 20h5l1 7h-7zM18 20c0-3 3-3 3 0',
} as const;

const figure = ({ gown, head, hair, beard, holds }: Cleric): VNode => (
  <g class={`hair-${hair}`}>
    <path class={`gown gown-${gown}`} d="M12 12c5 0 8 3 9 10l1.5 13h-21L3 22c1-7 4-10 9-10z" />
    <path class="face-skin" d={disc(12, 8.5, 4.8)} />
    <path
      class="face-linen"
      d="M5.5 14q1-2 2.5-1 1-1.5 2.5-.5 1.5-1 3 0 1.5-1 2.5.5 1.5-1 2.5 1 .5 3-6.5 3t-6.5-3z"
    />
    {beard && <path class="face-hair" d="M7.3 9c0 6 2 9 4.7 9s4.7-3 4.7-9c-2 2-7.4 2-9.4 0z" />}
    <path class={head === 'hair' || head === 'tonsure' ? 'face-hair' : `gown gown-${gown}`} d={HEADS[head]} />
    <path class="face-ink" d={disc(10.2, 8.8, 0.7) + disc(13.8, 8.8, 0.7)} />
    <path class="cleric-held" d={HELD[holds]} />
  </g>
);

const EIGHT: readonly Cleric[] = [
  { gown: 'black', head: 'hair', hair: 'brown', holds: 'book' },
  { gown: 'plum', head: 'beret', hair: 'grey', beard: true, holds: 'cross' },
  { gown: 'slate', head: 'tonsure', hair: 'black', holds: 'staff' },
  { gown: 'moss', head: 'cap', hair: 'white', beard: true, holds: 'book' },
  { gown: 'black', head: 'beret', hair: 'black', holds: 'lamp' },
  { gown: 'plum', head: 'hair', hair: 'white', holds: 'staff' },
  { gown: 'moss', head: 'tonsure', hair: 'brown', beard: true, holds: 'cross' },
  { gown: 'slate', head: 'cap', hair: 'grey', holds: 'lamp' },
];

/** The eight clerics on a field of 24 × 36, in the order in which they come, one a round. */
export const clerics: Readonly<Record<string, VNode>> = Object.fromEntries(
  EIGHT.map((each, i) => [String(i + 1), figure(each)]),
);
