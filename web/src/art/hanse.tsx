import type { Colour, Deed, Hazard, Majority, Suit } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

export type HanseSign =
  | `suit-${Suit}`
  | Hazard
  | `majority-${Majority}`
  | `deed-${Deed}`
  | 'worker'
  | `worker-${Colour}`
  | 'mark'
  | 'cleric'
  | 'hummel'
  | 'jette'
  | 'ship'
  | 'tower'
  | 'stone'
  | 'plot'
  | 'townhall'
  | 'pile'
  | 'lightning'
  | 'laurel'
  | 'always'
  | 'mayor'
  | 'swap'
  | 'others'
  | 'any'
  | 'gift'
  | 'exchange';

/** Shapes of the suits, also cut into workers. */
const SUITS: Readonly<Record<Suit, string>> = {
  violet: 'M12 1l8 11-8 11L4 12z',
  orange: 'M12 2l11 19.5H1z',
  grey: 'M3 3h18v18H3z',
  pink: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  brown: 'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
  black: 'M7.5 1.5h9L22.5 7.5v9l-6 6h-9l-6-6v-9z',
};

const HALL = 'M11.3.5h1.4V6l2.3 3v4h7.5v9.5h-21V13H9V9l2.3-3z';
const STONES =
  'M1.5 4h9v5h-9zM12 4h10.5v5H12zM1.5 10.5h5v5h-5zM8 10.5h9v5H8zM18.5 10.5h4v5h-4zM1.5 17h9v5h-9zM12 17h10.5v5H12z';
const WORKER =
  'M12 1.5c2.3 0 3.8 1.3 4.2 3.3l2.3.7v1.7h-2.3c-.1 1.5-.7 2.7-1.7 3.5 3.5.8 5.5 3.3 6 7.8l.5 4H3l.5-4c.5-4.5 2.5-7 6-7.8-1-.8-1.6-2-1.7-3.5H5.5V5.5l2.3-.7c.4-2 1.9-3.3 4.2-3.3z';

/** A worker with the suit of his colour on the breast. */
const worker = (suit: Colour) => [
  <path d={WORKER} />,
  <path class="cut" transform="translate(7.3 12.3) scale(.39)" d={SUITS[suit]} />,
];

/** Hamburg around 1890: suits, hazards, what is built and who builds it. */
export const hanse: Glyphs<HanseSign> = {
  'suit-violet': <path d={SUITS.violet} />,
  'suit-orange': <path d={SUITS.orange} />,
  'suit-grey': <path d={SUITS.grey} />,
  'suit-pink': <path d={SUITS.pink} />,
  'suit-brown': <path d={SUITS.brown} />,
  'suit-black': <path d={SUITS.black} />,
  flood: (
    <path d="M1 9c2.5 0 2.5-4 5.5-4s3 4 5.5 4 2.5-4 5.5-4 3 4 5.5 4v3.5c-2.5 0-2.5-4-5.5-4s-3 4-5.5 4-2.5-4-5.5-4-3 4-5.5 4zM1 17c2.5 0 2.5-4 5.5-4s3 4 5.5 4 2.5-4 5.5-4 3 4 5.5 4v3.5c-2.5 0-2.5-4-5.5-4s-3 4-5.5 4-2.5-4-5.5-4-3 4-5.5 4z" />
  ),
  fire: [
    <path d="M12.5 1c1 4 6.5 7 6.5 13.5 0 5-3 8-7 8s-7-3-7-7.5c0-3.5 2-5.5 3-8.5 1.5 1 2.2 2.3 2.3 4C12 8 13 5 12.5 1z" />,
    <path
      class="cut"
      d="M12.3 12c.5 2 2.7 3 2.7 5.5 0 2-1.2 3.3-3 3.3s-3-1.3-3-3c0-1.5 1-2.3 1.5-3.5.7.4 1 .9 1 1.7.7-1 1-2.3.8-4z"
    />,
  ],
  collapse: (
    <path d="M1.5 17h9v5h-9zM12 17h10.5v5H12zM1.5 10.5h5v5h-5zM8 10.5h6.5v5H8zM16.5 8l4.8 1.5-1.5 5-4.8-1.5zM2 3.5l5.5 1.3-1.2 4.5L1 8zM12.5 1.5l4.5 3-2.5 4-4.5-3z" />
  ),
  raid: [
    <path d="M12 2c4.5 0 7.5 2.5 7.5 6v2H4.5V8c0-3.5 3-6 7.5-6zM4.5 14.5h15c0 5-3 8-7.5 8s-7.5-3-7.5-8z" />,
    <path d="M2 9.5h20v5.5H2z" />,
    <path
      class="cut"
      d="M6 12c1.5-1.5 3.5-1.5 5 0-1.5 1.5-3.5 1.5-5 0zM13 12c1.5-1.5 3.5-1.5 5 0-1.5 1.5-3.5 1.5-5 0z"
    />,
  ],
  disease: [
    <path
      fill-rule="evenodd"
      d="M12 1.5c5.5 0 9 3.5 9 8.5 0 3.3-1.5 5.7-4 7v5.5H7V17c-2.5-1.3-4-3.7-4-7 0-5 3.5-8.5 9-8.5zM8 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm8 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12 12.5l-1.5 3h3z"
    />,
    <path class="cut" d="M9.2 19h1.3v3.5H9.2zM13.5 19h1.3v3.5h-1.3z" />,
  ],
  'majority-square': <path d={HALL} />,
  'majority-buildings': [
    <path d="M1.5 22.5V10L7 5.5l5.5 4.5v12.5zM14 22.5V12l-1-.8V7l4.5-4L22.5 7v15.5z" />,
    <path class="cut" d="M5.7 16h2.6v6.5H5.7zM17 9h2.5v3H17zM17 15h2.5v3H17z" />,
  ],
  'majority-stones': <path d={STONES} />,
  'majority-points': <path d="M12 1.5l3.1 6.9 7.4.8-5.5 5 1.5 7.4L12 17.9l-6.5 3.7L7 14.2l-5.5-5 7.4-.8z" />,
  'majority-zoos': (
    <path d="M2 21v-8.5C2 8.5 5 6 9 6h3.5c.8-1.7 2.3-2.5 4.2-2.5 3.3 0 5.3 2.3 5.3 5.5v9.5c0 1.5-.7 2.5-2 2.5s-1.8-.7-1.8-1.5h1c.5 0 .8-.3.8-1v-5.5c-.8.8-2 1.2-3.2 1V21h-3.6v-4.5H8.8V21H5.2v-5.5C4 15 3.5 14 3.5 13v8z" />
  ),
  'deed-workers': [
    <path transform="translate(-2.5 1.5) scale(.92)" d={WORKER} />,
    <path d="M18 1h2.6v3.2h3.2v2.6h-3.2V10H18V6.8h-3.2V4.2H18z" />,
  ],
  'deed-money': [
    <circle cx="12" cy="12" r="10.5" />,
    <path class="cut-line heavy" d="M7 17V7.5l5 6 5-6V17" />,
  ],
  'deed-reduce': (
    <path d="M3 2.5h4v19H3zM10 8.5h4v13h-4zM17 14.5h4v7h-4zM17.7 3h2.6v6.2h2.5L19 13.3l-3.8-4.1h2.5z" />
  ),
  'deed-wall': <path d={STONES} />,
  'deed-plot': [
    <path d="M12 6l11 7-11 7-11-7z" />,
    <path class="cut-line" d="M6.5 9.5l11 7M17.5 9.5l-11 7" />,
    <path d="M11 1h2v9h-2zM13 1.5h6l-1.5 2 1.5 2h-6z" />,
  ],
  'deed-build': [
    <path d="M2 22.5V10L12 2l10 8v12.5z" />,
    <path class="cut" d="M6 12h3.5v3.5H6zM14.5 12H18v3.5h-3.5zM10 17h4v5.5h-4z" />,
  ],
  worker: <path d={WORKER} />,
  'worker-violet': worker('violet'),
  'worker-orange': worker('orange'),
  'worker-grey': worker('grey'),
  'worker-pink': worker('pink'),
  'worker-brown': worker('brown'),
  mark: [
    <circle cx="12" cy="12" r="10.5" />,
    <circle class="cut-line" cx="12" cy="12" r="8.4" />,
    <path class="cut-line heavy" d="M8 16V8.5l4 4.7 4-4.7V16" />,
  ],
  cleric: [
    <path d="M12 1.5a4.3 4.3 0 0 1 4.3 4.3c0 1.7-.9 3.2-2.2 3.9 4 1 6.4 5.3 6.9 12.8H3c.5-7.5 2.9-11.8 6.9-12.8A4.3 4.3 0 0 1 12 1.5z" />,
    <path class="cut" d="M11.2 12h1.6v2.5h2.4V16h-2.4v4.5h-1.6V16H8.8v-1.5h2.4z" />,
  ],
  hummel: [
    <path d="M8 1h8v4.5h2v1.7H6V5.5h2z" />,
    <path d="M9 7.5h6c0 2-.8 3.3-2 3.8 2 .5 3 1.7 3.2 3.7l.3 7.5h-9l.3-7.5c.2-2 1.2-3.2 3.2-3.7-1.2-.5-2-1.8-2-3.8z" />,
    <path class="line" d="M1.5 12.5c6-2 15-2 21 0M3.5 12.5V17M20.5 12.5V17" />,
    <path d="M1 16.5h5.3l-.6 6H1.6zM17.7 16.5H23l-.6 6h-4.1z" />,
  ],
  jette: [
    <path d="M12 2a4 4 0 0 1 4 4.3c0 1.6-.8 3-2 3.7 2.5.7 4 2.5 4.5 5.5l1 7h-15l1-7c.5-3 2-4.8 4.5-5.5-1.2-.7-2-2.1-2-3.7A4 4 0 0 1 12 2z" />,
    <path class="cut" d="M6.5 15.5h11l-1.5 5h-8z" />,
    <circle cx="9.5" cy="15.5" r="1.9" />,
    <circle cx="13" cy="15" r="1.9" />,
    <circle cx="15.8" cy="15.8" r="1.6" />,
  ],
  ship: (
    <path d="M11 1h1.8v3.5c4 1.2 7 4.5 8.2 9.5h-8.2v2.5H23c-.8 3.5-3 6-6 6H7c-3 0-5.2-2.5-6-6h10V14H3.5C5.5 12.5 8 8.5 8.5 4.5L11 4z" />
  ),
  tower: [
    <path d="M5 1.5h3V4h2.5V1.5h3V4H16V1.5h3v6l-2 2v13H7v-13l-2-2z" />,
    <path class="cut" d="M10 22.5V18a2 2 0 0 1 4 0v4.5zM11 10h2v4h-2z" />,
  ],
  stone: <path d={STONES} />,
  plot: [<path d="M12 4l11 8-11 8-11-8z" />, <path class="cut-line" d="M6.5 8l11 8M17.5 8l-11 8" />],
  townhall: [
    <path d={HALL} />,
    <path
      class="cut"
      d="M11 9.5h2v2.5h-2zM4 16h2v3.5H4zM8 16h2v3.5H8zM14 16h2v3.5h-2zM18 16h2v3.5h-2zM11 17h2v5.5h-2z"
    />,
  ],
  pile: [
    <path d="M5 1.5h11A1.5 1.5 0 0 1 17.5 3v14A1.5 1.5 0 0 1 16 18.5H5A1.5 1.5 0 0 1 3.5 17V3A1.5 1.5 0 0 1 5 1.5z" />,
    <path d="M19 4.5h.5A1.5 1.5 0 0 1 21 6v14.5a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20.5V20H17a2 2 0 0 0 2-2z" />,
  ],
  lightning: <path d="M14 .5L3.5 14H11L8.5 23.5 20.5 9H13z" />,
  laurel: [
    <path d="M11 23C5 22 1.5 18 1.5 12S4 3 7 1.5c-1 3-.8 5 .5 7C5.5 8 4.5 7 4 6c-.3 2.5.5 4.5 2.5 6-1.7 0-2.8-.6-3.5-1.5 0 2.5 1.3 4.3 3.5 5.3-1.4.4-2.5.2-3.3-.3 1.3 3 4 5 7.8 5.5zM13 23c6-1 9.5-5 9.5-11S20 3 17 1.5c1 3 .8 5-.5 7 2-.5 3-1.5 3.5-2.5.3 2.5-.5 4.5-2.5 6 1.7 0 2.8-.6 3.5-1.5 0 2.5-1.3 4.3-3.5 5.3 1.4.4 2.5.2 3.3-.3-1.3 3-4 5-7.8 5.5z" />,
  ],
  always: (
    <path
      class="line heavy"
      d="M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 0 0 0 9c2 0 4-1.5 6-4.5s4-4.5 6-4.5a4.5 4.5 0 0 1 0 9c-2 0-4-1.5-6-4.5z"
    />
  ),
  mayor: [
    <circle cx="12" cy="6.5" r="5" />,
    <path d="M2 22.5c.3-6.5 3.5-10 7-10.7 1.8 1 4.2 1 6 0 3.5.7 6.7 4.2 7 10.7z" />,
    <path class="cut-line heavy" d="M7.5 13.5c.5 4 2 6 4.5 6s4-2 4.5-6" />,
    <path class="cut" d="M12 18l1.8 2-1.8 2-1.8-2z" />,
  ],
  swap: <path class="line heavy" d="M3 8h16M14.5 3.5L19 8l-4.5 4.5M21 16H5M9.5 11.5L5 16l4.5 4.5" />,
  others: [
    <circle cx="8" cy="7" r="4.3" />,
    <path d="M.5 21.5c0-6 3-8.5 7.5-8.5s7.5 2.5 7.5 8.5z" />,
    <circle cx="17.5" cy="6.5" r="3.6" />,
    <path d="M14.5 12.5c1-.4 2-.5 3-.5 4 0 6 2.5 6 7.5h-6c-.3-3-1.2-5.3-3-7z" />,
  ],
  any: (
    <path
      class="line heavy"
      d="M8 8c0-2.5 1.7-4.5 4.3-4.5S16.5 5.3 16.5 7.5c0 3.5-4.3 3.7-4.3 7.5M12.2 18v3"
    />
  ),
  gift: [
    <path d="M2 8h20v4.5H2zM3.5 14h17v8.5h-17z" />,
    <path class="cut" d="M10.7 8h2.6v14.5h-2.6z" />,
    <path class="line" d="M12 7.5C8 7.5 6 6 6.5 4s3.5-2 5.5 3.5C14 2 17 2 17.5 4S16 7.5 12 7.5z" />,
  ],
  exchange: <path class="line heavy" d="M2 21.5h20M3 17l5.5-6 4 3.5L21 4M15 4h6v6" />,
};
