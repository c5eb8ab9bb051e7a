/**
 * What is said at a table. Those who play speak to the table or among themselves, those who watch among themselves, and
 * what they said is read by the players when the game is over. Whom somebody blocked they do not hear.
 */
import type { Kysely, Selectable } from 'kysely';
import type { Audience, ChatLine, ChatPhrase, Pace } from '@kaffeehaus/protocol';
import { PHRASES } from '@kaffeehaus/protocol';
import { may, mayWatch, seatOf } from '../gate/gate.ts';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import type { Live, Listener } from '../log/live.ts';
import { isHere } from '../notices/tellings.ts';
import { cleanSaid } from '../people/clean.ts';
import type { Caller } from '../people/sessions.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import type { ChatRow, Schema } from '../store/schema.ts';
import { namedIn } from './naming.ts';

export interface Saying {
  readonly to: Audience;
  readonly text?: string | undefined;
  readonly phrase?: ChatPhrase | undefined;
}

/** Stands before the name of a phrase in the store; no text that was cleaned begins with it. */
const MARK = '\u0001';
/** So many lines are read at once. */
export const PAGE = 100;

const phraseIn = (stored: string): ChatPhrase | undefined =>
  stored.startsWith(MARK) ? PHRASES.find(phrase => stored === MARK + phrase) : undefined;

/** Whether a line for these ears may be read from that place. */
const mayHear = (to: Audience, isSeated: boolean, isOver: boolean): boolean => {
  if (to === 'table') return true;
  return to === 'seats' ? isSeated : !isSeated || isOver;
};

const isOver = ({ head }: Circle): boolean => head.phase === 'over' || head.phase === 'void';

type Line = Readonly<Selectable<ChatRow>>;

type Stored = Line & {
  readonly id: string;
  readonly name: string;
  readonly hidden: number | null;
};

const lineOf = ({ n, seat, id, name, audience, text, at, hidden }: Stored): ChatLine => {
  const phrase = phraseIn(text);
  const line = { n, seat, person: id, name, to: audience as Audience, at };
  if (hidden !== null) return { ...line, text: '', hidden: true };
  return phrase === undefined ? { ...line, text } : { ...line, text: '', phrase };
};

/** A line of a table. */
interface Named {
  readonly tab: number;
  readonly n: number;
}

/** On a topic of the bus: what was said. */
const SAID = 'chat.said';

export class Chat {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
    house.bus.hear(SAID, line => void this.#pass(line as Named).catch(() => {}));
    house.bus.hear(
      'chat.hidden',
      // Whoever looks next does not see it, whether those who look now could be told or not.
      line => void this.#pass(line as Named, true).catch(() => {}),
    );
  }

  /** Says something, under a name if it may come again, here or at another machine; returns the number of its line. */
  async say(asking: Caller, live: Live, saying: Saying, cmd = ''): Promise<number> {
    const before = await this.#repeated(this.#house.db, live.tab, asking.person, cmd);
    if (before !== undefined) return before;
    const caller = await this.#asNow(asking);
    const text = this.#admit(caller, live.circle, saying);
    const seat = seatOf(live.circle, caller) ?? -1;
    const { line, isNew } = await this.#write({
      tab: live.tab,
      at: this.#house.now(),
      person: caller.person,
      seat,
      audience: saying.to,
      text,
      cmd,
    });
    if (!isNew) return line.n;
    this.#house.bus.pass(SAID, { tab: line.tab, n: line.n });
    await this.#tell(live, { ...line, id: caller.id, name: caller.name, hidden: null });
    await this.#call(live, line);
    return line.n;
  }

  /** Those at the table whom a line names are told of it where they wish, unless they look or do not hear the speaker. */
  async #call({ circle: { head, holders } }: Live, line: Line): Promise<void> {
    if (line.audience === 'watchers' || !line.text.includes('@')) return;
    const others = holders.filter(person => person > 0 && person !== line.person);
    const known = await this.#house.people.named(others);
    const named = namedIn(
      line.text,
      others.map(person => known.get(person)?.name ?? ''),
    ).flatMap(i => others[i] ?? []);
    const deaf = await this.#deafTo(line.person, named);
    const told = named.filter(person => !deaf.has(person) && !isHere(this.#house, person, head.tab));
    if (told.length > 0) await this.#house.outbox.mentioned(line, (JSON.parse(head.pace) as Pace).kind, told);
  }

  /** A line is open for long: whoever it is of may have another name by now, or an account. */
  async #asNow(caller: Caller): Promise<Caller> {
    const found = (await this.#house.people.named([caller.person])).get(caller.person);
    return found ? { ...caller, name: found.name, kind: found.kind } : caller;
  }

  /** The lines after one, as far as the reader may hear them. */
  async lines(caller: Caller, circle: Circle, after: number): Promise<readonly ChatLine[]> {
    const { db } = this.#house;
    const isSeated = seatOf(circle, caller) !== undefined;
    // Who may not look on may not listen either.
    if (!isSeated && !mayWatch(caller, circle)) return [];
    const ears = (['table', 'seats', 'watchers'] as const).filter(to =>
      mayHear(to, isSeated, isOver(circle)),
    );
    const rows = await db
      .selectFrom('chat')
      .innerJoin('people', 'people.person', 'chat.person')
      .leftJoin('chat_hidden', join =>
        join.onRef('chat_hidden.tab', '=', 'chat.tab').onRef('chat_hidden.n', '=', 'chat.n'),
      )
      .leftJoin('blocks', join =>
        join.onRef('blocks.other', '=', 'chat.person').on('blocks.person', '=', caller.person),
      )
      .selectAll('chat')
      .select(['people.id', 'people.name', 'chat_hidden.n as hidden'])
      .where('chat.tab', '=', circle.head.tab)
      .where('chat.n', '>', after)
      .where('chat.audience', 'in', ears)
      .where('blocks.other', 'is', null)
      .orderBy('chat.n')
      .limit(PAGE)
      .execute();
    return rows.map(lineOf);
  }

  /** Whether this may be said here by them, and in what form it is kept. */
  #admit(caller: Caller, circle: Circle, { to, text, phrase }: Saying): string {
    if (!may(caller, `say.${to}`, circle)) throw new Declined('forbidden', 'not to these ears');
    if ((text === undefined) === (phrase === undefined))
      throw new Declined('bad-message', 'either a text or a phrase');
    const said = phrase === undefined ? cleanSaid(text ?? '') : MARK + phrase;
    if (said === undefined) throw new Declined('bad-message', 'nothing to read, or too long');
    // Strangers who can come back under any name do not write freely where everybody may sit down.
    if (phrase === undefined && caller.kind === 'guest' && circle.head.open_to === 'all')
      throw new Declined('phrases-only', 'guests use phrases at open tables');
    const retry = Math.max(
      this.#house.limits.take('CHAT_SECOND', String(caller.person)),
      this.#house.limits.take('CHAT_MINUTE', String(caller.person)),
    );
    if (retry > 0) throw new Declined('too-fast', 'too much at once', retry);
    return said;
  }

  /** The line that a command has become already. */
  async #repeated(db: Kysely<Schema>, tab: number, person: number, cmd: string): Promise<number | undefined> {
    if (cmd === '') return undefined;
    const found = await db
      .selectFrom('chat')
      .select('n')
      .where('tab', '=', tab)
      .where('person', '=', person)
      .where('cmd', '=', cmd)
      .executeTakeFirst();
    return found?.n;
  }

  async #write(row: Omit<Line, 'n'>): Promise<{ readonly line: Line; readonly isNew: boolean }> {
    return this.#house.store.atomically(`chat ${row.tab}`, async trx => {
      // It may have been said through another line at the same moment.
      const before = await this.#repeated(trx, row.tab, row.person, row.cmd);
      if (before !== undefined) return { line: { ...row, n: before }, isNew: false };
      const last = await trx
        .selectFrom('chat')
        .select(({ fn }) => fn.max('n').as('n'))
        .where('tab', '=', row.tab)
        .executeTakeFirst();
      const line = { ...row, n: Number(last?.n ?? 0) + 1 };
      await trx.insertInto('chat').values(line).execute();
      return { line, isNew: true };
    });
  }

  async #tell(live: Live, line: Stored): Promise<void> {
    const listeners = live.all();
    const deaf = await this.#deafTo(
      line.person,
      listeners.map(({ caller }) => caller.person),
    );
    const hasEnded = live.room?.over ?? isOver(live.circle);
    const hears = ({ caller }: Listener): boolean =>
      !deaf.has(caller.person) &&
      mayHear(line.audience as Audience, seatOf(live.circle, caller) !== undefined, hasEnded);
    const said = lineOf(line);
    for (const listener of listeners) if (hears(listener)) listener.tell({ t: 'said', ...said });
  }

  /** Those of the listeners who have blocked the speaker. */
  async #deafTo(speaker: number, people: readonly number[]): Promise<ReadonlySet<number>> {
    if (people.length === 0) return new Set();
    const rows = await this.#house.db
      .selectFrom('blocks')
      .select('person')
      .where('other', '=', speaker)
      .where('person', 'in', [...new Set(people)])
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  /** Whoever looks sees what was said at another machine, or that a line is taken out of sight. */
  async #pass({ tab, n }: Named, isHidden = false): Promise<void> {
    const live = await this.#house.tables.awakeAt(tab);
    if (!live) return;
    const row = await this.#house.db
      .selectFrom('chat')
      .innerJoin('people', 'people.person', 'chat.person')
      .selectAll('chat')
      .select(['people.id', 'people.name'])
      .where('tab', '=', tab)
      .where('n', '=', n)
      .executeTakeFirst();
    if (row) await this.#tell(live, { ...row, hidden: isHidden ? n : null });
  }
}
