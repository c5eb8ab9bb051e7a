/** Bots that think, hints they give, and games they look back at. */
import { Host, type Game, asked, below, count, newRecord, nth, seeded } from '@kaffeehaus/kernel';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { page as open } from './browser.ts';
import { journey } from './house.ts';
import { begin, choose, customise, dice, glance, myGames, playOn, settled } from './table.ts';

const house = journey();

/** A whole game by lot, as somebody else may have exported it. */
const finished = (game: Game, seats: number, names: readonly string[]): string => {
  const host = new Host(game, { record: newRecord(game, {}, seats, 'naschmarkt') });
  const chance = seeded('players');
  while (!host.over)
    for (const ask of asked(host.table)) host.answer(ask.seat, nth(ask, below(chance, count(ask))));
  return JSON.stringify({ ...host.record, names });
};

const bring = async (page: Page, text: string): Promise<void> => {
  await myGames(page);
  await page
    .locator('.import input')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

const round = (page: Page): Promise<string> => page.locator('.table-phase').innerText();

test('some rounds against a normal and a hard bot', async () => {
  const page = await house.visit(1440);
  await customise(page, 'Vienna');
  await choose(page, 'Players', '3');
  await choose(page, 'Bot at seat 3', 'Hard');
  expect(await page.locator('.chair').nth(2).innerText()).toMatch(/The strongest here/);
  expect(await page.getByRole('group', { name: 'Bot at seat 2' }).innerText()).toMatch(/Weighs many choices/);
  await choose(page, 'Version', 'Introductory version');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table').waitFor();
  for (const [seat, level] of ['Normal', 'Hard'].entries()) {
    await page
      .locator('.seat-button')
      .nth(seat + 1)
      .click();
    await page.getByRole('dialog').getByText(`Bot: ${level}`).waitFor();
    await page.keyboard.press('Escape');
  }
  const roll = dice(5);
  let now = '';
  await playOn(page, roll, (_, answers) => {
    void round(page).then(text => (now = text));
    return answers > 8 || now.startsWith('Round 3');
  });
  // A reload while bots think changes nothing but the time it takes.
  await page.reload();
  await settled(page);
  await playOn(page, roll, (_, answers) => answers > 1);
  await myGames(page);
  await expect
    .poll(() => page.locator('.kept-players title').allTextContents())
    .toEqual(['Person', 'Bot: Normal', 'Bot: Hard']);
});

test.each([1440, 390] as const)('a hint says what a bot would do, %i px wide', async width => {
  const page = await house.visit(width);
  await begin(page, { seats: 3, bots: 'Normal', version: 'full' });
  const before = await glance(page);
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  const counsel = page.locator('.counsel');
  await counsel.locator('ol').waitFor();
  const text = await counsel.innerText();
  expect(text).toMatch(/Chance of winning \d+%, about \d+ points/);
  expect(text).toMatch(/Mainly from: .*Risk: one time in ten you end with at most \d+ points/s);
  expect(await counsel.locator('li').count()).toBeLessThanOrEqual(3);
  expect(await glance(page)).toEqual(before);
  await inspect(page, 'a hint');
  await counsel
    .getByRole('button', { name: /^Choose this/ })
    .first()
    .click();
  expect((await glance(page)).ready).toBe(true);
  await page.keyboard.press('Escape');
  expect(await counsel.count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await counsel.count()).toBe(0);
  expect(await hint.getAttribute('aria-expanded')).toBe('false');
  // Its own shortcut opens it again; an answer puts it away.
  await page.keyboard.press('h');
  await counsel.locator('ol').waitFor();
  await counsel
    .getByRole('button', { name: /^Choose this/ })
    .first()
    .click();
  await page.locator('.prompt-actions .primary').click();
  await settled(page);
  expect(await counsel.count()).toBe(0);
});

// Estoril's is looked at on the board: replay.test.ts.
test.each([
  [vienna, 1440, 2],
  [hamburg, 390, 2],
] as const)(
  'a finished game is looked back at: $id',
  async (game, width, seats) => {
    const page = await house.visit(width);
    const names = ['Anna', 'Ben', 'Cleo', 'Dirk', 'Ella'].slice(0, seats);
    await bring(page, finished(game as unknown as Game, seats, names));
    await page.locator('section.end').waitFor();
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.locator('.review').waitFor({ timeout: 150_000 });
    expect(await page.locator('.curve-legend').innerText()).toBe(names.join('\n'));
    expect(await page.locator('.curve-line').count()).toBe(2 * seats);
    await page.getByText('The chances as a table').click();
    const numbers = page.locator('.review-numbers').first().locator('tbody tr');
    const last = await numbers.last().locator('td').allInnerTexts();
    expect(last.map(text => Number.parseInt(text)).reduce((a, b) => a + b)).toBeGreaterThan(98);
    expect(await page.locator('.review-decided').innerText()).toMatch(
      /^(Decided in round \d+: .+ from \d+% to \d+%|\w+ was ahead from the start)/,
    );
    // What is shown adds up: in every row of the first table, and in every turning point.
    const whole = (text: string): number => Number.parseInt(text.replace('−', '-'));
    for (const row of await page.locator('.review-sheet').nth(1).locator('tbody tr').all()) {
      const [from = 0, ...rest] = (await row.locator('td').allInnerTexts()).map(whole);
      const to = rest.pop();
      expect(rest.reduce((a, b) => a + b, from)).toBe(to);
    }
    const points = page.locator('.review-points > li');
    for (const text of await points.allInnerTexts()) {
      expect(text).toMatch(/Round \d+, \w+: a (mistake|stroke of luck), [+−]\d+ ± \d+ percentage points/);
      const said =
        /from (\d+)% to (\d+)%: own decision ([+−\d]+).*, others’ decisions ([+−\d]+), luck ([+−\d]+), error of the estimate ([+−\d]+)/;
      const [from = 0, to, ...parts] = (said.exec(text.replaceAll(/\s+/g, ' ')) ?? []).slice(1).map(whole);
      expect(parts.reduce((a, b) => a + b, from)).toBe(to);
    }
    await inspect(page, 'a review');
  },
  200_000,
);

test('a bot that cannot think says so, and thinks again when the connection is back', async () => {
  // The page may complain about the missing connection.
  const page = await open(house.browser, 390);
  await page.goto(house.url);
  await page.locator('.lobby').waitFor();
  await page.route(/\/assets\/thread-.*\.js$/, route => route.abort());
  await begin(page, { bots: 'Normal' });
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await inspect(page, 'a bot that cannot think');
  await page.unrouteAll();
  await again.click();
  await again.waitFor({ state: 'detached' });
  await playOn(page, dice(2), (_, answers) => answers > 1);
  await page.context().close();
});
