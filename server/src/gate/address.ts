/** Which names of this machine are believed, and who asks from where. */
import { hostname, networkInterfaces } from 'node:os';
import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const bracketed = (address: string): string => (isIP(address) === 6 ? `[${address}]` : address);

const ownNames = (): readonly string[] => {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(one => one.address));
  return [...LOOPBACK, name, `${name}.local`, ...addresses.map(bracketed)];
};

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** Addresses come and go with networks: they are looked up again after so long. */
const FRESH = 10_000;

/** The house answers to its own names only, so that no foreign name can be made to point at it. */
export class Addresses {
  readonly #config: Config;
  readonly #now: () => number;
  #names: ReadonlySet<string> = new Set();
  #looked = -Infinity;

  constructor(config: Config, now: () => number) {
    this.#config = config;
    this.#now = now;
  }

  isOurs(host: string | undefined): boolean {
    if (!host) return false;
    const name = nameOf(host);
    const { origin } = this.#config;
    return (origin !== undefined && name === nameOf(new URL(origin).host)) || this.#own(name);
  }

  /** Whether a page that says it comes from there may act here. Programs say nothing, pages always do. */
  isOurPage(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true;
    const { origin: ours } = this.#config;
    if (ours !== undefined && origin === ours) return true;
    return this.isOurs(host) && this.#isLocal(nameOf(host ?? '')) && origin === `http://${host}`;
  }

  /** With which address links begin. */
  originFor(host: string | undefined): string {
    return this.#config.origin ?? `http://${host ?? 'localhost'}`;
  }

  /** The network somebody asks from: an address, or of a long one the half that says whose it is. */
  networkOf(request: IncomingMessage): string {
    const peer = plain(request.socket.remoteAddress ?? '');
    return network(this.#config.proxies.has(peer) ? (this.#forwarded(request) ?? peer) : peer);
  }

  /** Whether the request came by https, as far as a proxy that is believed says so. */
  isSecure(request: IncomingMessage): boolean {
    const { origin, proxies } = this.#config;
    if (origin !== undefined) return origin.startsWith('https:');
    const peer = plain(request.socket.remoteAddress ?? '');
    return proxies.has(peer) && request.headers['x-forwarded-proto'] === 'https';
  }

  /** The last address in the list that is not one of our own proxies. */
  #forwarded({ headers }: IncomingMessage): string | undefined {
    const list = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map(text => plain(text.trim()))
      .filter(text => isIP(text) > 0);
    return list.reverse().find(address => !this.#config.proxies.has(address));
  }

  /** With a public address, only the machine itself is known by others as well. */
  #isLocal(name: string): boolean {
    return this.#config.origin === undefined || LOOPBACK.includes(name);
  }

  #own(name: string): boolean {
    if (this.#config.origin !== undefined) return LOOPBACK.includes(name);
    if (this.#now() - this.#looked > FRESH) {
      this.#looked = this.#now();
      this.#names = new Set(ownNames());
    }
    return this.#names.has(name);
  }
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

const network = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
};
