/** The page without a net after one visit, renewed as a whole, and told of turns while nobody looks. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { configOf, serve } from '@kaffeehaus/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { launch, page as open, root } from './browser.ts';
import { choose, customise } from './table.ts';

let browser: Browser;
const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-offline-'));

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
});

const house = (data: string, port: number, folder = root) =>
  serve({
    config: configOf({ PORT: String(port), DATA: join(scratch, data) }),
    root: folder,
    output: { isTerminal: false, write: () => true },
  });

/** Everything that the page needs is in the browser. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state !== 'activated') return false;
    return new Promise<boolean>(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }) => resolve(data as boolean));
      port1.start();
      active.postMessage({ what: 'full', of: '' }, [port2]);
    });
  });

const visit = async (url: string): Promise<Page> => {
  const page = await open(browser, 1440, 'en-GB', 'allow');
  await page.goto(url);
  await page.locator('.lobby').waitFor();
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
  return page;
};

const GAMES = ['Vienna', 'Hamburg', 'Estoril 1942'];

test('after one visit home, every game and another language open without any net', async () => {
  const { url, close } = await house('once', 0);
  const page = await visit(url);
  await close();
  for (const game of GAMES) {
    await page.goto('about:blank');
    await page.goto(url);
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    // Bots think here, too: somebody is asked after them.
    await page.locator('.prompt.is-mine').waitFor();
  }
  await page.goto(`${url}#/`);
  await customise(page, 'Vienna');
  await choose(page, 'Seat 2', 'Guest');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table, .curtain').first().waitFor();
  await page.goto(`${url}#/`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Opens without a network').waitFor();
  await choose(page, 'Language', 'Deutsch');
  await page.getByText('Öffnet sich auch ohne Netz').waitFor();
  // Tables of the house are elsewhere, and the page says so.
  await page.goto(`${url}#/tables`);
  await page.getByRole('alert').waitFor();
  await page.context().close();
}, 240_000);

/** The same page under another name, without one of its parts. */
const nextRelease = (): { readonly folder: string; readonly gone: string } => {
  const folder = join(scratch, 'next');
  cpSync(root, folder, { recursive: true });
  const [gone = ''] = readdirSync(join(folder, 'assets')).filter(name => /^Person-.*\.js$/.test(name));
  rmSync(join(folder, 'assets', gone));
  for (const end of ['.br', '.gz']) rmSync(join(folder, 'assets', gone + end));
  for (const name of ['index.html', 'release.json', 'worker.js']) {
    for (const end of ['.br', '.gz']) rmSync(join(folder, name + end), { force: true });
    const text = readFileSync(join(folder, name), 'utf8');
    const { release } = JSON.parse(readFileSync(join(root, 'release.json'), 'utf8')) as { release: string };
    writeFileSync(
      join(folder, name),
      text.replaceAll(release, 'f00df00df00df00d').replace(`"assets/${gone}",`, ''),
    );
  }
  return { folder, gone };
};

const releaseOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name=release]').getAttribute('content');

test('a house that is renewed renews its page at the next press, whole, and says so; old parts are still served', async () => {
  const first = await house('renewed', 0);
  const page = await visit(first.url);
  const before = await releaseOf(page);
  await first.close();
  const { folder, gone } = nextRelease();
  const next = await house('renewed', first.port, folder);
  expect(next.port).toBe(first.port);
  // Somebody comes back to a page that this browser still has from before.
  await page.goto('about:blank');
  const told = page.waitForResponse(/release\.json$/);
  await page.goto(first.url);
  expect(await releaseOf(page)).toBe(before);
  await told;
  // Nothing has changed under anybody's hands; then somebody goes elsewhere.
  expect(await releaseOf(page)).toBe(before);
  const goElsewhere = async (): Promise<string | null> => {
    // A page that is renewed breaks off where it was going: nobody waits for it to arrive there.
    for (const name of ['Play', 'My games'])
      await page.getByRole('link', { name, exact: true }).click({ noWaitAfter: true });
    return releaseOf(page);
  };
  await expect
    .poll(() => goElsewhere().catch(() => null), { timeout: 20_000, interval: 1500 })
    .toBe('f00df00df00df00d');
  await page.getByText('Kaffeehaus has been renewed').waitFor();
  const old = await fetch(`${first.url}assets/${gone}`);
  expect([old.status, old.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(await (await fetch(`${first.url}assets/none-such.js`)).text()).toBe('Not found\n');
  await page.context().close();
  await next.close();
}, 240_000);

/** A push service that takes every subscription: there is none in a browser that is driven. */
const subscribable = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const point = btoa(`\u0004${'k'.repeat(64)}`).replaceAll('=', '');
    const keys = { p256dh: point, auth: btoa('a'.repeat(16)).replaceAll('=', '') };
    const endpoint = 'https://push.example.org/send/anna';
    let isOn = false;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => !(isOn = false),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => ((isOn = true), subscription),
      getSubscription: async () => (isOn ? subscription : null),
    });
  });

/** Hands the page's worker what a push service would bring. */
const push = async (page: Page, origin: string, payload: object): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  const data = JSON.stringify(payload);
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
};

test('a passkey makes a guest an account; a browser that asks for it is told of turns while nobody looks', async () => {
  const { url, close } = await house('told', 0);
  const whole = await launch({ whole: true });
  const page = await open(whole, 390, 'en-GB', 'allow');
  const origin = new URL(url).origin;
  await page.context().grantPermissions(['notifications'], { origin });
  await subscribable(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${url}#/me`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('You have an account.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Anna' }).waitFor();
  await page.getByRole('button', { name: 'Tell me by this browser' }).click();
  await page.getByText('This browser is told').waitFor();
  await inspect(page, 'being told by this browser');
  const place = '#/table/F4MiD8c3jN1ASjqpr6G4B6';
  await push(page, origin, {
    title: 'Your turn',
    body: 'Vienna',
    url: `${origin}/${place}`,
    tag: 'a',
    lang: 'en',
  });
  const shown = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const list = active ? await (await navigator.serviceWorker.ready).getNotifications() : [];
      return list.map(({ title, body, data, tag }) => ({ title, body, tag, data: data as string }));
    });
  await expect.poll(shown).toEqual([{ title: 'Your turn', body: 'Vienna', tag: 'a', data: place }]);
  await page.getByRole('button', { name: 'No longer by this browser' }).click();
  await page.getByRole('button', { name: 'Tell me by this browser' }).waitFor();
  await whole.close();
  await close();
}, 240_000);
