import type { Flag } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

/** On a field of 30 × 20, in poster inks. */
export const flags: Glyphs<Flag> = {
  france: [
    <path fill="#24508c" d="M0 0h10v20H0z" />,
    <path fill="#fdf8ec" d="M10 0h10v20H10z" />,
    <path fill="#bd3327" d="M20 0h10v20H20z" />,
  ],
  austria: [<path fill="#bd3327" d="M0 0h30v20H0z" />, <path fill="#fdf8ec" d="M0 6.7h30v6.6H0z" />],
  ussr: [
    <path fill="#b32a20" d="M0 0h30v20H0z" />,
    <path fill="#f6c945" d="M8.5 1.5l1 2.8h3l-2.4 1.8.9 2.9-2.5-1.8L6 9l.9-2.9-2.4-1.8h3z" />,
    <path
      fill="none"
      stroke="#f6c945"
      stroke-width="1.7"
      d="M9.5 9.5c4 .2 5.8 6.5.4 7.8-2 .4-3.7-.3-4.7-1.5M4 10.5l9 7.5M3.3 12.3l3.2-3.3"
    />,
  ],
  uk: [
    <path fill="#1f3f73" d="M0 0h30v20H0z" />,
    <path stroke="#fdf8ec" stroke-width="4.2" d="M0 0l30 20M30 0L0 20" />,
    <path stroke="#bd3327" stroke-width="1.6" d="M0 0l30 20M30 0L0 20" />,
    <path fill="#fdf8ec" d="M11.5 0h7v6.5H30v7H18.5V20h-7v-6.5H0v-7h11.5z" />,
    <path fill="#bd3327" d="M13 0h4v8h13v4H17v8h-4v-8H0V8h13z" />,
  ],
  usa: [
    <path fill="#fdf8ec" d="M0 0h30v20H0z" />,
    <path fill="#bd3327" d="M0 0h30v2.9H0zM0 5.7h30v2.9H0zM0 11.4h30v2.9H0zM0 17.1h30V20H0z" />,
    <path fill="#1f3f73" d="M0 0h14v11.4H0z" />,
    <path
      fill="#fdf8ec"
      d="M2 1.8h2v2H2zM6 1.8h2v2H6zM10 1.8h2v2h-2zM4 4.8h2v2H4zM8 4.8h2v2H8zM2 7.8h2v2H2zM6 7.8h2v2H6zM10 7.8h2v2h-2z"
    />,
  ],
};
