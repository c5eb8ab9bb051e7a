/** What can be seen of an installation without telling its games again: folder, disk, clocks, keys, letters, copies, settings. */
import { createPrivateKey } from 'node:crypto';
import { constants, accessSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { databaseIn } from '../data.ts';
import { mailer } from '../notices/mail.ts';
import { placeOf } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { copiedAt, keysIn } from './backup.ts';
import { stepsOf } from './beside.ts';
import { sharedSigns } from './sharedsigns.ts';

/**
 * Something that has to be mended. `open`: somebody besides its owner may look into it. `unwritable`: whoever asks may not
 * write there. `full`: the disk has little room left. `clock`: this machine's is behind the time of the house. `key`: a file
 * of keys cannot be used. `newer`: the database was changed by a newer version. `letters`: no mail can be sent. Of a house of
 * several processes: `skew`, this machine's clock is not the database's; `version`, PostgreSQL is too old; `lines`, it lets
 * too few in; `bus`, NATS cannot be reached.
 */
export interface Sign {
  readonly what:
    | 'open'
    | 'unwritable'
    | 'full'
    | 'clock'
    | 'key'
    | 'newer'
    | 'letters'
    | 'skew'
    | 'version'
    | 'lines'
    | 'bus';
  readonly about: string;
}

/** What works only if something is set or done. */
export type Note =
  'no-origin' | 'no-https' | 'no-proxies' | 'no-mail' | 'no-operator' | 'no-copy' | 'old-copy' | 'older';

/** Below this a game can soon not be written down any more. */
const LITTLE = 200 * 1024 * 1024;
/** A clock that is so far behind was set wrongly: a game's clock would stand still until it has caught up. */
const BEHIND = 60_000;
/** So old a copy may be. */
const WEEK = 7 * 86_400_000;

const openPlaces = (data: string): readonly Sign[] =>
  ['.', ...readdirSync(data)]
    .filter(name => (statSync(join(data, name)).mode & 0o077) !== 0)
    .map(name => ({ what: 'open', about: join(data, name) }));

const closedPlaces = (data: string): readonly Sign[] =>
  [data, databaseIn(data)].flatMap(path => {
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
      return [];
    } catch {
      return [{ what: 'unwritable', about: path } as const];
    }
  });

const roomIn = async (data: string): Promise<readonly Sign[]> => {
  const { bavail, bsize } = await statfs(data);
  return bavail * bsize < LITTLE ? [{ what: 'full', about: data }] : [];
};

const textsIn = (text: string, ...names: readonly string[]): readonly string[] => {
  const value = JSON.parse(text) as { readonly [name: string]: unknown };
  return names.map(name => String(value[name]));
};

/** Whether a text is what a file of this name should hold; undefined if it holds no key. */
const isGoodKey = (name: string, text: string): boolean | undefined => {
  if (name === 'seal.key') return Buffer.from(text.trim(), 'base64url').length === 32;
  if (name === 'push.json')
    return textsIn(text, 'publicKey', 'privateKey').every(
      (key, i) => Buffer.from(key, 'base64url').length === [65, 32][i],
    );
  if (!/^signing(?:\.\d+)?\.json$/.test(name)) return undefined;
  const [secret = ''] = textsIn(text, 'secret');
  return (
    createPrivateKey({ key: Buffer.from(secret, 'base64'), format: 'der', type: 'pkcs8' }).type === 'private'
  );
};

/** `read`: what is kept under a name. */
const badKeys = (names: readonly string[], place: string, read: (name: string) => string): readonly Sign[] =>
  names.flatMap(name => {
    const bad: readonly Sign[] = [{ what: 'key', about: join(place, name) }];
    try {
      return isGoodKey(name, read(name)) === false ? bad : [];
    } catch {
      return bad;
    }
  });

const badFiles = (data: string): readonly Sign[] =>
  badKeys(
    keysIn(data).filter(name => /\.(?:json|key)$/.test(name)),
    data,
    name => readFileSync(join(data, name), 'utf8'),
  );

const badSecrets = async ({ db }: Store, database: string): Promise<readonly Sign[]> => {
  const rows = await db.selectFrom('secrets').selectAll().execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  return badKeys([...values.keys()], placeOf(database), name => values.get(name) ?? '');
};

const clockSigns = async ({ db }: Store, now: number): Promise<readonly Sign[]> => {
  const { seen } = await db
    .selectFrom('nodes')
    .select(({ fn }) => fn.max('seen').as('seen'))
    .executeTakeFirstOrThrow();
  return Number(seen ?? 0) > now + BEHIND
    ? [{ what: 'clock', about: new Date(Number(seen)).toISOString() }]
    : [];
};

/** Nothing is sent: the server is only asked whether it would take something from us. */
const letterSigns = async ({ smtp, from }: Config): Promise<readonly Sign[]> => {
  if (smtp === undefined) return [];
  const post = mailer(smtp, from);
  const trouble = await post.trouble();
  post.close();
  return trouble === undefined ? [] : [{ what: 'letters', about: `${new URL(smtp).host}: ${trouble}` }];
};

const settingNotes = ({ origin, proxies, smtp, operator }: Config): readonly Note[] => [
  ...(origin === undefined ? (['no-origin'] as const) : []),
  ...(origin?.startsWith('http:') ? (['no-https'] as const) : []),
  // The house speaks http: where it is https, somebody else adds that, and everybody comes through them.
  ...(origin?.startsWith('https:') && proxies.isEmpty ? (['no-proxies'] as const) : []),
  ...(smtp === undefined ? (['no-mail'] as const) : []),
  ...(operator.name === '' ? (['no-operator'] as const) : []),
];

const copyNotes = (data: string, now: number): readonly Note[] => {
  const at = copiedAt(data);
  if (at === undefined) return ['no-copy'];
  return now - at > WEEK ? ['old-copy'] : [];
};

export interface Seen {
  readonly signs: readonly Sign[];
  readonly notes: readonly Note[];
}

const folderSigns = async (data: string): Promise<readonly Sign[]> => [
  ...openPlaces(data),
  ...closedPlaces(data),
  ...(await roomIn(data)),
];

/** What concerns where everything is kept. */
const keptSigns = async (
  { data, database, bus }: Config,
  store: Store,
  now: number,
): Promise<readonly Sign[]> =>
  database === undefined
    ? [...badFiles(data), ...(await clockSigns(store, now))]
    : [...(await badSecrets(store, database)), ...(await sharedSigns(store, bus))];

export const look = async (config: Config, store: Store, now: number): Promise<Seen> => {
  const { data, database } = config;
  const steps = await stepsOf(store);
  const newer = {
    what: 'newer',
    about: database === undefined ? databaseIn(data) : placeOf(database),
  } as const;
  return {
    signs: [
      // Of a house in PostgreSQL whoever asks need not have a folder.
      ...(existsSync(databaseIn(data)) ? await folderSigns(data) : []),
      ...(await keptSigns(config, store, now)),
      ...(steps === undefined ? [newer] : []),
      ...(await letterSigns(config)),
    ],
    notes: [
      ...settingNotes(config),
      ...copyNotes(data, now),
      ...(steps && steps.left.length > 0 ? (['older'] as const) : []),
    ],
  };
};
