/** Hats and coats of the portraits, and the inks they are printed in. */
import type { VNode } from 'preact';

export const INK = '#2a2018';
export const LINEN = '#f7efdc';

/** Inks of hair and cloth. */
export const INKS = {
  black: '#2a2018',
  brown: '#6a4426',
  fair: '#d0a04a',
  red: '#a64b2a',
  grey: '#8f897d',
  white: '#ece5d5',
  slate: '#44545c',
  navy: '#2f4468',
  wine: '#7d2b2b',
  sea: '#2f615a',
  olive: '#6a6a3c',
  sand: '#b5995f',
  ochre: '#c9922c',
  violet: '#664a78',
} as const;
export type Ink = keyof typeof INKS;

export const paint = (d: string, fill: string): VNode => <path d={d} fill={fill} />;
export const stroke = (d: string, colour = INK, width = 1): VNode => (
  <path d={d} fill="none" stroke={colour} stroke-width={width} stroke-linecap="round" />
);

export const HATS = {
  fedora: [
    paint(
      'M13.500 13c0-6.500 2-10 5.200-10 2 0 3.200 1.500 5.300 1.500S27.300 3 29.300 3c3.200 0 5.200 3.500 5.200 10z',
      'currentColor',
    ),
    paint(
      'M6.500 15.500C9 12 15 10.800 24 10.800S39 12 41.500 15.500c-1 2.500-3.500 2-6 1.300-7-1.800-16-1.800-23 0-2.500.7-5 1.200-6-1.300z',
      'currentColor',
    ),
    paint('M13.600 10h20.800v2H13.600z', INK),
  ],
  low: [
    paint(
      'M12.500 15c0-7 2.500-11 6-11 2 0 3.500 1.500 5.500 1.500S27.500 4 29.500 4c3.500 0 6 4 6 11z',
      'currentColor',
    ),
    paint(
      'M4.500 16C9 13.500 15 13 24 13s15 .5 19.500 3c-.5 3-3 3.500-6 2.800-8-1.800-19-1.800-27 0-3 .7-5.500.2-6-2.800z',
      'currentColor',
    ),
    <path d="M15.500 17.500h17v4.500c-5-2-12-2-17 0z" fill={INK} opacity="0.55" />,
  ],
  bowler: [
    paint('M14.500 12.500c0-7 3.500-10.500 9.500-10.500s9.500 3.500 9.500 10.500z', 'currentColor'),
    paint('M9.500 12c4 1.500 25 1.500 29 0 .8 3-2.500 3.800-14.500 3.800S8.700 15 9.500 12z', 'currentColor'),
    paint('M14.500 10.300h19v1.900h-19z', INK),
  ],
  homburg: [
    paint('M15 13V6c0-3 3-4.500 9-3.500 6-1 9 .5 9 3.500v7z', 'currentColor'),
    paint('M8 12c3 1.800 29 1.800 32 0 1 3.500-3 4.500-16 4.500S7 15.500 8 12z', 'currentColor'),
    paint('M15 9.800h18v2H15z', LINEN),
  ],
  top: [
    paint('M15.500 12.500L14.500.500h19l-1 12z', 'currentColor'),
    paint('M9 12c4 1.300 26 1.300 30 0 .5 2.800-3 3.500-15 3.500S8.500 14.800 9 12z', 'currentColor'),
    paint('M15.300 9.500h17.400v2.200H15.300z', '#a33525'),
  ],
  straw: [
    paint('M14.500 12.500L15.500 5h17l1 7.500z', 'currentColor'),
    paint('M7 12.300c4 1.500 30 1.500 34 0 .5 3-3 3.500-17 3.500S6.500 15.300 7 12.300z', 'currentColor'),
    paint('M14.800 9.300h18.400v3H14.800z', '#2f615a'),
  ],
  officer: [
    paint('M9.500 8c2.500-4.500 9.500-6 14.500-6s12 1.500 14.500 6l-4 5.500h-21z', 'currentColor'),
    paint('M13.500 12.500h21c1 3.500-3 4.800-10.500 4.800s-11.500-1.300-10.500-4.800z', INK),
    <circle cx="24" cy="9" r="2.300" fill="#e0b04a" stroke={INK} stroke-width="0.600" />,
  ],
  star: [
    paint('M10 8.500c3-4 9-5 14-5s11 1 14 5l-3.500 5h-21z', 'currentColor'),
    paint('M13.500 12.500h21c1 3-3 4.300-10.500 4.300s-11.500-1.300-10.500-4.300z', INK),
    paint(
      'M24 5.200l1.200 2.500 2.700.300-2 1.900.6 2.700-2.500-1.400-2.500 1.400.6-2.700-2-1.900 2.700-.3z',
      '#c0392b',
    ),
  ],
  kepi: [
    paint('M15.500 11.500L17 3h14l1.500 8.500z', 'currentColor'),
    paint('M14 11c3 1.500 17 1.500 20 0 1.500 3-1.500 5-10 5s-11.500-2-10-5z', INK),
    stroke('M16.200 7.500h15.600M20 3.200l-.5 4M28 3.200l.5 4', '#e0b04a', 1.1),
  ],
  flat: [
    paint(
      'M11 13.500C11 7 16 3.500 24 3.500c7.500 0 12.500 2.500 13.500 7 .5 2-.5 3-2 3.500-8-2-15-1.500-20.500 1.500-2 .8-4 .3-4-2z',
      'currentColor',
    ),
  ],
  beret: [
    paint(
      'M10 11c-.5-5 6-8.500 13-8.500C31 2.500 39 5 38.500 10c-.3 2.500-3 3.500-5 3.300C27 11.500 19 12 14.500 15c-2.500.5-4.300-1.500-4.500-4zM23 3.500l.5-2.500h1.500l.500 2.500z',
      'currentColor',
    ),
  ],
  knit: [
    paint('M14 14c-.5-7.500 3.500-11.500 10-11.500S34.500 6.500 34 14z', 'currentColor'),
    paint('M13 12.500h22v4H13z', LINEN),
    stroke('M16 13v3M19.200 13v3M22.400 13v3M25.600 13v3M28.800 13v3M32 13v3', INK, 0.7),
  ],
  ushanka: [
    paint('M13.500 13.500C13 6 17 2.500 24 2.500s11 3.500 10.500 11z', 'currentColor'),
    paint(
      'M11.500 10c4-2.500 21-2.500 25 0 1.500 5.500-1 6.500-12.500 6.500S10 15.500 11.500 10z',
      '#8b7355',
    ),
    paint(
      'M11.500 14c-2 5-2 10 .5 13.500 2.500 1 4-.5 4.500-2.500-1.500-3-1.800-6.500-1-10zM36.500 14c2 5 2 10-.5 13.500-2.500 1-4-.5-4.500-2.500 1.500-3 1.800-6.500 1-10z',
      '#8b7355',
    ),
  ],
  pilot: [
    paint(
      'M13.500 24C11.500 11 15 4 24 4s12.500 7 10.500 20c-1.500 1.500-3 1.500-4 .500 1.200-4 1.500-7.500.5-11-4-2-10-2-14 0-1 3.500-.7 7 .5 11-1 1-2.500 1-4-.5z',
      'currentColor',
    ),
    <circle cx="19" cy="10" r="4" fill="#a9c3bd" stroke={INK} stroke-width="1.500" />,
    <circle cx="29" cy="10" r="4" fill="#a9c3bd" stroke={INK} stroke-width="1.500" />,
  ],
  side: [
    paint('M13 12.500L31 3c3 2 4.500 5.500 4 9-6-2-13-2-20.500.800z', 'currentColor'),
    paint('M22 9.500l3.500-1.800.6 1.700-3.500 1.800z', '#e0b04a'),
  ],
  cloche: [
    paint('M13 17C12 8 16.500 3 24 3s12 5 11 14c-7-2.500-15-2.500-22 0z', 'currentColor'),
    stroke('M13.500 13.500c7-2.500 14-2.500 21 0', LINEN, 1.8),
  ],
  wide: [
    paint('M15.500 12c0-5.500 3-9 8.500-9s8.500 3.500 8.500 9z', 'currentColor'),
    paint(
      'M3 16.500C6 11 14 9.800 22 10c9 .2 18 2 23 7.500-3 2.500-8 1-13 .2-8-1.200-14-1.200-20 .3-3.500.8-7 1-9-1.500z',
      'currentColor',
    ),
  ],
  scarf: [
    paint(
      'M12.800 21C11 10 15 4 24 4s13 6 11.200 17c-.5 5-2 8.5-4.200 11.500 1.500-5.500 2-11 .5-16.500-4.500-2.500-10.500-2.500-15 0-1.500 5.500-1 11 .5 16.500-2.200-3-3.700-6.500-4.200-11.500z',
      'currentColor',
    ),
    paint('M20 33l4-2 4 2-2 5-2-3-2 3z', 'currentColor'),
    <path
      d="M16 9.500h2.500v2.500H16zM21 7h2.500v2.500H21zM26 7.500h2.500V10H26zM30.500 11H33v2.500h-2.500zM13.500 14H16v2.500h-2.500z"
      fill={LINEN}
    />,
  ],
  visor: [
    paint('M14.500 12c0-1.500 1-2.500 2-2.500h15c1 0 2 1 2 2.500z', INK),
    <path
      d="M10.500 15.500c3-3.500 24-3.500 27 0-4.500 2.200-22.500 2.200-27 0z"
      fill="#3f7f4c"
      opacity="0.900"
    />,
  ],
} as const;

const SHOULDERS =
  'M2 48c.8-8.500 6-12 14-14.300l4.300-1.500h7.400l4.300 1.500c8 2.300 13.200 5.800 14 14.300z';
const SLIM = 'M6 48c.5-7 4-11 10.500-13l4-1.500h7l4 1.500C38 37 41.500 41 42 48z';

export const COATS = {
  suit: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19.800 32.300L24 38l4.200-5.700 1.800 2L26.500 48h-5L18 34.300z', LINEN),
    paint('M22.700 37.500h2.600L26.500 48h-5z', '#7d2b2b'),
  ],
  bow: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19 32.500h10L27 48h-6z', LINEN),
    paint('M24 36l-4.500-2.300v4.600zM24 36l4.500-2.300v4.600z', INK),
  ],
  cravat: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19 32.500h10l-1 6.500-4 3-4-3z', '#c9922c'),
    stroke('M20 35.500l4 2 4-2', INK, 0.7),
  ],
  trench: [
    paint(SHOULDERS, 'currentColor'),
    paint('M18.500 31l5.500 9 5.500-9 5 4.500-6 12.500h-9l-6-12.500z', 'currentColor'),
    stroke('M18.500 31l5.500 9 5.500-9M13.500 35.500L19.500 48M34.500 35.500L28.500 48', INK, 1),
  ],
  collar: [paint(SHOULDERS, 'currentColor'), paint('M13.500 37l2-11 8.500 13 8.500-13 2 11L24 48z', INK)],
  uniform: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19.500 31.500h9v4.500h-9z', INK),
    stroke('M24 36.500V48', INK, 1),
    <path d="M23 38.500h2v2h-2zM23 43h2v2h-2z" fill="#e0b04a" />,
    paint('M5 40.500l8-4.500 2 3-8 4zM43 40.500l-8-4.500-2 3 8 4z', '#e0b04a'),
    paint('M29 40h5v1.500h-5zM29 42h5v1.500h-5z', '#a33525'),
  ],
  sash: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19.500 31.500h9v4h-9z', LINEN),
    paint('M12 35l5-1.500L40 48H31z', '#a33525'),
    paint('M10.500 35.700l3-1.200L36 48h-4z', '#3f7f4c'),
  ],
  jersey: [
    paint(SHOULDERS, 'currentColor'),
    paint('M18.500 30.500h11v4.500h-11z', 'currentColor'),
    stroke('M18.500 33h11M9 38h30M5 42.500h38M3.500 47h41', LINEN, 1.6),
  ],
  roll: [
    paint(SLIM, 'currentColor'),
    paint('M18.800 29.500h10.400v6H18.800z', 'currentColor'),
    stroke('M18.800 32.500h10.400', INK, 0.8),
  ],
  leather: [
    paint(SHOULDERS, 'currentColor'),
    paint('M17 32.500L24 41l7-8.500 4.500 3L26 48h-4L12.500 35.500z', '#6a4426'),
    paint('M19 30h10l1.500 4L24 37.500 17.500 34z', LINEN),
  ],
  fur: [
    paint(SHOULDERS, 'currentColor'),
    paint(
      'M14 33c2-1.500 4-2 6-1l4 6 4-6c2-1 4-.5 6 1 2.500 3 1 9-2.500 15h-15C13 42 11.500 36 14 33z',
      '#8b7355',
    ),
    stroke('M16 36l1.500 2M18 41l1.500 2M32 36l-1.500 2M30 41l-1.500 2', INK, 0.8),
  ],
  gown: [paint(SLIM, 'currentColor'), paint('M16.500 34.800L24 43l7.500-8.200-4-1.300h-7z', 'var(--skin)')],
  pearls: [
    paint(SLIM, 'currentColor'),
    paint('M16 35l8 6.500L32 35l-4.500-1.500h-7z', 'var(--skin)'),
    <path
      d="M17.500 35.500c2 4.500 4 6.500 6.500 6.500s4.500-2 6.500-6.500"
      fill="none"
      stroke={LINEN}
      stroke-width="1.800"
      stroke-dasharray="0.100 2.300"
      stroke-linecap="round"
    />,
  ],
  shawl: [
    paint(SLIM, 'currentColor'),
    paint('M14.500 35.500L24 46l9.500-10.500-5-2-4.500 6-4.500-6z', '#a33525'),
    stroke('M10 42l-2 6M14 42l-1 6M34 42l1 6M38 42l2 6', '#e0b04a', 1),
  ],
  blouse: [
    paint(SLIM, 'currentColor'),
    paint('M18 34l6 5 6-5-2-1.500h-8z', LINEN),
    paint('M22.500 39l1.500 1.500 1.500-1.500L24.800 48h-1.600z', '#2f4468'),
  ],
  jacket: [
    paint(SLIM, 'currentColor'),
    paint('M19 33.500L24 40l5-6.500 1.500 1.500L26 48h-4L17.500 35z', LINEN),
    paint('M31 40h5v1.300h-5z', '#e0b04a'),
  ],
} as const;
