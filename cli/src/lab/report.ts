/** Everything the lab has found out about a game, as plain data. */
import { BOTS } from '@kaffeehaus/bots';
import type { Game, Item } from '@kaffeehaus/kernel';
import { effectsOf, gapOf, lengthsOf, medianOf, placesOf, scoresOf, skillOf, sourcesOf } from './figures.ts';
import { DEVIATIONS } from '../chance.ts';
import { subjectsOf } from './observe.ts';
import type { Observation } from './observe.ts';
import { worthOf } from './worth.ts';

/** The levels that played, weakest first. */
const levelsOf = (list: readonly Observation[]): readonly string[] => {
  const played = new Set(list.map(({ trial }) => trial.level));
  return BOTS.map(({ name }) => name).filter(name => played.has(name));
};

/** What bears the same name is one thing: every seat has the same starters. */
const kindsOf = ({ phrases }: Game): ((item: Item) => Item) => {
  const first = new Map<string, Item>();
  return item => {
    const name = JSON.stringify(phrases.item(item));
    const known = first.get(name);
    if (known === undefined) first.set(name, item);
    return known ?? item;
  };
};

/** What a game is like is asked of one level; the others are there to compare scores. */
export const reportOn = (game: Game, seed: string, level: string, list: readonly Observation[]) => {
  const levels = levelsOf(list);
  const kindOf = kindsOf(game);
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
    lengths: lengthsOf(ownUsual),
    scores: scoresOf(usual),
    points: levels.map(name =>
      usual
        .filter(({ trial }) => trial.level === name)
        .flatMap(({ scores, trial }) => scores.slice(0, trial.seats)),
    ),
    skill: levels
      .filter(other => other !== level)
      .slice(0, 1)
      .map(other => ({ other, difference: skillOf(usual, level, other) })),
    gap: medianOf(ownUsual.map(gapOf), DEVIATIONS),
    places: placesOf(ownUsual),
    sources: sourcesOf(ownUsual),
    effects: effectsOf(own),
    worth: subjectsOf(game).map(({ title, isTold }, subject) => ({
      title,
      isTold,
      items: worthOf(own, subject, kindOf),
    })),
  };
};

export type Report = ReturnType<typeof reportOn>;
