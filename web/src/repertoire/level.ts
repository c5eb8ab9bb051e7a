/** How strong bots should be for whoever plays at this browser, by how their games against them ended. */
import { LEVELS, type Level, USUAL, isLevel } from '../think/levels.ts';
import { PERSON } from '../store/kept.ts';
import type { Found } from './games.ts';

/** So many games against a level tell something. */
const ENOUGH = 3;
/** Whoever wins so many of them wants stronger bots. */
const STRONG = 2;
/** Whom one meets first. */
const FIRST: Level = 'easy';

/** What was played against one strength of bots, the newest first: whether it was won. */
interface Outcome {
  readonly level: Level;
  readonly won: boolean;
}

/** One person against bots of one strength, to the end; a table that was taken over from a lesson says nothing. */
const outcomesOf = (game: string, games: readonly Found[]): readonly Outcome[] =>
  games.flatMap(entry => {
    if (!('kept' in entry) || !entry.over || entry.game.id !== game) return [];
    const { sitters, lesson } = entry.kept;
    const levels = new Set(sitters.filter(sitter => sitter !== PERSON));
    const [level] = levels;
    const own = sitters.indexOf(PERSON);
    const isAlone = sitters.filter(sitter => sitter === PERSON).length === 1;
    if (lesson !== undefined || levels.size !== 1 || !isAlone || !isLevel(level)) return [];
    return [{ level, won: entry.leads.includes(own) }];
  });

const shifted = (level: Level, by: number): Level =>
  LEVELS[Math.max(LEVELS.indexOf(FIRST), Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + by))] ?? level;

export interface Advice {
  readonly level: Level;
  /** What it rests on: so many of so many games were won against this level. */
  readonly by: { readonly level: Level; readonly won: number; readonly games: number } | undefined;
}

/** The last level that was played decides: won twice of three, one more; lost all three, one less. */
export const adviceFor = (game: string, games: readonly Found[], isNew: boolean): Advice => {
  const outcomes = outcomesOf(game, games);
  const [last] = outcomes;
  if (!last) return { level: isNew ? FIRST : USUAL, by: undefined };
  const lately = outcomes.filter(({ level }) => level === last.level).slice(0, ENOUGH);
  const won = lately.filter(outcome => outcome.won).length;
  const by = { level: last.level, won, games: lately.length };
  if (won >= STRONG) return { level: shifted(last.level, 1), by };
  return { level: lately.length === ENOUGH && won === 0 ? shifted(last.level, -1) : last.level, by };
};
