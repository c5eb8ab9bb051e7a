// @ts-check
import { createServer } from 'node:net';

/** A port that nobody uses just now. @returns {Promise<number>} */
export const freePort = async () => {
  const server = createServer();
  await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise(done => server.close(done));
  return port;
};
