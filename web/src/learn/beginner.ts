/** Who is new to a game: nothing of it was finished in this browser, neither a lesson nor a game. */
import { games } from '../repertoire/games.ts';
import { hasLearnt } from './progress.ts';

/** A game of this kind was played to its end. */
export const hasFinished = (game: string): boolean =>
  (games.value ?? []).some(entry => 'kept' in entry && entry.over && entry.game.id === game);

export const isBeginner = (game: string): boolean => !hasLearnt(game) && !hasFinished(game);
