/** Stands between the page and the net: the page opens without one, is renewed as a whole, and hears of turns when closed. */
import { noticeIn, windowFor } from './notice.ts';
import type { Plan } from './plan.ts';
import { Shelf } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const PLAN: Plan;

const { scope } = self.registration;
const shelf = new Shelf(PLAN, scope);

self.addEventListener('install', event => {
  const install = async (): Promise<void> => {
    await shelf.fill();
    // Pages that are open keep their own files, by their own names: nothing changes under anybody's hands.
    await self.skipWaiting();
  };
  event.waitUntil(install());
});

self.addEventListener('activate', event => {
  const begin = async (): Promise<void> => {
    await shelf.tidy();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener('fetch', event => {
  const answer = shelf.answer(event.request);
  if (answer) event.respondWith(answer);
});

/** What a page may ask of the worker; the answer goes to the port that came along. */
const deeds: { readonly [what: string]: (of: string) => Promise<unknown> } = {
  fill: lang => shelf.fillUp(lang),
  full: () => shelf.isFull(),
  whole: release => shelf.isWhole(release),
};

self.addEventListener('message', event => {
  const { what, of } = event.data as { readonly what: string; readonly of: string };
  const answer = async (): Promise<void> => {
    const value = await deeds[what]?.(of);
    event.ports[0]?.postMessage(value);
  };
  event.waitUntil(answer());
});

self.addEventListener('push', event => {
  const { title, place, ...shown } = noticeIn(event.data?.text() ?? '');
  const tell = async (): Promise<void> => {
    const icon = new URL('icon-192.png', scope).href;
    const badge = new URL('badge.png', scope).href;
    await self.registration.showNotification(title, { ...shown, icon, badge, data: place });
    // How many there are only the house knows; the page will say.
    await self.navigator.setAppBadge?.().catch(() => undefined);
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const place = String(event.notification.data);
  const open = async (): Promise<void> => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const found = windowFor(windows, place);
    const url = new URL(place, scope).href;
    if (!found) return void (await self.clients.openWindow(url));
    await found.window.focus();
    if (!found.isThere) await found.window.navigate(url);
  };
  event.waitUntil(open());
});
