/**
 * What is to be told, from the row that brings it to the message that goes out. A row of the outbox first stands for all
 * channels; when its time has come and it is still true, it becomes one row for each channel its reader wants, which is
 * taken before it is sent: two machines never send the same, and a crash in between loses at most that one.
 */
import type { House } from '../house.ts';
import { statement } from '../store/store.ts';
import type { Head, Writing } from '../store/store.ts';
import type { OutboxRow } from '../store/schema.ts';
import type { Settings } from '@kaffeehaus/protocol';
import { settingsOf } from '../people/settings.ts';
import {
  REMINDERS,
  invitedTo,
  isReminder,
  namedAt,
  noticesFor,
  reminderAt,
  topicOf,
  wishesFor,
} from './due.ts';
import type { Change, Kind, Notice } from './due.ts';
import { LETTERS } from './letters.ts';
import { CHANNELS } from './message.ts';
import type { Channel, Outcome } from './message.ts';
import { waking } from './quiet.ts';
import type { Reach, Senders } from './senders.ts';
import { isHere } from './tellings.ts';
import { langOf, messageOf } from './texts.ts';
import type { News, Reader } from './texts.ts';

type Waiting = Readonly<Omit<OutboxRow, 'notice' | 'kind'> & { notice: number; kind: Kind }>;

const MINUTE = 60_000;

/** What is due so soon goes out with what is due now. */
export const GATHER = 5 * MINUTE;
/** After the first try, and after each that failed. */
export const AGAIN = [MINUTE, 5 * MINUTE, 30 * MINUTE, 180 * MINUTE] as const;
/** The outbox is looked into so often. */
const PULSE = 10_000;
const PEOPLE = 100;

/** On a topic of the bus: a person and a live table of which something waits. */
const EXPECTED = 'expected';

/** Of a table, what its news say. */
interface Facts {
  readonly id: string;
  readonly game: string;
  /** Since when the reader owes an answer there, and until when. */
  readonly since: number | null;
  readonly due: number | null;
  readonly others: readonly string[];
  /** Somebody waits for a rematch. */
  readonly isWished: boolean;
  /** The secret of the invitation that waits for the reader. */
  readonly invite: string | undefined;
  /** The reader looks at it through another machine. */
  readonly isSeen: boolean;
}

export class Outbox {
  readonly #house: House;
  readonly #senders: Senders;
  readonly #insert;
  /** Persons and live tables of which something may wait. */
  readonly #expected = new Set<string>();
  #running: Promise<void> = Promise.resolve();
  /** Since when the oldest notice is due that was not sent at the last look. */
  #oldest: number | undefined;

  constructor(house: House, senders: Senders) {
    this.#house = house;
    this.#senders = senders;
    house.metrics.gauge('outbox_age_seconds', () =>
      this.#oldest ? (house.now() - this.#oldest) / 1_000 : 0,
    );
    house.bus.hear(EXPECTED, key => void this.#expected.add(String(key)));
    this.#insert = statement(
      house.db
        .insertInto('outbox')
        .values({
          person: 0,
          kind: '',
          tab: 0,
          version: 0,
          not_before: 0,
          made: 0,
          channel: '',
          tries: 0,
          state: 'wait',
          claimed: null,
          about: '',
        })
        .onConflict(on => on.doNothing()),
    );
  }

  /** Whoever sees the table may do so at another machine. */
  #expect(notices: readonly Pick<Notice, 'person' | 'tab'>[]): void {
    for (const { person, tab } of notices) this.#house.bus.ring(EXPECTED, `${person} ${tab}`);
  }

  /** What is written with a row of the log, in one commit. */
  writings(change: Change): readonly Writing[] {
    const notices = noticesFor(change);
    if (change.pace === 'live') this.#expect(notices);
    return notices.map(notice => this.#writing(notice, change.at));
  }

  /** Somebody wishes for another game. */
  async wished(change: Omit<Change, 'asked'>, people: readonly number[]): Promise<void> {
    await this.#add(wishesFor(change, people), change.at);
  }

  /** Somebody is asked by name to sit down. */
  async invited({ tab }: Pick<Head, 'tab'>, person: number): Promise<void> {
    const at = this.#house.now();
    await this.#add([invitedTo(tab, person, at)], at);
  }

  /** Some who do not look were named in a line of talk. */
  async mentioned(line: Parameters<typeof namedAt>[0], pace: Change['pace'], people: readonly number[]) {
    const notices = people.map(person => namedAt(line, pace, person));
    this.#expect(notices);
    await this.#add(notices, line.at);
  }

  /** Somebody left a live table while they owe an answer. */
  async left(change: Change): Promise<void> {
    const notices = noticesFor(change);
    this.#expect(notices);
    await this.#add(notices, change.at);
  }

  async #add(notices: readonly Notice[], at: number): Promise<void> {
    if (notices.length === 0) return;
    await this.#house.db
      .insertInto('outbox')
      .values(notices.map(notice => fresh(notice, at)))
      .onConflict(on => on.doNothing())
      .execute();
  }

  /**
   * Somebody was shown a version of a table: that it is their turn needs no telling. At live tables that happens with
   * every answer, so nothing is written where nothing waits.
   */
  async seen(person: number, tab: number, version: number, isLive = false): Promise<void> {
    if (isLive && !this.#expected.delete(`${person} ${tab}`)) return;
    await this.#house.db
      .updateTable('outbox')
      .set({ state: 'seen' })
      .where('state', '=', 'wait')
      .where('person', '=', person)
      .where('tab', '=', tab)
      .where(expr => expr.or([expr('version', '<=', version), expr('kind', '=', 'mention')]))
      .where('kind', 'not in', REMINDERS)
      .execute();
  }

  /** A message to try the channel with; says how it went. */
  async test(person: number, channel: Channel): Promise<Outcome> {
    const reach = await this.#senders.reach(person);
    const reader = await this.#reader(person);
    if (!reader || !this.#senders.has(reach, channel)) return 'gone';
    const now = this.#house.now();
    const news: News = { kind: 'test', table: '', game: '', version: 0, others: [], due: null };
    const message = messageOf(reader, [news], this.#house.origin(), now + 10 * MINUTE);
    return this.#senders.send(reach, channel, message, `test ${person} ${now}`);
  }

  /** Looks into the outbox now and then, until the house closes. */
  start(): void {
    const timer = setInterval(() => {
      // What went wrong is told by the next round.
      if (this.#house.duty.isFirst) void this.tick().catch(() => {});
    }, PULSE);
    timer.unref();
    this.#house.closing.push(() => {
      clearInterval(timer);
      return this.#running;
    });
  }

  /** Tells everybody what is due. One at a time: a slow mail server makes no second heap. */
  tick(): Promise<void> {
    const round = this.#running.then(() => this.#round());
    this.#running = round.catch(error => {
      this.#house.log.error({ verb: 'notices', outcome: 'failed', fault: String((error as Error).name) });
    });
    return round;
  }

  async #round(): Promise<void> {
    const { db, now } = this.#house;
    const at = now();
    const due = await db
      .selectFrom('outbox')
      .select('person')
      .distinct()
      .where('state', '=', 'wait')
      .where('kind', 'not in', LETTERS)
      .where('not_before', '<=', at)
      .limit(PEOPLE)
      .execute();
    await Promise.all(due.map(({ person }) => this.#tell(person, at)));
    this.#oldest = await this.#late(at);
  }

  async #late(at: number): Promise<number | undefined> {
    const oldest = await this.#house.db
      .selectFrom('outbox')
      .select('not_before')
      .where('state', '=', 'wait')
      .where('not_before', '<=', at)
      .orderBy('not_before')
      .limit(1)
      .executeTakeFirst();
    return oldest?.not_before;
  }

  async #tell(person: number, now: number): Promise<void> {
    const rows = await this.#waiting(person, now + GATHER);
    const reader = await this.#reader(person);
    if (!reader) return this.#set(rows, 'dropped');
    const wake = waking(now, reader.zone, reader.settings.quiet ?? undefined);
    if (wake > now) return this.#putOff(rows, wake);
    const facts = await this.#facts(person, rows);
    const looks = (tab: number): boolean =>
      isHere(this.#house, person, tab) || facts.get(tab)?.isSeen === true;
    const present = rows.filter(row => row.channel === '' && looks(row.tab ?? 0));
    const read = present.filter(({ kind }) => kind === 'mention');
    await this.#set(read, 'seen');
    await this.#putOff(
      present.filter(row => !read.includes(row)),
      now + 2 * MINUTE,
    );
    const absent = rows.filter(row => !present.includes(row));
    const untrue = absent.filter(row => !isTrue(row, facts.get(row.tab ?? 0)));
    await this.#set(untrue, 'dropped');
    const early = absent.filter(
      row => !untrue.includes(row) && later(row, facts.get(row.tab ?? 0)) > now + GATHER,
    );
    for (const row of early) await this.#putOff([row], later(row, facts.get(row.tab ?? 0)));
    for (const { tab } of absent) this.#expected.delete(`${person} ${tab}`);
    const told = absent.filter(row => !untrue.includes(row) && !early.includes(row));
    await this.#deliver(reader, told, facts, now);
  }

  async #deliver(reader: Told, rows: readonly Waiting[], facts: ReadonlyMap<number, Facts>, now: number) {
    if (rows.length === 0) return;
    const reach = await this.#senders.reach(reader.person);
    for (const [channel, taken] of await this.#take(reader, reach, rows, now)) {
      const news = newest(taken).map(row => newsOf(row, facts.get(row.tab ?? 0)));
      const message = messageOf(reader, news, this.#house.origin(), untilOf(news, now));
      const delivery = `${reader.person} ${taken.map(({ notice }) => notice).join(' ')}`;
      const outcome = await this.#senders.send(reach, channel, message, delivery);
      this.#house.log.info({
        verb: `notice ${channel}`,
        person: reader.person,
        count: taken.length,
        outcome,
      });
      this.#house.metrics.count('notices_total', outcome);
      await this.#ended(taken, outcome, now);
    }
  }

  /** Takes rows, so that nobody else does, and makes of them one for each channel; returns what is ours to send. */
  async #take(reader: Told, reach: Reach, rows: readonly Waiting[], now: number) {
    const claimed = `${process.pid} ${now}`;
    const wanted = ({ kind }: Waiting): readonly Channel[] =>
      reader.settings.notices[topicOf(kind)].filter(channel => this.#senders.has(reach, channel));
    return this.#house.store.atomically(`notices ${reader.person}`, async trx => {
      const ours = await trx
        .updateTable('outbox')
        .set(expr => ({
          state: expr.case().when('channel', '=', '').then('told').else('sending').end(),
          tries: expr('tries', '+', 1),
          claimed,
        }))
        .where('state', '=', 'wait')
        .where(
          'notice',
          'in',
          rows.map(({ notice }) => notice),
        )
        .returningAll()
        .execute();
      const mine = ours as unknown as readonly Waiting[];
      const making = mine
        .filter(({ channel }) => channel === '')
        .flatMap(row => wanted(row).map(channel => ({ ...fresh(row as Notice, row.made), channel })));
      const made =
        making.length === 0
          ? []
          : await trx
              .insertInto('outbox')
              .values(making.map(row => ({ ...row, state: 'sending', tries: 1, claimed })))
              .onConflict(on => on.doNothing())
              .returningAll()
              .execute();
      const sending = [...mine.filter(({ channel }) => channel !== ''), ...(made as unknown as Waiting[])];
      return CHANNELS.map(
        channel => [channel, sending.filter(row => row.channel === channel)] as const,
      ).filter(([, list]) => list.length > 0);
    });
  }

  async #ended(rows: readonly Waiting[], outcome: Outcome, now: number): Promise<void> {
    if (outcome !== 'failed') return this.#set(rows, outcome === 'sent' ? 'sent' : 'failed');
    for (const row of rows) {
      const pause = AGAIN[row.tries - 1];
      if (pause === undefined) await this.#set([row], 'failed');
      else await this.#set([row], 'wait', now + pause);
    }
  }

  #waiting(person: number, until: number): Promise<readonly Waiting[]> {
    return this.#house.db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'wait')
      .where('kind', 'not in', LETTERS)
      .where('person', '=', person)
      .where('not_before', '<=', until)
      .orderBy('not_before')
      .execute() as Promise<unknown> as Promise<readonly Waiting[]>;
  }

  async #reader(person: number): Promise<Told | undefined> {
    const row = await this.#house.db
      .selectFrom('people')
      .select(['language', 'settings'])
      .where('person', '=', person)
      .where('gone', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const settings = settingsOf(row.settings);
    return { person, lang: langOf(row.language), zone: settings.zone, settings };
  }

  async #facts(person: number, rows: readonly Waiting[]): Promise<ReadonlyMap<number, Facts>> {
    const { db, invitations, lobby, people, presence } = this.#house;
    const tabs = [...new Set(rows.flatMap(({ tab }) => tab ?? []))];
    const facts = new Map<number, Facts>();
    const isCalled = rows.some(({ kind }) => kind === 'invite');
    const waiting = isCalled ? await invitations.waitingFor(person) : [];
    for (const tab of tabs) {
      const head = await db
        .selectFrom('tables')
        .select(['id', 'game'])
        .where('tab', '=', tab)
        .executeTakeFirst();
      if (!head) continue;
      const turn = await db
        .selectFrom('turns')
        .select(['since', 'due'])
        .where('person', '=', person)
        .where('tab', '=', tab)
        .executeTakeFirst();
      const chairs = await lobby.chairs(tab);
      const others = chairs.flatMap(chair => (chair.person && chair.person !== person ? [chair.person] : []));
      const named = await people.named(others);
      facts.set(tab, {
        ...head,
        since: turn?.since ?? null,
        due: turn?.due ?? null,
        others: others.map(other => named.get(other)?.name ?? ''),
        isWished: await this.#isWished(person, tab),
        invite: waiting.find(one => one.head.tab === tab)?.invite,
        isSeen: chairs.some(chair => chair.person === person && presence.of(tab, chair.seat) === 2),
      });
    }
    return facts;
  }

  /** Whether the rematch of a table waits for somebody. */
  async #isWished(person: number, tab: number): Promise<boolean> {
    const { db, lobby } = this.#house;
    const next = await db
      .selectFrom('tables')
      .select('tab')
      .where('after', '=', tab)
      .where('phase', '=', 'open')
      .executeTakeFirst();
    return next !== undefined && !(await lobby.chairs(next.tab)).some(chair => chair.person === person);
  }

  async #set(rows: readonly Waiting[], state: string, notBefore?: number): Promise<void> {
    if (rows.length === 0) return;
    await this.#house.db
      .updateTable('outbox')
      .set({ state, ...(notBefore !== undefined && { not_before: notBefore }) })
      .where(
        'notice',
        'in',
        rows.map(({ notice }) => notice),
      )
      .where('state', 'in', ['wait', 'sending'])
      .execute();
  }

  #putOff(rows: readonly Waiting[], until: number): Promise<void> {
    return this.#set(rows, 'wait', until);
  }

  #writing({ person, kind, tab, version, not_before }: Notice, at: number): Writing {
    return this.#insert(person, kind, tab, version, not_before, at, '', 0, 'wait', null, '');
  }
}

interface Told extends Reader {
  readonly person: number;
  readonly settings: Settings;
}

const fresh = ({ person, kind, tab, version, not_before }: Notice, made: number) => ({
  person,
  kind,
  tab,
  version,
  not_before,
  made,
  channel: '',
  tries: 0,
  state: 'wait',
  claimed: null,
  about: '',
});

/** Of several that say the same of one table, the last. */
const newest = (rows: readonly Waiting[]): readonly Waiting[] =>
  rows.filter(
    row =>
      !rows.some(
        other =>
          other.tab === row.tab && topicOf(other.kind) === topicOf(row.kind) && other.version > row.version,
      ),
  );

/** Of a turn: whether the question it tells of is still open. */
const isTrue = ({ kind, made }: Waiting, facts: Facts | undefined): boolean => {
  if (!facts) return false;
  if (kind === 'start' || kind === 'over' || kind === 'mention') return true;
  if (kind === 'invite') return facts.invite !== undefined;
  if (kind === 'rematch') return facts.isWished;
  return facts.since !== null && facts.since <= made;
};

/** A reminder whose clock was put back comes later; all else when it is due. */
const later = ({ kind }: Waiting, facts: Facts | undefined): number => {
  if (!isReminder(kind) || !facts?.due || facts.since === null) return 0;
  return Math.round(reminderAt(kind, facts.since, facts.due));
};

const newsOf = ({ kind, version }: Waiting, facts: Facts | undefined): News => ({
  kind,
  version,
  table: facts?.id ?? '',
  game: facts?.game ?? '',
  others: facts?.others ?? [],
  due: facts?.due ?? null,
  ...(kind === 'invite' && facts?.invite !== undefined && { invite: facts.invite }),
});

const untilOf = (news: readonly News[], now: number): number =>
  Math.max(now + 60_000, ...news.map(({ due }) => due ?? now + 24 * 3_600_000));
