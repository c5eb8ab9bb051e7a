import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import { begin, dice, playOn, sideways } from './table.ts';

const house = journey();

const heading = (page: Page): Promise<string> => page.locator('.guide h2').innerText();

/** Goes on by Tab until something with this name has the focus. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.getAttribute('aria-label') ?? element?.closest('label, a, button')?.textContent ?? '';
    });
    if (name.test(found)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
};

/** Asks in the words of the moment and opens what is found first. */
const lookUp = async (page: Page, question: string, found: string): Promise<void> => {
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(question);
  await page.locator('.guide-hits').getByText(found, { exact: true }).waitFor();
  await tabTo(page, new RegExp(found));
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe(found);
};

test('from a refusal to its rule, a search, an example, a card, and back, without a mouse', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 2 });
  await playOn(page, dice(3), ({ question }) => question.startsWith('Action III'));
  const refused = page.locator('.building.is-refused').first();
  await refused.focus();
  await page.keyboard.press('Enter');
  await page.locator('.rule-link').waitFor();
  await page.keyboard.press('?');
  await page.locator('.guide-entry').waitFor();
  expect(page.url()).toMatch(/#\/rules\/vienna\/agent\.\w+$/);
  expect(await page.locator('.guide-text').innerText()).not.toBe('');
  await page.locator('.guide-picture svg').first().waitFor();
  await inspect(page, 'a rule');

  await lookUp(page, 'moving agnets', 'Moving an agent');
  await tabTo(page, /See it played/);
  await page.keyboard.press('Enter');
  await page.locator('.example').waitFor();
  await inspect(page, 'an example');
  await page.keyboard.press('ArrowRight');
  await page.locator('.example-steps').getByText('2 of', { exact: false }).waitFor();
  await tabTo(page, /The rule/);
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page)).toBe('Moving an agent');

  await lookUp(page, 'card 042', 'Card 042');
  await inspect(page, 'a card');
  await tabTo(page, /Back to the table/);
  await page.keyboard.press('Enter');
  await page.locator('.table .prompt-text').waitFor();
});

test.each(['en-GB', 'de-DE', 'fr-FR', 'nl-NL'])('rules and cards fit a phone in %s', async locale => {
  const page = await house.visit(390, { locale });
  const go = async (address: string, there: string): Promise<void> => {
    await page.goto(`${house.url}/${address}`);
    await page.locator(there).first().waitFor();
    expect(await sideways(page), address).toBe(0);
  };
  await go('#/rules/hamburg', '.guide-rule');
  await go('#/cards/estoril', '.piece');
  if (locale === 'nl-NL') await inspect(page, 'all cards');
  await go('#/cards/hamburg/192', '.piece-page');
  if (locale !== 'de-DE') return;
  await go('#/rules/vienna', '.guide-rule');
  // On paper every picture is drawn, also where nobody has scrolled to.
  const drawn = page.locator('.guide-picture > *');
  expect(await drawn.count()).toBeLessThan(8);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('.guide-picture:empty').count()).toBe(0);
  expect(await drawn.count()).toBeGreaterThan(10);
  await go('#/rules/vienna/at.assign', '.guide-entry');
  await go('#/rules/hamburg/wall.price/wall-layers', '.example');
});
