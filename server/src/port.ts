import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';

const codeOf = (fault: unknown): unknown =>
  fault instanceof Error && 'code' in fault ? fault.code : undefined;

const isTakenAt = (host: string, port: number): Promise<boolean> =>
  new Promise(done => {
    const probe = createServer();
    probe.once('error', fault => done(codeOf(fault) === 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(false)));
  });

/** Whether somebody listens on any of the host's addresses: "localhost" is two of them. */
const isTaken = async (host: string, port: number): Promise<boolean> => {
  const addresses = await lookup(host, { all: true });
  const answers = await Promise.all(addresses.map(({ address }) => isTakenAt(address, port)));
  return answers.includes(true);
};

const TRIES = 20;

/** The wanted port, or the next free one above it, or 0: whichever the system gives. */
export const freePort = async (host: string, wanted: number): Promise<number> => {
  if (wanted === 0) return 0;
  for (let port = wanted; port < Math.min(wanted + TRIES, 65536); port++)
    if (!(await isTaken(host, port))) return port;
  return 0;
};
