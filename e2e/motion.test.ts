/** What moves: by transform and opacity alone, as long as it is said to, never in the way of a press, or not at all. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Width } from './browser.ts';
import { inspect } from './axe.ts';
import { journey } from './house.ts';

const house = journey();

interface Seen {
  /** Runs that began. */
  runs: number;
  /** By what flies: how long it is on its way, in milliseconds. */
  lengths: Record<string, number[]>;
  /** Whatever else than `transform` and `opacity` is animated. */
  others: string[];
  /** The farthest anything moves away from where it is, in pixels. */
  farthest: number;
  labels: string[];
  /** Numbers that were shown on the way from one to another. */
  counted: number[];
  /** What the scenes of places showed, by name. */
  scenes: Record<string, { steps: string[]; faces: number; sums: number; bars: number; end: string }>;
}

/** Writes down everything that flies, and how. */
const record = (): void => {
  const seen: Seen = { runs: 0, lengths: {}, others: [], farthest: 0, labels: [], counted: [], scenes: {} };
  Object.assign(window, { seen });
  /** From the last moment at which it is where it began to the first at which it is where it ends. */
  const travel = (frames: ComputedKeyframe[], duration: number): number => {
    const moved = frames.filter(frame => typeof frame['transform'] === 'string');
    const begin = moved.filter(frame => frame['transform'] === moved[0]?.['transform']).at(-1);
    const end = moved.find(frame => frame['transform'] === moved.at(-1)?.['transform']);
    return Math.round((Number(end?.computedOffset) - Number(begin?.computedOffset)) * duration);
  };
  const look = (layer: Element): void => {
    seen.runs++;
    for (const flight of layer.querySelectorAll('.aloft')) {
      seen.labels.push(...(flight.matches('.aloft-label') ? [flight.textContent ?? ''] : []));
      for (const animation of flight.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const frames = effect.getKeyframes();
        const names = new Set(frames.flatMap(frame => Object.keys(frame)));
        for (const name of ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'])
          names.delete(name);
        seen.others.push(...names);
        for (const frame of frames)
          for (const [, x, y] of String(frame['transform'] ?? '').matchAll(
            /translate\((-?[\d.]+)px, (-?[\d.]+)px/g,
          ))
            seen.farthest = Math.max(seen.farthest, Math.hypot(Number(x), Number(y)));
        const kind = flight.className.replace('aloft ', '');
        if (kind === 'aloft-count') seen.counted.push(Number.parseInt(flight.textContent ?? '', 10));
        else (seen.lengths[kind] ??= []).push(travel(frames, Number(effect.getTiming().duration)));
      }
    }
  };
  const scene = (): void => {
    const name = document.querySelector('.scene-name')?.textContent;
    if (name === undefined || name === null) return;
    const known = (seen.scenes[name] ??= { steps: [], faces: 0, sums: 0, bars: 0, end: '' });
    const step = document.querySelector('.scene-steps .is-now')?.textContent ?? '';
    if (known.steps.at(-1) !== step) known.steps.push(step);
    known.faces = Math.max(known.faces, document.querySelectorAll('.scene-tile .spy-face').length);
    known.sums = Math.max(known.sums, document.querySelectorAll('.scene-sum:not(.is-prize)').length);
    known.bars = Math.max(known.bars, document.querySelectorAll('.scene-bar').length);
    known.end = document.querySelector('.scene-sentence')?.textContent ?? '';
  };
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches('.aloft-layer')) queueMicrotask(() => look(node));
    scene();
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Answers by lot whenever nothing moves; a test that stops it does the next press itself. */
const drive = (): void => {
  const ways = [
    '.prompt-actions .primary',
    '.table .pick.is-offered',
    '.prompt-actions .button:not(.round, .back)',
  ];
  const timer = setInterval(() => {
    if (document.querySelector('.aloft-layer, .scene') || !document.querySelector('.prompt.is-mine')) return;
    const things = ways.map(way => [...document.querySelectorAll(way)]).find(list => list.length > 0) ?? [];
    things[Math.floor(Math.random() * things.length)]?.dispatchEvent(
      new MouseEvent('click', { bubbles: true }),
    );
  }, 40);
  Object.assign(window, { stop: () => clearInterval(timer) });
};

const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** A quick game that is played by lot; whatever moves is written down. */
const watch = async (
  game: string,
  prefs: Record<string, unknown>,
  { still = false, width = 1440 as Width } = {},
): Promise<Page> => {
  const page = await house.visit(width, { prefs });
  await page.emulateMedia({ reducedMotion: still ? 'reduce' : 'no-preference' });
  await page.evaluate(record);
  await page.getByRole('button', { name: new RegExp(`Play now.*${game}`) }).click();
  await page.locator('.table').waitFor();
  // Brought after the first question is drawn.
  await page.locator('.recap-foot button, .story .quiet').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1200);
  await page.evaluate(drive);
  return page;
};

const until = (page: Page, enough: (seen: Seen) => boolean): Promise<void> =>
  expect.poll(async () => enough(await seenBy(page)), { timeout: 60_000, interval: 250 }).toBe(true);

test('agents and tokens fly for as long as the table of motions says, by transform and opacity alone', async () => {
  const page = await watch('Vienna', { pace: 'brisk' });
  await until(
    page,
    ({ lengths }) =>
      (lengths['aloft-sign aloft-token']?.length ?? 0) > 3 && (lengths['aloft-copy']?.length ?? 0) > 1,
  );
  const { others, lengths, farthest, counted } = await seenBy(page);
  expect(others).toEqual([]);
  expect(farthest).toBeGreaterThan(50);
  // What tokens go to counts with them.
  expect(counted.length).toBeGreaterThan(1);
  for (const length of lengths['aloft-sign aloft-token'] ?? [])
    expect(Math.abs(length - 260)).toBeLessThan(3);
  // A card takes 280 ms, a piece 320, of which it is lifted for the first 60.
  for (const length of lengths['aloft-copy'] ?? []) expect([280, 320]).toContainEqual(length);
});

test('a press while something moves counts, and everything is at its end', async () => {
  const page = await watch('Hamburg', { pace: 'calm' });
  const pressed = await page.evaluate(
    () =>
      new Promise<{ layers: number; hidden: number; changed: boolean }>(resolve => {
        const timer = setInterval(() => {
          const layer = document.querySelector('.aloft-layer');
          const offered = document.querySelector('.table .pick.is-offered');
          if (!layer || !offered || !document.querySelector('.prompt.is-mine')) return;
          clearInterval(timer);
          (window as unknown as { stop(): void }).stop();
          const before = document.querySelector('.prompt')?.textContent;
          offered.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          const layers = document.querySelectorAll('.aloft-layer').length;
          const hidden = [...document.querySelectorAll<HTMLElement>('.table [data-at]')].filter(
            thing => thing.style.opacity === '0',
          ).length;
          offered.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          setTimeout(() => {
            const now = document.querySelector('.prompt')?.textContent;
            const chosen =
              document.querySelector('.table [aria-pressed="true"].pick, .table .is-selected') !== null;
            resolve({ layers, hidden, changed: chosen || now !== before });
          }, 100);
        }, 10);
      }),
  );
  expect(pressed).toEqual({ layers: 0, hidden: 0, changed: true });
});

test('with less motion nothing travels: rings and labels tell the same', async () => {
  const page = await watch('Hamburg', { pace: 'calm' }, { still: true });
  await until(page, ({ labels }) => labels.some(label => /[+−]\d/.test(label)));
  const { others, farthest, lengths } = await seenBy(page);
  expect(others).toEqual([]);
  expect(farthest).toBeLessThanOrEqual(1);
  expect(Object.keys(lengths).every(kind => /ring|label/.test(kind))).toBe(true);
});

test('at the instant pace nothing moves at all, and the recap tells what happened', async () => {
  const page = await watch('Estoril', { pace: 'instant' });
  await expect.poll(() => page.locator('.recap li').count(), { timeout: 30_000 }).toBeGreaterThan(0);
  const { runs, scenes } = await seenBy(page);
  expect(runs).toBe(0);
  expect(scenes).toEqual({});
});

test('Estoril: each place shows its faces, sums and winner before the next; the round can be skipped', async () => {
  const page = await watch('Estoril', { pace: 'instant' });
  // Up to the last stone nobody needs to wait.
  await page.waitForFunction(() => {
    const stones = document.querySelector('[data-at="count:0:stones"]')?.getAttribute('aria-label') ?? '';
    return /^[01]\b|\b[01] of/.test(stones);
  });
  await page.evaluate(() => {
    const place = 'kaffeehaus.prefs';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(place) ?? '{}'), pace: 'brisk' });
    dispatchEvent(new StorageEvent('storage', { key: place, newValue }));
  });
  await until(page, ({ scenes }) => Object.keys(scenes).length >= 3);
  await page.getByRole('button', { name: 'Next place' }).click();
  const { scenes } = await seenBy(page);
  for (const { steps, faces, sums, end } of Object.values(scenes).slice(0, 2)) {
    expect(steps[0]).toMatch(/^1 /);
    expect(steps.at(-1)).toMatch(/^4 /);
    expect(end).toMatch(/wins .* with strength \d|Nobody claims/);
    if (faces > 0 && /wins/.test(end)) expect(sums).toBeGreaterThan(0);
  }
  await inspect(page, 'a place is settled');
  await page.locator('.scene').getByRole('button', { name: 'Skip to the end of the round' }).click();
  await page.locator('.scene').waitFor({ state: 'detached' });
  // Once everything has come to rest, the round is summed up.
  await page.locator('.summary').waitFor();
  await inspect(page, 'a round is over');
}, 120_000);
