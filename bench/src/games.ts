/** Games to measure with: random ones, with everything a game offers switched on. */
import {
  Host,
  apply,
  asked,
  at,
  below,
  count,
  firstOpen,
  newRecord,
  nth,
  resolveOptions,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import type { Answer, Chance, Game, Options, OptionValue, GameRecord, Seat, State } from '@kaffeehaus/kernel';

/** Every rule of the full version and every expansion, as far as they go together at so many seats. */
export const everything = (game: Game, seats: number): Options => {
  let options: { readonly [name: string]: OptionValue } = {};
  for (const { name, values, many } of game.options) {
    const most = many ? (values as readonly string[]) : values.includes(true) ? true : undefined;
    if (most === undefined) continue;
    const more = { ...options, [name]: most };
    try {
      resolveOptions(game, more, seats);
      options = more;
    } catch {
      // Does not go with what is on already.
    }
  }
  return resolveOptions(game, options, seats);
};

/** Plays on by lot, silently, and returns the number of answers; stops after `most`. */
export const playOn = (game: Game, s: State, chance: Chance, most = Infinity): number => {
  let n = 0;
  for (let ask = firstOpen(s); ask !== undefined && n < most; ask = firstOpen(s)) {
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))));
    n++;
  }
  return n;
};

/** One game as a record, with its answers ready to be given again. */
export interface Played {
  readonly record: GameRecord;
  readonly answers: readonly (readonly [Seat, Answer])[];
}

export const playRecorded = (game: Game, seats: number, options: Options, seed: string): Played => {
  const host = new Host(game, { record: newRecord(game, options, seats, seed) });
  const chance = seeded(`players of ${seed}`);
  const answers: (readonly [Seat, Answer])[] = [];
  while (!host.over) {
    const ask = at(asked(host.table), 0);
    const answer = nth(ask, below(chance, count(ask)));
    answers.push([ask.seat, answer]);
    host.answer(ask.seat, answer);
  }
  return { record: host.record, answers };
};

/** The table after so many answers of a recorded game. */
export const tableAt = (game: Game, { record, answers }: Played, n: number): State => {
  const s = start(game, record.options, record.seats, record.seed);
  for (const [seat, answer] of answers.slice(0, n)) apply(game, s, seat, answer);
  return s;
};
