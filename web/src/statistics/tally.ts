/** What games of somebody add up to, from their records alone. */
import {
  type Card,
  FIRST,
  type Game,
  type GameRecord,
  type Points,
  type Seat,
  score,
} from '@kaffeehaus/kernel';
import { filmOf } from '../rules/film.ts';
import { kernelOf } from '../rules/kernel.ts';

/** One finished game as one seat played it. */
export interface Played {
  readonly seats: number;
  readonly won: boolean;
  readonly sheet: readonly Points[];
  /** Every card its answers named, as often as they did. */
  readonly cards: readonly Card[];
}

/** Nothing of a game that the rules had not ended. */
export const playedBy = (game: Game, record: GameRecord, seat: Seat): Played | undefined => {
  const kernel = kernelOf(game);
  const film = filmOf(game, record);
  const end = film.at(film.length);
  const sheet = game.audit(end)[seat];
  if (!kernel.isOver(end) || !sheet) return undefined;
  const cards: Card[] = [];
  for (let n = 1; n <= film.length; n++) {
    const shot = film.shot(n);
    if (shot.seat === seat) cards.push(...shot.answer.filter(item => item > FIRST));
  }
  return { seats: record.seats, won: game.winners(end).seats.includes(seat), sheet, cards };
};

export interface BySeats {
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  readonly score: number;
}

export interface Favourite {
  readonly card: Card;
  /** How often it was named, in how many games, and how many of those were won. */
  readonly times: number;
  readonly games: number;
  readonly won: number;
}

export interface Tally {
  readonly bySeats: readonly BySeats[];
  /** By line of the score sheet, its mean. */
  readonly sources: readonly Points[];
  readonly favourites: readonly Favourite[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const bySeats = (games: readonly Played[]): readonly BySeats[] =>
  [...new Set(games.map(({ seats }) => seats))]
    .sort((a, b) => a - b)
    .map(seats => {
      const list = games.filter(game => game.seats === seats);
      return {
        seats,
        games: list.length,
        won: list.filter(({ won }) => won).length,
        score: mean(list.map(({ sheet }) => score(sheet))),
      };
    });

const sourcesOf = (games: readonly Played[]): readonly Points[] =>
  [...new Set(games.flatMap(({ sheet }) => sheet.map(({ source }) => source)))].map(source => ({
    source,
    points: mean(games.map(({ sheet }) => sheet.find(line => line.source === source)?.points ?? 0)),
  }));

/** So many are told, and none that was named in one game only, if there are several. */
const MOST = 6;

const favouritesIn = (games: readonly Played[]): readonly Favourite[] => {
  const cards = new Map<Card, Favourite>();
  for (const { cards: named, won } of games)
    for (const card of new Set(named)) {
      const before = cards.get(card) ?? { card, times: 0, games: 0, won: 0 };
      cards.set(card, {
        card,
        times: before.times + named.filter(one => one === card).length,
        games: before.games + 1,
        won: before.won + Number(won),
      });
    }
  const least = Math.min(2, games.length);
  return [...cards.values()]
    .filter(({ games: in_ }) => in_ >= least)
    .sort((a, b) => b.games - a.games || b.times - a.times || a.card - b.card)
    .slice(0, MOST);
};

export const tallyOf = (games: readonly Played[]): Tally => ({
  bySeats: bySeats(games),
  sources: sourcesOf(games),
  favourites: favouritesIn(games),
});
