/**
 * A webhook gets a message as JSON, signed together with the moment of sending: whoever knows the secret can tell that it
 * is from this house, unchanged, and not an old one sent again.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { outcomeOf } from './message.ts';
import type { Message, Outcome } from './message.ts';
import type { Post } from './post.ts';

export interface Hook {
  readonly url: string;
  readonly secret: Uint8Array;
}

export const SIGNATURE = 'x-kaffeehaus-signature';
/** The same for every try, so that a receiver can drop what it has. */
export const DELIVERY = 'x-kaffeehaus-delivery';

/** So far may the clocks of both ends be apart; what is older is a replay. */
export const WINDOW = 5 * 60_000;

const mac = (secret: Uint8Array, at: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest();

export const signature = (secret: Uint8Array, at: number, body: string): string =>
  `t=${at},v1=${mac(secret, at, body).toString('hex')}`;

/** What a receiver checks. */
export const isSigned = (secret: Uint8Array, header: string, body: string, now: number): boolean => {
  const [, time = '', hex = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (hex === '' || Math.abs(now - Number(time)) > WINDOW) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), mac(secret, Number(time), body));
};

export const sendHook = async (
  post: Post,
  { url, secret }: Hook,
  { lang, title, lines, url: link, told }: Message,
  delivery: string,
  now: number,
): Promise<Outcome> => {
  const body = JSON.stringify({ lang, title, lines, url: link, notices: told });
  const headers = {
    'content-type': 'application/json',
    [DELIVERY]: delivery,
    [SIGNATURE]: signature(secret, now, body),
  };
  const status = await post({ url, headers, body });
  // A receiver that is being set up anew is not gone; it can say so with 410.
  return status === 404 ? 'failed' : outcomeOf(status);
};
