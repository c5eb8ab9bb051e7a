/**
 * Pages that need no app: where links in mails lead, and what is stored here. Text in the reader's language, one style
 * sheet, no script. Following a link changes nothing, for programs follow links in mails too; pressing the button does.
 */
import { NOTICES } from '@kaffeehaus/protocol';
import type { Channel, NoticeTopic } from '@kaffeehaus/protocol';
import { pickLang, wordsOf } from '@kaffeehaus/words/node';
import type { Lang, Words } from '@kaffeehaus/words/node';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { merged } from '../people/settings.ts';
import type { House } from '../house.ts';
import { documentOf, escaped } from './document.ts';
import type { Topic } from './index.ts';
import { privacyPage } from './privacy.ts';
import { forbidden } from './refusal.ts';
import { Text, route } from './route.ts';
import { signIn } from './signin.ts';
import { secret } from './schemas.ts';

const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word; }
h1 { line-height: 1.2; }
button { font: inherit; padding: 0.75rem 1.5rem; min-height: 44px; }
section { border-top: 1px solid; }
h2 { font-size: 1.1rem; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; }
code { font-size: 0.8rem; }
nav a { display: inline-block; padding: 0.6rem; }
nav a[aria-current] { font-weight: bold; }
`;

/** What the browser would like to read, or what an address asks for. */
export const wishedLang = (request: FastifyRequest, asked?: string): Lang =>
  pickLang([asked, ...String(request.headers['accept-language'] ?? '').split(',')]);

const HTML = new Text('text/html');
/** The same for a link that means nothing any more. */
const OLD = [404];

/** A question with one button. */
const question = (words: Words, title: string, ask: string, press: string): string =>
  documentOf(
    words.lang,
    title,
    `<p>${escaped(ask)}</p>\n<form method="post"><button>${escaped(press)}</button></form>`,
  );

const said = (words: Words, title: string, text: string): string =>
  documentOf(words.lang, title, `<p>${escaped(text)}</p>\n<p><a href="/">Kaffeehaus</a></p>`);

/** A page of another house could press the button for somebody who does not know it. */
const mustBePressedHere = ({ headers }: FastifyRequest): void => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden();
};

const signed = z.strictObject({
  token: z
    .string()
    .max(1_000)
    .regex(/^[\w-]+$/),
});
const coded = z.strictObject({ secret });

/** No more mails about games to this address; whether it was still somebody's. */
const unsubscribe = async (house: House, token: string): Promise<boolean> => {
  const [number = '', address = ''] = house.seals.open('unsubscribe', token)?.split(' ') ?? [];
  const found = await house.db
    .selectFrom('mails')
    .innerJoin('people', 'people.person', 'mails.person')
    .select('people.person')
    .where('mails.person', '=', Number(number) || 0)
    .where('mails.address', '=', address)
    .executeTakeFirst();
  if (!found) return false;
  await house.people.settle(found.person, settings => {
    const notices: Partial<Record<NoticeTopic, Channel[]>> = {};
    for (const topic of NOTICES) notices[topic] = settings.notices[topic].filter(one => one !== 'mail');
    return merged(settings, { notices });
  });
  return true;
};

export const plain: Topic = house => async app => {
  // Mail programs and forms send bodies that mean nothing: the address says it all.
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_, __, done) => done(null, {}));
  route(app, house, {
    verb: 'plain.style',
    about: 'The style sheet of plain pages.',
    answer: new Text('text/css'),
    handle: () => STYLE,
  });
  route(app, house, {
    verb: 'plain.privacy',
    about: 'What is stored here, why and how long, as a page to read.',
    query: z.strictObject({ lang: z.enum(['en', 'de', 'fr', 'nl']).optional() }),
    answer: HTML,
    handle: ({ query, request }) => privacyPage(house, wishedLang(request, query.lang)),
  });
  route(app, house, {
    verb: 'plain.unsubscribe',
    about: 'Asks whether mails about games shall end.',
    params: signed,
    answer: HTML,
    handle: ({ request }) => {
      const words = wordsOf(wishedLang(request));
      const t = words.t;
      return question(
        words,
        t('server.unsubscribe.title'),
        t('server.unsubscribe.ask'),
        t('server.unsubscribe.do'),
      );
    },
  });
  route(app, house, {
    verb: 'plain.unsubscribe.do',
    about: 'Ends mails about games, as mail programs ask for it with one press.',
    params: signed,
    foreign: true,
    answer: HTML,
    also: OLD,
    handle: async ({ params, request, reply }) => {
      const words = wordsOf(wishedLang(request));
      const isDone = await unsubscribe(house, params.token);
      if (!isDone) reply.code(404);
      const text = words.t(isDone ? 'server.unsubscribe.done' : 'server.unsubscribe.unknown');
      return said(words, words.t('server.unsubscribe.title'), text);
    },
  });
  route(app, house, {
    verb: 'plain.confirm',
    about: 'Asks whether a mail address shall be used.',
    params: coded,
    answer: HTML,
    handle: ({ request }) => {
      const words = wordsOf(wishedLang(request));
      const t = words.t;
      return question(
        words,
        t('server.confirmed.title'),
        t('server.confirmed.ask'),
        t('server.confirmed.do'),
      );
    },
  });
  route(app, house, {
    verb: 'plain.confirm.do',
    about: 'Confirms a mail address.',
    params: coded,
    foreign: true,
    answer: HTML,
    also: OLD,
    handle: async ({ params, request, reply }) => {
      const words = wordsOf(wishedLang(request));
      const person = await house.accounts.confirmMail(params.secret);
      if (person === undefined) reply.code(404);
      const text = words.t(person === undefined ? 'server.unsubscribe.unknown' : 'server.confirmed.done');
      return said(words, words.t('server.confirmed.title'), text);
    },
  });
  route(app, house, {
    verb: 'plain.signin',
    about: 'Asks whether to sign in here.',
    params: coded,
    answer: HTML,
    handle: ({ request }) => {
      const words = wordsOf(wishedLang(request));
      const title = words.t('server.signin.subject');
      return question(words, title, words.t('server.signin.ask'), title);
    },
  });
  route(app, house, {
    verb: 'plain.signin.do',
    about: 'Signs in with the link from a mail, and goes to the app.',
    params: coded,
    foreign: true,
    answer: HTML,
    status: 303,
    also: OLD,
    handle: async call => {
      mustBePressedHere(call.request);
      const words = wordsOf(wishedLang(call.request));
      const used = await house.codes.use('link', call.params.secret);
      if (!used) {
        call.reply.code(404);
        return said(words, words.t('server.signin.subject'), words.t('server.unsubscribe.unknown'));
      }
      await signIn(house, call, used.person, { code: used });
      call.reply.header('location', '/');
      return '';
    },
  });
};
