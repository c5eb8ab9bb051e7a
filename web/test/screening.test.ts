import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import {
  type Game,
  type GameEvent,
  type GameRecord,
  type Options,
  type State,
  WATCHER,
  at,
  determinize,
  isOver,
  mask,
  maskEvent,
  newRecord,
  replay,
  seeded,
  start,
  times,
  wordAnswer,
} from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { Screening, eyesAt } from '../src/replay/screening.ts';
import { played } from './played.ts';

const GAMES: readonly (readonly [Game, Options, number])[] = [
  [vienna as unknown as Game, { version: 'full' }, 3],
  [hamburg as unknown as Game, {}, 2],
  [estoril as unknown as Game, {}, 3],
];

interface Whole {
  readonly record: GameRecord;
  /** The table after so many answers, and what was told until then. */
  readonly tables: readonly State[];
  readonly told: readonly (readonly GameEvent[])[];
}

/** A game played by lot to its end; answers that were given at the same time stand in seat order. */
const whole = (game: Game, options: Options, seats: number, seed = 'coffee'): Whole => {
  const answers: string[] = [];
  const opening: GameEvent[] = [];
  const tables = [start(game, options, seats, seed, opening)];
  const told: (readonly GameEvent[])[] = [opening];
  for (const { ask, answer, after, events } of played(game, options, seats, seed)) {
    answers.push(wordAnswer(game, ask.seat, answer));
    tables.push(game.clone(after));
    told.push(events.slice());
  }
  return { record: { ...newRecord(game, options, seats, seed), answers }, tables, told };
};

const cut = (record: GameRecord, n: number): GameRecord => ({
  ...record,
  answers: record.answers.slice(0, n),
});

describe.each(GAMES)('$id', (game, options, seats) => {
  const { record, tables, told } = whole(game, options, seats);
  const screening = new Screening({ game, record });

  test('every step is what its viewer saw then, and heard', () => {
    for (const viewer of [...times(seats, seat => seat), WATCHER]) {
      screening.lend(viewer);
      for (const { n } of screening.stops) {
        screening.go(n);
        const s = at(tables, n);
        const { table, events: heard, over } = screening.view.value;
        expect(table).toEqual(mask(game, s, viewer));
        expect(over).toBe(isOver(s));
        if (n % 9 === 0) expect(heard).toEqual(at(told, n).map(event => maskEvent(game, event, viewer)));
      }
    }
  });

  test('its last step is the end of the game, and nothing is asked anywhere', () => {
    screening.go(Number.POSITIVE_INFINITY);
    expect(screening.n.value).toBe(record.answers.length);
    expect(screening.view.value.over).toBe(true);
    for (const { n } of screening.stops) {
      screening.go(n);
      expect(screening.view.value.ask).toBeUndefined();
    }
  });

  test('strides lead to the end and back to the beginning, never between answers given at the same time', () => {
    for (const stride of ['answer', 'turn', 'round'] as const) {
      const way = [0];
      screening.go(0);
      for (let i = 0; i <= record.answers.length && screening.n.value < record.answers.length; i++) {
        screening.step(1, stride);
        way.push(screening.n.value);
      }
      expect(way.at(-1)).toBe(record.answers.length);
      expect(way).toEqual([...new Set(way)]);
      for (const n of way) expect(at(tables, n).ply).toBe(n);
      const back = [record.answers.length];
      while (at(back, back.length - 1) > 0 && back.length <= way.length) {
        screening.step(-1, stride);
        back.push(screening.n.value);
      }
      expect(back.reverse()).toEqual(way);
    }
  });

  test('a game that goes on is seen with the eyes of its seat, whatever somebody presses', () => {
    const running = new Screening({ game, record: cut(record, record.answers.length - 5), eyes: [1] });
    running.unveil(true);
    running.lend(0);
    expect(running.view.value.viewer).toBe(1);
    expect(running.open.value).toBe(false);
    expect(running.kept).toBeUndefined();
    for (const { n } of running.stops) {
      running.go(n);
      expect(running.view.value.table).toEqual(mask(game, at(tables, n), 1));
      if (n > 0 && running.seatOf(n) !== 1) expect(running.said(n)).toBeUndefined();
    }
  });

  test('two worlds that a seat cannot tell apart are shown alike', () => {
    const n = Math.floor(record.answers.length / 2);
    const real = at(tables, n);
    const other = determinize(game, mask(game, real, 1), seeded('another world'));
    expect(other.zones).not.toEqual(real.zones);
    const running = new Screening({ game, record: cut(record, n), eyes: [1] });
    expect(running.view.value.table).toEqual(mask(game, other, 1));
  });

  test('everything lies open once it is over', () => {
    screening.lend(0);
    screening.unveil(true);
    screening.go(Math.floor(record.answers.length / 2));
    const { table } = screening.view.value;
    expect(table.zones).toEqual(at(tables, screening.n.value).zones);
    expect(table.rng.key).toEqual([]);
    expect(table.zones.flat().some(card => card < 0)).toBe(false);
    screening.unveil(false);
  });

  test('answers are told with their questions to whose they are', () => {
    const n = record.answers.length - 3;
    const seat = screening.seatOf(n);
    screening.lend(seat);
    const said = screening.said(n);
    expect(said && wordAnswer(game, said.seat, said.answer)).toBe(record.answers[n - 1]);
    screening.lend((seat + 1) % seats);
    expect(screening.said(n)).toBeUndefined();
  });

  test('whoever plays on from there finds the same table', () => {
    for (const { n } of screening.stops.filter((_, i) => i % 9 === 0)) {
      const forked = screening.fork(n);
      expect(replay(game, forked)).toEqual(at(tables, n));
      expect(forked.answers).toHaveLength(n);
    }
  });
});

test('alone at a screen one sees with one’s own eyes, several with nobody’s', () => {
  expect(eyesAt(['easy', 'person', 'hard'])).toBe(1);
  expect(eyesAt(['person', 'person'])).toBe(WATCHER);
  expect(eyesAt(['hard', 'hard'])).toBe(WATCHER);
});
