/** Estoril from the lobby to the score sheet: by mouse, by finger, by keyboard, by two at one screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import { choose, customise, dice, finish, readable, scoreSheet, settled } from './table.ts';
import type { Level } from './table.ts';

const house = journey();

interface Setting {
  readonly seats?: 2 | 3 | 4;
  /** Seats (from 1) taken by guests. */
  readonly guests?: readonly number[];
  /** The level of all bots; those that answer by lot stay as they are, whatever the others learn. */
  readonly bots?: Level;
  readonly chosen?: boolean;
  readonly seed?: string;
}

/** Lays a table for Estoril and sits down; Anna begins. */
const begin = async (page: Page, setting: Setting = {}): Promise<void> => {
  const { seats = 2, guests = [], bots, chosen = false, seed = 'tejo' } = setting;
  await customise(page, 'Estoril 1942');
  await choose(page, 'Players', String(seats));
  for (const seat of guests) await choose(page, `Seat ${seat}`, 'Guest');
  for (let seat = 2; bots && seat <= seats; seat++)
    if (!guests.includes(seat)) await choose(page, `Bot at seat ${seat}`, bots);
  if (chosen) await choose(page, 'Turning the locations', 'Chosen by the first player');
  await choose(page, 'First player', 'Seat 1');
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table, .curtain').waitFor();
};

/** What is asked, by the words of the question. */
const KINDS = {
  rotate: /^How do you turn/,
  slot: /^Where do you place/,
  tile: /^Which character goes/,
  look: /^You may secretly look/,
  seen: /^Take a good look/,
  symbol: /you may use a symbol/,
  assassin: /whom do you send home/,
  seducer: /whom do you lure/,
  lure: /^To which free space/,
  diplomat: /whom do you protect/,
  reward: /is the reward\. Keep it/,
  loss: /^You are the weakest/,
  discard: /^Discard/,
} as const;
type Kind = keyof typeof KINDS;

const kindOf = (question: string): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find(kind => KINDS[kind].test(question));

interface Glance {
  readonly over: boolean;
  readonly curtain: boolean;
  readonly question: string;
  readonly offered: number;
  /** The answer is complete and waits to be confirmed; or a face is looked at. */
  readonly ready: boolean;
}

const glance = async (page: Page): Promise<Glance> => {
  await settled(page);
  return page.evaluate(() => ({
    over: document.querySelector('.table.is-over') !== null,
    curtain: document.querySelector('.curtain') !== null,
    question: document.querySelector('.prompt-text')?.textContent ?? '',
    offered: document.querySelectorAll('.table .pick.is-offered').length,
    ready: document.querySelector('.prompt-actions .primary') !== null,
  }));
};

/** Presses what is offered until the answer is complete, then confirms it. */
const answer = async (page: Page, seen: Glance, roll: (n: number) => number): Promise<void> => {
  for (let now = seen; !now.ready && now.question === seen.question; now = await glance(page))
    await page.locator('.table .pick.is-offered').nth(roll(now.offered)).click();
  const confirm = page.locator('.prompt-actions .primary');
  if ((await glance(page)).ready) await confirm.click();
};

/** Answers until the game is over or `enough` says so. Returns the kinds of questions that were put. */
const playOn = async (
  page: Page,
  roll: (n: number) => number,
  enough: (kind: Kind | undefined, isNew: boolean) => Promise<boolean> | boolean = () => false,
): Promise<Set<Kind>> => {
  const kinds = new Set<Kind>();
  for (let answers = 0; answers < 400; answers++) {
    const seen = await glance(page);
    const kind = kindOf(seen.question);
    const isNew = kind !== undefined && !kinds.has(kind);
    if (seen.over || (await enough(kind, isNew))) return kinds;
    if (kind === undefined && !seen.curtain) throw new Error(`an unknown question: ${seen.question}`);
    if (kind) kinds.add(kind);
    if (seen.curtain) await page.locator('.curtain-people .button').first().click();
    else await answer(page, seen, roll);
  }
  throw new Error('the game does not end');
};

/** The kinds of questions whose screens are looked at more closely. */
const CLOSELY: { readonly [width: number]: readonly Kind[] } = {
  1440: ['slot', 'look', 'discard'],
  390: ['rotate', 'tile', 'seen'],
};

test.each([
  [1440, 3, { confirm: false }],
  [390, 2, { confirm: true }],
] as const)('a whole game by hand, %i px wide, %i seats', async (width, seats, prefs) => {
  const page = await house.visit(width, { prefs });
  await begin(page, { seats, chosen: width === 390 });
  const closely = new Set(CLOSELY[width]);
  const met = await playOn(page, dice(width), async kind => {
    if (kind && closely.delete(kind)) await inspect(page, `${width} ${kind}`);
    return closely.size === 0;
  });
  const { questions, widest } = await finish(page, width);
  const kinds = new Set([...met, ...questions.map(kindOf)]);
  expect(kinds.size).toBeGreaterThan(6);
  expect(kinds).not.toContain(undefined);
  expect(widest).toBe(0);
  expect(await page.locator('.end h2').innerText()).toMatch(/wins|share/);
  const { lines, totals } = await scoreSheet(page);
  await page.keyboard.press('Escape');
  expect(lines).toHaveLength(6);
  expect(totals).toHaveLength(seats);
  for (const [seat, total] of totals.entries())
    expect(lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0)).toBe(total);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await inspect(page, `${width} ${await tab.innerText()}`);
  }
});

/** Names and code names of a character, wherever the page could tell them. */
const tracesOf = async (page: Page, names: readonly string[]): Promise<string[]> => {
  const text = `${await readable(page)}\n${await page.content()}`.toLowerCase();
  return names.filter(name => text.includes(name.toLowerCase()));
};

test('two at one screen: a reward that was looked at is gone before the screen is passed on', async () => {
  const page = await house.visit(1440);
  await begin(page, { guests: [2], seed: 'sintra' });
  const secret = page.locator('.spot.is-reward.is-offered');
  await playOn(page, dice(4), async kind => kind === 'look' && (await secret.count()) > 0);
  const looker = await page.locator('.seat-chip.is-turn .seat-name').innerText();
  const id = (await secret.first().getAttribute('data-id')) ?? '';
  await secret.first().click();
  await page.locator('.prompt-actions .primary').click();
  const names = await page
    .locator('.sides .spy-names')
    .evaluate(card => [...card.children].map(each => each.textContent ?? ''));
  expect(names).toHaveLength(2);
  expect(await tracesOf(page, names)).toEqual(names);
  expect(await page.locator(`[data-id="${id}"] .of-seen`).count()).toBe(1);
  expect(await page.locator('.curtain').count()).toBe(0);
  await inspect(page, 'a face that is looked at');
  await page.getByRole('button', { name: 'Hide it and pass on' }).click();
  await page.locator('.curtain').waitFor();
  expect(await tracesOf(page, names)).toEqual([]);
  await page.locator('.curtain-people .button').first().click();
  expect(await tracesOf(page, names)).toEqual([]);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log li').first().innerText()).toMatch(
    new RegExp(`^${looker} looks at the reward`),
  );
  expect(await page.locator(`[data-id="${id}"] .spy-back`).count()).toBe(1);
});

/** Walks to something that is offered and chooses it, until the answer is complete. */
const answerByKeys = async (page: Page, seen: Glance, roll: (n: number) => number): Promise<void> => {
  for (let now = seen; !now.ready && now.question === seen.question; now = await glance(page)) {
    const isFirst = now.offered === seen.offered;
    for (let steps = isFirst ? 1 + roll(Math.min(now.offered, 4)) : 1; steps > 0; steps--)
      await page.keyboard.press('o');
    await page.keyboard.press('Enter');
  }
};

const ASKED: readonly Kind[] = ['rotate', 'slot', 'tile', 'look', 'seen', 'diplomat', 'discard'];

test('every kind of question can be answered without a mouse', async () => {
  const page = await house.visit(1440);
  await begin(page, { seats: 4, bots: 'Random', chosen: true, seed: 'cascais' });
  const roll = dice(9);
  const kinds = new Set<Kind>();
  for (let answers = 0; answers < 200 && !ASKED.every(kind => kinds.has(kind)); answers++) {
    const seen = await glance(page);
    if (seen.over) break;
    const kind = kindOf(seen.question);
    // A new question takes the focus, so that it is read out and Tab goes on from there.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(seen.question);
    const declines = kind === 'diplomat';
    if (!declines) await answerByKeys(page, seen, roll);
    await page.keyboard.press(declines ? 'd' : 'c');
    if (kind) kinds.add(kind);
  }
  expect([...kinds]).toEqual(expect.arrayContaining([...ASKED]));
});

test('a refused space says which rule refuses it, a pointed one shows its neighbours', async () => {
  const page = await house.visit(1440, { locale: 'en-GB' });
  await begin(page);
  const inner = page.locator('.spot.is-inner.is-refused').first();
  expect(await inner.locator('.spoken').innerText()).toMatch(
    /Inner space.*none of your stones lies next to it\.$/,
  );
  // Not enabled for assistive technology, and yet it answers.
  await inner.click({ force: true });
  expect(await page.locator('.prompt-why').innerText()).toMatch(/is an inner one, and none of your stones/);
  await page.locator('.spot.is-reward').first().click({ force: true });
  expect(await page.locator('.prompt-why').innerText()).toMatch(/This is where the reward lies/);
  const outer = page.locator('.spot.is-offered').first();
  await outer.hover();
  expect(await page.locator('.spot.is-near').count()).toBeGreaterThan(0);
  await outer.click();
  await page.keyboard.press('c');
  expect(await page.locator('.spot.is-about').count()).toBe(1);
});

test('nobody begins who does not sit at the table', async () => {
  const page = await house.visit(390);
  await customise(page, 'Estoril 1942');
  const first = page.getByRole('group', { name: 'First player' });
  await choose(page, 'Players', '2');
  expect(await first.getByRole('radio').count()).toBe(3);
  await choose(page, 'Players', '4');
  expect(await first.getByRole('radio').count()).toBe(5);
  await choose(page, 'First player', 'Seat 4');
  await choose(page, 'Players', '3');
  expect(await page.getByRole('radio', { name: 'Drawn at random' }).isChecked()).toBe(true);
  await inspect(page, 'the form');
});

test.each(['de-AT', 'fr-FR', 'nl-NL'])('no text is missing in %s', async locale => {
  const page = await house.visit(390, { locale });
  await page.locator('.play-now').nth(2).click();
  await page.locator('.table').waitFor();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    expect(await readable(page)).not.toMatch(/\b(web|estoril|common)\.[a-z]+(\.[a-zA-Z-]+)+\b/);
  }
});
