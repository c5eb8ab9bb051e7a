/**
 * The keys a house signs with. It shows them all, the first to the one in use, at `/.well-known/kaffeehaus.json`; each
 * but the first is signed by the one before, so that whoever knows an older key can trust the newer.
 */
import { framed } from './bytes.ts';
import * as form from './form.ts';
import { raw } from './record.ts';

export const KEYS = 'kaffeehaus.keys/1';
export const WELL_KNOWN = '/.well-known/kaffeehaus.json';

const TAG = 'kaffeehaus/key/1';

export interface HouseKey {
  /** 32 bytes: a public key of Ed25519. */
  readonly key: string;
  /** In use from this moment on, in milliseconds. */
  readonly since: number;
  /** By the key before; null for the first. */
  readonly signature: string | null;
}

export interface HouseKeys {
  readonly format: typeof KEYS;
  readonly keys: readonly HouseKey[];
}

/** Whether an Ed25519 signature is the key's; undefined: cannot be told here. */
export type Signed = (
  key: Uint8Array,
  signature: Uint8Array,
  message: Uint8Array,
) => Promise<boolean | undefined>;

/** What the key before signs. */
export const rotationBytes = (before: string, key: string, since: number): Uint8Array =>
  framed([TAG, raw(before), raw(key), since]);

const shape = form.fields({
  format: form.among(KEYS),
  keys: form.list(
    form.fields({
      key: form.digits(32),
      since: form.moment,
      signature: form.either(form.nothing, form.digits(64)),
    }),
    1000,
    1,
  ),
});

export const isHouseKeys = (value: unknown): value is HouseKeys => shape(value, '') === undefined;

/** The place of the first key that the one before did not sign; −1: there is none; undefined: cannot be told here. */
export const brokenKey = async ({ keys }: HouseKeys, signed: Signed): Promise<number | undefined> => {
  for (const [i, { key, since, signature }] of keys.entries()) {
    const before = keys[i - 1];
    if (!before) {
      if (signature !== null) return i;
      continue;
    }
    if (signature === null || since < before.since) return i;
    const holds = await signed(raw(before.key), raw(signature), rotationBytes(before.key, key, since));
    if (holds === undefined) return undefined;
    if (!holds) return i;
  }
  return -1;
};

/** The browser's own Ed25519: only over https, and not in every browser yet. */
export const webSigned: Signed = async (key, signature, message) => {
  // Over plain http there is none, whatever the types say.
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (!subtle) return undefined;
  try {
    const known = await subtle.importKey('raw', key.slice(), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', known, signature.slice(), message.slice());
  } catch {
    return undefined;
  }
};
