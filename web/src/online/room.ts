/** A table of the house with everything around its game: who sits there, on what terms, what is said, how time runs. */
import { type Aside, type Mixer, Refusal, type TableLine, takePart } from '@kaffeehaus/client';
import type { Seat } from '@kaffeehaus/kernel';
import type {
  As,
  ChatLine,
  MixingMessage,
  OffersMessage,
  OverMessage,
  SeatHead,
  TableHead,
} from '@kaffeehaus/protocol';
import type { RatingStep } from '@kaffeehaus/trust';
import { type Stretch, counted, weekends } from '@kaffeehaus/trust/course/rest';
import { computed, effect, signal } from '@preact/signals';
import { Answering } from '../ask/answering.ts';
import { habits } from '../ask/habits.ts';
import { Counsel } from '../ask/counsel.ts';
import { billOf, bring } from '../repertoire/bills.ts';
import { type Moment, hashOfRecord } from '../repertoire/moments.ts';
import { Motion } from '../table/motion.ts';
import type { Beside } from '../table/party.ts';
import type { Laid } from '../table/open.ts';
import { thinker } from '../think/thinker.ts';
import { paint } from '../ui/colours.ts';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { account, http, houseTime, lineNow, lookAway, me, meet, see, whyNot } from './house.ts';
import { keepHeard, keepLuck, keptHeard, keptLuck } from './keeping.ts';
import { calledAll } from './names.ts';
import { hashOfPlace } from './places.ts';
import { Visit } from './visit.ts';

/** Time that each seat had left at a moment of the house's time. */
export interface Clock {
  readonly left: readonly number[];
  readonly at: number;
}

/** Somebody who has not sat down is not told of changes, and looks again after so many milliseconds. */
const AGAIN = 4000;

export interface Online extends Laid {
  readonly play: Visit;
}

export class Room {
  readonly id: string;
  readonly invite: string | undefined;
  readonly head = signal<TableHead | undefined>(undefined);
  readonly seats = signal<readonly SeatHead[]>([]);
  readonly mixing = signal<MixingMessage | undefined>(undefined);
  readonly offers = signal<Pick<OffersMessage, 'list' | 'paused'>>({ list: [], paused: 0 });
  readonly clock = signal<Clock>({ left: [], at: 0 });
  readonly over = signal<OverMessage | undefined>(undefined);
  readonly isOver = computed(() => this.over.value !== undefined);
  /** The table of the rematch that somebody wishes for. */
  readonly rematch = signal<string | undefined>(undefined);
  /** What the finished game did to ratings. */
  readonly steps = signal<readonly RatingStep[]>([]);
  readonly talk = signal<readonly ChatLine[]>([]);
  /** So many lines were read. */
  readonly heard = signal(0);
  /** The table as it is drawn, once play has begun. */
  readonly laid = signal<Online | undefined>(undefined);
  /** The chair that one had was taken away. */
  readonly isSentAway = signal(false);
  /** Why nothing can be seen here, or no longer. */
  readonly trouble = signal<string | undefined>(undefined);
  /** The house does not keep its word. */
  readonly alarm = signal<Mixer['alarm']>(undefined);
  readonly code = signal<readonly string[]>([]);
  readonly #beside: (room: Room) => Beside;
  /** Everybody in the room looks at this screen: nobody's hand may be seen, not even that of whoever opened it. */
  readonly #isShared: boolean;
  readonly #stopSeeing: () => void;
  #line: TableLine | undefined;
  #mixer: Mixer | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string, invite: string | undefined, beside: (room: Room) => Beside, isShared = false) {
    this.id = id;
    this.invite = invite;
    this.#beside = beside;
    this.#isShared = isShared;
    document.addEventListener('visibilitychange', this.#noteHere);
    this.#stopSeeing = effect(() => {
      if (this.laid.value) see(id, this.isMyTurn);
    });
  }

  get line(): TableLine | undefined {
    return this.#line;
  }

  /** One's own seat, if one has one. */
  get mine(): Seat | undefined {
    return this.head.value?.mine ?? undefined;
  }

  get isOwner(): boolean {
    const { owner } = this.head.value ?? {};
    return owner !== undefined && owner === me.value?.id;
  }

  /** Comes in as far as one may. */
  async enter(): Promise<void> {
    this.trouble.value = undefined;
    try {
      await meet();
      const head = await this.#ask();
      if (this.#isClosed) return;
      this.#take(head);
      const as = await this.#mayLook(head);
      if (as !== undefined && !this.#isClosed) this.#look(as);
      // Whoever was sent away waits for nothing here.
      else if (!this.isSentAway.peek()) this.#lookAgain();
    } catch (cause) {
      const isLost = this.isSentAway.peek() ? t('online.seat.sent') : t('online.table.gone');
      this.trouble.value = isGone(cause) ? isLost : whyNot(cause);
    }
  }

  /** Sits down, on a chair or the first that is free. */
  async sit(seat?: Seat): Promise<void> {
    const { invite } = this;
    this.isSentAway.value = false;
    const terms = this.head.peek()?.terms;
    // Who sits down has read the terms: they are ready for these, and for no others.
    const { seat: taken } = await http.sit(this.id, {
      ...(seat === undefined ? {} : { seat }),
      ...(terms === undefined ? {} : { terms }),
      ...(invite === undefined ? {} : { invite }),
    });
    await this.refresh();
    if (!this.#isClosed) this.#look(taken);
  }

  /** Ready for the terms as they are shown, or no longer. */
  async ready(isReady: boolean): Promise<void> {
    await http.ready(this.id, isReady ? this.head.peek()?.terms : undefined);
  }

  /** Gets up before play has begun. */
  async stand(): Promise<void> {
    await http.stand(this.id);
    this.#leave();
    await this.enter();
  }

  /** Asks anew what everybody may know of the table. */
  async refresh(): Promise<void> {
    const head = await this.#ask();
    if (!this.#isClosed) this.#take(head);
  }

  /** Nothing more of somebody is read. */
  mute(person: string): void {
    this.talk.value = this.talk.peek().filter(line => line.person !== person);
    this.listen();
  }

  /** Everything that was said was read. */
  listen(): void {
    const lines = this.talk.peek();
    this.heard.value = lines.length;
    const last = lines.at(-1);
    if (last) keepHeard(this.id, last.n);
  }

  /** Milliseconds a seat has left now; nothing where nobody counts them. */
  left(seat: Seat): number | undefined {
    const { left, at } = this.clock.value;
    const had = left[seat];
    const pace = this.head.value?.pace;
    if (had === undefined || pace === undefined || pace.kind === 'none' || this.isOver.value)
      return undefined;
    if (!this.runs(seat)) return Math.max(0, had);
    const now = houseTime();
    const rests: Stretch[] = [[at, this.restsUntil(seat) ?? at]];
    if (pace.kind === 'days' && !pace.weekends) rests.push(...weekends(pace.zone, at, now));
    return Math.max(0, had - counted(at, now, rests));
  }

  /** Until when a seat has days off, if it has. */
  restsUntil(seat: Seat): number | undefined {
    const { rests = 0 } = this.seats.value[seat] ?? {};
    return rests > houseTime() ? rests : undefined;
  }

  /** Whose clock runs: who is asked, unless the game rests. */
  runs(seat: Seat): boolean {
    const { view } = this.laid.value?.play ?? {};
    return (
      !this.isOver.value && this.offers.value.paused === 0 && (view?.value?.turn.includes(seat) ?? false)
    );
  }

  /** Whether the house waits for oneself here. */
  get isMyTurn(): boolean {
    const { mine } = this;
    return mine !== undefined && this.runs(mine) && this.seats.value[mine]?.away !== true;
  }

  close(): void {
    this.#isClosed = true;
    this.#stopSeeing();
    lookAway(this.id);
    document.removeEventListener('visibilitychange', this.#noteHere);
    this.#leave();
  }

  /** Without an invitation a table that is not public is not there for strangers. */
  async #ask(): Promise<TableHead> {
    const { invite, id } = this;
    if (invite === undefined || this.mine !== undefined) return http.table(id);
    const { table } = await http.invited(invite);
    return table;
  }

  #take(head: TableHead): void {
    this.head.value = head;
    if (!this.#line || this.#line.seats.length === 0) this.seats.value = head.seats;
  }

  /** From where one may look: one's own seat, or beside the table once play has begun. */
  async #mayLook({ mine, phase, watch }: TableHead): Promise<As | undefined> {
    if (mine !== null && !this.#isShared) return mine;
    if (watch === 'none' || phase === 'open' || phase === 'void') return undefined;
    // Whoever sits there may look at the table from beside it as well.
    if (watch === 'all' || mine !== null) return 'watch';
    // Whoever is let in by a link is somebody.
    if (this.invite === undefined || !me.peek()) return undefined;
    await http.watch(this.id, this.invite);
    return 'watch';
  }

  #lookAgain(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.enter(), AGAIN);
  }

  #look(as: As): void {
    this.#leave();
    const line = lineNow().table(this.id, as);
    this.#line = line;
    if (as !== 'watch') this.#mix(line, as);
    line.watch({
      seats: () => this.#seated(line),
      view: () => {
        this.#tick(line);
        void this.#lay(line);
      },
      turn: () => this.#tick(line),
      aside: (_, message) => this.#aside(line, message),
      refused: (_, why) => {
        this.trouble.value = why === 'no-table' ? t('online.table.gone') : t('online.table.closed');
      },
    });
    void this.#hearTalk();
  }

  #mix(line: TableLine, seat: Seat): void {
    const mixer = takePart(line, seat, { keep: keepLuck }, keptLuck(this.id));
    this.#mixer = mixer;
    this.code.value = mixer.keepsake.code;
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.laid.peek()?.play.close();
    this.laid.value = undefined;
    this.#line?.leave();
    this.#line = undefined;
  }

  #seated(line: TableLine): void {
    this.seats.value = line.seats;
    // Terms may have changed with it; once play has begun they do not.
    if (line.v === 0) void this.refresh().catch(() => undefined);
  }

  #tick(line: TableLine): void {
    const { left } = this.clock.peek();
    const length = Math.max(left.length, ...[...line.left.keys()].map(seat => seat + 1));
    this.clock.value = {
      left: Array.from({ length }, (_, seat) => line.left.get(seat) ?? 0),
      at: houseTime(),
    };
  }

  #aside(line: TableLine, message: Aside): void {
    if (message.t === 'mixing') this.#mixed(message);
    if (message.t === 'offers') this.#offered(message);
    if (message.t === 'clock') this.clock.value = { left: message.left, at: message.now };
    if (message.t === 'over') this.#ended(message);
    if (message.t === 'rematch') this.rematch.value = message.table;
    if (message.t === 'said') this.#said(message);
    if (message.t === 'gone' && line === this.#line) {
      this.isSentAway.value = message.why === 'forbidden';
      this.#leave();
      const head = this.head.peek();
      // The chair is not one's own any more: as a stranger one needs the invitation again.
      if (head) this.head.value = { ...head, mine: null };
      void this.enter();
    }
  }

  #offered(message: OffersMessage): void {
    this.offers.value = message;
    const { no } = message;
    if (no === undefined || no === this.mine) return;
    const names = calledAll(this.seats.peek(), this.head.peek()?.game ?? '');
    tell(t('online.offer.no', { name: names[no] ?? t('common.seat', { seat: no + 1 }) }));
  }

  #mixed(message: MixingMessage): void {
    this.mixing.value = message;
    this.alarm.value = this.#mixer?.alarm;
    this.code.value = message.code;
  }

  #ended(message: OverMessage): void {
    this.over.value = message;
    void this.refresh().catch(() => undefined);
    // What watchers said among themselves is for everybody now.
    void this.#hearTalk();
  }

  #said(line: ChatLine): void {
    if (!this.talk.peek().some(({ n }) => n === line.n)) this.talk.value = [...this.talk.peek(), line];
  }

  async #hearTalk(): Promise<void> {
    // Who cannot be told what was said plays on all the same.
    const { lines } = await account.chat(this.id).catch(() => ({ lines: [] }));
    const known = new Set(lines.map(({ n }) => n));
    this.talk.value = [...lines, ...this.talk.peek().filter(({ n }) => !known.has(n))];
    // What was said while one was elsewhere is news; where one has never been, nothing is.
    const until = keptHeard(this.id) ?? Infinity;
    const isHeard = ({ n, person }: ChatLine): boolean => n <= until || person === me.peek()?.id;
    this.heard.value = this.talk.peek().filter(isHeard).length;
  }

  /** Play has begun: the table is drawn by the rules that it names. */
  async #lay(line: TableLine): Promise<void> {
    const { rules } = line;
    const bill = billOf(rules?.id);
    if (this.laid.peek() || !rules || !bill || line !== this.#line) return;
    const gameView = await bring(bill).catch(() => undefined);
    if (!gameView) this.trouble.value = t('web.trouble.unloaded');
    if (!gameView || this.laid.peek() || line !== this.#line) return;
    const own = { ...gameView, game: rules.game };
    // Where colours belong to figures that were dealt, seats wear what they were dealt.
    paint(line.table && own.wears?.(line.table));
    const play = new Visit(this, line, rules, gameView.automaton);
    this.laid.value = {
      play,
      answering: new Answering(play, habits, own),
      counsel: new Counsel(play, thinker),
      gameView: own,
      motion: new Motion(own),
      beside: this.#beside(this),
      momentAt: moment => this.#momentAt(moment),
    };
  }

  /** Where a moment can be looked at: as long as the game goes on as one knows it, then as its record tells it. */
  #momentAt(moment: Moment): string {
    const { id } = this;
    if (this.isOver.peek()) return hashOfRecord(id, moment);
    return hashOfPlace({ at: 'past', id, moment: moment ?? { n: this.#line?.table?.ply ?? 0 } });
  }

  readonly #noteHere = (): void => {
    this.#line?.here(document.visibilityState === 'visible');
    if (document.visibilityState === 'visible') this.#line?.seen();
  };
}

const isGone = (cause: unknown): boolean => cause instanceof Refusal && cause.status === 404;
