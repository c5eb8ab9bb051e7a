import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './house.ts';
import { begin, confirm, dice, glance, myGames, playOn, written } from './table.ts';

const house = journey();

const home = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'To the lobby' }).first().click();
  await page.locator('.lobby').waitFor();
};

/** Clicks what lets the browser save a file, and reads it. */
const saved = async (page: Page, click: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFileSync(await download.path(), 'utf8');
};

const bring = async (page: Page, text: string): Promise<void> => {
  await myGames(page);
  await page
    .locator('.import input')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** The board as it is drawn while nobody points at it. */
const boardOf = async (page: Page): Promise<string> => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.locator('.part-board').innerHTML();
};

/** Writes something into the browser's shelf behind the app's back. */
const smuggle = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([id, entry]) =>
      new Promise<void>(done => {
        const request = indexedDB.open('kaffeehaus', 1);
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').put(entry, id);
          transaction.addEventListener('complete', () => {
            request.result.close();
            done();
          });
        });
      }),
    [key, value] as const,
  );

test('a reload in the middle of a turn changes nothing', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 3 });
  const roll = dice(2);
  await playOn(page, roll, ({ question }) => question.startsWith('Which agent goes'));
  await written(page);
  const before = await page.locator('.table').innerText();
  await page.reload();
  await page.locator('.table').waitFor();
  const after = await page.locator('.table').innerText();
  expect(after).toBe(before);
  await page.locator('.pick.is-offered').first().click();
  await confirm(page);
  expect((await glance(page)).question).not.toMatch(/^Which agent goes/);
});

test('a new browser session finds the game again', async () => {
  const page = await house.visit(390);
  await begin(page);
  await playOn(page, dice(4), (_, answers) => answers === 6);
  await written(page);
  const question = await page.locator('.prompt-text').innerText();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(house.url);
  await again.getByRole('link', { name: /^Continue/ }).click();
  expect(await again.locator('.prompt-text').innerText()).toBe(question);
});

test('what is exported is imported equal', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 2 });
  await playOn(page, dice(9), (_, answers) => answers === 8);
  await page.getByRole('button', { name: 'Menu' }).click();
  const text = await saved(page, () =>
    page.getByRole('button', { name: 'Export (with its secrets)' }).click(),
  );
  const board = await boardOf(page);
  await myGames(page);
  expect(
    await saved(page, () => page.getByRole('button', { name: /^Export \(with its secrets\)/ }).click()),
  ).toBe(text);
  await bring(page, text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await page.locator('.table').waitFor();
  expect(await boardOf(page)).toBe(board);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await saved(page, () => page.getByRole('button', { name: /^Export/ }).click())).toBe(text);
  await myGames(page);
  expect(await page.locator('.kept').count()).toBe(2);
});

test('several games are kept; one is deleted after a question', async () => {
  const page = await house.visit(390);
  for (const seats of [2, 3, 4] as const) {
    await begin(page, { seats });
    await home(page);
  }
  await myGames(page);
  await page.locator('.kept .chip').first().waitFor();
  expect(await page.locator('.kept').count()).toBe(3);
  expect(await page.locator('.kept').first().locator('.chip').count()).toBe(4);
  const trash = page
    .locator('.kept')
    .first()
    .getByRole('button', { name: /^Delete/ });
  await trash.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await page.locator('.kept').count()).toBe(3);
  await trash.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The game is deleted.').waitFor();
  expect(await page.locator('.kept').count()).toBe(2);
  await page.reload();
  await page.locator('.kept').first().waitFor();
  expect(await page.locator('.kept').count()).toBe(2);
});

test.each([
  ['garbage', 'not a game'],
  ['half a file', '{"format":"kaffeehaus.record/1","game":"vie'],
  ['something else', '{"format":"chess"}'],
  ['another format', '{"format":"kaffeehaus.record/9"}'],
  ['an unknown game', '{"format":"kaffeehaus.record/1","game":"chess"}'],
  ['nothing', ''],
])('importing %s gets one clear line and changes nothing', async (_, text) => {
  const page = await house.visit(390);
  await bring(page, text);
  const line = page.locator('.import .trouble');
  await line.waitFor();
  expect(await line.innerText()).toMatch(/^[A-Z].*[.;:]/);
  expect(await line.innerText()).not.toMatch(/undefined|Error|at .*\.js/);
  expect(await page.locator('.kept').count()).toBe(0);
});

test('a damaged entry is shown as such and can be saved or deleted', async () => {
  const page = await house.visit(1440);
  await begin(page);
  await myGames(page);
  await smuggle(page, 'bad', { id: 'bad', version: 1, record: 'eaten by mice' });
  await page.reload();
  await page.locator('.kept.is-broken').waitFor();
  expect(await page.locator('.kept').count()).toBe(2);
  const text = await saved(page, () =>
    page
      .locator('.is-broken')
      .getByRole('button', { name: /^Export/ })
      .click(),
  );
  expect(JSON.parse(text)).toMatchObject({ record: 'eaten by mice' });
  await page.goto(`${house.url}/#/table/bad`);
  await page.getByRole('heading', { name: 'A game that cannot be read' }).waitFor();
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await myGames(page);
  await page
    .locator('.is-broken')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.locator('.is-broken').waitFor({ state: 'detached' });
  expect(await page.locator('.kept').count()).toBe(1);
});

test('a table that is not here says so', async () => {
  const page = await house.visit(390);
  await page.goto(`${house.url}/#/table/nowhere`);
  await page.getByRole('heading', { name: 'This game is not here' }).waitFor();
});

test('two tabs do not destroy each other’s game', async () => {
  const page = await house.visit(1440);
  await begin(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.table').waitFor();
  await page.bringToFront();
  await playOn(page, dice(6), (_, answers) => answers === 3);
  const question = await page.locator('.prompt-text').innerText();
  await other.bringToFront();
  await other.getByText('continued in another tab').first().waitFor();
  await other.getByRole('heading', { name: question }).waitFor();
  await playOn(other, dice(8), (_, answers) => answers === 2);
  const later = await other.locator('.prompt-text').innerText();
  await page.bringToFront();
  await page.getByRole('heading', { name: later }).waitFor();
  await other.close();
});

test('a game deleted in another tab can be kept all the same', async () => {
  const page = await house.visit(1440);
  await begin(page);
  const other = await page.context().newPage();
  await other.goto(`${house.url}/#/games`);
  await other.getByRole('button', { name: /^Delete/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await other.locator('.kept').waitFor({ state: 'detached' });
  await page.bringToFront();
  await playOn(page, dice(6), (_, answers) => answers === 1);
  await page.getByRole('button', { name: 'Save it anyway' }).click();
  await other.locator('.kept').waitFor();
  await other.close();
});

test('whatever breaks is told in one friendly line', async () => {
  const page = await house.visit(390);
  const hear = (error: string | undefined): Promise<void> =>
    page.evaluate(message => {
      const filename = `${location.origin}/assets/index.js`;
      const told = message === undefined ? {} : { error: new Error(message) };
      dispatchEvent(new ErrorEvent('error', { filename, message: 'planted', ...told }));
    }, error);
  // Browsers say so that they were late to draw: nothing is broken.
  await hear(undefined);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.locator('.lobby').count()).toBe(1);
  await hear('planted');
  await page.getByText('Something went wrong.').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.lobby').waitFor();
});

/** Opens a game that the first build kept. */
const openKept = async (name: string): Promise<Page> => {
  const file = new URL(`../corpus/kept/${name}.json`, import.meta.url);
  const { entry } = JSON.parse(readFileSync(file, 'utf8')) as { readonly entry: unknown };
  const page = await house.visit(1440);
  await smuggle(page, name, entry);
  await page.reload();
  await page.getByRole('link', { name: /^Continue/ }).click();
  return page;
};

test.each(['vienna-full-two-running', 'hamburg-solo-running'])(
  'a game that the first build kept, %s, is played on',
  async name => {
    const page = await openKept(name);
    await page.locator('.table').waitFor();
    await playOn(page, dice(5), (_, answers) => answers === 3);
  },
);

test('an answer that waited for others in the first build waits still', async () => {
  const page = await openKept('estoril-three-waiting');
  await page.locator('.curtain-people').waitFor();
  const people = await page.locator('.curtain-people .button').allInnerTexts();
  expect(people).toEqual(['I am Cleo', 'I am Ben']);
  await page.locator('.curtain-people .button').first().click();
  await page.locator('.prompt.is-mine').waitFor();
});
