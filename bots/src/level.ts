/** The bots of the house by name, weakest first. Nothing that thinks is loaded with this. */
export const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: unknown): name is Level => LEVELS.some(level => level === name);
