/** Learning from the page alone: a lesson by touch on a phone, one by keyboard, then the table is one's own. */
import { estoril } from '@kaffeehaus/estoril';
import { vienna } from '@kaffeehaus/vienna';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import { myGames } from './table.ts';

const house = journey();

/** The step that is told now; the others have played. */
const step = async (page: Page): Promise<number> => {
  await page.locator('.lesson-text:not(.quiet)').first().waitFor();
  const where = await page.locator('.lesson-where').first().innerText();
  return Number(/ · (\d+) /.exec(where)?.[1]);
};

const reached = (page: Page, n: number): Promise<void> => expect.poll(() => step(page)).toBe(n);

/** As Vienna's cards and buildings are drawn. */
const atVienna = (word: string): string => {
  const item = vienna.item(word);
  return /^\d{3}$/.test(word) && item !== undefined ? `card:${item}` : `place:${word}`;
};

/** What is refused can be pressed, too: it says why. */
const tap = (page: Page, at: string): Promise<void> =>
  page.locator(`.table [data-at="${at}"]:visible`).first().tap({ force: true });

/** How many answers of Vienna's first lesson are kept. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lessons = JSON.parse(localStorage.getItem('kaffeehaus.lessons') ?? '{}') as {
      [lesson: string]: { taken: string[] } | undefined;
    };
    return lessons['vienna-first']?.taken.length ?? 0;
  });

/** Chooses by touch; what is not given by that, or begun and not whole yet, waits for its button. */
const answer = async (page: Page, ...names: readonly string[]): Promise<void> => {
  const before = await kept(page);
  for (const name of names) await tap(page, name);
  const give = page.locator('.prompt-actions .primary');
  const begun = page.locator('.prompt-actions .back');
  await expect
    .poll(async () => (await kept(page)) !== before || (await give.count()) + (await begun.count()) > 0)
    .toBe(true);
  if ((await kept(page)) === before && (await give.count()) > 0) await give.tap();
};

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Go on' }).tap();

test('Vienna’s first lesson on a phone, by touch, then the same table', async () => {
  const page = await house.visit(390);
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).tap();
  await page.getByRole('link', { name: 'Once more: The introductory version' }).tap();
  await reached(page, 1);
  await tap(page, 'place:square-39');
  await goOn(page);
  await reached(page, 2);
  await answer(page, ...['054', '042', '012'].map(atVienna));
  await reached(page, 3);
  await answer(page, 'drawer:0:0');
  await reached(page, 4);
  await tap(page, atVienna('stephansdom'));
  expect(await page.locator('.refusal').innerText()).toContain('Stephansdom');
  await goOn(page);
  await reached(page, 5);
  // Legal, but not what the lesson is about.
  await tap(page, atVienna('parlament'));
  await expect.poll(() => page.locator('.lesson-astray').innerText()).toContain('Ruprechtskirche');
  await answer(page, atVienna('ruprechtskirche'));
  await reached(page, 6);
  await inspect(page, 'a lesson on a phone');
  await answer(page, atVienna('054'));
  await answer(page, 'count:0:wine');
  for (const n of [7, 8]) {
    await reached(page, n);
    await goOn(page);
  }
  // Left and come back to.
  await reached(page, 9);
  await page.reload();
  await reached(page, 9);
  await answer(page, ...['062', '004', '049'].map(atVienna));
  await reached(page, 10);
  await goOn(page);
  await reached(page, 11);
  await answer(page, 'drawer:0:1');
  await reached(page, 12);
  await answer(page, atVienna('theater-an-der-wien'), 'agent:0:supply');
  await reached(page, 13);
  await goOn(page);
  await reached(page, 14);
  await answer(page, atVienna('062'));
  await answer(page, 'marker:briefcase');
  await reached(page, 15);
  await goOn(page);
  await reached(page, 16);
  const hand = await page
    .locator('.hand-cards [data-at^="card:"]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-at') ?? ''));
  await answer(page, ...hand.slice(0, 3));
  await page.getByRole('button', { name: 'Play on' }).tap();
  await expect.poll(() => page.url()).toContain('#/table/');
  await page.locator('.table .prompt-text').waitFor();
  expect(await page.locator('.lesson-bar').count()).toBe(0);
  await myGames(page);
  await expect.poll(() => page.locator('.kept h3').allInnerTexts()).toEqual(['Lesson: Vienna']);
});

/** Goes on with a key from offer to offer until the one is in focus, and takes it. */
const take = async (page: Page, at: string): Promise<void> => {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('o');
    const found = await page.evaluate(
      name => document.activeElement?.closest(`[data-at="${name}"]`) !== null,
      at,
    );
    if (found) return page.keyboard.press('Enter');
  }
  throw new Error(`the key never reaches ${at}`);
};

/** As Estoril's spaces and characters are drawn. */
const atEstoril = (word: string): string => {
  const item = estoril.item(word);
  return /-\d$/.test(word) && item !== undefined ? `card:${item}` : `place:${word}`;
};

/** Every new step has the focus; from there the first button is one Tab away. */
const onward = async (page: Page, n: number): Promise<void> => {
  await reached(page, n);
  await page.locator('.lesson-text:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

test('Estoril’s first round without a mouse, in Dutch', async () => {
  const page = await house.visit(1440, { locale: 'nl-NL' });
  await page.goto(`${house.url}#/learn/lesson/estoril-first`);
  for (const n of [1, 2]) await onward(page, n);
  const placed = [
    [3, 'palacio-II', 'anchor-1', 4],
    [5, 'beach-III', 'swan-1', 6],
  ] as const;
  for (const [n, space, character, next] of placed) {
    await reached(page, n);
    await take(page, atEstoril(space));
    await take(page, atEstoril(character));
    await page.keyboard.press('c');
    await reached(page, next);
    if (next === 4) await onward(page, 4);
  }
  await take(page, 'place:atlantico-III');
  await page.keyboard.press('c');
  await onward(page, 7);
  await reached(page, 8);
  await take(page, atEstoril('atlantico-II'));
  await take(page, atEstoril('cipher-1'));
  await page.keyboard.press('c');
  await reached(page, 9);
  await inspect(page, 'a lesson');
  await page.getByRole('button', { name: 'Liever meteen spelen' }).press('Enter');
  await page.locator('.table .prompt:not(.lesson-bar)').first().waitFor();
});

test('a lesson to its end by what is read out and by keys alone', async () => {
  const page = await house.visit(1440);
  await page.getByRole('navigation').getByRole('link', { name: 'Learn' }).press('Enter');
  await page.getByRole('link', { name: /Casino and Boca do Inferno/ }).press('Enter');
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  const said = lesson.getByRole('heading');
  await expect.poll(() => said.innerText()).toContain('At the casino');
  for (const names of [
    [/^Go on without/],
    [/^Go on without/, /^Space I of the Boca do Inferno/, /^Confirm/],
  ]) {
    await expect.poll(() => said.evaluate(text => text === document.activeElement)).toBe(true);
    for (const name of names) await page.getByRole('button', { name }).press('Enter');
  }
  await expect.poll(() => said.innerText()).toContain('The table is yours');
  await lesson.getByRole('button', { name: 'Play on' }).press('Enter');
  await page.getByRole('complementary', { name: 'Lesson' }).waitFor({ state: 'detached' });
  expect(page.url()).toContain('#/table/');
});

test('a first visit: a simple table to begin with, one thing asked, a kind of question explained, and one press ends it', async () => {
  const page = await house.visit(390, { isNew: true });
  await page.getByRole('button', { name: 'Customise: Vienna' }).tap();
  const form = page.getByRole('dialog', { name: 'Vienna' });
  await form.getByRole('radio', { name: 'Introductory version', checked: true }).waitFor();
  await form.getByRole('radio', { name: 'Easy', checked: true }).waitFor();
  await form.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('button', { name: 'Play now: Vienna' }).tap();
  const coach = page.getByRole('complementary', { name: 'Explanation' });
  await coach.getByText('Is Vienna new to you? Shall I explain?').waitFor();
  await inspect(page, 'a first table');
  await coach.getByRole('button', { name: 'Yes' }).tap();
  await coach.getByRole('button', { name: 'Understood' }).waitFor();
  await coach.getByRole('button', { name: 'Explain less' }).tap();
  await coach.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.table .prompt.is-mine').waitFor();
  expect(await coach.count()).toBe(0);
});
