/** The frame of every table: what stays in sight at which size, in which language, whatever is pressed. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { TABLES, bring, recordOf } from '../scripts/scenes.mjs';
import { journey } from './house.ts';
import { type Pane, away, boxOf, cutThings, grown, look, overlap, smallTexts, spiltThings } from './look.ts';
import { choose, customise, dice, myGames } from './table.ts';

const house = journey();

const GAMES = ['Vienna', 'Hamburg', 'Estoril 1942'] as const;
type Title = (typeof GAMES)[number];
/** As many as can sit there. */
const MOST: { readonly [game in Title]: number } = { Vienna: 4, Hamburg: 5, 'Estoril 1942': 4 };

const SIZES: readonly Pane[] = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** How wide a board is at least, at these sizes. */
const SQUARE = [390, 680, 740, 640, 820, 1000];
const STAGE = [390, 800, 760, 680, 820, 1000];
const boardAt = (game: Title): readonly number[] => (game === 'Vienna' ? SQUARE : STAGE);

/** The two languages with the longest words share the games, high and low windows and the steps of 20 pixels. */
const GROWING = {
  Vienna: { locale: 'de-DE', from: 380, height: 844 },
  Hamburg: { locale: 'nl-NL', from: 360, height: 1080 },
  'Estoril 1942': { locale: 'de-DE', from: 360, height: 1080 },
} as const;

/** A table for as many as can sit, with everything that can be added; buttons are pressed, not aimed at. */
const layFull = async (page: Page, game: Title): Promise<void> => {
  await page.locator('.customise').nth(GAMES.indexOf(game)).click();
  const form = page.locator('.new-game');
  await form
    .locator('fieldset')
    .first()
    .locator('label')
    .filter({ hasText: new RegExp(`^${MOST[game]}$`) })
    .locator('input')
    .dispatchEvent('click');
  for (const box of await form.locator('.options input[type="checkbox"]').all())
    if (!(await box.isChecked())) await box.dispatchEvent('click');
  for (const strip of await form.locator('.options fieldset:has(input[type="radio"])').all())
    await strip.locator('input').last().dispatchEvent('click');
  await form.locator('summary').click();
  await form.locator('.more input').fill('prater');
  await page.locator('dialog [type="submit"]').click();
  await page.locator('.table').waitFor();
};

/** Somebody is asked, or nobody any more. */
const settled = (page: Page): Promise<void> =>
  page.locator('.prompt.is-mine, .table.is-over').first().waitFor();

/** Gives some answer to whatever is asked, as a program presses: no pointer, no scrolling. */
const answerSomehow = async (page: Page, roll: (n: number) => number): Promise<void> => {
  const question = () => page.locator('.prompt-text').innerText();
  const before = await question();
  for (let presses = 0; presses < 14; presses++) {
    const ready = page.locator('.prompt-actions .primary:not([aria-disabled="true"])');
    if ((await ready.count()) > 0) await ready.first().dispatchEvent('click');
    else {
      const offered = page.locator('.table .pick.is-offered');
      const n = await offered.count();
      if (n > 0) await offered.nth(roll(n)).dispatchEvent('click');
      else await page.locator('.prompt-actions > .button').first().dispatchEvent('click');
    }
    await settled(page);
    if ((await page.locator('.table.is-over').count()) > 0 || (await question()) !== before) return;
  }
};

/** From here on everything stands side by side, and nothing of the hand is scrolled away. */
const ROOMY = 1280;
/** Where names have room. */
const WIDE = 1440;

/** The tables of a game, at questions of every kind. */
const tablesOf = (game: Title) =>
  Object.entries(TABLES).filter(([name]) => game.toLowerCase().startsWith(name.replace(/-.*/, '')));

/** What must hold at every question and every size. */
const expectInSight = async (page: Page, game: Title, seats: number, where: string): Promise<void> => {
  for (const [i, size] of SIZES.entries()) {
    const seen = await look(page, size);
    const what = `${where}, ${size.width}: ${seen.question}`;
    const hand = size.width < ROOMY || seen.inSight.hand;
    // Whoever looks at a finished game owns nothing there.
    const strip = seen.question === '' || seen.inSight.strip;
    expect({ ...seen.inSight, hand, strip }, what).toEqual({ question: true, strip: true, hand: true });
    expect(seen.board, what).toBeGreaterThanOrEqual(boardAt(game)[i] ?? 0);
    expect([seen.sideways, seen.down], what).toEqual([0, 0]);
    expect([seen.scores, seen.faintScores], what).toEqual([seats, []]);
    expect(await smallTexts(page), what).toEqual([]);
    expect(await spiltThings(page), what).toEqual([]);
    if (size.width >= WIDE) expect(await cutThings(page), what).toEqual([]);
  }
};

/** However wide the window is, the page is not wider; and as it grows, no board shrinks. */
const expectGrowing = async (page: Page, from: number, height: number): Promise<void> => {
  const widths = Array.from({ length: Math.floor((1920 - from) / 40) + 1 }, (_, i) => from + 40 * i);
  let widest = 0;
  for (const { width, sideways, board } of await grown(page, widths, height)) {
    expect(sideways, `${width}`).toBe(0);
    expect(board, `${width} × ${height}`).toBeGreaterThanOrEqual(widest - 0.5);
    widest = board;
  }
  expect(widest).toBeGreaterThan(700);
};

/** Where the parts of the table lie. */
const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.part, .prompt, .prompt-actions, .seat-chip')].map(part => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className.replace(/ is-\w+/g, ''), x, y, width, height].join(' ');
    }),
  );

/** Presses something that is refused: it is told beside it, and nothing moves. */
const refuse = async (page: Page, before: readonly string[]): Promise<boolean> => {
  const refused = page.locator('.table .pick.is-refused:visible');
  if ((await refused.count()) === 0) return false;
  const thing = refused.first();
  await thing.focus();
  await page.keyboard.press('Enter');
  const told = page.locator('.prompt-why .toast');
  await told.waitFor();
  expect(await boxes(page)).toEqual(before);
  // The words of the rule come a moment later.
  await told.locator('.rule').waitFor();
  await expect.poll(() => away(page, told, thing)).toBeLessThanOrEqual(12);
  const [sheet, pressed, row] = await Promise.all([told, thing, page.locator('.prompt-actions')].map(boxOf));
  for (const spared of [pressed, row]) expect(overlap(sheet, spared)).toBe(0);
  await page.keyboard.press('Escape');
  expect(await told.count()).toBe(0);
  return true;
};

/** Asks for a hint: it lies over neither board nor strip, and nothing moves. */
const advise = async (page: Page, before: readonly string[]): Promise<boolean> => {
  const hint = page.getByRole('button', { name: 'Hint' });
  if ((await hint.count()) === 0) return false;
  await hint.click();
  await page.locator('.counsel').waitFor();
  expect(await boxes(page)).toEqual(before);
  const slip = await page.locator('.slip').boundingBox();
  for (const part of ['.part-strip', '.part-board'])
    expect(overlap(slip, await page.locator(part).boundingBox())).toBe(0);
  await hint.click();
  return true;
};

/** Answers some questions: nothing moves but what is pressed, and refusals stand aside. */
const expectStill = async (page: Page): Promise<void> => {
  const roll = dice(3);
  let [refusals, hints] = [0, 0];
  for (let answers = 0; answers < 12 && (refusals < 2 || hints < 1); answers++) {
    await settled(page);
    const before = await boxes(page);
    if (await refuse(page, before)) refusals += 1;
    if (hints === 0 && (await advise(page, before))) hints += 1;
    const offered = page.locator('.table .pick.is-offered');
    if ((await offered.count()) > 0) {
      await offered.first().dispatchEvent('click');
      if ((await page.locator('.prompt-actions .primary').count()) > 0)
        expect(await boxes(page)).toEqual(before);
    }
    await answerSomehow(page, roll);
  }
  expect(hints).toBe(1);
};

const plain = (text: string): string => text.replace(/\W+/g, '');

/** So many pictures are pointed at, from all over the table. */
const POINTED = 12;

/** Points at pictures: each shows its name. */
const expectNamed = async (page: Page): Promise<void> => {
  const things = await page.evaluate(() =>
    [...document.querySelectorAll('.table [role="img"][aria-label]')].flatMap(thing => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const [atX, atY] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(atX, atY);
      const isOnTop = hit !== null && thing.contains(hit) && hit.closest('[aria-label]') === thing;
      return isOnTop ? [{ atX, atY, label: thing.getAttribute('aria-label') ?? '' }] : [];
    }),
  );
  expect(things.length).toBeGreaterThan(5);
  const every = Math.ceil(things.length / POINTED);
  for (const { atX, atY, label } of things.filter((_, i) => i % every === 0)) {
    await page.mouse.move(atX, atY);
    const card = page.locator('.name-card');
    await expect
      .poll(async () => plain((await card.allInnerTexts()).join('')), { interval: 20 })
      .toBe(plain(label));
  }
  await page.mouse.move(1, 1);
};

const ringed = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.table .pick.is-offered')].filter(thing => {
        const ring = thing.querySelector(':scope > .ring-over');
        const style = getComputedStyle(ring ?? thing);
        return ring ? style.stroke !== 'none' : style.outlineStyle !== 'none';
      }).length,
  );

/** Buttons without words whose sign takes the colour of its ground: none. */
const emptyButtons = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-head button, .table-head a, .prompt button')]
      .filter(button => (button.textContent ?? '').trim() === '')
      .filter(button => {
        const sign = button.querySelector('svg');
        return !sign || getComputedStyle(sign).forcedColorAdjust !== 'auto';
      })
      .map(button => button.getAttribute('aria-label')),
  );

describe('home', () => {
  test('everything for a first game is on the first screen, and one press is enough', async () => {
    const page = await house.visit(390);
    for (const size of [SIZES[0], SIZES[4]]) {
      if (size) await page.setViewportSize(size);
      const buttons = page.getByRole('button', { name: /^Play now/ });
      expect(await buttons.count()).toBe(3);
      for (const button of await buttons.all()) {
        const box = await button.boundingBox();
        // On a phone the places to go lie over the lower edge.
        const foot = size?.width === 390 ? 60 : 0;
        expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual((size?.height ?? 0) - foot);
      }
    }
    await page.getByRole('button', { name: 'Play now: Vienna' }).click();
    await page.locator('.prompt.is-mine').waitFor();
    expect(await page.locator('.seat-chip').count()).toBe(2);
    // The introductory version: nobody has money or missions.
    expect(await page.locator('.part-strip').innerText()).not.toMatch(/S/);
    await page.locator('.seat-button').nth(1).click();
    await page.getByRole('dialog').getByText('Bot: Easy').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'To the lobby' }).first().click();
    await page.locator('.continues').waitFor();
    const box = await page.locator('.continues li').first().boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await inspect(page, 'home with a game to go on with');
    await page.emulateMedia({ colorScheme: 'dark' });
    await inspect(page, 'home by night');
    // Days are written as in the reader's country.
    await myGames(page);
    expect(await page.locator('.kept .quiet').first().innerText()).toMatch(/^\d{1,2} \w+ \d{4}/);
  });

  test('the form keeps its button in sight, remembers, and leaves the short way as it is', async () => {
    const page = await house.visit(390);
    await customise(page, 'Hamburg');
    const begin = page.getByRole('button', { name: 'Start game' });
    const box = await begin.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.locator('.options input').first().check({ force: true });
    await begin.click();
    await page.locator('.table').waitFor();
    await page.goto(`${house.url}/#/`);
    await customise(page, 'Hamburg');
    expect(await page.locator('.options input').first().isChecked()).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Play now: Hamburg' }).click();
    await page.locator('.prompt.is-mine').waitFor();
    expect(await page.locator('.seat-chip').count()).toBe(2);
  });
});

describe.each(GAMES)('%s', game => {
  test('what one owns, is asked and may press stays in sight at every question and size', async () => {
    const page = await house.visit(1440, { locale: 'de-DE', prefs: { name: 'Annegret' } });
    for (const [name, scene] of tablesOf(game)) {
      await bring(page, house.url, await recordOf(scene));
      expect(await ringed(page), name).toBeLessThanOrEqual(8);
      await expectInSight(page, game, scene.seats, name);
    }
  }, 180_000);

  test('never wider than the window, and no board shrinks as it grows', async () => {
    const { locale, from, height } = GROWING[game];
    const page = await house.visit(1440, { locale });
    await layFull(page, game);
    await settled(page);
    await expectGrowing(page, from, height);
  });

  test('whatever has a name shows it, few things are ringed, and nothing moves; by night, too', async () => {
    const page = await house.visit(1440, { prefs: { scheme: 'dark' } });
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    await layFull(page, game);
    await settled(page);
    await inspect(page, 'table by night');
    expect(await ringed(page)).toBeLessThanOrEqual(8);
    await expectNamed(page);
    await expectStill(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await emptyButtons(page)).toEqual([]);
  });
});

/** Doubles the type, as whoever sees badly does in the settings of the browser. */
const LARGE = (): void =>
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = '200%';
  });

test('in type twice as large nothing is lost: no page is wider, every button can be reached', async () => {
  const page = await house.visit(1440, { locale: 'de-DE' });
  await page.addInitScript(LARGE);
  await page.reload();
  await page.locator('.lobby').waitFor();
  const [phone, , , , desk] = SIZES;
  if (!phone || !desk) throw new Error('no sizes');
  for (const size of [phone, desk]) {
    expect((await look(page, size)).sideways).toBe(0);
    const beyond = await page
      .locator('.poster-actions > *, .home-nav > *')
      .evaluateAll(
        things => things.filter(thing => thing.getBoundingClientRect().right > innerWidth + 0.5).length,
      );
    expect(beyond, `${size.width}`).toBe(0);
  }
  for (const name of ['vienna-assign', 'hamburg-full', 'estoril-slot'] as const) {
    await bring(page, house.url, await recordOf(TABLES[name]));
    for (const size of [phone, desk]) {
      const { inSight, sideways, down, board, faintScores } = await look(page, size);
      expect([sideways, down, faintScores], `${name} ${size.width}`).toEqual([0, 0, []]);
      expect([inSight.question, inSight.strip, board > 300], `${name} ${size.width}`).toEqual([
        true,
        true,
        true,
      ]);
    }
  }
});

test('the focus is never lost to the page, also after sheets that open one another', async () => {
  const page = await house.visit(1440);
  await page.getByRole('button', { name: 'Play now: Estoril 1942' }).click();
  await settled(page);
  for (const sheet of ['Settings', 'Help', 'Draw piles and discards']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: sheet }).click();
    await page.getByRole('heading', { name: sheet }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90)), { message: sheet })
      .toMatch(/aria-label="Menu"/);
  }
});

test('a name shows to a finger that stays', async () => {
  const page = await house.visit(390);
  await page.getByRole('button', { name: 'Play now: Vienna' }).click();
  await settled(page);
  const thing = page.locator('.part-strip [aria-label]').first();
  const touch = { pointerType: 'touch', bubbles: true, isPrimary: true };
  await thing.dispatchEvent('pointerdown', touch);
  await page.locator('.name-card').waitFor();
  await thing.dispatchEvent('pointerup', touch);
  expect(await page.locator('.name-card').count()).toBe(1);
});

test('a name goes with its thing: nobody reads it after the curtain', async () => {
  const page = await house.visit(1440);
  await customise(page, 'Vienna');
  await choose(page, 'Players', '2');
  await choose(page, 'Seat 2', 'Guest');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.curtain-people .button').first().click();
  const card = page.locator('.part-hand .pick').first();
  await card.focus();
  await page.keyboard.press('i');
  await page.locator('.name-card').waitFor();
  await page.evaluate(() => document.querySelector('.table')?.remove());
  await page.locator('.name-card').waitFor({ state: 'detached' });
});
