/** A lesson while somebody takes it: the table, the step, and the others, who answer as they did in the record. */
import { at, kernelOf } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, GameRecord, Held, Seat } from '@kaffeehaus/kernel';
import type { Expected, Lesson, Step } from './lesson.ts';

export const LEARNER: Seat = 0;

/** What became of an answer: it counts, or it would be legal but is not what the lesson is about. */
export type Reply = 'taken' | 'wrong';

/** The lesson cannot go on as its file says. */
export class Untrue extends Error {
  override readonly name = 'Untrue';
  /** Where it cannot, from 1. */
  readonly step: number;

  constructor(step: number, why: string) {
    super(why);
    this.step = step;
  }
}

export class Course {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly #host: Held;
  /** By seat, what the others will still answer, in words. */
  readonly #lines: readonly (readonly string[])[];
  readonly #said: number[];
  #step = 0;
  /** Of this step: how many answers of the others are still to be seen, what is still expected, and what has been met. */
  #watch = 0;
  #open: Expected[] = [];
  #met: Expected[] = [];
  readonly #paced: boolean;
  /** What the learner answered, step by step. */
  readonly #given: Answer[][] = [[]];

  /** `record` is that of the lesson, read by whoever has the games. `paced`: whoever shows it lets it go ahead. */
  constructor(game: Game, lesson: Lesson, record: GameRecord, paced = false) {
    this.game = game;
    this.lesson = lesson;
    this.#paced = paced;
    const lines = record.answers.slice(lesson.from);
    this.#lines = Array.from({ length: record.seats }, (_, seat) =>
      lines.filter(line => line.startsWith(`${seat + 1}:`)),
    );
    this.#said = this.#lines.map(() => 0);
    this.#host = kernelOf(game).open(game, {
      record: { ...record, answers: record.answers.slice(0, lesson.from) },
    });
    this.#enter();
    this.#run();
  }

  get host(): Held {
    return this.#host;
  }

  /** Which step it is, from 1. */
  get number(): number {
    return this.#step + 1;
  }

  get step(): Step {
    return at(this.lesson.steps, this.#step);
  }

  /** Nothing more is taught: the table is the learner's. */
  get over(): boolean {
    return this.#step >= this.lesson.steps.length;
  }

  /** The step only tells something. */
  get isTelling(): boolean {
    return !this.over && this.#open.length === 0 && this.#met.length === 0;
  }

  /** The others answer, or the next step begins, before the learner does anything. */
  get isBehind(): boolean {
    if (this.over) return false;
    if (this.#watch > 0) return true;
    if (this.#open.length === 0) return this.#met.length > 0;
    return this.#hasSealed || this.ask === undefined;
  }

  /** Another than the learner answers next. */
  get awaitsOthers(): boolean {
    if (!this.isBehind) return false;
    return this.#watch > 0 || this.#open.length > 0 || (this.#hasSealed && !this.#isDone);
  }

  /** One answer of the others, or the next step. */
  goAhead(): void {
    if (this.over) return;
    if (this.#watch > 0) {
      this.#letAnotherAnswer(`watches ${this.step.watch ?? 0} answers`);
      this.#watch--;
    } else if (this.#hasSealed && !this.#isDone) {
      this.#letAnotherAnswer('needs an answer of the others');
    } else if (this.#open.length === 0) this.#leave();
    else this.#letAnotherAnswer('waits for a question to the learner');
  }

  /** The question the learner is to answer now. */
  get ask(): Ask | undefined {
    return kernelOf(this.game).askOf(this.#host.table, LEARNER);
  }

  /** The answers that the file names for the open question; nothing where it names none. */
  get named(): readonly Answer[] {
    const { ask } = this;
    const accept = ask && this.#open.find(one => one.ask === ask.why)?.accept;
    return ask && Array.isArray(accept) ? this.accepted(ask, accept as readonly string[]) : [];
  }

  /** Which answer of the step is next, from 1: each may have a sentence of its own for who goes astray. */
  get place(): number {
    return this.#met.length + 1;
  }

  /** After a step that tells something. */
  goOn(): void {
    if (!this.isTelling || this.isBehind) throw new Untrue(this.number, 'waits for an answer');
    this.#leave();
    this.#run();
  }

  /** Whether the lesson goes on from an answer to the question that is open, or to one that will follow. */
  accepts(answer: Answer, ask: Ask | undefined = this.ask): boolean {
    const expected = ask && this.#open.find(one => one.ask === ask.why);
    return expected !== undefined && this.#isAccepted(ask as Ask, expected, answer);
  }

  /** Takes an answer that the rules allow; others are refused by the host, as everywhere. */
  answer(answer: Answer): Reply {
    const { ask } = this;
    const kernel = kernelOf(this.game);
    if (this.over || ask === undefined || !kernel.has(ask, answer)) {
      this.#host.answer(LEARNER, answer);
      return 'taken';
    }
    if (!this.accepts(answer)) return 'wrong';
    this.#host.answer(LEARNER, answer);
    at(this.#given, this.#step).push(answer);
    this.#met.push(
      ...this.#open.splice(
        this.#open.findIndex(one => one.ask === ask.why),
        1,
      ),
    );
    this.#run();
    return 'taken';
  }

  /** Whether an answer of this very step can be taken back: a lesson goes back no further. */
  get mayUndo(): boolean {
    return this.#met.length > 0 && this.#host.undoable(LEARNER) > 0;
  }

  undo(): void {
    const last = this.mayUndo ? this.#met.pop() : undefined;
    if (last === undefined) throw new Untrue(this.number, 'has no answer to take back');
    this.#host.undo(LEARNER);
    at(this.#given, this.#step).pop();
    this.#open.unshift(last);
  }

  /** All answers of a lesson in words: enough to come back to where it was left. */
  get taken(): readonly string[] {
    const { wordAnswer } = kernelOf(this.game);
    return this.#given.flat().map(answer => wordAnswer(this.game, LEARNER, answer));
  }

  /** Goes to where somebody stood who had come to this step with these answers. */
  comeBack(step: number, taken: readonly string[]): void {
    const { readAnswer } = kernelOf(this.game);
    let i = 0;
    for (;;) {
      while (this.isBehind) this.goAhead();
      if (this.over || this.number >= step) return;
      if (this.isTelling) this.goOn();
      else {
        const line = taken[i++];
        if (line === undefined) return;
        if (this.answer(readAnswer(this.game, line, i)[1]) === 'wrong') return;
      }
    }
  }

  #isAccepted(ask: Ask, { accept }: Expected, answer: Answer): boolean {
    if (accept === 'any') return true;
    const { wordAnswer } = kernelOf(this.game);
    const words = (given: Answer): string => wordAnswer(this.game, LEARNER, given);
    if ('otherThan' in accept)
      return !(this.#given[accept.otherThan - 1] ?? []).some(given => words(given) === words(answer));
    return this.accepted(ask, accept).some(one => words(one) === words(answer));
  }

  /** Answers a file names, as the rules take them. */
  accepted(ask: Ask, accept: readonly string[]): readonly Answer[] {
    const { readAnswer, inAskOrder } = kernelOf(this.game);
    return accept.map(words => {
      const [, items] = readAnswer(this.game, `1: ${words}`.trimEnd(), this.#host.record.answers.length + 1);
      return inAskOrder(ask, items);
    });
  }

  #enter(): void {
    if (this.over) return;
    const { answers = [], watch = 0 } = this.step;
    this.#watch = watch;
    this.#open = [...answers];
    this.#met = [];
  }

  #leave(): void {
    this.#step++;
    this.#given[this.#step] ??= [];
    this.#enter();
  }

  /** To the learner's next step, unless somebody shows how it comes to that. */
  #run(): void {
    while (!this.#paced && this.isBehind) this.goAhead();
  }

  /** The learner has answered a question that others are asked, too. */
  get #hasSealed(): boolean {
    return this.#host.given.some(words => words.startsWith('1:'));
  }

  /** After the last step the table is the learner's: what others do then, bots decide. */
  get #isDone(): boolean {
    return this.#open.length === 0 && this.number === this.lesson.steps.length;
  }

  #letAnotherAnswer(why: string): void {
    const kernel = kernelOf(this.game);
    const seat = kernel.asked(this.#host.table).find(one => one.seat !== LEARNER)?.seat;
    if (seat === undefined) throw new Untrue(this.number, `${why}, but nobody else is asked`);
    const line = at(this.#lines, seat)[at(this.#said, seat)];
    if (line === undefined)
      throw new Untrue(this.number, `${why}, but the record has no more answers of seat ${seat + 1}`);
    this.#said[seat] = at(this.#said, seat) + 1;
    const [, answer] = kernel.readAnswer(this.game, line, this.#host.record.answers.length + 1);
    this.#host.answer(seat, answer);
  }
}
