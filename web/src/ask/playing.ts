/** What a question at the page needs of the game it is put in. */
import type { Answer, Ask, Game, GameRecord } from '@kaffeehaus/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { View } from '../seat/view.ts';

export interface Playing {
  readonly game: Game;
  readonly names: readonly string[];
  readonly record: Pick<GameRecord, 'seed'>;
  /** What is on the page; nothing behind a curtain. */
  readonly view: ReadonlySignal<View | undefined>;
  /** The viewer has just looked at a hidden card. */
  readonly looking: ReadonlySignal<boolean>;
  /** Whether a hint may be asked for; if nothing is said, it may. */
  readonly hints?: boolean;
  /** More than one person shares the screen. */
  readonly shared: boolean;
  /** Whether an answer of a bot is held back so that people can follow. */
  readonly bots: { readonly held: ReadonlySignal<boolean> };
  /** Whether answers that the rules allow are not to be given all the same; whoever objects says why. */
  objects?(given: readonly { readonly ask: Ask; readonly answer: Answer }[]): boolean;
  /** Of answers that were given together the rest could not follow: the table has changed. */
  stopped?(): void;
  answer(answer: Answer): void;
  undo(): void;
  lookAway(): void;
  hurry(): void;
}
