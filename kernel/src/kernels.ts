/** Games that brought their own kernel. Nothing else is needed to know them. */
import type { Contract } from './contract.ts';
import type { Game } from './game.ts';

const KERNELS = new WeakMap<Game, Contract>();

/** The kernel that came with a game whose rules were frozen; nothing if the game is built in. */
export const ownKernel = (game: Game): Contract | undefined => KERNELS.get(game);

export const keepKernel = (game: Game, kernel: Contract): void => void KERNELS.set(game, kernel);

/** What a record says it was played by; whether that makes sense is asked later. */
export const playedBy = (record: unknown): { readonly game: unknown; readonly rev: unknown } => {
  const { game, rev } = (record ?? {}) as { readonly game?: unknown; readonly rev?: unknown };
  return { game, rev };
};
