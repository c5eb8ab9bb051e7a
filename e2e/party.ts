/** People at several screens: how they find a table, sit down, and play. */
import type { Page } from 'playwright-core';
import { choose } from './table.ts';

/** Opens a table for friends, in English, and returns the link to it. */
export const openTable = async (page: Page, game: string, seats: number, name: string): Promise<string> => {
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await choose(page, 'Game', game);
  await choose(page, 'Players', String(seats));
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
};

/** Comes by the link, says a name and sits down. */
export const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await sitDown(page, name);
};

const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
};

/** Has the code read aloud, types it as one hears it, says a name and sits down. */
export const joinByCode = async (page: Page, host: Page, name: string): Promise<void> => {
  await host.getByRole('button', { name: 'A code to read aloud' }).click();
  const code = await host.locator('.letters').innerText();
  await page.getByRole('link', { name: 'Join by code' }).click();
  await page.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'To the table' }).click();
  await sitDown(page, name);
};

/** Until a page asks for nothing more: what is under way when somebody is sent away is refused, and the browser complains. */
export const settled = async (page: Page): Promise<void> => {
  const answered = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await answered(); now > before; now = await answered()) {
    before = now;
    await page.waitForTimeout(300);
  }
};

export const begin = async (host: Page, pages: readonly Page[]): Promise<void> => {
  await host.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all(pages.map(page => page.locator('.table').waitFor()));
};

/** One press towards an answer of whoever is asked: the button that gives it, or something that is offered. */
export const pressOnce = (page: Page, lot: number): Promise<'over' | 'pressed' | 'waits'> =>
  page.evaluate(chance => {
    if (document.querySelector('.table.is-over')) return 'over';
    const prompt = document.querySelector('.prompt.is-mine');
    if (!prompt) return 'waits';
    const give = prompt.querySelector('.prompt-actions .primary:not(:disabled, [aria-disabled="true"])');
    const offered = document.querySelectorAll('.table .pick.is-offered, .table .building.is-offered');
    const thing =
      give ??
      offered[Math.floor(chance * offered.length)] ??
      prompt.querySelector('.prompt-actions .button:not(.round, [aria-disabled="true"])');
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return thing ? 'pressed' : 'waits';
  }, lot);

/** Everybody answers by lot until the game is over or `enough` says so. */
export const playTogether = async (
  pages: readonly Page[],
  roll: (n: number) => number,
  enough: () => Promise<boolean> = async () => false,
): Promise<void> => {
  for (let rounds = 0; rounds < 8000; rounds++) {
    if (await enough()) return;
    const done = await Promise.all(pages.map(page => pressOnce(page, roll(1000) / 1000)));
    if (done.every(how => how === 'over')) return;
    if (done.every(how => how === 'waits')) await new Promise(wait => setTimeout(wait, 20));
  }
  throw new Error('the game does not end');
};
