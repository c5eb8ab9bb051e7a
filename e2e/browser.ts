import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { serveBriefly } from '@kaffeehaus/server';
import { asLearnt } from '../scripts/browser.mjs';

export { launch, serveKept } from '../scripts/browser.mjs';

/** What is waited for comes in a moment; on a machine with much else to do a moment is long. */
const PATIENCE = 60_000;

const sizes = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
} as const;

export type Width = keyof typeof sizes;

export const root = fileURLToPath(new URL('../web/build', import.meta.url));

/** The built app on a free port of this machine. */
export const serve = () => serveBriefly(root);

const heard = new WeakMap<Page, string[]>();

/**
 * A page of its own, as on a phone (390) or a desk (1440), without movement. It is not kept for times without a net unless
 * that is what is looked at: every visitor would bring the whole house once more.
 */
export const page = async (
  browser: Browser,
  width: Width,
  locale = 'en-GB',
  serviceWorkers: 'allow' | 'block' = 'block',
  isNew = false,
): Promise<Page> => {
  const context = await browser.newContext({
    ...sizes[width],
    locale,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  if (!isNew) await asLearnt(context);
  context.setDefaultTimeout(PATIENCE);
  const fresh = await context.newPage();
  const lines: string[] = [];
  fresh.on('pageerror', fault => lines.push(fault.message));
  fresh.on('console', message => {
    if (message.type() === 'error') lines.push(`${message.text()} ${message.location().url}`.trim());
  });
  heard.set(fresh, lines);
  return fresh;
};

/** What the page complained about so far: uncaught errors and the console's, the content policy's among them. */
export const complaints = (of: Page): readonly string[] => heard.get(of) ?? [];
