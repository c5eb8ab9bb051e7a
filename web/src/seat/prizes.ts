/** Prizes that are held or not: what would be won, and what lost. */
import { t } from '../ui/words.ts';
import type { Prize } from './gameview.ts';

/** From what was held before to what would be held, each by its name. */
export const wonAndLost = (before: readonly string[], after: readonly string[]): readonly Prize[] => [
  ...before
    .filter(what => !after.includes(what))
    .map(what => ({ isGain: false, told: t('web.ahead.lost', { what }) })),
  ...after
    .filter(what => !before.includes(what))
    .map(what => ({ isGain: true, told: t('web.ahead.won', { what }) })),
];
