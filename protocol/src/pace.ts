/** How time is counted at a table: chosen when it is opened, shown before anybody sits down. */

/** What becomes of a seat whose time has run out: a bot answers for it until its player is back, or it has lost. */
export const AT_ZERO = ['bot', 'lose'] as const;
export type AtZero = (typeof AT_ZERO)[number];

export type Pace =
  /** Everybody is there. `bank`: seconds for the whole game; `increment`: seconds that each answer brings. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number; readonly zero: AtZero }
  /** Over days: so many hours for each turn. */
  | {
      readonly kind: 'days';
      readonly hours: number;
      /** Whether Saturdays and Sundays count, as they fall in `zone` (a name such as Europe/Vienna). */
      readonly weekends: boolean;
      readonly zone: string;
      /** Days off that each seat may take in the course of the game. */
      readonly vacation: number;
      readonly zero: AtZero;
    }
  /** Nobody's time is counted. */
  | { readonly kind: 'none' };

/** Numbers beyond which nobody would play. */
export const PACE_LIMITS = {
  bank: [10, 86_400],
  increment: [0, 3_600],
  hours: [1, 720],
  vacation: [0, 60],
} as const;

/**
 * What players may propose to each other; each who plays must agree. `without`: that a bot answers for a seat on which
 * all have waited for long, at a table without a clock; it is not asked itself.
 */
export const OFFERS = ['pause', 'resume', 'end', 'vacation', 'without'] as const;
export type Offer = (typeof OFFERS)[number];
