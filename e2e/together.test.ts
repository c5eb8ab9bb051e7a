/** People at several screens, through the real server: invited by a link, seated, played to the end. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { serveKept } from './browser.ts';
import { journey } from './house.ts';

const house = journey(serveKept);

/** Opens a table for friends, and returns the link to it. */
const openTable = async (page: Page, game: string, seats: number, name?: string): Promise<string> => {
  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByRole('radio', { name: game, exact: true }).dispatchEvent('click');
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: String(seats), exact: true })
    .dispatchEvent('click');
  if (name !== undefined) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByRole('textbox', { name: 'The link' }).inputValue();
};

test('two find each other by a link', async () => {
  const anna = await house.visit(1440);
  const link = await openTable(anna, 'Estoril 1942', 2, 'Anna');
  await anna.screenshot({ path: '/work/team/together-scratch/wait-1440.png' });
  const ben = await house.visit(390, { prefs: { name: '' } });
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.screenshot({ path: '/work/team/together-scratch/sit-390.png' });
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).waitFor();
  await ben.screenshot({ path: '/work/team/together-scratch/wait-390.png' });
  await anna.getByRole('button', { name: 'Begin', exact: true }).click();
  await Promise.all([anna.locator('.table').waitFor(), ben.locator('.table').waitFor()]);
  await anna.screenshot({ path: '/work/team/together-scratch/table-1440.png' });
  await ben.screenshot({ path: '/work/team/together-scratch/table-390.png' });
});
