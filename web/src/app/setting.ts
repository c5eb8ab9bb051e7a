/** A new game as it is put on the shelf. Home is drawn without it. */
import { type Game, type GameRecord, type Options, newRecord } from '@kaffeehaus/kernel';
import { fresh } from '../store/chance.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import { type Callings, type Chair, MOST_LETTERS, isBot, standardName } from './seating.ts';

/** Visible letters only, single spaces, not too long. */
export const tidy = (name: string): string =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

export interface Setting {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
}

/** The record of a game that begins; throws a Fault if the options do not go together. */
export const settingOf = (
  game: Game,
  options: Options,
  all: readonly Chair[],
  seed: string,
  callings: Callings,
): Setting => ({
  record: {
    ...newRecord(game, options, all.length, seed.trim() || fresh(16)),
    names: all.map((chair, seat) => tidy(chair.name) || standardName(chair, seat, callings)),
  },
  sitters: all.map(({ role }) => (isBot(role) ? role : PERSON)),
});
