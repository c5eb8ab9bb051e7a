/** A lesson as its table needs it: the learner answers, the others play as they once did, and somebody explains. */
import {
  type Answer,
  type Ask,
  type Breakdown,
  type Game,
  type GameRecord,
  type Item,
  type Seat,
} from '@kaffeehaus/kernel';
import { Course, LEARNER, type Lesson } from '@kaffeehaus/lessons';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type View, viewOf } from '../seat/view.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import type { Party } from '../table/party.ts';

/** Whom one plays on against. */
const OPPONENT = 'easy';

/** So many things can be lit at once without lighting everything. */
const FEW = 8;

export interface Classroom {
  /** Milliseconds between the answers of the others; 0 is at once. */
  pace(): number;
  /** What moves on the page: the others wait until it has. */
  readonly motion?: { settled(): Promise<void>; skip(): void };
  /** Takes note of how far the learner came. */
  note?(step: number, taken: readonly string[], over: boolean): void;
}

/** What is said now. */
export interface Stand {
  /** Which step, from 1. */
  readonly number: number;
  /** The others play first: the step is told when they have. */
  readonly isBehind: boolean;
  /** It only tells something. */
  readonly isTelling: boolean;
  /** What was to be pressed was. */
  readonly isPressed: boolean;
  /** The key of the sentence for whoever went astray, and how often that was. */
  readonly astray: { readonly key: string; readonly times: number } | undefined;
  readonly over: boolean;
}

export class Schooling implements Party {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly shared = false;
  readonly kept = undefined;
  readonly view = signal<View | undefined>(undefined);
  readonly looking = signal(false);
  readonly broken: ReadonlySignal<Breakdown | undefined> = signal(undefined);
  readonly stand = signal<Stand | undefined>(undefined);
  readonly #thinking = signal<readonly Seat[]>([]);
  readonly #held = signal(false);
  readonly bots = { held: this.#held, thinking: this.#thinking, stuck: signal(false) };
  readonly #course: Course;
  readonly #room: Classroom;
  /** The learner has heard of everything up to this version. */
  #read: number;
  #isHurried = false;
  #isClosed = false;
  #isGoing = false;
  #pressed = 0;
  #astray: Stand['astray'];
  /** Ends the pause before the next answer of the others. */
  #wake: (() => void) | undefined;

  /** `from`: where the learner goes on, with what was answered up to there. */
  constructor(
    { game, lesson, record }: { game: Game; lesson: Lesson; record: GameRecord },
    names: readonly string[],
    room: Classroom,
    from?: { readonly step: number; readonly taken: readonly string[] },
  ) {
    this.game = game;
    this.lesson = lesson;
    this.names = names;
    this.sitters = Array.from({ length: record.seats }, (_, seat) => (seat === LEARNER ? PERSON : OPPONENT));
    this.#room = room;
    this.#course = new Course(game, lesson, record, true);
    if (from) this.#course.comeBack(from.step, from.taken);
    this.#read = this.#course.host.version;
    this.#changed();
  }

  get record(): GameRecord {
    return this.#course.host.record;
  }

  /** Everything a shelf needs to play on from here. */
  get given(): readonly string[] {
    return this.#course.host.given;
  }

  /** What the step speaks of, what is to be pressed before all else: items, and things by the name they are drawn with. */
  get marks(): readonly (Item | string)[] {
    const { over, isBehind, named } = this.#course;
    if (over || isBehind) return [];
    const { marks = [], press } = this.#course.step;
    const words = [...(press === undefined ? [] : [press]), ...marks];
    const meant = named.length === 0 && words.length === 0 ? this.#free : named.flat();
    return [...words.map(word => this.game.item(word) ?? word), ...meant];
  }

  /** Where the file marks nothing and many answers are right, what they are made of; nothing if that is too much. */
  get #free(): readonly Item[] {
    const { ask, isTelling } = this.#course;
    if (!ask || isTelling || ask.of.length > FEW) return [];
    return ask.of.filter(item => ask.min > 1 || this.#course.accepts([item], ask));
  }

  /** Nobody is told what to do by others while the lesson does. */
  get hints(): boolean {
    return this.#course.number >= this.lesson.steps.length;
  }

  /** What the lesson is not about is not answered: its own sentence is said instead. */
  objects(given: readonly { readonly ask: Ask; readonly answer: Answer }[]): boolean {
    if (this.#course.over) return true;
    const wrong = given.findIndex(({ ask, answer }, i) => !this.#follows(i, ask, answer));
    if (wrong >= 0) this.#goAstray(wrong);
    return wrong >= 0;
  }

  answer(answer: Answer): void {
    const { over, isBehind, host } = this.#course;
    const { version } = host;
    if (over || isBehind || this.#course.answer(answer) === 'wrong') return;
    this.#read = version;
    this.#astray = undefined;
    this.#skip();
    this.looking.value = this.#hasLooked();
    this.#changed();
  }

  /** Back to the beginning of the step. */
  undo(): void {
    while (this.#course.mayUndo) this.#course.undo();
    this.#astray = undefined;
    this.#read = this.#course.host.version;
    this.#changed();
  }

  /** After a step that tells something. */
  goOn(): void {
    if (!this.#course.isTelling || this.#course.isBehind) return;
    this.#astray = undefined;
    this.#course.goOn();
    this.#read = this.#course.host.version;
    this.#changed();
  }

  /** What the step wants to be looked at was pressed. */
  press(): void {
    this.#pressed = this.#course.number;
    this.#tell();
  }

  lookAway(): void {
    this.looking.value = false;
    this.#changed();
  }

  /** The others hold nothing back up to the learner's next question. */
  hurry(): void {
    this.#isHurried = true;
    this.#room.motion?.skip();
    this.#wake?.();
  }

  close(): void {
    this.#isClosed = true;
    this.#wake?.();
    this.view.value = undefined;
  }

  leave(): void {}
  retry(): void {}

  /** The first answer is the one to the open question; one that follows it in the same press may not be of this step. */
  #follows(i: number, ask: Ask, answer: Answer): boolean {
    const { isTelling, step } = this.#course;
    if (i > 0 && !isTelling && step.answers?.every(one => one.ask !== ask.why)) return true;
    return this.#course.accepts(answer, ask);
  }

  #goAstray(after: number): void {
    const { number, place, isTelling } = this.#course;
    const n = place + after;
    const isMute = isTelling && this.#course.step.press === undefined;
    const key = isMute ? '' : `${number}.wrong${n > 1 && !isTelling ? `.${n}` : ''}`;
    this.#astray = { key, times: (this.#astray?.times ?? 0) + 1 };
    this.#tell();
  }

  /** Whoever looked takes their time; a step that tells what was seen ends by its own button. */
  #hasLooked(): boolean {
    const { host, ask, isTelling } = this.#course;
    if (isTelling) return false;
    const last = host.turns.at(-1)?.events;
    const looked = last?.some(event => event.k === 'peek' && event.seat === LEARNER);
    return looked === true && ask === undefined && !host.over;
  }

  #changed(): void {
    this.#skip();
    this.#show();
    this.#note();
    void this.#goAhead();
  }

  /** A step that ends without anybody's answer is over at once. */
  #skip(): void {
    while (this.#course.isBehind && !this.#course.awaitsOthers) this.#course.goAhead();
  }

  #note(): void {
    const { over, number, taken } = this.#course;
    this.#room.note?.(number, taken, over);
  }

  /** The others answer, one after the other, each when the one before was seen. */
  async #goAhead(): Promise<void> {
    if (this.#isGoing) return;
    this.#isGoing = true;
    while (this.#mayGoAhead()) {
      await this.#pause();
      if (!this.#mayGoAhead()) break;
      this.#course.goAhead();
      this.#skip();
      this.#show();
      this.#note();
    }
    this.#isGoing = false;
    this.#isHurried = false;
  }

  #mayGoAhead(): boolean {
    return !this.#isClosed && !this.looking.peek() && this.#course.awaitsOthers;
  }

  async #pause(): Promise<void> {
    const pace = this.#isHurried ? 0 : this.#room.pace();
    if (pace === 0) return;
    this.#held.value = true;
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
    if (!this.#isHurried) await this.#room.motion?.settled();
    this.#held.value = false;
  }

  #show(): void {
    if (this.#isClosed) return;
    const { host, over, mayUndo, isBehind } = this.#course;
    const view = viewOf(host, LEARNER, this.#read);
    this.#thinking.value = isBehind ? view.turn.filter(seat => seat !== LEARNER) : [];
    const { ask, ...rest } = view;
    const isAsked = ask !== undefined && !over && !isBehind;
    this.view.value = { ...rest, ask: isAsked ? ask : undefined, undoable: mayUndo ? 1 : 0 };
    this.#tell();
  }

  #tell(): void {
    const { number, isBehind, isTelling, over } = this.#course;
    this.stand.value = {
      number,
      isBehind,
      isTelling,
      isPressed: this.#pressed === number,
      astray: this.#astray,
      over,
    };
  }
}
