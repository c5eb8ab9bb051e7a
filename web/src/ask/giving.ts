/**
 * How answers reach the game: those of a chain one after the other, each when its question is put; where it makes no
 * difference to anybody the page answers itself; and what was given together is taken back together.
 */
import { type Answer, type Ask, has } from '@kaffeehaus/kernel';
import { effect, untracked } from '@preact/signals';
import type { Manners } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';
import type { Habits } from './habits.ts';
import type { Playing } from './playing.ts';

export class Giving {
  readonly #play: Playing;
  readonly #habits: Habits;
  readonly #manners: Manners;
  /** Given as soon as their questions are put, which was not yet at this version. */
  #due: { readonly after: number; readonly answers: readonly Answer[] } | undefined;
  /** So many answers were given together last. */
  #together = 1;
  /** The last answer was taken back: the page answers nothing before somebody does. */
  #isBack = false;

  constructor(play: Playing, habits: Habits, manners: Manners) {
    this.#play = play;
    this.#habits = habits;
    this.#manners = manners;
    effect(() => {
      const view = play.view.value;
      untracked(() => this.#asked(view));
    });
  }

  give(answers: readonly Answer[]): void {
    const [first, ...rest] = answers;
    const { put } = this.#play.view.peek() ?? {};
    if (!first || put === undefined) return;
    this.#isBack = false;
    this.#together = answers.length;
    this.#due = rest.length > 0 ? { after: put, answers: rest } : undefined;
    this.#play.answer(first);
  }

  undo(): void {
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

  /** A question was put: the rest of what was given answers it, or the page does. */
  #asked(view: View | undefined): void {
    const due = this.#due;
    if (due && view?.put === due.after) {
      // It stands again: whoever refused the first has said why, and nothing follows it.
      if (view.ask) this.#due = undefined;
      return;
    }
    this.#due = undefined;
    const [next, ...rest] = due?.answers ?? [];
    const follows = next !== undefined && view?.ask !== undefined && has(view.ask, next);
    if (due && view && !follows) this.#play.stopped?.();
    if (!view?.ask) return;
    const answer = follows ? next : this.#equal(view, view.ask);
    if (!answer) return;
    if (answer === next && rest.length > 0) this.#due = { after: view.put, answers: rest };
    this.#play.answer(answer);
  }

  #equal(view: View, ask: Ask): Answer | undefined {
    const isOwn = this.#habits.confirms() || !this.#habits.skips() || this.#isBack || ask.secret;
    return isOwn ? undefined : this.#manners.equal?.(view, ask);
  }
}
