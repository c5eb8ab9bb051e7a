import type { Game, GameOption, Options, Phrase } from '@kaffeehaus/kernel';
import type { GameArea } from '@kaffeehaus/words';
import type { VNode } from 'preact';
import type { Part } from '../ui/part.ts';
import type { GameView } from './gameview.ts';

/** What the lobby knows of a game before its rules, words and drawings are here. */
export interface Playbill {
  readonly id: GameArea;
  readonly seats: Game['seats'];
  readonly options: readonly GameOption[];
  /** First names of its place for bots, by seat, in every language the same. */
  readonly bots: readonly string[];
  /** From 1, light, to 3, heavy. */
  readonly weight: 1 | 2 | 3;
  /** How long a game of two takes, about, until this device knows better. */
  readonly minutes: number;
  /** What differs from the usual options where somebody just wants to play. */
  readonly quick: Options;
  /** What to tell before a game with these options: allowed, but not for everybody. */
  warning?(options: Options): Phrase | undefined;
  /** The horizon of the poster in the lobby. */
  readonly skyline: Part<{ Skyline(): VNode }>;
  /** Loads the rules and the drawings. */
  load(): Promise<GameView>;
}
