/** The bots of the house by name, weakest first. Their thinking is not here: it is loaded when one of them is asked. */
export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Whom one plays against unless somebody chooses otherwise. */
export const USUAL: Level = 'normal';

export const isLevel = (name: unknown): name is Level => LEVELS.some(level => level === name);

/** Milliseconds a bot may think about one question; only the strongest makes use of all of them. */
export const PATIENCE = 600;
