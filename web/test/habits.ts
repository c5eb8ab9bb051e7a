/** Ways to answer, for tests. */
import type { Habits } from '../src/ask/habits.ts';

/** Whatever is chosen waits to be confirmed. */
export const CAREFUL: Habits = { confirms: () => true, skips: () => false, touches: () => false };
/** By mouse, as the page comes. */
export const QUICK: Habits = { confirms: () => false, skips: () => true, touches: () => false };
export const FINGER: Habits = { ...QUICK, touches: () => true };
