/**
 * Plays random games with the engine and a second, plain model of the same rules side by side. At every question both
 * must agree who is asked what and with which answers, and how everything on the table stands; at the end on the scores.
 */
import {
  apply,
  asked,
  at,
  below,
  count,
  newRecord,
  nth,
  proceed,
  score,
  seeded,
  setTable,
  wordAnswer,
} from '@kaffeehaus/kernel';
import type { Ask, Game, GameEvent, GameRecord, Options, State } from '@kaffeehaus/kernel';

/** What a model asks. Whoever may name an item several times says how often in `cap`. */
export interface Question {
  readonly seat: number;
  readonly why: string;
  readonly items: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly cap?: readonly number[];
  /** The order in which items are named matters. */
  readonly ordered?: boolean;
  /** The items depend on cards that others do not see: put even if there is only one answer. */
  readonly secret?: boolean;
}

/** The words of an answer. */
export type Reply = readonly string[];

/** A rule told as a program: it asks those who decide, several at once if they decide at once, and goes on. */
export type Telling<T = void> = Generator<readonly Question[], T, readonly Reply[]>;

/** Anything that JSON can hold; two tables are alike if their facts are. */
export type Facts = { readonly [name: string]: unknown };

/** Where a model looks up luck: the engine's table at its present question, and what it told since the last one. */
export interface World<S extends State> {
  readonly s: S;
  readonly events: readonly GameEvent[];
}

export interface Model {
  /** The whole game. What has only one answer that everybody can know is asked all the same, and answered by the driver. */
  play(): Telling;
  /** Everything on the table as the model has it. */
  facts(): Facts;
  /** The final score of each seat. */
  scores(): readonly number[];
  /** What happened since it was last asked whose outcome the model does not know: the engine's facts are taken over. */
  unknown?(): readonly string[];
  /** Takes over the engine's facts. */
  adopt?(facts: Facts): void;
}

/** A game with its model. */
export interface Pair<S extends State> {
  readonly game: Game<S>;
  /** The model of a table that is set, before anything happens. */
  model(world: World<S>, options: Options, seats: number): Model;
  /** The engine's table in the model's terms. */
  facts(s: S): Facts;
  /** A way to play on which rare cards come into play often. */
  rare?(seed: string): Pick<Trial<S>, 'set' | 'lean'>;
}

export interface Trial<S extends State> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** Changes the table that is set, so that rare cards come into play; there is no record of such a game. */
  set?(s: S): void;
  /** How likely an item is to be named, compared with 1: for players who prefer what is seldom seen. */
  lean?(why: string, word: string): number;
}

export interface Played {
  readonly answers: number;
  /** What the model left unchecked, and how often. */
  readonly unchecked: ReadonlyMap<string, number>;
}

/** Engine and model disagree. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  readonly record: GameRecord;

  constructor(message: string, record: GameRecord) {
    const recent = record.answers.slice(-RECENT).join(' | ');
    super(`${message}\nafter ${record.answers.length} answers: … ${recent}`);
    this.record = record;
  }
}

const RECENT = 6;
/** No game is longer. */
const LONGEST = 20_000;
/** How many answers are drawn by lot before the one that leans most is given. */
const DRAWS = 4;

/** Plays one game; throws `Disagreement`. */
export const lockstep = <S extends State>(pair: Pair<S>, trial: Trial<S>): Played => {
  const run = new Run(pair, trial);
  return run.play();
};

class Run<S extends State> {
  private readonly pair: Pair<S>;
  private readonly trial: Trial<S>;
  private readonly chance;
  private readonly world: { s: S; events: GameEvent[] };
  private readonly model: Model;
  private readonly answers: string[] = [];
  private readonly unchecked = new Map<string, number>();

  constructor(pair: Pair<S>, trial: Trial<S>) {
    this.pair = pair;
    this.trial = trial;
    this.chance = seeded(`players of ${trial.seed}`);
    const s = setTable(pair.game, trial.options, trial.seats);
    s.rng = seeded(trial.seed);
    trial.set?.(s);
    this.world = { s, events: [] };
    this.model = pair.model(this.world, trial.options, trial.seats);
  }

  play(): Played {
    const { pair, world, model } = this;
    proceed(pair.game, world.s, world.events);
    const telling = model.play();
    let step = this.told(() => telling.next());
    while (step.done !== true) {
      if (this.answers.length > LONGEST) throw this.disagreement('the game does not end');
      const questions = step.value;
      const replies = questions.every(hasOneAnswer) ? questions.map(onlyAnswer) : this.put(questions);
      step = this.told(() => telling.next(replies));
    }
    this.compareEnd();
    return { answers: this.answers.length, unchecked: this.unchecked };
  }

  /** Whatever the model finds impossible is a disagreement. */
  private told<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof Disagreement) throw error;
      throw this.disagreement(`the model: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }

  /** Compares everything, then lets the engine's players answer. */
  private put(questions: readonly Question[]): readonly Reply[] {
    const { s } = this.world;
    this.compareQuestions(questions, s.wait);
    this.compareFacts();
    this.world.events = [];
    const replies = new Map<number, Reply>();
    for (const ask of asked(s)) replies.set(ask.seat, this.answer(ask));
    return questions.map(question => replies.get(question.seat) ?? onlyAnswer(question));
  }

  private answer(ask: Ask): Reply {
    const { game } = this.pair;
    const answer = this.choose(ask);
    this.answers.push(wordAnswer(game, ask.seat, answer));
    try {
      apply(game, this.world.s, ask.seat, answer, this.world.events);
    } catch (error) {
      throw this.disagreement(`the engine: ${error instanceof Error ? error.message : String(error)}`);
    }
    return answer.map(item => game.word(item));
  }

  private choose(ask: Ask): readonly number[] {
    const { lean } = this.trial;
    const draw = () => nth(ask, below(this.chance, count(ask)));
    if (lean === undefined) return draw();
    const weight = (answer: readonly number[]) =>
      answer.reduce((sum, item) => sum + lean(ask.why, this.pair.game.word(item)), 0);
    let best = draw();
    for (let i = 1; i < DRAWS; i++) {
      const other = draw();
      if (weight(other) > weight(best)) best = other;
    }
    return best;
  }

  private compareQuestions(model: readonly Question[], engine: readonly Ask[]): void {
    const { game } = this.pair;
    const ours = model.map(inWords).sort();
    const theirs = engine.map(ask => inWords(questionOf(game, ask))).sort();
    if (ours.join('\n') !== theirs.join('\n'))
      throw this.disagreement(
        `questions\n  the model asks  ${ours.join(', ') || 'nothing'}\n  the engine asks ${theirs.join(', ') || 'nothing'}`,
      );
  }

  private compareFacts(): void {
    const { model, pair, world } = this;
    const unknown = model.unknown?.() ?? [];
    const facts = pair.facts(world.s);
    if (unknown.length > 0) {
      for (const name of unknown) this.unchecked.set(name, (this.unchecked.get(name) ?? 0) + 1);
      model.adopt?.(facts);
      return;
    }
    const found = differences(model.facts(), facts);
    if (found.length > 0) throw this.disagreement(`outcome (model, engine)\n  ${found.join('\n  ')}`);
  }

  private compareEnd(): void {
    const { model, pair, world } = this;
    if (world.s.wait.length > 0) this.compareQuestions([], world.s.wait);
    this.compareFacts();
    const scores = pair.game.audit(world.s).map(score);
    const found = differences(model.scores(), scores);
    if (found.length > 0) throw this.disagreement(`scores (model, engine)\n  ${found.join('\n  ')}`);
  }

  private disagreement(message: string): Disagreement {
    const { trial, answers, pair } = this;
    const record = newRecord(pair.game, trial.options, trial.seats, trial.seed);
    return new Disagreement(message, { ...record, answers });
  }
}

const questionOf = (game: Game, ask: Ask): Question => ({
  seat: ask.seat,
  why: ask.why,
  items: ask.of.map(item => game.word(item)),
  min: ask.min,
  max: ask.max,
  ...(ask.cap !== null && { cap: ask.cap }),
  ordered: ask.shape === 'arrangement',
  secret: ask.secret,
});

/** How often each item may be named. */
const caps = ({ items, cap }: Question): readonly number[] => items.map((_, i) => cap?.[i] ?? 1);

const most = (question: Question): number => {
  const total = caps(question).reduce((a, b) => a + b, 0);
  return Math.min(question.max, total);
};

/** Two questions are equal if these words are: items in any order, and nothing said that no answer depends on. */
const inWords = (question: Question): string => {
  const { seat, why, items, min, ordered, secret } = question;
  const max = most(question);
  const counts = caps(question);
  const offered = items.flatMap((word, i) => {
    const n = Math.min(at(counts, i), max);
    return n === 0 ? [] : [n === 1 ? word : `${word}×${n}`];
  });
  const size = min === max ? String(min) : `${min}–${max}`;
  const kind = `${ordered === true && max > 1 ? ' in order' : ''}${secret === true ? ' secretly' : ''}`;
  return `${seat + 1}: ${why} ${size}${kind} of [${offered.sort().join(' ')}]`;
};

const hasOneAnswer = (question: Question): boolean => {
  if (question.secret === true) return false;
  const { min } = question;
  const named = caps(question).filter(n => n > 0);
  const total = named.reduce((a, b) => a + b, 0);
  if (min > total) throw new Error(`nobody can answer ${inWords(question)}`);
  if (min < most(question)) return false;
  if (min === 0 || named.length === 1) return true;
  return min === total && question.ordered !== true;
};

const onlyAnswer = (question: Question): Reply => {
  const counts = caps(question);
  const all = question.items.flatMap((word, i) => Array.from({ length: at(counts, i) }, () => word));
  return all.slice(0, question.min);
};

/** The places at which two things differ, with both values. */
export const differences = (a: unknown, b: unknown, path = ''): string[] => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? [] : [`${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`];
  const left = a as { readonly [key: string]: unknown };
  const right = b as { readonly [key: string]: unknown };
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  const isShort = [a, b].every(list => Array.isArray(list) && list.every(x => typeof x !== 'object'));
  const found = [...keys].flatMap(key => differences(left[key], right[key], path ? `${path}.${key}` : key));
  return isShort && found.length > 0 ? [`${path}: ${JSON.stringify(a)} / ${JSON.stringify(b)}`] : found;
};
