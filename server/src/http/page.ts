/** Serves a built web folder. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

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
const isNamedByHash = (root: string, former: string | undefined, path: string): boolean =>
  path.startsWith(join(root, 'assets')) ||
  (former !== undefined && path.startsWith(former)) ||
  (path.startsWith(join(root, 'rules')) && /\.js(?:\.br|\.gz)?$/.test(path));

/** A browser asks for the icon again wherever it is on the page; whoever keeps the page on a device asks past its cache. */
const isIcon = (root: string, path: string): boolean => /^icon[\w-]*\.(?:svg|png)/.test(relative(root, path));

const keptFor = (root: string, former: string | undefined, path: string): string => {
  if (isNamedByHash(root, former, path)) return YEAR;
  return isIcon(root, path) ? DAY : 'no-cache';
};

/** A part of the page before this one, if that is what is asked for. */
export const sendFormer = (url: string, reply: FastifyReply, former: string | undefined): boolean => {
  const [, name] = /^\/(assets\/[\w.-]+)$/.exec(url) ?? [];
  if (former === undefined || name === undefined || !existsSync(join(former, name))) return false;
  void reply.code(200).sendFile(name, former);
  return true;
};

export const page = async (app: FastifyInstance, root: string, former?: string): Promise<void> => {
  if (!existsSync(join(root, 'index.html'))) throw new Error(`There is no built web app in ${root}.`);
  await app.register(files, {
    root,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build laid a brotli and a gzip beside each file that gains by it.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', keptFor(root, former, path));
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 || !isPartOfPage(request.url)) return;
    for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
    for (const name of OF_CHANGING) reply.removeHeader(name);
  });
};
