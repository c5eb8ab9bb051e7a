/**
 * What a host may call of one revision of the rules. A revision carries its own kernel, so that a game is finished by
 * the rules that began it; several live in one process. The contract only grows: what is here stays, with its meaning.
 */
import { answers, count, has, inAskOrder, nth } from './choice.ts';
import { Film } from './film.ts';
import type { Answer, Ask, Game, GameEvent, Item, Options, Phrase, Refusal, Seat, State } from './game.ts';
import { determinize, isOver, mask, maskEvent } from './hide.ts';
import { Host } from './host.ts';
import type { Breakdown, Save } from './host.ts';
import { resolveOptions } from './options.ts';
import { apply, askOf, asked, expected, forced, refusalOf, retract, start } from './play.ts';
import { preview, previewPhrases } from './preview.ts';
import type { Preview } from './preview.ts';
import type { Chance } from './random.ts';
import { newRecord, readAnswer, replay, wordAnswer } from './record.ts';
import type { GameRecord } from './record.ts';
import { packDelta, packView, unpackDelta, unpackView } from './wire.ts';
import type { Heard } from './wire.ts';

/** Rises when something is added. */
export const CONTRACT = 1;

/** A game as a host holds it. */
export type Held = Pick<
  Host,
  | 'game'
  | 'table'
  | 'version'
  | 'put'
  | 'over'
  | 'record'
  | 'given'
  | 'save'
  | 'snapshot'
  | 'turns'
  | 'story'
  | 'film'
  | 'answer'
  | 'undoable'
  | 'undo'
  | 'view'
  | 'since'
  | 'tell'
  | 'heard'
>;

/** A game to be looked at. */
export type Reel = Pick<Film, 'game' | 'record' | 'length' | 'shot' | 'at' | 'follow' | 'fork'>;

/** Views and what became of them, as bytes. */
export interface Wire {
  packView(game: Game, view: State): Uint8Array;
  unpackView(game: Game, seats: number, bytes: Uint8Array): State;
  packDelta(game: Game, before: State, after: State, events: readonly GameEvent[]): Uint8Array;
  unpackDelta(game: Game, before: State, bytes: Uint8Array): Heard<State>;
}

export interface Contract {
  // a game in one hand
  open(game: Game, save: Save, report?: (breakdown: Breakdown) => void): Held;
  film(game: Game, record: GameRecord): Reel;
  // playing
  start(game: Game, options: Options, seats: number, seed: string, events?: GameEvent[] | null): State;
  apply(game: Game, s: State, seat: Seat, answer: Answer, events?: GameEvent[] | null): void;
  retract(s: State, seat: Seat): void;
  isOver(s: State): boolean;
  resolveOptions(game: Game, given: unknown, seats: number): Options;
  // questions
  asked(s: State): readonly Ask[];
  askOf(s: State, seat: Seat): Ask | undefined;
  forced(ask: Ask): boolean;
  count(ask: Ask): number;
  has(ask: Ask, answer: Answer): boolean;
  nth(ask: Ask, r: number): Answer;
  answers(ask: Ask): Answer[];
  inAskOrder(ask: Ask, items: Answer): Answer;
  expected(game: Game, s: State, seat: Seat): readonly Item[];
  refusalOf(game: Game, s: State, seat: Seat, item: Item): Refusal | undefined;
  // views
  mask(game: Game, s: State, viewer: Seat): State;
  maskEvent(game: Game, event: GameEvent, viewer: Seat): GameEvent;
  determinize(game: Game, masked: State, chance: Chance): State;
  preview(game: Game, view: State, answers: readonly Answer[]): Preview;
  previewPhrases(game: Game, found: Preview): Phrase[];
  // records and words
  newRecord(game: Game, options: Options, seats: number, seed: string): GameRecord;
  replay(game: Game, record: GameRecord, to?: number, events?: GameEvent[] | null): State;
  wordAnswer(game: Game, seat: Seat, answer: Answer): string;
  readAnswer(game: Game, text: string, number: number): [Seat, Answer];
}

export const contract: Contract = {
  open: (game, save, report) => new Host(game, save, report),
  film: (game, record) => new Film(game, record),
  start,
  apply,
  retract,
  isOver,
  resolveOptions,
  asked,
  askOf,
  forced,
  count,
  has,
  nth,
  answers,
  inAskOrder,
  expected,
  refusalOf,
  mask,
  maskEvent,
  determinize,
  preview,
  previewPhrases,
  newRecord,
  replay,
  wordAnswer,
  readAnswer,
};

const wire: Wire = { packView, unpackView, packDelta, unpackDelta };

/** One revision of a game with the kernel that runs it: what a bundle exports. */
export interface Rules {
  readonly contract: number;
  readonly id: string;
  readonly rev: number;
  readonly shape: number;
  readonly game: Game;
  readonly kernel: Contract;
  readonly wire: Wire;
  /** The texts that the game names: catalogues must hold them as long as the revision is played. */
  readonly keys: readonly string[];
}

/** The rules as they are built in. */
export const rulesOf = (game: Game, keys: readonly string[] = []): Rules => ({
  contract: CONTRACT,
  id: game.id,
  rev: game.rev,
  shape: game.shape,
  game,
  kernel: contract,
  wire,
  keys,
});
