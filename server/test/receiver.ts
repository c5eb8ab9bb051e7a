/** An address on this machine that keeps what is sent to it: a webhook, or what stands in for a push service. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  /** As an operator allows it. */
  readonly host: string;
  readonly url: string;
  readonly arrived: Arrived[];
  /** What it answers. */
  status: number;
  close(): Promise<void>;
}

export const receiver = async (): Promise<Receiver> => {
  const arrived: Arrived[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      reply.writeHead(self.status).end();
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const self: Receiver = {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    arrived,
    status: 200,
    close: () => {
      server.closeAllConnections();
      return new Promise(done => server.close(() => done()));
    },
  };
  return self;
};
