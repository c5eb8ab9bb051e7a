/** What an operator may set, read from the environment and checked before anything is opened. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS, LIMIT_NAMES, USUAL_BOUNDS, variableOf } from './limits.ts';
import type { Bounds, LimitName } from './limits.ts';
import { NOBODY, listed, networksIn } from './networks.ts';
import type { Networks } from './networks.ts';
import { ROOT } from './places.ts';

/** Who answers for this house; shown on the page. */
export interface Operator {
  readonly name: string;
  /** A mail address or an https address. */
  readonly contact: string;
  /** An https address. */
  readonly imprint: string;
}

/** Where webhooks may go although nothing else of the inner network is reached: hosts, networks, hosts with a port. */
export interface Exceptions {
  readonly hosts: ReadonlySet<string>;
  readonly networks: Networks;
}

export interface Config {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The public address, without a slash at its end; unset, only this machine's own names are ours. */
  readonly origin: string | undefined;
  /** Whose forwarded headers are believed. */
  readonly proxies: Networks;
  /** The folder of all that is kept. */
  readonly data: string;
  /** Where several machines keep what they share; without it the data folder holds all. */
  readonly database: string | undefined;
  /** Where many machines hear of each other; without it they do through the database. */
  readonly bus: string | undefined;
  readonly smtp: string | undefined;
  readonly from: string;
  readonly operator: Operator;
  readonly webhookAllow: Exceptions;
  readonly limits: Bounds;
}

export type Environment = { readonly [key: string]: string | undefined };

/** What may stand in a variable, in words; the command says it in other languages. */
export const WANTED = {
  port: 'a whole number from 0 to 65535',
  host: 'a name or an address of this machine',
  origin: 'an address like https://games.example.org, without a path',
  networks: 'addresses or networks like 10.0.0.0/8, set apart by commas',
  folder: 'the path of a folder',
  database: 'an address like postgres://name:password@db.example.org/kaffeehaus',
  bus: 'an address like nats://name:password@bus.example.org:4222, beside DATABASE_URL',
  smtp: 'an address like smtps://name:password@mail.example.org',
  mail: 'a mail address, or a name and <a mail address>',
  operator: 'a name; a mail or https address; the https address of an imprint, set apart by semicolons',
  exceptions: 'hosts, hosts with a port, or networks, set apart by commas',
  limit: 'a whole number from 1 to 1000000000',
  bytes: 'a whole number from 1024 to 1000000000',
  headers: 'no more than LIMIT_BODY_SECONDS',
  unknown: 'not set, for there is no such limit',
} as const;
export type Wanted = keyof typeof WANTED;

/** The keys besides the limits: what counts unless one is set, if anything does, and what it means. */
export const SETTINGS = {
  HOST: ['localhost', 'the address to listen on; 0.0.0.0 lets your network in'],
  PORT: ['4950', 'the port; if it is taken, the house says so and takes the next free one'],
  ORIGIN: [
    '',
    'the public address, such as https://games.example.org: for links, passkeys, cookies and their checks',
  ],
  PROXIES: ['', 'addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed'],
  DATA: [
    'data',
    'the folder of everything that is kept; outside a checkout, the system’s folder for data of programs',
  ],
  DATABASE_URL: [
    '',
    'where several processes keep what they share: PostgreSQL, such as postgres://name:password@db/kaffeehaus',
  ],
  NATS_URL: [
    '',
    'how many processes hear of each other, such as nats://name:password@bus:4222; without it they do through the database',
  ],
  SMTP_URL: [
    '',
    'how mails are sent, such as smtps://name:password@mail.example.org; without it there are none. Set ORIGIN, too: it is where notices lead',
  ],
  MAIL_FROM: ['kaffeehaus@<host>', 'whom mails are from'],
  OPERATOR: [
    '',
    'whose house it is: a name; a mail or https address; the https address of an imprint, between semicolons',
  ],
  WEBHOOK_ALLOW: [
    '',
    'hosts, hosts with a port, or networks of your own that webhooks may reach, beside the public internet',
  ],
} as const satisfies { readonly [key: string]: readonly [usual: string, about: string] };

export type Key = keyof typeof SETTINGS;
export const KEYS = Object.keys(SETTINGS) as readonly Key[];

/** May hold a password: it is said of it only that it is wrong. */
const SECRET: readonly string[] = ['SMTP_URL', 'DATABASE_URL', 'NATS_URL'];

/** A variable that cannot be used: one line with its name, its value and what is wanted. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
  readonly key: string;
  readonly value: string;
  readonly wanted: Wanted;

  constructor(key: string, value: string, wanted: Wanted) {
    const shown = SECRET.includes(key) ? '…' : value;
    super(`${key} must be ${WANTED[wanted]}, not "${shown}".`);
    this.key = key;
    this.value = shown;
    this.wanted = wanted;
  }
}

const HERE = fileURLToPath(ROOT);

const isCheckout = (root: string): boolean => {
  const file = join(root, 'package.json');
  return existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object);
};

/** Where programs of this user keep what is theirs, by the custom of the system. */
const userFolder = (env: Environment, platform: NodeJS.Platform, home: string): string => {
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Kaffeehaus');
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'Kaffeehaus');
  const { XDG_DATA_HOME: xdg } = env;
  return join(xdg && isAbsolute(xdg) ? xdg : join(home, '.local', 'share'), 'kaffeehaus');
};

/** The folder of all that is kept, if none is named. */
export const usualData = (
  env: Environment,
  { root = HERE, platform = process.platform, home = homedir() } = {},
): string => (isCheckout(root) ? join(root, 'data') : userFolder(env, platform, home));

/** A variable that is there, and what it means; what means nothing is refused. */
const read = <T>(
  env: Environment,
  key: string,
  wanted: Wanted,
  parse: (text: string) => T | undefined,
): T | undefined => {
  const text = env[key]?.trim();
  if (!text) return undefined;
  const value = parse(text);
  if (value === undefined) throw new BadSetting(key, text, wanted);
  return value;
};

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | undefined => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  };

const addressOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

const originOf = (text: string): string | undefined => {
  const url = addressOf(text);
  const isBare = url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return url && isBare && /^https?:$/.test(url.protocol) ? url.origin : undefined;
};

const folderOf = (text: string): string | undefined => (text.includes('\0') ? undefined : resolve(text));

const HOST_NAME = /^(?!-)[a-z\d_-]{1,63}(?:\.[a-z\d_-]{1,63})*\.?$/i;

const hostOf = (text: string): string | undefined => {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  return HOST_NAME.test(bare) || networksIn([bare]) ? bare : undefined;
};

const urlOf =
  (protocol: RegExp) =>
  (text: string): string | undefined => {
    const url = addressOf(text);
    return url && protocol.test(url.protocol) && url.hostname !== '' ? text : undefined;
  };

/** A bus alone joins nobody: what several machines share must lie somewhere. */
const busIn = (env: Environment): string | undefined => {
  const database = env['DATABASE_URL']?.trim();
  return read(env, 'NATS_URL', 'bus', text => (database ? urlOf(/^(?:nats|tls):$/)(text) : undefined));
};

const MAIL = /^[^\s@<>",;]{1,64}@[^\s@<>",;]{1,190}$/;

const mailOf = (text: string): string | undefined => {
  const [, said = '', address = text] = /^([^<>\p{C}]*)<([^<>]+)>$/u.exec(text) ?? [];
  if (!MAIL.test(address)) return undefined;
  const name = said.trim();
  return name === '' ? address : `${name} <${address}>`;
};

const isSecure = (text: string): boolean => addressOf(text)?.protocol === 'https:';

const operatorOf = (text: string): Operator | undefined => {
  const [name = '', contact = '', imprint = '', ...more] = text.split(';').map(part => part.trim());
  const isContact = contact === '' || MAIL.test(contact) || isSecure(contact);
  const isImprint = imprint === '' || isSecure(imprint);
  return name !== '' && isContact && isImprint && more.length === 0 ? { name, contact, imprint } : undefined;
};

const isHostWithPort = (text: string): boolean => {
  const [, host = '', port] = /^(\[[\da-f:.]+\]|[^:]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  return hostOf(host) !== undefined && Number(port ?? 1) <= 65_535;
};

const exceptionsOf = (text: string): Exceptions | undefined => {
  const words = listed(text);
  const nets = words.filter(word => networksIn([word]));
  const hosts = words.filter(word => !nets.includes(word)).map(word => word.toLowerCase());
  const networks = networksIn(nets);
  return networks && hosts.every(isHostWithPort) ? { hosts: new Set(hosts), networks } : undefined;
};

const limitsIn = (env: Environment): Bounds => {
  const known = new Map<string, LimitName>(LIMIT_NAMES.map(name => [variableOf(name), name]));
  for (const [key, value] of Object.entries(env))
    if (key.startsWith('LIMIT_') && value && !known.has(key)) throw new BadSetting(key, value, 'unknown');
  const given = LIMIT_NAMES.map(name => [name, limitIn(env, name) ?? LIMITS[name][0]]);
  const bounds = Object.fromEntries(given) as Bounds;
  return { ...bounds, HEADER_SECONDS: headerSeconds(env, bounds) };
};

/** With less than a kilobyte no browser gets a word in. */
const limitIn = (env: Environment, name: LimitName): number | undefined =>
  name.endsWith('_BYTES')
    ? read(env, variableOf(name), 'bytes', wholeNumber(1024, 1e9))
    : read(env, variableOf(name), 'limit', wholeNumber(1, 1e9));

/** Headers come before the body: whoever gives that less time than usual gives it to the headers, too. */
const headerSeconds = (env: Environment, { HEADER_SECONDS, BODY_SECONDS }: Bounds): number => {
  if (HEADER_SECONDS <= BODY_SECONDS) return HEADER_SECONDS;
  read(env, variableOf('HEADER_SECONDS'), 'headers', () => undefined);
  return BODY_SECONDS;
};

const NO_OPERATOR: Operator = { name: '', contact: '', imprint: '' };
const NO_EXCEPTIONS: Exceptions = { hosts: new Set(), networks: NOBODY };

/** The house as its environment wants it; a `BadSetting` says what it cannot want. */
export const configOf = (env: Environment): Config => {
  const origin = read(env, 'ORIGIN', 'origin', originOf);
  return {
    host: read(env, 'HOST', 'host', hostOf) ?? SETTINGS.HOST[0],
    port: read(env, 'PORT', 'port', wholeNumber(0, 65_535)) ?? Number(SETTINGS.PORT[0]),
    origin,
    proxies: read(env, 'PROXIES', 'networks', text => networksIn(listed(text))) ?? NOBODY,
    data: read(env, 'DATA', 'folder', folderOf) ?? usualData(env),
    database: read(env, 'DATABASE_URL', 'database', urlOf(/^postgres(?:ql)?:$/)),
    bus: busIn(env),
    smtp: read(env, 'SMTP_URL', 'smtp', urlOf(/^smtps?:$/)),
    from:
      read(env, 'MAIL_FROM', 'mail', mailOf) ??
      `kaffeehaus@${origin ? new URL(origin).hostname : 'localhost'}`,
    operator: read(env, 'OPERATOR', 'operator', operatorOf) ?? NO_OPERATOR,
    webhookAllow: read(env, 'WEBHOOK_ALLOW', 'exceptions', exceptionsOf) ?? NO_EXCEPTIONS,
    limits: limitsIn(env),
  };
};

/** A house without an environment, for tests: what is not named is as usual. */
export const plainConfig = (own: Partial<Config> = {}): Config => ({
  ...configOf({ DATA: resolve('/nowhere') }),
  limits: USUAL_BOUNDS,
  ...own,
});
