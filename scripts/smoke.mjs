// @ts-check
// npm run smoke: the packed release set up by deploy/install.sh as an operator does it, on the oldest and the newest Node at
// hand, as root and as somebody who may do nothing. It serves, keeps, is copied and brought back, and writes nothing into
// the folder of the program.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble, at, enter, install, run, say } from './house.mjs';
import { nodesAtHand } from './nodes.mjs';
import { packRelease } from './pack.mjs';
import { openRegistry, readPack } from './registry.mjs';

/** Nobody in particular: who has no rights but those of everybody. */
const NOBODY = 65_534;

/** @typedef {{ name: string, installer?: number, uid?: number }} Who who installs and who runs it; nothing: whoever we are */

const isRoot = process.getuid?.() === 0;
/** @type {Who[]} whoever can be tried: root may be anybody, others only themselves */
export const WHO = isRoot
  ? [
      { name: 'root' },
      { name: 'nobody, installed by root', uid: NOBODY },
      { name: 'nobody', installer: NOBODY, uid: NOBODY },
    ]
  : [{ name: 'a normal user' }];

/** What the command wants where Node has no SQLite, as it lies here: there is no other registry to ask. */
const SQLITE = ['@photostructure/sqlite', 'node-gyp-build', 'node-addon-api'];

const npmCli = () => {
  const own = process.env.npm_execpath;
  return own && /npm-cli\.[cm]?js$/.test(own) ? own : realpathSync(join(dirname(process.execPath), 'npm'));
};

/** @param {string} to */
export const packSqlite = async to => {
  const made = [];
  for (const name of SQLITE) {
    const args = ['pack', at('node_modules', name), '--pack-destination', to, '--ignore-scripts', '--silent'];
    const { code, out } = await run(process.execPath, [npmCli(), ...args], { cwd: to, stderr: false });
    if (code) throw new Trouble(`${out}\n${name} could not be packed.`);
    made.push(join(to, out.trim()));
  }
  return made;
};

/**
 * @typedef {object} Stand where one installation is tried
 * @property {string} folder
 * @property {string} tarball
 * @property {number | undefined} installer
 * @property {number | undefined} uid
 * @property {Record<string, string>} env
 */

/**
 * Runs something there, as who is tried.
 * @param {Stand} stand
 * @param {string} command
 * @param {string[]} args
 */
const runAs = ({ folder, uid, env }, command, args) =>
  /** @type {Promise<{ code: number | null, out: string }>} */ (
    new Promise(done => {
      let out = '';
      const child = spawn(command, args, {
        cwd: folder,
        env,
        ...(uid !== undefined && { uid, gid: uid }),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout.on('data', chunk => (out += chunk));
      child.stderr.on('data', chunk => (out += chunk));
      child.on('error', fault => done({ code: 127, out: fault.message }));
      child.on('close', code => done({ code, out }));
    })
  );

/**
 * Runs something that must end well.
 * @param {Stand} stand
 * @param {string} command
 * @param {string[]} args
 */
const must = async (stand, command, args) => {
  const { code, out } = await runAs(stand, command, args);
  if (code !== 0) throw new Trouble(`${command} ${args.join(' ')} ended with ${code}:\n${out}`);
  return out;
};

/** @param {boolean} holds @param {string} what */
const check = (holds, what) => {
  if (!holds) throw new Trouble(what);
};

/** @param {Stand} stand */
const programOf = ({ folder }) =>
  join(folder, 'program', 'node_modules', 'kaffeehaus', 'cli', 'dist', 'kaffeehaus.js');

/** Every file below a folder, with what changes when somebody writes there. @param {string} folder */
const look = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(name => {
      const { size, mtimeMs, mode } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs} ${mode}`;
    })
    .join('\n');

/**
 * The house, served until it is told to stop.
 * @param {Stand} stand
 * @param {string} data
 */
const serve = async (stand, data) => {
  const { folder, uid, env } = stand;
  const child = spawn('node', [programOf(stand), 'serve', '--port', '0', '--lang', 'en', '--data', data], {
    cwd: folder,
    env,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let out = '';
  const gone = /** @type {Promise<number | null>} */ (new Promise(done => child.on('close', done)));
  const url = await /** @type {Promise<string>} */ (
    new Promise((done, fail) => {
      const heard = (/** @type {Buffer} */ chunk) => {
        out += chunk;
        const [found] = /http:\/\/[^\s"]+\d/.exec(out) ?? [];
        if (found) done(found);
      };
      child.stdout.on('data', heard);
      child.stderr.on('data', heard);
      void gone.then(code => fail(new Trouble(`serve ended with ${code}:\n${out}`)));
    })
  );
  const close = async () => {
    child.kill('SIGTERM');
    const code = await gone;
    check(code === 0, `serve ended with ${code} when it was told to stop:\n${out}`);
  };
  return { url, close };
};

/** @param {string} url @param {{ method?: string, body?: object, cookie?: string }} [how] */
const ask = async (url, { method = 'GET', body, cookie } = {}) => {
  const answer = await fetch(url, {
    method,
    headers: {
      'x-kaffeehaus': '1',
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  check(answer.ok, `${method} ${url} was answered with ${answer.status}: ${await answer.clone().text()}`);
  return answer;
};

/** Somebody comes in, sits down against a bot and begins. @param {string} url */
const begin = async url => {
  const page = await ask(`${url}/`);
  check((await page.text()).includes('<title>Kaffeehaus'), 'The page is not there.');
  check(page.headers.get('content-security-policy') !== null, 'The page has no content policy.');
  const came = await ask(`${url}/people`, { method: 'POST', body: { name: 'Ada', language: 'en' } });
  const cookie = came.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ');
  const wish = { game: 'estoril', seats: 2, pace: { kind: 'none' }, chairs: ['me', 'easy'] };
  const opened = await ask(`${url}/tables`, { method: 'POST', body: wish, cookie });
  const { id } = /** @type {{ id: string }} */ (await opened.json());
  await ask(`${url}/tables/${id}/start`, { method: 'POST', body: {}, cookie });
  return { id, cookie };
};

/** @param {string} url @param {{ id: string, cookie: string }} sat */
const isThere = async (url, { id, cookie }) => {
  const head = /** @type {{ id: string, phase: string }} */ (
    await (await ask(`${url}/tables/${id}`, { cookie })).json()
  );
  check(head.id === id && head.phase !== 'void', 'A table is no longer what it was.');
};

/**
 * Sets a release up and uses it.
 * @param {Stand} stand
 * @param {string} version
 */
const journey = async (stand, version) => {
  const { folder, tarball } = stand;
  const program = join(folder, 'program');
  const installing = { ...stand, uid: stand.installer };
  await must(installing, 'sh', [join(folder, 'install.sh'), tarball]);
  const before = look(program);
  const names = readdirSync(program, { recursive: true, encoding: 'utf8' }).length;
  const kaffeehaus = (/** @type {string[]} */ ...words) =>
    must(stand, 'node', [programOf(stand), ...words, '--lang', 'en']);
  check((await kaffeehaus('--version')).trim() === `kaffeehaus ${version}`, 'It has another version.');
  const played = await kaffeehaus('play', 'estoril', '--seats', 'random,random', '--seed', 'smoke');
  check(/\bwins?\b/.test(played), `No game was played on the terminal:\n${played}`);
  const data = join(folder, 'data');
  const first = await serve(stand, data);
  const sat = await begin(first.url);
  const copy = join(folder, 'copy');
  await kaffeehaus('admin', 'backup', copy, '--data', data);
  await first.close();
  await kaffeehaus('admin', 'doctor', '--data', data);
  const elsewhere = join(folder, 'elsewhere');
  await kaffeehaus('admin', 'restore', copy, '--data', elsewhere);
  for (const place of [data, elsewhere]) {
    const again = await serve(stand, place);
    await isThere(again.url, sat);
    await again.close();
  }
  // Once more, as an update does it: the program is replaced, what is kept stays.
  check(look(program) === before, 'Something was written into the folder of the program.');
  await must(installing, 'sh', [join(folder, 'install.sh'), tarball]);
  check(readdirSync(program, { recursive: true }).length === names, 'An update left something else.');
  check((statSync(program).mode & 0o222) === 0, 'The folder of the program may be written to.');
  const last = await serve(stand, data);
  await isThere(last.url, sat);
  await last.close();
};

/**
 * Sets the scene: a Node and npm by that name, the tarball, and nobody else's settings.
 * @param {{ scratch: string, node: import('./nodes.mjs').Node, who: Who, tarball: string, registry: string }} scene
 */
export const smoke = async ({ scratch, node, who, tarball, registry }) => {
  const { installer, uid } = who;
  const folder = join(scratch, `${node.version}-${who.name.replaceAll(/\W+/g, '-')}`);
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  // Whoever is tried may not be able to look where this Node lies.
  copyFileSync(node.path, join(bin, 'node'));
  chmodSync(join(bin, 'node'), 0o755);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec node "${npmCli()}" "$@"\n`, { mode: 0o755 });
  const own = join(folder, readPack(tarball).manifest.name);
  copyFileSync(tarball, `${own}.tgz`);
  copyFileSync(at('deploy', 'install.sh'), join(folder, 'install.sh'));
  if (uid !== undefined) chownSync(folder, uid, uid);
  const env = {
    PATH: `${bin}${delimiter}/usr/sbin${delimiter}/usr/bin${delimiter}/sbin${delimiter}/bin`,
    HOME: folder,
    PREFIX: join(folder, 'program'),
    DATA: join(folder, 'data'),
    OWNER: uid === undefined && isRoot ? 'root' : 'nobody',
    npm_config_registry: registry,
    npm_config_cache: join(folder, '.npm'),
    npm_config_update_notifier: 'false',
  };
  const stand = { folder, tarball: `${own}.tgz`, installer, uid, env };
  await journey(stand, readPack(tarball).manifest.version);
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    await install();
    const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'smoke-')));
    chmodSync(scratch, 0o755);
    say('Packing');
    const [tarball = ''] = await packRelease(join(scratch, 'packs'));
    const packs = [...(await packSqlite(join(scratch, 'packs')))].map(readPack);
    const registry = await openRegistry(packs);
    const nodes = await nodesAtHand();
    const ends = [...new Set([nodes[0], nodes.at(-1)])].flatMap(node => node ?? []);
    try {
      for (const node of ends)
        for (const who of WHO) {
          process.stdout.write(`Node ${node.version}, as ${who.name} … `);
          const start = Date.now();
          await smoke({ scratch, node, who, tarball, registry: registry.url });
          say(`ok (${((Date.now() - start) / 1000).toFixed(1)} s)`);
        }
      if (ends.length < 2) say('Only one Node is at hand: "npm run nodes" gets the oldest and a newest one.');
      if (!isRoot) say('As root it was not tried: run it as root, too.');
    } finally {
      registry.close();
      rmSync(scratch, { recursive: true, force: true });
    }
  });
