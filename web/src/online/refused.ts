/** Why something that was sent over the line did not count, in words. */
import type { Outcome } from '@kaffeehaus/client';
import { hasText, say, t } from '../ui/words.ts';

type Refused = Extract<Outcome, { readonly counted: false }>;

export const refusedText = ({ why, no }: Refused, names: readonly string[]): string => {
  if (no?.rule !== undefined) return say({ key: no.rule, args: no.args ?? {} }, names);
  const key = `online.no.${why}`;
  return hasText(key) ? say({ key, args: {} }) : t('online.no.other', { why });
};
