/** A new game as it is put on the shelf. Home is drawn without it. */
import { type Game, type GameRecord, type Options, newRecord, start } from '@kaffeehaus/kernel';
import { type Suits, drawn } from '../repertoire/luck.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import { tidy } from './names.ts';
import { type Callings, type Chair, isBot, standardName } from './seating.ts';

export interface Setting {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  /** Its table goes with what was wished for; one of a typed seed need not. */
  readonly suits: boolean;
}

/**
 * The record of a game that begins; throws a Fault if the options do not go together. A seed that was typed decides by
 * itself, whatever would suit.
 */
export const settingOf = (
  game: Game,
  options: Options,
  all: readonly Chair[],
  seed: string,
  callings: Callings,
  suits: Suits = () => true,
): Setting => {
  const record =
    seed.trim() === ''
      ? drawn(game, options, all.length, suits)
      : newRecord(game, options, all.length, seed.trim());
  return {
    record: {
      ...record,
      names: all.map((chair, seat) => tidy(chair.name) || standardName(chair, seat, callings)),
    },
    sitters: all.map(({ role }) => (isBot(role) ? role : PERSON)),
    suits: suits(start(game, record.options, record.seats, record.seed)),
  };
};
