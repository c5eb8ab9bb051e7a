/** A game is loaded when it is wanted, and what happens when it cannot be. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { page as open } from './browser.ts';
import { journey } from './house.ts';
import { begin } from './table.ts';

const house = journey();

/** Which games' rules, words and drawings the page has asked for, and what every table needs. */
const watchGames = (page: Page): Set<string> => {
  const games = new Set<string>();
  page.on('request', request => {
    const [, game] = /\/assets\/(vienna|hamburg|estoril|kernel|table)\b.*\.js$/.exec(request.url()) ?? [];
    if (game) games.add(game);
  });
  return games;
};

const TROUBLE = 'The game could not be loaded. Check the connection and try again.';

test('only the game that is looked at is loaded', async () => {
  const page = await house.visit(1440);
  const games = watchGames(page);
  await page.reload();
  await page.locator('.lobby').waitFor();
  await page.waitForLoadState('networkidle');
  expect([...games]).toEqual([]);
  await page.getByRole('button', { name: 'Play now: Hamburg' }).click();
  await page.locator('.table.of-hamburg').waitFor();
  expect([...games].sort()).toEqual(['hamburg', 'kernel', 'table']);
  games.clear();
  // A table is opened by its address without the other games, too.
  await page.reload();
  await page.locator('.table.of-hamburg').waitFor();
  expect([...games].sort()).toEqual(['hamburg', 'kernel', 'table']);
  await page.getByRole('link', { name: 'To the lobby' }).first().click();
  await page.getByRole('link', { name: /^Continue/ }).waitFor();
});

/** A visitor whose page may complain about the missing connection. */
const visitor = async (): Promise<Page> => {
  const page = await open(house.browser, 390);
  await page.goto(house.url);
  await page.locator('.lobby').waitFor();
  return page;
};

test('a lobby without connection says so, and goes on when it is back', async () => {
  const page = await visitor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play now: Estoril 1942' }).click();
  await page.getByRole('alert').getByText(TROUBLE).waitFor();
  await inspect(page, 'a game that could not be loaded');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await page.locator('.toast').getByText(TROUBLE).waitFor();
  await page.context().setOffline(false);
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Play now: Estoril 1942' }).click();
  await page.locator('.table.of-estoril').waitFor();
  await page.context().close();
});

test('a table and a list of games whose rules do not come say so', async () => {
  const page = await visitor();
  await begin(page);
  const table = page.url();
  await page.route(/\/assets\/vienna-.*\.js$/, route => route.abort());
  await page.goto(`${house.url}/#/games`);
  await page.reload();
  await page.locator('.kept').getByText(TROUBLE).waitFor();
  await inspect(page, 'a kept game that could not be read');
  await page.goto(table);
  await page.reload();
  await page.locator('.sign').getByText(TROUBLE).waitFor();
  await inspect(page, 'a table that could not be laid');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.table.of-vienna').waitFor();
  await page.context().close();
});

test('a language that does not come leaves the old one', async () => {
  const page = await visitor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('.toast').getByText('could not be loaded').waitFor();
  await page.getByRole('button', { name: 'Play now: Vienna' }).waitFor();
  await page.context().close();
});
