/** A name server for tests, which may change its mind between two questions. */
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';

export interface NameServer {
  readonly asked: string[];
  readonly resolve: (name: string) => Promise<readonly string[]>;
  close(): Promise<void>;
}

const nameIn = (query: Buffer): string => {
  const labels: string[] = [];
  for (let at = 12; query[at]; at += (query[at] ?? 0) + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.');
};

const reply = (query: Buffer, addresses: readonly string[]): Buffer => {
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const head = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0]);
  const answers = addresses.map(address =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([head, question, ...answers]);
};

/** `answers`: what is said to the first question, the second, and from then on. */
export const nameServer = async (...answers: readonly (readonly string[])[]): Promise<NameServer> => {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, { port, address }) => {
    const said = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(nameIn(query));
    socket.send(reply(query, said), port, address);
  });
  await new Promise<void>(done => socket.bind(0, '127.0.0.1', done));
  const resolver = new Resolver({ timeout: 1_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    asked,
    resolve: name => resolver.resolve4(name),
    close: () => new Promise(done => socket.close(() => done())),
  };
};
