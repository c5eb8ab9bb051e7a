/** One line and one count for every request, when it has been answered. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { Marks } from '../journal.ts';

/** Whom the door has recognized. */
const people = new WeakMap<IncomingMessage, number>();

export const noteSender = (request: IncomingMessage, person: number): void => {
  people.set(request, person);
};

export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** Files of the page: nobody looks for them in a log, unless they are missing. */
const isPage = (url: string | undefined): boolean => url === undefined || url === '/*' || url === '/';

export const trace = (house: House, app: FastifyInstance): void => {
  const marks = new Marks(house.now);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    const { statusCode } = reply;
    house.metrics.count('requests_total', `${Math.floor(statusCode / 100)}xx`);
    if (isPage(url) && statusCode < 400) return;
    house.log.request({
      verb: `${request.method} ${url ?? '?'}`,
      request: request.id,
      person: people.get(request.raw) || undefined,
      ms: Math.round(10 * reply.elapsedTime) / 10,
      outcome: statusCode,
      from: marks.of(house.addresses.networkOf(request.raw)),
    });
  });
};
