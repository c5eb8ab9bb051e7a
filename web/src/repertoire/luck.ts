/** The luck of a game that begins. */
import { type Game, type GameRecord, type Options, type State, newRecord, start } from '@kaffeehaus/kernel';
import { fresh } from '../store/chance.ts';

/** Whether a table that was just laid goes with whatever was chosen besides. */
export type Suits = (table: State) => boolean;

/** Far more draws than it takes to find luck that suits, if there is any. */
const MOST_DRAWS = 2000;

/** A record whose luck is drawn until its table suits. */
export const drawn = (game: Game, options: Options, seats: number, suits: Suits = () => true): GameRecord => {
  const draw = (): GameRecord => newRecord(game, options, seats, fresh(16));
  let record = draw();
  for (let i = 0; i < MOST_DRAWS && !suits(start(game, record.options, seats, record.seed)); i++)
    record = draw();
  return record;
};

/** The same people at a new table. */
export const again = (game: Game, { options, seats, names }: GameRecord, suits?: Suits): GameRecord => ({
  ...drawn(game, options, seats, suits),
  ...(names && { names }),
});
