/** A game that is shown and does not go on: nobody waits, thinks, takes back or hides anything. */
import type { Answer, Breakdown, Game, GameRecord, Seat } from '@kaffeehaus/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { View } from '../seat/view.ts';
import type { Sitter } from '../store/kept.ts';
import type { Party } from './party.ts';

export abstract class Exhibit implements Party {
  abstract readonly sitters: readonly Sitter[];
  abstract readonly view: ReadonlySignal<View>;
  abstract readonly kept: GameRecord | undefined;
  readonly game: Game;
  readonly record: GameRecord;
  readonly names: readonly string[];
  readonly looking = signal(false);
  readonly shared = false;
  readonly hints = false;
  readonly bots = { held: signal(false), stuck: signal(false), thinking: signal<readonly Seat[]>([]) };
  readonly broken: ReadonlySignal<Breakdown | undefined> = signal(undefined);

  constructor(game: Game, record: GameRecord, names: readonly string[]) {
    this.game = game;
    this.record = record;
    this.names = names;
  }

  abstract answer(answer: Answer): void;
  undo(): void {}
  lookAway(): void {}
  hurry(): void {}
  leave(): void {}
  retry(): void {}
}
