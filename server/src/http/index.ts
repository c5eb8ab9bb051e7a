/** What is asked by HTTP: the page, and a file of routes for each topic. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { RefusalWord } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { faultOf } from '../journal.ts';
import { Busy, NoTable } from '../log/trouble.ts';
import { Declined } from '@kaffeehaus/trust/course/declined';
import { isPassing } from '../store/reason.ts';
import { NotStored } from '../store/store.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { chat } from './chat.ts';
import { departure } from './departure.ts';
import { invitations } from './invitations.ts';
import { notices } from './notices.ts';
import { page, sendFormer } from './page.ts';
import { plain } from './plain.ts';
import { play } from './play.ts';
import { ratings } from './ratings.ts';
import { guests } from './people.ts';
import { house as ofHouse } from './house.ts';
import { newRequestId, trace } from './trace.ts';
import { Refused, declined, notFound, notStored } from './refusal.ts';
import { records } from './records.ts';
import { signin } from './signin.ts';
import { tables } from './tables.ts';
import { tokens } from './tokens.ts';

/** A topic: one line here for each. */
export type Topic = (house: House) => FastifyPluginAsync;

/** One after the other, so that a new one is a line of its own. */
const TOPICS: readonly Topic[] = [
  ofHouse,
  admin,
  guests,
  tables,
  invitations,
  accounts,
  signin,
  notices,
  chat,
  departure,
  plain,
  play,
  ratings,
  tokens,
  // What anybody may check.
  records,
];

const READING = ['GET', 'HEAD'];

/** Nothing comes from elsewhere and nothing is inline, so the policy has no holes. */
const policy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** What fastify itself refuses, in our words; its own may quote what was sent. */
const WORDS: { readonly [status: number]: readonly [error: RefusalWord, message: string] } = {
  400: ['bad-request', 'That could not be understood.'],
  413: ['too-large', 'That is too much.'],
  415: ['bad-request', 'Only JSON is understood.'],
};

const refusalOf = (house: House, fault: unknown, request: string): Refused => {
  if (fault instanceof Refused) return fault;
  if (fault instanceof NotStored || fault instanceof Busy || isPassing(fault)) return notStored();
  if (fault instanceof Declined) return declined(fault);
  if (fault instanceof NoTable) return notFound('There is no such table.');
  const { statusCode = 500 } = fault as FastifyError;
  const [error, text] = WORDS[statusCode] ?? [];
  if (error !== undefined && text !== undefined) return new Refused(statusCode, error, text);
  if (statusCode < 500) return new Refused(statusCode, 'bad-request', 'That could not be understood.');
  house.log.error({ verb: 'request', request, outcome: 500, ...faultOf(fault) });
  return new Refused(500, 'failed', 'Something went wrong here. It was written down.');
};

const answerFaults = (house: House, app: FastifyInstance): void => {
  app.setErrorHandler((fault, { id }, reply) => {
    const refusal = refusalOf(house, fault, id);
    house.metrics.count('refusals_total', refusal.error);
    if (refusal.retry !== undefined) reply.header('retry-after', Math.ceil(refusal.retry / 1000));
    return reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.body);
  });
  // Places of the app stand behind the #, which no server is told: what is no file is nothing.
  app.setNotFoundHandler((request, reply) => {
    if (sendFormer(request.url, reply, house.former)) return reply;
    reply.header('cache-control', 'no-store').type('text/plain');
    if (READING.includes(request.method)) return reply.code(404).send('Not found\n');
    return reply.code(405).header('allow', READING.join(', ')).send('Method not allowed\n');
  });
};

/** The app; it does not listen yet. */
export const httpOf = async (house: House): Promise<FastifyInstance> => {
  const requestTimeout = 1000 * house.limits.of('BODY_SECONDS');
  const app = fastify({
    forceCloseConnections: true,
    genReqId: newRequestId,
    bodyLimit: house.limits.of('BODY_BYTES'),
    requestTimeout,
    http: {
      // Node compares it with the time for headers before fastify tells it.
      requestTimeout,
      maxHeaderSize: house.limits.of('HEADER_BYTES'),
      headersTimeout: 1000 * house.limits.of('HEADER_SECONDS'),
      // Node would look only every thirty seconds whether somebody is too slow.
      connectionsCheckingInterval: 1000,
    },
  });
  trace(house, app);
  app.addHook('onRequest', async request => {
    if (!house.addresses.isOurs(request.headers.host))
      throw new Refused(421, 'wrong-host', 'This house does not answer to that name.');
  });
  // TLS, if any, ends at a proxy; promising it here would lock out plain localhost.
  await app.register(helmet, {
    contentSecurityPolicy: policy,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  answerFaults(house, app);
  for (const topic of TOPICS) await app.register(topic(house));
  if (house.root !== undefined) await page(app, house.root, house.former);
  return app;
};
