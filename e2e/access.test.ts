import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import {
  assign,
  begin,
  choose,
  confirm,
  customise,
  dice,
  myGames,
  playOn,
  scoreSheet,
  written,
} from './table.ts';

const house = journey();
test.each([390, 1440] as const)('every screen is accessible, %i px wide', async width => {
  const page = await house.visit(width);
  await inspect(page, 'lobby');
  await page.locator('.home-bar .round').click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'settings');
  await page.keyboard.press('Escape');
  await customise(page, 'Vienna');
  await inspect(page, 'the form');
  await begin(page, { seats: 4, guests: [2] });
  await inspect(page, 'curtain');
  await page.locator('.curtain-people .button').first().click();
  await inspect(page, 'table: cards');
  await assign(page);
  await inspect(page, 'table: cards laid');
  await confirm(page);
  await inspect(page, 'curtain with an answer behind it');
  await playOn(page, dice(width), ({ question, curtain }) => curtain || question.startsWith('Action III'));
  await page.locator('.curtain-people .button').first().click();
  await playOn(page, dice(width), ({ question, curtain }) => curtain || question.startsWith('Action III'));
  if (await page.locator('.curtain').count()) await page.locator('.curtain-people .button').first().click();
  await playOn(page, dice(width), ({ question }) => question.startsWith('Action III'));
  await page.locator('.building.is-refused').first().click({ force: true });
  await inspect(page, 'table: agents, and a refusal');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await inspect(page, `table: ${await tab.innerText()}`);
  }
  for (const sheet of ['Help', 'Settings']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await inspect(page, 'menu');
    await page.getByRole('dialog').getByRole('button', { name: sheet }).click();
    await inspect(page, sheet);
    await page.keyboard.press('Escape');
  }
});

test.each([390, 1440] as const)('score sheet and kept games are accessible, %i px wide', async width => {
  const page = await house.visit(width, { prefs: { confirm: false } });
  await customise(page, 'Vienna');
  await choose(page, 'Seat 1', 'Bot');
  await choose(page, 'Bot at seat 1', 'Random');
  await begin(page, { seats: 4 });
  await page.locator('.table.is-over').waitFor();
  await inspect(page, 'the end');
  await scoreSheet(page);
  await inspect(page, 'score sheet');
  await page.keyboard.press('Escape');
  await myGames(page);
  await page.locator('.kept').waitFor();
  await inspect(page, 'kept games');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await inspect(page, 'a question before deleting');
});

/** Everything that looks as if it could be pressed, and is not chosen already. */
const PRESSABLE = [
  // Whoever has chosen a language is not asked again.
  'button:not([aria-selected="true"], .home-languages > *)',
  '[role="button"]',
  'a[href]:not([aria-current="page"])',
  'summary',
  'input[type="radio"]:not(:checked)',
].join();

/** Numbers everything that can be pressed, so that it is found again after the page has changed. */
const number = (page: Page): Promise<number> =>
  page.evaluate(selector => {
    for (const old of document.querySelectorAll('[data-n]')) old.removeAttribute('data-n');
    const things = [...document.querySelectorAll(selector)];
    for (const [n, thing] of things.entries()) thing.setAttribute('data-n', String(n));
    return things.length;
  }, PRESSABLE);

const nameOf = (page: Page, n: number): Promise<string> =>
  page.locator(`[data-n="${n}"]`).evaluate(element => element.outerHTML.slice(0, 120));

/** Fails as long as there is no n-th. */
const numberUpTo = async (page: Page, n: number): Promise<void> => {
  if ((await number(page)) <= n) throw new Error(`there are no ${n + 1} things to press`);
};

/** Where one is, what is chosen, and all that is drawn. */
const stateOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const checked = [...document.querySelectorAll('input')].map(input => input.checked);
    return `${location.href} ${checked.join()} ${document.body.outerHTML}`;
  });

/** Whether pressing the n-th thing does anything at all; a busy machine may take a while to show it. */
const doesSomething = async (page: Page, n: number): Promise<boolean> => {
  let opened = false;
  const note = (): void => {
    opened = true;
  };
  page.once('download', note).once('filechooser', note);
  const before = await stateOf(page);
  await page.locator(`[data-n="${n}"]`).dispatchEvent('click');
  const done = await vi
    .waitUntil(async () => opened || (await stateOf(page)) !== before, { timeout: 10_000, interval: 10 })
    .catch(() => false);
  page.off('download', note).off('filechooser', note);
  // A game that is on its way leads elsewhere in a moment.
  await page.locator('[type="submit"]:disabled, .play-now:disabled').first().waitFor({ state: 'detached' });
  return done;
};

/** Comes back to where one was; what lies open over it is gone after a reload alone. */
const back = async (page: Page, url: string, sign: string): Promise<void> => {
  await page.goto(url);
  if ((await page.locator('dialog').count()) > 0) await page.reload();
  await page.locator(sign).first().waitFor();
};

/** Names of all things that do nothing when pressed; whoever has gone elsewhere comes back by `arrive`. */
const dead = async (page: Page, arrive: () => Promise<void>): Promise<string[]> => {
  const found: string[] = [];
  await arrive();
  const url = page.url();
  const count = await number(page);
  for (let n = 0; n < count; n++) {
    const isThere = (await page.locator(`[data-n="${n}"]`).count()) === 1 && page.url() === url;
    if (!isThere || (await page.locator('dialog').count()) > 0) {
      await arrive();
      // Parts of the page come by themselves, a little later.
      await vi.waitFor(() => numberUpTo(page, n), { timeout: 30_000 });
    }
    const name = await nameOf(page, n);
    if (!(await doesSomething(page, n))) found.push(name);
  }
  expect(count).toBeGreaterThan(3);
  return found;
};

test.each([
  ['', '.continues'],
  ['games', '.kept'],
])('no dead buttons at home: /%s', async (place, sign) => {
  const page = await house.visit(1440);
  await begin(page);
  await page.getByRole('link', { name: 'To the lobby' }).first().click();
  expect(await dead(page, () => back(page, `${house.url}/#/${place}`, sign))).toEqual([]);
});

test('no dead buttons at the table', async () => {
  const page = await house.visit(390);
  await begin(page);
  await playOn(page, dice(1), seen => seen.question.startsWith('Action III'));
  await written(page);
  const url = page.url();
  expect(await dead(page, () => back(page, url, '.table'))).toEqual([]);
});
