/**
 * Passwords are worked out one at a time, off the thread that serves: each takes 32 MiB and a quarter of a second, and a
 * flood of them must neither eat the memory nor keep players waiting. Who comes when the queue is full is told so, and
 * nobody fills it alone.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

export const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 } as const;

const SALT = 16;
const LENGTH = 32;

/** As many wait at most; the last of them waits about eight seconds. */
const WAITING = 32;
/** Of one person, or from one network. */
const EACH = 3;

export interface Hashed {
  readonly salt: Uint8Array;
  readonly hash: Uint8Array;
}

/** There are more passwords to work out than anybody would wait for. */
export class Crowded extends Error {
  override readonly name = 'Crowded';
}

const derive = (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    // The same password typed on another keyboard may come in another form.
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, hash) =>
      error ? failed(error) : done(hash),
    );
  });

/** What a password is compared with where there is none: the work must be the same. */
const NOBODY: Hashed = { salt: randomBytes(SALT), hash: randomBytes(LENGTH) };

export class Scrypt {
  readonly #derive: typeof derive;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #byWhom = new Map<string, number>();

  /** Tests hand in something quicker. */
  constructor(work: typeof derive = derive) {
    this.#derive = work;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** `whom`: who wants it, or the network it is asked for from. */
  async hash(password: string, whom: string): Promise<Hashed> {
    const salt = randomBytes(SALT);
    return { salt, hash: await this.#queue(password, salt, whom) };
  }

  /** Without a hash to compare with it takes as long, and is false. */
  async fits(password: string, hashed: Hashed | undefined, whom: string): Promise<boolean> {
    const { salt, hash } = hashed ?? NOBODY;
    const derived = await this.#queue(password, salt, whom);
    const isEqual = timingSafeEqual(derived, hash);
    return isEqual && hashed !== undefined;
  }

  #queue(password: string, salt: Uint8Array, whom: string): Promise<Uint8Array> {
    if (this.#waiting >= WAITING || (this.#byWhom.get(whom) ?? 0) >= EACH)
      return Promise.reject(new Crowded('too many passwords at once'));
    this.#count(whom, 1);
    const mine = this.#last.then(() => this.#derive(password, salt));
    const ended = mine.finally(() => this.#count(whom, -1));
    this.#last = ended.catch(() => undefined);
    return ended;
  }

  #count(whom: string, by: 1 | -1): void {
    this.#waiting += by;
    const count = (this.#byWhom.get(whom) ?? 0) + by;
    if (count > 0) this.#byWhom.set(whom, count);
    else this.#byWhom.delete(whom);
  }
}
