/**
 * Mail goes out through the operator's server, as plain text. Nothing that people write reaches a header: the subject is
 * a text of the house, the address has been checked and confirmed.
 */
import { createTransport } from 'nodemailer';
import type { Message, Outcome } from './message.ts';

export interface Mailer {
  send(letter: Mail): Promise<Outcome>;
  /** Why the server would take nothing from us, as a code without anybody's text; undefined if it would. */
  trouble(): Promise<string | undefined>;
  close(): void;
}

export interface Mail {
  readonly to: string;
  readonly lang: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program ends these mails with one press, by a POST. */
  readonly unsubscribe?: string;
}

/** Plain, and no longer than the standard allows; everything that means something in a header is kept out. */
const ADDRESS =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,253}$)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+$/;

/** The address in the form in which it is kept and compared, or nothing. */
export const mailAddress = (text: string): string | undefined => {
  const address = text.trim().toLowerCase();
  return address.length <= 254 && ADDRESS.test(address) ? address : undefined;
};

/** A refusal that will not change: there is no such mailbox. */
const isGone = (error: unknown): boolean => {
  const code = (error as { readonly responseCode?: unknown }).responseCode;
  return code === 550 || code === 551 || code === 553;
};

export const mailer = (smtp: string, from: string): Mailer => {
  const transport = createTransport(
    {
      url: smtp,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const send = async ({ to, lang, subject, text, unsubscribe }: Mail): Promise<Outcome> => {
    const address = mailAddress(to);
    if (address === undefined) return 'gone';
    const headers = {
      'Content-Language': lang,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    };
    try {
      await transport.sendMail({
        to: { name: '', address },
        subject,
        text,
        headers,
      });
      return 'sent';
    } catch (error) {
      return isGone(error) ? 'gone' : 'failed';
    }
  };
  const trouble = async (): Promise<string | undefined> => {
    try {
      await transport.verify();
      return undefined;
    } catch (error) {
      const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number };
      return [code ?? 'failed', ...(responseCode === undefined ? [] : [responseCode])].join(' ');
    }
  };
  return { send, trouble, close: () => transport.close() };
};

/** A message as a letter: what is told, where to go, how to hear no more of it. */
export const letterOf = (message: Message, to: string, foot: string, unsubscribe: string): Mail => ({
  to,
  lang: message.lang,
  subject: message.title,
  text: [...message.lines, '', message.url, '', '-- ', foot, unsubscribe, ''].join('\n'),
  unsubscribe,
});
