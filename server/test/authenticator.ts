/** A passkey in software: makes and shows keys as a browser and its authenticator do, attestation "none". */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

const head = (major: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CREDENTIAL = 0x40;

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #public: Map<number | string, Cbor>;
  counter = 0;
  /** What its owner is called where it was made. */
  user = '';

  readonly #counts: boolean;

  /** `counts`: many that are kept in a cloud do not. */
  constructor(origin: string, counts = true) {
    this.#origin = origin;
    this.#counts = counts;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#public = new Map<number | string, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  create({ challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } }) {
    this.user = user.id;
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, cbor(this.#public)]);
    const authData = Buffer.concat([this.#about(rp.id, PRESENT | VERIFIED | CREDENTIAL), credential]);
    const attestation = new Map<number | string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What a browser would say that stands on another page, or shows it for something else. */
  show(
    { challenge, rpId }: { challenge: string; rpId: string },
    { origin = this.#origin, type = 'webauthn.get' } = {},
  ) {
    if (this.#counts) this.counter += 1;
    const client = this.#client(type, challenge, origin);
    const about = this.#about(rpId, PRESENT | VERIFIED);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: about.toString('base64url'),
      signature: sign('sha256', Buffer.concat([about, sha256(client)]), this.#key).toString('base64url'),
      userHandle: this.user,
    });
  }

  #client(type: string, challenge: string, origin = this.#origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #about(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter]);
  }

  #answer<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
