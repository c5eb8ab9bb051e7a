import type { SeatColour, Sight, Skill } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

export type SpySign =
  | Skill
  | `eye-${Sight}`
  | `stone-${SeatColour}`
  | 'secret'
  | 'linked'
  | 'strength'
  | 'woman'
  | 'man'
  | 'nations'
  | 'starter'
  | 'recruit'
  | 'clip'
  | 'truce'
  | 'train'
  | 'sun'
  | 'abyss'
  | 'letter'
  | 'first';

const EYE =
  'M12 1.5c4.7 0 8.3 2.7 10.5 6.3-2.2 3.6-5.8 6.3-10.5 6.3S3.7 11.4 1.5 7.8C3.7 4.2 7.3 1.5 12 1.5z';
const eye = [
  <path d={EYE} />,
  <circle class="cut" cx="12" cy="7.8" r="3.9" />,
  <circle cx="12" cy="7.8" r="2.1" />,
];

const CUBE = 'M12 1.5l9.5 5v11l-9.5 5-9.5-5v-11z';
const EDGES = 'M2.5 6.5l9.5 5 9.5-5M12 11.5v11';
const stone = (ink: string, emblem: string) => [
  <g class={ink}>
    <path d={CUBE} />
  </g>,
  <path class="cube-edge" d={EDGES} />,
  <path class="emblem" d={emblem} />,
];

/** What spies can do, how far they see, and what marks them. */
export const spies: Glyphs<SpySign> = {
  assassin: [
    <path
      fill-rule="evenodd"
      d="M1.5 5h19V4h1.5v7.2h-7.3c-.2 3-1.6 4.5-4.2 4.5h-.8L8.2 21.5H2.3l2.2-9.4C2.6 11.6 1.5 10.2 1.5 8.3zm8.9 6.2-.5 2.5h.7c1.2 0 1.8-.8 1.9-2.5z"
    />,
    <path class="cut" d="M4 7h12.5v1.3H4z" />,
  ],
  seducer: [
    <path d="M1 11.5C3.5 9 6 5.5 8.8 5.5c1.4 0 2.2.9 3.2 1.5 1-.6 1.8-1.5 3.2-1.5 2.8 0 5.3 3.5 7.8 6-2.5 3.5-6 7.5-11 7.5s-8.5-4-11-7.5z" />,
    <path class="cut-line" d="M3 11.5c3 .3 5.5-.8 7-.8.9 0 1.3.5 2 .5s1.1-.5 2-.5c1.5 0 4 1.1 7 .8" />,
  ],
  nationalist: [
    <path d="M3 1.5h2.4V22.5H3z" />,
    <path d="M6.5 2.5h15l-3.5 5 3.5 5h-15z" />,
    <path class="cut" d="M10.8 4.2h2.2v2.2h2.2v2.2H13v2.2h-2.2V8.6H8.6V6.4h2.2z" />,
  ],
  diplomat: [
    <path d="M12 1.5c3 2 6 2.7 9 2.7 0 8.5-2 14.5-9 18.3C5 18.7 3 12.7 3 4.2c3 0 6-.7 9-2.7z" />,
    <path
      class="cut-line"
      d="M12 4.3c2.2 1.3 4.4 1.9 6.6 2.1-.3 5.7-1.9 10.2-6.6 13.2-4.7-3-6.3-7.5-6.6-13.2 2.2-.2 4.4-.8 6.6-2.1z"
    />,
  ],
  conspirator: [
    <path
      fill-rule="evenodd"
      d="M1.5 7c3.5-1.5 7-1.5 10.5 1 3.5-2.5 7-2.5 10.5-1 .5 6-1.5 10-5 10-2.7 0-4-3-5.5-3s-2.8 3-5.5 3c-3.5 0-5.5-4-5-10zm3.7 3.5c.8 2 3 2.5 4.8 1.2-.8-2-3-2.7-4.8-1.2zm13.6 0c-1.8-1.5-4-.8-4.8 1.2 1.8 1.3 4 .8 4.8-1.2z"
    />,
    <path class="line" d="M2.5 7.5L1.5 20M21.5 7.5L22.5 20" />,
  ],
  'eye-here': [...eye, <path d="M9.5 17h5v5h-5z" />],
  'eye-adjacent': [
    ...eye,
    <path d="M9.7 16.3h4.6v2.1h4.6v3.8H14.3v1.6H9.7v-1.6H5.1v-3.8h4.6z" />,
    <path class="cut-line" d="M9.7 18.4h4.6v3.8H9.7z" />,
  ],
  'eye-any': [
    ...eye,
    <path d="M3 16h5.3v3.5H3zM9.3 16h5.4v3.5H9.3zM15.7 16H21v3.5h-5.3zM3 20.5h5.3V24H3zM9.3 20.5h5.4V24H9.3zM15.7 20.5H21V24h-5.3z" />,
  ],
  'stone-yellow': stone('ink-yellow', 'M12 2.7l3.6 1.9a1 1 0 0 1 0 1.8L12 8.3 8.4 6.4a1 1 0 0 1 0-1.8z'),
  'stone-red': stone('ink-red', 'M4.3 10.8l6 3.2v3.3l-6-3.2z'),
  'stone-blue': stone('ink-blue', 'M7.3 10.5l2.7 5-2.7 2.3-2.7-5z'),
  'stone-green': stone('ink-green', 'M7.4 10.4l3 7.6-6-3.2z'),
  'stone-white': stone('ink-white', 'M6.3 11h2.2v2.3l2 1v2.1l-2-1v2.3l-2.2-1.2v-2.3l-2-1V11.1l2 1z'),
  secret: [
    <path class="line heavy" d="M7.5 11V8a4.5 4.5 0 0 1 9 0v3" />,
    <path d="M4.5 10.5h15V21h-15z" />,
    <path class="cut" d="M10.9 13.5h2.2v4.5h-2.2z" />,
  ],
  linked: [
    <path
      class="line heavy"
      d="M10 14l4-4M8.5 11.5l-3.6 3.6a3 3 0 0 0 4.2 4.2l3.6-3.6M11.3 8.3l3.6-3.6a3 3 0 0 1 4.2 4.2l-3.6 3.6"
    />,
  ],
  strength: [
    <path d="M5.5 10.5c-1-5 1.5-8 4-8 1 0 1.6.6 2 1.2.5-.7 1.3-1.2 2.3-1 1 .2 1.5 1 1.7 1.6.7-.4 1.7-.5 2.5.2.6.5.8 1.3.8 2 1 .1 1.7.8 1.9 1.8.6 4.2-.9 7.2-3.7 9.2v5H7.5v-5.5c-1.2-1.5-1.5-4-2-6.5z" />,
    <path class="cut-line" d="M11.5 4v5.5M15.3 4.8v5M18.6 6.8v3.7M5.8 10.5c3 0 5.5.5 8.2 2.5" />,
  ],
  woman: [
    <path d="M12 1.5c3.8 0 5.8 2.8 5.8 6.5 0 2 .5 4 1.7 5.5h-4.8c3.8.8 6.8 3.3 7.3 9H2c.5-5.7 3.5-8.2 7.3-9H4.5C5.7 12 6.2 10 6.2 8c0-3.7 2-6.5 5.8-6.5z" />,
    <path class="cut" d="M12 13.5l3 9H9z" />,
  ],
  man: [
    <circle cx="12" cy="7.5" r="5.3" />,
    <path d="M2 22.5c.4-6 3.5-8.5 7-9.3l3 3.3 3-3.3c3.5.8 6.6 3.3 7 9.3z" />,
    <path class="cut" d="M11.2 17h1.6l.8 5.5h-3.2z" />,
  ],
  nations: [
    <path class="line" d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z" />,
    <path
      class="line"
      d="M2 12h20M12 2c3.3 3 4.5 6.3 4.5 10S15.3 19 12 22c-3.3-3-4.5-6.3-4.5-10S8.7 5 12 2zM4.5 6.5h15M4.5 17.5h15"
    />,
  ],
  starter: [
    <path d="M4 1.5h16v21H4z" />,
    <path class="cut" d="M7 15.5h10v4H7z" />,
    <circle class="cut" cx="12" cy="8.5" r="4" />,
  ],
  recruit: [
    <circle cx="9" cy="7" r="5" />,
    <path d="M.5 22.5c0-6.5 3.5-9.3 8.5-9.3s8.5 2.8 8.5 9.3z" />,
    <path d="M18 3h2.6v3.4H24V9h-3.4v3.4H18V9h-3.4V6.4H18z" />,
  ],
  clip: <path class="line" d="M16.5 6.5v10a4.5 4.5 0 0 1-9 0V6a3 3 0 0 1 6 0v9.5a1.5 1.5 0 0 1-3 0V7" />,
  truce: [
    <path d="M2 11.5c3.5.5 5.5-.5 7-2.5 1-4 4-6.5 8-6.5-.5 1.5-.5 2.8 0 4 1.3-1 3-1 4 .3L23 8l-2.2.8c-.3 5.7-4.3 8.7-9.8 8.7-1.5 0-2.5 1.5-4 4-.8-1.8-.7-3.5 0-5-2.5-.8-4.5-2.5-5-5z" />,
    <circle class="cut" cx="19.3" cy="7.8" r=".9" />,
  ],
  train: [
    <path d="M5 1.5h14A2.5 2.5 0 0 1 21.5 4v11a2.5 2.5 0 0 1-2.5 2.5l2.5 5h-3l-1.5-3H7l-1.5 3h-3l2.5-5A2.5 2.5 0 0 1 2.5 15V4A2.5 2.5 0 0 1 5 1.5z" />,
    <path class="cut" d="M5.5 4.5h5.7v5H5.5zM12.8 4.5h5.7v5h-5.7z" />,
    <circle class="cut" cx="7" cy="13.5" r="1.6" />,
    <circle class="cut" cx="17" cy="13.5" r="1.6" />,
  ],
  sun: [
    <circle cx="12" cy="12" r="5" />,
    <path
      class="line heavy"
      d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2L7 7M17 17l2.8 2.8M19.8 4.2L17 7M7 17l-2.8 2.8"
    />,
  ],
  abyss: [
    <path d="M1 3h9l-2 5 3 4-4 5 2 6H1zM23 3h-6l1.5 5-3 4 3.5 5-2 6h6z" />,
    <path class="line heavy" d="M13.5 2v10M10.7 9.5l2.8 3.5 2.8-3.5" />,
  ],
  letter: [
    <path d="M1.5 4.5h21v15h-21z" />,
    <path class="cut-line" d="M2 5.5l10 7.5 10-7.5M2 18.5l7-7M22 18.5l-7-7" />,
  ],
  first: [
    <circle cx="12" cy="12" r="11.5" />,
    <path class="cut" d="M11 5h3.5v14H11V9.3H8.3V7.2C9.8 7 10.7 6.3 11 5z" />,
  ],
};
