/** What every journey needs: the app on a port, a browser, and a page that behaves. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Width, complaints, launch, page, serve } from './browser.ts';

export interface Journey {
  readonly browser: Browser;
  readonly url: string;
  /** A fresh visitor in the lobby, with bots that answer at once unless told otherwise. */
  visit(width: Width, how?: Visit): Promise<Page>;
}

export interface Visit {
  /** What the visitor preferred on an earlier visit. */
  readonly prefs?: { readonly [name: string]: unknown };
  /** The language of the browser. */
  readonly locale?: string;
  /** Nothing was learnt or played here before. */
  readonly isNew?: boolean;
}

/** A house that somebody has opened. */
type Served = Pick<Awaited<ReturnType<typeof serve>>, 'url' | 'close'>;

const QUICK = { pace: 'instant', confirm: true, keys: true, name: 'Anna' };

/** Lets the tests of a file share one browser and one house; whatever a page complained about fails its test. */
export const journey = (open: () => Promise<Served> = serve): Journey => {
  let browser: Browser;
  let house: Served;
  const visitors: { page: Page; asked: Set<string> }[] = [];
  beforeAll(async () => {
    [browser, house] = await Promise.all([launch(), open()]);
  });
  afterEach(async () => {
    const faults = visitors.flatMap(({ page: visitor }) => complaints(visitor));
    const hosts = new Set(visitors.flatMap(({ asked }) => [...asked]));
    await Promise.all(visitors.map(({ page: visitor }) => visitor.context().close()));
    visitors.length = 0;
    expect(faults).toEqual([]);
    expect([...hosts].filter(host => host !== new URL(house.url).origin && host !== 'null')).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  return {
    get browser() {
      return browser;
    },
    get url() {
      return house.url;
    },
    visit: async (width, { prefs = {}, locale, isNew } = {}) => {
      const visitor = await page(browser, width, locale, 'block', isNew);
      const asked = new Set<string>();
      visitor.on('request', request => asked.add(new URL(request.url()).origin));
      visitors.push({ page: visitor, asked });
      const remembered = JSON.stringify({ ...QUICK, ...prefs });
      await visitor.addInitScript(text => {
        if (localStorage.getItem('kaffeehaus.prefs') === null) localStorage.setItem('kaffeehaus.prefs', text);
      }, remembered);
      await visitor.goto(house.url);
      await visitor.locator('.lobby').waitFor();
      return visitor;
    },
  };
};
