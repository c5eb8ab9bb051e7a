import type { AddressInfo } from 'node:net';
import { plainConfig } from './config.ts';
import { closeHouse, openHouse } from './house.ts';
import { freePort } from './port.ts';

export interface Opening {
  /** An address of this machine; "localhost" keeps the house private. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the built web app. */
  readonly root: string;
  readonly log: (line: string) => void;
}

export interface Open {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const everywhere = new Set(['0.0.0.0', '::']);

const urlOf = (host: string, port: number): string => {
  const name = everywhere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/`;
};

/** Opens the house: page, API and sockets on one port, until it is closed. A taken port is said and another one used. */
export const serve = async ({ host, port, root, log }: Opening): Promise<Open> => {
  const house = await openHouse(plainConfig({ host, port }), { root });
  const free = await freePort(host, port);
  await house.http.listen({ host, port: free });
  const { port: actual } = house.http.server.address() as AddressInfo;
  if (port !== 0 && actual !== port) log(`Port ${port} is taken, using ${actual} instead.`);
  return { url: urlOf(host, actual), close: () => closeHouse(house) };
};
