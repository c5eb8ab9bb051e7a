/**
 * What is said, typed or followed once: recovery codes, codes for another device, links in mails, links back to a seat.
 * Only their hashes are kept, and using one is a single statement, so that it happens once.
 */
import { randomBytes, randomInt } from 'node:crypto';
import type { House } from '../house.ts';
import { hashed, newSecret } from '../ids.ts';
import type { CodesRow } from '../store/schema.ts';

export const CODE_KINDS = ['recovery', 'device', 'mail', 'link', 'seat', 'challenge'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

export type Code = Readonly<CodesRow>;

/** No vowels, so that no words come out; no letters that sound or look like another. */
const SPOKEN = 'BCDFGHJKLMNPQRSTVWXZ';
const LETTERS = 8;

const TYPED = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const MINUTE = 60_000;

/** How long each is good for; none: until it is used. */
const LIFE: { readonly [kind in CodeKind]: number | null } = {
  recovery: null,
  device: 10 * MINUTE,
  mail: 24 * 60 * MINUTE,
  link: 15 * MINUTE,
  seat: null,
  challenge: 5 * MINUTE,
};

export const spokenCode = (): string =>
  Array.from({ length: LETTERS }, () => SPOKEN[randomInt(SPOKEN.length)]).join('');

/** 80 bits, in four groups. */
const typedCode = (): string => {
  const signs = Array.from(randomBytes(16), byte => TYPED[byte % TYPED.length] ?? '').join('');
  return signs.match(/.{4}/g)?.join('-') ?? signs;
};

/** As it was handed out, however it is typed. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const isTyped = (kind: CodeKind): boolean => kind === 'recovery' || kind === 'device';

const hashOf = (kind: CodeKind, code: string): Uint8Array =>
  hashed(`${kind} ${isTyped(kind) ? plainCode(code) : code}`);

export interface About {
  readonly about?: string;
  readonly tab?: number;
  readonly seat?: number;
  readonly epoch?: number;
}

export const RECOVERY_CODES = 8;

export class Codes {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Makes a code and says it, this once. Of those that are said aloud only the last is good. */
  async make(person: number, kind: CodeKind, about: About = {}): Promise<string> {
    if (kind === 'device')
      await this.#house.db
        .deleteFrom('codes')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .execute();
    const code = kind === 'device' ? spokenCode() : kind === 'recovery' ? typedCode() : newSecret();
    await this.#house.db
      .insertInto('codes')
      .values(this.#row(person, kind, code, about))
      .execute();
    return code;
  }

  /** Eight to be written down; those before mean nothing any more. */
  async recovery(person: number): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, typedCode);
    await this.#house.store.atomically(`person ${person}`, async trx => {
      await trx.deleteFrom('codes').where('person', '=', person).where('kind', '=', 'recovery').execute();
      await trx
        .insertInto('codes')
        .values(codes.map(code => this.#row(person, 'recovery', code, {})))
        .execute();
    });
    return codes;
  }

  /** Uses a code up; nothing if it is unknown, used or too old. */
  use(kind: CodeKind, code: string): Promise<Code | undefined> {
    const now = this.#house.now();
    return this.#house.db
      .updateTable('codes')
      .set({ used: now })
      .where('hash', '=', hashOf(kind, code))
      .where('kind', '=', kind)
      .where('used', 'is', null)
      .where(expr => expr.or([expr('until', 'is', null), expr('until', '>', now)]))
      .returningAll()
      .executeTakeFirst();
  }

  /** Notes which session began with a code. */
  async began({ hash }: Code, session: string): Promise<void> {
    await this.#house.db.updateTable('codes').set({ about: session }).where('hash', '=', hash).execute();
  }

  /** Looks without using: for what may be used again, and for asking before. */
  find(kind: CodeKind, code: string): Promise<Code | undefined> {
    const now = this.#house.now();
    return this.#house.db
      .selectFrom('codes')
      .selectAll()
      .where('hash', '=', hashOf(kind, code))
      .where('kind', '=', kind)
      .where('used', 'is', null)
      .where(expr => expr.or([expr('until', 'is', null), expr('until', '>', now)]))
      .executeTakeFirst();
  }

  /** Notes something that may be shown once; whether it was the first time. */
  async spend(person: number, code: string): Promise<boolean> {
    const row = { ...this.#row(person, 'challenge', code, {}), used: this.#house.now() };
    const spent = await this.#house.db
      .insertInto('codes')
      .values(row)
      .onConflict(on => on.doNothing())
      .returning('kind')
      .executeTakeFirst();
    return spent !== undefined;
  }

  async left(person: number): Promise<number> {
    const rows = await this.#house.db
      .selectFrom('codes')
      .select('hash')
      .where('person', '=', person)
      .where('kind', '=', 'recovery')
      .where('used', 'is', null)
      .execute();
    return rows.length;
  }

  #row(person: number, kind: CodeKind, code: string, about: About) {
    const created = this.#house.now();
    const life = LIFE[kind];
    return {
      hash: hashOf(kind, code),
      person,
      kind,
      tab: about.tab ?? null,
      seat: about.seat ?? null,
      epoch: about.epoch ?? null,
      about: about.about ?? '',
      created,
      until: life === null ? null : created + life,
      used: null,
    };
  }
}
