/** Plays games for the lab and notes what it weighs; runs in a thread. */
import { at, score, start, times, deedsOf } from '@kaffeehaus/kernel';
import type { GameEvent, Game, Item, Options, OptionValue, Seat, State } from '@kaffeehaus/kernel';
import { gameOf } from '../games.ts';
import { luckOf, playOut, sit } from '../match.ts';
import { judgeOf } from '../minds.ts';
import { SUBJECTS } from './subjects.ts';
import type { Subject } from './subjects.ts';

/** One option that is not as usual; of a set of values, one that is in it. */
export interface Change {
  readonly option: string;
  readonly value: OptionValue;
}

/** A game to be played by bots of one level. */
export interface Trial {
  readonly seats: number;
  readonly options: Options;
  /** What differs from the usual options, if something does. */
  readonly change: Change | undefined;
  readonly level: string;
  readonly think: number;
  readonly seed: string;
}

export interface Batch {
  readonly game: string;
  readonly trials: readonly Trial[];
}

/** What is known of a finished game. Lists are by seat; sheets and scores of an automaton come after the seats. */
export interface Observation {
  readonly trial: Trial;
  readonly rounds: number;
  readonly answers: number;
  /** Who began the first round. */
  readonly first: Seat;
  readonly scores: readonly number[];
  /** A shared victory is split. */
  readonly wins: readonly number[];
  readonly sources: readonly string[];
  readonly sheets: readonly (readonly number[])[];
  /** By subject, then by seat: what it had. */
  readonly had: readonly (readonly (readonly Item[])[])[];
}

export const subjectsOf = ({ id }: Pick<Game, 'id'>): readonly Subject[] => SUBJECTS[id] ?? [];

/** Whoever begins: every game tells before its first question. */
const beginner = (events: readonly GameEvent[]): Seat => {
  const seat = deedsOf(events).find(({ e }) => e === 'start' || e === 'round')?.['seat'];
  return typeof seat === 'number' ? seat : 0;
};

const lying = (game: Game, s: State, seat: Seat, name: string): readonly Item[] =>
  game
    .zones(s.seats)
    .flatMap((zone, z) =>
      zone.seat === seat && zone.name.replace(/ \w+$/, '') === name ? at(s.zones, z) : [],
    );

const observe = async (game: Game, trial: Trial): Promise<Observation> => {
  const { seats, options, level, think, seed } = trial;
  const subjects = subjectsOf(game);
  const events: GameEvent[] = [];
  const s = start(game, options, seats, seed, events);
  const named = subjects.map(() => times(seats, () => new Set<Item>()));
  const sitting = sit(times(seats, () => ({ bot: level, think })));
  const answers = playOut(await judgeOf(game), s, sitting, luckOf(seed), (ask, answer) => {
    subjects.forEach((subject, i) => {
      if ('why' in subject && subject.why === ask.why)
        for (const item of answer) at(at(named, i), ask.seat).add(item);
    });
  });
  const sheets = game.audit(s);
  const winners = game.winners(s).seats;
  return {
    trial,
    rounds: game.round(s),
    answers,
    first: beginner(events),
    scores: sheets.map(score),
    wins: sheets.map((_, player) => (winners.includes(player) ? 1 / winners.length : 0)),
    sources: at(sheets, 0).map(({ source }) => source),
    sheets: sheets.map(sheet => sheet.map(({ points }) => points)),
    had: subjects.map((subject, i) =>
      times(seats, seat =>
        'zone' in subject ? lying(game, s, seat, subject.zone) : [...at(at(named, i), seat)],
      ),
    ),
  };
};

export const observeAll = async ({ game: id, trials }: Batch): Promise<Observation[]> => {
  const game = gameOf(id);
  const seen: Observation[] = [];
  for (const trial of trials) seen.push(await observe(game, trial));
  return seen;
};
