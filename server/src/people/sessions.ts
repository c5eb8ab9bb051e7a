/** Who somebody is: a cookie that only the browser sends, of which the house keeps the hash. */
import type { IncomingMessage } from 'node:http';
import type { SessionHead } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { Refused } from '../http/refusal.ts';
import { hashed, newSecret } from '../ids.ts';
import { isPassing } from '../store/reason.ts';

/** Whoever asks for something. */
export interface Caller {
  /** 0: nobody in particular. */
  readonly person: number;
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'bot' | 'nobody';
  readonly by: 'nobody' | 'session' | 'token' | 'admin';
  /** The hash of the session or token, in hexadecimal; empty for none. */
  readonly session: string;
  /** What a token may do: `play`, `read`. */
  readonly scopes: readonly string[];
  readonly network: string;
  /** The only table where they are anybody: the session came by the link of a seat. */
  readonly tab?: number;
}

export interface NewSession {
  readonly cookie: string;
  /** Its hash, in hexadecimal. */
  readonly session: string;
}

const YEAR = 365 * 24 * 3_600_000;
/** Looked at each time, written down now and then. */
const SLIDE = 3_600_000;

/** On a topic of the bus: the hashes of sessions that mean nothing any more. */
export const REVOKED = 'sessions.revoked';

const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** So much of a hash tells one's own sessions apart. */
const nameOf = (hash: string): string => hash.slice(0, 16);

export class Sessions {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Who sent this request. `renew` hears of a cookie that lasts a year from now, if it is time for one. */
  async callerOf(request: IncomingMessage, renew: (cookie: string) => void = () => {}): Promise<Caller> {
    const network = this.#house.addresses.networkOf(request);
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme === 'Bearer' && token) return (await this.#byToken(token, network)) ?? nobody(network);
    const secret = cookieIn(request.headers.cookie, this.#name(request));
    if (!secret) return nobody(network);
    const slid = (): void => renew(this.#cookie(request, secret, YEAR));
    return (await this.#bySession(secret, network, slid)) ?? nobody(network);
  }

  /** Begins a session; the answer carries its cookie. */
  async begin(
    person: number,
    device: string,
    request: IncomingMessage,
    tab: number | null = null,
  ): Promise<NewSession> {
    const { db, now } = this.#house;
    const secret = newSecret();
    const hash = hashed(secret);
    const at = now();
    const times = { created: at, seen: at, until: at + YEAR, revoked: null };
    await db
      .insertInto('sessions')
      .values({ hash, person, device, tab, ...times })
      .execute();
    return { cookie: this.#cookie(request, secret, YEAR), session: hexOf(hash) };
  }

  /** Where somebody is signed in, the last used first. */
  async listOf(person: number, mine: string): Promise<readonly SessionHead[]> {
    const { db, now } = this.#house;
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('revoked', 'is', null)
      .where('until', '>', now())
      .orderBy('seen', 'desc')
      .execute();
    return rows.map(({ hash, device, created, seen, tab }) => {
      const hex = hexOf(hash);
      return { id: nameOf(hex), device, created, seen, seat: tab !== null, mine: hex === mine };
    });
  }

  /** Ends a session by its name in the list; whether there was one. */
  async revokeNamed(person: number, id: string): Promise<boolean> {
    const rows = await this.#house.db
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .where('revoked', 'is', null)
      .execute();
    const found = rows.map(({ hash }) => hexOf(hash)).find(hex => nameOf(hex) === id);
    if (found !== undefined) await this.revoke(person, { only: found });
    return found !== undefined;
  }

  /** Ends sessions of a person: one, all but one, those that came by the link of a seat. */
  async revoke(
    person: number,
    which: { readonly only?: string; readonly but?: string; readonly tab?: number } = {},
  ): Promise<void> {
    const { db, now, bus } = this.#house;
    let query = db.updateTable('sessions').set({ revoked: now() }).where('person', '=', person);
    query = query.where('revoked', 'is', null);
    if (which.only !== undefined) query = query.where('hash', '=', Buffer.from(which.only, 'hex'));
    if (which.but !== undefined) query = query.where('hash', '!=', Buffer.from(which.but, 'hex'));
    if (which.tab !== undefined) query = query.where('tab', '=', which.tab);
    const ended = await query.returning('hash').execute();
    for (const { hash } of ended) bus.ring(REVOKED, hexOf(hash));
  }

  /** Whether somebody may begin a session here; refuses, with the reason, whom the operator keeps out. */
  async mustBeLetIn(person: number): Promise<void> {
    const { db, now } = this.#house;
    const ban = await db.selectFrom('bans').selectAll().where('person', '=', person).executeTakeFirst();
    mustBeLetIn(ban?.why ?? null, ban?.until ?? null, now());
  }

  /** The cookie that takes a session away. */
  farewell(request: IncomingMessage): string {
    return this.#cookie(request, '', 0);
  }

  async #bySession(secret: string, network: string, slid: () => void): Promise<Caller | undefined> {
    const { db, now } = this.#house;
    const hash = hashed(secret);
    const found = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.person', 'sessions.person')
      .leftJoin('bans', 'bans.person', 'people.person')
      .select(['people.person', 'people.id', 'people.name', 'people.kind', 'sessions.seen', 'sessions.tab'])
      .select(['bans.why', 'bans.until as banned'])
      .where('sessions.hash', '=', hash)
      .where('sessions.revoked', 'is', null)
      .where('sessions.until', '>', now())
      .where('people.gone', 'is', null)
      .executeTakeFirst();
    if (!found) return undefined;
    const { person, id, name, kind, seen, tab, why, banned } = found;
    mustBeLetIn(why, banned, now());
    if (now() - seen > SLIDE) {
      await this.#slide(hash, person);
      slid();
    }
    const who = { person, id, name, kind, by: 'session', session: hexOf(hash), scopes: [], network } as const;
    return tab === null ? who : { ...who, tab };
  }

  /** Another year from now. Nobody is turned away because it cannot be written down just now: it is tried next time. */
  async #slide(hash: Uint8Array, person: number): Promise<void> {
    const { db } = this.#house;
    const seen = this.#house.now();
    await whenever(
      db
        .updateTable('sessions')
        .set({ seen, until: seen + YEAR })
        .where('hash', '=', hash)
        .execute(),
    );
    await whenever(db.updateTable('people').set({ seen }).where('person', '=', person).execute());
  }

  async #byToken(token: string, network: string): Promise<Caller | undefined> {
    const { db, admin, now } = this.#house;
    const hash = hashed(token);
    if (admin !== undefined && Buffer.compare(hash, hashed(admin)) === 0) return operator(network);
    const found = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.person', 'tokens.person')
      .leftJoin('bans', 'bans.person', 'tokens.person')
      .leftJoin('bans as owners', 'owners.person', 'tokens.owner')
      .select(['people.person', 'people.id', 'people.name', 'people.kind', 'tokens.scopes', 'tokens.seen'])
      .select(['bans.why', 'bans.until as banned', 'owners.why as ownersWhy', 'owners.until as ownersBanned'])
      .where('tokens.hash', '=', hash)
      .where('tokens.revoked', 'is', null)
      .where('people.gone', 'is', null)
      .executeTakeFirst();
    if (!found) return undefined;
    const { scopes, seen, why, banned, ownersWhy, ownersBanned, ...who } = found;
    mustBeLetIn(why, banned, now());
    mustBeLetIn(ownersWhy, ownersBanned, now());
    if (now() - (seen ?? 0) > SLIDE)
      await whenever(db.updateTable('tokens').set({ seen: now() }).where('hash', '=', hash).execute());
    return { ...who, by: 'token', session: hexOf(hash), scopes: scopes.split(' '), network };
  }

  /** Browsers keep `__Host-` cookies from other hosts and from plain http, so over plain http it has another name. */
  #name(request: IncomingMessage): string {
    return this.#house.addresses.isSecure(request) ? '__Host-s' : 's';
  }

  #cookie(request: IncomingMessage, secret: string, age: number): string {
    const secure = this.#house.addresses.isSecure(request) ? '; Secure' : '';
    const life = Math.floor(age / 1000);
    return `${this.#name(request)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`;
  }
}

/** What may as well be written another time. */
const whenever = async (writing: Promise<unknown>): Promise<void> => {
  try {
    await writing;
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
};

/** Somebody whom the operator keeps out hears why, and for how long. */
const mustBeLetIn = (why: string | null, until: number | null, now: number): void => {
  if (why === null || (until !== null && until <= now)) return;
  const end =
    until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  throw new Refused(403, 'banned', `You are kept out of this house${end}: ${why}`);
};

const nobody = (network: string): Caller => ({
  person: 0,
  id: '',
  name: '',
  kind: 'nobody',
  by: 'nobody',
  session: '',
  scopes: [],
  network,
});

const operator = (network: string): Caller => ({ ...nobody(network), by: 'admin' });
