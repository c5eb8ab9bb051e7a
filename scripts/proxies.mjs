// @ts-check
// npm run proxies: the examples of deploy/ for nginx and Caddy, read here as far as they concern the house, and tried by the
// real ones where they are at hand (on the PATH, or named by NGINX and CADDY): a page, a cookie and a line through TLS.
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { Trouble, at, enter, install, run, say } from './house.mjs';

/** @typedef {{ words: string[], inner: Statement[] }} Statement words up to the end of a statement, and what stands in its braces */

/**
 * Both languages are words and braces; a statement of nginx ends with a semicolon, one of Caddy with its line.
 * @param {string} text
 * @param {';' | '\n'} end
 * @returns {Statement[]}
 */
export const statementsIn = (text, end) => {
  const tokens = text.match(/"[^"]*"|'[^']*'|#[^\n]*|[{}]|;|\n|[^\s{};"'#]+(?:\{[^}\s]*\}[^\s{};]*)*/g) ?? [];
  /** @type {Statement[][]} */
  const open = [[]];
  /** @type {string[]} */
  let words = [];
  const close = (/** @type {Statement[]} */ inner) => {
    if (words.length > 0) open.at(-1)?.push({ words, inner });
    words = [];
  };
  for (const token of tokens.filter(one => !one.startsWith('#'))) {
    if (token === '{') {
      const inner = /** @type {Statement[]} */ ([]);
      if (words.length === 0) throw new Trouble('A brace stands alone.');
      close(inner);
      open.push(inner);
    } else if (token === '}') {
      if (words.length > 0 && end === ';') throw new Trouble(`"${words.join(' ')}" has no end.`);
      close([]);
      if (open.length < 2) throw new Trouble('A brace is closed that was not opened.');
      open.pop();
    } else if (token === end) close([]);
    else if (token !== '\n') words.push(token.replace(/^["'](.*)["']$/, '$1'));
  }
  if (words.length > 0 || open.length > 1) throw new Trouble('Something is not closed at the end.');
  return open[0] ?? [];
};

/** @param {string} name */
export const example = name => readFileSync(at('deploy', name), 'utf8');

/** @param {string | undefined} named @param {string} tool */
const found = (named, tool) =>
  named ??
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map(folder => join(folder, tool))
    .find(path => existsSync(path));

/** @param {string} folder a certificate that nobody but this try believes in */
const certify = async folder => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(join(folder, 'privkey.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const args = ['req', '-x509', '-key', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const { code, out } = await run('openssl', [...args, '-days', '1', '-subj', '/CN=games.example.org']);
  if (code) throw new Trouble(`${out}\nopenssl made no certificate.`);
};

/** The example of nginx as a whole configuration, on ports that are free. @param {{ folder: string, house: number, port: number }} scene */
const nginxFor = ({ folder, house, port }) => {
  const site = example('nginx.conf')
    .replaceAll('/etc/letsencrypt/live/games.example.org/', `${folder}/`)
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${house}`)
    .replaceAll(/listen (\[::\]:)?80;/g, `listen 127.0.0.1:${port + 1};`)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port} ssl;`)
    .replace(/listen \[::\]:443 ssl;/, '')
    .replace(/(listen 127\.0\.0\.1:\d+;\n\s*)listen 127\.0\.0\.1:\d+;/, '$1');
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temps.join(' ')}\n${site}\n}`;
};

/** @param {{ folder: string, house: number, port: number }} scene */
const caddyFor = ({ folder, house, port }) =>
  `{\n\tadmin off\n\tauto_https off\n}\n${example('Caddyfile')
    .replace(
      'games.example.org {',
      `https://games.example.org:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`,
    )
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${house}`)}`;

/**
 * @param {number} port
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [how]
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
const ask = (port, path, { method = 'GET', headers = {}, body = '' } = {}) =>
  new Promise((done, failed) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: 'games.example.org',
        headers: { host: 'games.example.org', ...headers, 'content-length': Buffer.byteLength(body) },
        rejectUnauthorized: false,
        agent: false,
      },
      answer => {
        let text = '';
        answer.setEncoding('utf8').on('data', part => (text += part));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      },
    );
    asked.on('upgrade', (answer, socket) => {
      socket.destroy();
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: '' });
    });
    asked.on('error', failed).end(body);
  });

/** @param {boolean} holds @param {string} what */
const check = (holds, what) => {
  if (!holds) throw new Trouble(what);
};

/** What somebody sees through a proxy. @param {number} port */
const visit = async port => {
  const page = await ask(port, '/');
  check(
    page.status === 200 && page.body.includes('<title>Kaffeehaus'),
    `The page was answered with ${page.status}.`,
  );
  check(page.headers['strict-transport-security'] !== undefined, 'There is no HSTS.');
  check(
    String(page.headers['content-security-policy']).includes("default-src 'self'"),
    'The content policy is gone.',
  );
  for (const path of ['/metrics', '/admin/tables'])
    check((await ask(port, path)).status === 404, `${path} can be reached from outside.`);
  const claim = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' };
  const came = await ask(port, '/people', {
    method: 'POST',
    headers: {
      'x-kaffeehaus': '1',
      'content-type': 'application/json',
      origin: 'https://games.example.org',
      ...claim,
    },
    body: JSON.stringify({ name: 'Ada' }),
  });
  const [cookie = ''] = came.headers['set-cookie'] ?? [];
  check(
    came.status < 300 && /; Secure/i.test(cookie),
    `Coming in was answered with ${came.status}: ${cookie || came.body}`,
  );
  const line = await ask(port, '/ws', {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: 'https://games.example.org',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      'sec-websocket-protocol': 'kaffeehaus.1.json',
      cookie: cookie.split(';')[0] ?? '',
    },
  });
  check(line.status === 101, `A line was answered with ${line.status}.`);
};

/** @param {number} port */
const listens = async port => {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await /** @type {Promise<boolean>} */ (
      new Promise(done => {
        const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false));
        socket.on('connect', () => socket.destroy());
      })
    );
    if (isThere) return true;
    await pause(100);
  }
  return false;
};

const PROXIES = [
  {
    name: 'nginx',
    file: 'site.conf',
    make: nginxFor,
    args: (/** @type {string} */ file) => ['-e', 'stderr', '-c', file],
  },
  {
    name: 'caddy',
    file: 'Caddyfile',
    make: caddyFor,
    args: (/** @type {string} */ file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

/** @param {(typeof PROXIES)[number]} proxy @param {string} program @param {string} scratch */
const tryOne = async ({ name, file, make, args }, program, scratch) => {
  /** @type {typeof import('@kaffeehaus/server')} */
  const { configOf, serve } = await import(pathToFileURL(at('server', 'dist', 'index.js')).href);
  const folder = join(scratch, name);
  mkdirSync(folder);
  await certify(folder);
  const config = configOf({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA: join(folder, 'data'),
    ORIGIN: 'https://games.example.org',
    PROXIES: '127.0.0.1,::1',
  });
  const output = { isTerminal: false, write: () => {} };
  const house = await serve({ config, root: at('web', 'build'), output });
  const port = 20_000 + (process.pid % 20_000);
  writeFileSync(join(folder, file), make({ folder, house: house.port, port }));
  const child = spawn(program, args(join(folder, file)), { env: { ...process.env, HOME: folder } });
  let out = '';
  child.stderr.on('data', part => (out += part));
  try {
    check(await listens(port), `${name} does not listen:\n${out}`);
    await visit(port);
  } finally {
    child.kill('SIGTERM');
    await house.close();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    await install();
    statementsIn(example('nginx.conf'), ';');
    statementsIn(example('Caddyfile'), '\n');
    await build({ log: () => {} });
    const scratch = mkdtempSync(join(tmpdir(), 'proxies-'));
    try {
      for (const proxy of PROXIES) {
        const program = found(process.env[proxy.name.toUpperCase()], proxy.name);
        if (program) await tryOne(proxy, program, scratch);
        say(
          `${proxy.name}: ${program ? 'a page, a cookie and a line went through' : 'is not here, its example was only read'}`,
        );
      }
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
