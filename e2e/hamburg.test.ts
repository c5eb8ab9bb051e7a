/** Hamburg from the lobby to the score sheet: against a bot, against TOM, among five. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { journey } from './house.ts';
import { choose, customise, dice, finish, scoreSheet, settled, sideways } from './table.ts';

const house = journey();

interface Setting {
  readonly seats?: 1 | 2 | 5;
  /** All six of them. */
  readonly expansions?: boolean;
  readonly seed?: string;
}

/** Lays a table for Hamburg and sits down. */
const begin = async (
  page: Page,
  { seats = 2, expansions = false, seed = 'alster' }: Setting,
): Promise<void> => {
  await customise(page, 'Hamburg');
  await choose(page, 'Players', String(seats));
  for (let seat = 2; seat <= seats; seat++) await choose(page, `Bot at seat ${seat}`, 'Random');
  if (expansions)
    for (const box of await page.locator('.options').getByRole('checkbox').all())
      await box.evaluate(input => (input as HTMLInputElement).click());
  expect(await page.getByText('for experienced players').count()).toBe(expansions ? 1 : 0);
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table').waitFor();
};

/** Questions by their words. */
const KINDS = {
  mayor: /^Which side of your mayor/,
  refill: /^Draw \d+ cards?/,
  advance: /^Advance on/,
  turn: /^Play a card/,
  action: /^For which basic action/,
} as const;
type Kind = keyof typeof KINDS | 'other';

const kindOf = (question: string): Kind =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find(kind => KINDS[kind].test(question)) ?? 'other';

interface Glance {
  readonly over: boolean;
  readonly question: string;
  readonly round: string;
  readonly offered: number;
  readonly selected: number;
  /** Of what is offered, the things that erect a building. */
  readonly erect: number;
  /** What a card can be played for: the other cards lie under one another then. */
  readonly deeds: number;
  readonly ready: boolean;
}

/** What can be pressed at a question. */
const PRESSABLE = '.table :is(.pick.is-offered, .pick.is-selected), .prompt-actions .button, .table.is-over';

const glance = async (page: Page): Promise<Glance> => {
  await settled(page);
  // What answers a mayor's question lies nowhere on the table, and comes a moment after its words.
  await page.locator(PRESSABLE).first().waitFor({ state: 'attached' });
  return page.evaluate(() => ({
    over: document.querySelector('.table.is-over') !== null,
    question: document.querySelector('.prompt-text')?.textContent ?? '',
    round: document.querySelector('.table-title small')?.textContent ?? '',
    offered: document.querySelectorAll('.table .pick.is-offered').length,
    selected: document.querySelectorAll('.table .pick.is-selected').length,
    erect: document.querySelectorAll('.deed.is-offered use[href$="deed-build"]').length,
    deeds: document.querySelectorAll('.deed.is-offered').length,
    ready: document.querySelector('.prompt-actions .primary') !== null,
  }));
};

/** Presses one thing on the table; of a bag the same once more if nothing else is offered. */
const pressOne = (page: Page, seen: Glance, roll: (n: number) => number): Promise<void> => {
  if (seen.erect > 0 && roll(2) === 0) return page.locator('.deed.is-offered').last().click();
  if (seen.deeds > 0) return page.locator('.deed.is-offered').nth(roll(seen.deeds)).click();
  const [look, n] = seen.offered > 0 ? ['offered', seen.offered] : ['selected', seen.selected];
  return page.locator(`.table .pick.is-${look}`).nth(roll(n)).click();
};

/** Presses until the answer is complete, then gives it; a question with nothing to press is declined. */
const answer = async (page: Page, before: Glance, roll: (n: number) => number): Promise<void> => {
  if (before.offered + before.selected === 0 && !before.ready)
    return page.getByRole('button', { name: 'Go on without', exact: true }).click();
  let now = before;
  while (!now.ready && !now.over && now.question === before.question) {
    await pressOne(page, now, roll);
    now = await glance(page);
  }
  return now.ready ? page.locator('.prompt-actions .primary').click() : undefined;
};

/** Answers until the game is over or `enough` says so. */
const playOn = async (
  page: Page,
  roll: (n: number) => number,
  enough: (kind: Kind, isNew: boolean, seen: Glance) => Promise<boolean> | boolean = () => false,
): Promise<Set<Kind>> => {
  const kinds = new Set<Kind>();
  for (let answers = 0; answers < 600; answers++) {
    const seen = await glance(page);
    const kind = kindOf(seen.question);
    if (seen.over || (await enough(kind, !kinds.has(kind), seen))) return kinds;
    kinds.add(kind);
    await answer(page, seen, roll);
  }
  throw new Error('the game does not end');
};

test.each([
  [1440, { seats: 2 }, ['Anna', 'Stine'], ['turn', 'action']],
  [390, { seats: 1, expansions: true }, ['Anna', 'TOM'], ['mayor', 'refill', 'turn', 'action']],
] as const)('a whole game by hand, %i px wide, %o', async (width, setting, players, closely) => {
  const page = await house.visit(width, { prefs: { confirm: false } });
  await begin(page, setting);
  const left = new Set<Kind>(closely);
  const met = await playOn(page, dice(width), async (kind, _, { round }) => {
    if (left.delete(kind)) await inspect(page, kind);
    return left.size === 0 && round.startsWith('Round 2');
  });
  const { questions, widest } = await finish(page, width);
  expect(widest).toBe(0);
  const kinds = new Set([...met, ...questions.map(kindOf)]);
  expect([...kinds]).toEqual(expect.arrayContaining(['refill', 'advance', 'turn', 'action', 'other']));
  await inspect(page, 'the end');
  const { names, lines, totals } = await scoreSheet(page);
  await inspect(page, 'score sheet');
  await page.keyboard.press('Escape');
  expect(names).toEqual(players);
  for (const [seat, total] of totals.entries())
    expect(lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0)).toBe(total);
  const best = Math.max(...totals);
  expect(await page.locator('.end h2').innerText()).toContain(players[totals.indexOf(best)]);
});

test('what a card cannot be played for says why', async () => {
  const page = await house.visit(1440);
  await begin(page, {});
  await playOn(page, dice(5), kind => kind === 'action');
  const deed = page.locator('.deed.is-refused').first();
  const name = (await deed.locator('.spoken').textContent()) ?? '';
  // Not enabled for assistive technology, and yet it answers.
  await deed.click({ force: true });
  const why = await page.locator('.prompt-why').innerText();
  expect(why).toMatch(/^Reduce a hazard\s+Your \w+ hazard has not risen\.\s*Read the rule$/m);
  expect(name.length).toBeGreaterThan(30);
  await page.locator('.deed.is-offered').first().click();
  expect(await page.locator('.prompt-why').innerText()).toBe('');
});

/** The cards of a quarter can be read in words, as many as there are. */
const readCards = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'My quarter' }).click();
  const built = await page.locator('.quarter :is(.gabled, .enclosure)').count();
  expect(built).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Read the cards' }).click();
  const texts = await page.locator('dialog .trade-text').allInnerTexts();
  expect(texts).toHaveLength(built);
  for (const text of texts) expect(text).toMatch(/\w+.*\./);
  await inspect(page, 'cards in words');
  await page.keyboard.press('Escape');
};

/** The log draws its newest lines; the oldest come to whoever goes there. */
const readLog = async (page: Page): Promise<void> => {
  const lines = page.locator('.log > li');
  expect(await lines.count()).toBe(51);
  const older = page.getByRole('button', { name: 'Earlier lines' });
  while ((await older.count()) > 0) {
    await lines.last().evaluate(line => line.scrollIntoView());
    await page.waitForTimeout(50);
  }
  expect(await lines.count()).toBeGreaterThan(100);
  expect(await lines.last().innerText()).toMatch(/\w/);
};

test('five quarters and every dialog on a phone', async () => {
  const page = await house.visit(390, { prefs: { confirm: false } });
  await begin(page, { seats: 5, expansions: true, seed: 'elbe' });
  const built = page.locator('.quarter :is(.gabled, .enclosure)');
  await playOn(
    page,
    dice(9),
    async (kind, _, { round }) =>
      kind === 'turn' && Number.parseInt(round.slice('Round '.length), 10) > 1 && (await built.count()) > 0,
  );
  await page.getByRole('tab', { name: 'Others' }).click();
  const neighbours = page.locator('.neighbour');
  expect(await neighbours.count()).toBe(4);
  await neighbours.nth(2).getByRole('button').click();
  await neighbours.nth(2).locator('.city-wall').waitFor();
  await inspect(page, 'others');
  expect(await page.locator('.table-phase').isVisible()).toBe(true);
  await readCards(page);
  await page
    .locator('.part-tabs > .tabs')
    .getByRole('tab', { name: /^(Log|Recap)/ })
    .click();
  await page.locator('.story').getByRole('tab', { name: 'Log' }).click();
  await inspect(page, 'log');
  await readLog(page);
  for (const dialog of ['Help', 'Settings']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: dialog }).click();
    await inspect(page, dialog);
    await page.keyboard.press('Escape');
  }
  expect(await sideways(page)).toBe(0);
});

/** Of what a selector finds: how much there is, and whether all of it lies inside the window and under nothing else. */
const seenOf = (page: Page, selector: string): Promise<{ n: number; hidden: string[] }> =>
  page.evaluate(which => {
    const things = [...document.querySelectorAll(which)];
    const isSeen = (thing: Element): boolean => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && over !== null && (thing.contains(over) || over.contains(thing));
    };
    const hidden = things.filter(thing => !isSeen(thing)).map(thing => thing.outerHTML.slice(0, 80));
    return { n: things.length, hidden };
  }, selector);

/** The mayor of the first side holds seven cards; with this seed he is offered. */
const SEVEN = { seats: 2, expansions: true, seed: 'ewer' } as const;

/** Takes office as the mayor with seven cards, and plays to a question. */
const beginWithSeven = async (page: Page, until: Kind): Promise<void> => {
  await begin(page, SEVEN);
  await settled(page);
  await page.locator('.mayor-card.is-offered').first().click();
  await playOn(page, dice(3), kind => kind === until);
};

/** Everything the viewer owns, in numbers. */
const OWNED = '.part-strip :is(.purse-count, .harbour-worker, .ledger-hazard, .harbour-points)';

test('a wide table tells what it is, and shows a hand of seven with all that is owned', async () => {
  const page = await house.visit(1440, { prefs: { confirm: false } });
  await beginWithSeven(page, 'advance');
  for (const title of [
    'Inner Alster',
    'Town-hall square',
    'St Michael’s',
    'Warehouse',
    'My quarter',
    'Others',
  ])
    expect(await page.getByRole('heading', { name: title, exact: true }).isVisible(), title).toBe(true);
  expect(await seenOf(page, '.part-title > h3, .part-others > h2')).toEqual({ n: 6, hidden: [] });
  expect(await seenOf(page, '.trades .trade')).toEqual({ n: 7, hidden: [] });
  // A name that is cut would be longer than its place.
  const cut = await page
    .locator('.trades .trade-name, .quarter .lot-name')
    .evaluateAll(names =>
      names.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent),
    );
  expect(cut).toEqual([]);
  // Mark, five workers, five hazards, cards, points.
  expect(await seenOf(page, OWNED)).toEqual({ n: 13, hidden: [] });
  const built = await seenOf(page, '.quarter .lot');
  expect(built.hidden).toEqual([]);
  await inspect(page, 'advance');
});

test('a phone shows the faces of seven cards, hazards and all that is owned', async () => {
  const page = await house.visit(390, { prefs: { confirm: false } });
  await beginWithSeven(page, 'turn');
  expect(await seenOf(page, '.trades .trade')).toEqual({ n: 7, hidden: [] });
  const faces = await page
    .locator('.trades .trade')
    .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().width));
  for (const width of faces) expect(width).toBeGreaterThanOrEqual(48);
  expect(await seenOf(page, '.hazard-row .gauge')).toEqual({ n: 5, hidden: [] });
  expect(await seenOf(page, OWNED)).toEqual({ n: 7, hidden: [] });
  // A question about what lies in the city brings the city forward, the next about the hand one's own quarter.
  await playOn(page, dice(3), kind => kind === 'refill' || kind === 'advance');
  expect(await page.getByRole('tab', { name: 'City' }).getAttribute('aria-selected')).toBe('true');
  await playOn(page, dice(3), kind => kind === 'turn');
  expect(await page.getByRole('tab', { name: 'My quarter' }).getAttribute('aria-selected')).toBe('true');
});
