/** A game that goes on in the house, looked back at: no more and no less than its viewer saw. */
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import {
  type Game,
  Host,
  type Rules,
  type Seat,
  type State,
  WATCHER,
  at,
  below,
  mask,
  newRecord,
  nth,
  rulesOf,
  seeded,
} from '@kaffeehaus/kernel';
import type { TableLog } from '@kaffeehaus/protocol';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { Recalled } from '../src/online/recalled.ts';
import { Screening } from '../src/replay/screening.ts';

const GAMES: readonly (readonly [Game, number])[] = [
  [vienna as unknown as Game, 3],
  [hamburg as unknown as Game, 2],
  [estoril as unknown as Game, 3],
];

const inLetters = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** A game at a host, and what the house would tell of it to each who listens. */
class Played {
  readonly host: Host;
  readonly rules: Rules;
  readonly told: Map<Seat, { turns: TableLog['turns'][number][]; next: null; table: string }>;
  /** By version, how many answers stood. */
  readonly plies: number[];

  constructor(game: Game, seats: number, viewers: readonly Seat[]) {
    this.rules = rulesOf(game);
    this.host = new Host(game, { record: newRecord(game, {}, seats, 'melange') });
    const { wire } = this.rules;
    this.told = new Map(
      viewers.map(viewer => {
        const table = inLetters(wire.packView(game, this.#seen(viewer)));
        const { events } = at(this.host.tell(viewer), 0);
        const start = { v: 1, at: 0, kind: 'start', to: 0, actor: -1, events };
        return [viewer, { turns: [start], next: null, table }];
      }),
    );
    this.plies = [0, 0];
  }

  /** Somebody answers by lot; now and then they take it back. */
  step(lot: (n: number) => number): void {
    const { table } = this.host;
    const asks = this.rules.kernel.asked(table);
    const ask = at(asks, lot(asks.length));
    const answer = nth(ask, lot(this.rules.kernel.count(ask)));
    this.#change(ask.seat, () => this.host.answer(ask.seat, answer));
    if (lot(5) > 0 || this.host.undoable(ask.seat) === 0) return;
    this.#change(ask.seat, () => this.host.undo(ask.seat));
  }

  #change(seat: Seat, deed: () => { readonly kind: string; readonly words: string }): void {
    const viewers = [...this.told.keys()];
    const before = viewers.map(viewer => this.#seen(viewer));
    const { kind, words } = deed();
    const v = this.plies.length;
    const { ply } = this.host.table;
    const to = kind === 'undo' ? this.plies.lastIndexOf(ply) : 0;
    this.plies.push(ply);
    for (const [i, viewer] of viewers.entries()) {
      const { game, wire } = this.rules;
      const { events } = at(this.host.tell(viewer), this.host.turns.length - 1);
      const delta = inLetters(wire.packDelta(game, at(before, i), this.#seen(viewer), events));
      const own = seat === viewer ? { words } : {};
      this.told.get(viewer)?.turns.push({ v, at: 0, kind, to, actor: seat, ...own, events, delta });
    }
  }

  #seen(viewer: Seat): State {
    return mask(this.host.game, this.host.table, viewer);
  }
}

describe.each(GAMES)('$id', (game, seats) => {
  const me = 1;
  const played = new Played(game, seats, [me, WATCHER]);
  const chance = seeded('einspänner');
  for (let i = 0; i < 90; i++) played.step(n => below(chance, n));
  const told = new Map([...played.told].map(([viewer, page]) => [viewer, [page]]));
  const source = new Recalled(played.rules, seats, told);
  const { record } = played.host;
  const remembered = new Screening({ game, record, eyes: [me, WATCHER], source });
  const recorded = new Screening({ game, record, eyes: [me, WATCHER] });

  test('every step is as its record will tell it, with the same number', () => {
    expect(remembered.stops).toEqual(recorded.stops);
    expect(record.answers.length).toBeGreaterThan(30);
    for (const viewer of [me, WATCHER])
      for (const { n } of recorded.stops) {
        for (const one of [remembered, recorded]) {
          one.lend(viewer);
          one.go(n);
        }
        expect(remembered.view.value).toEqual(recorded.view.value);
        expect(remembered.said(n)).toEqual(recorded.said(n));
      }
  });

  test('what happened is found at the step that brought it', () => {
    for (const one of [remembered, recorded]) one.lend(me);
    const { length } = recorded.view.value.events;
    for (let event = 0; event < length; event += 7)
      expect(remembered.answerOf(event)).toBe(recorded.answerOf(event));
  });

  test('nobody else’s eyes are lent, nothing is opened, and nothing handed out', () => {
    remembered.lend(me);
    remembered.lend(0);
    remembered.unveil(true);
    expect(remembered.view.value.viewer).toBe(me);
    expect(remembered.open.value).toBe(false);
    expect(remembered.kept).toBeUndefined();
    expect(() => remembered.fork(3)).toThrow('not handed out');
  });
});
