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
      coat: 'M7.5 15h9l4 18.500a1.5 1.5 0 0 1-1.5 1.500H5a1.5 1.5 0 0 1-1.5-1.500z',
      head: [11, 4.3],
      hat: ['M6.3 8c0-4.3 2.3-6.7 5.7-6.700S17.7 3.7 17.7 8z', 'M3.5 7.600h17v2.600h-17z'],
    }),
    <circle class="emblem" cx="12" cy="24.5" r="3.9" />,
  ],
  'agent-red': [
    person('ink-red', {
      coat: 'M2.2 17.5 7 14.500h10l4.8 3L19 35H5z',
      head: [11.5, 4.2],
      hat: [
        'M6.8 7.5 8 2.300c1.5-1.2 2.7-.2 4 .5 1.3-.7 2.5-1.7 4-.5l1.2 5.200z',
        'M1 9.800C3 8.3 7 7 12 7s9 1.3 11 2.800l-1.5 1.500C17 9.8 7 9.8 2.5 11.300z',
      ],
    }),
    <path class="emblem" d="M6.3 22h11.400v5H6.300z" />,
  ],
  'agent-blue': [
    person('ink-blue', {
      coat: 'M12 14c5 0 6.5 3.5 6.5 8V35h-13V22c0-4.5 1.5-8 6.5-8z',
      head: [11, 4.3],
      hat: [
        'M3.8 4.800C4 2.5 8 1 12 1s8 1.5 8.2 3.800L17 8.500H7z',
        'M6.3 7.800h11.400c.8 1.5.2 2.4-5.7 2.400s-6.5-.9-5.7-2.400z',
      ],
    }),
    <path class="emblem" d="M12 18.800l5 5.7-5 5.7-5-5.700z" />,
  ],
  'agent-green': [
    person('ink-green', {
      coat: 'M12 13.500c2.5 0 3.5 1.5 4.5 4L23 33.500c.3.8 0 1.5-1 1.500H2c-1 0-1.3-.7-1-1.500l6.5-16c1-2.5 2-4 4.5-4z',
      head: [11.5, 4.2],
      hat: [
        'M5.8 8.3 9.3 2l3.2-.8 4.3 7.100z',
        'M3 7.800c3 1.3 14 1.5 17.5-.8l.6 2C17 12 6 11.5 2.3 10z',
        'M15.5 6.500c1-3 3-5.5 6-6-.3 3.5-2 6-4.5 7.500z',
      ],
    }),
    <path class="emblem" d="M12 19.500l6 9.800H6z" />,
  ],
  'agent-white': [
    person('ink-white', {
      coat: 'M6 15h12l2.500 7-1.700.500 1.700 12.500H3.500L5.200 22.500 3.500 22z',
      head: [11.5, 4.3],
      hat: [
        'M4 8.500C3.700 4 7.500 1.500 12.500 1.500c5 0 8.500 2.500 8 6-.3 2-2.200 2.700-4 2.400C13 9 9.500 9.200 7 10.800c-1.700.4-2.900-.8-3-2.300z',
      ],
    }),
    <path class="emblem dark" d="M10.300 20h3.400v3h3v3.400h-3v3h-3.400v-3h-3V23h3z" />,
  ],
  'third-man': [
    <g class="noir">
      <path d="M12 13.500c4 0 5.5 1.5 6.5 5L20.5 35h-17l2-16.500c1-3.5 2.5-5 6.5-5z" />
      <path d="M7.6 11.500c0-3 2-4.5 4.4-4.500s4.4 1.5 4.4 4.5-2 4.8-4.4 4.8-4.4-1.8-4.4-4.800z" />
      <path d="M6.5 7l1.4-5c1.5-1 2.8-.5 4.1.3 1.3-.8 2.6-1.3 4.1-.3l1.4 5z" />
      <path d="M.8 9.200C3 7.5 7 6.5 12 6.500s9 1 11.2 2.700L21.5 10.500C17 9 7 9 2.5 10.500z" />
    </g>,
    <path class="glow" d="M12 10.200c1.8 0 3.2.3 3.9.7-.1 2.6-1.6 4.1-3.9 4.100z" />,
    <path class="glow" d="M11.3 19l.7 12 .7-12z" />,
  ],
  inspector: [
    person('noir', {
      coat: 'M12 14c4.5 0 7 2 7.5 5.500L21 35H3l1.5-15.500C5 16 7.5 14 12 14z',
      head: [11.3, 4.3],
      hat: [
        'M6.3 7.500C6.3 3.5 8.5 1.5 12 1.500s5.7 2 5.7 6z',
        'M2.5 10.500c1-2.3 4-3.5 9.5-3.500s8.5 1.2 9.5 3.500C18 9.7 6 9.7 2.5 10.500z',
      ],
    }),
    <circle class="lens" cx="14" cy="22.5" r="5" />,
    <path class="lens-grip" d="M10.5 26.2 6.8 30.5" />,
  ],
};
