/**
 * Web push: the message is encrypted for one browser and handed to whatever service that browser named, so the letter
 * leaves by the same guarded door as a webhook.
 */
import { createHash } from 'node:crypto';
import webpush from 'web-push';
import { outcomeOf } from './message.ts';
import type { Message, Outcome } from './message.ts';
import type { Post } from './post.ts';

/** A browser, as its own push manager describes it. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Who we are to push services: a pair of keys of the house, and whom to write to about it. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

const DAY = 86_400;

/** Services show one notice per topic, the newest: one per table, or one for several. */
const topicOf = ({ told }: Message): string =>
  createHash('sha256')
    .update(told.map(({ table }) => table).join())
    .digest('base64url')
    .slice(0, 32);

/** What the page's worker shows; a push service carries four kilobytes at most. */
const payloadOf = (message: Message): string => {
  const { lang, title, lines, url } = message;
  return JSON.stringify({ lang, title, body: lines.join('\n').slice(0, 1_000), url, tag: topicOf(message) });
};

export const newVapidKeys = (): Omit<Vapid, 'subject'> => webpush.generateVAPIDKeys();

export const sendPush = async (
  post: Post,
  vapid: Vapid,
  { endpoint, p256dh, auth }: Browser,
  message: Message,
  now: number,
): Promise<Outcome> => {
  const left = Math.ceil((message.until - now) / 1_000);
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payloadOf(message),
    {
      vapidDetails: vapid,
      TTL: Math.max(0, Math.min(DAY, left)),
      topic: topicOf(message),
    },
  );
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return outcomeOf(await post({ url: endpoint, headers: plain, body: body ?? '' }));
};

/** Whether keys of a browser are such that something can be encrypted for it. */
export const isBrowser = ({ p256dh, auth }: Browser): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
};
