import type { Glyphs } from './glyph.ts';

export type Sign =
  | 'action-I'
  | 'action-II'
  | 'action-III'
  | 'action-IV'
  | 'undo'
  | 'log'
  | 'hand'
  | 'menu'
  | 'gear'
  | 'export'
  | 'import'
  | 'robot'
  | 'person'
  | 'eye'
  | 'check'
  | 'cross'
  | 'about'
  | 'arrow'
  | 'minus'
  | 'zoom-in'
  | 'zoom-out'
  | 'language'
  | 'cup'
  | 'play'
  | 'replay'
  | 'trash'
  | 'die'
  | 'learn';

export const signs: Glyphs<Sign> = {
  'action-I': <path d="M8 3h8v2.6h-2.4v12.8H16V21H8v-2.6h2.4V5.6H8z" />,
  'action-II': (
    <path
      d="M3.5 3h17v2.6h-2.4v12.8h2.4V21h-17v-2.6h2.4V5.6H3.5zm5.6 2.6v12.8h5.8V5.6z"
      fill-rule="evenodd"
    />
  ),
  'action-III': (
    <path
      fill-rule="evenodd"
      d="M1.5 3h21v2.6h-2v12.8h2V21h-21v-2.6h2V5.6h-2zm5 2.6v12.8h4V5.6zm7 0v12.8h4V5.6z"
    />
  ),
  'action-IV': (
    <path d="M1 3h6.5v2.6H6.1v12.8h1.4V21H1v-2.6h1.7V5.6H1zM8.5 3h5v2.6h-.8l3 10 3-10h-.9V3h5.2v2.6h-1L17.5 21h-3.6L9.6 5.6H8.5z" />
  ),
  undo: <path class="line heavy" d="M8 3.5L3 8.5l5 5M3.5 8.5H14a6 6 0 0 1 0 12H8" />,
  log: <path class="line heavy" d="M9 5h12M9 12h12M9 19h12M3 5h2M3 12h2M3 19h2" />,
  hand: [
    <path d="M2.2 8.3l5.6-1.9 4.3 12.9-5.6 1.9a1 1 0 0 1-1.3-.7L1.5 9.6a1 1 0 0 1 .7-1.3z" />,
    <path d="M9 3.5h6.5a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1h-1L9 6z" />,
    <path d="M18 6.3l3.8 1.3a1 1 0 0 1 .7 1.3L18 20.8z" />,
  ],
  menu: <path class="line heavy" d="M3 6h18M3 12h18M3 18h18" />,
  gear: (
    <path
      fill-rule="evenodd"
      d="M9.6 4.2L9.8 1.2L14.2 1.2L14.4 4.2L15.8 4.7L18.1 2.8L21.2 5.9L19.3 8.2L19.8 9.6L22.8 9.8L22.8 14.2L19.8 14.4L19.3 15.8L21.2 18.1L18.1 21.2L15.8 19.3L14.4 19.8L14.2 22.8L9.8 22.8L9.6 19.8L8.2 19.3L5.9 21.2L2.8 18.1L4.7 15.8L4.2 14.4L1.2 14.2L1.2 9.8L4.2 9.6L4.7 8.2L2.8 5.9L5.9 2.8L8.2 4.7zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
    />
  ),
  export: <path class="line heavy" d="M12 15V3M7 8l5-5 5 5M3.5 14v6.5h17V14" />,
  import: <path class="line heavy" d="M12 3v12M7 10l5 5 5-5M3.5 14v6.5h17V14" />,
  robot: [
    <path d="M11 1.5h2V5h5.5A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5H11zM1 9h2v5H1zM21 9h2v5h-2zM6.5 18.5h11V22h-11z" />,
    <path class="cut" d="M7.5 8.5h3v3h-3zM13.5 8.5h3v3h-3zM8 13.5h8V15H8z" />,
  ],
  person: [<circle cx="12" cy="7" r="5" />, <path d="M2.5 22c0-6 3.5-8.5 9.5-8.5s9.5 2.5 9.5 8.5z" />],
  eye: [
    <path d="M12 4.5c5 0 8.8 3.5 11 7.5-2.2 4-6 7.5-11 7.5S3.2 16 1 12c2.2-4 6-7.5 11-7.5z" />,
    <circle class="cut" cx="12" cy="12" r="4.6" />,
    <circle cx="12" cy="12" r="2.3" />,
  ],
  check: <path class="line heavy" d="M3.5 12.5l6 6L20.5 5.5" />,
  cross: <path class="line heavy" d="M5 5l14 14M19 5L5 19" />,
  about: [
    <circle cx="12" cy="12" r="10.5" />,
    <path class="cut" d="M10.6 5.5h2.8v2.8h-2.8zM9.5 10h3.9v6.2H15v2.3H9.2v-2.3h1.6v-3.9H9.5z" />,
  ],
  arrow: <path class="line heavy" d="M3 12h17M13.5 5.5L20 12l-6.5 6.5" />,
  minus: <path class="line heavy" d="M4 12h16" />,
  'zoom-in': (
    <path
      class="line heavy"
      d="M15.5 15.5L21.5 21.5M10 6.5v7M6.5 10h7M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z"
    />
  ),
  'zoom-out': (
    <path
      class="line heavy"
      d="M15.5 15.5L21.5 21.5M6.5 10h7M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0z"
    />
  ),
  language: [
    <path
      class="line"
      d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM2 12h20M12 2c3.3 3 4.5 6.3 4.5 10S15.3 19 12 22c-3.3-3-4.5-6.3-4.5-10S8.7 5 12 2z"
    />,
  ],
  cup: [
    <path d="M4 11h13v3.5c0 3.5-2.3 5.5-5.5 5.5h-2C6.3 20 4 18 4 14.5zM2 21h17v1.5H2z" />,
    <path class="line" d="M17 12.5h1.3a2.4 2.4 0 0 1 0 4.8h-1.8" />,
    <path d="M6.5 7.3L7.6 2.5c1-.8 2-.3 2.9.2.9-.5 1.9-1 2.9-.2l1.1 4.8zM2.5 8.7c2-1 4.5-1.5 8-1.5s6 .5 8 1.5L17 10H4z" />,
  ],
  play: <path d="M5 2.5L21 12 5 21.5z" />,
  replay: <path class="line heavy" d="M4 4v6h6M4.5 9.5A8.5 8.5 0 1 1 4 14.5" />,
  trash: [
    <path d="M9 1.5h6V4h6.5v2.5h-19V4H9zM4.5 8h15l-1.3 14.5H5.8z" />,
    <path class="cut-line" d="M9.5 11v8.5M14.5 11v8.5" />,
  ],
  die: [
    <path d="M4.5 2h15A2.5 2.5 0 0 1 22 4.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2z" />,
    <circle class="cut" cx="7.5" cy="7.5" r="1.9" />,
    <circle class="cut" cx="12" cy="12" r="1.9" />,
    <circle class="cut" cx="16.5" cy="16.5" r="1.9" />,
  ],
  learn: [
    <path d="M1.5 4.5c4-1.5 7.2-1 9.7 1v15.7c-2.5-1.8-5.7-2.2-9.7-.9zM22.5 4.5c-4-1.5-7.2-1-9.7 1v15.7c2.5-1.8 5.7-2.2 9.7-.9z" />,
    <path
      class="cut-line"
      d="M4.2 8.5c1.6-.3 3-.2 4.3.4M4.2 12.5c1.6-.3 3-.2 4.3.4M19.8 8.5c-1.6-.3-3-.2-4.3.4M19.8 12.5c-1.6-.3-3-.2-4.3.4"
    />,
  ],
};
