/** A question of an earlier game, put once more: a party at which one answer is given, and nothing comes of it. */
import {
  type Answer,
  type Breakdown,
  type Game,
  type GameRecord,
  type Seat,
  has,
  readAnswer,
} from '@kaffeehaus/kernel';
import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { kernelOf } from '../rules/kernel.ts';
import type { Compared, Puzzle } from '../repertoire/puzzles.ts';
import { type View, viewOf } from '../seat/view.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import type { Party } from '../table/party.ts';

const nothing = (): void => {};
const never = signal(false);

export interface Told extends Omit<Compared, 'answer'> {
  readonly answer: Answer;
}

export class Riddle implements Party {
  readonly game: Game;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  /** The best answer first. */
  readonly told: readonly Told[];
  /** What was answered. */
  readonly chosen = signal<Answer | undefined>(undefined);
  /** As its seat sees it, and is asked. */
  readonly question: View;
  readonly view: ReadonlySignal<View>;

  readonly kept = undefined;
  readonly looking = never;
  readonly shared = false;
  readonly hints = false;
  readonly bots = { held: never, stuck: never, thinking: signal<readonly Seat[]>([]) };
  readonly broken: ReadonlySignal<Breakdown | undefined> = signal(undefined);
  readonly undo = nothing;
  readonly lookAway = nothing;
  readonly hurry = nothing;
  readonly leave = nothing;
  readonly retry = nothing;

  constructor(game: Game, puzzle: Puzzle, names: readonly string[]) {
    const { record, seat } = puzzle;
    this.game = game;
    this.record = record;
    this.names = names;
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
