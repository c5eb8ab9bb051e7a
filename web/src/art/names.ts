import type { Bribe, FigureKind, Flag, Info, Seal } from './kinds.ts';
import type { Figure } from './pieces.tsx';
import type { Sign } from './signs.tsx';
import type { Token } from './tokens.tsx';

/** Everything the sprite holds. Flags and seals are `flag-usa`, `seal-culture`; the rest goes by its bare name. */
export type IconName =
  Bribe | Info | `flag-${Flag}` | `seal-${Seal}` | `figure-${FigureKind}` | Figure | Token | Sign;

export function hrefOf(name: IconName): string {
  return `#kh-${name}`;
}
