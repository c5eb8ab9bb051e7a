/** The games of the house. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { times, unknownGame } from '@kaffeehaus/kernel';
import type { Game, Seat, State, Step } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import type { Words } from '@kaffeehaus/words/node';
import { isPlayer } from './play/seating.ts';
import { quoted } from './screen.ts';

/** A host knows games only from outside: the kernel hands each the states it made itself. */
const fromOutside = <S extends State, E extends Step>(game: Game<S, E>): Game => game as unknown as Game;

export const GAMES: readonly Game[] = [fromOutside(vienna), fromOutside(hamburg), fromOutside(estoril)];

export const gameOf = (id: string, games: readonly Game[] = GAMES): Game => {
  const game = games.find(one => one.id === id);
  if (!game) throw unknownGame(id, games);
  return game;
};

export const gameName = (words: Words, { id }: Game): string => {
  const key = `${id}.name`;
  return words.has(key) ? words.say({ key, args: {} }) : id;
};

const AUTOMATONS: { readonly [game: string]: 'hamburg.tom' } = { hamburg: 'hamburg.tom' };

/** Longer names are cut: they stand in every line. */
const LONGEST_NAME = 24;

/** A seat by the name its record gives it, if that is one and says who is meant. */
const seatName = (words: Words, seat: Seat, names: readonly string[]): string => {
  const number = words.t('common.seat', { seat: seat + 1 });
  const name = quoted((names[seat] ?? '').trim(), LONGEST_NAME);
  if (name === '' || isPlayer(name)) return number;
  const isOne = names.filter(other => other.trim() === names[seat]?.trim()).length === 1;
  return isOne ? name : `${name} (${number})`;
};

/** The names of all who have a score: the seats, and after them what the game plays itself against a lone player. */
export const playerNames = (
  words: Words,
  game: Game,
  table: State,
  names: readonly string[] = [],
): readonly string[] => {
  const automaton = words.t(AUTOMATONS[game.id] ?? 'cli.automaton');
  return times(game.audit(table).length, i => (i < table.seats ? seatName(words, i, names) : automaton));
};
