import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';

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

/** A path of the app such as /table/17, as against a file such as /assets/gone.js. */
const isPlace = (url: string): boolean => !/\.[^/]*$/.test(url.split('?', 1)[0] ?? '');

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
  house.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && isPlace(request.url)) return reply.sendFile('index.html');
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
  });
  return house;
};
