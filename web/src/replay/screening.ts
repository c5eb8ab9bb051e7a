/**
 * A game that is looked at instead of played: a party over what is there of it. Every step is seen as the seat whose eyes
 * are lent saw it then; everything lies open only once the game is over.
 */
import {
  type Answer,
  type Ask,
  type Game,
  type GameEvent,
  type GameRecord,
  type Seat,
  type State,
  WATCHER,
  at,
  times,
} from '@kaffeehaus/kernel';
import { type ReadonlySignal, computed, signal } from '@preact/signals';
import { kernelOf } from '../rules/kernel.ts';
import type { Start, View } from '../seat/view.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import { Exhibit } from '../table/exhibit.ts';
import { Played, type Source } from './source.ts';

/** How far one goes at once: an answer, somebody's turn, a round. */
export const STRIDES = ['answer', 'turn', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** The table after so many answers, in short. */
export interface Stop {
  readonly n: number;
  readonly round: number;
  /** Who answered last; −1: nobody yet. */
  readonly seat: Seat;
}

/** What was asked and answered, as far as it may be told. */
export interface Said {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly answer: Answer;
  /** Before it was answered. */
  readonly table: State;
}

interface Told {
  readonly events: readonly GameEvent[];
  /** By answer, how many events there were after it. */
  readonly until: readonly number[];
  readonly starts: readonly Start[];
}

/** Whose eyes an unfinished game may be seen with: whoever sits here alone sees with their own, several with nobody's. */
export const eyesAt = (sitters: readonly Sitter[]): Seat => {
  const people = sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  return people.length === 1 ? at(people, 0) : WATCHER;
};

export interface ScreeningProps {
  readonly game: Game;
  readonly record: GameRecord;
  readonly sitters?: readonly Sitter[];
  readonly names?: readonly string[];
  /** How many answers to begin with; all of them if nothing is said. */
  readonly n?: number | undefined;
  /** Of an unfinished game: with these eyes and no others, first of all the first. */
  readonly eyes?: readonly Seat[];
  /** Nobody plays on in it, and everybody may read it, though the rules had not ended it. */
  readonly ended?: boolean;
  /** Where its tables come from, if not from the record. */
  readonly source?: Source | undefined;
}

export class Screening extends Exhibit {
  readonly sitters: readonly Sitter[];
  /** The game is over: every seat's eyes are lent, and everything may lie open. */
  readonly over: boolean;
  /** How many answers have been given where one looks. */
  readonly n;
  /** With whose eyes one looks. */
  readonly viewer;
  /** Nothing is hidden. */
  readonly open = signal(false);
  readonly view: ReadonlySignal<View>;
  /** How many stops the last step went, backwards below 0: whoever went far has not seen what came between. */
  went = 0;

  readonly #source: Source;
  readonly #lent: readonly Seat[];
  readonly #told = new Map<Seat, Told>();
  #stops: readonly Stop[] | undefined;

  constructor(props: ScreeningProps) {
    const { game, record, sitters = [], names, n, eyes = [WATCHER], ended = false, source } = props;
    super(game, record, names ?? record.names ?? []);
    this.sitters = sitters;
    this.#source = source ?? new Played(game, record);
    this.#lent = eyes;
    this.viewer = signal(at(eyes, 0));
    this.over = ended || kernelOf(game).isOver(this.#tableAt(this.length));
    this.n = signal(at(this.stops, this.#stopAt(n ?? this.length)).n);
    this.view = computed(() => this.#look(this.n.value, this.viewer.value, this.open.value));
  }

  answer(): void {}

  /** How many answers there are. */
  get length(): number {
    return this.#source.length;
  }

  /** Whose eyes are lent. */
  get eyes(): readonly Seat[] {
    return this.over ? [...times(this.record.seats, seat => seat), WATCHER] : this.#lent;
  }

  /** Nothing of an unfinished game is handed out: a record holds its secrets. */
  get kept(): GameRecord | undefined {
    return this.over ? this.record : undefined;
  }

  /** The table before the first answer. */
  get opening(): State {
    return this.#tableAt(0);
  }

  /** Where one may stop; not between answers that were given at the same time. */
  get stops(): readonly Stop[] {
    this.#stops ??= times(this.length + 1, n => n).flatMap(n => {
      const s = this.#tableAt(n);
      return s.ply === n ? [{ n, round: this.game.round(s), seat: this.seatOf(n) }] : [];
    });
    return this.#stops;
  }

  /** The stop one is at, or the last before it. */
  get stop(): Stop {
    return at(this.stops, this.#stopAt(this.n.value));
  }

  /** To the table after so many answers, or before those that were given at the same time. */
  go(n: number): void {
    const to = this.#stopAt(n);
    this.went = to - this.#stopAt(this.n.peek());
    this.n.value = at(this.stops, to).n;
  }

  /** One stride on, or back below 0. */
  step(by: -1 | 1, stride: Stride = 'answer'): void {
    this.go(this.#target(by, stride));
  }

  /** Looks with another's eyes, if they are lent. */
  lend(viewer: Seat): void {
    if (!this.eyes.includes(viewer)) return;
    this.went = 0;
    this.viewer.value = viewer;
  }

  unveil(isOpen: boolean): void {
    if (!this.over) return;
    this.went = 0;
    this.open.value = isOpen;
  }

  /** The n-th answer with its question: whose it is may read it, and everybody where everything is open. */
  said(n: number): Said | undefined {
    if (n < 1 || n > this.length) return undefined;
    const seat = this.seatOf(n);
    if (seat !== this.viewer.value && !this.open.value) return undefined;
    const table = this.#source.table(n - 1, seat, this.open.value);
    const ask = kernelOf(this.game).askOf(table, seat);
    const answer = this.#source.answer(n);
    return ask && answer && { seat, ask, answer, table };
  }

  /** Who gave the n-th answer. */
  seatOf(n: number): Seat {
    return this.#source.seatOf(n);
  }

  /** What the n-th answer brought, as its own seat heard it. */
  brought(n: number): readonly GameEvent[] {
    const { events, until } = this.#tell(this.seatOf(n), false);
    return events.slice(until[n - 1] ?? 0, at(until, n));
  }

  /** The answer that brought the event the viewer heard as this one, counted from 0. */
  answerOf(event: number): number {
    const { until } = this.#tell(this.viewer.value, this.open.value);
    return until.findIndex(end => event < end);
  }

  /** The game up to here, to be played on elsewhere. */
  fork(n = this.n.peek()): GameRecord {
    return this.#source.fork(n);
  }

  #stopAt(n: number): number {
    return Math.max(0, this.stops.filter(stop => stop.n <= n).length - 1);
  }

  #target(by: -1 | 1, stride: Stride): number {
    const { stops } = this;
    const last = stops.length - 1;
    const now = this.#stopAt(this.n.peek());
    /** A turn or round begins here, if it is not the one before. */
    const begins = (i: number): boolean => {
      const [stop, before] = [at(stops, i), stops[i - 1]];
      if (stride === 'answer' || before === undefined || i === last) return true;
      return stride === 'round' ? stop.round !== before.round : at(stops, i + 1).seat !== stop.seat;
    };
    let i = Math.max(0, Math.min(last, now + by));
    while (i > 0 && i < last && !begins(i)) i += by;
    return at(stops, i).n;
  }

  #look(n: number, viewer: Seat, open: boolean): View {
    const kernel = kernelOf(this.game);
    const table = this.#source.table(n, viewer, open);
    const { events, until, starts } = this.#tell(viewer, open);
    const end = at(until, n);
    return {
      viewer,
      version: n,
      put: n,
      table,
      ask: undefined,
      turn: kernel.asked(table).map(ask => ask.seat),
      undoable: 0,
      over: kernel.isOver(table),
      events: events.slice(0, end),
      since: until[n - 1] ?? 0,
      starts: starts.filter(({ from }) => from < end),
    };
  }

  /** What everybody may know of the table after n answers. */
  #tableAt(n: number): State {
    return this.#source.table(n, at(this.#lent, 0), false);
  }

  /** Everything that was told to a viewer, masked once. */
  #tell(viewer: Seat, open: boolean): Told {
    const name = open ? -1 : viewer;
    const known = this.#told.get(name);
    if (known) return known;
    const events: GameEvent[] = [];
    const until: number[] = [];
    const starts: Start[] = [];
    for (let n = 0; n <= this.length; n++) {
      const heard = this.#source.heard(n, viewer, open);
      if (heard.length > 0) starts.push({ seat: this.seatOf(n), from: events.length });
      events.push(...heard);
      until.push(events.length);
    }
    const told = { events, until, starts };
    this.#told.set(name, told);
    return told;
  }
}
