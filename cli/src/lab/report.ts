/** Everything the lab has found out about a game, as plain data. */
import { BOTS } from '@kaffeehaus/bots';
import type { Game } from '@kaffeehaus/kernel';
import { effectsOf, lengthsOf, placesOf, scoresOf, sourcesOf } from './figures.ts';
import { subjectsOf } from './observe.ts';
import type { Observation } from './observe.ts';
import { worthOf } from './worth.ts';

/** The levels that played, weakest first. */
const levelsOf = (list: readonly Observation[]): readonly string[] => {
  const played = new Set(list.map(({ trial }) => trial.level));
  return BOTS.map(({ name }) => name).filter(name => played.has(name));
};

/** What a game is like is asked of one level; the others are there to compare scores. */
export const reportOn = (game: Game, seed: string, level: string, list: readonly Observation[]) => {
  const levels = levelsOf(list);
  const own = list.filter(({ trial }) => trial.level === level);
  const usual = list.filter(({ trial }) => trial.change === undefined);
  const ownUsual = own.filter(({ trial }) => trial.change === undefined);
  return {
    game,
    seed,
    levels,
    level,
    games: list.length,
    usual: usual.length,
    lengths: lengthsOf(usual),
    scores: scoresOf(usual),
    points: levels.map(name =>
      usual
        .filter(({ trial }) => trial.level === name)
        .flatMap(({ scores, trial }) => scores.slice(0, trial.seats)),
    ),
    places: placesOf(ownUsual),
    sources: sourcesOf(ownUsual),
    effects: effectsOf(own),
    worth: subjectsOf(game).map(({ title }, subject) => ({ title, items: worthOf(own, subject) })),
  };
};

export type Report = ReturnType<typeof reportOn>;
