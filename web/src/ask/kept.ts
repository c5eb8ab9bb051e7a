/** What is kept of an answer in the making, as long as the same question is put; what bots do meanwhile does not matter. */
import type { Answer, Ask, Item, Refusal } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { type Draft, capOf, lackOf } from '../seat/draft.ts';
import { type QuestionId, type View, isSameQuestion, questionIn } from '../seat/view.ts';
import type { Playing } from './playing.ts';

/** One thing that is kept; when another question is put, it is gone. */
export class Note<T> {
  readonly #play: Pick<Playing, 'view'>;
  readonly #kept = signal<{ readonly about: QuestionId; readonly value: T } | undefined>(undefined);

  constructor(play: Pick<Playing, 'view'>) {
    this.#play = play;
  }

  get value(): T | undefined {
    const [kept, open] = [this.#kept.value, questionIn(this.#play.view.value)];
    return kept && isSameQuestion(kept.about, open) ? kept.value : undefined;
  }

  set value(value: T | undefined) {
    const about = value === undefined ? undefined : questionIn(this.#play.view.peek());
    this.#kept.value = value === undefined || !about ? undefined : { about, value };
  }

  /** What was kept last, whatever is asked by now. */
  peek(): T | undefined {
    return this.#kept.peek()?.value;
  }
}

/** Why a press did nothing: a rule of the game, or what the answer so far leaves no room for. */
export interface Notice {
  /** What was pressed, if it was a thing on the table. */
  readonly item?: Item;
  readonly refusal: Refusal;
}

/** Answers that are given in a moment. */
export interface Waiting {
  readonly answers: readonly Answer[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The first question of a chain is answered here, and nowhere else yet: the table as it would be then. */
export interface Begun {
  readonly answers: readonly Answer[];
  readonly view: View;
}

export const isIn = (answers: readonly Answer[] | undefined, item: Item): boolean =>
  answers?.some(answer => answer.includes(item)) === true;

/** Of something that is offered, why no more of it can be chosen as the answer stands. */
export const lacking = (ask: Ask, draft: Draft, item: Item): Refusal | undefined => {
  const lack = lackOf(ask, draft, item);
  const n = lack === 'full' ? ask.max : capOf(ask, item);
  return lack && { rule: `web.answer.${lack}`, args: lack === 'none' ? {} : { n } };
};
