/**
 * What the house hands out and believes when it comes back, without keeping it: marked with a key that never leaves it.
 * A seal is for one purpose, and may end.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const MAC = 32;
const TIME = 8;
const NONCE = 16;

export const newKey = (): string => randomBytes(32).toString('base64url');

export class Seals {
  readonly #key: Uint8Array;

  constructor(key: string) {
    this.#key = Buffer.from(key, 'base64url');
  }

  /** A text that can be read and not be changed. */
  seal(purpose: string, text: string): string {
    const body = Buffer.from(text);
    return Buffer.concat([this.#mac(purpose, body), body]).toString('base64url');
  }

  open(purpose: string, sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const body = bytes.subarray(MAC);
    return this.#fits(purpose, bytes.subarray(0, MAC), body) ? body.toString() : undefined;
  }

  /** A secret that follows from a text, as good as one by lot: only the house can work it out again. */
  secret(purpose: string, text: string): string {
    return this.#mac(purpose, Buffer.from(text)).toString('base64url');
  }

  /** Bytes that nobody has seen before, good until a moment. */
  challenge(purpose: string, until: number): Uint8Array<ArrayBuffer> {
    const body = Buffer.alloc(TIME + NONCE);
    body.writeDoubleBE(until);
    randomBytes(NONCE).copy(body, TIME);
    return new Uint8Array(Buffer.concat([this.#mac(purpose, body), body]));
  }

  isChallenge(purpose: string, challenge: Uint8Array, now: number): boolean {
    const body = Buffer.from(challenge.subarray(MAC));
    if (body.length !== TIME + NONCE) return false;
    return this.#fits(purpose, challenge.subarray(0, MAC), body) && body.readDoubleBE() >= now;
  }

  #mac(purpose: string, body: Uint8Array): Buffer {
    return createHmac('sha256', this.#key).update(`${purpose}\0`).update(body).digest();
  }

  #fits(purpose: string, mac: Uint8Array, body: Uint8Array): boolean {
    return mac.length === MAC && timingSafeEqual(mac, this.#mac(purpose, body));
  }
}
