/** The bots of the house by name. Their thinking is not here: it is loaded when one of them is asked. */
import type { Level } from '@kaffeehaus/bots/level';

export { LEVELS, type Level, isLevel } from '@kaffeehaus/bots/level';

/** Whom one plays against unless somebody chooses otherwise. */
export const USUAL: Level = 'normal';

/** Milliseconds a bot may think about one question; only the strongest makes use of all of them. */
export const PATIENCE = 600;
