// @ts-check
// npm run motion: what a browser has to do while things move over a table, from its own trace.
import { setTimeout as pause } from 'node:timers/promises';
import { asLearnt, looking } from './browser.mjs';
import { enter, say } from './house.mjs';
import { quantile, traced } from './trace.mjs';

/** @typedef {import('./trace.mjs').Event} Event */

const KINDS = [
  'devtools.timeline',
  'blink.user_timing',
  'toplevel',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.invalidationTracking',
];

const GAMES = (process.env['GAMES'] ?? 'Vienna,Hamburg,Estoril 1942').split(',');
/** Milliseconds of main thread in a frame, at full speed and slowed down four times. */
const SHARE = { 1: 4, 4: 8 };
/** Microseconds in which everything is laid out and said, and in which it is cleared away. */
const FIRST = 160_000;
const LAST = 50_000;
const SECONDS = Number(process.env['SECONDS'] ?? 20);

/** Marks in the trace when something begins and ends to fly. */
const watch = () => {
  new MutationObserver(changes => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes)
        if (node instanceof Element && node.className === 'aloft-layer') performance.mark('motion begins');
      for (const node of removedNodes)
        if (node instanceof Element && node.className === 'aloft-layer') performance.mark('motion ends');
    }
  }).observe(document, { childList: true, subtree: true });
};

/** Answers by lot as long as the page is open, but never while something moves. */
const drive = () => {
  const ways = [
    '.prompt-actions .primary',
    '.table .pick.is-offered',
    '.prompt-actions .button:not(.round, .back)',
  ];
  setInterval(() => {
    if (document.querySelector('.aloft-layer, .scene') || !document.querySelector('.prompt.is-mine')) return;
    const things = ways.map(way => [...document.querySelectorAll(way)]).find(list => list.length > 0) ?? [];
    const thing = things[Math.floor(Math.random() * things.length)];
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 250);
};

/**
 * The stretches between two marks, without the frame in which everything is laid out.
 * @param {Event[]} events
 */
const runsIn = events => {
  const marks = events
    .filter(({ name }) => name === 'motion begins' || name === 'motion ends')
    .sort((a, b) => a.ts - b.ts);
  const runs = [];
  for (const [i, mark] of marks.entries()) {
    const next = marks[i + 1];
    if (mark.name === 'motion begins' && next?.name === 'motion ends')
      runs.push({ tid: mark.tid, from: mark.ts + FIRST, to: next.ts - LAST });
  }
  return runs.filter(({ from, to }) => to > from);
};

/** @param {Event} event */
const isAloft = ({ args }) => /aloft/.test(args?.data?.nodeName ?? '');

/**
 * How often what flies was styled in a run: once, when the compositor has taken it over, and not again.
 * @param {Event[]} events
 * @param {{ tid: number; from: number; to: number }} run
 */
const passesIn = (events, { tid, from, to }) =>
  new Set(
    events
      .filter(e => e.name === 'StyleRecalcInvalidationTracking' && e.tid === tid && isAloft(e))
      .filter(e => e.ts >= from && e.ts <= to)
      .map(e => Math.round(e.ts / 16_667)),
  ).size;

/** @param {Event[]} events */
const measure = events => {
  const runs = runsIn(events);
  /** @param {string[]} names */
  const within = (...names) =>
    runs.flatMap(({ tid, from, to }) =>
      events.filter(
        e => names.includes(e.name) && e.tid === tid && e.ts >= from && e.ts + (e.dur ?? 0) <= to,
      ),
    );
  const tasks = within('RunTask');
  const frames = runs.map(({ from, to }) => Math.max(1, Math.round((to - from) / 16_667)));
  const cpu = runs.map(({ tid, from, to }, i) => {
    const own = tasks.filter(e => e.tid === tid && e.ts >= from && e.ts <= to);
    return own.reduce((sum, e) => sum + (e.tdur ?? 0), 0) / 1000 / (frames[i] ?? 1);
  });
  return {
    runs: runs.length,
    // What flies, not whatever else the page has to tell meanwhile: that the next one thinks, say.
    layouts: within('LayoutInvalidationTracking').filter(isAloft).length,
    styles: quantile(runs.map(run => passesIn(events, run))),
    // Processor time: on a machine that does other things the clock says little.
    longest: Math.max(0, ...tasks.map(e => (e.tdur ?? 0) / 1000)),
    perFrame: quantile(cpu),
  };
};

/**
 * What flies over one table, on a processor so many times slower.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} game
 * @param {keyof typeof SHARE} slow
 */
const observe = async (browser, url, game, slow) => {
  const context = await asLearnt(
    await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      serviceWorkers: 'block',
    }),
  );
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('kaffeehaus.prefs', JSON.stringify({ pace: 'calm', confirm: true, name: 'Anna' })),
  );
  await page.addInitScript(watch);
  await page.goto(url);
  await page.getByRole('button', { name: new RegExp(`Play now.*${game}`) }).click();
  await page.locator('.table').waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const events = await traced(browser, KINDS, async () => {
    await page.evaluate(drive);
    await pause(SECONDS * 1000);
  });
  await context.close();
  return measure(events);
};

await enter(() =>
  looking(async (browser, url) => {
    for (const game of GAMES)
      for (const slow of /** @type {const} */ ([1, 4])) {
        const found = await observe(browser, url, game, slow);
        const good =
          found.runs > 2 &&
          found.layouts === 0 &&
          found.styles <= 1 &&
          found.longest <= 50 &&
          found.perFrame <= SHARE[slow];
        if (!good) process.exitCode = 1;
        say(
          `${good ? 'yes' : 'NO '} ${game} at 1/${slow}: ${found.runs} runs, ${found.layouts} layouts, styled ${found.styles} times a run, longest task ${found.longest.toFixed(1)} ms, ${found.perFrame.toFixed(2)} ms a frame`,
        );
      }
  }),
);
