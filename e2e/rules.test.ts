/** A game of a revision that the page has not built in: its rules come from beside the page. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CONTRACT, type GameRecord } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextVienna } from '../house/test/planted.ts';
import { journey } from './house.ts';
import { dice, myGames, playOn } from './table.ts';

const house = journey();

const CORPUS = fileURLToPath(new URL('../corpus/vienna/1.jsonl', import.meta.url));
const [line = ''] = readFileSync(CORPUS, 'utf8').split('\n');
const first = JSON.parse(line) as GameRecord;

/** A game that has begun: no ability has scored yet, so both revisions have played it the same. */
const record = { ...first, rev: vienna.rev + 1, answers: first.answers.slice(0, 6) };

const bring = async (page: Page): Promise<void> => {
  await myGames(page);
  await page.locator('.import input').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
};

/** Lays rules beside the page. */
const lay = async (page: Page, code: string, hash: string): Promise<void> => {
  const index = [{ game: 'vienna', rev: vienna.rev + 1, shape: vienna.shape, contract: CONTRACT, hash }];
  await page.route('**/rules/index.json', route => route.fulfill({ json: index }));
  await page.route(`**/rules/${hash}.js`, route =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
};

test('is opened by its own rules, and played on with bots', async () => {
  const { code, hash } = await nextVienna();
  const page = await house.visit(1440);
  await lay(page, code, hash);
  await bring(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.locator('.table').waitFor();
  await playOn(page, dice(3), (_, answers) => answers === 4);
});

test('is refused if its rules are not what their name says', async () => {
  const { code, hash } = await nextVienna();
  const page = await house.visit(390);
  await lay(page, `${code};`, hash);
  await bring(page);
  await page.locator('.import .trouble').waitFor();
  expect(await page.locator('.table').count()).toBe(0);
});

test('is refused in one line if nobody kept its rules', async () => {
  const page = await house.visit(390);
  await bring(page);
  const line = page.locator('.import .trouble');
  await line.waitFor();
  expect(await line.innerText()).toContain(`was played by revision ${vienna.rev + 1} of the rules`);
});
