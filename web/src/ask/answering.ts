/** The answer somebody is making at the page: what is chosen, what may be pressed, why something may not. */
import { type Answer, type Ask, type Item, type Refusal } from '@kaffeehaus/kernel';
import { kernelOf } from '../rules/kernel.ts';
import { computed, signal } from '@preact/signals';
import type { DrawState } from '../art/kinds.ts';
import type { Manners } from '../seat/gameview.ts';
import type { Picks } from '../seat/picks.ts';
import { type QuestionId, type View, isSameQuestion, questionIn } from '../seat/view.ts';
import type { Playing } from './playing.ts';
import {
  type Draft,
  answerOf,
  blank,
  capOf,
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

/** Why a press did nothing: a rule of the game, or what the answer so far leaves no room for. */
export interface Notice {
  /** What was pressed, if it was a thing on the table. */
  readonly item?: Item;
  readonly refusal: Refusal;
}

/** Kept for as long as the same question is put; what bots do meanwhile does not matter. */
interface Kept<T> {
  readonly about: QuestionId;
  readonly value: T;
}

const isAbout = <T>(kept: Kept<T> | undefined, view: View): kept is Kept<T> =>
  isSameQuestion(kept?.about, questionIn(view));

/** Of something that is offered, why no more of it can be chosen as the answer stands. */
const lacking = (ask: Ask, draft: Draft, item: Item): Refusal | undefined => {
  const lack = lackOf(ask, draft, item);
  const n = lack === 'full' ? ask.max : capOf(ask, item);
  return lack && { rule: `web.answer.${lack}`, args: lack === 'none' ? {} : { n } };
};

export class Answering implements Picks {
  readonly #play: Playing;
  /** Whether an answer that is complete with one press waits to be confirmed. */
  readonly #confirms: () => boolean;
  readonly #manners: Manners;
  readonly #draft = signal<Kept<Draft> | undefined>(undefined);
  readonly #notice = signal<Kept<Notice> | undefined>(undefined);

  constructor(play: Playing, confirms: () => boolean, manners: Manners = {}) {
    this.#play = play;
    this.#confirms = confirms;
    this.#manners = manners;
  }

  readonly #asked = computed(() => this.#play.view.value?.ask);

  /** A draft belongs to the question it was begun for; another one begins anew. */
  readonly #current = computed((): Draft | undefined => {
    const [view, kept] = [this.#play.view.value, this.#draft.value];
    if (!view?.ask) return undefined;
    if (isAbout(kept, view)) return kept.value;
    const ready = this.#manners.ready?.(view, view.ask);
    return ready ? draftOf(view.ask, ready) : blank(view.ask);
  });

  readonly #expected = computed((): ReadonlySet<Item> => {
    const view = this.#play.view.value;
    return new Set(
      view?.ask ? kernelOf(this.#play.game).expected(this.#play.game, view.table, view.viewer) : [],
    );
  });

  get ask(): Ask | undefined {
    return this.#asked.value;
  }

  get draft(): Draft | undefined {
    return this.#current.value;
  }

  get notice(): Notice | undefined {
    const [view, kept] = [this.#play.view.value, this.#notice.value];
    return view && isAbout(kept, view) ? kept.value : undefined;
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

  state(item: Item): DrawState {
    const { ask, draft } = this;
    if (!ask || !draft) return 'idle';
    if (draft.held === item || countIn(draft, item) > 0) return 'selected';
    if (ask.of.includes(item)) return lackOf(ask, draft, item) === undefined ? 'offered' : 'refused';
    return this.#expected.value.has(item) ? 'refused' : 'idle';
  }

  isTopic(item: Item): boolean {
    return this.ask?.about.includes(item) ?? false;
  }

  why(item: Item): Refusal | undefined {
    const { ask, draft } = this;
    if (ask?.of.includes(item) && draft) return lacking(ask, draft, item);
    const view = this.#play.view.value;
    return view && kernelOf(this.#play.game).refusalOf(this.#play.game, view.table, view.viewer, item);
  }

  press(item: Item): void {
    const { ask, draft } = this;
    if (!ask || !draft) return;
    if (!ask.of.includes(item)) return this.#refuse(item);
    const single = isSingle(ask);
    if (single && (draft.chosen[0] === item || !this.#confirms())) return this.#give([item]);
    const isPutBack = ask.shape === 'subset' && draft.chosen.includes(item);
    if (!single && !isPutBack && lackOf(ask, draft, item) !== undefined) return this.#refuse(item);
    this.#become(press(ask, draft, item));
  }

  /** As many of the item as still fit. */
  pressAll(item: Item): void {
    const { ask, draft } = this;
    if (ask?.shape === 'bag' && draft && lackOf(ask, draft, item) === undefined)
      this.#become(fillWith(ask, draft, item));
    else this.press(item);
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
    if (ask && draft) this.#become(pressPlace(ask, draft, place));
  }

  lay(item: Item, place: number): void {
    const { ask, draft } = this;
    if (ask?.of.includes(item) && draft) this.#become(lay(ask, draft, item, place));
  }

  /** Chooses a whole answer; it is given when it is confirmed. */
  propose(answer: Answer): void {
    if (this.ask) this.#become(draftOf(this.ask, answer));
  }

  /** Gives the answer, or says what it lacks. */
  confirm(): void {
    const { ask, draft } = this;
    const answer = ask && draft && answerOf(ask, draft);
    if (answer) this.#give(answer);
    else if (ask && draft)
      this.#note({ refusal: { rule: 'web.answer.short', args: { n: missing(ask, draft) } } });
  }

  decline(): void {
    if (this.mayDecline) this.#give([]);
  }

  /** Nothing is chosen any more, not even what was laid ready. */
  clear(): void {
    if (this.ask) this.#become(blank(this.ask));
  }

  /** Nothing more is said about the last press. */
  hush(): void {
    this.#notice.value = undefined;
  }

  /** Nothing of the draft is left if the answer is taken back. */
  #give(answer: Answer): void {
    this.#draft.value = undefined;
    this.hush();
    this.#play.answer(answer);
  }

  #become(value: Draft): void {
    this.#notice.value = undefined;
    this.#draft.value = this.#kept(value);
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
