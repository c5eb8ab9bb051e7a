/** What happened, in words, as one viewer may hear it. */
import { deedsOf, maskDeed } from '@kaffeehaus/kernel';
import type { GameEvent, Game, Seat } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';

export const logLines = (
  words: Words,
  game: Game,
  events: readonly GameEvent[],
  viewer: Seat,
  names: readonly string[],
): string[] =>
  deedsOf(events).flatMap(deed => {
    const phrase = game.phrases.event(maskDeed(game, deed, viewer));
    return phrase ? [words.say(phrase, names)] : [];
  });
