/**
 * What the house signs records with. Each key lies in a file of its own that is written once; a newer one is signed by
 * the one before, so that whoever trusted that can trust this.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { KEYS, rotationBytes } from '@kaffeehaus/trust';
import type { HouseKey, HouseKeys, Signed } from '@kaffeehaus/trust';
import type { House } from '../house.ts';

/** What stands before the 32 bytes of a public key in the form that Node knows (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

const publicOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(SPKI.length).toString('hex');

/** Ed25519 by Node's own means. */
export const signed: Signed = (key, signature, message) => {
  const known = createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' });
  return Promise.resolve(verify(null, message, known, signature));
};

/** A key as it lies in its file. */
interface Kept extends HouseKey {
  readonly secret: string;
}

const fileOf = (n: number): string => (n === 0 ? 'signing.json' : `signing.${n + 1}.json`);

const secretOf = ({ secret }: Kept): KeyObject =>
  createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' });

const newKey = (since: number, before?: Kept): Kept => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = publicOf(privateKey);
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const signature =
    before && sign(null, rotationBytes(before.key, key, since), secretOf(before)).toString('hex');
  return { key, since, signature: signature ?? null, secret };
};

const textOf = (kept: Kept): string => `${JSON.stringify(kept)}\n`;

type Needed = Pick<House, 'keep' | 'kept' | 'now'>;

export class Keys {
  readonly #house: Needed;
  readonly #all: Kept[] = [];

  private constructor(house: Needed) {
    this.#house = house;
  }

  static async open(house: Needed): Promise<Keys> {
    const keys = new Keys(house);
    await house.keep(fileOf(0), () => textOf(newKey(house.now())));
    await keys.refresh();
    return keys;
  }

  /** Reads those that another machine of the house has made meanwhile, too. */
  async refresh(): Promise<void> {
    for (let text = await this.#next(); text !== undefined; text = await this.#next())
      this.#all.push(JSON.parse(text) as Kept);
  }

  #next(): Promise<string | undefined> {
    return this.#house.kept(fileOf(this.#all.length));
  }

  get #last(): Kept {
    return this.#all.at(-1) as Kept;
  }

  /** The public key that is in use. */
  get key(): string {
    return this.#last.key;
  }

  /** All that is shown to the world. */
  get shown(): HouseKeys {
    return {
      format: KEYS,
      keys: this.#all.map(({ key, since, signature }) => ({ key, since, signature })),
    };
  }

  sign(message: Uint8Array): Uint8Array {
    return new Uint8Array(sign(null, message, secretOf(this.#last)));
  }

  /** From now on another key is in use. */
  async rotate(): Promise<string> {
    const next = newKey(this.#house.now(), this.#last);
    await this.#house.keep(fileOf(this.#all.length), () => textOf(next));
    await this.refresh();
    return this.key;
  }
}
