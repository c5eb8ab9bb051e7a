/**
 * Two worlds: the leak test with a notion of knowledge of its own. It follows what each viewer was shown, swaps two
 * cards the viewer cannot tell apart, gives both worlds the same answers, and compares every byte the viewer receives.
 */
import { count, has, nth } from './choice.ts';
import { FIRST, WATCHER, bit } from './game.ts';
import type { Answer, Ask, Card, GameEvent, Game, Seat, State } from './game.ts';
import { mask, maskEvent, openAsks } from './hide.ts';
import { at, times } from './list.ts';
import { apply, askOf, asked, expected, refusalOf } from './play.ts';
import { preview } from './preview.ts';
import { below } from './random.ts';
import type { Chance } from './random.ts';
import { difference } from './same.ts';

/** What a viewer can say of a card: exactly where it is, that it came from a shuffle, or that it is in somebody's hand. */
type Trace = string;
const EXACT: Trace = '';

export class Witness {
  private readonly game: Game;
  private readonly seats: number;
  private readonly sees: number[];
  /** By viewer, by card. */
  private readonly traces = new Map<Seat, Map<Card, Trace>>();
  private readonly where = new Map<Card, number>();
  private shuffles = 0;

  constructor(game: Game, laid: State) {
    this.game = game;
    this.seats = laid.seats;
    this.sees = [...laid.sees];
    for (const viewer of this.viewers()) this.traces.set(viewer, new Map());
    laid.zones.forEach((cards, zone) => {
      for (const card of cards) {
        this.where.set(card, zone);
        for (const viewer of this.viewers())
          this.trace(viewer).set(
            card,
            this.isSeen(zone, viewer) ? EXACT : `laid with back ${game.back(card)}`,
          );
      }
    });
  }

  viewers(): Seat[] {
    return [...times(this.seats, seat => seat), WATCHER];
  }

  private trace(viewer: Seat): Map<Card, Trace> {
    return this.traces.get(viewer) as Map<Card, Trace>;
  }

  private isSeen(zone: number, viewer: Seat): boolean {
    return (at(this.sees, zone) & bit(viewer)) !== 0;
  }

  /** Follows what happened. Returns whether anybody was shown a face that was not exactly known before. */
  hear(events: readonly GameEvent[]): boolean {
    let news = false;
    for (const event of events) {
      if (event.k === 'move' && this.moved(event.card, event.to)) news = true;
      if (event.k === 'shuffle') this.shuffled(event.zone);
      if (event.k === 'flip' && this.turned(event.zone, event.sees)) news = true;
      if (event.k === 'peek') {
        this.trace(event.seat).set(event.card, EXACT);
        news = true;
      }
    }
    return news;
  }

  private moved(card: Card, to: number): boolean {
    let news = false;
    this.where.set(card, to);
    for (const viewer of this.viewers()) {
      const trace = this.trace(viewer);
      if (this.isSeen(to, viewer)) {
        if (trace.get(card) !== EXACT) news = true;
        trace.set(card, EXACT);
      } else if (at(this.game.zones(this.seats), to).loose && trace.get(card) === EXACT) {
        trace.set(card, `in ${to} with back ${this.game.back(card)}`);
      }
    }
    return news;
  }

  private shuffled(zone: number): void {
    const name = `shuffle ${this.shuffles++}`;
    const inside = [...this.where].filter(([, z]) => z === zone).map(([card]) => card);
    for (const viewer of this.viewers())
      for (const card of inside) this.trace(viewer).set(card, `${name} with back ${this.game.back(card)}`);
  }

  private turned(zone: number, sees: number): boolean {
    this.sees[zone] = sees;
    let news = false;
    for (const [card, z] of this.where)
      if (z === zone)
        for (const viewer of this.viewers())
          if (this.isSeen(zone, viewer)) {
            if (this.trace(viewer).get(card) !== EXACT) news = true;
            this.trace(viewer).set(card, EXACT);
          }
    return news;
  }

  knows(viewer: Seat, card: Card): boolean {
    return this.trace(viewer).get(card) === EXACT;
  }

  /** Cards that neither the viewer nor a spectator can tell from this one, and that lie elsewhere. */
  twins(viewer: Seat, card: Card): Card[] {
    const mine = this.trace(viewer).get(card);
    const watched = this.trace(WATCHER).get(card);
    if (mine === EXACT || watched === EXACT) return [];
    return [...this.where.keys()].filter(
      other =>
        other !== card &&
        this.where.get(other) !== this.where.get(card) &&
        this.trace(viewer).get(other) === mine &&
        this.trace(WATCHER).get(other) === watched,
    );
  }

  copy(): Witness {
    const copy = Object.assign(Object.create(Witness.prototype) as Witness, this, {
      sees: [...this.sees],
      where: new Map(this.where),
      traces: new Map([...this.traces].map(([viewer, trace]) => [viewer, new Map(trace)])),
    });
    return copy;
  }
}

const exchange =
  (c: Card, d: Card) =>
  (x: number): number =>
    x === c ? d : x === d ? c : x;

/**
 * The same table with two cards exchanged, and with them who knows what lies at their places. The shuffle a card came
 * from stays: two cards of one hand may have come from different ones, for all to see.
 */
const swapped = <S extends State>(game: Game<S>, s: S, viewer: Seat, c: Card, d: Card): S => {
  const t = game.clone(s);
  const other = exchange(c, d);
  t.zones = times(t.zones.length, z => times(at(s.zones, z).length, i => other(at(at(s.zones, z), i))));
  t.knows = times(t.knows.length, i => at(s.knows, other(FIRST + i) - FIRST));
  // What others are offered follows from the cards they hold in this world.
  const fresh = openAsks(game, t);
  t.wait = t.wait.map((ask): Ask => {
    if (ask.seat === viewer) return ask;
    const there = ask.secret ? fresh.find(x => x.seat === ask.seat) : undefined;
    return there ?? { ...ask, of: ask.of.map(other) };
  });
  t.given = t.given.map((answer, i) =>
    answer === null || at(t.wait, i).seat === viewer ? answer : answer.map(other),
  );
  return t;
};

/** Everything the viewer receives besides events: table, own question with what is refused and what answers bring. */
const received = (game: Game, s: State, viewer: Seat): unknown => {
  const table = mask(game, s, viewer);
  const ask = viewer === WATCHER ? undefined : asked(s).find(a => a.seat === viewer);
  const refused = ask
    ? expected(game, s, viewer).map(item => refusalOf(game, s, viewer, item) ?? 'fine')
    : [];
  return { table, refused, previews: ask ? previews(game, table, ask) : [] };
};

/** What the seat may look up of the first and the last answer it is offered. */
const previews = (game: Game, view: State, ask: Ask): unknown =>
  [0, count(ask) - 1].map(i => preview(game, view, [nth(ask, i)]));

const compare = (game: Game, a: State, b: State, viewer: Seat): string | undefined =>
  difference(received(game, a, viewer), received(game, b, viewer)) ??
  difference(received(game, a, WATCHER), received(game, b, WATCHER));

/** Plays both worlds on for a while. Returns what told them apart, if anything did before a card was shown. */
export const tellApart = <S extends State>(
  game: Game<S>,
  s: S,
  witness: Witness,
  viewer: Seat,
  pair: readonly [Card, Card],
  chance: Chance,
  plies: number,
): string | undefined => {
  const a = game.clone(s);
  const b = swapped(game, s, viewer, ...pair);
  const eye = witness.copy();
  const other = exchange(...pair);
  const hidden = (): boolean => pair.every(card => !eye.knows(viewer, card) && !eye.knows(WATCHER, card));
  for (let i = 0; i <= plies; i++) {
    const open = asked(a);
    if (open.length === 0) return undefined; // at the end all cards are shown
    const found = compare(game, a, b, viewer);
    if (found !== undefined) return `seat ${viewer + 1} can tell ${pair.join(' from ')} by ${found}`;
    const ask = at(open, below(chance, open.length));
    const answer = nth(ask, below(chance, count(ask)));
    const mirrored: Answer = ask.seat === viewer ? answer : answer.map(other);
    const there = askOf(b, ask.seat);
    // What another seat may do can depend on cards only it sees: doing it tells, and the worlds part here.
    if (ask.secret && ask.seat !== viewer && there !== undefined && !has(there, mirrored)) return undefined;
    const heardA: GameEvent[] = [];
    const heardB: GameEvent[] = [];
    apply(game, a, ask.seat, answer, heardA);
    apply(game, b, ask.seat, mirrored, heardB);
    for (const [k, event] of heardA.entries()) {
      eye.hear([event]);
      // Shown at last, even if shuffled away again at once: from here on the worlds may differ.
      if (!hidden()) return undefined;
      for (const listener of [viewer, WATCHER]) {
        const heard = heardB[k] && maskEvent(game, heardB[k], listener);
        const told = difference(maskEvent(game, event, listener), heard);
        if (told !== undefined)
          return `seat ${viewer + 1} can tell ${pair.join(' from ')} by event ${event.e ?? event.k}.${told}`;
      }
    }
  }
  return undefined;
};
