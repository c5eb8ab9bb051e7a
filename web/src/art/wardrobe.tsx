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
      'M13.5 13c0-6.5 2-10 5.2-10 2 0 3.2 1.5 5.3 1.5S27.3 3 29.3 3c3.2 0 5.2 3.5 5.2 10z',
      'currentColor',
    ),
    paint(
      'M6.5 15.5C9 12 15 10.8 24 10.8S39 12 41.5 15.5c-1 2.5-3.5 2-6 1.3-7-1.8-16-1.8-23 0-2.5.7-5 1.2-6-1.3z',
      'currentColor',
    ),
    paint('M13.6 10h20.8v2H13.6z', INK),
  ],
  low: [
    paint('M12.5 15c0-7 2.5-11 6-11 2 0 3.5 1.5 5.5 1.5S27.5 4 29.5 4c3.5 0 6 4 6 11z', 'currentColor'),
    paint(
      'M4.5 16C9 13.5 15 13 24 13s15 .5 19.5 3c-.5 3-3 3.5-6 2.8-8-1.8-19-1.8-27 0-3 .7-5.5.2-6-2.8z',
      'currentColor',
    ),
    <path d="M15.5 17.5h17v4.5c-5-2-12-2-17 0z" fill={INK} opacity="0.55" />,
  ],
  bowler: [
    paint('M14.5 12.5c0-7 3.5-10.5 9.5-10.5s9.5 3.5 9.5 10.5z', 'currentColor'),
    paint('M9.5 12c4 1.5 25 1.5 29 0 .8 3-2.5 3.8-14.5 3.8S8.7 15 9.5 12z', 'currentColor'),
    paint('M14.5 10.3h19v1.9h-19z', INK),
  ],
  homburg: [
    paint('M15 13V6c0-3 3-4.5 9-3.5 6-1 9 .5 9 3.5v7z', 'currentColor'),
    paint('M8 12c3 1.8 29 1.8 32 0 1 3.5-3 4.5-16 4.5S7 15.5 8 12z', 'currentColor'),
    paint('M15 9.8h18v2H15z', LINEN),
  ],
  top: [
    paint('M15.5 12.5L14.5.5h19l-1 12z', 'currentColor'),
    paint('M9 12c4 1.3 26 1.3 30 0 .5 2.8-3 3.5-15 3.5S8.5 14.8 9 12z', 'currentColor'),
    paint('M15.3 9.5h17.4v2.2H15.3z', '#a33525'),
  ],
  straw: [
    paint('M14.5 12.5L15.5 5h17l1 7.5z', 'currentColor'),
    paint('M7 12.3c4 1.5 30 1.5 34 0 .5 3-3 3.5-17 3.5S6.5 15.3 7 12.3z', 'currentColor'),
    paint('M14.8 9.3h18.4v3H14.8z', '#2f615a'),
  ],
  officer: [
    paint('M9.5 8c2.5-4.5 9.5-6 14.5-6s12 1.5 14.5 6l-4 5.5h-21z', 'currentColor'),
    paint('M13.5 12.5h21c1 3.5-3 4.8-10.5 4.8s-11.5-1.3-10.5-4.8z', INK),
    <circle cx="24" cy="9" r="2.3" fill="#e0b04a" stroke={INK} stroke-width="0.6" />,
  ],
  star: [
    paint('M10 8.5c3-4 9-5 14-5s11 1 14 5l-3.5 5h-21z', 'currentColor'),
    paint('M13.5 12.5h21c1 3-3 4.3-10.5 4.3s-11.5-1.3-10.5-4.3z', INK),
    paint('M24 5.2l1.2 2.5 2.7.3-2 1.9.6 2.7-2.5-1.4-2.5 1.4.6-2.7-2-1.9 2.7-.3z', '#c0392b'),
  ],
  kepi: [
    paint('M15.5 11.5L17 3h14l1.5 8.5z', 'currentColor'),
    paint('M14 11c3 1.5 17 1.5 20 0 1.5 3-1.5 5-10 5s-11.5-2-10-5z', INK),
    stroke('M16.2 7.5h15.6M20 3.2l-.5 4M28 3.2l.5 4', '#e0b04a', 1.1),
  ],
  flat: [
    paint(
      'M11 13.5C11 7 16 3.5 24 3.5c7.5 0 12.5 2.5 13.5 7 .5 2-.5 3-2 3.5-8-2-15-1.5-20.5 1.5-2 .8-4 .3-4-2z',
      'currentColor',
    ),
  ],
  beret: [
    paint(
      'M10 11c-.5-5 6-8.5 13-8.5C31 2.5 39 5 38.5 10c-.3 2.5-3 3.5-5 3.3C27 11.5 19 12 14.5 15c-2.5.5-4.3-1.5-4.5-4zM23 3.5l.5-2.5h1.5l.5 2.5z',
      'currentColor',
    ),
  ],
  knit: [
    paint('M14 14c-.5-7.5 3.5-11.5 10-11.5S34.5 6.5 34 14z', 'currentColor'),
    paint('M13 12.5h22v4H13z', LINEN),
    stroke('M16 13v3M19.2 13v3M22.4 13v3M25.6 13v3M28.8 13v3M32 13v3', INK, 0.7),
  ],
  ushanka: [
    paint('M13.5 13.5C13 6 17 2.5 24 2.5s11 3.5 10.5 11z', 'currentColor'),
    paint('M11.5 10c4-2.5 21-2.5 25 0 1.5 5.5-1 6.5-12.5 6.5S10 15.5 11.5 10z', '#8b7355'),
    paint(
      'M11.5 14c-2 5-2 10 .5 13.5 2.5 1 4-.5 4.5-2.5-1.5-3-1.8-6.5-1-10zM36.5 14c2 5 2 10-.5 13.5-2.5 1-4-.5-4.5-2.5 1.5-3 1.8-6.5 1-10z',
      '#8b7355',
    ),
  ],
  pilot: [
    paint(
      'M13.5 24C11.5 11 15 4 24 4s12.5 7 10.5 20c-1.5 1.5-3 1.5-4 .5 1.2-4 1.5-7.5.5-11-4-2-10-2-14 0-1 3.5-.7 7 .5 11-1 1-2.5 1-4-.5z',
      'currentColor',
    ),
    <circle cx="19" cy="10" r="4" fill="#a9c3bd" stroke={INK} stroke-width="1.5" />,
    <circle cx="29" cy="10" r="4" fill="#a9c3bd" stroke={INK} stroke-width="1.5" />,
  ],
  side: [
    paint('M13 12.5L31 3c3 2 4.5 5.5 4 9-6-2-13-2-20.5.8z', 'currentColor'),
    paint('M22 9.5l3.5-1.8.6 1.7-3.5 1.8z', '#e0b04a'),
  ],
  cloche: [
    paint('M13 17C12 8 16.5 3 24 3s12 5 11 14c-7-2.5-15-2.5-22 0z', 'currentColor'),
    stroke('M13.5 13.5c7-2.5 14-2.5 21 0', LINEN, 1.8),
  ],
  wide: [
    paint('M15.5 12c0-5.5 3-9 8.5-9s8.5 3.5 8.5 9z', 'currentColor'),
    paint(
      'M3 16.5C6 11 14 9.8 22 10c9 .2 18 2 23 7.5-3 2.5-8 1-13 .2-8-1.2-14-1.2-20 .3-3.5.8-7 1-9-1.5z',
      'currentColor',
    ),
  ],
  scarf: [
    paint(
      'M12.8 21C11 10 15 4 24 4s13 6 11.2 17c-.5 5-2 8.5-4.2 11.5 1.5-5.5 2-11 .5-16.5-4.5-2.5-10.5-2.5-15 0-1.5 5.5-1 11 .5 16.5-2.2-3-3.7-6.5-4.2-11.5z',
      'currentColor',
    ),
    paint('M20 33l4-2 4 2-2 5-2-3-2 3z', 'currentColor'),
    <path
      d="M16 9.5h2.5v2.5H16zM21 7h2.5v2.5H21zM26 7.5h2.5V10H26zM30.5 11H33v2.5h-2.5zM13.5 14H16v2.5h-2.5z"
      fill={LINEN}
    />,
  ],
  visor: [
    paint('M14.5 12c0-1.5 1-2.5 2-2.5h15c1 0 2 1 2 2.5z', INK),
    <path d="M10.5 15.5c3-3.5 24-3.5 27 0-4.5 2.2-22.5 2.2-27 0z" fill="#3f7f4c" opacity="0.9" />,
  ],
} as const;

const SHOULDERS = 'M2 48c.8-8.5 6-12 14-14.3l4.3-1.5h7.4l4.3 1.5c8 2.3 13.2 5.8 14 14.3z';
const SLIM = 'M6 48c.5-7 4-11 10.5-13l4-1.5h7l4 1.5C38 37 41.5 41 42 48z';

export const COATS = {
  suit: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19.8 32.3L24 38l4.2-5.7 1.8 2L26.5 48h-5L18 34.3z', LINEN),
    paint('M22.7 37.5h2.6L26.5 48h-5z', '#7d2b2b'),
  ],
  bow: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19 32.5h10L27 48h-6z', LINEN),
    paint('M24 36l-4.5-2.3v4.6zM24 36l4.5-2.3v4.6z', INK),
  ],
  cravat: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19 32.5h10l-1 6.5-4 3-4-3z', '#c9922c'),
    stroke('M20 35.5l4 2 4-2', INK, 0.7),
  ],
  trench: [
    paint(SHOULDERS, 'currentColor'),
    paint('M18.5 31l5.5 9 5.5-9 5 4.5-6 12.5h-9l-6-12.5z', 'currentColor'),
    stroke('M18.5 31l5.5 9 5.5-9M13.5 35.5L19.5 48M34.5 35.5L28.5 48', INK, 1),
  ],
  collar: [paint(SHOULDERS, 'currentColor'), paint('M13.5 37l2-11 8.5 13 8.5-13 2 11L24 48z', INK)],
  uniform: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19.5 31.5h9v4.5h-9z', INK),
    stroke('M24 36.5V48', INK, 1),
    <path d="M23 38.5h2v2h-2zM23 43h2v2h-2z" fill="#e0b04a" />,
    paint('M5 40.5l8-4.5 2 3-8 4zM43 40.5l-8-4.5-2 3 8 4z', '#e0b04a'),
    paint('M29 40h5v1.5h-5zM29 42h5v1.5h-5z', '#a33525'),
  ],
  sash: [
    paint(SHOULDERS, 'currentColor'),
    paint('M19.5 31.5h9v4h-9z', LINEN),
    paint('M12 35l5-1.5L40 48H31z', '#a33525'),
    paint('M10.5 35.7l3-1.2L36 48h-4z', '#3f7f4c'),
  ],
  jersey: [
    paint(SHOULDERS, 'currentColor'),
    paint('M18.5 30.5h11v4.5h-11z', 'currentColor'),
    stroke('M18.5 33h11M9 38h30M5 42.5h38M3.5 47h41', LINEN, 1.6),
  ],
  roll: [
    paint(SLIM, 'currentColor'),
    paint('M18.8 29.5h10.4v6H18.8z', 'currentColor'),
    stroke('M18.8 32.5h10.4', INK, 0.8),
  ],
  leather: [
    paint(SHOULDERS, 'currentColor'),
    paint('M17 32.5L24 41l7-8.5 4.5 3L26 48h-4L12.5 35.5z', '#6a4426'),
    paint('M19 30h10l1.5 4L24 37.5 17.5 34z', LINEN),
  ],
  fur: [
    paint(SHOULDERS, 'currentColor'),
    paint('M14 33c2-1.5 4-2 6-1l4 6 4-6c2-1 4-.5 6 1 2.5 3 1 9-2.5 15h-15C13 42 11.5 36 14 33z', '#8b7355'),
    stroke('M16 36l1.5 2M18 41l1.5 2M32 36l-1.5 2M30 41l-1.5 2', INK, 0.8),
  ],
  gown: [paint(SLIM, 'currentColor'), paint('M16.5 34.8L24 43l7.5-8.2-4-1.3h-7z', 'var(--skin)')],
  pearls: [
    paint(SLIM, 'currentColor'),
    paint('M16 35l8 6.5L32 35l-4.5-1.5h-7z', 'var(--skin)'),
    <path
      d="M17.5 35.5c2 4.5 4 6.5 6.5 6.5s4.5-2 6.5-6.5"
      fill="none"
      stroke={LINEN}
      stroke-width="1.8"
      stroke-dasharray="0.1 2.3"
      stroke-linecap="round"
    />,
  ],
  shawl: [
    paint(SLIM, 'currentColor'),
    paint('M14.5 35.5L24 46l9.5-10.5-5-2-4.5 6-4.5-6z', '#a33525'),
    stroke('M10 42l-2 6M14 42l-1 6M34 42l1 6M38 42l2 6', '#e0b04a', 1),
  ],
  blouse: [
    paint(SLIM, 'currentColor'),
    paint('M18 34l6 5 6-5-2-1.5h-8z', LINEN),
    paint('M22.5 39l1.5 1.5 1.5-1.5L24.8 48h-1.6z', '#2f4468'),
  ],
  jacket: [
    paint(SLIM, 'currentColor'),
    paint('M19 33.5L24 40l5-6.5 1.5 1.5L26 48h-4L17.5 35z', LINEN),
    paint('M31 40h5v1.3h-5z', '#e0b04a'),
  ],
} as const;
