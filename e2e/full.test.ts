import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import { begin, customise, dice, finish, playOn, scoreSheet } from './table.ts';

const house = journey();

/** Questions only the full version puts, and how they begin. */
const KINDS = ['You may fulfil or accept a mission', 'Purchase'];

/** Plays until each of them was put, and looks closely at the page then. */
const meetAll = async (page: Page, seed: number): Promise<void> => {
  for (const left = new Set(KINDS); left.size > 0;) {
    const isNew = (question: string): boolean => [...left].some(kind => question.startsWith(kind));
    await playOn(page, dice(left.size + seed), ({ question }) => isNew(question));
    const question = await page.locator('.prompt-text').innerText();
    await inspect(page, question);
    for (const kind of left) if (question.startsWith(kind)) left.delete(kind);
  }
};

const setting = { version: 'full', seats: 2, thirdMan: true, figures: true, seed: 'naschmarkt' } as const;

test('a whole game of the full version on a phone', async () => {
  const page = await house.visit(390, { prefs: { confirm: false } });
  await begin(page, setting);
  await meetAll(page, 390);
  expect((await finish(page, 390)).widest).toBe(0);
  expect(await page.locator('.end h2').innerText()).toMatch(/wins|share/);
  await scoreSheet(page);
  expect(await page.locator('.score-sheet').innerText()).toMatch(/Missions[\s\S]*Cash box[\s\S]*Most agents/);
});

test('missions and purchases on a wide screen', async () => {
  const page = await house.visit(1440, { prefs: { confirm: false } });
  await begin(page, setting);
  await meetAll(page, 1440);
});

test('what does not go together is not offered', async () => {
  const page = await house.visit(1440);
  await customise(page, 'Vienna');
  const option = (name: string) => page.getByRole('radio', { name });
  await option('Introductory version').check({ force: true });
  expect(await option('With Stefan Feld agents').count()).toBe(0);
  await option('Full version').check({ force: true });
  await option('With Stefan Feld agents').check({ force: true });
  await option('Introductory version').check({ force: true });
  await option('Full version').check({ force: true });
  expect(await option('Without Stefan Feld agents').isChecked()).toBe(true);
});
