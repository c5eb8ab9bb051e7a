/** Busts on a field of 48 × 48, printed in a few inks: parts that go together in any mixture. */
import type { VNode } from 'preact';
import { COATS, HATS, INK, INKS, type Ink, paint, stroke } from './wardrobe.tsx';

type Shapes = VNode | readonly VNode[];

const SKINS = { light: '#efcfa6', tan: '#d8a878', dark: '#a8764a' } as const;

const HEADS = {
  oval: 'M24 7.5c5.5 0 8.7 4 8.7 10.3C32.7 25 29 30.5 24 30.5S15.3 25 15.3 17.8C15.3 11.5 18.5 7.5 24 7.5z',
  square: 'M24 7.5c5.8 0 9.2 3.8 9.2 9.5v6.5c0 3.5-4 7.5-9.2 7.5s-9.2-4-9.2-7.5V17c0-5.7 3.4-9.5 9.2-9.5z',
  round: 'M24 8c6.8 0 10.6 4.5 10.6 11.5S30.3 31.5 24 31.5 13.4 26.5 13.4 19.5 17.2 8 24 8z',
  long: 'M24 7c5 0 7.8 3.8 7.8 10 0 8.5-3.3 15-7.8 15s-7.8-6.5-7.8-15c0-6.2 2.8-10 7.8-10z',
} as const;

const EARS = 'M15.3 17c-1.6 0-2 3-1 5.3.6 1.3 1.8 1.3 2.3.4zM32.7 17c1.6 0 2 3 1 5.3-.6 1.3-1.8 1.3-2.3.4z';
const NECK = 'M20.3 27h7.4v9h-7.4z';

/** Eyes, brows and mouth. */
const MOODS = {
  calm: [stroke('M18.5 16.3h3.4M26.1 16.3h3.4'), stroke('M21.5 26.5h5')],
  stern: [stroke('M18.2 15.3l4 1.5M29.8 15.3l-4 1.5', INK, 1.4), stroke('M21.2 27c1.8-.8 3.8-.8 5.6 0')],
  smile: [
    stroke('M18.5 16.3c1-.8 2.4-.8 3.4 0M26.1 16.3c1-.8 2.4-.8 3.4 0'),
    stroke('M20.5 25.8c2 1.8 5 1.8 7 0'),
  ],
  smirk: [stroke('M18.5 16.5h3.4M26 15.2l3.6-.7', INK, 1.2), stroke('M21 26.7c2.5.3 4.5-.3 6.2-1.7')],
  lips: [
    stroke('M18.2 16c1-.9 2.6-.9 3.7-.1M26.1 15.9c1.1-.8 2.7-.8 3.7.1'),
    paint('M20.9 26c1.2-1 2.2-1.1 3.1-.5.9-.6 1.9-.5 3.1.5-1 1.5-2 2-3.1 2s-2.1-.5-3.1-2z', '#a33525'),
    stroke('M17.6 18.7l-1-.7M30.4 18.7l1-.7', INK, 0.9),
  ],
  soft: [
    stroke('M18.3 15.6c1.1-.7 2.5-.6 3.5.2M26.2 15.8c1-.8 2.4-.9 3.5-.2', INK, 0.8),
    paint('M21.5 26.2c1.6-1 3.4-1 5 0-1.5 1.6-3.5 1.6-5 0z', '#b2564a'),
    stroke('M17.6 18.5l-.9-.5M30.4 18.5l.9-.5', INK, 0.8),
  ],
} as const;

const EYES = [
  <circle cx="20.3" cy="18.9" r="1.1" fill={INK} />,
  <circle cx="27.7" cy="18.9" r="1.1" fill={INK} />,
];
const ASLEEP = stroke('M18.8 19c.9.8 2.1.8 3 0M26.2 19c.9.8 2.1.8 3 0');
const NOSE = stroke('M24.2 19.5l-1.3 3.8h2', '#8a5b3a', 0.9);

const HAIR = {
  bald: [],
  slick: paint(
    'M14.5 19c-2-11 3-14.5 9.5-14.5S35.5 8 33.5 19c-1-4.5-2.3-6.8-5-8-4 1.3-8 1.3-10.5.5-1.7 1.5-2.9 4-3.5 7.5z',
    'currentColor',
  ),
  parted: paint(
    'M14.6 18.5c-1.8-9.5 2.4-14 9.4-14s11.2 4.5 9.4 14c-.7-3.3-1.8-5.5-3.2-6.5C25 12 21.5 10.5 19.8 8.5c-.8 3-3.8 5-5.2 10z',
    'currentColor',
  ),
  quiff: paint(
    'M14.8 17c-1-6 .5-10 3.2-11.5-.5-1.8 2-3 3.5-1.8C23 1.5 26 2 26.3 4c2-1 4.2 0 4 2.2 2.7 1.5 4 5.3 2.9 10.8-.9-3.5-2.2-5.5-4.2-6-4 1.2-8 1-10.5 0-1.8 1-3 3-3.7 6z',
    'currentColor',
  ),
  receding: paint(
    'M14.8 20c-1.5-6-.3-11 3.2-13-1 3-1.5 6-1.5 9zM33.2 20c1.5-6 .3-11-3.2-13 1 3 1.5 6 1.5 9zM19.5 6.3c3-1.3 6-1.3 9 0-3 .8-6 .8-9 0z',
    'currentColor',
  ),
  wild: paint(
    'M14 21c-3.5-1-4.5-4-2.5-6-2.5-2-1.5-6 1.5-6.3C12.5 5 16 3 18.5 4.5 20.5 1.8 25 1.5 27 4c3-1.5 6.5.5 6 4 3.3.2 4.5 4 2.3 6 2.2 2 1 5.5-2.3 6.5 0-4-1.2-7.5-3-9.5-4 1-8 1-11.5 0-2.5 2.5-3.8 5.5-4.5 10z',
    'currentColor',
  ),
  bob: paint(
    'M24 4.5c7.5 0 11 4.8 10.8 12 .5 4 .7 8-.3 11.5-1.6 1-3.5.6-4.5-.5 1.7-4 2-8.5 1.2-13C26.5 15 21 14 18 11c-.8 5-1.7 10.5 0 16.5-1 1.1-3 1.5-4.5.5-1-3.5-.8-7.5-.3-11.5C13 9.3 16.5 4.5 24 4.5z',
    'currentColor',
  ),
  waves: paint(
    'M24 4c8 0 11.5 5.5 11 13 3 3 1.5 6 2 9 .4 3 2 4.5 0 7.5-3 1-5.5-.5-6-3 2-5 2.2-10 1-15-3.5-.5-7-2-9-4.5-2 2.5-5 4-7.5 4.5-1 5-.7 10 1.5 15-.5 2.5-3 4-6 3-2-3-.4-4.5 0-7.5.5-3-1-6 2-9C12.5 9.5 16 4 24 4z',
    'currentColor',
  ),
  bun: paint(
    'M14.5 18.5C13 9.5 17 5.5 24 5.5s11 4 9.5 13c-1-4-2.5-5.5-4.5-6.5-3.5 1.5-7 1.5-10 0-2 1-3.5 2.5-4.5 6.5zM24 8.3a5.2 4 0 1 1 .1 0z',
    'currentColor',
  ),
  curls: paint(
    'M13.5 24c-3-1-3.5-4.5-1.5-6.3-2-2-1.3-5.5 1.2-6.2-.2-3 2.5-5 5-4.3C19.5 4.5 23 4 24.5 5.5c2.3-1.7 5.8-.7 6.5 2 2.7 0 4.7 2.5 4 5 2.3 1 2.7 4.3.8 6 1.5 2.2.3 5.3-2.3 5.7.3-4-.3-7.5-2-10.2-3 0-6-1-8-3-2 2-4 3-7 3-1.7 3-2.5 6-3 10z',
    'currentColor',
  ),
  braids: paint(
    'M24 4.5c7 0 10.5 4.5 10 12l-1 2c-1-4-3-6.5-5.5-7.8L24 9l-3.5 1.7C18 12 16 14.5 15 18.5l-1-2c-.5-7.5 3-12 10-12zM13 17.5l3.5 1-1 4 1 4-1.5 4 1 4-1 4.5-3-1 .5-4-1.5-4 1.5-4-1-4zM35 17.5l-3.5 1 1 4-1 4 1.5 4-1 4 1 4.5 3-1-.5-4 1.5-4-1.5-4 1-4z',
    'currentColor',
  ),
  crop: paint(
    'M14.8 17.5C13.5 9 17.5 5 24 5s10.5 4 9.2 12.5l-1.7-3.5-3-3-3.5 1.5-3-1.5-3.5 1.8-2.5.7z',
    'currentColor',
  ),
} as const;

const WHISKERS = {
  pencil: stroke('M20.3 24.7c1.2-.7 2.5-.7 3.7-.1 1.2-.6 2.5-.6 3.7.1', 'currentColor', 1.1),
  moustache: paint(
    'M18.5 25c1.5-1.8 3.8-2 5.5-1 1.7-1 4-.8 5.5 1-2 1.2-4.2 1-5.5.3-1.3.7-3.5.9-5.5-.3z',
    'currentColor',
  ),
  handlebar: paint(
    'M14.5 23.5c1.5 1 2.8.8 4-.2 1.8-1.3 4-1.2 5.5-.3 1.5-.9 3.7-1 5.5.3 1.2 1 2.5 1.2 4 .2-.5 2.8-3 3.7-5 3-1.8-.5-3.2-1-4.5-1s-2.7.5-4.5 1c-2 .7-4.5-.2-5-3z',
    'currentColor',
  ),
  goatee: paint(
    'M20.5 24.8c1.2-.8 2.4-.7 3.5-.2 1.1-.5 2.3-.6 3.5.2-.5 1-2 1-3.5.7-1.5.3-3 .3-3.5-.7zM22 28.5h4l-.8 4.5L24 34.5 22.8 33z',
    'currentColor',
  ),
  full: paint(
    'M15 20c.5 8 3.5 15 9 15s8.5-7 9-15c-1 2.5-2.5 4-4 4.2-1.5-1-3.5-1.2-5-.5-1.5-.7-3.5-.5-5 .5-1.5-.2-3-1.7-4-4.2zm6.5 6.5h5c-.7 1.2-1.6 1.7-2.5 1.7s-1.8-.5-2.5-1.7z',
    'currentColor',
  ),
  stubble: (
    <path
      d="M15.8 23c1 5.5 4 9 8.2 9s7.2-3.5 8.2-9c-2.5 1.5-5 1.5-8.2 1.5s-5.7 0-8.2-1.5z"
      fill={INK}
      opacity="0.28"
    />
  ),
} as const;

const GLASSES = {
  round: [
    <circle cx="20.2" cy="18.9" r="3.2" fill="#dfe9e2" fill-opacity="0.5" stroke={INK} stroke-width="1.1" />,
    <circle cx="27.8" cy="18.9" r="3.2" fill="#dfe9e2" fill-opacity="0.5" stroke={INK} stroke-width="1.1" />,
    stroke('M23.3 18.5h1.4M17 18.3l-2-.5M31 18.3l2-.5'),
  ],
  square: [
    <path
      d="M16.8 16.3h6v5h-6zM25.2 16.3h6v5h-6z"
      fill="#dfe9e2"
      fill-opacity="0.5"
      stroke={INK}
      stroke-width="1.3"
    />,
    stroke('M22.8 17.5h2.4M16.8 17.5l-1.8-.5M31.2 17.5l1.8-.5'),
  ],
  dark: [
    paint('M16 16.5h7.3c.3 3-1 5-3.5 5s-3.8-2-3.8-5zM24.7 16.5H32c0 3-1.3 5-3.8 5s-3.8-2-3.5-5z', INK),
    stroke('M23 17.3h2M16 17l-1.5-.5M32 17l1.5-.5'),
  ],
  monocle: [
    <circle
      cx="27.8"
      cy="18.9"
      r="3.3"
      fill="#dfe9e2"
      fill-opacity="0.5"
      stroke="#b98a2f"
      stroke-width="1.3"
    />,
    stroke('M30.8 20.5c1 4 1 8-.5 12', '#b98a2f', 0.8),
  ],
} as const;

/** Small things that tell somebody at once. */
const EXTRAS = {
  pin: [stroke('M15.5 6L33 2.2', '#d8d8d0', 1.2), <circle cx="33" cy="2.2" r="1.3" fill="#c0392b" />],
  scar: stroke('M28.5 20.5l2.3 5', '#8a3a2a', 1.2),
  patch: [paint('M17 16.5h6.5v4.5c-2.5 1.2-4.5 1.2-6.5 0z', INK), stroke('M15 14.5l18-1', INK, 1)],
  flower: [
    <path
      d="M33 9c1.8-2.5 4.5-1 3.5 1.5 2.8.3 2.8 3.3.3 3.6.6 2.6-2.3 3.4-3.5 1.3-1.8 1.9-4.2.3-3.2-2-2.6-.6-2.3-3.6.3-3.6-.3-2.5 2.5-3 2.6-.8z"
      fill="#c8577a"
    />,
    <circle cx="33.3" cy="12.3" r="1.4" fill="#f0c65a" />,
  ],
  earrings: <path d="M14.6 23.5l1.6 4h-3.2zM33.4 23.5l1.6 4h-3.2z" fill="#e0b04a" />,
  headset: [
    stroke('M14 19C13 8 18 4.5 24 4.5S35 8 34 19', INK, 1.8),
    <path d="M12.3 17.5h3.7v6h-3.7zM32 17.5h3.7v6H32z" fill={INK} />,
    stroke('M14 23.5c1 4 4 5.5 7.5 5.5', INK, 1.3),
  ],
  cigar: [stroke('M26.5 27.3l7 2', '#6a4426', 2.2), <circle cx="34" cy="29.5" r="1.2" fill="#d9582e" />],
  pipe: [
    stroke('M26 27c3 0 4 1 5 3', '#4a2d18', 1.6),
    paint('M29.5 28.5h5v4.5c-1.5 1.5-3.5 1.5-5 0z', '#4a2d18'),
  ],
  crook: stroke('M40 48V34c0-4 5-4 5-.5', INK, 1.8),
  veil: (
    <path
      d="M15 15l18 7M33 15l-18 7M15 20l17 6.5M33 20l-17 6.5"
      fill="none"
      stroke={INK}
      stroke-width="0.5"
    />
  ),
  check: (
    <path
      d="M14 36h4v4h-4zM18 40h4v4h-4zM30 36h4v4h-4zM26 40h4v4h-4zM14 44h4v4h-4zM30 44h4v4h-4z"
      fill={INK}
      opacity="0.8"
    />
  ),
  curl: stroke('M25 9.5c2.5 1 3.2 3 1.8 5', INK, 1.6),
} as const;

export interface Look {
  head: keyof typeof HEADS;
  mood: keyof typeof MOODS;
  coat: readonly [kind: keyof typeof COATS, ink: Ink];
  hair: readonly [cut: keyof typeof HAIR, ink: Ink];
  hat?: readonly [kind: keyof typeof HATS, ink: Ink];
  whiskers?: keyof typeof WHISKERS;
  glasses?: keyof typeof GLASSES;
  extra?: keyof typeof EXTRAS;
  skin?: keyof typeof SKINS;
  asleep?: true;
}

const inked = (shapes: Shapes, ink: Ink): VNode => <g style={{ color: INKS[ink] }}>{shapes}</g>;

/** Somebody's picture, from the back to the front; long hair falls behind the coat. */
export const portrait = (look: Look): VNode => {
  const [[coat, cloth], [cut, hair], skin] = [look.coat, look.hair, SKINS[look.skin ?? 'light']];
  return (
    <g style={{ '--skin': skin }}>
      {paint(NECK, skin)}
      <path d="M20.3 29.5c2.5 2 5 2 7.4 0v2.5c-2.5 2-5 2-7.4 0z" fill={INK} opacity="0.22" />
      {inked(COATS[coat], cloth)}
      {look.head !== 'round' && paint(EARS, skin)}
      {paint(HEADS[look.head], skin)}
      {look.whiskers === 'stubble' && WHISKERS.stubble}
      {MOODS[look.mood]}
      {look.asleep ? ASLEEP : EYES}
      {NOSE}
      {look.whiskers && look.whiskers !== 'stubble' && inked(WHISKERS[look.whiskers], hair)}
      {look.glasses && GLASSES[look.glasses]}
      {inked(HAIR[cut], hair)}
      {look.hat && inked(HATS[look.hat[0]], look.hat[1])}
      {look.extra && EXTRAS[look.extra]}
    </g>
  );
};
