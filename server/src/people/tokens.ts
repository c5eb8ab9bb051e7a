/**
 * Tokens for bots of others. Each makes a player of its own, who is seen by everybody to be a bot: it never takes its
 * owner's name or rating, and what it may do is what a person in its seat may, on the same clock.
 */
import type { House } from '../house.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { hashed, newId, newSecret } from '../ids.ts';
import { REVOKED } from './sessions.ts';

/** `read`: look. `play`: sit, answer, open tables. */
export const SCOPES = ['play', 'read'] as const;
export type Scope = (typeof SCOPES)[number];

export interface TokenHead {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly created: number;
  readonly seen: number | null;
  /** The player that it acts as. */
  readonly person: string;
}

export interface NewToken extends TokenHead {
  /** Shown once: of it only the hash is kept. */
  readonly token: string;
}

const hexOf = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

/** What a token is called where it must not be told. */
const nameOf = (hash: Uint8Array): string => hexOf(hash).slice(0, 16);

type Needed = Pick<House, 'db' | 'store' | 'now' | 'bus' | 'limits'>;

export class Tokens {
  readonly #house: Needed;

  constructor(house: Needed) {
    this.#house = house;
  }

  async list(owner: number): Promise<readonly TokenHead[]> {
    const rows = await this.#of(owner);
    return rows.map(({ hash, name, scopes, created, seen, person }) => ({
      id: nameOf(hash),
      name,
      scopes: scopes.split(' '),
      created,
      seen,
      person,
    }));
  }

  async make(owner: number, name: string, scopes: readonly Scope[], language: string): Promise<NewToken> {
    const { store, now, limits } = this.#house;
    const most = limits.of('TOKENS');
    const token = newSecret();
    const hash = hashed(token);
    const at = now();
    const id = newId();
    await store.atomically(`tokens of ${owner}`, async trx => {
      if ((await this.#of(owner, trx)).length >= most)
        throw conflict('too-many', `You have ${most} tokens already.`);
      const { person } = await trx
        .insertInto('people')
        .values({ id, name, kind: 'bot', language, settings: '{}', created: at, seen: at, gone: null })
        .returning('person')
        .executeTakeFirstOrThrow();
      const times = { created: at, seen: null, revoked: null };
      await trx
        .insertInto('tokens')
        .values({ hash, person, owner, name, scopes: scopes.join(' '), ...times })
        .execute();
    });
    return { id: nameOf(hash), name, scopes, created: at, seen: null, person: id, token };
  }

  /** It opens nothing from now on; lines that it has opened are closed. */
  async revoke(owner: number, id: string): Promise<void> {
    const { db, now, bus } = this.#house;
    const found = (await this.#of(owner)).find(({ hash }) => nameOf(hash) === id);
    if (!found) throw notFound('There is no such token.');
    await db.updateTable('tokens').set({ revoked: now() }).where('hash', '=', found.hash).execute();
    bus.ring(REVOKED, hexOf(found.hash));
  }

  #of(owner: number, db: House['db'] = this.#house.db) {
    return db
      .selectFrom('tokens')
      .innerJoin('people', 'people.person', 'tokens.person')
      .select(['tokens.hash', 'tokens.name', 'tokens.scopes', 'tokens.created', 'tokens.seen'])
      .select('people.id as person')
      .where('tokens.owner', '=', owner)
      .where('tokens.revoked', 'is', null)
      .orderBy('tokens.created')
      .execute();
  }
}
