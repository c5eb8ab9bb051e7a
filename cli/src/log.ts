/** What happened, in words, as one viewer may hear it. */
import { maskEvent } from '@kaffeehaus/kernel';
import type { GameEvent, Game, Seat } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';

export const logLines = (
  words: Words,
  game: Game,
  events: readonly GameEvent[],
  viewer: Seat,
  names: readonly string[],
): string[] =>
  events.flatMap(event => {
    const phrase = game.phrases.event(maskEvent(game, event, viewer));
    return phrase ? [words.say(phrase, names)] : [];
  });
