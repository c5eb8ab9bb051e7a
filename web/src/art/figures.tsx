import type { FigureKind } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

const PLINTH = <path class="plinth" d="M2.500 32.500h19V35.300h-19z" />;

/**
 * The figures of four other cities on a field of 24 × 36. They stand on a plinth, as statues do, and wear what no
 * agent wears: hood and staff, top hat and chain, homburg and umbrella, feathered hat and ruff.
 */
export const feldFigures: Glyphs<FigureKind> = {
  marrakesh: [
    <path class="staff" d="M21 8V32.500M21 8c0-3-4-3-4-.500" />,
    <g class="ink-seat">
      <path d="M11 1c4.500 1.500 6.300 5.500 6 10.500 2 4 2.500 11 2.500 21H2.500c0-10 .5-17 2.500-21C4.700 6.500 6.500 2.500 11 1z" />
    </g>,
    <path
      class="skin"
      d="M7.300 8.500C7.500 6 9 4.800 11 4.800s3.500 1.200 3.700 3.700c.1 1.500-7.500 1.500-7.400 0z"
    />,
    <path class="linen" d="M7 9.200c2 1.300 6 1.300 8 0 .6 4-1.500 6.300-4 6.300s-4.600-2.300-4-6.300z" />,
    <path class="brass" d="M4.600 22.500h12.800v2.600H4.600z" />,
    PLINTH,
  ],
  newYork: [
    <g class="ink-seat">
      <path d="M6.500 15.500h11c2.500.5 4 2.500 4.200 5.500l-2.700 1.500V32.500H5V22.500L2.300 21c.2-3 1.700-5 4.200-5.500z" />
      <circle class="skin" cx="12" cy="11.500" r="4.300" />
      <path d="M7.300 1h9.400l-.6 6.800H7.900zM4 7.500h16v2.400H4z" />
    </g>,
    <path class="linen" d="M10 15.500h4L12.700 21h-1.400z" />,
    <path class="staff" d="M7 16c.5 7 2.500 9.500 5 9.500s4.500-2.500 5-9.500" />,
    <path class="brass" d="M12 24l2.300 2.500L12 29l-2.300-2.500z" />,
    PLINTH,
  ],
  hamburg: [
    <path class="staff" d="M21.300 17V14c0-2.600-3-2.600-3-.300" />,
    <path class="umbrella" d="M19.600 17.500h3.400l-1.200 12-.5 3-.5-3z" />,
    <g class="ink-seat">
      <path d="M4.500 16.500c1.500-1.200 4-2 6.500-2s5 .8 6.500 2l1.500 7-2 .8.500 8.200H5l.500-8.200-2-.8z" />
      <circle class="skin" cx="11" cy="11" r="4.300" />
      <path d="M6.500 7V4c0-2 2-3 4.500-2.500C13.500 1 15.500 2 15.500 4v3z" />
      <path d="M2.800 6.500c1 1.500 15.400 1.500 16.400 0 .8 3-2.200 3.500-8.200 3.500s-9-.5-8.200-3.500z" />
    </g>,
    <path
      class="linen"
      d="M6.800 11.500c-.8 3 0 5.500 1.700 6 .8-1 1-2.500.5-4.500zM15.200 11.500c.8 3 0 5.500-1.700 6-.8-1-1-2.500-.5-4.500z"
    />,
    <path class="brass" d="M6.500 22h9v7h-9z" />,
    <path class="staff" d="M9.300 22v-1.500h3.400V22" />,
    PLINTH,
  ],
  amsterdam: [
    <g class="ink-seat">
      <path d="M7 16h10l3.500 16.500H3.500z" />
      <circle class="skin" cx="12" cy="10.500" r="4" />
    </g>,
    <path
      class="linen"
      d="M3.500 16c0-2.200 3.500-3.500 8.500-3.500s8.500 1.300 8.500 3.500-3.500 3.300-8.500 3.300S3.500 18.200 3.500 16z"
    />,
    <g class="ink-seat">
      <path d="M7.500 7L8.500 2.500h7L16.500 7z" />
      <path d="M.800 8.200C3 6.300 7 6 12 6s9 .3 11.200 2.200C21 10 17 9.200 12 9.200S3 10 .800 8.200z" />
    </g>,
    <path class="linen" d="M15.500 5.500C17 1.500 20 .300 23 1.500c-.5 3-2.500 5-6 5.500z" />,
    <path class="brass" d="M10.800 21h2.400v9h-2.400z" />,
    PLINTH,
  ],
};
