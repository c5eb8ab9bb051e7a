/**
 * The answer somebody is making at the page: what is chosen, what may be pressed, why something may not, and how it is
 * given. What can be taken back is given by the press itself, what ends the turn waits a moment, what shows something new
 * waits for a button that says so. Questions that a player takes for one are answered together (see `Chain`).
 */
import { type Answer, type Ask, type Item, type Preview, type Refusal, has } from '@kaffeehaus/kernel';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { DrawState } from '../art/kinds.ts';
import { kernelOf } from '../rules/kernel.ts';
import {
  type Draft,
  answerOf,
  blank,
  countIn,
  draftOf,
  fillWith,
  isBlank,
  isSingle,
  lackOf,
  lay,
  missing,
  press,
  pressPlace,
  putBack,
} from '../seat/draft.ts';
import type { Chain, Manners } from '../seat/gameview.ts';
import type { Picks } from '../seat/picks.ts';
import { type View, questionIn } from '../seat/view.ts';
import type { Weight } from './foresight.ts';
import type { Habits } from './habits.ts';
import { type Begun, type Kept, type Notice, type Waiting, isAbout, isIn, lacking } from './kept.ts';
import { Outlook } from './outlook.ts';
import type { Playing } from './playing.ts';

/** Milliseconds in which an answer that ends the turn can be taken back. */
export const WAITS = 1200;

export class Answering implements Picks {
  readonly #play: Playing;
  readonly #habits: Habits;
  readonly #manners: Manners;
  readonly #outlook: Outlook;
  readonly #draft = signal<Kept<Draft> | undefined>(undefined);
  readonly #notice = signal<Kept<Notice> | undefined>(undefined);
  readonly #begun = signal<Kept<Begun> | undefined>(undefined);
  /** What answers the next question, and was pressed first. */
  readonly #held = signal<Kept<Item> | undefined>(undefined);
  readonly #waiting = signal<Kept<Waiting> | undefined>(undefined);
  readonly #pointed = signal<Kept<Item> | undefined>(undefined);
  /** Given as soon as their questions are put, which was not yet at this version. */
  #due: { readonly after: number; readonly answers: readonly Answer[] } | undefined;
  /** So many answers were given together last, and are taken back together. */
  #together = 1;
  /** The last answer was taken back: the page answers nothing before somebody does. */
  #isBack = false;
  /** Somebody asks what a press would mean. */
  #meaning: { item?: Item } | undefined;

  constructor(play: Playing, habits: Habits, manners: Manners = {}) {
    this.#play = play;
    this.#habits = habits;
    this.#manners = manners;
    this.#outlook = new Outlook(play, manners.turnsCards === true);
    effect(() => {
      const view = play.view.value;
      untracked(() => this.#asked(view));
    });
  }

  /** What is on the page, with the answers that are begun. */
  readonly view = computed((): View | undefined => {
    const view = this.#play.view.value;
    return view && (this.#of(this.#begun)?.view ?? view);
  });

  /** A draft belongs to the question it was begun for; another one begins anew. */
  readonly #current = computed((): Draft | undefined => {
    const view = this.view.value;
    if (!view?.ask) return undefined;
    const ready = this.#manners.ready?.(view, view.ask);
    return this.#of(this.#draft) ?? (ready ? draftOf(view.ask, ready) : blank(view.ask));
  });

  readonly #expected = computed((): ReadonlySet<Item> => {
    const view = this.view.value;
    const { game } = this.#play;
    return new Set(view?.ask ? kernelOf(game).expected(game, view.table, view.viewer) : []);
  });

  /** The two questions that begin with this one. */
  readonly #chain = computed((): Chain | undefined => {
    const why = this.#play.view.value?.ask?.why;
    if (this.#habits.confirms() || this.#of(this.#begun)) return undefined;
    return this.#manners.chains?.find(({ first }) => first === why);
  });

  /** What the next question would be answered by, whichever way this one is; once it is put, other ways to begin. */
  readonly #following = computed((): ReadonlySet<Item> => {
    const [chain, ask] = [this.#chain.value, this.ask];
    if (this.#of(this.#begun)) return new Set(this.#play.view.value?.ask?.of);
    if (!ask || chain?.either !== true) return new Set();
    for (const item of ask.of) {
      const next = this.#next([[item]]);
      if (next) return new Set(next.of);
    }
    return new Set();
  });

  readonly #ahead = computed((): Preview | undefined => {
    const waiting = this.#of(this.#waiting);
    const pointed = this.#of(this.#pointed);
    const { ask, draft } = this;
    if (waiting) return this.#outlook.foresee(waiting.answers);
    if (!ask || !draft) return undefined;
    if (pointed !== undefined && isSingle(ask) && ask.of.includes(pointed))
      return this.#outlook.foresee(this.#answersWith([pointed]));
    const answer = isBlank(draft) ? undefined : answerOf(ask, draft);
    return answer && this.#outlook.foresee(this.#answersWith(answer));
  });

  readonly #passing = computed((): Preview | undefined =>
    this.ask?.min === 0 ? this.#outlook.foresee(this.#answersWith([])) : undefined,
  );

  get ask(): Ask | undefined {
    return this.view.value?.ask;
  }

  get draft(): Draft | undefined {
    return this.#current.value;
  }

  get notice(): Notice | undefined {
    return this.#of(this.#notice);
  }

  get held(): Item | undefined {
    return this.#of(this.#held);
  }

  get ahead(): Preview | undefined {
    return this.#ahead.value;
  }

  /** The answer is about to be given, or part of it is: it can be taken back without a trace. */
  get mayGoBack(): boolean {
    return this.isWaiting || this.#of(this.#begun) !== undefined || this.held !== undefined;
  }

  /** What going on without would bring. */
  get passing(): Preview | undefined {
    return this.mayDecline ? this.#passing.value : undefined;
  }

  get isWaiting(): boolean {
    return this.#of(this.#waiting) !== undefined;
  }

  get isComplete(): boolean {
    const { ask, draft } = this;
    return ask !== undefined && draft !== undefined && answerOf(ask, draft) !== undefined;
  }

  /** The question can be answered with nothing. */
  get mayDecline(): boolean {
    return this.ask?.min === 0;
  }

  get isBlank(): boolean {
    return this.draft === undefined || isBlank(this.draft);
  }

  /** How the answer on the button would be given; nothing is known of one that is not complete. */
  get weight(): Weight | undefined {
    return this.#outlook.weigh(this.ahead);
  }

  state(item: Item): DrawState {
    const { ask, draft } = this;
    if (!ask || !draft) return 'idle';
    const waiting = this.#of(this.#waiting);
    if (waiting) return isIn(waiting.answers, item) ? 'selected' : 'idle';
    if (isIn(this.#of(this.#begun)?.answers, item)) return 'selected';
    if (draft.held === item || this.held === item || countIn(draft, item) > 0) return 'selected';
    if (ask.of.includes(item)) return lackOf(ask, draft, item) === undefined ? 'offered' : 'refused';
    if (this.follows(item)) return 'offered';
    return this.#expected.value.has(item) ? 'refused' : 'idle';
  }

  follows(item: Item): boolean {
    return this.ask?.of.includes(item) === false && this.#following.value.has(item);
  }

  /** The item can be drawn to what answers the other question of its chain: both are answered by that. */
  isDraggable(item: Item): boolean {
    const chain = this.#chain.value;
    if (chain?.either === true) return this.follows(item);
    return chain !== undefined && this.ask?.of.includes(item) === true && this.#next([[item]]) !== undefined;
  }

  /** How many things are offered, about. */
  get offered(): number {
    return (this.ask?.of.length ?? 0) + this.#following.value.size;
  }

  isTopic(item: Item): boolean {
    return this.ask?.about.includes(item) ?? false;
  }

  why(item: Item): Refusal | undefined {
    const { ask, draft } = this;
    if (ask?.of.includes(item) && draft) return lacking(ask, draft, item);
    const view = this.view.value;
    return view && kernelOf(this.#play.game).refusalOf(this.#play.game, view.table, view.viewer, item);
  }

  /** The item for which `pressing` would press. */
  meant(pressing: () => void): Item | undefined {
    const meaning: { item?: Item } = {};
    this.#meaning = meaning;
    try {
      pressing();
    } finally {
      this.#meaning = undefined;
    }
    return meaning.item;
  }

  /** Somebody points at an item, or at nothing any more. */
  point(item: Item | undefined): void {
    if (item !== this.#of(this.#pointed))
      this.#pointed.value = item === undefined ? undefined : this.#kept(item);
  }

  press(item: Item): void {
    if (this.#meaning) {
      this.#meaning.item = item;
      return;
    }
    const { ask, draft } = this;
    if (!ask || !draft || this.isWaiting) return this.settle();
    if (!ask.of.includes(item)) return this.#pressOther(item);
    if (isSingle(ask)) return this.#pressSingle(draft, item);
    const isPutBack = ask.shape === 'subset' && draft.chosen.includes(item);
    if (!isPutBack && lackOf(ask, draft, item) !== undefined) return this.#refuse(item);
    this.#become(press(ask, draft, item));
  }

  /** As many of the item as still fit. */
  pressAll(item: Item): void {
    const { ask, draft } = this;
    if (ask?.shape === 'bag' && draft && lackOf(ask, draft, item) === undefined)
      this.#become(fillWith(ask, draft, item));
  }

  /** One less of an item that was chosen or placed. */
  putBack(item: Item): void {
    if (this.draft) this.#become(putBack(this.draft, item));
  }

  placeState(place: number): DrawState {
    const { ask, draft } = this;
    if (ask?.shape !== 'arrangement' || !draft) return 'idle';
    const waits = draft.held === undefined ? draft.target === place : draft.places[place] === draft.held;
    return waits ? 'selected' : 'offered';
  }

  pressPlace(place: number): void {
    const { ask, draft } = this;
    if (ask && draft && !this.#meaning) this.#become(pressPlace(ask, draft, place));
  }

  lay(item: Item, place: number): void {
    const { ask, draft } = this;
    if (ask?.of.includes(item) && draft) this.#become(lay(ask, draft, item, place));
  }

  /** Chooses a whole answer; it is given when it is confirmed. */
  propose(answer: Answer): void {
    this.#reset();
    if (this.ask) this.#become(draftOf(this.ask, answer));
  }

  /** Gives the answer, or says what it lacks. */
  confirm(): void {
    const { ask, draft } = this;
    if (this.isWaiting) return this.settle();
    const answer = ask && draft && answerOf(ask, draft);
    if (answer) this.#pass(answer);
    else if (ask && draft && !isSingle(ask))
      this.#note({ refusal: { rule: 'web.answer.short', args: { n: missing(ask, draft) } } });
  }

  decline(): void {
    if (!this.mayDecline || this.isWaiting) return;
    const answers = this.#answersWith([]);
    if (this.#outlook.weigh(this.#outlook.foresee(answers)) === 'waits' && !this.#habits.confirms())
      this.#wait(answers);
    else this.#give(answers);
  }

  /** Nothing is chosen any more, not even what was laid ready. */
  clear(): void {
    if (this.ask) this.#become(blank(this.ask));
  }

  /** One step back: what waits, what is begun, or the last answer that was given. */
  back(): void {
    if (this.mayGoBack) this.#reset();
    else this.undo();
  }

  /** What was given together is taken back together. */
  undo(): void {
    this.#reset();
    this.#isBack = true;
    const n = this.#together;
    this.#together = 1;
    for (let i = 0; i < n; i++) {
      const before = this.#play.view.peek();
      if (i > 0 && !(before && before.undoable > 0)) return;
      this.#play.undo();
      // A house far away answers later.
      if (this.#play.view.peek() === before) return;
    }
  }

  /** What waits is given now. */
  settle(): void {
    const waiting = this.#of(this.#waiting);
    if (waiting) this.#give(waiting.answers);
  }

  /** Nothing more is said about the last press. */
  hush(): void {
    this.#notice.value = undefined;
  }

  /** A single choice is given by the press, unless there is a reason to wait. */
  #pressSingle(draft: Draft, item: Item): void {
    const answers = this.#answersWith([item]);
    const weight = this.#outlook.weigh(this.#outlook.foresee(answers));
    const isAgain = draft.chosen[0] === item;
    const chosen: Draft = { ...draft, chosen: [item] };
    const isAimedAt = isAgain || !this.#habits.touches() || this.#manners.isSmall?.(item) !== true;
    if (this.#habits.confirms() || weight === undefined || !isAimedAt) {
      if (isAgain) this.#give(answers);
      else this.#become(chosen);
    } else if (this.#begins(answers)) return;
    else if (weight === 'free' || (isAgain && weight === 'waits')) this.#give(answers);
    else if (weight === 'waits' && !this.#habits.touches()) this.#wait(answers);
    else this.#become(chosen);
  }

  /** What answers the next question is taken up, or put down again, another beginning is made; or it is refused. */
  #pressOther(item: Item): void {
    if (!this.follows(item)) return this.#refuse(item);
    this.hush();
    const begun = this.#of(this.#begun);
    if (begun) {
      this.#begun.value = undefined;
      if (!isIn(begun.answers, item)) this.press(item);
    } else this.#held.value = this.held === item ? undefined : this.#kept(item);
  }

  /** Whether the answers are the first part of a chain: then they are kept here until the rest is chosen. */
  #begins(answers: readonly Answer[]): boolean {
    const view = this.#next(answers) && this.#outlook.viewAfter(answers);
    if (!view) return false;
    batch(() => {
      this.#draft.value = undefined;
      this.#notice.value = undefined;
      this.#begun.value = this.#kept({ answers, view });
    });
    return true;
  }

  /** The button was pressed: a chain goes on, anything else is given. */
  #pass(answer: Answer): void {
    const answers = this.#answersWith(answer);
    if (this.#habits.confirms() || !this.#begins(answers)) this.#give(answers);
  }

  /** An answer with what was begun before it, and with what follows it if that is known. */
  #answersWith(answer: Answer): readonly Answer[] {
    const answers = [...(this.#of(this.#begun)?.answers ?? []), answer];
    const next = this.#next(answers);
    if (!next) return answers;
    const { held } = this;
    const then = held !== undefined && next.of.includes(held) ? held : this.#chain.value?.usual?.(next);
    return then === undefined ? answers : [...answers, [then]];
  }

  /** The second question of the chain, if these answers lead to it. */
  #next(answers: readonly Answer[]): Ask | undefined {
    const chain = this.#chain.value;
    const ask = chain && answers.length === 1 ? this.#outlook.viewAfter(answers)?.ask : undefined;
    return ask?.why === chain?.then ? ask : undefined;
  }

  #wait(answers: readonly Answer[]): void {
    const timer = setTimeout(() => this.settle(), WAITS);
    this.#notice.value = undefined;
    this.#waiting.value = this.#kept({ answers, timer });
  }

  /** Nothing of the draft is left if the answer is taken back. */
  #give(answers: readonly Answer[]): void {
    const [first, ...rest] = answers;
    const { put } = this.#play.view.peek() ?? {};
    if (!first || put === undefined) return;
    this.#reset();
    this.#isBack = false;
    this.#together = answers.length;
    this.#due = rest.length > 0 ? { after: put, answers: rest } : undefined;
    this.#play.answer(first);
  }

  /** A question was put: the rest of what was given answers it, or the page does where it makes no difference. */
  #asked(view: View | undefined): void {
    const due = this.#due;
    if (due && view?.put === due.after) return;
    this.#due = undefined;
    if (!view?.ask) return;
    const [next, ...rest] = due?.answers ?? [];
    const answer = next && has(view.ask, next) ? next : this.#equal(view, view.ask);
    if (!answer) return;
    if (answer === next && rest.length > 0) this.#due = { after: view.put, answers: rest };
    this.#play.answer(answer);
  }

  #equal(view: View, ask: Ask): Answer | undefined {
    const isOwn = this.#habits.confirms() || !this.#habits.skips() || this.#isBack || ask.secret;
    return isOwn ? undefined : this.#manners.equal?.(view, ask);
  }

  #reset(): void {
    clearTimeout(this.#waiting.peek()?.value.timer);
    batch(() => {
      for (const kept of [this.#draft, this.#notice, this.#begun, this.#held, this.#waiting, this.#pointed])
        kept.value = undefined;
    });
  }

  #become(value: Draft): void {
    this.#notice.value = undefined;
    this.#draft.value = this.#kept(value);
  }

  /** What is kept about the question that is put now. */
  #of<T>(kept: { readonly value: Kept<T> | undefined }): T | undefined {
    const [view, { value }] = [this.#play.view.value, kept];
    return view && isAbout(value, view) ? value.value : undefined;
  }

  #kept<T>(value: T): Kept<T> | undefined {
    const about = questionIn(this.#play.view.value);
    return about && { about, value };
  }

  #refuse(item: Item): void {
    const refusal = this.why(item);
    if (refusal) this.#note({ item, refusal });
  }

  #note(value: Notice): void {
    this.#notice.value = this.#kept(value);
  }
}
