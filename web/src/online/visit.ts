/** A game played in the house, as a table on this page needs it. */
import type { Outcome, TableLine } from '@kaffeehaus/client';
import {
  type Answer,
  type Breakdown,
  type Game,
  type GameRecord,
  type Rules,
  type Seat,
  type State,
  WATCHER,
} from '@kaffeehaus/kernel';
import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { View } from '../seat/view.ts';
import { fresh } from '../store/chance.ts';
import { PERSON, type Sitter } from '../store/kept.ts';
import type { Party } from '../table/party.ts';
import { announce, tell } from '../ui/voice.ts';
import { list, say, t } from '../ui/words.ts';
import { http } from './house.ts';
import { keepLook, keptLook } from './keeping.ts';
import { calledAll } from './names.ts';
import { refusedText } from './refused.ts';
import type { Room } from './room.ts';
import { Story } from './story.ts';

/** Whoever looks again after so many milliseconds is told what happened meanwhile. */
const AWAY = 60_000;

/** An answer that is on its way: to which question, and what it says. */
interface Sent {
  readonly q: number;
  readonly answer: Answer;
}

export class Visit implements Party {
  readonly game: Game;
  readonly view = signal<View | undefined>(undefined);
  readonly looking = signal(false);
  readonly shared = false;
  readonly record: Pick<GameRecord, 'seed'> = { seed: fresh(16) };
  readonly broken: ReadonlySignal<Breakdown | undefined> = signal(undefined);
  readonly sending = computed(() => this.#sendingText());
  readonly bots;
  readonly #room: Room;
  readonly #table: TableLine;
  readonly #rules: Rules;
  readonly #viewer: Seat;
  readonly #story = new Story();
  readonly #sent = signal<Sent | undefined>(undefined);
  readonly #record = signal<GameRecord | undefined>(undefined);
  readonly #stop: () => void;
  readonly #automaton: string | undefined;
  /** Events up to this version were seen before. */
  #read = 0;
  #seen = 0;
  #isTold = false;
  #isClosed = false;

  constructor(room: Room, table: TableLine, rules: Rules, automaton: string | undefined) {
    this.#room = room;
    this.#table = table;
    this.#rules = rules;
    this.#automaton = automaton;
    this.#viewer = table.as === 'watch' ? WATCHER : table.as;
    this.game = rules.game;
    this.bots = {
      held: signal(false),
      stuck: signal(false),
      thinking: computed(() => this.view.value?.turn ?? []),
    };
    this.#stop = table.watch({
      view: (_, past) => void this.#caught(past),
      turn: (_, turn) => {
        this.#story.hear([turn]);
        this.#noteLook(turn.actor);
        this.#show();
      },
      seats: () => this.#show(),
      aside: (_, { t: kind }) => {
        if (kind === 'over') this.#show();
      },
    });
    void this.#caught(undefined);
  }

  get names(): readonly string[] {
    const names = calledAll(this.#room.seats.value, this.game.id);
    return this.#automaton === undefined ? names : [...names, this.#automaton];
  }

  get sitters(): readonly Sitter[] {
    return this.#room.seats.value.map(({ kind, level }) => (kind === 'bot' ? (level ?? PERSON) : PERSON));
  }

  get hints(): boolean {
    return this.#room.head.value?.hints === true && this.#viewer !== WATCHER;
  }

  get kept(): GameRecord | undefined {
    return this.#record.value;
  }

  /** The record of a game that is over. */
  keep(record: GameRecord): void {
    this.#record.value = { ...record, names: this.names.slice(0, record.seats) };
  }

  answer(answer: Answer): void {
    const { q, v } = this.#table;
    if (!this.view.peek()?.ask || q === 0) return;
    this.#read = v;
    void this.#give({ q, answer });
  }

  stopped(): void {
    // What has ended the game says so itself.
    if (!this.#room.isOver.peek()) this.#say(t('online.no.stopped'));
  }

  undo(): void {
    if ((this.view.peek()?.undoable ?? 0) > 0) void this.#takeBack();
  }

  /** The viewer has seen enough. */
  lookAway(): void {
    this.looking.value = false;
    this.#show();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.view.value = undefined;
  }

  hurry(): void {}
  leave(): void {}
  retry(): void {}

  async #give(sent: Sent): Promise<void> {
    this.#sent.value = sent;
    this.#show();
    const outcome = await this.#table.answer(sent.answer);
    // Two questions may be answered as one: the second answer is on its way when the first has counted.
    if (this.#sent.peek() === sent) this.#sent.value = undefined;
    this.#settle(outcome);
  }

  async #takeBack(): Promise<void> {
    const before = this.#story.lastOf(this.#viewer) - 1;
    this.#settle(await (this.#hasSealed() ? this.#table.retract() : this.#table.undo(before)));
  }

  /** What was said counts now, or does not: then the question is put again, and why is said. */
  #settle(outcome: Outcome): void {
    if (this.#isClosed) return;
    const why = outcome.counted ? undefined : refusedText(outcome, this.names);
    this.#show();
    if (why !== undefined) this.#say(why);
  }

  #say(text: string): void {
    tell(text);
    announce(text);
  }

  /** A whole view came: whatever happened before it is asked for if it was not told. */
  async #caught(past: Parameters<Story['hear']>[0] | undefined): Promise<void> {
    if (past) this.#story.hear(past);
    else await this.#recall();
    if (!this.#isTold) this.#begin();
    this.#show();
  }

  /** Reads the log of the house from where this page knows it. */
  async #recall(): Promise<void> {
    for (let from: number | null = this.#story.upTo; from !== null && !this.#isClosed;) {
      // Who cannot be told what happened plays on all the same.
      const page: Awaited<ReturnType<typeof http.log>> | undefined = await http
        .log(this.#table.id, from)
        .catch(() => undefined);
      this.#story.hear(page?.turns ?? []);
      from = page?.next ?? null;
    }
  }

  /** The recap begins where somebody last looked; who was gone for a moment only, at their own last answer. */
  #begin(): void {
    this.#isTold = true;
    const looked = keptLook(this.#table.id);
    const mine = Math.max(0, this.#story.lastOf(this.#viewer) - 1);
    this.#read = looked && Date.now() - looked.at > AWAY ? Math.min(looked.v, this.#story.upTo) : mine;
  }

  /** Who was just shown a hidden card sees it until they have seen enough. */
  #noteLook(actor: Seat): void {
    const { table, q } = this.#table;
    const last = this.#story.standing.at(-1);
    const isPeek = last?.events.some(event => event.k === 'peek' && event.seat === this.#viewer);
    if (actor === this.#viewer && isPeek === true && q === 0 && table && !this.#isOver(table)) {
      this.#show();
      this.looking.value = true;
    }
  }

  #isOver(table: State): boolean {
    return this.#rules.kernel.isOver(table);
  }

  #hasSealed(): boolean {
    const { table } = this.#table;
    const { kernel } = this.#rules;
    return (
      table?.wait.some(
        (ask, i) => ask.seat === this.#viewer && table.given[i] !== null && !kernel.forced(ask),
      ) === true
    );
  }

  /** As the kernel counts it; whether it counts is for the house to say. */
  #undoable(table: State): number {
    if (this.#viewer === WATCHER || this.#room.isOver.peek()) return 0;
    if (this.#hasSealed()) return 1;
    const isMine = table.last === this.#viewer && table.wait.length <= 1 && !this.#isOver(table);
    return isMine && this.#story.lastOf(this.#viewer) > 0 ? table.ply - table.sealed : 0;
  }

  #show(): void {
    const { table, v, q } = this.#table;
    if (!table || !this.#isTold || this.#isClosed || this.looking.peek()) return;
    const { kernel } = this.#rules;
    const isSending = this.#sent.peek()?.q === q && q > 0;
    const isAsked = q > 0 && !isSending && !this.#room.isOver.peek();
    this.view.value = {
      viewer: this.#viewer,
      version: v,
      put: q,
      table,
      ask: isAsked ? kernel.askOf(table, this.#viewer) : undefined,
      turn: this.#room.isOver.peek() ? [] : kernel.asked(table).map(({ seat }) => seat),
      undoable: isSending ? 0 : this.#undoable(table),
      over: this.#isOver(table),
      ...this.#story.since(this.#read),
    };
    this.#noteSeen(v);
  }

  /** The house hears what a person was shown: nobody is told of it by other ways. */
  #noteSeen(v: number): void {
    if (document.visibilityState !== 'visible' || this.#seen === v) return;
    this.#seen = v;
    keepLook(this.#table.id, { v, at: Date.now() });
    this.#table.seen();
  }

  /** In place of a question: what is on its way, or that the game has ended before its time. */
  #sendingText(): string | undefined {
    const sent = this.#sent.value;
    if (!sent) return this.#room.isOver.value && !this.view.value?.over ? t('online.ended') : undefined;
    const { phrases } = this.game;
    const what = list(sent.answer.map(item => say(phrases.item(item), this.names)));
    return sent.answer.length === 0 ? t('online.sending') : t('online.sending.what', { what });
  }
}
