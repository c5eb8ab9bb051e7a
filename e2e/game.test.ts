import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './house.ts';
import { answer, begin, dice, finish, glance, myGames, playOn, scoreSheet, sideways } from './table.ts';

const house = journey();

/** So many answers are given by the mouse. */
const BY_HAND = 20;

test('a whole introductory game by three', async () => {
  const [width, seats] = [1440, 3] as const;
  const page = await house.visit(width, { prefs: { confirm: false } });
  await begin(page, { seats, thirdMan: true });
  let widest = 0;
  const questions = await playOn(page, dice(width), (_, answers) => {
    void sideways(page).then(more => (widest = Math.max(widest, more)));
    return answers >= BY_HAND;
  });
  const rest = await finish(page, width);
  expect([widest, rest.widest]).toEqual([0, 0]);
  expect(questions.size).toBeGreaterThan(4);
  expect(await page.locator('.end h2').innerText()).toMatch(/wins|share/);
  expect(await page.locator('.score-sheet').count()).toBe(0);
  expect(await page.locator('.part-board').isVisible()).toBe(true);
  const { lines, totals } = await scoreSheet(page);
  await page.keyboard.press('Escape');
  expect(totals).toHaveLength(seats);
  expect(lines.length).toBeGreaterThan(7);
  for (const [seat, total] of totals.entries())
    expect(lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0)).toBe(total);
  await myGames(page);
  await page.getByText('Finished', { exact: true }).waitFor();
});

test('a refused building says which rule refuses it', async () => {
  const page = await house.visit(1440);
  await begin(page);
  await playOn(page, dice(7), seen => seen.question.startsWith('Action III'));
  const building = page.locator('.building.is-refused').first();
  expect(await building.locator('title').textContent()).toMatch(/costs 2 .* here; you have/);
  // Not enabled for assistive technology, and yet it answers.
  await building.click({ force: true });
  expect(await page.locator('.prompt-why').innerText()).toMatch(/costs 2 .*; you have only 1\./s);
  await page.locator('.building.is-offered, .counter.is-offered').first().click();
  expect(await page.locator('.prompt-why').innerText()).toBe('');
});

test('answers can be taken back until the floor', async () => {
  const page = await house.visit(1440);
  await begin(page);
  await playOn(page, dice(3), seen => seen.question.startsWith('Which agent goes'));
  const before = await page.locator('.table-main').innerText();
  await page.locator('.pick.is-offered').first().click();
  await page.keyboard.press('Escape');
  // Whatever is pointed at says its name.
  await page.mouse.move(0, 0);
  expect(await page.locator('.table-main').innerText()).toBe(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.prompt-text').innerText()).toMatch(/^Action III/);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

/** Draws a thing to its goal. What lets it be drawn comes a moment after the table: then it follows the pointer. */
const drawTo = async (thing: Locator, goal: Locator): Promise<void> => {
  const page = thing.page();
  const takeUp = async (): Promise<boolean> => {
    await thing.hover();
    await page.mouse.down();
    await page.locator('.table-head').hover({ force: true });
    const follows = (await page.locator('.ghost').count()) > 0;
    if (!follows) await page.mouse.up();
    return follows;
  };
  await expect.poll(takeUp).toBe(true);
  await goal.hover({ force: true });
  await page.mouse.up();
};

test('cards can be dragged to their places', async () => {
  const page = await house.visit(1440);
  await begin(page);
  const named = (cards: Locator): Promise<(string | null)[]> =>
    cards.evaluateAll(found => found.map(card => card.getAttribute('data-at')));
  const [first, second, third] = await named(page.locator('.hand-cards .card'));
  for (const place of [2, 0])
    await drawTo(page.locator('.hand-cards [data-item]').first(), page.locator(`[data-place="${place}"]`));
  expect(await named(page.locator('[data-place] .pick'))).toEqual([second, third, first]);
});

test('bots that take their time can be hurried', async () => {
  const page = await house.visit(1440, { prefs: { pace: 'calm' } });
  await begin(page, { seats: 4 });
  const skip = page.getByRole('button', { name: 'Skip ahead' });
  const roll = dice(1);
  for (let i = 0; i < 40 && (await page.locator('.prompt.is-mine').count()) > 0; i++)
    await answer(page, await glance(page), roll);
  expect(await page.locator('.prompt-text').innerText()).toMatch(/^Waiting for/);
  await skip.click();
  expect(await skip.count()).toBe(0);
  await page.locator('.prompt.is-mine').waitFor({ timeout: 3000 });
});
