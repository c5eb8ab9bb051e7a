// @ts-check
// What a browser receives, as its own network counts it, headers and compression included: a first visit at home, from
// there to the first question of a table, a table opened by its address up to its first question, then with all scripts
// it may ever ask for, and the next visit to both.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { looking } from './browser.mjs';
import { at } from './house.mjs';

const LANGS = ['en', 'de', 'fr', 'nl'];
/** In the order of the lobby. */
const GAMES = ['vienna', 'hamburg', 'estoril'];
/** Whatever comes of itself while nothing happens comes within this time, in milliseconds. */
const CALM = 1500;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {{ url: string, bytes: number, isScript: boolean, byThread: boolean }} Received */

/** @typedef {{ url: string, mimeType: string, headers: Record<string, string>, encodedDataLength: number }} Response */

/** Listens to one target: the page itself, or a thread it started. */
class Ear {
  /** @type {Map<string, Response>} */
  #open = new Map();
  #log;
  #byThread;

  /**
   * @param {Received[]} log
   * @param {boolean} byThread
   */
  constructor(log, byThread) {
    this.#log = log;
    this.#byThread = byThread;
  }

  /**
   * @param {string} method
   * @param {any} params as the protocol has them
   */
  hear(method, params) {
    const { requestId, response, encodedDataLength = 0 } = params;
    if (method === 'Network.responseReceived') this.#open.set(requestId, response);
    const received = this.#open.get(requestId);
    if (method !== 'Network.loadingFinished' || !received) return;
    this.#log.push({
      url: received.url,
      bytes: wireOf(received, encodedDataLength),
      isScript: /javascript/.test(received.mimeType),
      byThread: this.#byThread,
    });
  }
}

/**
 * Of the first script of a thread the browser counts the headers only; every script says how long it is.
 * @param {Response} response
 * @param {number} counted 0 for what comes from the cache
 */
const wireOf = ({ headers, encodedDataLength }, counted) => {
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
  return counted === 0 ? 0 : Math.max(counted, encodedDataLength + Number(length ?? 0));
};

const HEARD = /** @type {const} */ (['Network.responseReceived', 'Network.loadingFinished']);

/**
 * Everything the page and its threads receive from now on.
 * @param {Page} page
 */
const listen = async page => {
  /** @type {Received[]} */
  const log = [];
  const devtools = await page.context().newCDPSession(page);
  const ear = new Ear(log, false);
  for (const method of HEARD) devtools.on(method, params => ear.hear(method, params));
  await devtools.send('Network.enable');
  await listenToThreads(devtools, log);
  return log;
};

/**
 * A thread waits until it is listened to.
 * @param {CDPSession} devtools
 * @param {Received[]} log
 */
const listenToThreads = async (devtools, log) => {
  /** @type {Map<string, Ear>} */
  const ears = new Map();
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message);
    if (method) ears.get(sessionId)?.hear(method, params);
  });
  devtools.on('Target.attachedToTarget', ({ sessionId }) => {
    ears.set(sessionId, new Ear(log, true));
    for (const [id, method] of ['Network.enable', 'Runtime.runIfWaitingForDebugger'].entries())
      void devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
  });
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
};

/**
 * @param {readonly Received[]} log
 * @param {(received: Received) => boolean} [counts]
 */
const kilobytes = (log, counts = () => true) =>
  log.filter(counts).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** @param {Page} page */
const calm = async page => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(CALM);
};

/**
 * @param {Page} page
 * @param {string} url
 */
const goHome = async (page, url) => {
  await page.goto(url);
  await page.locator('.lobby').waitFor();
  await calm(page);
};

/**
 * @param {Page} page
 * @param {number} game its place in the list
 */
const sitDown = async (page, game) => {
  await page.locator('.play-now').nth(game).click();
  await page.locator('.prompt.is-mine').waitFor();
};

/** Notes when the first question was drawn: what is asked for later is not waited for. */
const noteQuestion = () => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector('.prompt.is-mine')) return;
    performance.mark('question');
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

/**
 * What was asked for before the first question was drawn.
 * @param {Page} page
 * @param {readonly Received[]} log
 */
const untilAsked = async (page, log) => {
  const asked = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('question')[0]?.startTime ?? 0;
    return performance
      .getEntries()
      .filter(({ entryType, startTime }) => /resource|navigation/.test(entryType) && startTime <= drawn)
      .map(({ name }) => name.replace(/#.*/, ''));
  });
  return log.filter(({ url, byThread }) => !byThread && asked.includes(url.replace(/#.*/, '')));
};

const ASSETS = at('web', 'build', 'assets');
/** Of a script on the wire, besides its bytes. */
const HEADERS = 300;

/**
 * All scripts that a table may load later: whatever is named in what it has loaded, and so on. The script of home names
 * the places besides the table; minds and words of other games and languages are none of its own.
 * @param {readonly Received[]} log
 * @param {string} game
 * @param {string} lang
 */
const everLoaded = (log, game, lang) => {
  const scripts = readdirSync(ASSETS).filter(name => name.endsWith('.js'));
  const isOwn = (/** @type {string} */ name) => {
    const [, of = game] = /^(vienna|hamburg|estoril)\b/.exec(name) ?? [];
    const [, words = lang] = /\.(en|de|fr|nl)-/.exec(name) ?? [];
    return of === game && words === lang && !/^(?:mind|house|learn|online)\b/.test(name);
  };
  const loaded = new Set(log.filter(isScript).map(({ url }) => url.split('/').at(-1) ?? ''));
  const found = new Set([...loaded, ...scripts.filter(name => name.startsWith(`${game}-rules.${lang}-`))]);
  for (const name of found) {
    if (name.startsWith('house-') || !scripts.includes(name)) continue;
    const text = readFileSync(`${ASSETS}/${name}`, 'utf8');
    for (const next of scripts) if (!found.has(next) && isOwn(next) && text.includes(next)) found.add(next);
  }
  const later = [...found].filter(name => !loaded.has(name));
  const bytes = later.reduce((sum, name) => sum + statSync(`${ASSETS}/${name}.br`).size + HEADERS, 0);
  return kilobytes(log, isScript) + bytes / 1000;
};

/**
 * Nothing is kept any more but the games.
 * @param {Page} page
 */
const forget = async page => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} lang
 * @param {number} game
 */
const visit = async (browser, url, lang, game) => {
  // What a device puts by for the time without a line is nothing anybody waits for.
  const context = await browser.newContext({
    locale: lang,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(noteQuestion);
  const log = await listen(page);
  await goHome(page, url);
  const home = kilobytes(log);
  await sitDown(page, game);
  await calm(page);
  const first = await untilAsked(page, log);
  await forget(page);
  log.length = 0;
  await openTable(page);
  await calm(page);
  const table = kilobytes(await untilAsked(page, log), isScript);
  // A hint is thought about by the thread, whoever plays next.
  await page.locator('.prompt-actions [aria-expanded=false]').click();
  await page.locator('.counsel[aria-busy=false]').waitFor();
  const ever = everLoaded(log, GAMES[game] ?? '', lang);
  await goHome(page, url);
  await page.goBack();
  log.length = 0;
  await openTable(page);
  await calm(page);
  await goHome(page, url);
  const again = kilobytes(log);
  await context.close();
  const requests = first.filter(({ bytes }) => bytes > 0).length;
  return { home, first: kilobytes(first), requests, table, ever, again };
};

/** @param {Received} received */
const isScript = received => received.isScript;

/** @param {Page} page */
const openTable = async page => {
  await page.reload();
  await page.locator('.prompt.is-mine').waitFor();
};

/** `requests` are counted, all others are kilobytes. */
/** @typedef {{ what: 'home' | 'first' | 'requests' | 'table' | 'ever' | 'again', game: string, lang: string, size: number }} Measured */

/**
 * Every game in every language, in kilobytes.
 * @returns {Promise<Measured[]>}
 */
export const measureBytes = () =>
  looking(async (browser, url) => {
    /** @type {Measured[]} */
    const all = [];
    for (const lang of LANGS)
      for (const [i, game] of GAMES.entries()) {
        const sizes = await visit(browser, url, lang, i);
        for (const [what, size] of Object.entries(sizes))
          all.push({ what: /** @type {Measured['what']} */ (what), game, lang, size });
      }
    return all;
  });
