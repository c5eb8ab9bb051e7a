import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints, launch, page, serve } from './browser.ts';

let browser: Browser;
let house: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  [browser, house] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

test.each([390, 1440] as const)('the house opens, %i px wide', async width => {
  const visitor = await page(browser, width);
  const asked = new Set<string>();
  visitor.on('request', request => asked.add(new URL(request.url()).origin));
  await visitor.goto(house.url, { waitUntil: 'networkidle' });
  expect(await visitor.title()).toBe('Kaffeehaus');
  expect(await visitor.locator('h1').first().innerText()).not.toBe('');
  expect([...asked]).toEqual([new URL(house.url).origin]);
  expect(complaints(visitor)).toEqual([]);
  await visitor.context().close();
});
