/**
 * A letter to an address that somebody else has named: a webhook, or the push service of a browser. The name is looked up
 * once, every address it has is checked, and the connection is made to the very address that was checked, so that a name
 * server that changes its mind gains nothing. No redirects, five seconds in all, and of the answer one kilobyte.
 */
import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect as connectPlain, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import type { Exceptions } from '../config.ts';
import { isOutside } from './outside.ts';

/** Why an address may not be written to. A person may be told: it is about what they named. */
export type Reason = 'not-an-address' | 'not-https' | 'not-443' | 'credentials' | 'inside' | 'unknown-name';

export class Forbidden extends Error {
  override readonly name = 'Forbidden';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`the address may not be written to: ${reason}`);
    this.reason = reason;
  }
}

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Where a letter really goes: the address that was checked, under the name that was asked for. */
export interface Way {
  readonly address: string;
  readonly name: string;
  readonly port: number;
  readonly isSecure: boolean;
}

export interface Outward {
  /** What the operator allows beside the rule. */
  readonly allow: Exceptions;
  /** All addresses of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly connect: (way: Way) => Socket;
  readonly patience: number;
}

/** A letter on its way, its answer read: the status, for the rest is nobody's business. */
export type Post = (letter: Letter) => Promise<number>;

/** Milliseconds for everything: the look-up, the way there, the answer. */
export const PATIENCE = 5_000;
const READ = 1_024;

const resolve = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

const connect = ({ address, name, port, isSecure }: Way): Socket =>
  isSecure
    ? connectSecure({
        host: address,
        port,
        ...(isIP(name) === 0 && { servername: name }),
        ALPNProtocols: ['http/1.1'],
      })
    : connectPlain({ host: address, port });

/** Hosts that the operator names: with a port they may be reached there, and without encryption. */
const isNamed = ({ hosts }: Exceptions, url: URL): boolean => hosts.has(url.host) || hosts.has(url.hostname);

const hasOwnPort = ({ hosts }: Exceptions, { hostname, port, protocol }: URL): boolean =>
  hosts.has(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`);

/** The address in the one form in which it is kept, if its words alone do not forbid it. */
export const mayName = (text: string, allow: Exceptions): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || text.length > 1_000) throw new Forbidden('not-an-address');
  if (url.username !== '' || url.password !== '') throw new Forbidden('credentials');
  if (/^https?:$/.test(url.protocol) && hasOwnPort(allow, url)) return url;
  if (url.protocol !== 'https:') throw new Forbidden('not-https');
  if (url.port !== '') throw new Forbidden('not-443');
  const literal = literalOf(url);
  if (isIP(literal) > 0 && !isNamed(allow, url) && !mayReach(allow, literal)) throw new Forbidden('inside');
  return url;
};

/** The host without the brackets of an IPv6 address. */
const literalOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const mayReach = ({ networks }: Exceptions, address: string): boolean =>
  isOutside(address) || networks.has(address);

/** Looks the name up, once, and refuses it if any of its addresses is not outside. */
const wayTo = async (url: URL, outward: Outward): Promise<Way> => {
  const name = literalOf(url);
  const addresses = isIP(name) > 0 ? [name] : await outward.resolve(name).catch(() => []);
  const [address] = addresses;
  if (address === undefined) throw new Forbidden('unknown-name');
  const isFree = isNamed(outward.allow, url) || hasOwnPort(outward.allow, url);
  if (!isFree && !addresses.every(one => mayReach(outward.allow, one))) throw new Forbidden('inside');
  const isSecure = url.protocol === 'https:';
  return { address, name, port: Number(url.port) || (isSecure ? 443 : 80), isSecure };
};

/** Reads so much that the other side can finish, and no more. */
const statusOf = async (answer: IncomingMessage): Promise<number> => {
  let read = 0;
  for await (const chunk of answer) {
    read += (chunk as Uint8Array).length;
    // Leaving the loop closes the line.
    if (read >= READ) break;
  }
  return answer.statusCode ?? 0;
};

const send = (url: URL, way: Way, { headers, body }: Letter, outward: Outward, signal: AbortSignal) =>
  new Promise<number>((done, failed) => {
    const asked = request(
      {
        method: 'POST',
        host: way.name,
        path: `${url.pathname}${url.search}`,
        headers: {
          'user-agent': 'Kaffeehaus',
          ...headers,
          host: url.host,
          'content-length': Buffer.byteLength(body),
        },
        createConnection: () => outward.connect(way),
        signal,
      },
      answer => done(statusOf(answer)),
    );
    asked.on('error', failed);
    asked.end(body);
  });

/** How letters leave this house; tests hand in their own name server and wires. */
export const poster = (outward: Partial<Outward> & Pick<Outward, 'allow'>): Post => {
  const ways: Outward = { resolve, connect, patience: PATIENCE, ...outward };
  return async letter => {
    const url = mayName(letter.url, ways.allow);
    const signal = AbortSignal.timeout(ways.patience);
    const late = new Promise<never>((_, failed) =>
      signal.addEventListener('abort', () => failed(new Error('no answer in time')), { once: true }),
    );
    const sent = wayTo(url, ways).then(way => send(url, way, letter, ways, signal));
    return await Promise.race([sent, late]);
  };
};
