/** The operator's desk: the running server does what is asked, or if none runs the house is opened for it. */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Failure } from '@kaffeehaus/protocol';
import type { Config } from '../config.ts';
import { BadFolder, tokenIn, whereIn } from '../data.ts';
import type { Where } from '../data.ts';
import { closeHouse } from '../house.ts';
import type { House } from '../house.ts';
import { Refused } from '../http/refusal.ts';
import { openKept } from '../open.ts';
import { perform } from './deeds.ts';
import type { Outcome, Verb } from './deeds.ts';

export interface Desk {
  perform<V extends Verb>(verb: V, args: object): Promise<Outcome<V>>;
  close(): Promise<void>;
}

const SILENCE = { isTerminal: false, write: (): void => {} };

/** Milliseconds; some deeds go through every table. */
const PATIENCE = 60_000;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const post = ({ url, host }: Where, path: string, token: string, body: string): Promise<Answer> =>
  new Promise((done, failed) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-kaffeehaus': '1',
    };
    const asked = request(new URL(path, url), { method: 'POST', headers, timeout: PATIENCE }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, body: text }));
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', failed);
    asked.end(body);
  });

const atServer = (where: Where, token: string): Desk => ({
  perform: async (verb, args) => {
    const { status, body } = await post(where, `/admin/${verb}`, token, JSON.stringify(args));
    const read = JSON.parse(body) as Partial<Failure>;
    if (status >= 400) throw new Refused(status, read.error ?? 'failed', read.message ?? `status ${status}`);
    return read as Outcome<typeof verb>;
  },
  close: () => Promise.resolve(),
});

/** So long it is waited until the other machines hear what is done; if they cannot be heard, they look. */
const HEARING = 2000;

const whenHeard = async ({ bus }: House): Promise<void> => {
  const until = performance.now() + HEARING;
  while (!bus.isUp && performance.now() < until) await wait(20);
};

const atHome = async (config: Config): Promise<Desk> => {
  const { house } = await openKept(config, { output: SILENCE });
  await whenHeard(house);
  return {
    perform: async (verb, args) => (await perform(house, verb, args)) as Outcome<typeof verb>,
    close: () => closeHouse(house),
  };
};

export const deskOf = async (config: Config): Promise<Desk> => {
  try {
    return await atHome(config);
  } catch (error) {
    if (!(error instanceof BadFolder) || error.reason !== 'held') throw error;
    const where = whereIn(config.data);
    // It holds the folder and has not said where it is: it is just opening or closing.
    if (!where) throw error;
    return atServer(where, tokenIn(config.data));
  }
};
