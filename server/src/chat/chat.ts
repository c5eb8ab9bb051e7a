/**
 * What is said at a table. Those who play speak to the table or among themselves, those who watch among themselves, and
 * what they said is read by the players when the game is over. Whom somebody blocked they do not hear.
 */
import type { Audience, ChatLine, ChatPhrase } from '@kaffeehaus/protocol';
import { PHRASES } from '@kaffeehaus/protocol';
import { may, mayWatch, seatOf } from '../gate/gate.ts';
import type { Circle } from '../gate/gate.ts';
import type { House } from '../house.ts';
import type { Live, Listener } from '../log/live.ts';
import { cleanSaid } from '../people/clean.ts';
import type { Caller } from '../people/sessions.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import type { ChatRow } from '../store/schema.ts';

export interface Saying {
  readonly to: Audience;
  readonly text?: string | undefined;
  readonly phrase?: ChatPhrase | undefined;
}

/** Stands before the name of a phrase in the store; no text that was cleaned begins with it. */
const MARK = '\u0001';
/** So many lines are read at once, and so many names of commands remembered. */
export const PAGE = 100;
const REMEMBERED = 5_000;

const phraseIn = (stored: string): ChatPhrase | undefined =>
  stored.startsWith(MARK) ? PHRASES.find(phrase => stored === MARK + phrase) : undefined;

/** Whether a line for these ears may be read from that place. */
const mayHear = (to: Audience, isSeated: boolean, isOver: boolean): boolean => {
  if (to === 'table') return true;
  return to === 'seats' ? isSeated : !isSeated || isOver;
};

const isOver = ({ head }: Circle): boolean => head.phase === 'over' || head.phase === 'void';

type Stored = Readonly<ChatRow> & {
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
  /** By person and the name of the command, the line it became: who repeats it after a lost line says it once. */
  readonly #said = new Map<string, Promise<number>>();

  constructor(house: House) {
    this.#house = house;
    house.bus.hear(SAID, line => void this.#pass(line as Named).catch(() => {}));
    house.bus.hear(
      'chat.hidden',
      // Whoever looks next does not see it, whether those who look now could be told or not.
      line => void this.#pass(line as Named, true).catch(() => {}),
    );
  }

  /** Says something, under a name if it may come again; returns the number of its line. */
  say(caller: Caller, live: Live, saying: Saying, id = ''): Promise<number> {
    if (id === '') return this.#say(caller, live, saying);
    const key = `${caller.person} ${live.tab} ${id}`;
    const before = this.#said.get(key);
    if (before) return before;
    const said = this.#say(caller, live, saying);
    this.#remember(key, said);
    // What was refused may be said again, say when it is not too fast any more.
    said.catch(() => this.#said.delete(key));
    return said;
  }

  async #say(asking: Caller, live: Live, saying: Saying): Promise<number> {
    const caller = await this.#asNow(asking);
    const text = this.#admit(caller, live.circle, saying);
    const seat = seatOf(live.circle, caller) ?? -1;
    const line = await this.#write({
      tab: live.tab,
      at: this.#house.now(),
      person: caller.person,
      seat,
      audience: saying.to,
      text,
    });
    this.#house.bus.pass(SAID, { tab: line.tab, n: line.n });
    await this.#tell(live, { ...line, id: caller.id, name: caller.name, hidden: null });
    return line.n;
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

  async #write(row: Omit<ChatRow, 'n'>): Promise<ChatRow> {
    return this.#house.store.atomically(`chat ${row.tab}`, async trx => {
      const last = await trx
        .selectFrom('chat')
        .select(({ fn }) => fn.max('n').as('n'))
        .where('tab', '=', row.tab)
        .executeTakeFirst();
      const line = { ...row, n: Number(last?.n ?? 0) + 1 };
      await trx.insertInto('chat').values(line).execute();
      return line;
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

  #remember(key: string, said: Promise<number>): void {
    this.#said.set(key, said);
    if (this.#said.size <= REMEMBERED) return;
    const [oldest] = this.#said.keys();
    if (oldest !== undefined) this.#said.delete(oldest);
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
