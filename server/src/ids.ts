/** Names that nobody can guess. */
import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const LENGTH = 22;

/** 128 bits: what stands in addresses. Written into one piece, for thousands of them are kept. */
export const newId = (): string => {
  const letters = Buffer.alloc(LENGTH, ALPHABET[0]);
  let number = BigInt(`0x${randomBytes(16).toString('hex')}`);
  for (let i = LENGTH - 1; number > 0n; number /= 58n)
    letters[i--] = ALPHABET.charCodeAt(Number(number % 58n));
  return letters.toString('latin1');
};

/** 256 bits: what opens something. Only its hash is kept. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashed = (secret: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(secret).digest());

export const isId = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{22}$/.test(text);
