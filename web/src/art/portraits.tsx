/** Busts on a field of 48 × 48, printed in a few inks: parts that go together in any mixture. */
import type { VNode } from 'preact';
import { COATS, HATS, INK, INKS, type Ink, paint, stroke } from './wardrobe.tsx';

type Shapes = VNode | readonly VNode[];

const SKINS = { light: '#efcfa6', tan: '#d8a878', dark: '#a8764a' } as const;

const HEADS = {
  oval: 'M24 7.500c5.500 0 8.700 4 8.700 10.300C32.700 25 29 30.500 24 30.500S15.300 25 15.300 17.800C15.300 11.500 18.500 7.500 24 7.500z',
  square:
    'M24 7.500c5.800 0 9.200 3.800 9.200 9.500v6.500c0 3.500-4 7.500-9.200 7.500s-9.200-4-9.200-7.500V17c0-5.700 3.400-9.500 9.200-9.500z',
  round:
    'M24 8c6.800 0 10.600 4.500 10.600 11.500S30.300 31.500 24 31.500 13.400 26.500 13.400 19.500 17.200 8 24 8z',
  long: 'M24 7c5 0 7.800 3.800 7.800 10 0 8.500-3.300 15-7.800 15s-7.800-6.500-7.800-15c0-6.200 2.800-10 7.800-10z',
} as const;

const EARS =
  'M15.300 17c-1.600 0-2 3-1 5.300.6 1.300 1.800 1.300 2.300.400zM32.700 17c1.600 0 2 3 1 5.300-.6 1.300-1.800 1.300-2.300.400z';
const NECK = 'M20.300 27h7.400v9h-7.400z';

/** Eyes, brows and mouth. */
const MOODS = {
  calm: [stroke('M18.500 16.300h3.400M26.100 16.300h3.400'), stroke('M21.500 26.500h5')],
  stern: [
    stroke('M18.200 15.300l4 1.500M29.800 15.300l-4 1.500', INK, 1.4),
    stroke('M21.200 27c1.800-.8 3.800-.8 5.600 0'),
  ],
  smile: [
    stroke('M18.500 16.300c1-.8 2.400-.8 3.400 0M26.100 16.300c1-.8 2.400-.8 3.400 0'),
    stroke('M20.500 25.800c2 1.800 5 1.800 7 0'),
  ],
  smirk: [
    stroke('M18.500 16.500h3.400M26 15.200l3.600-.700', INK, 1.2),
    stroke('M21 26.700c2.500.3 4.500-.3 6.200-1.700'),
  ],
  lips: [
    stroke('M18.200 16c1-.9 2.600-.9 3.700-.1M26.100 15.900c1.100-.8 2.700-.8 3.700.1'),
    paint(
      'M20.900 26c1.200-1 2.200-1.100 3.100-.500.9-.6 1.900-.5 3.100.500-1 1.500-2 2-3.100 2s-2.100-.5-3.100-2z',
      '#a33525',
    ),
    stroke('M17.600 18.700l-1-.7M30.400 18.700l1-.7', INK, 0.9),
  ],
  soft: [
    stroke('M18.300 15.600c1.100-.7 2.500-.6 3.500.2M26.200 15.800c1-.8 2.400-.9 3.500-.2', INK, 0.8),
    paint('M21.500 26.200c1.600-1 3.400-1 5 0-1.500 1.600-3.500 1.600-5 0z', '#b2564a'),
    stroke('M17.600 18.500l-.9-.5M30.400 18.500l.9-.5', INK, 0.8),
  ],
} as const;

const EYES = [
  <circle cx="20.300" cy="18.900" r="1.100" fill={INK} />,
  <circle cx="27.700" cy="18.900" r="1.100" fill={INK} />,
];
const ASLEEP = stroke('M18.800 19c.9.8 2.100.8 3 0M26.200 19c.9.8 2.100.8 3 0');
const NOSE = stroke('M24.200 19.500l-1.300 3.800h2', '#8a5b3a', 0.9);

const HAIR = {
  bald: [],
  slick: paint(
    'M14.500 19c-2-11 3-14.500 9.500-14.500S35.500 8 33.500 19c-1-4.500-2.300-6.800-5-8-4 1.300-8 1.300-10.500.500-1.700 1.500-2.900 4-3.500 7.500z',
    'currentColor',
  ),
  parted: paint(
    'M14.600 18.500c-1.800-9.500 2.400-14 9.400-14s11.200 4.500 9.400 14c-.7-3.300-1.800-5.500-3.200-6.500C25 12 21.500 10.500 19.800 8.500c-.8 3-3.800 5-5.200 10z',
    'currentColor',
  ),
  quiff: paint(
    'M14.800 17c-1-6 .5-10 3.200-11.500-.5-1.800 2-3 3.500-1.800C23 1.500 26 2 26.300 4c2-1 4.200 0 4 2.200 2.700 1.500 4 5.300 2.900 10.800-.9-3.500-2.200-5.500-4.200-6-4 1.200-8 1-10.500 0-1.800 1-3 3-3.700 6z',
    'currentColor',
  ),
  receding: paint(
    'M14.800 20c-1.500-6-.3-11 3.200-13-1 3-1.500 6-1.500 9zM33.200 20c1.500-6 .3-11-3.200-13 1 3 1.500 6 1.500 9zM19.500 6.300c3-1.300 6-1.300 9 0-3 .8-6 .8-9 0z',
    'currentColor',
  ),
  wild: paint(
    'M14 21c-3.500-1-4.500-4-2.500-6-2.500-2-1.500-6 1.500-6.300C12.500 5 16 3 18.500 4.500 20.500 1.800 25 1.500 27 4c3-1.500 6.500.5 6 4 3.300.2 4.500 4 2.300 6 2.200 2 1 5.500-2.300 6.500 0-4-1.200-7.500-3-9.500-4 1-8 1-11.5 0-2.500 2.500-3.800 5.500-4.500 10z',
    'currentColor',
  ),
  bob: paint(
    'M24 4.500c7.500 0 11 4.800 10.800 12 .5 4 .7 8-.3 11.500-1.600 1-3.500.6-4.500-.5 1.700-4 2-8.500 1.200-13C26.500 15 21 14 18 11c-.8 5-1.700 10.500 0 16.500-1 1.100-3 1.500-4.500.5-1-3.500-.8-7.500-.3-11.5C13 9.300 16.500 4.500 24 4.500z',
    'currentColor',
  ),
  waves: paint(
    'M24 4c8 0 11.500 5.500 11 13 3 3 1.500 6 2 9 .4 3 2 4.500 0 7.500-3 1-5.500-.5-6-3 2-5 2.200-10 1-15-3.500-.5-7-2-9-4.500-2 2.500-5 4-7.500 4.500-1 5-.7 10 1.500 15-.5 2.500-3 4-6 3-2-3-.4-4.500 0-7.500.5-3-1-6 2-9C12.500 9.500 16 4 24 4z',
    'currentColor',
  ),
  bun: paint(
    'M14.500 18.500C13 9.500 17 5.500 24 5.500s11 4 9.500 13c-1-4-2.500-5.500-4.500-6.500-3.500 1.500-7 1.500-10 0-2 1-3.500 2.500-4.500 6.500zM24 8.300a5.200 4 0 1 1 .1 0z',
    'currentColor',
  ),
  curls: paint(
    'M13.500 24c-3-1-3.500-4.500-1.500-6.300-2-2-1.300-5.500 1.200-6.200-.2-3 2.500-5 5-4.300C19.500 4.500 23 4 24.500 5.500c2.300-1.700 5.800-.7 6.500 2 2.700 0 4.700 2.500 4 5 2.300 1 2.700 4.300.8 6 1.500 2.200.3 5.300-2.300 5.700.3-4-.3-7.500-2-10.200-3 0-6-1-8-3-2 2-4 3-7 3-1.700 3-2.500 6-3 10z',
    'currentColor',
  ),
  braids: paint(
    'M24 4.500c7 0 10.500 4.500 10 12l-1 2c-1-4-3-6.500-5.500-7.800L24 9l-3.500 1.700C18 12 16 14.500 15 18.500l-1-2c-.5-7.500 3-12 10-12zM13 17.500l3.500 1-1 4 1 4-1.500 4 1 4-1 4.500-3-1 .5-4-1.500-4 1.500-4-1-4zM35 17.500l-3.500 1 1 4-1 4 1.500 4-1 4 1 4.500 3-1-.5-4 1.500-4-1.500-4 1-4z',
    'currentColor',
  ),
  crop: paint(
    'M14.800 17.500C13.500 9 17.500 5 24 5s10.500 4 9.200 12.500l-1.700-3.500-3-3-3.500 1.500-3-1.500-3.500 1.800-2.500.700z',
    'currentColor',
  ),
} as const;

const WHISKERS = {
  pencil: stroke('M20.300 24.700c1.200-.7 2.500-.7 3.700-.1 1.200-.6 2.500-.6 3.700.1', 'currentColor', 1.1),
  moustache: paint(
    'M18.500 25c1.500-1.800 3.800-2 5.500-1 1.700-1 4-.8 5.500 1-2 1.200-4.200 1-5.500.300-1.300.7-3.500.9-5.500-.3z',
    'currentColor',
  ),
  handlebar: paint(
    'M14.500 23.500c1.500 1 2.800.8 4-.2 1.800-1.300 4-1.200 5.500-.3 1.500-.9 3.700-1 5.500.3 1.200 1 2.500 1.200 4 .2-.5 2.800-3 3.700-5 3-1.800-.5-3.200-1-4.500-1s-2.700.5-4.500 1c-2 .7-4.500-.2-5-3z',
    'currentColor',
  ),
  goatee: paint(
    'M20.500 24.800c1.200-.8 2.400-.7 3.500-.200 1.100-.5 2.300-.6 3.500.200-.5 1-2 1-3.500.7-1.500.3-3 .3-3.500-.7zM22 28.500h4l-.8 4.500L24 34.500 22.800 33z',
    'currentColor',
  ),
  full: paint(
    'M15 20c.5 8 3.500 15 9 15s8.500-7 9-15c-1 2.500-2.500 4-4 4.200-1.500-1-3.500-1.200-5-.500-1.500-.7-3.500-.5-5 .5-1.500-.2-3-1.700-4-4.200zm6.500 6.500h5c-.7 1.200-1.600 1.700-2.500 1.700s-1.800-.5-2.500-1.700z',
    'currentColor',
  ),
  stubble: (
    <path
      d="M15.800 23c1 5.500 4 9 8.200 9s7.200-3.500 8.200-9c-2.500 1.500-5 1.500-8.200 1.500s-5.700 0-8.200-1.500z"
      fill={INK}
      opacity="0.280"
    />
  ),
} as const;

const GLASSES = {
  round: [
    <circle
      cx="20.200"
      cy="18.900"
      r="3.200"
      fill="#dfe9e2"
      fill-opacity="0.500"
      stroke={INK}
      stroke-width="1.100"
    />,
    <circle
      cx="27.800"
      cy="18.900"
      r="3.200"
      fill="#dfe9e2"
      fill-opacity="0.500"
      stroke={INK}
      stroke-width="1.100"
    />,
    stroke('M23.300 18.500h1.400M17 18.300l-2-.500M31 18.300l2-.5'),
  ],
  square: [
    <path
      d="M16.800 16.300h6v5h-6zM25.200 16.300h6v5h-6z"
      fill="#dfe9e2"
      fill-opacity="0.500"
      stroke={INK}
      stroke-width="1.300"
    />,
    stroke('M22.800 17.500h2.400M16.800 17.500l-1.800-.500M31.200 17.500l1.800-.5'),
  ],
  dark: [
    paint(
      'M16 16.500h7.300c.3 3-1 5-3.500 5s-3.800-2-3.800-5zM24.700 16.500H32c0 3-1.300 5-3.800 5s-3.800-2-3.500-5z',
      INK,
    ),
    stroke('M23 17.300h2M16 17l-1.500-.500M32 17l1.500-.5'),
  ],
  monocle: [
    <circle
      cx="27.800"
      cy="18.900"
      r="3.300"
      fill="#dfe9e2"
      fill-opacity="0.500"
      stroke="#b98a2f"
      stroke-width="1.300"
    />,
    stroke('M30.800 20.500c1 4 1 8-.5 12', '#b98a2f', 0.8),
  ],
} as const;

/** Small things that tell somebody at once. */
const EXTRAS = {
  pin: [stroke('M15.500 6L33 2.200', '#d8d8d0', 1.2), <circle cx="33" cy="2.200" r="1.300" fill="#c0392b" />],
  scar: stroke('M28.500 20.500l2.300 5', '#8a3a2a', 1.2),
  patch: [
    paint('M17 16.500h6.500v4.500c-2.500 1.200-4.500 1.200-6.500 0z', INK),
    stroke('M15 14.500l18-1', INK, 1),
  ],
  flower: [
    <path
      d="M33 9c1.800-2.500 4.500-1 3.500 1.500 2.800.3 2.800 3.300.3 3.600.6 2.600-2.300 3.400-3.500 1.300-1.800 1.900-4.200.3-3.200-2-2.600-.6-2.300-3.600.3-3.600-.3-2.500 2.500-3 2.600-.8z"
      fill="#c8577a"
    />,
    <circle cx="33.300" cy="12.300" r="1.400" fill="#f0c65a" />,
  ],
  earrings: <path d="M14.600 23.500l1.600 4h-3.200zM33.400 23.500l1.600 4h-3.200z" fill="#e0b04a" />,
  headset: [
    stroke('M14 19C13 8 18 4.500 24 4.500S35 8 34 19', INK, 1.8),
    <path d="M12.300 17.500h3.700v6h-3.700zM32 17.500h3.700v6H32z" fill={INK} />,
    stroke('M14 23.500c1 4 4 5.500 7.500 5.500', INK, 1.3),
  ],
  cigar: [
    stroke('M26.500 27.300l7 2', '#6a4426', 2.2),
    <circle cx="34" cy="29.500" r="1.200" fill="#d9582e" />,
  ],
  pipe: [
    stroke('M26 27c3 0 4 1 5 3', '#4a2d18', 1.6),
    paint('M29.500 28.500h5v4.500c-1.500 1.500-3.500 1.500-5 0z', '#4a2d18'),
  ],
  crook: stroke('M40 48V34c0-4 5-4 5-.5', INK, 1.8),
  veil: (
    <path
      d="M15 15l18 7M33 15l-18 7M15 20l17 6.500M33 20l-17 6.500"
      fill="none"
      stroke={INK}
      stroke-width="0.500"
    />
  ),
  check: (
    <path
      d="M14 36h4v4h-4zM18 40h4v4h-4zM30 36h4v4h-4zM26 40h4v4h-4zM14 44h4v4h-4zM30 44h4v4h-4z"
      fill={INK}
      opacity="0.800"
    />
  ),
  curl: stroke('M25 9.500c2.500 1 3.200 3 1.800 5', INK, 1.6),
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
      <path d="M20.300 29.500c2.500 2 5 2 7.400 0v2.500c-2.500 2-5 2-7.400 0z" fill={INK} opacity="0.220" />
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
