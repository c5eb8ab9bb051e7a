/** Houses whose passwords cost nothing, and what people do in them to be known again. */
import { createHash } from 'node:crypto';
import { plainConfig } from '../src/config.ts';
import { openHouse } from '../src/house.ts';
import type { House } from '../src/house.ts';
import { USUAL_BOUNDS } from '../src/limits.ts';
import type { Bounds } from '../src/limits.ts';
import { Accounts } from '../src/people/accounts.ts';
import { Scrypt } from '../src/people/scrypt.ts';
import type { Authenticator } from './authenticator.ts';
import type { Answer, Browser } from './browser.ts';

export const MINUTE = 60_000;
export const ORIGIN = 'https://house.example';

/** Quick, and as exact as the real one. */
export const quick = async (password: string, salt: Uint8Array): Promise<Uint8Array> =>
  createHash('sha256').update(password).update(salt).digest();

interface Wanted {
  readonly now: () => number;
  readonly smtp?: string;
  readonly sleep?: (ms: number) => void;
  readonly limits?: Bounds;
}

export const openForMembers = async ({ now, smtp, sleep, limits = USUAL_BOUNDS }: Wanted): Promise<House> => {
  const opened = await openHouse(plainConfig({ origin: ORIGIN, smtp, limits }), { now });
  const accounts = new Accounts(opened, {
    scrypt: new Scrypt(quick),
    sleep: async ms => sleep?.(ms),
  });
  Object.assign(opened, { accounts });
  return opened;
};

export const error = ({ status, body }: Answer): readonly unknown[] => [
  status,
  (body as { readonly error?: string } | undefined)?.error,
];

export const addPasskey = async (
  browser: Browser,
  key: Authenticator,
  more: object = {},
): Promise<Answer> => {
  const { body: options } = await browser.post('/me/passkeys/options');
  return browser.post('/me/passkeys', { passkey: key.create(options), name: 'Laptop', ...more });
};
