// @ts-check
// Finds a Chromium for the browser tests, or gets one. Alone: node scripts/browser.mjs prints its path.
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble, at, enter, needNode, run, tool, tools } from './house.mjs';

/** Browsers without a window of their own: each visitor costs half as much there, but nobody is shown a notice. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const wholes = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const apps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = () => process.getuid?.() === 0;

/** What Chromium is started with; as root it refuses to run inside its sandbox. */
export const flags = () => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const sandbox = () => !isRoot();

/** @param {string} path */
const canRun = path => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A file of that name is not enough: Ubuntu has a stub that only asks for a snap.
 * @param {string} path
 */
const works = async path => {
  if (!canRun(path)) return false;
  const { code, out } = await run(path, ['--version', ...flags()], { minutes: 0.5 });
  return code === 0 && /\d+\.\d+/.test(out);
};

/** @param {readonly string[]} names */
const onPath = names => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap(name => folders.map(folder => join(folder, name)));
};

/** Where playwright-core keeps the browser it downloads. */
const downloaded = async () => {
  if (!existsSync(at('node_modules', tools.playwright))) return [];
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()];
};

/** @param {string[]} paths */
const firstThatWorks = async paths => {
  for (const path of paths) if (await works(path)) return path;
  return undefined;
};

/** @param {boolean} whole */
const look = async whole =>
  firstThatWorks([
    ...onPath(whole ? wholes : [...shells, ...wholes]),
    ...(process.platform === 'darwin' ? apps : []),
    ...(await downloaded()),
  ]);

/** @param {string} path */
const isShell = path => shells.includes(basename(path));

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * @param {(line: string) => void} log
 * @param {boolean} whole
 */
const get = async (log, whole) => {
  if (isRoot() && isDebian()) {
    log('Installing Chromium (apt-get)');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const wait = ['-o', 'DPkg::Lock::Timeout=120'];
    await run('apt-get', [...wait, 'update'], { env });
    await run(
      'apt-get',
      [...wait, 'install', '-y', '--no-install-recommends', 'chromium', ...shells.slice(0, 1)],
      { env },
    );
    const path = await look(whole);
    if (path) return path;
  }
  log('Downloading Chromium (playwright-core)');
  await tool(tools.playwright, ['install', '--no-shell', 'chromium']);
  return look(whole);
};

/**
 * @param {{ log?: (line: string) => void, whole?: boolean }} [how] whole: one that can do all that people's browsers do
 * @returns {Promise<string>} the path of a Chromium that starts
 */
export const findBrowser = async ({ log = () => {}, whole = false } = {}) => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !(whole && isShell(chosen))) {
    if (await works(chosen)) return chosen;
    throw new Trouble(`CHROMIUM_PATH is set to ${chosen}, which does not start.`);
  }
  const path = (await look(whole)) ?? (await get(log, whole));
  if (path) return path;
  throw new Trouble(
    'No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
};

/**
 * A browser, as tests and measurements have it.
 * @param {{ whole?: boolean }} [how]
 */
export const launch = async how => {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: await findBrowser(how),
    args: flags(),
    chromiumSandbox: sandbox(),
  });
};

/** @typedef {{ readonly url: string, close(): Promise<void> }} Served */

/** @returns {Promise<Served>} a house that keeps nothing */
const serveBriefly = async () => (await import('@kaffeehaus/server')).serveBriefly(at('web', 'build'));

/**
 * A house as an operator opens it, with a folder for all that is kept; limits are for those who play, not for tests.
 * @returns {Promise<Served>}
 */
export const serveKept = async () => {
  const { configOf, serve } = await import('@kaffeehaus/server');
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-kept-'));
  const config = configOf({ PORT: '0', DATA: folder, LIMIT_GUESTS_HOUR: '1000', LIMIT_LOGS_MINUTE: '1000' });
  const output = { isTerminal: false, write: () => true };
  const { url, close } = await serve({ config, root: at('web', 'build'), output });
  return {
    url,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * The built app on a port and a browser to look at it with, as long as the work takes.
 * @template T
 * @param {(browser: import('playwright-core').Browser, url: string) => Promise<T>} work
 * @param {() => Promise<Served>} [open]
 */
export const looking = async (work, open = serveBriefly) => {
  const app = await open();
  const browser = await launch();
  try {
    return await work(browser, app.url);
  } finally {
    await browser.close();
    await app.close();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    needNode();
    process.stdout.write(`${await findBrowser({ log: line => process.stderr.write(`${line}\n`) })}\n`);
  });

/**
 * Somebody who has learnt every game before: nobody offers to explain, and tables are laid as usual.
 * @template {import('playwright-core').BrowserContext} C
 * @param {C} context
 */
export const asLearnt = async context => {
  await context.addInitScript(() => {
    const done = { step: 1, taken: [], done: true };
    const lessons = { 'vienna-first': done, 'hamburg-first': done, 'estoril-first': done };
    if (localStorage.getItem('kaffeehaus.lessons') === null)
      localStorage.setItem('kaffeehaus.lessons', JSON.stringify(lessons));
  });
  return context;
};
