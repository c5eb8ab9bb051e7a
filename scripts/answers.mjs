// @ts-check
// How long a page takes from an answer to the next drawn question, late in the largest game: the processor time of
// the browser's own main thread, so that other work on the machine does not count.
import { asLearnt, looking } from './browser.mjs';
import { at } from './house.mjs';

const SEATS = 5;
const EXPANSIONS = ['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'];
/** Only questions of the last rounds count, when displays and log are at their fullest. */
const LATE_ROUND = 7;
const QUESTIONS = 150;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ median: number, p95: number, n: number }} Times in milliseconds */

/**
 * A game of five at the first question of seat 1 in a late round.
 * @param {typeof import('@kaffeehaus/kernel')} kernel
 * @param {import('@kaffeehaus/kernel').Game} game
 * @param {string} seed
 */
const lateGame = ({ Host, asked, below, count, newRecord, nth, seeded }, game, seed) => {
  const host = new Host(game, { record: newRecord(game, { expansions: EXPANSIONS }, SEATS, seed) });
  const chance = seeded(`players of ${seed}`);
  while (!host.over) {
    const [ask] = asked(host.table);
    if (!ask) break;
    const alone = asked(host.table).length === 1 && ask.seat === 0;
    if (alone && game.round(host.table) >= LATE_ROUND) break;
    host.answer(ask.seat, nth(ask, below(chance, count(ask))));
  }
  return host.record;
};

/**
 * @param {Page} page
 * @param {string} url
 * @param {unknown} record
 */
const sitDown = async (page, url, record) => {
  await page.goto(new URL('#/games', url).href);
  const buffer = Buffer.from(JSON.stringify(record));
  const file = { name: 'game.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('dialog').waitFor();
  // The page is measured, not the thinking of its bots.
  for (const level of await page.locator('dialog').getByRole('radio', { name: 'Random' }).all())
    await level.check({ force: true });
  await page.locator('dialog .primary').click();
  await page.locator('.table').waitFor();
};

/** Presses the n-th thing that answers the question, until the answer can be given. False when the game is over. */
const prepare = (/** @type {number} */ roll) => {
  /** @param {string} selector */
  const all = selector => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));
  /** @param {ArrayLike<HTMLElement>} list */
  const one = list => list[roll % Math.max(1, list.length)];
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const work = async () => {
    for (let i = 0; i < 300; i++) {
      if (document.querySelector('.table.is-over')) return false;
      if (document.querySelector('.prompt-actions .primary')) return true;
      const offered = all('.table .pick.is-offered');
      const hurry = all('.prompt-actions .button:not(.plain)');
      const next = one(offered) ?? one(hurry) ?? one(all('.table .pick.is-selected'));
      next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await frame();
    }
    return false;
  };
  return work();
};

/** Gives the answer; settled when what comes next is painted. */
const give = () =>
  new Promise(done => {
    /** @type {HTMLElement | null} */ (document.querySelector('.prompt-actions .primary'))?.click();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });

/** A fixed piece of work, to tell a slow machine from a slow page. */
const calibrate = () => {
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum = (Math.imul(sum, 31) + i) | 0;
  return sum;
};

/** @param {Page} page */
const stopwatch = async page => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return async (/** @type {() => unknown} */ work) => {
    const before = await spent();
    await page.evaluate(work);
    return (await spent()) - before;
  };
};

/**
 * @param {number[]} times
 * @returns {Times}
 */
const timesOf = times => {
  const sorted = [...times].sort((a, b) => a - b);
  const part = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { median: part(0.5), p95: part(0.95), n: sorted.length };
};

/**
 * @param {Page} page
 * @param {(seed: number) => unknown} gameOf
 * @param {string} url
 */
const playLate = async (page, gameOf, url) => {
  const timed = await stopwatch(page);
  /** @type {number[]} */
  const times = [];
  for (let seed = 0; times.length < QUESTIONS; seed++) {
    await sitDown(page, url, gameOf(seed));
    while (times.length < QUESTIONS && (await page.evaluate(prepare, times.length * 7)))
      times.push(await timed(give));
  }
  return { ...timesOf(times), calibration: await timed(calibrate) };
};

/** Measures the built page. Needs the packages built as well. */
export const measureAnswers = async () => {
  const [kernel, { GAMES }] = await Promise.all([
    import('@kaffeehaus/kernel'),
    import(at('cli', 'dist', 'index.js')),
  ]);
  const game = GAMES.find((/** @type {{ id: string }} */ { id }) => id === 'hamburg');
  return looking(async (browser, url) => {
    const viewport = { width: 1440, height: 900 };
    const context = await asLearnt(
      await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' }),
    );
    const page = await context.newPage();
    // What is measured begins with a button: every answer waits for it.
    const prefs = JSON.stringify({ confirm: true });
    await page.addInitScript(text => localStorage.setItem('kaffeehaus.prefs', text), prefs);
    return playLate(page, seed => lateGame(kernel, game, `late ${seed}`), url);
  });
};
