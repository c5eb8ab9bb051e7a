import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './house.ts';
import { begin, dice, finish, glance } from './table.ts';

const house = journey();

/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

const presses = async (page: Page, key: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};

/** Lays three cards: to the first by key, then Enter alone, for the focus goes on to what can be pressed next. */
const assignByKeys = async (page: Page): Promise<void> => {
  const first = page.locator('.hand-cards [data-item] .pick').first();
  const card = await first.getAttribute('data-at');
  await first.focus();
  await page.keyboard.press('Enter');
  await page.locator(`.hand-cards [data-item] .pick:focus:not([data-at="${card}"])`).waitFor();
  await page.keyboard.press('Enter');
};

/** So many kinds of questions are answered by keys, then the rest of the game goes by lot. */
const KINDS = 6;

test('every kind of question without a mouse, to the end of the game', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 2, seed: 'volksgarten' });
  const roll = dice(21);
  const kinds = new Set<string>();
  for (let answers = 0; answers < 400 && (kinds.size < KINDS || answers < 20); answers++) {
    const seen = await glance(page);
    if (seen.over) break;
    kinds.add(seen.question.split(/[ :]/).slice(0, 2).join(' '));
    // A new question takes the focus, so that it is read out and Tab goes on from there.
    expect(await focused(page)).toBe(seen.question);
    if (seen.hand > 0) await assignByKeys(page);
    else {
      await presses(page, 'o', 1 + roll(Math.min(seen.offered, 9)));
      await page.keyboard.press(roll(2) === 0 ? 'Enter' : ' ');
    }
    await page.keyboard.press('c');
  }
  await finish(page, 21);
  await expect.poll(() => focused(page)).toMatch(/wins|share/);
  expect(kinds.size).toBeGreaterThanOrEqual(KINDS);
});

test('from the lobby to the first turn by Tab, arrows and Enter alone', async () => {
  const page = await house.visit(1440, { prefs: { keys: false } });
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element?.closest('label')?.textContent ?? '';
        return `${element?.getAttribute('aria-label') ?? element?.textContent ?? ''} ${label}`;
      });
      if (name.test(found)) return;
    }
    throw new Error(`Tab never reaches ${name}`);
  };
  await tabTo(/Customise: Vienna/);
  await page.keyboard.press('Enter');
  await page.locator('.new-game').waitFor();
  await tabTo(/Full version|Introductory/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(/Start game/);
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
  await tabTo(/in action II, \w+ in action IV/);
  await page.keyboard.press('Enter');
  expect(await page.locator('.hand-cards [data-item]').count()).toBe(2);
  // The keys are switched off: a letter does nothing.
  await page.keyboard.press('o');
  expect(await page.locator('.hand-cards [data-item]').count()).toBe(2);
});

test('arrow keys walk over the board, and the focus can be seen', async () => {
  const page = await house.visit(1440);
  await begin(page);
  while (!(await glance(page)).question.startsWith('Action III')) {
    if ((await glance(page)).hand > 0) await assignByKeys(page);
    else await page.locator('.pick.is-offered').first().click();
    await page.keyboard.press('c');
  }
  const start = page.locator('[data-id="albertina"]');
  await start.focus();
  await page.keyboard.press('ArrowRight');
  const right = page.locator('[data-id]:focus');
  expect(await right.getAttribute('data-id')).not.toBe('albertina');
  const ring = (of: typeof start) => of.locator('> .focus').evaluate(path => getComputedStyle(path).stroke);
  expect(await ring(right)).not.toBe('none');
  expect(await ring(start)).toBe('none');
  const [from, to] = await Promise.all([start.boundingBox(), right.boundingBox()]);
  expect((to?.x ?? 0) - (from?.x ?? 0)).toBeGreaterThan(0);
});

test('the help lists every key and closes with Escape', async () => {
  const page = await house.visit(390);
  await begin(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  await help.waitFor();
  expect(await help.locator('kbd').allInnerTexts()).toEqual(
    expect.arrayContaining(['o', 'c', 'd', 'u', 'Esc', '?']),
  );
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

/** Notes all that is read out: the next thing said takes the place of the last. */
const listen = (): void => {
  const said: string[] = [];
  Object.assign(window, { said });
  const live = document.querySelector('.spoken[aria-live="polite"]');
  const note = (): void => void said.push(live?.textContent ?? '');
  if (live) new MutationObserver(note).observe(live, { childList: true, subtree: true, characterData: true });
};

test('what happens is read out', async () => {
  const page = await house.visit(1440);
  await begin(page);
  await page.evaluate(listen);
  await assignByKeys(page);
  await page.keyboard.press('c');
  // Bots answer in their own time, so the question may come a moment later.
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: readonly string[] }).said))
    .toContainEqual(expect.stringMatching(/Action I: /));
});
