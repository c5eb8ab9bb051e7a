/** What axe-core finds wrong with a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways } from './table.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  run(how: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** What axe finds wrong with the page as it stands, in one line each; targets must be 24 pixels wide and high. */
const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe
      .run({ rules: { 'target-size': { enabled: true } } })
      .then(result => result.violations),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
};

/** Symbols that are drawn but not on any sheet of the page. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('use')].map(use => use.getAttribute('href') ?? '');
    return [...new Set(names)].filter(name => !document.getElementById(name.slice(1)));
  });

/** Nothing is wrong with the page as it stands, and it is not wider than the screen. */
export const inspect = async (page: Page, screen: string): Promise<void> => {
  expect(await missing(page), screen).toEqual([]);
  expect(await violations(page), screen).toEqual([]);
  expect(await sideways(page), screen).toBe(0);
};
