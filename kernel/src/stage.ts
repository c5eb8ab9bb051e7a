/** A stage for tests and scenarios: set a scene, say one sentence, look at the options, answer, look at the outcome. */
import { answers, inAskOrder } from './choice.ts';
import { FIRST } from './game.ts';
import type { Card, GameEvent, Game, Item, Options, Seat, State, Step } from './game.ts';
import { isOver } from './hide.ts';
import { enter, leave } from './learn.ts';
import { at } from './list.ts';
import { apply, askOf, asked, setTable, proceed, refusalOf, start } from './play.ts';
import { seeded } from './random.ts';
import { Tracker } from './tracker.ts';

/** Which cards' sentences ran, and which were among the options asserted: what a meta-test reads. */
export class Coverage {
  readonly ran = new Set<Card>();
  readonly asserted = new Set<Card>();

  /** Cards of the list that no test has both asserted and run. */
  missing(cards: readonly Card[]): Card[] {
    return cards.filter(card => !this.ran.has(card) || !this.asserted.has(card));
  }
}

export interface Scene {
  readonly seats: number;
  readonly options?: Options;
  readonly seed?: string;
  readonly coverage?: Coverage;
}

export class Stage<S extends State, E extends Step> {
  readonly game: Game<S, E>;
  readonly s: S;
  readonly events: GameEvent[] = [];
  private readonly coverage: Coverage | undefined;

  constructor(game: Game<S, E>, s: S, coverage: Coverage | undefined) {
    this.game = game;
    this.s = s;
    this.coverage = coverage;
  }

  /** Puts a card into a zone, wherever it was; everybody who sees the zone knows it there. */
  put(card: Card, zone: number): this {
    const { s } = this;
    const zones = this.game.zones(s.seats);
    for (const [z, cards] of s.zones.entries()) {
      const index = cards.indexOf(card);
      if (index < 0) continue;
      cards.splice(index, 1);
      if (!at(zones, z).loose) leave(s, z, index);
    }
    at(s.zones, zone).push(card);
    if (!at(zones, zone).loose) enter(s, zone, false, -1, 0);
    s.knows[card - FIRST] = at(s.sees, zone);
    return this;
  }

  /** Says a sentence as this seat, and nothing else. */
  say(me: Seat, ...todo: readonly E[]): this {
    this.s.stack = [{ me, todo, it: [] }];
    this.s.at = [0];
    this.s.wait = [];
    this.s.given = [];
    return this.listen(() => proceed(this.game, this.s, this.events));
  }

  /** What happens is followed by eyes of their own: afterwards everybody's view says what its viewer has seen. */
  private listen(play: () => void): this {
    const from = this.events.length;
    const tracker = Tracker.from(this.game, this.s);
    play();
    tracker.hear(this.events.slice(from));
    const wrong = this.over ? undefined : tracker.wrongView(this.s);
    if (wrong !== undefined) throw new Error(`knowledge: ${wrong}`);
    for (const event of this.events.slice(from))
      if (event.e === 'ability') this.coverage?.ran.add(event['card'] as Card);
    return this;
  }

  /** The open question of the seat, which must be this one. */
  ask(seat: Seat, why: string): ReturnType<typeof askOf> & object {
    const ask = askOf(this.s, seat);
    if (ask?.why !== why) throw new Error(`seat ${seat + 1} is asked ${ask?.why ?? 'nothing'}, not ${why}`);
    return ask;
  }

  /** Asserts that the seat is asked `why` and offered exactly these items; `because` names the cards this shows at work. */
  offers(seat: Seat, why: string, words: readonly string[], because: readonly Card[] = []): this {
    const ask = this.ask(seat, why);
    const offered = ask.of.map(item => this.game.word(item)).sort();
    const wanted = [...words].sort();
    if (offered.join(' ') !== wanted.join(' '))
      throw new Error(
        `${why} offers ${offered.join(' ') || 'nothing'}, expected ${wanted.join(' ') || 'nothing'}`,
      );
    for (const card of [...ask.of, ...because]) if (card > FIRST) this.coverage?.asserted.add(card);
    return this;
  }

  /** Asserts that the open question may be declined, or may not. */
  optional(seat: Seat, expected = true): this {
    const ask = askOf(this.s, seat);
    const can = ask !== undefined && ask.min === 0;
    if (can !== expected)
      throw new Error(`${ask?.why ?? 'nothing asked'} ${can ? 'may' : 'may not'} be declined`);
    return this;
  }

  /** Asserts that the item is not offered, and which rule says why. */
  refuses(seat: Seat, word: string, rule: string): this {
    const item = this.item(word);
    const refusal = refusalOf(this.game, this.s, seat, item);
    if (askOf(this.s, seat)?.of.includes(item)) throw new Error(`${word} is offered`);
    if (refusal?.rule !== rule)
      throw new Error(`${word} is refused by ${refusal?.rule ?? 'no rule'}, not ${rule}`);
    return this;
  }

  /** Gives the answer in words, in any order the question allows. */
  answer(seat: Seat, ...words: readonly string[]): this {
    const ask = askOf(this.s, seat);
    if (ask === undefined) throw new Error(`seat ${seat + 1} is not asked`);
    const items = inAskOrder(
      ask,
      words.map(word => this.item(word)),
    );
    return this.listen(() => apply(this.game, this.s, seat, items, this.events));
  }

  private item(word: string): Item {
    const item = this.game.item(word);
    if (item === undefined) throw new Error(`${this.game.id} knows no ${word}`);
    return item;
  }

  /** Who is asked what, as "seat:why" with seats from 1. */
  asked(): string[] {
    return asked(this.s).map(ask => `${ask.seat + 1}:${ask.why}`);
  }

  /** Every legal answer of the seat, in words. */
  answers(seat: Seat): string[] {
    const ask = askOf(this.s, seat);
    return ask ? answers(ask).map(answer => answer.map(item => this.game.word(item)).join(' ')) : [];
  }

  get over(): boolean {
    return isOver(this.s);
  }
}

/** A table set for a scene: everything laid out, nothing dealt, nobody asked. */
export const stage = <S extends State, E extends Step>(
  game: Game<S, E>,
  scene: Scene,
  set: (s: S) => void = () => {},
): Stage<S, E> => {
  const s = setTable(game, scene.options ?? {}, scene.seats);
  s.rng = seeded(scene.seed ?? 'scene');
  s.stack = [];
  s.at = [];
  set(s);
  return new Stage(game, s, scene.coverage);
};

/** A table as a new game begins, at its first question. */
export const opened = <S extends State, E extends Step>(game: Game<S, E>, scene: Scene): Stage<S, E> =>
  new Stage(game, start(game, scene.options ?? {}, scene.seats, scene.seed ?? 'scene'), scene.coverage);
