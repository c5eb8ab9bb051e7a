/** The channels of one person, and how a message goes out by each. */
import { createHash } from 'node:crypto';
import { wordsOf } from '@kaffeehaus/words/node';
import type { House } from '../house.ts';
import { faultOf } from '../journal.ts';
import type { SubscriptionsRow } from '../store/schema.ts';
import { letterOf, mailer } from './mail.ts';
import type { Mail, Mailer } from './mail.ts';
import type { Channel, Message, Outcome } from './message.ts';
import { poster } from './post.ts';
import type { Post } from './post.ts';
import { newVapidKeys, sendPush } from './push.ts';
import type { Vapid } from './push.ts';
import { sendHook } from './webhook.ts';

export type Subscription = Readonly<Omit<SubscriptionsRow, 'subscription'> & { subscription: number }>;

/** Where somebody can be reached. */
export interface Reach {
  readonly person: number;
  readonly mail: string | undefined;
  readonly subscriptions: readonly Subscription[];
}

/** Whoever has failed so often in a row is not asked any more. */
const ENOUGH = 50;
const QUEUE = 1_000;

export class Senders {
  readonly #house: House;
  readonly #post: Post;
  readonly #vapid: Vapid;
  readonly #mailer: Mailer | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  private constructor(house: House, keys: Omit<Vapid, 'subject'>) {
    const { config } = house;
    this.#house = house;
    this.#post = poster({ allow: config.webhookAllow });
    const contact = config.operator.contact;
    const subject = contact.includes('@') ? `mailto:${contact}` : contact || house.origin();
    this.#vapid = { ...keys, subject: /^(?:https|mailto):/.test(subject) ? subject : 'https://localhost' };
    this.#mailer = config.smtp === undefined ? undefined : mailer(config.smtp, config.from);
    house.closing.push(async () => {
      await this.idle();
      this.#mailer?.close();
    });
  }

  static async open(house: House): Promise<Senders> {
    const keys = await house.keep('push.json', () => JSON.stringify(newVapidKeys()));
    return new Senders(house, JSON.parse(keys) as Omit<Vapid, 'subject'>);
  }

  get hasMail(): boolean {
    return this.#mailer !== undefined;
  }

  /** What a browser must know to subscribe. */
  get pushKey(): string {
    return this.#vapid.publicKey;
  }

  async reach(person: number): Promise<Reach> {
    const { db } = this.#house;
    const mail = await db.selectFrom('mails').selectAll().where('person', '=', person).executeTakeFirst();
    const subscriptions = await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('person', '=', person)
      .execute();
    return { person, mail: mail?.verified ? mail.address : undefined, subscriptions };
  }

  has({ mail, subscriptions }: Reach, channel: Channel): boolean {
    if (channel === 'mail') return mail !== undefined && this.hasMail;
    return subscriptions.some(({ kind }) => kind === channel);
  }

  /** To all addresses of the channel; sent if one of them took it, for it must not come twice. */
  async send(reach: Reach, channel: Channel, message: Message, delivery: string): Promise<Outcome> {
    if (channel === 'mail') return this.#mail(reach, message);
    const targets = reach.subscriptions.filter(({ kind }) => kind === channel);
    const outcomes = await Promise.all(targets.map(target => this.#to(target, message, delivery)));
    if (outcomes.includes('sent')) return 'sent';
    return outcomes.includes('failed') ? 'failed' : 'gone';
  }

  /** Something that nobody waits for, such as a letter about an account; one after another. */
  later(work: () => Promise<unknown>): void {
    if (this.#waiting >= QUEUE) return this.#house.log.warn({ verb: 'mail', outcome: 'too many' });
    this.#waiting += 1;
    this.#busy = this.#busy
      .then(work)
      .catch(error => this.#house.log.error({ verb: 'mail', outcome: 'failed', ...faultOf(error) }))
      .then(() => (this.#waiting -= 1));
  }

  /** When all of that is done. */
  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#busy;
  }

  async write(mail: Mail): Promise<Outcome> {
    return (await this.#mailer?.send(mail)) ?? 'gone';
  }

  #mail({ person, mail }: Reach, message: Message): Promise<Outcome> {
    if (mail === undefined) return Promise.resolve('gone');
    const token = this.#house.seals.seal('unsubscribe', `${person} ${mail}`);
    const foot = wordsOf(message.lang).t('server.foot');
    return this.write(letterOf(message, mail, foot, `${this.#house.origin()}/unsubscribe/${token}`));
  }

  async #to(target: Subscription, message: Message, delivery: string): Promise<Outcome> {
    const outcome = await this.#attempt(target, message, delivery);
    const { db } = this.#house;
    const { subscription, failed } = target;
    if (outcome === 'gone' || (outcome === 'failed' && failed + 1 >= ENOUGH))
      await db.deleteFrom('subscriptions').where('subscription', '=', subscription).execute();
    else if (outcome === 'failed' || failed > 0)
      await db
        .updateTable('subscriptions')
        .set({ failed: outcome === 'sent' ? 0 : failed + 1 })
        .where('subscription', '=', subscription)
        .execute();
    return outcome;
  }

  async #attempt(
    { kind, endpoint, keys }: Subscription,
    message: Message,
    delivery: string,
  ): Promise<Outcome> {
    const now = this.#house.now();
    try {
      if (kind === 'push') {
        const { p256dh, auth } = JSON.parse(keys) as { readonly p256dh: string; readonly auth: string };
        return await sendPush(this.#post, this.#vapid, { endpoint, p256dh, auth }, message, now);
      }
      const { secret } = JSON.parse(keys) as { readonly secret: string };
      const hook = { url: endpoint, secret: Buffer.from(secret) };
      return await sendHook(this.#post, hook, message, deliveryOf(delivery, endpoint), now);
    } catch (error) {
      this.#house.log.info({ verb: `notice ${kind}`, outcome: 'failed', ...faultOf(error) });
      return 'failed';
    }
  }
}

/** The same for every try, another for each address. */
const deliveryOf = (delivery: string, endpoint: string): string =>
  createHash('sha256').update(`${delivery} ${endpoint}`).digest('hex').slice(0, 32);
