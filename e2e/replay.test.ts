import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import { myGames } from './table.ts';

const house = journey();

const RECORD = readFileSync(new URL('../corpus/records/estoril-two-finished.json', import.meta.url), 'utf8');

/** Brings a finished game from a file, and stays at its last board. */
const bring = async (page: Page): Promise<void> => {
  await myGames(page);
  await page
    .locator('.import input')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(RECORD) });
  await page.locator('.table.is-over').waitFor();
};

const where = (page: Page): Promise<string> => page.locator('.reel-where').innerText();

test('a finished game is stepped through by keys, seen with other eyes, played on from, reviewed and drawn', async () => {
  const page = await house.visit(1440);
  await bring(page);
  await page.locator('.end').getByRole('link', { name: 'Replay' }).click();
  const reel = page.getByRole('region', { name: 'Replay' });
  await reel.waitFor();
  const last = await where(page);
  await page.keyboard.press('Home');
  expect(await where(page)).toMatch(/^Step 0 of /);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  expect(await where(page)).toMatch(/^Step [3-9] of .*Round 1/);
  await page.keyboard.press('Shift+ArrowRight');
  expect(await where(page)).toContain('Round 2');
  const step = /^Step (\d+)/.exec(await where(page))?.[1];
  expect(page.url()).toMatch(new RegExp(`#/replay/[\\w-]+/${step}$`));
  // Whoever comes by this address is there at once.
  await page.reload();
  await reel.waitFor();
  expect(await where(page)).toMatch(new RegExp(`^Step ${step} of `));
  await reel.getByRole('combobox').selectOption('Everything open');
  await inspect(page, 'replay');
  // Play on from here, in a game of its own.
  await reel.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await page.locator('.prompt:not(.reel)').first().waitFor();
  await myGames(page);
  await page.getByText(`Played on from step ${step} of another game`).waitFor();
  // The review on the board.
  await page
    .getByRole('link', { name: /^Replay/ })
    .first()
    .click();
  await reel.waitFor();
  await reel.getByRole('link', { name: 'Review' }).click();
  await page.locator('.curve').waitFor({ timeout: 150_000 });
  await page.locator('.curve').click({ position: { x: 200, y: 100 } });
  expect(await where(page)).not.toBe(last);
  await page.locator('.verdict').waitFor();
  await inspect(page, 'review on the board');
  // A picture of it.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Picture' }).click();
  const picture = page.locator('img.picture');
  await picture.waitFor();
  const drawn = await picture.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(drawn).toEqual([1200, 630]);
}, 200_000);
