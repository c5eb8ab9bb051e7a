/**
 * Passkeys: the browser proves that it holds a key, to this very address and to no other. What it must sign is marked by
 * the house and used once, so nothing is kept for whoever only asks.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { IncomingMessage } from 'node:http';
import type { House } from '../house.ts';
import { Refused } from '../http/refusal.ts';
import type { PasskeysRow } from '../store/schema.ts';
import type { Person } from './people.ts';

type Created = Parameters<typeof verifyRegistrationResponse>[0]['response'];
type Shown = Parameters<typeof verifyAuthenticationResponse>[0]['response'];
type Transports = NonNullable<Parameters<typeof verifyAuthenticationResponse>[0]['credential']['transports']>;

export type Passkey = Readonly<PasskeysRow>;

/** To whom a passkey belongs besides its person: this house, at this address. */
interface Site {
  readonly id: string;
  readonly origin: string;
}

const MINUTES_5 = 5 * 60_000;
const HOUSE_NAME = 'Kaffeehaus';

const needsHttps = (): Refused =>
  new Refused(409, 'needs-https', 'Passkeys work over https and on localhost only.');
const wrong = (): Refused => new Refused(403, 'wrong-passkey', 'That passkey was not accepted.');

export class Passkeys {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  of(person: number): Promise<readonly Passkey[]> {
    return this.#house.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
  }

  /** What the browser is asked, to make a new one. */
  async toCreate(person: Person, request: IncomingMessage) {
    const site = this.#site(request);
    const known = await this.of(person.person);
    return generateRegistrationOptions({
      rpName: HOUSE_NAME,
      rpID: site.id,
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: this.#challenge(`create ${person.person}`),
      timeout: MINUTES_5,
      attestationType: 'none',
      excludeCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: transportsOf(transports),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async create(person: Person, response: Created, name: string, request: IncomingMessage): Promise<void> {
    const site = this.#site(request);
    const seen = { challenge: '' };
    const purpose = `create ${person.person}`;
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge => this.#isOurs(purpose, challenge, seen),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified || !(await this.#house.codes.spend(person.person, seen.challenge))) throw wrong();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const added = await this.#house.db
      .insertInto('passkeys')
      .values({
        credential: id,
        person: person.person,
        key: publicKey,
        counter,
        transports: transports.join(' '),
        name,
        created: this.#house.now(),
        used: null,
      })
      .onConflict(on => on.doNothing())
      .returning('credential')
      .executeTakeFirst();
    if (!added) throw wrong();
  }

  /** What the browser is asked, to show one it has. */
  toShow(request: IncomingMessage) {
    const site = this.#site(request);
    return generateAuthenticationOptions({
      rpID: site.id,
      challenge: this.#challenge('show'),
      timeout: MINUTES_5,
      userVerification: 'preferred',
    });
  }

  /** Whose passkey was shown. */
  async show(response: Shown, request: IncomingMessage): Promise<number> {
    const site = this.#site(request);
    const { db, now, codes } = this.#house;
    const passkey = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('credential', '=', response.id)
      .executeTakeFirst();
    if (!passkey) throw wrong();
    const seen = { challenge: '' };
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => this.#isOurs('show', challenge, seen),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(passkey.key),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
    }).catch(() => undefined);
    if (!verified?.verified || !(await codes.spend(passkey.person, seen.challenge))) throw wrong();
    // Of two copies that count alike, shown at the same moment, one is too late.
    const counted = await db
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used: now() })
      .where('credential', '=', passkey.credential)
      .where('counter', '=', passkey.counter)
      .returning('credential')
      .executeTakeFirst();
    if (!counted) throw wrong();
    return passkey.person;
  }

  /** Whether passkeys can be used by whoever asks from there. */
  isPossible(request: IncomingMessage): boolean {
    return this.#siteAt(request) !== undefined;
  }

  #site(request: IncomingMessage): Site {
    const site = this.#siteAt(request);
    if (!site) throw needsHttps();
    return site;
  }

  /** Browsers offer passkeys over https, and to localhost by that name. */
  #siteAt({ headers }: IncomingMessage): Site | undefined {
    const origin = new URL(this.#house.addresses.originFor(headers.host));
    const isFit = origin.protocol === 'https:' || origin.hostname === 'localhost';
    return isFit ? { id: origin.hostname, origin: origin.origin } : undefined;
  }

  #challenge(purpose: string): Uint8Array<ArrayBuffer> {
    return this.#house.seals.challenge(`passkey ${purpose}`, this.#house.now() + MINUTES_5);
  }

  #isOurs(purpose: string, challenge: string, seen: { challenge: string }): boolean {
    seen.challenge = challenge;
    const bytes = Buffer.from(challenge, 'base64url');
    return this.#house.seals.isChallenge(`passkey ${purpose}`, bytes, this.#house.now());
  }
}

const transportsOf = (text: string): Transports => text.split(' ').filter(word => word !== '') as Transports;
