// @ts-check
// A receiver of a house's notices, in twenty lines: node docs/webhook.mjs <secret> [port]
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const WINDOW = 5 * 60_000;

/** Whether a message is from the house, unchanged and lately: the time is signed with it, so an old one is of no use. */
export const isOurs = (
  /** @type {string} */ secret,
  /** @type {string} */ header,
  /** @type {string} */ body,
  now = Date.now(),
) => {
  const [, time = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const own = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return (
    mac !== '' && Math.abs(now - Number(time)) <= WINDOW && timingSafeEqual(Buffer.from(mac, 'hex'), own)
  );
};

const [, file = '', secret = '', port = '8080'] = process.argv;

if (file.endsWith('webhook.mjs'))
  createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', chunk => (body += chunk));
    request.on('end', () => {
      const isGood = isOurs(secret, String(request.headers['x-kaffeehaus-signature']), body);
      if (isGood) process.stdout.write(`${JSON.parse(body).lines.join('\n')}\n`);
      reply.writeHead(isGood ? 204 : 403).end();
    });
  }).listen(Number(port));
