/** A question to a bot, as plain data: all that a thread needs to think about it, and no more than the seat may know. */
import { Sight, reasonFor, within } from '@kaffeehaus/bots';
import type { Judge, Prospect } from '@kaffeehaus/bots';
import { askOf, mask, seeded } from '@kaffeehaus/kernel';
import type { Answer, Game, Seat, State } from '@kaffeehaus/kernel';
import { wallTime } from './clock.ts';
import { gameOf } from './games.ts';
import { botNamed } from './match.ts';
import { judgeOf } from './minds.ts';

export interface Question {
  readonly game: string;
  /** As the seat sees it. */
  readonly table: State;
  readonly seat: Seat;
  readonly seed: string;
  /** Milliseconds. */
  readonly think: number;
}

/** Asks a seat about the table as it stands; what it may not know stays behind. */
export const questionOf = (game: Game, s: State, seat: Seat, seed: string, ms: number): Question => ({
  game: game.id,
  table: mask(game, s, seat),
  seat,
  seed,
  think: ms,
});

const sightOf = async ({ game: id, table, seat, seed }: Question): Promise<[Sight, Judge]> => {
  const game = gameOf(id);
  const ask = askOf(table, seat);
  if (ask === undefined) throw new Error(`seat ${seat + 1} is not asked`);
  return [new Sight(game, table, ask, seeded(seed)), await judgeOf(game)];
};

export const think = async (question: Question & { readonly bot: string }): Promise<Answer> => {
  const [sight, judge] = await sightOf(question);
  return botNamed(question.bot).answer(sight, judge, within(question.think, wallTime));
};

export const hint = async (question: Question): Promise<readonly Prospect[]> => {
  const [sight, judge] = await sightOf(question);
  return reasonFor(sight, judge, within(question.think, wallTime));
};
