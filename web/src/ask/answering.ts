/**
 * The answer somebody is making at the page: what is chosen, what may be pressed, why something may not, and how it is
 * given. What can be taken back is given by the press itself, what ends the turn waits a moment, what shows something new
 * waits for a button that says so. Questions that a player takes for one are answered together (see `Chain`).
 */
import type { Answer, Ask, Item, Preview, Refusal } from '@kaffeehaus/kernel';
import { batch, computed } from '@preact/signals';
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
import type { Manners } from '../seat/gameview.ts';
import type { Picks } from '../seat/picks.ts';
import type { View } from '../seat/view.ts';
import type { Weight } from './foresight.ts';
import type { Habits } from './habits.ts';
import { Giving } from './giving.ts';
import { type Begun, Note, type Notice, type Waiting, isIn, lacking } from './kept.ts';
import { Linking } from './linking.ts';
import { Outlook } from './outlook.ts';
import type { Playing } from './playing.ts';

/** Milliseconds in which an answer that ends the turn can be taken back. */
export const WAITS = 1200;

export class Answering implements Picks {
  readonly #play: Playing;
  readonly #habits: Habits;
  readonly #manners: Manners;
  readonly #outlook: Outlook;
  readonly #giving: Giving;
  readonly #linking: Linking;
  readonly #draft: Note<Draft>;
  readonly #notice: Note<Notice>;
  readonly #begun: Note<Begun>;
  /** What answers the next question, and was pressed first. */
  readonly #held: Note<Item>;
  readonly #waiting: Note<Waiting>;
  readonly #pointed: Note<Item>;
  /** Somebody asks what a press would mean. */
  #meaning: { item?: Item } | undefined;

  constructor(play: Playing, habits: Habits, manners: Manners = {}) {
    this.#play = play;
    this.#habits = habits;
    this.#manners = manners;
    this.#outlook = new Outlook(play, manners.turnsCards === true);
    this.#giving = new Giving(play, habits, manners);
    this.#draft = new Note(play);
    this.#notice = new Note(play);
    this.#begun = new Note(play);
    this.#linking = new Linking(play, habits, manners, this.#outlook, this.#begun);
    this.#held = new Note(play);
    this.#waiting = new Note(play);
    this.#pointed = new Note(play);
  }

  /** What is on the page, with the answers that are begun. */
  readonly view = computed((): View | undefined => {
    const view = this.#play.view.value;
    return view && (this.#begun.value?.view ?? view);
  });

  /** A draft belongs to the question it was begun for; another one begins anew. */
  readonly #current = computed((): Draft | undefined => {
    const view = this.view.value;
    if (!view?.ask) return undefined;
    const ready = this.#manners.ready?.(view, view.ask);
    return this.#draft.value ?? (ready ? draftOf(view.ask, ready) : blank(view.ask));
  });

  readonly #expected = computed((): ReadonlySet<Item> => {
    const view = this.view.value;
    const { game } = this.#play;
    return new Set(view?.ask ? kernelOf(game).expected(game, view.table, view.viewer) : []);
  });

  readonly #ahead = computed((): Preview | undefined => {
    const waiting = this.#waiting.value;
    const pointed = this.#pointed.value;
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
    return this.#notice.value;
  }

  get held(): Item | undefined {
    return this.#held.value;
  }

  get ahead(): Preview | undefined {
    return this.#ahead.value;
  }

  /** The answer is about to be given, or part of it is: it can be taken back without a trace. */
  get mayGoBack(): boolean {
    return this.isWaiting || this.#begun.value !== undefined || this.held !== undefined;
  }

  /** What going on without would bring. */
  get passing(): Preview | undefined {
    return this.mayDecline ? this.#passing.value : undefined;
  }

  get isWaiting(): boolean {
    return this.#waiting.value !== undefined;
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
    const waiting = this.#waiting.value;
    if (waiting) return isIn(waiting.answers, item) ? 'selected' : 'idle';
    if (isIn(this.#begun.value?.answers, item)) return 'selected';
    if (draft.held === item || this.held === item || countIn(draft, item) > 0) return 'selected';
    if (ask.of.includes(item)) return lackOf(ask, draft, item) === undefined ? 'offered' : 'refused';
    if (this.follows(item)) return 'offered';
    return this.#expected.value.has(item) ? 'refused' : 'idle';
  }

  follows(item: Item): boolean {
    return this.ask?.of.includes(item) === false && this.#linking.following.value.has(item);
  }

  /** The item can be drawn to what answers the other question of its chain: both are answered by that. */
  isDraggable(item: Item): boolean {
    const chain = this.#linking.chain.value;
    if (chain?.either === true) return this.follows(item);
    return (
      chain !== undefined &&
      this.ask?.of.includes(item) === true &&
      this.#linking.next([[item]]) !== undefined
    );
  }

  /** How many things are offered, about. */
  get offered(): number {
    return (this.ask?.of.length ?? 0) + this.#linking.following.value.size;
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
    if (item !== this.#pointed.value) this.#pointed.value = item;
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
    if (this.#isObjected(answers)) return;
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
    this.#giving.undo();
  }

  /** What waits is given now. */
  settle(): void {
    const waiting = this.#waiting.value;
    if (waiting) this.#give(waiting.answers);
  }

  /** Nothing more is said about the last press. */
  hush(): void {
    this.#notice.value = undefined;
  }

  /** A single choice is given by the press, unless there is a reason to wait. */
  #pressSingle(draft: Draft, item: Item): void {
    const answers = this.#answersWith([item]);
    if (this.#isObjected(answers)) return this.#reset();
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
    const begun = this.#begun.value;
    if (begun) {
      this.#begun.value = undefined;
      if (!isIn(begun.answers, item)) this.press(item);
    } else this.#held.value = this.held === item ? undefined : item;
  }

  /** Whether the answers are the first part of a chain: then they are kept here until the rest is chosen. */
  #begins(answers: readonly Answer[]): boolean {
    const view = this.#linking.next(answers) && this.#outlook.viewAfter(answers);
    if (!view) return false;
    batch(() => {
      this.#draft.value = undefined;
      this.#notice.value = undefined;
      this.#begun.value = { answers, view };
    });
    return true;
  }

  /** The button was pressed: a chain goes on, anything else is given. */
  #pass(answer: Answer): void {
    const answers = this.#answersWith(answer);
    if (this.#isObjected(answers)) return;
    if (this.#habits.confirms() || !this.#begins(answers)) this.#give(answers);
  }

  #isObjected(answers: readonly Answer[]): boolean {
    const first = this.#play.view.peek()?.ask;
    const asks = [first, this.#begun.value ? this.ask : this.#linking.next(answers.slice(0, 1))];
    const given = answers.flatMap((answer, i) => {
      const ask = asks[i];
      return ask ? [{ ask, answer }] : [];
    });
    return this.#play.objects?.(given) === true;
  }

  /** An answer with what was begun before it, and with what follows it if that is known. */
  #answersWith(answer: Answer): readonly Answer[] {
    return this.#linking.rest([...(this.#begun.value?.answers ?? []), answer], this.held);
  }

  #wait(answers: readonly Answer[]): void {
    const timer = setTimeout(() => this.settle(), WAITS);
    this.#notice.value = undefined;
    this.#waiting.value = { answers, timer };
  }

  /** Nothing of the draft is left if the answer is taken back. */
  #give(answers: readonly Answer[]): void {
    this.#reset();
    this.#giving.give(answers);
  }

  #reset(): void {
    clearTimeout(this.#waiting.peek()?.timer);
    batch(() => {
      for (const kept of [this.#draft, this.#notice, this.#begun, this.#held, this.#waiting, this.#pointed])
        kept.value = undefined;
    });
  }

  #become(value: Draft): void {
    this.#notice.value = undefined;
    this.#draft.value = value;
  }

  #refuse(item: Item): void {
    const refusal = this.why(item);
    if (refusal) this.#note({ item, refusal });
  }

  #note(value: Notice): void {
    this.#notice.value = value;
  }
}
