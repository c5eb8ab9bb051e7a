import type { FigureKind } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

const PLINTH = <path class="plinth" d="M2.5 32.5h19V35.3h-19z" />;

/**
 * The figures of four other cities on a field of 24 × 36. They stand on a plinth, as statues do, and wear what no
 * agent wears: hood and staff, top hat and chain, homburg and umbrella, feathered hat and ruff.
 */
export const feldFigures: Glyphs<FigureKind> = {
  marrakesh: [
    <path class="staff" d="M21 8V32.5M21 8c0-3-4-3-4-.5" />,
    <g class="ink-seat">
      <path d="M11 1c4.5 1.5 6.3 5.5 6 10.5 2 4 2.5 11 2.5 21H2.5c0-10 .5-17 2.5-21C4.7 6.5 6.5 2.5 11 1z" />
    </g>,
    <path class="skin" d="M7.3 8.5C7.5 6 9 4.8 11 4.8s3.5 1.2 3.7 3.7c.1 1.5-7.5 1.5-7.4 0z" />,
    <path class="linen" d="M7 9.2c2 1.3 6 1.3 8 0 .6 4-1.5 6.3-4 6.3s-4.6-2.3-4-6.3z" />,
    <path class="brass" d="M4.6 22.5h12.8v2.6H4.6z" />,
    PLINTH,
  ],
  newYork: [
    <g class="ink-seat">
      <path d="M6.5 15.5h11c2.5.5 4 2.5 4.2 5.5l-2.7 1.5V32.5H5V22.5L2.3 21c.2-3 1.7-5 4.2-5.5z" />
      <circle class="skin" cx="12" cy="11.5" r="4.3" />
      <path d="M7.3 1h9.4l-.6 6.8H7.9zM4 7.5h16v2.4H4z" />
    </g>,
    <path class="linen" d="M10 15.5h4L12.7 21h-1.4z" />,
    <path class="staff" d="M7 16c.5 7 2.5 9.5 5 9.5s4.5-2.5 5-9.5" />,
    <path class="brass" d="M12 24l2.3 2.5L12 29l-2.3-2.5z" />,
    PLINTH,
  ],
  hamburg: [
    <path class="staff" d="M21.3 17V14c0-2.6-3-2.6-3-.3" />,
    <path class="umbrella" d="M19.6 17.5h3.4l-1.2 12-.5 3-.5-3z" />,
    <g class="ink-seat">
      <path d="M4.5 16.5c1.5-1.2 4-2 6.5-2s5 .8 6.5 2l1.5 7-2 .8.5 8.2H5l.5-8.2-2-.8z" />
      <circle class="skin" cx="11" cy="11" r="4.3" />
      <path d="M6.5 7V4c0-2 2-3 4.5-2.5C13.5 1 15.5 2 15.5 4v3z" />
      <path d="M2.8 6.5c1 1.5 15.4 1.5 16.4 0 .8 3-2.2 3.5-8.2 3.5s-9-.5-8.2-3.5z" />
    </g>,
    <path
      class="linen"
      d="M6.8 11.5c-.8 3 0 5.5 1.7 6 .8-1 1-2.5.5-4.5zM15.2 11.5c.8 3 0 5.5-1.7 6-.8-1-1-2.5-.5-4.5z"
    />,
    <path class="brass" d="M6.5 22h9v7h-9z" />,
    <path class="staff" d="M9.3 22v-1.5h3.4V22" />,
    PLINTH,
  ],
  amsterdam: [
    <g class="ink-seat">
      <path d="M7 16h10l3.5 16.5H3.5z" />
      <circle class="skin" cx="12" cy="10.5" r="4" />
    </g>,
    <path class="linen" d="M3.5 16c0-2.2 3.5-3.5 8.5-3.5s8.5 1.3 8.5 3.5-3.5 3.3-8.5 3.3S3.5 18.2 3.5 16z" />,
    <g class="ink-seat">
      <path d="M7.5 7L8.5 2.5h7L16.5 7z" />
      <path d="M.8 8.2C3 6.3 7 6 12 6s9 .3 11.2 2.2C21 10 17 9.2 12 9.2S3 10 .8 8.2z" />
    </g>,
    <path class="linen" d="M15.5 5.5C17 1.5 20 .3 23 1.5c-.5 3-2.5 5-6 5.5z" />,
    <path class="brass" d="M10.8 21h2.4v9h-2.4z" />,
    PLINTH,
  ],
};
