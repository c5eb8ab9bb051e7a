/** A game at this screen: who looks, who is asked next, when bots answer, when the curtain falls. */
import { secretOf } from '@kaffeehaus/bots/job';
import {
  type Answer,
  type Ask,
  type GameEvent,
  type Game,
  type Seat,
  type Session,
  WATCHER,
  asked,
  at,
  replay,
} from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { type Kept, PERSON, givenIn, resume } from '../store/kept.ts';
import { isLevel } from '../think/levels.ts';
import type { Thinker } from '../think/thinker.ts';
import { Bots, type Called } from './bots.ts';
import { type View, viewOf } from '../seat/view.ts';

/** Nobody's view: the seats that may now come to the screen, and those that may come to take an answer back. */
export interface Curtain {
  readonly next: readonly Seat[];
  readonly back: readonly Seat[];
}

export interface House {
  /** Milliseconds a bot takes, so that people can follow; 0 is at once. */
  pace(): number;
  /** Those who think for the bots. */
  readonly thinker: Thinker;
  /** Takes note of every change. */
  keep(kept: Pick<Kept, 'record' | 'given'>): void;
}

/** Bots that answer at once do not make the page flicker: what they do is shown so many milliseconds later. */
const SOON = 300;

/** The names of those who play; an automaton comes after the seats. */
const named = (
  { record: { names = [] }, sitters }: Kept,
  automaton: string | undefined,
): readonly string[] =>
  automaton === undefined || names.length < sitters.length ? names : [...names, automaton];

export class Play {
  readonly game: Game;
  readonly sitters: Kept['sitters'];
  readonly names: readonly string[];
  /** What is on the page: the view of whoever looks, or a curtain. Never both. */
  readonly view = signal<View | undefined>(undefined);
  readonly curtain = signal<Curtain | undefined>(undefined);
  readonly bots: Bots;
  /** The viewer has just looked at a hidden card: nothing goes on, and nobody else comes, before it is put back. */
  readonly looking = signal(false);
  readonly #house: House;
  #session: Session;
  #events: GameEvent[] = [];
  #viewer: Seat | undefined;
  /** By seat, how much had happened when it last answered. */
  readonly #seen: number[];
  /** Bots answer as soon as they can, up to the next person's question. */
  #hurried = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, kept: Kept, house: House, automaton?: string) {
    this.game = game;
    this.sitters = kept.sitters;
    this.names = named(kept, automaton);
    this.#house = house;
    this.#session = resume(game, kept, this.#events);
    this.#seen = kept.sitters.map(() => this.#events.length);
    this.bots = new Bots(game, secretOf(kept.record), house.thinker, () => this.#botsAnswer());
    this.#viewer = this.#people().length > 1 ? undefined : (this.#people()[0] ?? WATCHER);
    this.#changed();
  }

  /** More than one person shares the screen. */
  get shared(): boolean {
    return this.#people().length > 1;
  }

  /** Everything a host may keep or export. The record of an unfinished game holds its secrets. */
  get record(): Kept['record'] {
    return this.#session.record;
  }

  answer(answer: Answer): void {
    const seat = this.#viewer;
    // Two quick presses: the second one comes when nothing is asked any more.
    if (seat === undefined || !asked(this.#session.table).some(ask => ask.seat === seat)) return;
    const before = this.#events.length;
    this.#session.answer(seat, answer, this.#events);
    this.#seen[seat] = before;
    this.looking.value = this.#hasLooked(seat, before);
    this.#changed();
  }

  undo(): void {
    const seat = this.#viewer;
    if (seat !== undefined && this.#session.undoable(seat) > 0) this.#takeBack(seat);
  }

  /** Somebody says who they are and looks; somebody whose answer waits for others takes it back by that. */
  enter(seat: Seat): void {
    const { next = [], back = [] } = this.curtain.value ?? {};
    if (back.includes(seat)) {
      this.#viewer = seat;
      this.#takeBack(seat);
    } else if (next.includes(seat)) {
      this.#viewer = seat;
      this.#settle();
    }
  }

  /** Draws the curtain before anybody else looks. */
  leave(): void {
    if (!this.shared || this.#session.over) return;
    this.#viewer = undefined;
    this.lookAway();
  }

  /** The viewer has seen enough. */
  lookAway(): void {
    this.looking.value = false;
    this.#settle();
  }

  /** Bots think as long as they need, but hold nothing back up to the next person's question. */
  hurry(): void {
    this.#hurried = true;
    this.bots.hurry();
  }

  /** A bot could not think; it is asked again. */
  retry(): void {
    this.bots.rest();
    this.#settle();
  }

  close(): void {
    this.bots.rest();
    clearTimeout(this.#later);
    this.view.value = undefined;
    this.curtain.value = undefined;
  }

  /** Whoever is asked again at once goes on seeing what there was to see. */
  #hasLooked(seat: Seat, since: number): boolean {
    const looked = this.#events.slice(since).some(event => event.k === 'peek' && event.seat === seat);
    return looked && !this.#session.over && !asked(this.#session.table).some(ask => ask.seat === seat);
  }

  #people(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  }

  #takeBack(seat: Seat): void {
    const { ply } = this.#session.table;
    this.#session.undo(seat);
    // A sealed answer that is taken back leaves the question as it was, and bots may go on thinking about it.
    if (this.#session.table.ply !== ply) this.bots.rest();
    this.#events = [];
    replay(this.game, this.record, this.record.answers.length, this.#events);
    this.#seen[seat] = this.#events.length;
    this.#changed();
  }

  #changed(): void {
    this.#settle();
    this.#keep();
  }

  #keep(): void {
    this.#house.keep({ record: this.record, given: givenIn(this.game, this.#session.table) });
  }

  /** Finds whose turn it is to look and to answer, and lets bots do what is theirs. */
  #settle(): void {
    if (!this.looking.value) this.#turn();
    this.#show();
  }

  #turn(): void {
    const { table } = this.#session;
    const people = asked(table).filter(ask => this.sitters[ask.seat] === PERSON);
    if (people.length > 0) this.#hurried = false;
    if (people.length > 0 && !people.some(ask => ask.seat === this.#viewer)) this.#nextPerson(people);
    this.bots.call(table, this.#called(people.length > 0));
  }

  /** At a question that all answer at the same time bots think while people do; otherwise one after the other. */
  #called(besidePeople: boolean): readonly Called[] {
    const { table } = this.#session;
    const together = table.wait.length > 1;
    if (besidePeople && !together) return [];
    const pace = together || this.#hurried ? 0 : this.#house.pace();
    return asked(table).flatMap(ask => {
      const level = this.sitters[ask.seat];
      return isLevel(level) ? [{ ask, level, pace }] : [];
    });
  }

  /** Gives the answers whose time has come. */
  #botsAnswer(): void {
    if (this.looking.value) return;
    const { wait } = this.#session.table;
    for (let next = this.bots.next(); next; next = this.bots.next()) {
      this.#session.answer(next.seat, next.answer, this.#events);
      this.#turn();
    }
    const forPeople = this.#session.over || this.#curtained() || this.#session.table.wait === wait;
    if (forPeople || this.bots.held.value) this.#show();
    else this.#later ??= setTimeout(() => this.#show(), SOON);
    this.#keep();
  }

  #nextPerson(people: readonly Ask[]): void {
    this.#viewer = this.shared ? undefined : at(people, 0).seat;
  }

  #show(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    const viewer = this.#viewer ?? (this.#curtained() ? undefined : WATCHER);
    this.curtain.value = viewer === undefined ? this.#curtainNow() : undefined;
    this.view.value =
      viewer === undefined
        ? undefined
        : viewOf(this.game, this.#session, this.#events, viewer, this.#seen[viewer] ?? this.#events.length);
  }

  /** While only bots are asked, whoever has not said who they are sees what anybody may see. */
  #curtained(): boolean {
    return asked(this.#session.table).some(ask => this.sitters[ask.seat] === PERSON);
  }

  #curtainNow(): Curtain {
    const { table } = this.#session;
    const next = asked(table).map(ask => ask.seat);
    const waits = (seat: Seat): boolean =>
      table.wait.some((ask, i) => ask.seat === seat && table.given[i] !== null);
    return {
      next: next.filter(seat => this.sitters[seat] === PERSON),
      back: this.#people().filter(seat => waits(seat) && this.#session.undoable(seat) > 0),
    };
  }
}
