import type { Glyphs } from './glyph.ts';

import type { SeatColour } from './kinds.ts';

export type Figure = `agent-${SeatColour}` | 'third-man' | 'inspector';

interface Dress {
  readonly coat: string;
  /** Height of the chin's circle, and its radius. */
  readonly head: readonly [y: number, r: number];
  readonly hat: readonly string[];
}

/** Coat, head and hat in one ink. */
const person = (ink: string, { coat, head: [y, r], hat }: Dress) => (
  <g class={ink}>
    <path d={coat} />
    <circle class="skin" cx="12" cy={y} r={r} />
    {hat.map(d => (
      <path key={d} d={d} />
    ))}
  </g>
);

/**
 * Standing figures on a field of 24 × 36. A seat is told by its hat, by the cut of its coat and by the emblem on it,
 * not by its ink alone: bowler and disc, fedora and bar, peaked cap and diamond, Tyrolean hat and triangle,
 * beret and cross.
 */
export const figures: Glyphs<Figure> = {
  'agent-yellow': [
    person('ink-yellow', {
      coat: 'M7.5 15h9l4 18.5a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5z',
      head: [11, 4.3],
      hat: ['M6.3 8c0-4.3 2.3-6.7 5.7-6.7S17.7 3.7 17.7 8z', 'M3.5 7.6h17v2.6h-17z'],
    }),
    <circle class="emblem" cx="12" cy="24.5" r="3.9" />,
  ],
  'agent-red': [
    person('ink-red', {
      coat: 'M2.2 17.5 7 14.5h10l4.8 3L19 35H5z',
      head: [11.5, 4.2],
      hat: [
        'M6.8 7.5 8 2.3c1.5-1.2 2.7-.2 4 .5 1.3-.7 2.5-1.7 4-.5l1.2 5.2z',
        'M1 9.8C3 8.3 7 7 12 7s9 1.3 11 2.8l-1.5 1.5C17 9.8 7 9.8 2.5 11.3z',
      ],
    }),
    <path class="emblem" d="M6.3 22h11.4v5H6.3z" />,
  ],
  'agent-blue': [
    person('ink-blue', {
      coat: 'M12 14c5 0 6.5 3.5 6.5 8V35h-13V22c0-4.5 1.5-8 6.5-8z',
      head: [11, 4.3],
      hat: [
        'M3.8 4.8C4 2.5 8 1 12 1s8 1.5 8.2 3.8L17 8.5H7z',
        'M6.3 7.8h11.4c.8 1.5.2 2.4-5.7 2.4s-6.5-.9-5.7-2.4z',
      ],
    }),
    <path class="emblem" d="M12 18.8l5 5.7-5 5.7-5-5.7z" />,
  ],
  'agent-green': [
    person('ink-green', {
      coat: 'M12 13.5c2.5 0 3.5 1.5 4.5 4L23 33.5c.3.8 0 1.5-1 1.5H2c-1 0-1.3-.7-1-1.5l6.5-16c1-2.5 2-4 4.5-4z',
      head: [11.5, 4.2],
      hat: [
        'M5.8 8.3 9.3 2l3.2-.8 4.3 7.1z',
        'M3 7.8c3 1.3 14 1.5 17.5-.8l.6 2C17 12 6 11.5 2.3 10z',
        'M15.5 6.5c1-3 3-5.5 6-6-.3 3.5-2 6-4.5 7.5z',
      ],
    }),
    <path class="emblem" d="M12 19.5l6 9.8H6z" />,
  ],
  'agent-white': [
    person('ink-white', {
      coat: 'M6 15h12l2.5 7-1.7.5 1.7 12.5H3.5L5.2 22.5 3.5 22z',
      head: [11.5, 4.3],
      hat: [
        'M4 8.5C3.7 4 7.5 1.5 12.5 1.5c5 0 8.5 2.5 8 6-.3 2-2.2 2.7-4 2.4C13 9 9.5 9.2 7 10.8c-1.7.4-2.9-.8-3-2.3z',
      ],
    }),
    <path class="emblem dark" d="M10.3 20h3.4v3h3v3.4h-3v3h-3.4v-3h-3V23h3z" />,
  ],
  'third-man': [
    <g class="noir">
      <path d="M12 13.5c4 0 5.5 1.5 6.5 5L20.5 35h-17l2-16.5c1-3.5 2.5-5 6.5-5z" />
      <path d="M7.6 11.5c0-3 2-4.5 4.4-4.5s4.4 1.5 4.4 4.5-2 4.8-4.4 4.8-4.4-1.8-4.4-4.8z" />
      <path d="M6.5 7l1.4-5c1.5-1 2.8-.5 4.1.3 1.3-.8 2.6-1.3 4.1-.3l1.4 5z" />
      <path d="M.8 9.2C3 7.5 7 6.5 12 6.5s9 1 11.2 2.7L21.5 10.5C17 9 7 9 2.5 10.5z" />
    </g>,
    <path class="glow" d="M12 10.2c1.8 0 3.2.3 3.9.7-.1 2.6-1.6 4.1-3.9 4.1z" />,
    <path class="glow" d="M11.3 19l.7 12 .7-12z" />,
  ],
  inspector: [
    person('noir', {
      coat: 'M12 14c4.5 0 7 2 7.5 5.5L21 35H3l1.5-15.5C5 16 7.5 14 12 14z',
      head: [11.3, 4.3],
      hat: [
        'M6.3 7.5C6.3 3.5 8.5 1.5 12 1.5s5.7 2 5.7 6z',
        'M2.5 10.5c1-2.3 4-3.5 9.5-3.5s8.5 1.2 9.5 3.5C18 9.7 6 9.7 2.5 10.5z',
      ],
    }),
    <circle class="lens" cx="14" cy="22.5" r="5" />,
    <path class="lens-grip" d="M10.5 26.2 6.8 30.5" />,
  ],
};
