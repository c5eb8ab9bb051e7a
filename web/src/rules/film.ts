/** A played game, step by step. Only who looks back needs it: it comes with those parts, and not with every table. */
import { type Contract, Film, type Game, type GameRecord, ownKernel } from '@kaffeehaus/kernel';

export const filmOf = (game: Game, record: GameRecord): ReturnType<Contract['film']> =>
  ownKernel(game)?.film(game, record) ?? new Film(game, record);
