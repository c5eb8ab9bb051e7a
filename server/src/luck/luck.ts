/** Where the seed of a game comes from: the house and everybody who is there have a share in it. */
import { createHash, randomBytes } from 'node:crypto';
import type { Seat } from '@kaffeehaus/kernel';
import type { Kysely, Transaction } from 'kysely';
import type { Agreed, BySeat, MixingState, Pace } from '@kaffeehaus/protocol';
import { Mixing, hex, unhex } from '@kaffeehaus/trust';
import type { House } from '../house.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import type { Schema } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import * as mix from './mixing.ts';
import type { MixRow, Question, Try } from './mixing.ts';
import { termsOf } from './terms.ts';

/** What a game begins with. */
export interface Seed {
  readonly seed: string;
  /** The house's share, and the hash of the list that was shown before shares were opened. */
  readonly secret: Uint8Array;
  readonly list: Uint8Array;
  /** Players had shares in it. */
  readonly mixed: boolean;
}

/** What players say while a seed is mixed, in hexadecimal digits. */
export interface Commitment {
  readonly attempt: number;
  readonly commit: string;
}
export interface Opening {
  readonly attempt: number;
  readonly list: string;
  readonly value: string;
}

export const sha = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

export const MIXING = new Mixing(sha);

const SHARE = 32;
const SECOND = 1000;
const HOUR = 3_600_000;

/** How long seats have for each of the two things they are asked for, and what a restart leaves them at least. */
const PATIENCE = { live: 15 * SECOND, none: 15 * SECOND, days: 24 * HOUR } as const;
const FRESH = { live: 15 * SECOND, none: 15 * SECOND, days: HOUR } as const;

/** How often it is looked whether somebody was silent for too long. */
const BEAT = 500;

/** How often it is looked for tables whose machine has gone in the middle of it. */
const ORPHANS = 2000;

/** On this topic of the bus other machines hear that a table has come further. */
const TOLD = 'mixing';

const inSeats = (values: ReadonlyMap<Seat, Uint8Array>, seats: number): (Uint8Array | null)[] =>
  Array.from({ length: seats }, (_, seat) => values.get(seat) ?? null);

const bySeat = (values: ReadonlyMap<Seat, Uint8Array>): BySeat =>
  Object.fromEntries([...values].map(([seat, value]) => [seat, hex(value)]));

/** Refuses, should something at the table not be as it must be when it begins. */
type Guard = (db: Transaction<Schema>, head: Head) => Promise<void>;

export class Luck {
  readonly #house: House;
  /** Tables that are being mixed here, and when it is looked after them next. */
  readonly #due = new Map<number, number>();
  /** Whoever does something with a table waits for whoever did before. */
  readonly #queues = new Map<number, Promise<unknown>>();
  readonly #opened: number;
  #resumed = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(house: House) {
    this.#house = house;
    this.#opened = house.now();
    this.#timer = setInterval(() => void this.tick().catch(() => {}), BEAT);
    this.#timer.unref();
    house.closing.push(() => clearInterval(this.#timer));
    house.bus.hear(TOLD, tab => void this.#pass(Number(tab)).catch(() => {}));
  }

  /** Tells those who are at the table through this machine. */
  async #pass(tab: number): Promise<void> {
    const live = await this.#house.tables.awakeAt(tab);
    const state = live && (await this.shown(live.head));
    if (state) live.tell({ t: 'mixing', ...state });
  }

  /** Goes on with whatever was being mixed when the house was last closed. */
  async resume(): Promise<void> {
    const rows = await this.#house.db
      .selectFrom('tables')
      .select('tab')
      .where('phase', '=', 'mixing')
      .execute();
    for (const { tab } of rows) if (!this.#due.has(tab)) this.#due.set(tab, 0);
    this.#resumed = this.#house.now();
    await this.tick();
  }

  /** The house commits itself as soon as a table is opened. */
  async opened(head: Head): Promise<void> {
    await this.#write(head.tab, [mix.houseShare(1, fresh(), this.#house.now())]);
  }

  /** Somebody wants to begin: those who are present are asked for their shares. Ends with the lobby's `begin`. */
  start({ tab, id }: Head, present: readonly Seat[], must?: Guard): Promise<void> {
    return this.#alone(tab, async () => {
      await this.#house.store.atomically(`table ${tab}`, async db => {
        const head = await this.#ask(db, tab, present);
        await must?.(db, head);
      });
      this.#house.lobby.changed(id);
      await this.#proceed(tab);
    });
  }

  /** All chairs are taken, and nothing of the table changes from now on. */
  async #ask(db: Transaction<Schema>, tab: number, present: readonly Seat[]): Promise<Head> {
    const now = this.#house.now();
    const fixed = await db
      .updateTable('tables')
      .set({ phase: 'mixing' })
      .where('tab', '=', tab)
      .where('phase', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    const chairs = fixed ? await chairsOf(db, fixed) : [''];
    if (!fixed || chairs.includes(''))
      throw new Declined('stale', 'the table has begun, or there are free chairs');
    const tries = await triesAt(db, tab);
    // A table that was opened when the house could not commit itself.
    const share = tries.length > 0 ? [] : [mix.houseShare(1, fresh(), now)];
    const one = tries.at(-1) ?? (mix.triesOf(share)[0] as Try);
    const barred = mix.barred(tries, chairs);
    const from = present.filter(seat => !barred.has(seat)).sort((a, b) => a - b);
    const rows = [...share, mix.ask(one, { from, chairs }, now)];
    await db
      .insertInto('mixing')
      .values(rows.map(row => ({ tab, ...row })))
      .execute();
    return fixed;
  }

  mix({ tab }: Head, seat: Seat, { attempt, commit }: Commitment): Promise<void> {
    return this.#say(tab, one => mix.commit(one, seat, attempt, bytesOf(commit), this.#house.now()));
  }

  open({ tab }: Head, seat: Seat, { attempt, list, value }: Opening): Promise<void> {
    return this.#say(tab, (one, head) => {
      const said = { seat, attempt, list: bytesOf(list), value: bytesOf(value) };
      return mix.open(MIXING, head.id, one, this.#list(head, one), said, this.#house.now());
    });
  }

  /** Anybody may leave while a seed is mixed: the table is open again, and all begins anew. */
  left({ tab, id }: Head, seat: Seat): Promise<void> {
    return this.#alone(tab, async () => {
      const last = (await this.#tries(tab)).at(-1);
      const phase = last && mix.phaseOf(last);
      if (!last || (phase !== 'commit' && phase !== 'open')) return;
      const now = this.#house.now();
      const rows = [mix.giveUpFor(last, seat, now), mix.houseShare(last.attempt + 1, fresh(), now)];
      await this.#write(tab, rows, 'open');
      this.#due.delete(tab);
      this.#house.lobby.changed(id);
      await this.#tell(await this.#head(tab));
    });
  }

  /** How far a table is; nothing if it has no attempt. */
  async shown({ tab }: Head): Promise<MixingState | undefined> {
    const tries = await this.#tries(tab);
    return tries.length === 0 ? undefined : this.#show(await this.#head(tab), tries);
  }

  #tries(tab: number): Promise<readonly Try[]> {
    return triesAt(this.#house.db, tab);
  }

  /** As it is written: whoever asks may have seen an older one. */
  async #head(tab: number): Promise<Head> {
    const head = await this.#house.store.headOf(tab);
    if (!head) throw new Error(`there is no table ${tab}`);
    return head;
  }

  /** Looks after those whose time is over. */
  async tick(): Promise<void> {
    const { now: clock, duty, isShared } = this.#house;
    const now = clock();
    if (isShared && now - this.#resumed > ORPHANS) return this.resume();
    for (const [tab, due] of this.#due) {
      if (due > now) continue;
      // Another machine finds it by itself.
      if (!duty.holds(tab)) {
        this.#due.delete(tab);
        continue;
      }
      // Looked after again at the next beat, should this fail.
      await this.#look(tab).catch((error: unknown) =>
        this.#house.log.error({ verb: 'mix', table: tab, outcome: String(error) }),
      );
    }
  }

  #look(tab: number): Promise<void> {
    return this.#alone(tab, async () => {
      const { phase } = await this.#head(tab);
      if (phase === 'mixing') await this.#proceed(tab);
      else this.#due.delete(tab);
    });
  }

  #say(tab: number, say: (one: Try, head: Head) => MixRow | undefined): Promise<void> {
    return this.#alone(tab, async () => {
      const one = (await this.#tries(tab)).at(-1);
      if (!one) throw new Declined('stale', 'nobody wants to begin');
      const head = await this.#head(tab);
      const row = say(one, head);
      if (!row) return;
      if (head.phase !== 'mixing') throw new Declined('stale', 'nobody wants to begin');
      await this.#write(tab, [row]);
      await this.#proceed(tab);
    });
  }

  /** Gives up what has taken too long, begins to play when there is a seed, and tells everybody how far it is. */
  async #proceed(tab: number): Promise<void> {
    const head = await this.#head(tab);
    const last = (await this.#tries(tab)).at(-1);
    if (!last?.question) return;
    const phase = mix.phaseOf(last);
    if ((phase === 'commit' || phase === 'open') && this.#until(head, last) <= this.#house.now())
      return this.#again(tab, last, last.question);
    // What could not be begun is begun at the next beat.
    this.#due.set(tab, phase === 'done' ? 0 : this.#until(head, last));
    await this.#tell(head);
    if (phase === 'done') await this.#begin(head, last);
  }

  /** The next attempt, without those who were silent. */
  async #again(tab: number, last: Try, { chairs }: Question): Promise<void> {
    const now = this.#house.now();
    const failed = mix.giveUp(last, now);
    const from = mix.remaining({ ...last, failed: failed.map(({ seat }) => seat) });
    const share = mix.houseShare(last.attempt + 1, fresh(), now);
    const [next] = mix.triesOf([share]);
    if (!next) throw new Error('there is no attempt');
    await this.#write(tab, [...failed, share, mix.ask(next, { from, chairs }, now)]);
    await this.#proceed(tab);
  }

  async #begin(head: Head, one: Try): Promise<void> {
    const { attempt, share, opened, question } = one;
    const list = this.#list(head, one);
    const seed = MIXING.seed({ id: head.id, attempt }, list, share, inSeats(opened, head.seats));
    const mixed = (question?.from.length ?? 0) > 0;
    await this.#house.lobby.begin(head, { seed, secret: share, list, mixed });
    this.#due.delete(head.tab);
  }

  #until({ pace }: Head, { since }: Try): number {
    const { kind } = JSON.parse(pace) as Pace;
    return Math.max(since + PATIENCE[kind], this.#opened + FRESH[kind]);
  }

  #agreed(head: Head, chairs: readonly string[]): Agreed {
    const { game, rules, options } = head;
    return { game, rules, options: JSON.parse(options) as Agreed['options'], terms: termsOf(head), chairs };
  }

  #list(head: Head, { attempt, share, commits, question }: Try): Uint8Array {
    const house = MIXING.houseCommit({ id: head.id, attempt }, share);
    const agreed = this.#agreed(head, question?.chairs ?? []);
    return MIXING.list({ ...agreed, house, commits: inSeats(commits, head.seats) });
  }

  async #tell(head: Head): Promise<void> {
    const { tab } = head;
    const state = await this.#show(head, await this.#tries(tab));
    this.#house.bus.pass(TOLD, tab);
    (await this.#house.tables.awakeAt(tab))?.tell({ t: 'mixing', ...state });
  }

  /** What everybody may know: no commitment before all are in, no share before all are opened. */
  async #show(head: Head, tries: readonly Try[]): Promise<MixingState> {
    const last = tries.at(-1) as Try;
    const { attempt, share, commits, opened, question } = last;
    const phase = mix.phaseOf(last);
    const isAsked = phase === 'commit' || phase === 'open';
    const code = phase === 'done' ? MIXING.code(this.#list(head, last), inSeats(opened, head.seats)) : [];
    return {
      attempt,
      house: hex(MIXING.houseCommit({ id: head.id, attempt }, share)),
      from: question?.from ?? [],
      until: isAsked ? this.#until(head, last) : 0,
      agreed: this.#agreed(head, question?.chairs ?? (await chairsOf(this.#house.db, head))),
      commits: phase === 'open' || phase === 'done' ? bySeat(commits) : {},
      opened: phase === 'done' ? bySeat(opened) : {},
      failed: tries.flatMap(failuresOf),
      code,
    };
  }

  /** Rows, and what becomes of the table with them, all or nothing. */
  async #write(tab: number, rows: readonly MixRow[], phase?: 'open' | 'mixing'): Promise<void> {
    await this.#house.store.atomically(`table ${tab}`, async db => {
      await db
        .insertInto('mixing')
        .values(rows.map(row => ({ tab, ...row })))
        .execute();
      if (phase) await db.updateTable('tables').set({ phase }).where('tab', '=', tab).execute();
    });
  }

  #alone<T>(tab: number, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(tab) ?? Promise.resolve();
    const now = before.then(work, work);
    const settled = now.catch(() => undefined);
    this.#queues.set(tab, settled);
    void settled.then(() => {
      if (this.#queues.get(tab) === settled) this.#queues.delete(tab);
    });
    return now;
  }
}

type Db = Kysely<Schema> | Transaction<Schema>;

const triesAt = async (db: Db, tab: number): Promise<readonly Try[]> =>
  mix.triesOf(await db.selectFrom('mixing').selectAll().where('tab', '=', tab).execute());

/** Who sits where, as everybody at the table knows them; an empty text is a free chair. */
const chairsOf = async (db: Db, { tab, seats }: Head): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('chairs')
    .leftJoin('people', 'people.person', 'chairs.person')
    .select(['chairs.seat', 'chairs.bot', 'people.id'])
    .where('chairs.tab', '=', tab)
    .orderBy('chairs.n')
    .execute();
  const names = Array.from({ length: seats }, () => '');
  for (const { seat, bot, id } of rows) names[seat] = id ?? bot ?? '';
  return names;
};

const fresh = (): Uint8Array => new Uint8Array(randomBytes(SHARE));

const bytesOf = (text: string): Uint8Array => {
  const bytes = unhex(text, SHARE);
  if (!bytes) throw new Declined('forbidden', 'that is no value of 32 bytes');
  return bytes;
};

const failuresOf = ({ attempt, share, failed, left }: Try): MixingState['failed'] => [
  ...failed.map(seat => ({ attempt, seat, left: false, S: hex(share) })),
  ...left.map(seat => ({ attempt, seat, left: true, S: hex(share) })),
];
