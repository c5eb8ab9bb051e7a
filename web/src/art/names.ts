import type { Agency } from './agency.tsx';
import type { HanseSign } from './hanse.tsx';
import type { Bribe, Category, FigureKind, Flag, Info, Nation, Seal } from './kinds.ts';
import type { Figure } from './pieces.tsx';
import type { Sign } from './signs.tsx';
import type { SpySign } from './spies.tsx';
import type { Token } from './tokens.tsx';

/** Everything the sprite holds. Some go by their sheet, `flag-usa`, `seal-culture`; the rest by their bare name. */
export type IconName =
  | Bribe
  | Info
  | `flag-${Flag}`
  | `seal-${Seal}`
  | `figure-${FigureKind}`
  | `nation-${Nation}`
  | `trade-${Category}`
  | `face-${number}`
  | HanseSign
  | Figure
  | SpySign
  | Token
  | Agency
  | Sign;

export function hrefOf(name: IconName): string {
  return `#kh-${name}`;
}
