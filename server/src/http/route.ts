/**
 * The one door for what is asked by HTTP: who asks, how often, whether they may, and whether what they say has the right
 * form, before anybody does anything.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError, ZodType } from 'zod';
import { isWithinScopes, may, opens, roleOf } from '../gate/gate.ts';
import type { Circle } from '../gate/gate.ts';
import { MATRIX } from '../gate/matrix.ts';
import type { Right, Verb } from '../gate/matrix.ts';
import type { House } from '../house.ts';
import type { Caller } from '../people/sessions.ts';
import { noteSender } from './trace.ts';
import { badRequest, forbidden, notFound, notSignedIn, tooFast } from './refusal.ts';

/** A request that has come through the door. */
export interface Call<P, Q, B> {
  readonly caller: Caller;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What is answered as it stands: a text of some type, perhaps in a form that it has as JSON. */
export class Text {
  readonly type: string;
  readonly form: ZodType | undefined;

  constructor(type: string, form?: ZodType) {
    this.type = `${type}; charset=utf-8`;
    this.form = form;
  }
}

/** What can be asked. Where and by whom stands in the matrix. */
export interface Route<P = unknown, Q = unknown, B = unknown, R = unknown> {
  readonly verb: Verb;
  /** One line for the description of the interface. */
  readonly about: string;
  readonly params?: ZodType<P>;
  readonly query?: ZodType<Q>;
  readonly body?: ZodType<B>;
  readonly answer: ZodType<R> | Text;
  /** Other than 200. */
  readonly status?: 201 | 202 | 303;
  /** Statuses with which the same may come, besides. */
  readonly also?: readonly number[];
  /** Larger than usual, in bytes. */
  readonly bodyLimit?: number;
  /** Asked by programs and pages that are not ours: the address itself is proof enough. */
  readonly foreign?: true;
  handle(call: Call<P, Q, B>): Promise<R> | R;
}

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** So many letters of a key are told back: enough to find it. */
const QUOTED = 32;

const wordsFor = (issue: ZodError['issues'][number]): string =>
  issue.code === 'unrecognized_keys' ? `unknown key ${issue.keys[0]?.slice(0, QUOTED)}` : issue.message;

/** Of what was said, the first thing that is wrong. */
const read = <T>(schema: ZodType<T> | undefined, value: unknown, what: string): T => {
  if (schema === undefined) return undefined as T;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.').slice(0, QUOTED);
  throw badRequest(`${path ? `${what}: ${path}` : what}: ${issue ? wordsFor(issue) : 'not understood'}`);
};

/** Only our own pages and programs send the header, and a browser says where a page is from. */
const mustBeOurs = (house: House, { headers }: FastifyRequest): void => {
  const site = headers['sec-fetch-site'];
  const ours =
    headers['x-kaffeehaus'] === '1' &&
    house.addresses.isOurPage(headers.origin, headers.host) &&
    (site === undefined || site === 'same-origin' || site === 'none');
  if (!ours) throw forbidden('This request does not come from a page of this house.');
};

const mustBeSomebody = ({ needs }: Right, { by }: Caller): void => {
  if (needs === 'person' && by === 'nobody') throw notSignedIn();
  if (needs === 'admin' && by !== 'admin') throw by === 'nobody' ? notSignedIn() : forbidden();
};

/** Whoever came by the link of a seat acts at its table, and does not touch the account. */
const isForSeats = ({ at, needs }: Right, verb: Verb): boolean =>
  needs === 'nothing' ||
  (at.includes(' /tables/:id') && !verb.startsWith('tables.rejoin')) ||
  verb === 'me.see' ||
  verb === 'me.logout';

/** A bucket of its own for what is rare, and one for everything. */
const mustBeSlow = (house: House, { limit }: Right, caller: Caller): void => {
  const key = caller.session || caller.network;
  const waits = [
    house.limits.take('HTTP_ADDRESS_SECOND', caller.network),
    house.limits.take('HTTP_SECOND', key),
    limit === 'HTTP_SECOND' || limit === 'GUESTS_HOUR' ? 0 : house.limits.take(limit, key),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw tooFast(wait);
};

/** Where links lead that whoever asks gets: the public address, or the one by which they found the house. */
export const originOf = ({ addresses }: House, { headers }: FastifyRequest): string =>
  addresses.originFor(headers.host);

/** Hangs a route into the house. Where a table is meant, `handle` asks `tableFor` itself. */
export const route = <P, Q, B, R>(app: FastifyInstance, house: House, told: Route<P, Q, B, R>): void => {
  const { verb, params, query, body, answer, status = 200, bodyLimit, foreign, handle } = told;
  const right: Right = MATRIX[verb];
  const [method = '', url = ''] = right.at.split(' ');
  house.routes.push({ ...told, method, url });
  app.route({
    method,
    url,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      if (WRITING.has(method) && !foreign) mustBeOurs(house, request);
      // Whoever comes, goes or changes who they are is given a cookie by that.
      const renew = (cookie: string): unknown => method === 'GET' && reply.header('set-cookie', cookie);
      const caller = await house.sessions.callerOf(request.raw, renew);
      noteSender(request.raw, caller.person);
      mustBeSlow(house, right, caller);
      mustBeSomebody(right, caller);
      if (!isWithinScopes(caller, right)) throw forbidden('The token is not for that.');
      if (caller.tab !== undefined && !isForSeats(right, verb)) throw forbidden();
      if (!url.startsWith('/tables/:id') && !opens(right, [roleOf(caller)], true)) throw forbidden();
      const call = {
        caller,
        params: read(params, request.params, 'address'),
        query: read(query, request.query, 'query'),
        body: read(body, request.body ?? {}, 'body'),
        request,
        reply,
      };
      reply.code(status);
      const result = await handle(call);
      if (answer instanceof Text) reply.type(answer.type);
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return reply.send(result ?? {});
    },
  });
};

/**
 * The table that is meant, if the caller may do this there. A private one is to a stranger as if it were not, also to one
 * who shows an invitation to another; `invitedTo`: the table of the invitation that was shown.
 */
export const tableFor = async (
  house: House,
  caller: Caller,
  verb: Verb,
  id: string,
  invitedTo?: number,
): Promise<Circle> => {
  const circle = await house.lobby.circle(id);
  const invited = circle !== undefined && circle.head.tab === invitedTo;
  if (circle && may(caller, verb, circle, undefined, invited)) return circle;
  if (!circle || !may(caller, 'tables.see', circle)) throw notFound('There is no such table.');
  throw forbidden();
};
