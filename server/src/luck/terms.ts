import type { Agreed, Pace } from '@kaffeehaus/protocol';
import type { Head } from '../store/store.ts';

/** What was agreed at a table besides the game itself. */
export const termsOf = ({ pace, rated, hints }: Pick<Head, 'pace' | 'rated' | 'hints'>): Agreed['terms'] => ({
  pace: JSON.parse(pace) as Pace,
  rated: rated === 1,
  hints: hints === 1,
});
