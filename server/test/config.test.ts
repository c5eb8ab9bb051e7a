/** What an operator may set: read, checked, and refused in one line. */
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BadSetting, KEYS, configOf, usualData } from '../src/config.ts';
import { closeHouse, openHouse } from '../src/house.ts';
import { LIMITS, LIMIT_NAMES, variableOf } from '../src/limits.ts';

test('without an environment a house is private, and keeps its data in the checkout', () => {
  const config = configOf({});
  expect(config).toMatchObject({ host: 'localhost', port: 4950, origin: undefined, smtp: undefined });
  expect(config.data).toBe(resolve(import.meta.dirname, '../../data'));
  expect(config.proxies.has('127.0.0.1')).toBe(false);
  expect(config.limits).toEqual(Object.fromEntries(LIMIT_NAMES.map(name => [name, LIMITS[name][0]])));
});

test('every key is read', () => {
  const config = configOf({
    HOST: '0.0.0.0',
    PORT: '8080',
    ORIGIN: 'https://Games.Example.org/',
    PROXIES: '127.0.0.1, 10.0.0.0/8 fd00::/8',
    DATA: '/srv/kaffeehaus/',
    SMTP_URL: 'smtps://me:secret@mail.example.org',
    MAIL_FROM: 'Kaffeehaus <games@example.org>',
    OPERATOR: 'A club; club@example.org; https://example.org/imprint',
    WEBHOOK_ALLOW: 'hooks.local, 10.1.0.0/16, 127.0.0.1:8443, [::1]:9000',
    LIMIT_GUESTS_HOUR: '7',
    LIMIT_HTTP_ADDRESS_SECOND: '600',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    origin: 'https://games.example.org',
    data: '/srv/kaffeehaus',
    smtp: 'smtps://me:secret@mail.example.org',
    from: 'Kaffeehaus <games@example.org>',
    operator: { name: 'A club', contact: 'club@example.org', imprint: 'https://example.org/imprint' },
    limits: { GUESTS_HOUR: 7, HTTP_ADDRESS_SECOND: 600, SUB_MINUTE: 20 },
  });
  const { proxies, webhookAllow } = config;
  expect(['127.0.0.1', '::ffff:127.0.0.1', '10.255.0.1', 'fd00::7'].map(proxies.has)).toEqual(
    Array(4).fill(true),
  );
  expect(['127.0.0.2', '11.0.0.1', '::1', 'localhost', ''].map(proxies.has)).toEqual(Array(5).fill(false));
  expect([...webhookAllow.hosts]).toEqual(['hooks.local', '127.0.0.1:8443', '[::1]:9000']);
  expect([webhookAllow.networks.has('10.1.2.3'), webhookAllow.networks.has('10.2.0.1')]).toEqual([
    true,
    false,
  ]);
});

describe('every limit', () => {
  const sources = readdirSync(resolve(import.meta.dirname, '../src'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && name !== 'limits.ts')
    .map(name => readFileSync(resolve(import.meta.dirname, '../src', name), 'utf8'));

  test.each(LIMIT_NAMES)('%s bounds something', name => {
    expect(sources.some(text => text.includes(`'${name}'`))).toBe(true);
  });

  test.each(['1024', '1000000000'])('can be %s, and the door is opened', async value => {
    const env = Object.fromEntries(LIMIT_NAMES.map(name => [variableOf(name), value]));
    const house = await openHouse(configOf({ DATA: '/nowhere', ...env }));
    await house.http.ready();
    await closeHouse(house);
  });
});

test('mail comes from the public address, if nothing else is said', () => {
  expect(configOf({ ORIGIN: 'https://games.example.org' }).from).toBe('kaffeehaus@games.example.org');
});

test('what is empty is not set', () => {
  const empty = Object.fromEntries([...KEYS, ...LIMIT_NAMES.map(variableOf)].map(key => [key, ' ']));
  expect(JSON.stringify(configOf(empty))).toBe(JSON.stringify(configOf({})));
});

const refusal = (env: { readonly [key: string]: string }): string => {
  try {
    configOf(env);
  } catch (error) {
    if (error instanceof BadSetting) return error.message;
    throw error;
  }
  return 'taken';
};

describe('refused in one line that names key, value and what is wanted', () => {
  test.each([
    ['PORT', 'door'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['ORIGIN', 'games.example.org'],
    ['ORIGIN', 'https://games.example.org/house'],
    ['ORIGIN', 'https://me@games.example.org'],
    ['ORIGIN', 'ftp://games.example.org'],
    ['PROXIES', 'proxy.local'],
    ['PROXIES', '10.0.0.0/33'],
    ['PROXIES', '10.0.0.0/8/8'],
    ['PROXIES', '127.0.0.1,everybody'],
    ['DATA', 'a\0b'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b\r\nBcc: c@d'],
    ['OPERATOR', '; club@example.org'],
    ['OPERATOR', 'A club; telephone'],
    ['OPERATOR', 'A club; club@example.org; http://example.org'],
    ['WEBHOOK_ALLOW', 'hooks.local:port'],
    ['WEBHOOK_ALLOW', 'https://hooks.local'],
    ['LIMIT_GUESTS_HOUR', '0'],
    ['LIMIT_GUESTS_HOUR', 'many'],
    ['LIMIT_GEUSTS_HOUR', '10'],
    ['LIMIT_HEADER_BYTES', '1023'],
    ['LIMIT_HEADER_SECONDS', '11'],
  ])('%s=%j', (key, value) => {
    const line = refusal({ [key]: value });
    expect(line).toMatch(new RegExp(`^${key} must be [^"]+, not "`));
    expect(line).toContain(`not "${value}".`);
  });

  test('headers have no more time than all of a request, and less if that has less', () => {
    const times = { LIMIT_HEADER_SECONDS: '4', LIMIT_BODY_SECONDS: '3' };
    expect(refusal(times)).toBe('LIMIT_HEADER_SECONDS must be no more than LIMIT_BODY_SECONDS, not "4".');
    expect(configOf({ LIMIT_BODY_SECONDS: '3' }).limits.HEADER_SECONDS).toBe(3);
    expect(configOf({ ...times, LIMIT_BODY_SECONDS: '4' }).limits.HEADER_SECONDS).toBe(4);
  });

  test('a password is not repeated', () => {
    const line = refusal({ SMTP_URL: 'http://me:secret@mail.example.org' });
    expect(line).toBe('SMTP_URL must be an address like smtps://name:password@mail.example.org, not "…".');
  });
});

describe('outside a checkout data lie where programs of the system keep theirs', () => {
  const root = mkdtempSync(join(tmpdir(), 'kaffeehaus-config-'));
  const at = (platform: NodeJS.Platform, env = {}): string =>
    usualData(env, { root, platform, home: '/home/me' });

  test.each([
    ['linux', {}, '/home/me/.local/share/kaffeehaus'],
    ['linux', { XDG_DATA_HOME: '/data/me' }, '/data/me/kaffeehaus'],
    ['linux', { XDG_DATA_HOME: 'relative' }, '/home/me/.local/share/kaffeehaus'],
    ['darwin', {}, '/home/me/Library/Application Support/Kaffeehaus'],
  ] as const)('%s %j', (platform, env, folder) => {
    expect(at(platform, env)).toBe(folder);
  });

  test('a package is no checkout, a folder of sources is', () => {
    writeFileSync(join(root, 'package.json'), '{"name":"kaffeehaus"}');
    expect(at('linux')).toBe('/home/me/.local/share/kaffeehaus');
    writeFileSync(join(root, 'package.json'), '{"workspaces":["kernel"]}');
    expect(at('linux')).toBe(join(root, 'data'));
  });
});
