/** A game at this screen: who looks, who is asked next, when bots answer, when the curtain falls. */
import { Sight, random } from '@kaffeehaus/bots';
import {
  type Answer,
  type Ask,
  type Event,
  type Game,
  type Seat,
  type Session,
  WATCHER,
  asked,
  at,
  replay,
  seeded,
} from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { type Kept, PERSON, givenIn, resume } from '../store/kept.ts';
import { type View, viewOf } from './view.ts';

/** Nobody's view: the seats that may now come to the screen, and those that may come to take an answer back. */
export interface Curtain {
  readonly next: readonly Seat[];
  readonly back: readonly Seat[];
}

export interface House {
  /** Milliseconds a bot takes, so that people can follow; 0 is at once. */
  pace(): number;
  /** Takes note of every change. */
  keep(kept: Pick<Kept, 'record' | 'given'>): void;
}

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
  /** Bots are about to answer. */
  readonly busy = signal(false);
  /** The viewer has just looked at a hidden card: nothing goes on, and nobody else comes, before it is put back. */
  readonly looking = signal(false);
  readonly #house: House;
  #session: Session;
  #events: Event[] = [];
  #viewer: Seat | undefined;
  /** By seat, how much had happened when it last answered. */
  readonly #seen: number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, kept: Kept, house: House, automaton?: string) {
    this.game = game;
    this.sitters = kept.sitters;
    this.names = named(kept, automaton);
    this.#house = house;
    this.#session = resume(game, kept, this.#events);
    this.#seen = kept.sitters.map(() => this.#events.length);
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
    if (seat === undefined) return;
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

  /** All bots answer at once, up to the next person's question. */
  hurry(): void {
    this.#rest();
    for (let bot = this.#nextBot(); bot; bot = this.#nextBot()) this.#bot(bot);
    this.#changed();
  }

  close(): void {
    this.#rest();
    this.view.value = undefined;
    this.curtain.value = undefined;
  }

  /** Whoever is asked again at once goes on seeing what there was to see. */
  #hasLooked(seat: Seat, since: number): boolean {
    const looked = this.#events.slice(since).some(({ e, seat: who }) => e === 'peek' && who === seat);
    return looked && !this.#session.over && !asked(this.#session.table).some(ask => ask.seat === seat);
  }

  #people(): Seat[] {
    return this.sitters.flatMap((sitter, seat) => (sitter === PERSON ? [seat] : []));
  }

  #takeBack(seat: Seat): void {
    this.#rest();
    this.#session.undo(seat);
    this.#events = [];
    replay(this.game, this.record, this.record.answers.length, this.#events);
    this.#seen[seat] = this.#events.length;
    this.#changed();
  }

  #changed(): void {
    this.#settle();
    this.#house.keep({ record: this.record, given: givenIn(this.game, this.#session.table) });
  }

  /** Finds whose turn it is to look and to answer, and lets bots do what is theirs. */
  #settle(): void {
    this.#rest();
    if (this.looking.value) return this.#show();
    for (let ask = this.#hasty(); ask; ask = this.#hasty()) this.#bot(ask);
    const people = asked(this.#session.table).filter(ask => this.sitters[ask.seat] === PERSON);
    if (people.length > 0 && !people.some(ask => ask.seat === this.#viewer)) this.#nextPerson(people);
    this.#show();
    if (people.length === 0 && !this.#session.over) this.#waitForBot();
  }

  #nextPerson(people: readonly Ask[]): void {
    this.#viewer = this.shared ? undefined : at(people, 0).seat;
  }

  #show(): void {
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

  /** Bots do not keep anybody waiting at a question that all answer at the same time. */
  #hasty(): Ask | undefined {
    const { table } = this.#session;
    return table.wait.length > 1 ? asked(table).find(ask => this.sitters[ask.seat] !== PERSON) : undefined;
  }

  #nextBot(): Ask | undefined {
    const open = asked(this.#session.table);
    return open.some(ask => this.sitters[ask.seat] === PERSON) ? undefined : open[0];
  }

  /** Luck is a function of the game and the moment: a reload changes nothing. */
  #bot(ask: Ask): void {
    const { table, record } = this.#session;
    const chance = seeded(`${record.seed} bot ${ask.seat} ${table.ply}`);
    this.#session.answer(ask.seat, random.answer(new Sight(this.game, table, ask, chance)), this.#events);
  }

  #waitForBot(): void {
    const pace = this.#house.pace();
    this.busy.value = true;
    if (pace === 0) this.hurry();
    else this.#timer = setTimeout(() => this.#botNow(), pace);
  }

  #botNow(): void {
    const ask = this.#nextBot();
    if (ask) this.#bot(ask);
    this.#changed();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.busy.value = false;
  }
}
