/**
 * A guest becomes an account by adding a way to sign in; nothing else changes, so no seat is lost. Whatever changes how
 * somebody signs in can end all other sessions, and is told to a confirmed mail address.
 */
import type { Ways } from '@kaffeehaus/protocol';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { House } from '../house.ts';
import { Refused, badRequest, conflict, tooFast } from '../http/refusal.ts';
import { mailAddress } from '../notices/mail.ts';
import type { Changed } from '../notices/letters.ts';
import { deviceOf } from './device.ts';
import { Guesses } from './guesses.ts';
import type { Person } from './people.ts';
import { COST, Crowded, Scrypt } from './scrypt.ts';

const PASSWORD = { least: 8, most: 200 } as const;
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{2,63}$/u;

/** So long whoever came in without a password may choose a new one. */
const FORGOTTEN = 15 * 60_000;

/** What is typed to sign in, in the form in which it is compared. */
export const loginOf = (text: string): string | undefined => {
  const login = text.normalize('NFKC').trim().toLowerCase();
  return LOGIN.test(login) ? login : undefined;
};

const wrongPassword = (): Refused =>
  new Refused(403, 'wrong-password', 'Name and password do not belong together.');

const crowded = (error: unknown): never => {
  throw error instanceof Crowded
    ? new Refused(503, 'busy', 'Too many at once. Try again soon.', 5_000)
    : error;
};

/** What takes time; tests bring something quicker. */
interface Means {
  readonly scrypt: Scrypt;
  readonly sleep: (ms: number) => Promise<void>;
}

export class Accounts {
  readonly #house: House;
  readonly #scrypt: Scrypt;
  readonly #guesses: Guesses;
  readonly #sleep: Means['sleep'];

  constructor(house: House, { scrypt = new Scrypt(), sleep = pause }: Partial<Means> = {}) {
    this.#house = house;
    this.#scrypt = scrypt;
    this.#sleep = sleep;
    this.#guesses = new Guesses(house.limits, house.now, house.bus);
  }

  async waysOf(person: number): Promise<Ways> {
    const { db, passkeys, codes } = this.#house;
    const [keys, password, mail, left] = [
      await passkeys.of(person),
      await db.selectFrom('passwords').select('login').where('person', '=', person).executeTakeFirst(),
      await db.selectFrom('mails').selectAll().where('person', '=', person).executeTakeFirst(),
      await codes.left(person),
    ];
    return {
      passkeys: keys.map(({ credential, name, created, used }) => ({ id: credential, name, created, used })),
      login: password?.login ?? null,
      mail: mail?.verified ? mail.address : null,
      codes: left,
    };
  }

  /** The person of a name and a password. Unknown names take as long and are refused in the same words. */
  async byPassword(text: string, password: string, network: string): Promise<number> {
    const login = loginOf(text) ?? '';
    const wait = this.#guesses.closed(login, network);
    if (wait > 0) throw tooFast(wait);
    const delay = this.#guesses.delay(login);
    if (delay > 0) await this.#sleep(delay);
    const found = await this.#house.db
      .selectFrom('passwords')
      .innerJoin('people', 'people.person', 'passwords.person')
      .select(['passwords.person', 'salt', 'hash'])
      .where('login', '=', login)
      .where('gone', 'is', null)
      .executeTakeFirst();
    if (!(await this.#scrypt.fits(password, found, network).catch(crowded)) || !found) {
      this.#guesses.failed(login);
      throw wrongPassword();
    }
    this.#guesses.succeeded(login);
    return found.person;
  }

  /** Sets a password; who has one already says it first, unless they have just come in without it. */
  async setPassword(
    person: number,
    text: string,
    password: string,
    current?: string,
    session = '',
  ): Promise<void> {
    const login = loginOf(text);
    if (login === undefined) throw badRequest('A sign-in name has 3 to 64 letters or digits.', 'bad-login');
    const length = Array.from(password).length;
    if (length < PASSWORD.least || length > PASSWORD.most || password.toLowerCase().includes(login))
      throw badRequest(
        'A password has at least 8 characters and does not contain the name.',
        'weak-password',
      );
    if (!(await this.hasRecovered(person, session))) await this.#mustKnow(person, current);
    const { salt, hash } = await this.#scrypt.hash(password, `person ${person}`).catch(crowded);
    const row = { login, salt, hash, cost: costName(), changed: this.#house.now() };
    await this.#mustBeFree(login, person);
    await this.#house.db
      .insertInto('passwords')
      .values({ person, ...row })
      .onConflict(on => on.column('person').doUpdateSet(row))
      .execute()
      .catch(async (error: unknown) => {
        // Somebody else was quicker by a moment.
        await this.#mustBeFree(login, person);
        throw error;
      });
  }

  async #mustBeFree(login: string, person: number): Promise<void> {
    const taken = await this.#house.db
      .selectFrom('passwords')
      .select('person')
      .where('login', '=', login)
      .where('person', '!=', person)
      .executeTakeFirst();
    if (taken) throw conflict('login-taken', 'That sign-in name is taken.');
  }

  /** Whether a session began, not long ago, with a recovery code or a link from a mail: for those who have forgotten. */
  async hasRecovered(person: number, session: string): Promise<boolean> {
    const { db, now } = this.#house;
    const found = await db
      .selectFrom('codes')
      .select('kind')
      .where('person', '=', person)
      .where('kind', 'in', ['recovery', 'link'])
      .where('used', '>', now() - FORGOTTEN)
      .where('about', '=', session)
      .executeTakeFirst();
    return session !== '' && found !== undefined;
  }

  async #mustKnow(person: number, current: string | undefined): Promise<void> {
    const before = await this.#house.db
      .selectFrom('passwords')
      .select(['salt', 'hash'])
      .where('person', '=', person)
      .executeTakeFirst();
    if (!before) return;
    const wait = this.#house.limits.take('LOGINS_QUARTER', `person ${person}`);
    if (wait > 0) throw tooFast(wait);
    const whom = `person ${person}`;
    if (!(await this.#scrypt.fits(current ?? '', before, whom).catch(crowded))) throw wrongPassword();
  }

  async dropPassword(person: number): Promise<void> {
    await this.#keepingOne(person, db => db.deleteFrom('passwords').where('person', '=', person).execute());
  }

  async dropPasskey(person: number, credential: string): Promise<boolean> {
    const gone = await this.#keepingOne(person, db =>
      db
        .deleteFrom('passkeys')
        .where('person', '=', person)
        .where('credential', '=', credential)
        .returning('credential')
        .executeTakeFirst(),
    );
    return gone !== undefined;
  }

  /** An account without any way to sign in would be lost with its last session; of two that go at once the second is kept. */
  #keepingOne<T>(person: number, drop: (db: House['db']) => Promise<T>): Promise<T> {
    return this.#house.store.atomically(`ways of ${person}`, async db => {
      const dropped = await drop(db);
      const left = await db
        .selectFrom('passkeys')
        .select('person')
        .where('person', '=', person)
        .union(db.selectFrom('passwords').select('person').where('person', '=', person))
        .executeTakeFirst();
      if (!left) throw conflict('last-way', 'Add another way to sign in before you remove the last one.');
      return dropped;
    });
  }

  /** Asks an address whether it wants to be used; only its answer writes it down. `origin`: where links lead. */
  async askMail(person: Person, text: string, network: string, origin: string): Promise<void> {
    const address = mailAddress(text);
    if (address === undefined) throw badRequest('That is no mail address.', 'bad-mail');
    if (!this.#house.senders.hasMail) throw conflict('no-mail', 'This house sends no mail.');
    this.#mustBeRare(`${person.person}`, network, address);
    await this.#house.letters.post(person.person, { kind: 'confirm', to: address, origin });
  }

  /** The person whose address is confirmed now. */
  async confirmMail(code: string): Promise<number | undefined> {
    const used = await this.#house.codes.use('mail', code);
    if (!used) return undefined;
    const { person, about: address } = used;
    const before = await this.#mailOf(person);
    const verified = this.#house.now();
    await this.#house.db
      .insertInto('mails')
      .values({ person, address, verified })
      .onConflict(on => on.column('person').doUpdateSet({ address, verified }))
      .execute();
    if (before !== undefined && before !== address) await this.#tell(person, before, 'mail', '');
    return person;
  }

  async dropMail(person: number): Promise<void> {
    await this.#house.db.deleteFrom('mails').where('person', '=', person).execute();
  }

  /** Sends links to sign in to an address, if there is anybody with it. Whoever asks cannot tell, not even by the time. */
  sendLinks(text: string, network: string, origin: string): void {
    const address = mailAddress(text);
    if (address === undefined) throw badRequest('That is no mail address.', 'bad-mail');
    this.#mustBeRare(network, address);
    this.#house.senders.later(() => this.#links(address, origin));
  }

  async #links(address: string, origin: string): Promise<void> {
    const found = await this.#house.db
      .selectFrom('mails')
      .innerJoin('people', 'people.person', 'mails.person')
      .select('people.person')
      .where('mails.address', '=', address)
      .where('mails.verified', 'is not', null)
      .where('people.gone', 'is', null)
      .limit(3)
      .execute();
    for (const { person } of found)
      await this.#house.letters.post(person, { kind: 'signin', to: address, origin });
  }

  /** A guest who can sign in again is an account. Others' sessions end if that is wished; the mail address hears of it. */
  async changed(person: number, what: Changed, request: IncomingMessage): Promise<void> {
    const { passkeys, login } = await this.waysOf(person);
    if (passkeys.length > 0 || login !== null)
      await this.#house.db
        .updateTable('people')
        .set({ kind: 'account' })
        .where('person', '=', person)
        .where('kind', '=', 'guest')
        .execute();
    const mail = await this.#mailOf(person);
    if (mail !== undefined) await this.#tell(person, mail, what, deviceOf(request.headers['user-agent']));
  }

  async #mailOf(person: number): Promise<string | undefined> {
    const row = await this.#house.db
      .selectFrom('mails')
      .selectAll()
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.verified ? row.address : undefined;
  }

  #mustBeRare(...keys: readonly string[]): void {
    const wait = Math.max(...[...new Set(keys)].map(key => this.#house.limits.take('MAILS_HOUR', key)));
    if (wait > 0) throw tooFast(wait);
  }

  #tell(person: number, to: string, what: Changed, device: string): Promise<void> {
    const at = this.#house.now();
    return this.#house.letters.post(person, { kind: 'changed', to, what, device, at });
  }
}

const costName = (): string => `scrypt ${COST.N} ${COST.r} ${COST.p}`;
