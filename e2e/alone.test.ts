/** The page without a house: a folder of files on any web space, below any path, played against bots. */
import { readFileSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { GameRecord } from '@kaffeehaus/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../scripts/house.mjs';
import { buildPage } from '../scripts/page.mjs';
import { complaints, launch, page } from './browser.ts';
import { dice, myGames, playOn } from './table.ts';

/** What any web space knows of files, and nothing more: no header of ours, nothing made up for a path that is not there. */
const KINDS: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const BELOW = '/people/~anna/games/';
const folder = at('.cache', 'alone');

const space = (asked: string[]): Server =>
  createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://here').pathname;
    const name = join(folder, path.startsWith(BELOW) ? path.slice(BELOW.length) || 'index.html' : '..');
    const isThere = path.startsWith(BELOW) && statSync(name, { throwIfNoEntry: false })?.isFile() === true;
    asked.push(`${isThere ? 200 : 404} ${path}`);
    if (!isThere) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': KINDS[extname(name)] ?? '' }).end(readFileSync(name));
  });

let browser: Browser;
let server: Server;
const asked: string[] = [];

beforeAll(async () => {
  [browser] = await Promise.all([launch(), buildPage(folder)]);
  server = space(asked);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const [line = ''] = readFileSync(at('corpus', 'vienna', '1.jsonl'), 'utf8').split('\n');
/** A game of a revision that the page has not built in: page and thread both look for its rules beside the page. */
const old = JSON.parse(line) as GameRecord;
const begun = { ...old, answers: old.answers.slice(0, 6) };

test('lies below any path, offers nothing that needs a house, and plays games of every revision against bots', async () => {
  const visitor = await page(browser, 390);
  await visitor.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${BELOW}`);
  await visitor.locator('.posters').waitFor();
  expect(await visitor.locator('.friends, a[href^="#/tables"], a[href^="#/me"]').count()).toBe(0);
  await visitor.goto(visitor.url().replace(/#.*$|$/, '#/tables/new'));
  await visitor.locator('.posters').waitFor();
  await myGames(visitor);
  await visitor.locator('.import input').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(begun)),
  });
  await visitor.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await visitor.locator('.table').waitFor();
  await playOn(visitor, dice(3), (_, answers) => answers === 3);
  expect(asked.filter(one => !one.startsWith(`200 ${BELOW}`))).toEqual([]);
  expect(asked.filter(one => /\/rules\/[\da-f]{64}\.js$/.test(one)).length).toBeGreaterThan(0);
  expect(complaints(visitor)).toEqual([]);
});
