// @ts-check
// What jumps on a page, as the browser itself counts it: at home, at a table of each game through some answers, and within a
// question, where nothing may, whatever is pressed or refused. On a phone and on a desk.
import { setTimeout as pause } from 'node:timers/promises';
import { isOpen, next } from './answers.mjs';
import { asLearnt, looking } from './browser.mjs';

const WIDTHS = /** @type {const} */ ([390, 1440]);
const GAMES = /** @type {const} */ (['vienna', 'hamburg', 'estoril']);
const ANSWERS = 10;
/** Nothing more is asked, or cannot be reached, if it takes more looks than this to find something to press. */
const LOOKS = 300;
/** Milliseconds in which a press has drawn all it brings. */
const DRAWN = 700;
/** Shifts belong together that are no further apart, and no longer in all, in milliseconds. */
const SESSION = { apart: 1000, long: 5000 };

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ value: number, at: number, own: boolean, of: string[] }} Shift own: within half a second after a press */
/** @typedef {{ game: string, width: number, score: number, within: number, told: string[] }} Measured */

/** Notes every shift, and what it was of. */
const watch = () => {
  /** @type {Shift[]} */
  const shifts = [];
  const at = (/** @type {DOMRect} */ { x, y }) => `${Math.round(x)},${Math.round(y)}`;
  Object.assign(globalThis, { shifts });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, startTime, hadRecentInput, sources } = /** @type {any} */ (entry);
      const of = sources.map((/** @type {any} */ { node, previousRect: a, currentRect: b }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.getAttribute('class') ?? element?.localName ?? 'text'} ${at(a)} → ${at(b)}`;
      });
      shifts.push({ value, at: startTime, own: hadRecentInput, of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** @param {Page} page @returns {Promise<{ shifts: Shift[], now: number }>} */
const shiftsOn = page =>
  page.evaluate(() => ({ shifts: /** @type {any} */ (globalThis).shifts, now: performance.now() }));

/**
 * The worst of the sessions, as browsers report it: what follows a press at once is its answer and does not count.
 * @param {readonly Shift[]} shifts
 */
const scoreOf = shifts => {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, at } of shifts.filter(({ own }) => !own)) {
    if (at - last > SESSION.apart || at - first > SESSION.long) [sum, first] = [0, at];
    [sum, last] = [sum + value, at];
    worst = Math.max(worst, sum);
  }
  return worst;
};

/** Something that is refused and can be hit. */
const refusal = () => {
  for (const thing of document.querySelectorAll('.table .pick.is-refused')) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const spot = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(spot.x, spot.y);
    if (hit && thing.contains(hit)) return spot;
  }
  return undefined;
};

/**
 * Presses, and returns what shifted by it.
 * @param {Page} page
 * @param {{ x: number, y: number }} spot
 */
const pressAt = async (page, { x, y }) => {
  const { shifts } = await shiftsOn(page);
  await page.mouse.click(x, y);
  await pause(DRAWN);
  return (await shiftsOn(page)).shifts.slice(shifts.length);
};

/**
 * Some answers, and one thing that is refused. Returns what shifted within a question.
 * @param {Page} page
 */
const play = async page => {
  /** @type {Shift[]} */
  const within = [];
  let [answers, presses, isRefused] = [0, 0, false];
  for (let looks = 0; answers < ANSWERS && looks < LOOKS; looks++) {
    const spot = await page.evaluate(next, presses * 7);
    if (spot === 'over') break;
    if (spot === 'wait') {
      await pause(100);
      continue;
    }
    const wrong = isRefused ? undefined : await page.evaluate(refusal);
    if (wrong) {
      isRefused = true;
      within.push(...(await pressAt(page, wrong)));
      continue;
    }
    presses++;
    const shifts = await pressAt(page, spot);
    if (spot.gives || !(await page.evaluate(isOpen))) answers++;
    else within.push(...shifts);
  }
  return within;
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {number} width
 */
const newPage = async (browser, width) => {
  const isPhone = width < 600;
  const context = await asLearnt(
    await browser.newContext({
      viewport: { width, height: isPhone ? 844 : 900 },
      hasTouch: isPhone,
      locale: 'en-GB',
      serviceWorkers: 'block',
    }),
  );
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
};

/** @param {readonly Shift[]} shifts */
const told = shifts => shifts.flatMap(({ value, of }) => of.map(one => `${value.toFixed(4)} ${one}`));

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} width
 * @returns {Promise<Measured[]>}
 */
const measure = async (browser, url, width) => {
  const home = await newPage(browser, width);
  await home.goto(url);
  await home.locator('.lobby').waitFor();
  await home.waitForLoadState('networkidle');
  await pause(2000);
  const { shifts } = await shiftsOn(home);
  /** @type {Measured[]} */
  const all = [{ game: '', width, score: scoreOf(shifts), within: 0, told: told(shifts) }];
  await home.context().close();
  for (const [i, game] of GAMES.entries()) {
    const page = await newPage(browser, width);
    await page.goto(url);
    await page.locator('.play-now').nth(i).click();
    await page.locator('.prompt.is-mine').waitFor();
    const within = await play(page);
    const heard = (await shiftsOn(page)).shifts;
    all.push({
      game,
      width,
      score: scoreOf(heard),
      within: within.reduce((sum, { value }) => sum + value, 0),
      told: [...told(heard.filter(({ own }) => !own)), ...told(within).map(one => `within: ${one}`)],
    });
    await page.context().close();
  }
  return all;
};

/** Home and a table of each game, on a phone and on a desk. */
export const measureShifts = () =>
  looking(async (browser, url) => {
    /** @type {Measured[]} */
    const all = [];
    for (const width of WIDTHS) all.push(...(await measure(browser, url, width)));
    return all;
  });
