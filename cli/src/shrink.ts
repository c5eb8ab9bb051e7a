/**
 * Makes a broken law short. A game is a list of natural numbers, each taken modulo the number of answers, so any
 * list is a game: leave out stretches, lower numbers, and see whether the same law still breaks.
 */
import { apply, asked, at, below, count, defaults, newRecord, nth, seeded, start } from '@kaffeehaus/kernel';
import { wordAnswer } from '@kaffeehaus/kernel';
import type { Game, GameRecord } from '@kaffeehaus/kernel';
import { Broken, checkGame } from '@kaffeehaus/kernel/laws';
import type { Law, Report, Trial } from '@kaffeehaus/kernel/laws';

/** A trial that breaks a law, and how to get there. */
export interface Failure {
  readonly trial: Trial;
  readonly law: Law;
  readonly message: string;
  readonly choices: readonly number[];
  readonly record: GameRecord;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Plays one game under all laws; whatever else goes wrong, set-up included, is a crash of the rules. */
export const attempt = (game: Game, trial: Trial): Failure | Report => {
  try {
    return checkGame(game, trial);
  } catch (error) {
    if (error instanceof Broken) {
      const { law, message, choices, record } = error;
      return { trial, law, message, choices, record };
    }
    const { seats, options, seed } = trial;
    const record = newRecord(game, options, seats, seed);
    return { trial, law: 'no crash', message: `no crash: ${messageOf(error)}`, choices: [], record };
  }
};

export const isFailure = (result: Failure | Report): result is Failure => 'law' in result;

/** A game without laws, by the trial's choices or by chance: what it took, and what went wrong if anything did. */
interface Plain {
  readonly choices: readonly number[];
  readonly record: GameRecord;
  readonly crash: string | undefined;
}

const playPlain = (game: Game, { options, seats, seed, choices: fixed }: Trial): Plain => {
  const chance = seeded(`plain ${seed}`);
  const choices: number[] = [];
  const answers: string[] = [];
  const end = (crash: string | undefined): Plain => ({
    choices,
    record: { ...newRecord(game, options, seats, seed), answers },
    crash,
  });
  try {
    const s = start(game, options, seats, seed);
    while (s.wait.length > 0 && choices.length < (fixed?.length ?? Infinity)) {
      const ask = at(asked(s), 0);
      const choice = fixed ? at(fixed, choices.length) % count(ask) : below(chance, count(ask));
      const answer = nth(ask, choice);
      choices.push(choice);
      answers.push(wordAnswer(game, ask.seat, answer));
      apply(game, s, ask.seat, answer);
    }
    return end(undefined);
  } catch (error) {
    return end(messageOf(error));
  }
};

/** Laws looked at only now and then; the others need not wait for them. */
const COSTLY: readonly Law[] = ['mask', 'knowledge', 'two worlds', 'plays on', 'clone'];
const SELDOM = 1_000_000;

/** The failure if these choices lead to it; a crash needs no laws to be seen. */
const again = (game: Game, { trial, law }: Failure, choices: readonly number[]): Failure | undefined => {
  const every = COSTLY.includes(law) ? 1 : SELDOM;
  const fixed: Trial = { ...trial, choices, every, most: choices.length };
  if (law === 'no crash') {
    const { crash, ...played } = playPlain(game, fixed);
    return crash === undefined ? undefined : { trial, law, message: `${law}: ${crash}`, ...played };
  }
  const result = attempt(game, fixed);
  if (!isFailure(result) || result.law !== law) return undefined;
  const { record } = playPlain(game, { ...fixed, choices: result.choices });
  return { ...result, trial, record };
};

/** Games tried to turn a crash on a table dealt anew, or in another world, into one that a record can show. */
const TRIES = 300;

const crashInTheOpen = (game: Game, { trial, message }: Failure): Failure | undefined => {
  for (let i = 0; i < TRIES; i++) {
    const { options, seats } = trial;
    const own: Trial = { options, seats, seed: `${trial.seed} ${i}` };
    const { crash, ...played } = playPlain(game, own);
    if (crash !== undefined && message.includes(crash))
      return { trial: own, law: 'no crash', message: `no crash: ${crash}`, ...played };
  }
  return undefined;
};

/** The plainest table at which the law still breaks: fewest seats, default options. */
const plainer = (game: Game, failure: Failure): Failure => {
  const { trial, choices } = failure;
  const plain = { ...trial, seats: game.seats[0], options: defaults(game) };
  for (const table of [plain, { ...plain, seats: trial.seats }, { ...plain, options: trial.options }]) {
    const found = again(game, { ...failure, trial: table }, choices);
    if (found) return found;
  }
  return failure;
};

const weigh = (choices: readonly number[]): number => choices.reduce((sum, n) => sum + n, 0);

/** Easier to read: fewer choices, then smaller ones. */
const isSimpler = (a: readonly number[], b: readonly number[]): boolean =>
  a.length < b.length || (a.length === b.length && weigh(a) < weigh(b));

/** Keeps the best failure so far and tries lists that might be simpler, until it is late. */
class Search {
  best: Failure;
  readonly #game: Game;
  readonly #late: () => boolean;

  constructor(game: Game, failure: Failure, late: () => boolean) {
    this.best = failure;
    this.#game = game;
    this.#late = late;
  }

  #try(choices: readonly number[]): boolean {
    if (this.#late() || !isSimpler(choices, this.best.choices)) return false;
    const found = again(this.#game, this.best, choices);
    if (!found || !isSimpler(found.choices, this.best.choices)) return false;
    this.best = found;
    return true;
  }

  /** Long stretches first, from the end. */
  leaveOut(): void {
    for (let chunk = this.best.choices.length; chunk >= 1; chunk = Math.floor(chunk / 2))
      for (let from = this.best.choices.length - chunk; from >= 0; from -= chunk) {
        const { choices } = this.best;
        this.#try([...choices.slice(0, from), ...choices.slice(from + chunk)]);
      }
  }

  /** To nothing if possible, else by halves, else by one. */
  lower(): void {
    for (let i = 0; i < this.best.choices.length; i++) {
      const to = (n: number): boolean => this.#try(this.best.choices.map((x, j) => (j === i ? n : x)));
      const n = (): number => this.best.choices[i] ?? 0;
      if (to(0)) continue;
      while (n() > 0 && (to(Math.floor(n() / 2)) || to(n() - 1)));
    }
  }
}

/** The shortest failure found before `late` says stop; the given one if it cannot be repeated from its choices. */
export const shrink = (game: Game, failure: Failure, late: () => boolean): Failure => {
  const shown = crashInTheOpen(game, failure) ?? failure;
  const repeated = again(game, shown, shown.choices);
  if (!repeated) return shown;
  const search = new Search(game, plainer(game, repeated), late);
  for (let before: Failure | undefined; before !== search.best;) {
    before = search.best;
    search.leaveOut();
    search.lower();
  }
  return search.best;
};
