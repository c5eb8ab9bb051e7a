// @ts-check
// npm run lighthouse: what Lighthouse says of home and of a table, as on a phone, the middle of five looks. It is
// fetched when it is first wanted and is in no lock: nobody else needs it. 12 is the last that runs on Node 20.
//   npm run lighthouse -- --looks 1   so many looks of each (5 unless given)
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser, flags, sandbox } from './browser.mjs';
import { build } from './build.mjs';
import { Trouble, at, enter, install, npm, run, say } from './house.mjs';

const VERSION = '12.8.2';
const LOOKS = 5;
const PORT = 9333;
/** By category, the least that is good enough, of 100. */
const LEAST = /** @type {const} */ ({ performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 });

const folder = at('.cache', 'lighthouse');
const cli = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

const fetch = async () => {
  if (existsSync(cli)) return;
  say(`Getting Lighthouse ${VERSION}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { code, out } = await npm(
    ['install', '--no-save', '--ignore-scripts', '--loglevel=error', `lighthouse@${VERSION}`],
    { cwd: folder },
  );
  if (code) throw new Trouble(`${out.trim()}\nLighthouse could not be had.`);
};

/**
 * One look with what the browser has kept of earlier visits but its cache: a table lies where it was laid.
 * @param {string} url
 * @returns {Promise<Record<string, number>>} hundredths by category
 */
const look = async url => {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const { out } = await run(process.execPath, [
    cli,
    url,
    `--port=${PORT}`,
    '--disable-storage-reset',
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(LEAST).join(',')}`,
  ]);
  if (!existsSync(file)) throw new Trouble(`${out.trim()}\nLighthouse did not look.`);
  /** @type {{ categories: Record<string, { score: number | null }> }} */
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
  );
};

/** @param {readonly number[]} values */
const middle = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * @param {string} name
 * @param {string} url
 * @param {number} n how often it is looked at
 */
const judge = async (name, url, n) => {
  /** @type {Record<string, number>[]} */
  const looks = [];
  for (let i = 0; i < n; i++) looks.push(await look(url));
  const rows = Object.entries(LEAST).map(([category, least]) => {
    const value = middle(looks.map(scores => scores[category] ?? 0));
    return { text: `${category} ${value}`, ok: value >= least };
  });
  say(`${rows.every(({ ok }) => ok) ? '✓' : '✗'} ${name}: ${rows.map(({ text }) => text).join(', ')}`);
  return rows.every(({ ok }) => ok);
};

/**
 * Lays a table in the browser that is looked at.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 */
const layTable = async (context, url) => {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.play-now').first().click();
  await page.locator('.prompt.is-mine').waitFor();
  const table = page.url();
  await page.close();
  return table;
};

await enter(async () => {
  const { values } = parseArgs({ options: { looks: { type: 'string' } } });
  const looks = Number(values.looks ?? LOOKS);
  if (!(Number.isInteger(looks) && looks > 0)) throw new Trouble('--looks must be a whole number from 1 on.');
  await install();
  await build();
  await fetch();
  const { serveBriefly } = await import('@kaffeehaus/server');
  const house = await serveBriefly(at('web', 'build'));
  const profile = join(folder, 'profile');
  rmSync(profile, { recursive: true, force: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...flags(), `--remote-debugging-port=${PORT}`],
    chromiumSandbox: sandbox(),
  });
  try {
    const home = await judge('home', house.url, looks);
    const table = await judge('a table', await layTable(context, house.url), looks);
    if (!home || !table) process.exitCode = 1;
  } finally {
    await context.close();
    await house.close();
  }
});
