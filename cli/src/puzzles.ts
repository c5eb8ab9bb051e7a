/** Moments of bots' games at which one answer is clearly the best, and the one that was given is not. */
import { Search, Sight, counted, difference, easy, isClear, keyOf, reasonFor } from '@kaffeehaus/bots';
import type { Judge, Prospect, Puzzle } from '@kaffeehaus/bots';
import {
  FORMAT,
  apply,
  asked,
  at,
  count,
  isOver,
  mask,
  resolveOptions,
  seeded,
  start,
  wordAnswer,
} from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, GameRecord, Options, State } from '@kaffeehaus/kernel';
import { judgeNamed } from './minds.ts';

/** A game to look through. */
export interface Hunt {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** How much is thought about a question: at a glance, and twice before it is a puzzle. */
const GLANCE = 80;
const WALKS = 30;
const THOUGHTS = { find: 4000, compare: 1500, play: 60 };
const CHECKS = 2;
const COMPARED = 4;
/** Too few answers make no puzzle, too many make it tedious. */
const FEWEST = 3;
const MOST = 60;
/** By how much the best must be ahead: at a glance, and for certain after all margins. */
const SEEMS = 0.06;
const LEAD = 0.06;
const CERTAIN = 0.03;

interface Moment {
  readonly judge: Judge;
  readonly s: State;
  readonly ask: Ask;
  readonly seed: string;
}

const sightOf = ({ judge, s, ask }: Moment, chance: Chance): Sight =>
  new Sight(judge.game, mask(judge.game, s, ask.seat), ask, chance);

/** Whether another answer than the one given seems to be much better. */
const seemsWrong = (moment: Moment, given: Answer): boolean => {
  const { judge, ask, seed } = moment;
  const search = new Search(sightOf(moment, seeded(`${seed} glance`)), judge);
  search.think(counted(GLANCE));
  const { favourite } = search;
  if (keyOf(favourite) === keyOf(given)) return false;
  const [best = [], own = []] = search
    .ponder([favourite, given], () => true, WALKS)
    .map(walks => walks.map(chances => at(chances, ask.seat)));
  const lead = difference(best, own);
  return lead.mean >= SEEMS && isClear(lead);
};

const isAhead = ([, second]: readonly Prospect[]): boolean =>
  second !== undefined && second.behind.mean >= LEAD && second.behind.mean - second.behind.margin >= CERTAIN;

/** What was thought of the question, if it was the same each time and left no doubt. */
const thought = (moment: Moment): readonly Prospect[] | undefined => {
  let told: readonly Prospect[] | undefined;
  for (let i = 0; i < CHECKS; i++) {
    const patience = {
      find: counted(THOUGHTS.find),
      compare: counted(THOUGHTS.compare),
      play: counted(THOUGHTS.play),
    };
    const sight = sightOf(moment, seeded(`${moment.seed} check ${i}`));
    const found = reasonFor(sight, moment.judge, patience, COMPARED);
    const isSame = told === undefined || keyOf(at(told, 0).answer) === keyOf(at(found, 0).answer);
    if (!isSame || !isAhead(found)) return undefined;
    told = found;
  }
  return told;
};

const rounded = (n: number): number => Math.round(1000 * n) / 1000;

const puzzleAt = (moment: Moment, given: Answer, record: GameRecord): Puzzle | undefined => {
  const { judge, ask } = moment;
  const answers = count(ask);
  if (answers < FEWEST || answers > MOST || !seemsWrong(moment, given)) return undefined;
  const told = thought(moment);
  const words = (answer: Answer): string => wordAnswer(judge.game, ask.seat, answer);
  return (
    told && {
      record,
      seat: ask.seat,
      why: ask.why,
      given: words(given),
      answers: told.map(({ answer, chance, behind }) => ({
        answer: words(answer),
        chance: rounded(chance),
        behind: rounded(behind.mean),
        margin: rounded(behind.margin),
      })),
    }
  );
};

/** Plays a game as careless players do, and keeps one moment of each kind of question that makes a puzzle. */
export const puzzlesIn = async ({ game: id, seats, options, seed }: Hunt): Promise<readonly Puzzle[]> => {
  const judge = await judgeNamed(id);
  const { game } = judge;
  const record: GameRecord = {
    format: FORMAT,
    game: id,
    rev: game.rev,
    options: resolveOptions(game, options, seats),
    seats,
    seed,
    answers: [],
  };
  const s = start(game, record.options, seats, seed);
  const answers: string[] = [];
  const found = new Map<string, Puzzle>();
  while (!isOver(s)) {
    const [ask] = [...asked(s)].sort((a, b) => a.seat - b.seat);
    if (ask === undefined) break;
    const moment = { judge, s, ask, seed: `${seed} ${answers.length}` };
    const given = easy.answer(sightOf(moment, seeded(moment.seed)), judge, counted(1));
    // Of what is asked at the same time only the first is looked at, before anybody has answered.
    if (s.ply === answers.length && !found.has(ask.why)) {
      const puzzle = puzzleAt(moment, given, { ...record, answers: answers.slice() });
      if (puzzle) found.set(ask.why, puzzle);
    }
    answers.push(wordAnswer(game, ask.seat, given));
    apply(game, s, ask.seat, given);
  }
  return [...found.values()];
};
