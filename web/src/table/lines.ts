/** Events as lines of the log. */
import { type Game, type GameEvent, type Phrase, type Seat, isDeed } from '@kaffeehaus/kernel';
import type { View } from '../seat/view.ts';

export interface Line {
  /** Which event it tells, counted from the beginning. */
  readonly index: number;
  readonly event: GameEvent;
  readonly phrase: Phrase;
  readonly seat: Seat | undefined;
  /** Told since the viewer last answered. */
  readonly isNew: boolean;
}

/** What an event is told with, once and for all: late in a game there are hundreds, and only a few are new. */
const told = new WeakMap<GameEvent, Phrase | null>();

const phraseOf = (game: Game, event: GameEvent): Phrase | null => {
  const known = told.get(event);
  if (known !== undefined) return known;
  const phrase = isDeed(event) ? (game.phrases.event(event) ?? null) : null;
  told.set(event, phrase);
  return phrase;
};

const lineOf = (game: Game, event: GameEvent, index: number, since: number): Line[] => {
  const phrase = phraseOf(game, event);
  if (!phrase) return [];
  const { who } = phrase.args;
  return [{ index, event, phrase, seat: typeof who === 'number' ? who : undefined, isNew: index >= since }];
};

/** The log of a view from an event on, oldest first. */
export const linesOf = (game: Game, { events, since }: View, from = 0): readonly Line[] =>
  events.slice(from).flatMap((event, i) => lineOf(game, event, from + i, since));

/** The newest lines of a view, newest first, and whether there are older ones; all of them, or one seat's. */
export const newestLines = (
  game: Game,
  { events, since }: View,
  most: number,
  who?: Seat,
): { readonly lines: readonly Line[]; readonly hasMore: boolean } => {
  const lines: Line[] = [];
  let index = events.length - 1;
  for (; index >= 0 && lines.length < most; index--) {
    const event = events[index];
    const told = event ? lineOf(game, event, index, since) : [];
    lines.push(...told.filter(line => who === undefined || line.seat === who));
  }
  return { lines, hasMore: index >= 0 };
};
