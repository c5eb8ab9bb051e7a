/** Names that nobody can guess. */
import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const base58 = (bytes: Uint8Array): string => {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = (ALPHABET[Number(number % 58n)] ?? '') + text;
  return text;
};

/** 128 bits: what stands in addresses. */
export const newId = (): string => base58(randomBytes(16)).padStart(22, '1');

/** 256 bits: what opens something. Only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashed = (secret: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(secret).digest());

export const isId = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{22}$/.test(text);
