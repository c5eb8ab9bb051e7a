import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { configOf, serve as open, serveBriefly } from '@kaffeehaus/server';
import { asLearnt } from '../scripts/browser.mjs';

export { launch } from '../scripts/browser.mjs';

const sizes = {
  390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  1440: { viewport: { width: 1440, height: 900 } },
} as const;

export type Width = keyof typeof sizes;

export const root = fileURLToPath(new URL('../web/build', import.meta.url));

/** The built app on a free port of this machine. */
export const serve = () => serveBriefly(root);

/** A house as an operator opens it, with a folder for all that is kept; limits are for those who play, not for tests. */
export const serveKept = async (): Promise<Pick<Awaited<ReturnType<typeof serve>>, 'url' | 'close'>> => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-together-'));
  const config = configOf({ PORT: '0', DATA: folder, LIMIT_GUESTS_HOUR: '1000', LIMIT_LOGS_MINUTE: '1000' });
  const { url, close } = await open({ config, root, output: { isTerminal: false, write: () => true } });
  return {
    url,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

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
): Promise<Page> => {
  const context = await asLearnt(
    await browser.newContext({ ...sizes[width], locale, reducedMotion: 'reduce', serviceWorkers }),
  );
  const fresh = await context.newPage();
  const lines: string[] = [];
  fresh.on('pageerror', fault => lines.push(fault.message));
  fresh.on('console', message => {
    if (message.type() === 'error') lines.push(message.text());
  });
  heard.set(fresh, lines);
  return fresh;
};

/** What the page complained about so far: uncaught errors and the console's, the content policy's among them. */
export const complaints = (of: Page): readonly string[] => heard.get(of) ?? [];
