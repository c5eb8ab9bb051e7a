/** Letters to addresses that others have named: nothing of the inner network is reached by them. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOurs } from '../../docs/webhook.mjs';
import { configOf } from '../src/config.ts';
import { isOutside } from '../src/notices/outside.ts';
import { Forbidden, PATIENCE, mayName, poster } from '../src/notices/post.ts';
import type { Post, Way } from '../src/notices/post.ts';
import { isBrowser, newVapidKeys, sendPush } from '../src/notices/push.ts';
import { DELIVERY, SIGNATURE, WINDOW, isSigned, sendHook, signature } from '../src/notices/webhook.ts';
import { unlinked } from '../src/notices/message.ts';
import type { Message } from '../src/notices/message.ts';
import { letterOf, mailAddress, mailer } from '../src/notices/mail.ts';
import { nameServer } from './nameserver.ts';
import { postOffice } from './smtp.ts';

const allowing = (text = '') => configOf({ DATA: '/nowhere', WEBHOOK_ALLOW: text }).webhookAllow;

interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A receiver on this machine, and wires that lead every letter to it, wherever it believes to go. */
const arrived: Arrived[] = [];
let answer: (reply: ServerResponse) => void = reply => void reply.end();
let server: Server;
let port = 0;
const ways: Way[] = [];

const wired = (way: Way) => {
  ways.push(way);
  return connect({ host: '127.0.0.1', port });
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      arrived.push({ method, url, headers, body: Buffer.concat(chunks) });
      answer(reply);
    });
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const outside: Post = poster({ allow: allowing(), resolve: async () => ['93.184.215.14'], connect: wired });
const letter = (url: string) => ({ url, headers: {}, body: 'x' });
const reasonOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'sent',
    (error: unknown) => (error instanceof Forbidden ? error.reason : String(error)),
  );

describe('an address', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.8',
    '198.18.0.1',
    '203.0.113.7',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.215.14',
    '64:ff9b::7f00:1',
    '64:ff9b::5db8:d70e',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '3fff::1',
    '5f00::1',
    '100::1',
    'localhost',
    '',
  ])('%s is inside', address => expect(isOutside(address)).toBe(false));

  test.each(['93.184.215.14', '8.8.8.8', '100.63.0.1', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450::1'])(
    '%s is outside',
    address => expect(isOutside(address)).toBe(true),
  );

  test.each([
    ['http://hooks.example/', 'not-https'],
    ['ftp://hooks.example/', 'not-https'],
    ['https://hooks.example:8443/', 'not-443'],
    ['https://name:word@hooks.example/', 'credentials'],
    ['hooks.example', 'not-an-address'],
    [`https://hooks.example/${'x'.repeat(1_000)}`, 'not-an-address'],
    ['https://127.0.0.1/', 'inside'],
    ['https://2130706433/', 'inside'],
    ['https://0x7f.1/', 'inside'],
    ['https://0177.0.0.1/', 'inside'],
    ['https://127.1/', 'inside'],
    ['https://[::1]/', 'inside'],
    ['https://[::ffff:127.0.0.1]/', 'inside'],
    ['https://[64:ff9b::127.0.0.1]/', 'inside'],
    ['https://[fe80::1]/', 'inside'],
  ])('%s cannot be named: %s', async (url, reason) => {
    const before = ways.length;
    expect(await reasonOf(outside(letter(url)))).toBe(reason);
    expect(ways).toHaveLength(before);
  });

  test('the operator’s exceptions: a host, a host with its port, a network', () => {
    const named = (url: string, allow: string): string => mayName(url, allowing(allow)).href;
    expect(named('http://127.0.0.1:8080/x', '127.0.0.1:8080')).toBe('http://127.0.0.1:8080/x');
    expect(named('https://10.1.2.3/', '10.0.0.0/8')).toBe('https://10.1.2.3/');
    expect(named('https://10.1.2.3/', '10.1.2.3')).toBe('https://10.1.2.3/');
    expect(() => named('http://127.0.0.1:8081/', '127.0.0.1:8080')).toThrow(Forbidden);
    expect(() => named('https://11.1.2.3:444/', '11.0.0.0/8')).toThrow(Forbidden);
    expect(() => named('http://hooks.lan/', 'hooks.lan')).toThrow(Forbidden);
  });

  test('a named host may lie inside, and no other', async () => {
    const post = poster({ allow: allowing('hooks.lan'), resolve: async () => ['10.0.0.9'], connect: wired });
    expect(await post(letter('https://hooks.lan/'))).toBe(200);
    expect(ways.at(-1)).toMatchObject({ address: '10.0.0.9', name: 'hooks.lan', port: 443, isSecure: true });
    expect(await reasonOf(post(letter('https://other.lan/')))).toBe('inside');
  });
});

describe('a name', () => {
  test('is looked up once, and the connection goes to the address that was checked', async () => {
    const names = await nameServer(['93.184.215.14'], ['127.0.0.1']);
    const post = poster({ allow: allowing(), resolve: names.resolve, connect: wired });
    expect(await post(letter('https://rebinding.example/'))).toBe(200);
    expect(names.asked).toEqual(['rebinding.example']);
    expect(ways.at(-1)).toMatchObject({ address: '93.184.215.14', name: 'rebinding.example' });
    const count = ways.length;
    expect(await reasonOf(post(letter('https://rebinding.example/')))).toBe('inside');
    expect(ways).toHaveLength(count);
    await names.close();
  });

  test('with one inner address among others is refused, and so is one that is unknown', async () => {
    const names = await nameServer(['93.184.215.14', '192.168.0.1'], []);
    const post = poster({ allow: allowing(), resolve: names.resolve, connect: wired });
    expect(await reasonOf(post(letter('https://mixed.example/')))).toBe('inside');
    expect(await reasonOf(post(letter('https://nowhere.example/')))).toBe('unknown-name');
    await names.close();
  });
});

describe('an answer', () => {
  const with_ = async (reply: typeof answer): Promise<number> => {
    answer = reply;
    try {
      return await outside(letter('https://hooks.example/a?b=c'));
    } finally {
      answer = one => void one.end();
    }
  };

  test('that leads elsewhere is not followed', async () => {
    const count = arrived.length;
    expect(await with_(reply => void reply.writeHead(302, { location: 'https://127.0.0.1/' }).end())).toBe(
      302,
    );
    expect(arrived.slice(count).map(({ url }) => url)).toEqual(['/a?b=c']);
  });

  test('without end is cut off', async () => {
    let written = 0;
    let isCut = false;
    const status = await with_(reply => {
      reply.on('close', () => (isCut = true));
      const more = (): void => {
        written += 1_024;
        if (!isCut) reply.write(Buffer.alloc(1_024), () => setImmediate(more));
      };
      more();
    });
    expect(status).toBe(200);
    await expect.poll(() => isCut).toBe(true);
    expect(written).toBeGreaterThan(1_000);
  });

  test('that never comes is not waited for, nor is a name that is never found', async () => {
    expect(PATIENCE).toBe(5_000);
    const never = (): Promise<never> => new Promise(() => {});
    const hasty = { allow: allowing(), connect: wired, patience: 100 };
    answer = () => {};
    const slow = poster({ ...hasty, resolve: async () => ['93.184.215.14'] });
    expect(await reasonOf(slow(letter('https://hooks.example/')))).toMatch(/no answer in time|abort/);
    answer = one => void one.end();
    expect(await reasonOf(poster({ ...hasty, resolve: never })(letter('https://hooks.example/')))).toMatch(
      /in time/,
    );
  });
});

const message: Message = {
  lang: 'en',
  title: 'Your turn',
  lines: ['It is your turn in Vienna.'],
  url: 'https://house.example/#/t/abc',
  told: [{ kind: 'turn', table: 'abc', version: 7, due: 1_000 }],
  until: 10_000_000,
};

describe('a webhook', () => {
  const secret = randomBytes(32);

  test('can tell that it comes from here, unchanged and lately', async () => {
    expect(await sendHook(outside, { url: 'https://hooks.example/', secret }, message, 'd1', 5_000)).toBe(
      'sent',
    );
    const { headers, body, method } = arrived.at(-1) as Arrived;
    const signed = String(headers[SIGNATURE]);
    expect([method, headers['content-type'], headers[DELIVERY]]).toEqual(['POST', 'application/json', 'd1']);
    expect(JSON.parse(String(body))).toMatchObject({ title: 'Your turn', notices: [{ table: 'abc' }] });
    expect(isSigned(secret, signed, String(body), 5_000 + WINDOW)).toBe(true);
    expect(isSigned(secret, signed, String(body), 5_001 + WINDOW)).toBe(false);
    expect(isSigned(secret, signed, `${String(body)} `, 5_000)).toBe(false);
    expect(isSigned(randomBytes(32), signed, String(body), 5_000)).toBe(false);
    expect(isSigned(secret, signed.replace('t=5000', 't=6000'), String(body), 5_000)).toBe(false);
    expect(isSigned(secret, 't=1', '', 1)).toBe(false);
  });

  test('is understood by the receiver in the documents, and only if it is good', () => {
    const at = 1_700_000_000_000;
    const header = signature(Buffer.from('secret'), at, '{"a":1}');
    expect(header).toMatch(/^t=1700000000000,v1=[0-9a-f]{64}$/);
    expect(isOurs('secret', header, '{"a":1}', at + WINDOW)).toBe(true);
    expect(isOurs('secret', header, '{"a":1}', at + WINDOW + 1)).toBe(false);
    expect(isOurs('secret', header, '{"a":2}', at)).toBe(false);
    expect(isOurs('other', header, '{"a":1}', at)).toBe(false);
    expect(isOurs('secret', 'undefined', '{"a":1}', at)).toBe(false);
  });

  test.each([
    [204, 'sent'],
    [410, 'gone'],
    [404, 'failed'],
    [500, 'failed'],
    [301, 'failed'],
  ] as const)('that answers %i: %s', async (status, outcome) => {
    const post: Post = async () => status;
    expect(await sendHook(post, { url: 'https://hooks.example/', secret }, message, 'd', 0)).toBe(outcome);
  });
});

describe('a push', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const browser = {
    endpoint: 'https://push.example/send/1',
    p256dh: ecdh.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const vapid = { ...newVapidKeys(), subject: 'https://house.example' };

  test('is sealed for one browser and signed by the house', async () => {
    expect(await sendPush(outside, vapid, browser, message, 0)).toBe('sent');
    const { headers, body, url } = arrived.at(-1) as Arrived;
    expect(url).toBe('/send/1');
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers['ttl']).toBe('10000');
    expect(String(headers['authorization'])).toMatch(/^vapid t=.+, k=.+/);
    expect(body.length).toBeGreaterThan(86);
    expect(body.includes('Vienna')).toBe(false);
  });

  test('does not go to an endpoint inside', async () => {
    const endpoint = 'https://192.168.1.1/send';
    expect(await reasonOf(sendPush(outside, vapid, { ...browser, endpoint }, message, 0))).toBe('inside');
  });

  test('needs keys that are keys', () => {
    expect(isBrowser(browser)).toBe(true);
    expect(isBrowser({ ...browser, p256dh: 'AAAA' })).toBe(false);
    expect(isBrowser({ ...browser, auth: 'AAAA' })).toBe(false);
  });
});

describe('a mail', () => {
  test('arrives plain, with a way to end it by one press', async () => {
    const office = await postOffice();
    const post = mailer(office.url, 'Kaffeehaus <house@example.org>');
    const unsubscribe = 'https://house.example/unsubscribe/abc';
    const lines = ['Größe: „Ada“ hat gezogen.'];
    expect(
      await post.send(letterOf({ ...message, lines }, 'ada@example.org', 'No more mails:', unsubscribe)),
    ).toBe('sent');
    const [mail] = office.received;
    expect(mail?.to).toEqual(['<ada@example.org>']);
    expect(mail?.headers.get('subject')).toBe('Your turn');
    expect(mail?.headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(mail?.text).toContain('Größe: „Ada“ hat gezogen.');
    expect(mail?.text).toContain(message.url);
    post.close();
    await office.close();
  });

  test('nothing in a subject or an address makes a header or a second reader', async () => {
    const office = await postOffice();
    const post = mailer(office.url, 'house@example.org');
    const subject = 'Hello\r\nBcc: eve@example.org';
    expect(await post.send({ to: 'ada@example.org', lang: 'en', subject, text: '.\r\n.\r\nRSET' })).toBe(
      'sent',
    );
    expect(await post.send({ to: 'ada@example.org, eve@example.org', lang: 'en', subject, text: '' })).toBe(
      'gone',
    );
    const [mail] = office.received;
    expect(office.received).toHaveLength(1);
    expect(mail?.headers.get('bcc')).toBeUndefined();
    expect(mail?.to).toEqual(['<ada@example.org>']);
    post.close();
    await office.close();
  });

  test('to nobody is gone for good, to a house that cannot now is tried again', async () => {
    const office = await postOffice();
    const post = mailer(office.url, 'house@example.org');
    const mail = { to: 'ada@example.org', lang: 'en', subject: 'x', text: 'x' };
    office.answer = '550 nobody here';
    expect(await post.send(mail)).toBe('gone');
    office.answer = '451 not now';
    expect(await post.send(mail)).toBe('failed');
    await office.close();
    expect(await post.send(mail)).toBe('failed');
    post.close();
  });

  test.each([
    ['Ada@Example.ORG', 'ada@example.org'],
    [' a+b@sub.example.org ', 'a+b@sub.example.org'],
    ['ada@localhost', undefined],
    ['ada', undefined],
    ['ada@ex ample.org', undefined],
    ['<ada@example.org>', undefined],
    ['a@b.c\r\nBcc: d@e.f', undefined],
    ['a@b.c,d@e.f', undefined],
    [`${'a'.repeat(65)}@example.org`, undefined],
  ])('the address %j is kept as %j', (text, address) => expect(mailAddress(text)).toBe(address));

  test('names are no links', () => {
    expect(unlinked('evil.example')).toBe('evil. example');
    expect(unlinked('https://evil.example/x')).toBe('https: //evil. example/x');
    expect(unlinked('evil。example')).toBe('evil。 example');
    expect(unlinked('J. R. Hartley')).toBe('J. R. Hartley');
  });
});
