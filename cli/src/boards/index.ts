/** The terminal boards by game, loaded when a table is drawn. */
import type { Game } from '@kaffeehaus/kernel';
import type { Board } from './board.ts';

const BOARDS: { readonly [game: string]: () => Promise<Board> } = {
  estoril: async () => (await import('./estoril.ts')).board,
  hamburg: async () => (await import('./hamburg.ts')).board,
  vienna: async () => (await import('./vienna.ts')).board,
};

export const boardOf = async ({ id }: Game): Promise<Board> => {
  const load = BOARDS[id];
  if (!load) throw new Error(`${id} has no board for the terminal`);
  return load();
};
