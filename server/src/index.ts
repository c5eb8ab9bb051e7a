/** Opens a house for others: page, API and sockets on one port, everything kept in its data folder. */
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { plainConfig } from './config.ts';
import type { Config } from './config.ts';
import { closeHouse, openHouse } from './house.ts';
import type { House } from './house.ts';
import { openKept } from './open.ts';
import type { Furnishing } from './open.ts';
import { freePort } from './port.ts';
import { VERSION } from './version.ts';

export { BadSetting, KEYS, SETTINGS, configOf } from './config.ts';
export { LIMITS, LIMIT_NAMES, variableOf } from './limits.ts';
export type { Config, Wanted } from './config.ts';
export { BadFolder } from './data.ts';
export { BadCopy } from './admin/backup.ts';
export { backup, bringBack, doctor, upgrade } from './admin/doctor.ts';
export type { Brought, Examined, Rehearsed, Trouble } from './admin/doctor.ts';
export type { Note } from './admin/signs.ts';
export { moveHouse } from './admin/moving.ts';
export type { Moved } from './admin/moving.ts';
export { BadDatabase } from './store/postgres.ts';
export { deskOf } from './admin/desk.ts';
export type { Desk } from './admin/desk.ts';
export type { Outcome, Verb } from './admin/deeds.ts';
export { Refused } from './http/refusal.ts';
export { plateOf } from './plate.ts';

export interface Opening extends Furnishing {
  readonly config: Config;
}

export interface Open {
  /** The address to tell people, and others under which the house is found. */
  readonly url: string;
  readonly also: readonly string[];
  /** The port that is used: another one if the wanted one was taken. */
  readonly port: number;
  readonly house: House;
  close(): Promise<void>;
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

const urlOf = (name: string, port: number): string =>
  `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;

/** This machine's addresses in its networks. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/**
 * Where links lead that leave a house without a public address: whoever is told of their turn sits elsewhere, so to this
 * machine's address in its network, if others are let in. It is looked up each time, for networks change.
 */
const linksFrom = (host: string, port: number): string => {
  const [address = 'localhost'] = EVERYWHERE.includes(host) ? ownAddresses() : [host];
  return urlOf(address, port).slice(0, -1);
};

const urlsOf = ({ host, origin }: Config, port: number): Pick<Open, 'url' | 'also'> => {
  const isEverywhere = EVERYWHERE.includes(host);
  const local = urlOf(isEverywhere ? 'localhost' : host, port);
  const also = isEverywhere ? ownAddresses().map(address => urlOf(address, port)) : [];
  return origin === undefined ? { url: local, also } : { url: `${origin}/`, also: [local] };
};

/**
 * How the engine throws away what is no longer needed. Masks and copies of tables are made where the table that stays is
 * made, too: from that the engine would learn that all of them stay, and put each among what is old at once; then most of
 * the processor goes into looking through thousands of tables again and again. And left to itself Node lets four times as
 * much pile up as there is in use; with half as much a house with thousands of tables fits a small machine.
 */
const TIDY = ['--no-allocation-site-pretenuring', '--heap-growing-percent=50'];

/** Opens the house until it is closed. If its port is taken it uses another one, and says so. */
export const serve = async ({ config, ...opening }: Opening): Promise<Open> => {
  for (const flag of TIDY) setFlagsFromString(flag);
  const { house, data, log } = await openKept(config, opening);
  try {
    const { host } = config;
    await house.http.listen({ host, port: await freePort(host, config.port) });
    const { port } = house.http.server.address() as AddressInfo;
    const local = urlOf(EVERYWHERE.includes(host) ? 'localhost' : host, port);
    data.tell({ pid: process.pid, url: local, host: new URL(config.origin ?? local).host });
    if (config.origin === undefined) house.origin = () => linksFrom(host, port);
    await house.play.open();
    house.outbox.start();
    house.letters.start();
    house.sweep.start();
    house.metrics.open();
    house.closing.push(() => house.metrics.close());
    log.info({ verb: 'open', outcome: VERSION });
    const close = async (): Promise<void> => {
      log.info({ verb: 'close' });
      await closeHouse(house);
    };
    return { ...urlsOf(config, port), port, house, close };
  } catch (error) {
    await closeHouse(house);
    throw error;
  }
};

/** A house that keeps nothing, on any free port: for whoever tries, measures or draws the page. */
export const serveBriefly = async (root: string): Promise<Pick<Open, 'url' | 'house' | 'close'>> => {
  const house = await openHouse(plainConfig({ port: 0 }), { root });
  await house.http.listen({ host: 'localhost', port: 0 });
  await house.play.open();
  const { port } = house.http.server.address() as AddressInfo;
  return { url: urlOf('localhost', port), house, close: () => closeHouse(house) };
};
