/** A game at this screen: who looks, who is asked next, when bots answer, when the curtain falls. */
import { secretOf } from '@kaffeehaus/bots/job';
import {
  type Answer,
  type Ask,
  Breakdown,
  type Game,
  type Held,
  type Seat,
  WATCHER,
  asked,
  at,
} from '@kaffeehaus/kernel';
import { kernelOf } from '../rules/kernel.ts';
import { signal } from '@preact/signals';
import { type Kept, PERSON } from '../store/kept.ts';
import { isLevel } from '../think/levels.ts';
import type { Thinker } from '../think/thinker.ts';
import { Bots, type Called } from './bots.ts';
import type { Party } from './party.ts';
import { type View, viewOf } from '../seat/view.ts';

/** Nobody's view: the seats that may now come to the screen, and those that may come to take an answer back. */
export interface Curtain {
  readonly next: readonly Seat[];
  readonly back: readonly Seat[];
}

export interface House {
  /** Milliseconds a bot takes, so that people can follow; 0 is at once. */
  pace(): number;
  /** What moves on the page: bots wait until it has. */
  readonly motion?: { settled(): Promise<void>; skip(): void };
  /** Those who think for the bots. */
  readonly thinker: Thinker;
  /** Takes note of every change. */
  keep(kept: Pick<Kept, 'record' | 'given'>): void;
  /** Hears of rules that failed. */
  report?(breakdown: Breakdown): void;
}

/** Bots that answer at once do not make the page flicker: what they do is shown so many milliseconds later. */
const SOON = 300;

/** The names of those who play; an automaton comes after the seats. */
const named = (
  { record: { names = [] }, sitters }: Kept,
  automaton: string | undefined,
): readonly string[] =>
  automaton === undefined || names.length < sitters.length ? names : [...names, automaton];

export class Play implements Party {
  readonly game: Game;
  readonly sitters: Kept['sitters'];
  readonly names: readonly string[];
  /** What is on the page: the view of whoever looks, or a curtain. Never both. */
  readonly view = signal<View | undefined>(undefined);
  readonly curtain = signal<Curtain | undefined>(undefined);
  readonly bots: Bots;
  /** The viewer has just looked at a hidden card: nothing goes on, and nobody else comes, before it is put back. */
  readonly looking = signal(false);
  /** The rules failed at the last answer, which was not taken. */
  readonly broken = signal<Breakdown | undefined>(undefined);
  /** Whoever looks on may object to an answer before it is given. */
  objects: NonNullable<Party['objects']> = () => false;
  readonly #house: House;
  readonly #host: Held;
  #viewer: Seat | undefined;
  /** By seat, the version at which it last answered. */
  readonly #read: number[];
  /** Bots answer as soon as they can, up to the next person's question. */
  #hurried = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, kept: Kept, house: House, automaton?: string) {
    this.game = game;
    this.sitters = kept.sitters;
    this.names = named(kept, automaton);
    this.#house = house;
    const { record, given } = kept;
    this.#host = kernelOf(game).open(game, { record, given }, breakdown => house.report?.(breakdown));
    this.#read = kept.sitters.map(() => this.#host.version);
    this.bots = new Bots(game, secretOf(kept.record), house.thinker, () => this.#botsAnswer(), house.motion);
    this.#viewer = this.#people().length > 1 ? undefined : (this.#people()[0] ?? WATCHER);
    this.#changed();
  }

  /** More than one person shares the screen. */
  get shared(): boolean {
    return this.#people().length > 1;
  }

  /** Everything a host may keep or export. The record of an unfinished game holds its secrets. */
  get record(): Kept['record'] {
    return this.#host.record;
  }

  get kept(): Kept['record'] {
    return this.record;
  }

  answer(answer: Answer): void {
    const seat = this.#viewer;
    const { version } = this.#host;
    // Two quick presses: the second one comes when nothing is asked any more.
    if (seat === undefined || !this.#isAsked(seat) || !this.#give(seat, answer)) return;
    this.#read[seat] = version;
    this.looking.value = this.#hasLooked(seat);
    this.#changed();
  }

  undo(): void {
    const seat = this.#viewer;
    if (seat !== undefined && this.#host.undoable(seat) > 0) this.#takeBack(seat);
  }

  /** Somebody says who they are and looks; somebody who is not asked takes the last answer back by that. */
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
    if (!this.shared || this.#host.over) return;
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
    this.#house.motion?.skip();
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

  #isAsked(seat: Seat): boolean {
    return asked(this.#host.table).some(ask => ask.seat === seat);
  }

  /** Gives an answer to the host; false if the rules failed at it. */
  #give(seat: Seat, answer: Answer): boolean {
    try {
      this.#host.answer(seat, answer);
      this.broken.value = undefined;
      return true;
    } catch (error) {
      if (!(error instanceof Breakdown)) throw error;
      this.broken.value = error;
      return false;
    }
  }

  /** Whoever is asked again at once goes on seeing what there was to see. */
  #hasLooked(seat: Seat): boolean {
    const looked = this.#host.turns.at(-1)?.events.some(event => event.k === 'peek' && event.seat === seat);
    return looked === true && !this.#host.over && !this.#isAsked(seat);
  }

  #people(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  }

  #takeBack(seat: Seat): void {
    this.#host.undo(seat);
    this.#read[seat] = this.#host.version;
    this.#changed();
  }

  #changed(): void {
    this.#settle();
    this.#keep();
  }

  #keep(): void {
    const { record, given } = this.#host;
    this.#house.keep({ record, given });
  }

  /** Finds whose turn it is to look and to answer, and lets bots do what is theirs. */
  #settle(): void {
    if (!this.looking.value) this.#turn();
    this.#show();
  }

  #turn(): void {
    const { table, put } = this.#host;
    const people = asked(table).filter(ask => this.sitters[ask.seat] === PERSON);
    if (people.length > 0) this.#hurried = false;
    if (people.length > 0 && !people.some(ask => ask.seat === this.#viewer)) this.#nextPerson(people);
    this.bots.call(table, put, this.#called(people.length > 0));
  }

  /** At a question that all answer at the same time bots think while people do; otherwise one after the other. */
  #called(besidePeople: boolean): readonly Called[] {
    const { table } = this.#host;
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
    const { put } = this.#host;
    for (let next = this.bots.next(); next && this.#give(next.seat, next.answer); next = this.bots.next())
      this.#turn();
    const forPeople = this.#host.over || this.#curtained() || this.#host.put === put;
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
      viewer === undefined ? undefined : viewOf(this.#host, viewer, this.#read[viewer] ?? this.#host.version);
  }

  /** While only bots are asked, whoever has not said who they are sees what anybody may see. */
  #curtained(): boolean {
    return asked(this.#host.table).some(ask => this.sitters[ask.seat] === PERSON);
  }

  /** Whatever the rules let a seat take back, it can take back here, too; whoever is asked can do so at the table. */
  #curtainNow(): Curtain {
    const next = asked(this.#host.table).map(ask => ask.seat);
    return {
      next: next.filter(seat => this.sitters[seat] === PERSON),
      back: this.#people().filter(seat => !next.includes(seat) && this.#host.undoable(seat) > 0),
    };
  }
}
