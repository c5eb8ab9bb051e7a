// @ts-check
// How long a page takes to draw an answer, late in the largest game of each kind: the processor time of the browser's own
// main thread, from the moment a press is let go to the frame that shows what it brought, so that other work on the machine
// does not count. Four times that, as on a phone: a browser that slows itself down spins by the clock, and would count what
// others do on the machine.
import { setTimeout as pause } from 'node:timers/promises';
import { asLearnt, looking } from './browser.mjs';
import { at } from './house.mjs';
import { quantile, traced } from './trace.mjs';

/** A phone takes so many times as long. */
const SLOW = 4;
/** So many answers of each game. */
const ANSWERS = 40;
/** As many as can sit, with everything that can be added, when displays and log are at their fullest. */
const TABLES = {
  vienna: { seats: 4, options: { version: 'full', thirdMan: true, feldFigures: true }, after: 150 },
  hamburg: {
    seats: 5,
    options: { expansions: ['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'] },
    after: 330,
  },
  estoril: { seats: 4, options: {}, after: 60 },
};
/** Milliseconds: a pointer rests, so that a preview is drawn before the press; a press; and what it brings is drawn. */
const PAUSES = { rest: 260, press: 60, draw: 160 };

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./trace.mjs').Event} Event */
/** @typedef {keyof typeof TABLES} Id */
/** @typedef {{ median: number, p95: number, n: number }} Times in milliseconds */

/**
 * A game by lot at a late question of seat 1.
 * @param {typeof import('@kaffeehaus/kernel')} kernel
 * @param {import('@kaffeehaus/kernel').Game} game
 * @param {string} seed
 */
const lateGame = ({ Host, asked, below, count, newRecord, nth, seeded }, game, seed) => {
  const { seats, options, after } = TABLES[/** @type {Id} */ (game.id)];
  const host = new Host(game, { record: newRecord(game, options, seats, seed) });
  const chance = seeded(`players of ${seed}`);
  while (!host.over) {
    const open = asked(host.table);
    const [ask] = open;
    if (!ask || (open.length === 1 && ask.seat === 0 && host.record.answers.length >= after)) break;
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
  await page.locator('.prompt.is-mine').waitFor();
  // All that comes after the first question.
  await page.waitForLoadState('networkidle');
  await pause(1000);
};

/** Where to press next: what ends the answer, something that is offered, or the way past. Nothing while nobody is asked. */
export const next = (/** @type {number} */ roll) => {
  if (document.querySelector('.table.is-over')) return 'over';
  if (!document.querySelector('.prompt.is-mine') || document.querySelector('.aloft-layer, .scene'))
    return 'wait';
  const ways = [
    '.prompt:has(.back.is-waiting) .prompt-text',
    '.prompt-actions .primary',
    '.table .pick.is-offered',
    '.prompt-actions .button:not(.plain, .back, .short)',
    '.table .pick.is-selected',
  ];
  for (const [i, way] of ways.entries()) {
    const spots = [...document.querySelectorAll(way)].flatMap(thing => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2, gives: i < 2 };
      const hit = document.elementFromPoint(spot.x, spot.y);
      return hit && thing.contains(hit) ? [spot] : [];
    });
    const spot = spots[roll % Math.max(1, spots.length)];
    if (spot) return spot;
  }
  return 'wait';
};

/** Marks in the trace when a press is let go; what waits to be given is given by the press itself. */
const watch = () => {
  let isGiven = false;
  const note = () => performance.mark('let go');
  addEventListener(
    'pointerdown',
    () => {
      isGiven = document.querySelector('.back.is-waiting') !== null;
      if (isGiven) note();
    },
    true,
  );
  addEventListener('click', () => isGiven || note(), true);
};

/** Something is chosen, or waits for its button. */
export const isOpen = () =>
  document.querySelector('.prompt-actions :is(.back, .primary), .table .pick.is-selected') !== null;

/**
 * Presses by mouse until so many answers were given. Returns of each press whether it gave one.
 * @param {Page} page
 */
const play = async page => {
  /** @type {boolean[]} */
  const given = [];
  while (given.filter(Boolean).length < ANSWERS) {
    // The same presses whenever it is measured, however long the bots took.
    const spot = await page.evaluate(next, given.length * 7);
    if (spot === 'over') break;
    if (spot === 'wait') {
      await pause(50);
      continue;
    }
    await page.mouse.move(spot.x, spot.y);
    await pause(PAUSES.rest);
    await page.mouse.down();
    await pause(PAUSES.press);
    await page.mouse.up();
    await pause(PAUSES.draw);
    given.push(spot.gives || !(await page.evaluate(isOpen)));
  }
  return given;
};

/**
 * Of each press, the milliseconds of a phone from the task in which it was let go to the end of the one that drew the next
 * frame.
 * @param {readonly Event[]} events
 */
const timesOf = events => {
  const presses = events
    .filter(({ name, ph }) => name === 'let go' && ph !== 'e')
    .sort((a, b) => a.ts - b.ts);
  const [first] = presses;
  const own = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const tasks = own.filter(({ name }) => /^(?:ThreadControllerImpl::)?RunTask$/.test(name));
  const frames = own.filter(({ name }) => name === 'Layerize');
  return presses.map(({ ts }) => {
    const frame = frames.filter(one => one.ts > ts).reduce((a, b) => (a.ts < b.ts ? a : b));
    return tasks
      .filter(task => task.ts + (task.dur ?? 0) >= ts && task.ts <= frame.ts)
      .reduce((sum, { tdur = 0 }) => sum + (SLOW * tdur) / 1000, 0);
  });
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {unknown} record
 * @returns {Promise<Times>}
 */
const measure = async (browser, url, record) => {
  const viewport = { width: 1440, height: 900 };
  const context = await asLearnt(
    await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' }),
  );
  const page = await context.newPage();
  const prefs = JSON.stringify({ pace: 'brisk' });
  await page.addInitScript(text => localStorage.setItem('kaffeehaus.prefs', text), prefs);
  await sitDown(page, url, record);
  await page.evaluate(watch);
  /** @type {boolean[]} */
  let given = [];
  const events = await traced(browser, ['devtools.timeline', 'blink.user_timing', 'toplevel'], async () => {
    given = await play(page);
  });
  await context.close();
  const times = timesOf(events).filter((_, i) => given[i]);
  return { median: quantile(times), p95: quantile(times, 0.95), n: times.length };
};

/**
 * Measures the built page, game by game. Needs the packages built as well.
 * @returns {Promise<(Times & { game: string, seats: number })[]>}
 */
export const measureAnswers = async () => {
  const kernel = await import('@kaffeehaus/kernel');
  /** @type {{ GAMES: import('@kaffeehaus/kernel').Game[] }} */
  const { GAMES } = await import(at('cli', 'dist', 'index.js'));
  return looking(async (browser, url) => {
    const all = [];
    for (const game of GAMES) {
      const record = lateGame(kernel, game, 'late 0');
      const { seats } = TABLES[/** @type {Id} */ (game.id)];
      all.push({ ...(await measure(browser, url, record)), game: game.id, seats });
    }
    return all;
  });
};
