/** A table as this client sees it: its view, what happened, and what was asked for and not yet answered. */
import type { Answer, GameEvent, Rules, Seat, State } from '@kaffeehaus/kernel';
import { patch } from '@kaffeehaus/protocol';
import type {
  As,
  Audience,
  ChatPhrase,
  Clocks,
  ClockMessage,
  FromServer,
  GoneMessage,
  MixingMessage,
  NoMessage,
  Offer,
  OffersMessage,
  OverMessage,
  Pace,
  Past,
  PresenceMessage,
  ReadFrame,
  RematchMessage,
  SaidMessage,
  SeatHead,
  SubbedMessage,
  TurnMessage,
  ViewMessage,
} from '@kaffeehaus/protocol';
import { hex } from '@kaffeehaus/trust';
import { newCommand } from './ids.ts';
import type { Line } from './line.ts';

/** How something that was asked for fared. `receipt` proves that it counted. */
export type Outcome =
  | { readonly counted: true; readonly v: number; readonly receipt: string | undefined }
  | { readonly counted: false; readonly why: NoMessage['why'] | 'ended'; readonly no: NoMessage | undefined };

/** One change, as it is told to whoever draws the table. */
export interface Happened {
  readonly v: number;
  readonly kind: string;
  /** Of an undo: answers after this version have not happened. */
  readonly to: number;
  readonly actor: Seat;
  readonly events: readonly GameEvent[];
}

/** What is told besides the turns of the table. */
export type Aside =
  | PresenceMessage
  | SaidMessage
  | OffersMessage
  | ClockMessage
  | MixingMessage
  | OverMessage
  | RematchMessage
  | GoneMessage;

/** A command of this client that counted, and the proof of it. */
export interface Acked {
  readonly id: string;
  readonly v: number;
  readonly receipt: string;
}

export interface Watcher {
  /** The whole table is there, anew; `past`: what happened since the last one, if that is known. */
  view?(table: TableLine, past: readonly Past[] | undefined): void;
  turn?(table: TableLine, happened: Happened): void;
  seats?(table: TableLine): void;
  acked?(table: TableLine, acked: Acked): void;
  aside?(table: TableLine, message: Aside): void;
  /** The house does not let us look, and why. */
  refused?(table: TableLine, why: NoMessage['why']): void;
}

interface Pending {
  readonly message: { readonly t: string; readonly id: string; readonly [field: string]: unknown };
  settle(outcome: Outcome): void;
  timer: unknown;
}

/** Refusals after which the same command may be sent again. */
const PASSING: readonly string[] = ['too-fast', 'busy'];

type Binary<T extends ReadFrame['t']> = Extract<ReadFrame, { readonly t: T }>;

export class TableLine {
  readonly id: string;
  readonly as: As;
  handle: number | undefined;
  seats: readonly SeatHead[] = [];
  /** Which choice of the owner's is played by, or will be. */
  terms = 0;
  pace: Pace = { kind: 'none' };
  /** The version that is held; 0: none. */
  v = 0;
  /** The version at which one's own question was put; 0: none is open. */
  q = 0;
  table: State | undefined;
  /** Milliseconds that each seat had left when this was last told. */
  readonly left = new Map<Seat, number>();
  rules: Rules | undefined;
  readonly #line: Line;
  readonly #watchers = new Set<Watcher>();
  readonly #pending = new Map<string, Pending>();
  #joining = '';
  #joined: SubbedMessage | undefined;
  #isLooking = true;
  /** Frames that came before the rules were there. */
  #early: (FromServer | ReadFrame)[] = [];
  /** Runs until the house has said whether one may look. */
  #hoping: unknown;
  /** A view is on its way: turns before it mean nothing. */
  #isAsking = false;

  constructor(line: Line, id: string, as: As) {
    this.#line = line;
    this.id = id;
    this.as = as;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** The next outcome of something that changes. */
  until(holds: (table: TableLine) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise(done => {
      const look = (): void => {
        if (!holds(this)) return;
        end();
        done();
      };
      const end = this.watch({ view: look, turn: look, seats: look, aside: look });
    });
  }

  // what a player does

  /** The answer to the question that is open now. */
  answer(items: Answer | readonly string[]): Promise<Outcome> {
    return this.#command({ t: 'answer', v: this.q, a: items });
  }

  retract(): Promise<Outcome> {
    return this.#command({ t: 'retract', v: this.q });
  }

  /** Takes back all answers after a version. */
  undo(to: number): Promise<Outcome> {
    return this.#command({ t: 'undo', v: this.v, to });
  }

  /** `days`: of a vacation; `of`: without whom. */
  offer(what: Offer, more: { readonly days?: number; readonly of?: Seat } = {}): Promise<Outcome> {
    return this.#command({ t: 'offer', v: this.v, what, ...more });
  }

  reply(to: number, yes: boolean): Promise<Outcome> {
    return this.#command({ t: 'reply', v: this.v, to, yes });
  }

  resign(): Promise<Outcome> {
    return this.#command({ t: 'resign', v: this.v });
  }

  /** The bot hands back. */
  back(): Promise<Outcome> {
    return this.#command({ t: 'back', v: this.v });
  }

  /** A text, or a phrase by its name. */
  say(to: Audience, said: string | { readonly phrase: ChatPhrase }): Promise<Outcome> {
    return this.#command({ t: 'say', to, ...(typeof said === 'string' ? { text: said } : said) });
  }

  mix(attempt: number, commit: string): Promise<Outcome> {
    return this.#command({ t: 'mix', attempt, commit });
  }

  open(attempt: number, list: string, value: string): Promise<Outcome> {
    return this.#command({ t: 'open', attempt, list, value });
  }

  /** A person was shown this version. */
  seen(): void {
    this.#send({ t: 'seen', v: this.v });
  }

  /** Whether somebody looks. Said again on every new line, where somebody is thought to look until told otherwise. */
  here(on: boolean): void {
    this.#isLooking = on;
    this.#send({ t: 'here', on });
  }

  leave(): void {
    this.#line.leave(this);
    this.ended();
  }

  // what the line tells

  /** Asks for the table, with what happened since the version that is held. */
  join(): void {
    this.#joining = newCommand();
    this.#isAsking = true;
    this.#line.send({ t: 'sub', id: this.#joining, table: this.id, as: this.as, v: this.v });
    const { timers } = this.#line;
    timers.clear(this.#hoping);
    this.#hoping = timers.set(() => this.#line.doubt(), this.#line.patience);
  }

  isJoining(id: string): boolean {
    return id === this.#joining;
  }

  lost(): void {
    this.handle = undefined;
    this.#joined = undefined;
    this.#early = [];
    this.#line.timers.clear(this.#hoping);
    for (const pending of this.#pending.values()) this.#line.timers.clear(pending.timer);
  }

  /** Nothing more will be known. */
  ended(): void {
    this.lost();
    for (const { settle } of this.#pending.values()) settle({ counted: false, why: 'ended', no: undefined });
    this.#pending.clear();
  }

  hear(message: FromServer | ReadFrame): void {
    if (message.t === 'subbed') this.#subbed(message);
    else if (message.t === 'no') this.#no(message);
    else if (message.t === 'ok') this.#settle(message.id, message.v, message.receipt);
    else if (this.#joined !== undefined && this.rules === undefined) this.#early.push(message);
    else this.#follow(message);
  }

  #subbed(message: SubbedMessage): void {
    const { h, seats, terms, pace, rules, game } = message;
    this.#line.timers.clear(this.#hoping);
    this.handle = h;
    this.seats = seats;
    this.terms = terms;
    this.pace = pace;
    this.#joined = message;
    this.#tell('seats');
    if (message.v === 0) this.#isAsking = false;
    if (!this.#isLooking) this.here(false);
    if (this.rules === undefined) void this.#bring(message, rules, game);
    for (const pending of this.#pending.values()) this.#dispatch(pending);
  }

  /** Views mean nothing without rules: what comes meanwhile waits. */
  async #bring(joined: SubbedMessage, hash: string, game: string): Promise<void> {
    const rules = await this.#line.options.rules(hash, game);
    this.rules = rules;
    if (this.#joined !== joined) return;
    const early = this.#early;
    this.#early = [];
    for (const message of early) this.#follow(message);
  }

  #follow(message: FromServer | ReadFrame): void {
    try {
      if (message.t === 'view') this.#view(message);
      else if (message.t === 'turn') this.#turn(message);
      else this.#aside(message as FromServer);
    } catch {
      // Damaged, or not of the table that is held: only a whole view helps.
      this.v = 0;
      this.join();
    }
  }

  #view(message: ViewMessage | Binary<'view'>): void {
    const { rules } = this;
    if (!rules) return;
    const table =
      message.table instanceof Uint8Array
        ? rules.wire.unpackView(rules.game, this.seats.length, message.table)
        : message.table;
    const isFirst = this.v === 0;
    this.#isAsking = false;
    this.table = table;
    this.v = message.v;
    this.q = message.q;
    this.#clocks(message.clocks);
    for (const one of this.#watchers)
      one.view?.(this, isFirst || !message.whole ? undefined : message.events);
  }

  #turn(message: TurnMessage | Binary<'turn'>): void {
    const { rules } = this;
    if (!rules || this.#isAsking || message.v <= this.v) return;
    if (message.v > this.v + 1 || !this.table) return this.join();
    const { v, q, kind, to, actor, clocks } = message;
    const { table, events } = this.#after(rules, this.table, message);
    this.table = table;
    this.v = v;
    this.q = q;
    this.#clocks(clocks);
    for (const one of this.#watchers) one.turn?.(this, { v, kind, to, actor, events });
    if (message.ack) this.#settle(message.ack.id, v, receiptIn(message.ack));
  }

  #after(
    { game, wire }: Rules,
    before: State,
    message: TurnMessage | Binary<'turn'>,
  ): { readonly table: State; readonly events: readonly GameEvent[] } {
    if (!(message.delta instanceof Uint8Array)) {
      const { delta, events } = message as TurnMessage;
      return { table: patch(before, delta), events };
    }
    if (message.delta.length === 0) return { table: before, events: [] };
    const { view, events } = wire.unpackDelta(game, before, message.delta);
    return { table: view, events };
  }

  #clocks(clocks: Clocks): void {
    for (const [seat, left] of clocks) this.left.set(seat, left);
  }

  #aside(message: FromServer): void {
    if (message.t === 'seats') {
      this.seats = message.seats;
      this.terms = message.terms;
      this.#tell('seats');
      return;
    }
    if (message.t === 'clock') message.left.forEach((left, seat) => this.left.set(seat, left));
    if (message.t === 'here') {
      this.seats = this.seats.map((seat, i) => (i === message.seat ? { ...seat, here: message.on } : seat));
      this.#tell('seats');
    }
    if (message.t === 'gone') this.handle = undefined;
    for (const one of this.#watchers) one.aside?.(this, message as Aside);
  }

  #tell(what: 'seats'): void {
    for (const one of this.#watchers) one[what]?.(this);
  }

  // what was asked for

  #command(message: { readonly t: string; readonly [field: string]: unknown }): Promise<Outcome> {
    const id = newCommand();
    return new Promise(settle => {
      const pending: Pending = { message: { ...message, id }, settle, timer: undefined };
      this.#pending.set(id, pending);
      this.#dispatch(pending);
    });
  }

  #send(message: { readonly t: string; readonly [field: string]: unknown }): void {
    if (this.handle !== undefined) this.#line.send({ ...message, h: this.handle });
  }

  /** Sends it, now or when there is a line; without an answer in time the line is doubted. */
  #dispatch(pending: Pending): void {
    if (this.handle === undefined) return;
    const { timers } = this.#line;
    timers.clear(pending.timer);
    pending.timer = timers.set(() => this.#line.doubt(), this.#line.patience);
    this.#send(pending.message);
  }

  #settle(id: string, v: number, receipt: string | undefined): void {
    const pending = this.#take(id);
    if (!pending) return;
    if (receipt !== undefined) for (const one of this.#watchers) one.acked?.(this, { id, v, receipt });
    pending.settle({ counted: true, v, receipt });
  }

  #no(message: NoMessage): void {
    if (message.id === this.#joining) return this.#refused(message);
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    const { timers } = this.#line;
    if (PASSING.includes(message.why) || message.why === 'no-handle') {
      timers.clear(pending.timer);
      if (message.why === 'no-handle') this.join();
      else pending.timer = timers.set(() => this.#dispatch(pending), message.retry ?? 1000);
      return;
    }
    this.#take(message.id);
    pending.settle({ counted: false, why: message.why, no: message });
  }

  #refused(message: NoMessage): void {
    this.#line.timers.clear(this.#hoping);
    if (PASSING.includes(message.why) || message.why === 'not-stored') {
      this.#line.timers.set(() => this.join(), message.retry ?? 1000);
      return;
    }
    for (const one of this.#watchers) one.refused?.(this, message.why);
  }

  #take(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    if (pending) this.#line.timers.clear(pending.timer);
    this.#pending.delete(id);
    return pending;
  }
}

const receiptIn = ({ receipt }: { readonly receipt: string | Uint8Array }): string =>
  typeof receipt === 'string' ? receipt : hex(receipt);
