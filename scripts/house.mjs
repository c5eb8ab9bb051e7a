// @ts-check
// What the entry scripts share. Plain Node without dependencies: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
export const at = (...parts) => join(root, ...parts);

/** @param {string} line */
export const say = line => process.stdout.write(`${line}\n`);

/** Something the user can mend; shown as one line, never as a stack trace. */
export class Trouble extends Error {}

/**
 * @param {() => Promise<unknown>} main
 */
export const enter = async main => {
  try {
    needNode();
    await main();
  } catch (fault) {
    // KAFFEEHAUS_DEBUG is for those who work on the scripts themselves.
    const stack = process.env.KAFFEEHAUS_DEBUG && fault instanceof Error ? fault.stack : undefined;
    process.stderr.write(`${stack ?? (fault instanceof Error ? fault.message : String(fault))}\n`);
    process.exitCode = 1;
  }
};

/** @param {string} version */
export const nodeIsFit = version => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major > 22;
};

export const needNode = () => {
  if (nodeIsFit(process.version)) return;
  throw new Trouble(
    `Kaffeehaus needs Node 20.19+, 22.13+ or newer; this is ${process.version}. Get one from https://nodejs.org.`,
  );
};

/** @typedef {{ code: number, out: string, missing?: boolean }} Outcome */

/**
 * Runs a command, keeps quiet and returns what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, minutes?: number, stderr?: boolean, cwd?: string }} [how]
 * @returns {Promise<Outcome>}
 */
export const run = (command, args, { env = {}, minutes = 10, stderr = true, cwd = root } = {}) =>
  new Promise(done => {
    let out = '';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !existsSync(command),
    });
    const late = setTimeout(() => {
      out += `\n${command} ${args.join(' ')} took longer than ${minutes} minutes and was stopped.\n`;
      child.kill('SIGKILL');
    }, minutes * 60_000);
    child.stdout.on('data', chunk => (out += chunk));
    child.stderr.on('data', chunk => (out += stderr ? chunk : ''));
    child.on('error', fault => {
      clearTimeout(late);
      done({ code: 127, out: `${out}${fault.message}\n`, missing: true });
    });
    child.on('close', code => {
      clearTimeout(late);
      done({ code: code ?? 1, out });
    });
  });

/**
 * A tool of the project, run with this very Node whatever the PATH says.
 * @param {string} file below node_modules
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export const tool = (file, args, how) => run(process.execPath, [at('node_modules', file), ...args], how);

export const tools = {
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  playwright: 'playwright-core/cli.js',
};

/**
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export const npm = (args, how) => {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.[cm]?js$/.test(cli)
    ? run(process.execPath, [cli, ...args], how)
    : run('npm', args, how);
};

/** @param {string} file */
const packages = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * npm leaves in node_modules a lock of what it really put there; it must hold what our lock asks for.
 * Contents are compared, not times: a fresh clone or a restored cache has any times.
 */
export const isInstalled = () => {
  const wanted = packages(at('package-lock.json'));
  const there = packages(at('node_modules', '.package-lock.json'));
  if (!wanted || !there) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) continue;
    const found = there[path];
    if (found ? found.version !== entry.version : !entry.optional) return false;
  }
  return existsSync(at('node_modules', tools.tsc));
};

export const install = async () => {
  if (isInstalled()) return;
  say('Installing packages (npm ci), a minute at most on a usual line');
  const { code, out } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code === 0) return;
  const reason = out
    .split('\n')
    .map(line =>
      line
        .replace(/^npm (error|ERR!)\s*/, '')
        .replace(/\.\s*$/, '')
        .trim(),
    )
    .find(line => line && !/^code |^A complete log|^errno|^syscall/.test(line));
  throw new Trouble(
    `The packages could not be installed: ${reason ?? 'npm ci failed'}. Try "npm ci" by hand.`,
  );
};
