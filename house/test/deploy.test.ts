/** The examples for operators: read by their own tools where those are at hand, and always as far as they concern the house. */
import { describe, expect, test } from 'vitest';
import { configOf } from '../../server/src/config.ts';
import { USUAL_BOUNDS } from '../../server/src/limits.ts';
import { at, nodeIsFit, run } from '../../scripts/house.mjs';
import { type Statement, example, statementsIn } from '../../scripts/proxies.mjs';
import { read } from './pages.ts';

/** Lines that say something. */
const linesOf = (name: string): string[] =>
  read(`deploy/${name}`)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'));

const settings = Object.fromEntries(
  linesOf('kaffeehaus.env').map((line): [string, string] => {
    const [key = '', ...value] = line.split('=');
    return [key, value.join('=')];
  }),
);
const config = configOf({ ...settings, DATA: '/var/lib/kaffeehaus' });
const home = `${config.host}:${config.port}`;
const site = new URL(config.origin ?? '').host;

const PROGRAM = '/opt/kaffeehaus/node_modules/kaffeehaus/cli/dist/kaffeehaus.js';

/** By a statement's first word, those inside another one. */
const all = (list: readonly Statement[], word: string): readonly Statement[] =>
  list.flatMap(one => [...(one.words[0] === word ? [one] : []), ...all(one.inner, word)]);

const wordsOf = (list: readonly Statement[], word: string): string[] =>
  all(list, word).map(({ words }) => words.slice(1).join(' '));

describe('nginx', () => {
  const conf = statementsIn(example('nginx.conf'), ';');

  test('passes on what the house must know, and what strangers claim it does not', () => {
    const headers = new Set(wordsOf(conf, 'proxy_set_header'));
    for (const header of [
      'Host $host',
      'Upgrade $http_upgrade',
      'Connection $kaffeehaus_connection',
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-Proto $scheme',
    ])
      expect([...headers]).toContain(header);
    expect(wordsOf(conf, 'proxy_http_version')).toEqual(['1.1']);
    expect(all(conf, 'map')[0]?.inner.map(({ words }) => words)).toEqual([
      ['default', 'upgrade'],
      ['', ''],
    ]);
  });

  test('leads to the house of the other examples, over TLS', () => {
    expect(wordsOf(all(conf, 'upstream'), 'server')).toEqual(['kaffeehaus', home].slice(1));
    expect(new Set(wordsOf(conf, 'server_name'))).toEqual(new Set([site]));
    expect(wordsOf(conf, 'return')).toContain(`308 ${config.origin}$request_uri`);
    const [size = ''] = wordsOf(conf, 'client_max_body_size');
    expect(1024 * Number.parseInt(size, 10)).toBeGreaterThan(USUAL_BOUNDS.BODY_BYTES);
  });

  test('adds no header of which the house sends its own, and shows nobody what is the operator’s', () => {
    expect(wordsOf(conf, 'add_header').map(words => words.split(' ')[0])).toEqual([
      'Strict-Transport-Security',
    ]);
    const closed = all(conf, 'location').filter(({ inner }) => wordsOf(inner, 'return').includes('404'));
    expect(closed.map(({ words }) => words.at(-1))).toEqual(['/admin', '/metrics']);
  });

  test('what cannot be read is not taken for an example', () => {
    expect(() => statementsIn('server { listen 80 }', ';')).toThrow('has no end');
    expect(() => statementsIn('server { listen 80;', ';')).toThrow('not closed');
    expect(() => statementsIn('listen 80; }', ';')).toThrow('not opened');
  });
});

test('Caddy leads to the same house, and shows nobody what is the operator’s', () => {
  const [own] = statementsIn(example('Caddyfile'), '\n');
  expect(own?.words).toEqual([site]);
  expect(wordsOf(own?.inner ?? [], 'reverse_proxy')).toEqual([home]);
  expect(wordsOf(own?.inner ?? [], '@inside')).toEqual(['path /admin /admin/* /metrics']);
  expect(wordsOf(own?.inner ?? [], 'respond')).toEqual(['@inside 404']);
  expect(wordsOf(own?.inner ?? [], 'header').map(words => words.split(' ')[0])).toEqual([
    'Strict-Transport-Security',
  ]);
});

test('the settings of the example believe the proxy beside them, and nobody else', () => {
  expect(config.proxies.has('127.0.0.1')).toBe(true);
  expect(config.proxies.has('::1')).toBe(true);
  expect(config.proxies.has('10.0.0.1')).toBe(false);
});

describe('systemd', () => {
  const units = ['kaffeehaus.service', 'kaffeehaus-backup.service', 'kaffeehaus-backup.timer'];
  const unit = linesOf('kaffeehaus.service');

  test('starts what install.sh laid down, and keeps what it may reach small', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/env node ${PROGRAM} serve`);
    expect(unit).toContain('Environment=DATA=/var/lib/kaffeehaus');
    expect(unit).toContain('StateDirectory=kaffeehaus');
    for (const line of [
      'User=kaffeehaus',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
      'SystemCallFilter=@system-service',
    ])
      expect(unit).toContain(line);
    // Node makes machine code while it runs.
    expect(unit.some(line => line.startsWith('MemoryDenyWriteExecute=yes'))).toBe(false);
  });

  test('every line is a section or a setting, and systemd itself agrees where it is at hand', async () => {
    for (const name of units)
      expect(linesOf(name).filter(line => !/^\[[A-Z][a-z]+\]$|^[A-Z][A-Za-z]+=/.test(line))).toEqual([]);
    const files = units.map(name => at('deploy', name));
    const { code, out, missing } = await run('systemd-analyze', ['verify', ...files]);
    expect(missing ? 'systemd is not here' : [code, out]).toEqual(missing ? 'systemd is not here' : [0, '']);
    const looked = await run('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=20',
      files[0] ?? '',
    ]);
    expect(looked.missing === true || looked.code === 0, looked.out).toBe(true);
  });

  test('a copy is made every night into a folder of its own', () => {
    const backup = linesOf('kaffeehaus-backup.service');
    expect(backup.find(line => line.startsWith('ExecStart='))).toContain(`${PROGRAM} admin backup `);
    expect(backup).toContain('StateDirectory=kaffeehaus kaffeehaus-copies');
  });
});

test('the container runs one script, the one that every installation runs, and then nothing as root', () => {
  const file = linesOf('Dockerfile');
  expect(file.filter(line => line.startsWith('RUN '))).toEqual([
    'RUN sh /tmp/release/install.sh /tmp/release/*.tgz',
  ]);
  // It lies beside the recipe, and is the very file that the smoke test copies and runs.
  expect(file).toContain('COPY install.sh ${RELEASE} /tmp/release/');
  const smoke = read('scripts/smoke.mjs');
  expect(smoke).toContain("copyFileSync(at('deploy', 'install.sh'), join(folder, 'install.sh'))");
  expect(smoke).toContain("must(installing, 'sh', [join(folder, 'install.sh'), tarball])");
  const [, node = ''] = /^FROM node:(\d+)-slim$/m.exec(read('deploy/Dockerfile')) ?? [];
  expect(nodeIsFit(`${node}.99`)).toBe(true);
  expect(file).toContain('USER kaffeehaus');
  expect(file.at(-1)).toBe(`CMD ["node", "${PROGRAM}", "serve"]`);
  const [line = ''] = file.filter(one => one.startsWith('ENV '));
  const env = Object.fromEntries(
    line
      .slice(4)
      .split(' ')
      .map(one => one.split('=') as [string, string]),
  );
  expect(configOf(env)).toMatchObject({ host: '0.0.0.0', port: 8080, data: '/var/lib/kaffeehaus' });
});
