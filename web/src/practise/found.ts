/** The puzzles that come with the page, game by game. */
import type { Puzzle } from '@kaffeehaus/bots';

const FILES: { readonly [game: string]: () => Promise<{ readonly default: unknown }> } = {
  vienna: () => import('./puzzles/vienna.json'),
  hamburg: () => import('./puzzles/hamburg.json'),
  estoril: () => import('./puzzles/estoril.json'),
};

export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> => {
  const file = await FILES[game]?.();
  return (file?.default as { readonly puzzles: readonly Puzzle[] } | undefined)?.puzzles ?? [];
};

const DAY = 86_400_000;

/** Everybody has the same one on the same day, by the calendar of where they are. */
export const dailyOf = (puzzles: readonly Puzzle[], now: Date): number => {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return puzzles.length === 0 ? 0 : day % puzzles.length;
};
