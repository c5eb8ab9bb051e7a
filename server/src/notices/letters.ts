/**
 * Letters about an account: a link to sign in, a link that confirms an address, word of a change. Each is a row of the
 * outbox until a mail server has taken it, so that a restart loses none. A link is made anew for every try, for of links
 * the house keeps the hash alone.
 */
import { wordsOf } from '@kaffeehaus/words/node';
import type { Args } from '@kaffeehaus/words/node';
import type { House } from '../house.ts';
import type { Person } from '../people/people.ts';
import { settingsOf } from '../people/settings.ts';
import type { Mail } from './mail.ts';
import { langOf, momentOf } from './texts.ts';

export type Changed = Args['server.changed.text']['what'];

/** What a letter is made of; `to`: an address, `origin`: where its link leads. */
export type Letter =
  | { readonly kind: 'confirm' | 'signin'; readonly to: string; readonly origin: string }
  | {
      readonly kind: 'changed';
      readonly to: string;
      readonly what: Changed;
      readonly device: string;
      readonly at: number;
    };

export const LETTERS: readonly string[] = [
  'confirm',
  'signin',
  'changed',
] satisfies readonly Letter['kind'][];

const SECOND = 1000;

/** Pauses before a letter is tried again: what it says does not hold for long. */
const AGAIN: readonly number[] = [SECOND, 15 * SECOND, 120 * SECOND];

/** Whoever has taken a letter has so long; after that they are taken to be gone, and it is tried again. */
const TAKEN = 60 * SECOND;

/** The outbox is looked into so often for what others have left. */
const PULSE = 10 * SECOND;

interface Waiting {
  readonly notice: number;
  readonly person: number;
  readonly tries: number;
  readonly letter: Letter;
}

export class Letters {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Takes up what is left from before, and what cannot be handed over at once, until the house closes. */
  start(): void {
    const timer = setInterval(() => this.look(), PULSE).unref();
    this.#house.closing.push(() => clearInterval(timer));
    this.look();
  }

  async post(person: number, letter: Letter): Promise<void> {
    const at = this.#house.now();
    await this.#house.db
      .insertInto('outbox')
      .values({
        person,
        kind: letter.kind,
        tab: null,
        version: 0,
        channel: 'mail',
        not_before: at,
        tries: 0,
        state: 'wait',
        claimed: null,
        made: at,
        about: JSON.stringify(letter),
      })
      .execute();
    this.look();
  }

  /** Hands over what is due; nobody waits for it. */
  look(): void {
    if (this.#house.senders.hasMail) this.#house.senders.later(() => this.#round());
  }

  async #round(): Promise<void> {
    for (let one = await this.#taken(); one; one = await this.#taken()) {
      const mail = await this.#written(one);
      const outcome = mail ? await this.#house.senders.write(mail) : 'gone';
      const pause = outcome === 'failed' ? AGAIN[one.tries - 1] : undefined;
      this.#house.log.info({ verb: 'letter', person: one.person, outcome });
      await this.#settle(one, outcome === 'sent' ? 'sent' : 'failed', pause);
    }
  }

  /** One that is due, so that nobody else takes it: of many, the last would wait until others think it left behind. */
  async #taken(): Promise<Waiting | undefined> {
    const now = this.#house.now();
    const due = await this.#house.db
      .selectFrom('outbox')
      .select('notice')
      .where('state', '=', 'wait')
      .where('kind', 'in', LETTERS)
      .where('not_before', '<=', now)
      .orderBy('notice')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const row = await this.#house.db
      .updateTable('outbox')
      .set(expr => ({ tries: expr('tries', '+', 1), not_before: now + TAKEN }))
      .where('notice', '=', due.notice)
      .where('state', '=', 'wait')
      .where('not_before', '<=', now)
      .returning(['notice', 'person', 'tries', 'about'])
      .executeTakeFirst();
    // Somebody else was quicker: there may be another.
    if (!row) return this.#taken();
    const { about, ...rest } = row;
    return { ...rest, letter: JSON.parse(about) as Letter };
  }

  /** Once it has been taken, or nobody will take it, nobody needs to know what it was made of. */
  async #settle({ notice }: Waiting, state: 'sent' | 'failed', pause: number | undefined): Promise<void> {
    const later = pause === undefined ? { state, about: '' } : { not_before: this.#house.now() + pause };
    await this.#house.db.updateTable('outbox').set(later).where('notice', '=', notice).execute();
    if (pause !== undefined && !this.#house.isClosing) setTimeout(() => this.look(), pause).unref();
  }

  async #written({ person: number, letter, tries }: Waiting): Promise<Mail | undefined> {
    const person = (await this.#house.people.named([number])).get(number);
    if (!person || person.gone !== null || tries > AGAIN.length + 1) return undefined;
    return letter.kind === 'changed'
      ? this.#ofChange(person, letter)
      : this.#withLink(person, letter.kind, letter);
  }

  async #withLink(
    { person, language }: Person,
    kind: 'confirm' | 'signin',
    { to, origin }: Letter & { readonly origin: string },
  ): Promise<Mail> {
    const secret = await this.#house.codes.make(
      person,
      kind === 'confirm' ? 'mail' : 'link',
      kind === 'confirm' ? { about: to } : {},
    );
    const lang = langOf(language);
    const { t } = wordsOf(lang);
    const text = [
      t(`server.${kind}.text`, { house: new URL(origin).host }),
      '',
      `${origin}/${kind}/${secret}`,
      '',
      t('server.ignore'),
      '',
    ];
    return { to, lang, subject: t(`server.${kind}.subject`), text: text.join('\n') };
  }

  #ofChange({ language, settings }: Person, letter: Letter & { readonly kind: 'changed' }): Mail {
    const { to, what, device, at } = letter;
    const lang = langOf(language);
    const { t } = wordsOf(lang);
    const when = momentOf({ lang, zone: settingsOf(settings).zone }, at);
    const text = [
      t('server.changed.text', { what }),
      t('server.changed.where', { when, device: device || t('server.device.unknown') }),
      '',
      t('server.changed.not'),
      `${this.#house.origin()}/`,
      '',
    ];
    return { to, lang, subject: t('server.changed.subject'), text: text.join('\n') };
  }
}
