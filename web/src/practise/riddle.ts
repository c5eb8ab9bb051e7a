/** A question of an earlier game, put once more: a party at which one answer is given, and nothing comes of it. */
import type { Compared, Puzzle } from '@kaffeehaus/bots';
import { type Answer, type Game, type Seat, has, readAnswer } from '@kaffeehaus/kernel';
import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { kernelOf } from '../rules/kernel.ts';
import { type View, viewOf } from '../seat/view.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import { Exhibit } from '../table/exhibit.ts';

export interface Told extends Omit<Compared, 'answer'> {
  readonly answer: Answer;
}

export class Riddle extends Exhibit {
  readonly kept = undefined;
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  /** The best answer first. */
  readonly told: readonly Told[];
  /** What was answered. */
  readonly chosen = signal<Answer | undefined>(undefined);
  /** As its seat sees it, and is asked. */
  readonly question: View;
  readonly view: ReadonlySignal<View>;

  constructor(game: Game, puzzle: Puzzle, names: readonly string[]) {
    const { record, seat } = puzzle;
    super(game, record, names);
    this.seat = seat;
    this.sitters = names.map((_, i) => (i === seat ? PERSON : 'normal'));
    this.told = puzzle.answers.map(({ answer, ...rest }) => ({
      ...rest,
      answer: readAnswer(game, answer, 0)[1],
    }));
    const host = kernelOf(game).open(game, { record });
    this.question = viewOf(host, seat, host.version);
    this.view = computed(() =>
      this.chosen.value === undefined ? this.question : { ...this.question, ask: undefined },
    );
  }

  answer(answer: Answer): void {
    const { ask } = this.question;
    if (ask && has(ask, answer) && this.chosen.peek() === undefined) this.chosen.value = answer;
  }

  again(): void {
    this.chosen.value = undefined;
  }

  get isRight(): boolean {
    return this.chosen.value?.join() === this.told[0]?.answer.join();
  }
}
