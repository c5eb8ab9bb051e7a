import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

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

/** What is said to documents, and means nothing for a script, a font or a picture. */
const OF_DOCUMENTS: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What helps to ask again; nobody asks twice for what is named by its contents. */
const OF_CHANGING: readonly string[] = ['accept-ranges', 'etag', 'last-modified'];

/** No document, and no thread: that one obeys the policy of its own script, not of the page. */
const isPartOfPage = (url: string): boolean => /^\/assets\/(?!thread-)/.test(url);

/** Vite puts the hash of the contents into the names below assets/; frozen rules have no other name. */
const isNamedByHash = (root: string, path: string): boolean =>
  path.startsWith(join(root, 'assets')) ||
  (path.startsWith(join(root, 'rules')) && /\.js(?:\.br|\.gz)?$/.test(path));

/** The app that serves a built web folder; it does not listen yet. */
export const app = async (root: string): Promise<FastifyInstance> => {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no built web app in ${root}.`);
  const house = fastify({ forceCloseConnections: true });
  // TLS, if any, ends at a proxy; promising it here would lock out plain localhost.
  await house.register(helmet, {
    contentSecurityPolicy: policy,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await house.register(files, {
    root,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build laid a brotli and a gzip beside each file that gains by it.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', isNamedByHash(root, path) ? YEAR : 'no-cache');
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  house.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 || !isPartOfPage(request.url)) return;
    for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
    for (const name of OF_CHANGING) reply.removeHeader(name);
  });
  // Places of the app stand behind the #, which no server is told: what is no file is nothing.
  house.setNotFoundHandler((request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain');
    if (READING.includes(request.method)) return reply.code(404).send('Not found\n');
    return reply.code(405).header('allow', READING.join(', ')).send('Method not allowed\n');
  });
  return house;
};
