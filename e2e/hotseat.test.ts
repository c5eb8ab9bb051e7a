import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './house.ts';
import { assign, begin, confirm, dice, playOn, readable, written } from './table.ts';

const house = journey();

/** The numbers of the cards in the viewer's hand. */
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand-cards [data-item]')
    .evaluateAll(cards => cards.map(card => (card.getAttribute('data-item') ?? '').slice(1)));

/** Which of these cards the page tells anything of: by number, as it is printed or as it is counted. */
const tracesOf = async (page: Page, numbers: readonly string[]): Promise<string[]> => {
  const text = `${await readable(page)}\n${await page.content()}`;
  return numbers.filter(number =>
    new RegExp(`(?<![\\d.])1?${number}(?![\\d.])`).test(text.replaceAll(/ d="[^"]*"/g, '')),
  );
};

const sitDown = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `I am ${name}` }).click();

test('after passing the screen nothing of the former hand is left', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 2, guests: [2] });
  expect(await page.locator('.table').count()).toBe(0);
  await page.locator('.curtain-people .button').first().click();
  const first = await handOf(page);
  expect(first).toHaveLength(3);
  expect(await tracesOf(page, first)).toEqual(first);
  await assign(page);
  await confirm(page);
  await page.locator('.curtain').waitFor();
  expect(await tracesOf(page, first)).toEqual([]);
  await page.locator('.curtain-people .button').first().click();
  const second = await handOf(page);
  expect(second).toHaveLength(3);
  expect(await tracesOf(page, first)).toEqual([]);
  expect(await tracesOf(page, second)).toEqual(second);
});

test('in a later round, too, and whatever the other has seen, chosen or been refused', async () => {
  const page = await house.visit(390);
  await begin(page, { seats: 3, guests: [3] });
  const roll = dice(11);
  const hands = new Map<string, string[]>();
  let kept = 0;
  for (let passes = 0; passes < 9; passes++) {
    const name = await page.locator('.curtain-people .button').first().innerText();
    const others = [...hands].filter(([other]) => other !== name).flatMap(([, hand]) => hand);
    expect(await tracesOf(page, others)).toEqual([]);
    await page.locator('.curtain-people .button').first().click();
    expect(await tracesOf(page, others)).toEqual([]);
    const hand = await handOf(page);
    let given = 0;
    await playOn(page, roll, ({ curtain }, answers) => ((given = answers), curtain));
    // A hand is a secret until its cards are shown, one after the other, in its owner's turn: maybe in this very sitting.
    hands.clear();
    if (hand.length > 0 && given === 1) hands.set(name, hand);
    kept += hands.size;
  }
  expect(kept).toBeGreaterThan(1);
});

test('an answer can be taken back at the curtain until all are in', async () => {
  const page = await house.visit(390);
  await begin(page, { seats: 2, guests: [2] });
  await page.locator('.curtain-people .button').first().click();
  const hand = await handOf(page);
  await assign(page);
  await confirm(page);
  await page.locator('.curtain-back .button').click();
  expect(await handOf(page)).toEqual(hand);
  expect(await page.locator('.prompt-text').innerText()).toMatch(/^Assign/);
  await assign(page);
  await confirm(page);
  await page.locator('.curtain-people .button').first().click();
  await assign(page);
  await confirm(page);
  expect(await page.locator('.curtain-back').count()).toBe(0);
});

test('a curtain can be drawn at any time, and hides everything', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 2, guests: [2] });
  await sitDown(page, 'Anna');
  const hand = await handOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Draw the curtain' }).click();
  await page.locator('.curtain').waitFor();
  expect(await tracesOf(page, hand)).toEqual([]);
  await page.reload();
  await page.locator('.curtain').waitFor();
  expect(await tracesOf(page, hand)).toEqual([]);
  await sitDown(page, 'Anna');
  expect(await handOf(page)).toEqual(hand);
});

test('a reload keeps the answer that waits behind the curtain', async () => {
  const page = await house.visit(390);
  await begin(page, { seats: 2, guests: [2] });
  const before = await page.locator('.curtain-people .button').count();
  await page.locator('.curtain-people .button').first().click();
  await assign(page);
  await confirm(page);
  await page.locator('.curtain-back').waitFor();
  await written(page);
  await page.reload();
  await page.locator('.curtain-back').waitFor();
  expect(await page.locator('.curtain-people .button').count()).toBe(before - 1);
});
