import { flags } from './flags.tsx';
import type { Nation } from './kinds.ts';
import type { Glyphs } from './glyph.ts';

/** Flags on a field of 30 × 20 as plain bands, without arms; the letters of the nation always stand beside them. */
export const nations: Glyphs<Nation> = {
  PT: [
    <path fill="#b3382c" d="M0 0h30v20H0z" />,
    <path fill="#3f7347" d="M0 0h12v20H0z" />,
    <circle fill="none" stroke="#f0c65a" stroke-width="1.8" cx="12" cy="10" r="4.2" />,
    <path fill="#fdf8ec" d="M9.8 7.8h4.4v3c0 1.6-1 2.3-2.2 2.9-1.2-.6-2.2-1.3-2.2-2.9z" />,
  ],
  DE: [
    <path fill="#23211f" d="M0 0h30v6.7H0z" />,
    <path fill="#b3382c" d="M0 6.7h30v6.6H0z" />,
    <path fill="#e3b343" d="M0 13.3h30V20H0z" />,
  ],
  GB: flags.uk,
  US: flags.usa,
  SU: flags.ussr,
  FR: flags.france,
  YU: [
    <path fill="#2f5c96" d="M0 0h30v6.7H0z" />,
    <path fill="#fdf8ec" d="M0 6.7h30v6.6H0z" />,
    <path fill="#b3382c" d="M0 13.3h30V20H0z" />,
  ],
  ES: [<path fill="#b3382c" d="M0 0h30v20H0z" />, <path fill="#e9bd4c" d="M0 5h30v10H0z" />],
  HU: [
    <path fill="#b3382c" d="M0 0h30v6.7H0z" />,
    <path fill="#fdf8ec" d="M0 6.7h30v6.6H0z" />,
    <path fill="#3f7347" d="M0 13.3h30V20H0z" />,
  ],
  IT: [
    <path fill="#3f7347" d="M0 0h10v20H0z" />,
    <path fill="#fdf8ec" d="M10 0h10v20H10z" />,
    <path fill="#b3382c" d="M20 0h10v20H20z" />,
  ],
};
