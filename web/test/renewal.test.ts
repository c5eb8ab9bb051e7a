/** A page that the house no longer understands becomes the next one, once, and not under anybody’s hands. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Renewal } from '../src/device/renewal.ts';

/** The page as it lies in a browser: of which release it is, and whether something in it is unfinished. */
const page = { release: 'a'.repeat(16), isComposed: false };
/** What the house serves. */
let served = '';
let reloads = 0;
let kept = new Map<string, string>();

const open = (): Renewal => {
  const renewal = new Renewal();
  renewal.watch(undefined);
  return renewal;
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { release: 'a'.repeat(16), isComposed: false });
  served = page.release;
  reloads = 0;
  kept = new Map();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    hidden: false,
    querySelector: (what: string) =>
      what.startsWith('meta') ? { content: page.release } : page.isComposed ? {} : null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('location', { reload: () => reloads++ });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ release: served })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('a page of another release than the house', () => {
  test('is left alone for a minute as long as they understand each other', async () => {
    served = 'b'.repeat(16);
    open();
    await wait(50);
    expect(reloads).toBe(0);
    await wait(20);
    expect(reloads).toBeGreaterThan(0);
  });

  test('is loaded anew within seconds if they do not', async () => {
    const renewal = open();
    await wait(20);
    served = 'b'.repeat(16);
    renewal.hurry();
    await wait(10);
    expect(reloads).toBeGreaterThan(0);
    expect(renewal.isStuck.value).toBe(false);
  });

  test('but not before an answer in the making is given', async () => {
    const renewal = open();
    served = 'b'.repeat(16);
    page.isComposed = true;
    renewal.hurry();
    await wait(300);
    expect(reloads).toBe(0);
    page.isComposed = false;
    await wait(10);
    expect(reloads).toBeGreaterThan(0);
  });

  test('says so afterwards if it is the new one, and gives up if it is not', async () => {
    served = 'b'.repeat(16);
    open().hurry();
    await wait(5);
    expect(reloads).toBe(1);
    const trying = new Map(kept);
    page.release = served;
    expect(open().isDone).toBe(true);
    // Somebody in between still hands out the page of before.
    page.release = 'a'.repeat(16);
    kept = trying;
    vi.clearAllTimers();
    reloads = 0;
    const again = open();
    again.hurry();
    await wait(300);
    expect([again.isDone, again.isStuck.value, reloads]).toEqual([false, true, 0]);
  });

  test('is not loaded again and again where the browser keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    served = 'b'.repeat(16);
    open().hurry();
    await wait(300);
    expect(reloads).toBe(0);
  });
});
