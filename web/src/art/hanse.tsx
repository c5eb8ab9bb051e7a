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
  orange: 'M12 2l11 19.500H1z',
  grey: 'M3 3h18v18H3z',
  pink: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z',
  brown: 'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  black: 'M7.500 1.500h9L22.500 7.500v9l-6 6h-9l-6-6v-9z',
};

const HALL = 'M11.300.500h1.400V6l2.300 3v4h7.500v9.500h-21V13H9V9l2.300-3z';
const STONES =
  'M1.500 4h9v5h-9zM12 4h10.500v5H12zM1.500 10.500h5v5h-5zM8 10.500h9v5H8zM18.500 10.500h4v5h-4zM1.500 17h9v5h-9zM12 17h10.500v5H12z';
const WORKER =
  'M12 1.500c2.300 0 3.800 1.300 4.200 3.300l2.300.7v1.700h-2.300c-.1 1.500-.7 2.700-1.700 3.500 3.500.8 5.500 3.300 6 7.800l.5 4H3l.5-4c.5-4.500 2.500-7 6-7.800-1-.8-1.600-2-1.700-3.500H5.500V5.500l2.300-.7c.4-2 1.900-3.300 4.200-3.300z';

/** A worker with the suit of his colour on the breast. */
const worker = (suit: Colour) => [
  <path d={WORKER} />,
  <path class="cut" transform="translate(7.300 12.300) scale(.390)" d={SUITS[suit]} />,
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
    <path d="M1 9c2.500 0 2.500-4 5.500-4s3 4 5.500 4 2.500-4 5.500-4 3 4 5.500 4v3.500c-2.500 0-2.500-4-5.500-4s-3 4-5.500 4-2.500-4-5.500-4-3 4-5.500 4zM1 17c2.500 0 2.500-4 5.500-4s3 4 5.500 4 2.500-4 5.500-4 3 4 5.500 4v3.500c-2.500 0-2.500-4-5.500-4s-3 4-5.500 4-2.500-4-5.500-4-3 4-5.500 4z" />
  ),
  fire: [
    <path d="M12.500 1c1 4 6.500 7 6.500 13.500 0 5-3 8-7 8s-7-3-7-7.500c0-3.500 2-5.500 3-8.500 1.500 1 2.200 2.300 2.300 4C12 8 13 5 12.500 1z" />,
    <path
      class="cut"
      d="M12.300 12c.5 2 2.700 3 2.700 5.500 0 2-1.200 3.300-3 3.300s-3-1.300-3-3c0-1.500 1-2.300 1.500-3.500.7.400 1 .9 1 1.700.700-1 1-2.300.8-4z"
    />,
  ],
  collapse: (
    <path d="M1.500 17h9v5h-9zM12 17h10.500v5H12zM1.500 10.500h5v5h-5zM8 10.500h6.500v5H8zM16.500 8l4.800 1.500-1.500 5-4.800-1.500zM2 3.500l5.500 1.300-1.200 4.500L1 8zM12.500 1.500l4.500 3-2.500 4-4.500-3z" />
  ),
  raid: [
    <path d="M12 2c4.500 0 7.500 2.500 7.500 6v2H4.500V8c0-3.500 3-6 7.500-6zM4.500 14.500h15c0 5-3 8-7.500 8s-7.500-3-7.500-8z" />,
    <path d="M2 9.500h20v5.500H2z" />,
    <path
      class="cut"
      d="M6 12c1.500-1.500 3.500-1.500 5 0-1.500 1.500-3.500 1.500-5 0zM13 12c1.500-1.500 3.500-1.500 5 0-1.500 1.500-3.500 1.500-5 0z"
    />,
  ],
  disease: [
    <path
      fill-rule="evenodd"
      d="M12 1.500c5.500 0 9 3.500 9 8.500 0 3.300-1.500 5.700-4 7v5.500H7V17c-2.500-1.300-4-3.700-4-7 0-5 3.500-8.500 9-8.500zM8 8.500a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zm8 0a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zM12 12.500l-1.500 3h3z"
    />,
    <path class="cut" d="M9.200 19h1.300v3.500H9.200zM13.500 19h1.300v3.500h-1.300z" />,
  ],
  'majority-square': <path d={HALL} />,
  'majority-buildings': [
    <path d="M1.500 22.500V10L7 5.500l5.500 4.500v12.500zM14 22.500V12l-1-.8V7l4.500-4L22.500 7v15.500z" />,
    <path class="cut" d="M5.700 16h2.600v6.500H5.700zM17 9h2.500v3H17zM17 15h2.500v3H17z" />,
  ],
  'majority-stones': <path d={STONES} />,
  'majority-points': (
    <path d="M12 1.500l3.100 6.900 7.400.8-5.500 5 1.500 7.400L12 17.900l-6.500 3.700L7 14.200l-5.500-5 7.400-.8z" />
  ),
  'majority-zoos': (
    <path d="M2 21v-8.500C2 8.500 5 6 9 6h3.500c.8-1.700 2.300-2.500 4.200-2.500 3.300 0 5.300 2.300 5.300 5.500v9.500c0 1.500-.7 2.500-2 2.500s-1.800-.7-1.800-1.500h1c.5 0 .8-.3.8-1v-5.500c-.8.8-2 1.200-3.200 1V21h-3.600v-4.500H8.800V21H5.200v-5.500C4 15 3.500 14 3.500 13v8z" />
  ),
  'deed-workers': [
    <path transform="translate(-2.500 1.500) scale(.92)" d={WORKER} />,
    <path d="M18 1h2.600v3.200h3.200v2.600h-3.200V10H18V6.800h-3.200V4.200H18z" />,
  ],
  'deed-money': [
    <circle cx="12" cy="12" r="10.500" />,
    <path class="cut-line heavy" d="M7 17V7.500l5 6 5-6V17" />,
  ],
  'deed-reduce': (
    <path d="M3 2.500h4v19H3zM10 8.500h4v13h-4zM17 14.500h4v7h-4zM17.700 3h2.600v6.200h2.500L19 13.300l-3.800-4.100h2.500z" />
  ),
  'deed-wall': <path d={STONES} />,
  'deed-plot': [
    <path d="M12 6l11 7-11 7-11-7z" />,
    <path class="cut-line" d="M6.500 9.500l11 7M17.500 9.500l-11 7" />,
    <path d="M11 1h2v9h-2zM13 1.500h6l-1.500 2 1.500 2h-6z" />,
  ],
  'deed-build': [
    <path d="M2 22.500V10L12 2l10 8v12.500z" />,
    <path class="cut" d="M6 12h3.500v3.500H6zM14.500 12H18v3.500h-3.500zM10 17h4v5.500h-4z" />,
  ],
  worker: <path d={WORKER} />,
  'worker-violet': worker('violet'),
  'worker-orange': worker('orange'),
  'worker-grey': worker('grey'),
  'worker-pink': worker('pink'),
  'worker-brown': worker('brown'),
  mark: [
    <circle cx="12" cy="12" r="10.500" />,
    <circle class="cut-line" cx="12" cy="12" r="8.400" />,
    <path class="cut-line heavy" d="M8 16V8.500l4 4.700 4-4.700V16" />,
  ],
  cleric: [
    <path d="M12 1.500a4.300 4.300 0 0 1 4.300 4.300c0 1.700-.9 3.200-2.200 3.900 4 1 6.400 5.300 6.900 12.800H3c.5-7.500 2.900-11.800 6.900-12.800A4.300 4.300 0 0 1 12 1.500z" />,
    <path class="cut" d="M11.200 12h1.600v2.500h2.400V16h-2.400v4.500h-1.600V16H8.800v-1.500h2.400z" />,
  ],
  hummel: [
    <path d="M8 1h8v4.500h2v1.700H6V5.500h2z" />,
    <path d="M9 7.500h6c0 2-.8 3.300-2 3.800 2 .5 3 1.700 3.200 3.700l.3 7.500h-9l.3-7.500c.2-2 1.200-3.200 3.200-3.700-1.200-.5-2-1.800-2-3.800z" />,
    <path class="line" d="M1.500 12.500c6-2 15-2 21 0M3.500 12.500V17M20.500 12.500V17" />,
    <path d="M1 16.500h5.300l-.6 6H1.600zM17.700 16.500H23l-.6 6h-4.100z" />,
  ],
  jette: [
    <path d="M12 2a4 4 0 0 1 4 4.300c0 1.600-.8 3-2 3.700 2.500.7 4 2.500 4.500 5.500l1 7h-15l1-7c.5-3 2-4.800 4.500-5.500-1.200-.7-2-2.100-2-3.700A4 4 0 0 1 12 2z" />,
    <path class="cut" d="M6.500 15.500h11l-1.500 5h-8z" />,
    <circle cx="9.500" cy="15.500" r="1.900" />,
    <circle cx="13" cy="15" r="1.900" />,
    <circle cx="15.800" cy="15.800" r="1.600" />,
  ],
  ship: (
    <path d="M11 1h1.800v3.500c4 1.200 7 4.500 8.200 9.500h-8.200v2.500H23c-.8 3.500-3 6-6 6H7c-3 0-5.200-2.500-6-6h10V14H3.500C5.500 12.500 8 8.500 8.500 4.500L11 4z" />
  ),
  tower: [
    <path d="M5 1.500h3V4h2.500V1.500h3V4H16V1.500h3v6l-2 2v13H7v-13l-2-2z" />,
    <path class="cut" d="M10 22.500V18a2 2 0 0 1 4 0v4.500zM11 10h2v4h-2z" />,
  ],
  stone: <path d={STONES} />,
  plot: [<path d="M12 4l11 8-11 8-11-8z" />, <path class="cut-line" d="M6.500 8l11 8M17.500 8l-11 8" />],
  townhall: [
    <path d={HALL} />,
    <path
      class="cut"
      d="M11 9.500h2v2.500h-2zM4 16h2v3.500H4zM8 16h2v3.500H8zM14 16h2v3.500h-2zM18 16h2v3.500h-2zM11 17h2v5.500h-2z"
    />,
  ],
  pile: [
    <path d="M5 1.500h11A1.500 1.500 0 0 1 17.500 3v14A1.500 1.500 0 0 1 16 18.500H5A1.500 1.500 0 0 1 3.500 17V3A1.500 1.500 0 0 1 5 1.500z" />,
    <path d="M19 4.500h.5A1.500 1.500 0 0 1 21 6v14.500a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 20.500V20H17a2 2 0 0 0 2-2z" />,
  ],
  lightning: <path d="M14 .500L3.500 14H11L8.500 23.500 20.500 9H13z" />,
  laurel: [
    <path d="M11 23C5 22 1.500 18 1.500 12S4 3 7 1.500c-1 3-.8 5 .5 7C5.500 8 4.500 7 4 6c-.3 2.500.5 4.500 2.500 6-1.700 0-2.800-.6-3.500-1.500 0 2.500 1.300 4.300 3.500 5.300-1.400.4-2.500.2-3.300-.3 1.300 3 4 5 7.800 5.500zM13 23c6-1 9.500-5 9.500-11S20 3 17 1.500c1 3 .8 5-.5 7 2-.5 3-1.500 3.500-2.500.3 2.500-.5 4.500-2.500 6 1.700 0 2.800-.6 3.500-1.500 0 2.500-1.300 4.300-3.500 5.300 1.400.4 2.500.2 3.300-.3-1.300 3-4 5-7.800 5.500z" />,
  ],
  always: (
    <path
      class="line heavy"
      d="M12 12c-2-3-4-4.500-6-4.500a4.500 4.500 0 0 0 0 9c2 0 4-1.500 6-4.500s4-4.500 6-4.500a4.500 4.500 0 0 1 0 9c-2 0-4-1.500-6-4.500z"
    />
  ),
  mayor: [
    <circle cx="12" cy="6.500" r="5" />,
    <path d="M2 22.500c.3-6.500 3.500-10 7-10.700 1.800 1 4.200 1 6 0 3.500.7 6.700 4.200 7 10.700z" />,
    <path class="cut-line heavy" d="M7.500 13.500c.5 4 2 6 4.500 6s4-2 4.500-6" />,
    <path class="cut" d="M12 18l1.800 2-1.800 2-1.800-2z" />,
  ],
  swap: (
    <path
      class="line heavy"
      d="M3 8h16M14.500 3.500L19 8l-4.500 4.500M21 16H5M9.500 11.500L5 16l4.500 4.500"
    />
  ),
  others: [
    <circle cx="8" cy="7" r="4.300" />,
    <path d="M.500 21.500c0-6 3-8.500 7.500-8.500s7.500 2.500 7.500 8.500z" />,
    <circle cx="17.500" cy="6.500" r="3.600" />,
    <path d="M14.500 12.500c1-.4 2-.5 3-.5 4 0 6 2.500 6 7.500h-6c-.3-3-1.200-5.300-3-7z" />,
  ],
  any: (
    <path
      class="line heavy"
      d="M8 8c0-2.500 1.700-4.500 4.300-4.500S16.500 5.300 16.500 7.500c0 3.500-4.300 3.700-4.300 7.500M12.200 18v3"
    />
  ),
  gift: [
    <path d="M2 8h20v4.500H2zM3.500 14h17v8.500h-17z" />,
    <path class="cut" d="M10.700 8h2.600v14.500h-2.600z" />,
    <path
      class="line"
      d="M12 7.500C8 7.500 6 6 6.500 4s3.500-2 5.500 3.500C14 2 17 2 17.500 4S16 7.500 12 7.500z"
    />,
  ],
  exchange: <path class="line heavy" d="M2 21.500h20M3 17l5.500-6 4 3.500L21 4M15 4h6v6" />,
};
