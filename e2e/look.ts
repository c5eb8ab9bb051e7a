/** What can be measured of a table as it is drawn, at any size of the window. */
import type { Locator, Page } from 'playwright-core';

export interface Pane {
  readonly width: number;
  readonly height: number;
}

export interface Look {
  readonly question: string;
  /** Question, strip and, where there is one, the hand lie inside the window; nothing of the hand is scrolled away. */
  readonly inSight: { readonly question: boolean; readonly strip: boolean; readonly hand: boolean };
  /** How wide the board is. */
  readonly board: number;
  /** How much wider and higher the document is than the window. */
  readonly sideways: number;
  readonly down: number;
  /** Scores that are hidden or smaller than they may be. */
  readonly scores: number;
  readonly faintScores: readonly string[];
}

/** The window is made so large, everything is drawn anew and measured, in one breath. */
export const look = async (page: Page, size: Pane): Promise<Look> => {
  await page.setViewportSize(size);
  return page.evaluate(async width => {
    const frame = () => new Promise(drawn => requestAnimationFrame(drawn));
    do await frame();
    while (innerWidth !== width);
    await frame();
    const find = (selector: string): Element | null => document.querySelector(selector);
    const isInside = (thing: Element | null): boolean => {
      const box = thing?.getBoundingClientRect();
      return (
        box !== undefined &&
        box.width > 0 &&
        box.left >= -0.5 &&
        box.top >= -0.5 &&
        box.right <= innerWidth + 0.5 &&
        box.bottom <= innerHeight + 0.5
      );
    };
    const isShown = (score: Element): boolean => {
      const { x, y, width: wide, height, right } = score.getBoundingClientRect();
      const isLarge = Number.parseFloat(getComputedStyle(score).fontSize) >= 17;
      const isOnTop = document.elementsFromPoint(x + 2, y + height / 2).includes(score);
      return wide > 0 && right <= innerWidth && isLarge && isOnTop;
    };
    const hand = find('.part-hand');
    const { documentElement: root } = document;
    const scores = [...document.querySelectorAll('.seat-points')];
    return {
      question: find('.prompt-text')?.textContent ?? '',
      inSight: {
        question: isInside(find('.prompt') ?? find('.end')),
        strip: isInside(find('.part-strip')),
        hand: hand === null || (isInside(hand) && hand.scrollHeight <= hand.clientHeight + 1),
      },
      board: find('.part-board, .is-tabbed .tab-panel')?.getBoundingClientRect().width ?? 0,
      sideways: root.scrollWidth - root.clientWidth,
      down: root.scrollHeight - root.clientHeight,
      scores: scores.length,
      faintScores: scores.filter(score => !isShown(score)).map(score => score.textContent ?? ''),
    };
  }, size.width);
};

/** The table in windows of all these widths: a window inside the window grows far sooner than the browser's own. */
export const grown = async (
  page: Page,
  widths: readonly number[],
  height: number,
): Promise<{ width: number; sideways: number; board: number }[]> => {
  const table = page.url();
  // The house lets nobody frame it: only here.
  await page.route(
    ({ pathname }) => pathname === '/',
    async route => {
      const response = await route.fetch();
      const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
  await page.goto(new URL('#/', table).href);
  await page.locator('.lobby').waitFor();
  return page.evaluate(
    async how => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0; border: 0; z-index: 99';
      frame.src = how.table;
      document.body.append(frame);
      const find = (selector: string) => frame.contentDocument?.querySelector(selector);
      const drawn = () => new Promise(next => (frame.contentWindow ?? window).requestAnimationFrame(next));
      await new Promise(loaded => frame.addEventListener('load', loaded));
      for (let frames = 0; frames < 600 && !find('.prompt.is-mine'); frames++) await drawn();
      const seen = [];
      for (const width of how.widths) {
        frame.style.width = `${width}px`;
        frame.style.height = `${how.height}px`;
        do await drawn();
        while (frame.contentWindow?.innerWidth !== width);
        await drawn();
        const root = frame.contentDocument?.documentElement;
        const board = find('.part-board, .is-tabbed .tab-panel')?.getBoundingClientRect().width ?? 0;
        seen.push({ width, board, sideways: root ? root.scrollWidth - root.clientWidth : Number.NaN });
      }
      return seen;
    },
    { table, widths, height },
  );
};

/** Texts that are drawn smaller than anybody should have to read. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node;
      if (!element || (node.textContent ?? '').trim() === '') continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) >= 11.9) continue;
      const isSeen = element.checkVisibility() && element.closest('title, defs, .spoken') === null;
      if (isSeen && element.getBoundingClientRect().width > 0)
        found.add(
          `${element.getAttribute('class') ?? element.tagName}: ${node.textContent ?? ''}`.slice(0, 60),
        );
    }
    return [...found];
  });

/** What the question says or offers that lies beyond it, over something else of it, or is cut off. */
export const spiltThings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const prompt = document.querySelector('.prompt');
    const frame = prompt?.getBoundingClientRect();
    if (!prompt || !frame) return ['no question'];
    const things = [
      ...prompt.querySelectorAll<HTMLElement>('.button, .end-title, .end-scores, .prompt-text'),
    ];
    const boxes = things.map(thing => thing.getBoundingClientRect());
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return things
      .filter((thing, i) => {
        const box = boxes[i];
        if (!box || box.width === 0) return false;
        const isBeyond =
          box.right > frame.right + 1 || box.bottom > frame.bottom + 1 || box.left < frame.left;
        const isOver = boxes.some((other, j) => j > i && other.width > 0 && meets(box, other));
        const isCut = thing.matches('.button:not(.round)') && thing.scrollWidth > thing.clientWidth + 1;
        return isBeyond || isOver || isCut;
      })
      .map(thing => `${thing.className}: ${thing.innerText}`.slice(0, 80));
  });

/** Cards and tiles that cut off what is written or drawn on them, sideways or below. */
export const cutThings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.trade, .card, .spy-tile, .order-card, .mission, .seat-chip')]
      .filter(thing => thing.checkVisibility() && getComputedStyle(thing).display !== 'contents')
      .filter(thing => {
        const box = thing.getBoundingClientRect();
        return [...thing.querySelectorAll('*')].some(part => {
          if (part.closest('.spoken, svg svg, defs, .card-tick, [class*="vignette"]') || part.closest('svg'))
            return false;
          const own = [...part.childNodes].some(
            node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
          );
          if (!own && part.tagName !== 'svg') return false;
          const inner = part.getBoundingClientRect();
          const isCutHere =
            part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible';
          const isBeyond = inner.right > box.right + 1 || inner.bottom > box.bottom + 1;
          return inner.width > 0 && (isCutHere || isBeyond);
        });
      })
      .map(thing => `${thing.className}: ${thing.innerText}`.replaceAll(/\s+/g, ' ').slice(0, 90)),
  );

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels in common. */
export const overlap = (a: Box | null | undefined, b: Box | null | undefined): number => {
  if (!a || !b) return 0;
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0.5 && high > 0.5 ? wide * high : 0;
};

/** Where a thing lies, without what rings it. */
export const boxOf = (thing: Locator): Promise<Box> =>
  thing.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

/** How far a sheet lies from the thing it speaks of, or how far beyond the window: whatever is more. */
export const away = async (page: Page, sheet: Locator, thing: Locator): Promise<number> => {
  const [told, pressed] = await Promise.all([boxOf(sheet), boxOf(thing)]);
  const pane = page.viewportSize();
  if (!pane) return Infinity;
  const gap = (from: number, size: number, to: number, other: number): number =>
    Math.max(0, to - from - size, from - to - other);
  return Math.max(
    gap(told.x, told.width, pressed.x, pressed.width),
    gap(told.y, told.height, pressed.y, pressed.height),
    told.x + told.width - pane.width,
    told.y + told.height - pane.height,
  );
};
