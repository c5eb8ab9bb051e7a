// @ts-check
// npm run pictures: takes the pictures of the docs from the real page, in the middle of a game.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser, flags, sandbox } from './browser.mjs';
import { build } from './build.mjs';
import { at, enter, install, say } from './house.mjs';

/**
 * For each game: the table to show, the question it should be stopped at, and what random players do gladly, so that
 * there is something to see.
 */
const SCENES = [
  { game: 'vienna', seats: 3, options: {}, seed: 'pictures', after: 150, why: 'vienna.agent', gladly: [] },
  { game: 'estoril', seats: 3, options: {}, seed: 'pictures', after: 14, why: 'estoril.slot', gladly: [] },
  {
    game: 'hamburg',
    seats: 3,
    options: {},
    seed: 'pictures',
    after: 230,
    why: 'hamburg.turn',
    gladly: ['build', 'plot'],
  },
];
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * A record of random play up to a question of seat 1.
 * @param {typeof import('@kaffeehaus/kernel')} kernel
 * @param {import('@kaffeehaus/kernel').Game} game
 * @param {typeof SCENES[number]} scene
 */
const recordOf = ({ Host, asked, below, count, has, newRecord, nth, seeded }, game, scene) => {
  const host = new Host(game, { record: newRecord(game, scene.options, scene.seats, scene.seed) });
  const chance = seeded(`players of ${scene.seed}`);
  while (!host.over) {
    const [ask] = asked(host.table);
    if (!ask) break;
    const mine = ask.seat === 0 && ask.why === scene.why;
    if (host.record.answers.length >= scene.after && mine && asked(host.table).length === 1) break;
    const glad = scene.gladly.flatMap(word => game.item(word) ?? []).find(item => has(ask, [item]));
    host.answer(ask.seat, glad === undefined ? nth(ask, below(chance, count(ask))) : [glad]);
  }
  return { ...host.record, names: ['Anna', 'Jan', 'Katrin'].slice(0, scene.seats) };
};

/**
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {unknown} record
 */
const bring = async (page, url, record) => {
  await page.goto(`${url}/#/games`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('dialog .primary').click();
  await page.locator('.table').waitFor();
  await page.waitForTimeout(1500);
};

await enter(async () => {
  await install();
  await build({ log: say });
  const kernel = await import('@kaffeehaus/kernel');
  const { serveBriefly } = await import('@kaffeehaus/server');
  const { GAMES } = await import(at('cli', 'dist', 'index.js'));
  mkdirSync(at('docs', 'pictures'), { recursive: true });
  const app = await serveBriefly(at('web', 'build'));
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: flags(),
    chromiumSandbox: sandbox(),
  });
  for (const scene of SCENES) {
    /** @type {import('@kaffeehaus/kernel').Game | undefined} */
    const game = GAMES.find((/** @type {{ id: string }} */ { id }) => id === scene.game);
    if (!game) continue;
    const record = recordOf(kernel, game, scene);
    for (const viewport of WIDTHS) {
      const context = await browser.newContext({
        viewport,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        isMobile: viewport.width < 500,
      });
      const page = await context.newPage();
      await bring(page, app.url, record);
      const name = `${scene.game}-${viewport.width}.png`;
      await page.screenshot({ path: at('docs', 'pictures', name) });
      say(`docs/pictures/${name}`);
      await context.close();
    }
  }
  await browser.close();
  await app.close();
});
