/** Where somebody is told: browsers, webhooks, mail; and whether it works. */
import { randomBytes } from 'node:crypto';
import type { PushBrowser } from '@kaffeehaus/protocol';
import { z } from 'zod';
import type { House } from '../house.ts';
import { CHANNELS } from '../notices/message.ts';
import { Forbidden, mayName } from '../notices/post.ts';
import { isBrowser } from '../notices/push.ts';
import * as answers from './answers.ts';
import { bodyOf } from './forms.ts';
import type { Topic } from './index.ts';
import { badRequest, conflict, notFound, tooFast } from './refusal.ts';
import { route } from './route.ts';

const BROWSERS = 10;

const address = z.string().max(1_000);
const key = z
  .string()
  .max(200)
  .regex(/^[\w-]+=*$/);

/** The address as it is kept, if a letter may go there at all. */
const nameable = (house: House, text: string): string => {
  try {
    return mayName(text, house.config.webhookAllow).href;
  } catch (error) {
    if (error instanceof Forbidden)
      throw badRequest('Only https addresses on the public internet are written to.', error.reason);
    throw error;
  }
};

const subscribe = async (
  house: House,
  person: number,
  kind: 'push' | 'webhook',
  endpoint: string,
  keys: object,
): Promise<number> => {
  const most = kind === 'push' ? BROWSERS : house.limits.of('WEBHOOKS');
  return house.store.atomically(`subscriptions of ${person}`, async db => {
    const others = await db
      .selectFrom('subscriptions')
      .select('subscription')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('endpoint', '!=', endpoint)
      .execute();
    if (others.length >= most) throw conflict('too-many', `There are ${most} already.`);
    const row = { kind, keys: JSON.stringify(keys), failed: 0 };
    const { subscription } = await db
      .insertInto('subscriptions')
      .values({ person, endpoint, created: house.now(), ...row })
      .onConflict(on => on.columns(['person', 'endpoint']).doUpdateSet(row))
      .returning('subscription')
      .executeTakeFirstOrThrow();
    return subscription;
  });
};

export const notices: Topic = house => async app => {
  route(app, house, {
    verb: 'me.notices',
    about: 'Where one is told, and what a browser must know to subscribe.',
    answer: answers.reachable,
    handle: async ({ caller }) => {
      const { mail, subscriptions } = await house.senders.reach(caller.person);
      const list = (wanted: string) =>
        subscriptions
          .filter(({ kind }) => kind === wanted)
          .map(({ subscription: id, endpoint, created, failed }) => ({ id, endpoint, created, failed }));
      return {
        key: house.senders.pushKey,
        mail: mail ?? null,
        push: list('push'),
        webhooks: list('webhook'),
      };
    },
  });
  route(app, house, {
    verb: 'me.push.add',
    about: 'Adds a browser, as its push manager describes itself.',
    body: bodyOf<PushBrowser>()(
      z.strictObject({
        endpoint: address,
        expirationTime: z.number().nullable().optional(),
        keys: z.strictObject({ p256dh: key, auth: key }),
      }),
    ),
    answer: answers.newBrowser,
    status: 201,
    handle: async ({ caller, body }) => {
      const endpoint = nameable(house, body.endpoint);
      if (!isBrowser({ endpoint, ...body.keys }))
        throw badRequest('Those are no keys of a browser.', 'bad-keys');
      return { id: await subscribe(house, caller.person, 'push', endpoint, body.keys) };
    },
  });
  route(app, house, {
    verb: 'me.webhook.add',
    about: 'Adds a webhook; the secret that signs is shown this once.',
    body: z.strictObject({ url: address }),
    answer: answers.newWebhook,
    status: 201,
    handle: async ({ caller, body }) => {
      const secret = randomBytes(32).toString('base64url');
      const id = await subscribe(house, caller.person, 'webhook', nameable(house, body.url), { secret });
      return { id, secret };
    },
  });
  route(app, house, {
    verb: 'me.subscription.drop',
    about: 'Forgets a browser or a webhook.',
    params: z.strictObject({ id: z.coerce.number().int().min(1) }),
    answer: answers.nothing,
    handle: async ({ caller, params }) => {
      const gone = await house.db
        .deleteFrom('subscriptions')
        .where('person', '=', caller.person)
        .where('subscription', '=', params.id)
        .returning('subscription')
        .executeTakeFirst();
      if (!gone) throw notFound();
      return {};
    },
  });
  route(app, house, {
    verb: 'me.notices.test',
    about: 'Sends a test notice by one channel and says whether it went.',
    body: z.strictObject({ channel: z.enum(CHANNELS) }),
    answer: answers.tried,
    handle: async ({ caller, body }) => {
      const wait = house.limits.take('MAILS_HOUR', `test ${caller.person}`);
      if (wait > 0) throw tooFast(wait);
      return { outcome: await house.outbox.test(caller.person, body.channel) };
    },
  });
};
