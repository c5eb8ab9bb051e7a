/** Events as lines of the log. */
import type { Event, Game, Phrase, Seat } from '@kaffeehaus/kernel';
import type { View } from './view.ts';

export interface Line {
  /** Which event it tells, counted from the beginning. */
  readonly index: number;
  readonly event: Event;
  readonly phrase: Phrase;
  readonly seat: Seat | undefined;
  /** Told since the viewer last answered. */
  readonly isNew: boolean;
}

const lineOf = (game: Game, event: Event, index: number, since: number): Line[] => {
  const phrase = game.phrases.event(event);
  if (!phrase) return [];
  const { who } = phrase.args;
  return [{ index, event, phrase, seat: typeof who === 'number' ? who : undefined, isNew: index >= since }];
};

/** The log of a view, oldest first. */
export const linesOf = (game: Game, { events, since }: View): readonly Line[] =>
  events.flatMap((event, index) => lineOf(game, event, index, since));
