import { wordsOf } from '@kaffeehaus/words/node';
import { expect, test } from 'vitest';
import { journey } from './house.ts';
import { myGames, readable } from './table.ts';

const house = journey();

const KEY = /\b(web|vienna|common)\.[a-z]+(\.[a-zA-Z-]+)+\b/;

test.each([
  ['de-AT', 'de', 'Jetzt spielen: Vienna'],
  ['fr-BE', 'fr', 'Jouer à Vienna'],
  ['nl-NL', 'nl', 'Nu spelen: Vienna'],
  ['ja-JP', 'en', 'Play now: Vienna'],
] as const)('a browser in %s gets %s', async (locale, lang, play) => {
  const page = await house.visit(390, { locale });
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  await page.getByRole('button', { name: play }).waitFor();
  expect(await readable(page)).not.toMatch(KEY);
  await myGames(page);
  expect(await readable(page)).not.toMatch(KEY);
  await page
    .locator('.import input')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('?') });
  await page.getByText(wordsOf(lang).t('common.fault.not-a-record')).waitFor();
  await page.goto(`${house.url}/#/`);
  await page.getByRole('button', { name: play }).click();
  await page.locator('.table').waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await readable(page)).not.toMatch(KEY);
  }
});

test('a chosen language is remembered, and changes a running game', async () => {
  const page = await house.visit(1440);
  await page.getByRole('button', { name: 'Nederlands' }).click();
  const play = page.getByRole('button', { name: 'Nu spelen' }).first();
  await play.waitFor();
  await page.reload();
  await play.click();
  await page.locator('.table').waitFor();
  const dutch = await page.locator('.prompt-text').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('.prompt-text').innerText()).not.toBe(dutch);
});
