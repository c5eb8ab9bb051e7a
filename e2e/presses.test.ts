/** How often a mouse is pressed for a typical turn, as the page comes; and that answers are given as they say. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TABLES, bring, recordOf } from '../scripts/scenes.mjs';
import { journey } from './house.ts';
import { begin, foreseeing } from './table.ts';

const house = journey();

/** As the page comes, but for bots that wait for nobody. */
const AS_IT_COMES = { confirm: false, skips: true };

const play = async (page: Page, game: string): Promise<void> => {
  await page.getByRole('button', { name: `Play now: ${game}` }).click();
  await asked(page);
};

/** Somebody is asked, and nothing waits to be given. */
const asked = async (page: Page): Promise<void> => {
  await page.locator('.prompt-actions:not(:has(.is-waiting))').waitFor();
  await page.locator('.prompt.is-mine, .table.is-over').first().waitFor();
};

const question = (page: Page): Promise<string> => page.locator('.prompt-text').innerText();

/** Presses with the mouse, and counts. */
const presser = (page: Page) => {
  let n = 0;
  return {
    press: async (selector: string, i = 0): Promise<void> => {
      await page.locator(`.table ${selector}`).nth(i).click();
      n += 1;
    },
    get n(): number {
      return n;
    },
  };
};

const button = '.prompt-actions .primary';

/** Presses a thing, and the button if that is not yet the answer. */
const pressOut = async (page: Page, { press }: ReturnType<typeof presser>, thing: string): Promise<void> => {
  const before = await question(page);
  await press(thing);
  await page.waitForFunction(
    ([sign, asked]) =>
      document.querySelector(`${sign}, .is-waiting`) !== null ||
      document.querySelector('.prompt-text')?.textContent !== asked,
    [button, before],
  );
  if ((await page.locator(button).count()) > 0) await press(button);
};

/** One answer of Vienna with as few presses as it takes. */
const answerVienna = async (page: Page, pressed: ReturnType<typeof presser>): Promise<void> => {
  const [building, anything] = ['.building.is-offered', '.pick.is-offered'];
  const isBuilding = (await page.locator(`.table ${building}`).count()) > 0;
  await pressOut(page, pressed, isBuilding ? building : anything);
};

/** Moves the own agent that stands somewhere, by pressing it and then a building. */
const moveAgent = async (page: Page, { press }: ReturnType<typeof presser>): Promise<void> => {
  const disc = await page.locator('.agent-disc.is-offered').first().boundingBox();
  if (!disc) throw new Error('no agent can be moved');
  await page.mouse.click(disc.x + disc.width / 2, disc.y + disc.height / 2);
  await press('.building.is-offered');
};

test('a round of the introductory Vienna: six at most; three to assign, none for a drawer, one for an agent', async () => {
  const page = await house.visit(1440, { prefs: AS_IT_COMES });
  await begin(page, { bots: 'Easy' });
  for (let round = 0; round < 3; round++) {
    const pressed = presser(page);
    for (const card of [0, 0]) await pressed.press('.hand-cards [data-item] .pick', card);
    await foreseeing(page);
    expect(await page.locator(button).innerText()).toMatch(/^Assign: I, II and IV$/);
    await pressed.press(button);
    expect(pressed.n).toBe(3);
    await asked(page);
    // Which of the empty drawers the first card fills is nobody's business.
    if (round === 0) expect(await question(page)).not.toMatch(/drawer/);
    for (let answers = 0; answers < 8 && !(await question(page)).startsWith('Assign'); answers++) {
      const [before, agents] = [pressed.n, await page.locator('.agent').count()];
      const isAgent = (await question(page)).startsWith('Action III');
      const moves = isAgent && round === 2 && (await page.locator('.agent-disc.is-offered').count()) > 0;
      if (moves) await moveAgent(page, pressed);
      else await answerVienna(page, pressed);
      await asked(page);
      if (isAgent && !moves && (await page.locator('.agent').count()) > agents)
        expect(pressed.n - before).toBe(1);
      // The first of the two was pressed on the agent itself.
      if (moves) expect(pressed.n - before + 1).toBe(2);
      if (moves) expect(await question(page)).not.toMatch(/^Which agent/);
    }
    expect(pressed.n).toBeLessThanOrEqual(6);
  }
});

test('Hamburg: a new hand of five cards takes six, a turn two, and what it brings is shown before', async () => {
  const page = await house.visit(1440, { prefs: AS_IT_COMES });
  await play(page, 'Hamburg');
  const hand = presser(page);
  for (const pile of ['violet', 'grey', 'violet', 'grey', 'violet'])
    await hand.press(`.pick[data-at="pile:${pile}"]`);
  expect(await page.locator(button).innerText()).toMatch(/^Draw: 3 \w+ and 2 \w+/);
  await foreseeing(page);
  // Nothing more can be chosen.
  expect(await page.locator('.table .pick.is-offered').count()).toBe(0);
  await hand.press(button);
  expect(hand.n).toBeLessThanOrEqual(6);
  await asked(page);
  while (!(await question(page)).startsWith('Play a card')) {
    await page.locator('.prompt-actions > .button').first().click();
    await asked(page);
  }
  const turn = presser(page);
  await turn.press('.part-hand .pick.is-offered');
  expect(await question(page)).toMatch(/^For which basic action/);
  const money = page.locator('.deed.is-offered').filter({ has: page.locator('[href$="deed-money"]') });
  const before = await page.locator('.harbour-ledger [data-at$=":mark"]').first().innerText();
  await money.hover();
  await page.locator('.ahead-chip.is-gain', { hasText: /^\+\d+ mark/ }).waitFor();
  const then = await page.locator('.part-strip [data-then]').first().getAttribute('data-then');
  await money.click();
  expect(turn.n + 1).toBeLessThanOrEqual(2);
  // It ends the turn: for a moment it can be taken back, and leaves no trace.
  await page.locator('.prompt-actions .back.is-waiting').click();
  expect(await question(page)).toMatch(/^Play a card/);
  expect(await page.locator('.harbour-ledger [data-at$=":mark"]').first().innerText()).toBe(before);
  await page.locator('.part-hand .pick.is-offered').first().click();
  await money.click();
  await asked(page);
  expect(then).toMatch(/ → /);
});

test('Estoril: a character and its space, in either order, by two presses', async () => {
  const page = await house.visit(1440, { prefs: AS_IT_COMES });
  await play(page, 'Estoril 1942');
  await foreseeing(page, '.spot.is-offered');
  const placed = presser(page);
  await placed.press('.part-hand .pick.is-offered', 2);
  await page.locator('.table .spot.is-offered:not(:has(.spot-eye))').first().hover();
  await page.locator('.spot.has-ghost').waitFor();
  await placed.press('.spot.is-offered:not(:has(.spot-eye))');
  expect(placed.n).toBe(2);
  await page.locator('.prompt-actions .back.is-waiting').waitFor();
  await asked(page);
  const other = presser(page);
  await other.press('.spot.is-offered:not(:has(.spot-eye))');
  expect(await question(page)).toMatch(/^Which character goes to/);
  // Back to the beginning without a trace, by key.
  await page.keyboard.press('b');
  expect(await question(page)).toMatch(/^Where do you place/);
  await page.locator('.table .spot.is-offered:not(:has(.spot-eye))').first().click();
  await other.press('.part-hand .pick.is-offered', 1);
  expect(other.n).toBe(2);
  await asked(page);
});

/** A table by lot up to a question, with everything that can be added to Vienna. */
const pay = {
  ...TABLES['vienna-buy'],
  seats: 2,
  seed: 'f',
  after: 0,
  why: 'vienna.pay',
  gladly: ['roadMap', 'buy'],
};

test('a payment is laid ready and takes one press, an advance one, a hand from one pile two', async () => {
  const page = await house.visit(1440, { prefs: AS_IT_COMES });
  const answerOnce = async (selector: string): Promise<number> => {
    const [pressed, before] = [presser(page), await question(page)];
    await pressed.press(selector);
    await expect
      .poll(async () => (await page.locator('.is-waiting').count()) > 0 || (await question(page)) !== before)
      .toBe(true);
    return pressed.n;
  };
  await bring(page, house.url, await recordOf(pay));
  expect(await page.locator(button).innerText()).toMatch(/^Pay: /);
  expect(await answerOnce(button)).toBe(1);
  await bring(page, house.url, await recordOf(TABLES['hamburg-advance']));
  await foreseeing(page, '.offer .pick.is-offered');
  expect(await answerOnce('.offer .pick.is-offered')).toBe(1);
  await bring(page, house.url, await recordOf(TABLES['hamburg-refill']));
  const hand = presser(page);
  await page.locator('.table .pick[data-at="pile:violet"]').click({ delay: 700 });
  expect(await page.locator(button).innerText()).toMatch(/^Draw: \d+ violet/);
  await hand.press(button);
  expect(hand.n + 1).toBe(2);
}, 120_000);

test('Estoril: with a look four presses, until the face is seen', async () => {
  const page = await house.visit(1440, { prefs: AS_IT_COMES });
  // The casino comes first here, and its reward is a secret.
  await bring(page, house.url, await recordOf(TABLES['estoril-first']));
  await foreseeing(page, '.spot.is-offered');
  const pressed = presser(page);
  await pressed.press('.part-hand .pick.is-offered');
  await pressOut(page, pressed, '.spot.is-offered:has(.spot-eye)');
  await expect.poll(() => question(page)).toMatch(/^You may secretly look/);
  await pressOut(page, pressed, '.pick.is-offered');
  await expect.poll(() => question(page)).toMatch(/^Take a good look/);
  expect(pressed.n).toBeLessThanOrEqual(4);
});

test('a finger chooses with a preview, and a second tap gives it', async () => {
  const page = await house.visit(390, { prefs: AS_IT_COMES });
  await play(page, 'Estoril 1942');
  await foreseeing(page, '.spot.is-offered');
  await page.locator('.table .spot.is-offered:not(:has(.spot-eye))').first().tap();
  const tile = page.locator('.part-hand .pick.is-offered').first();
  await tile.tap();
  await page.locator('.ahead-chip.is-end').waitFor();
  expect(await page.locator('.back.is-waiting').count()).toBe(0);
  await page.locator('.part-hand .pick.is-selected').first().tap();
  await expect.poll(() => question(page)).toMatch(/^Where do you place/);
});

test('nothing that costs, shows or is secret is answered by the page, and everything can be confirmed by choice', async () => {
  const page = await house.visit(1440, { prefs: { confirm: true } });
  await play(page, 'Hamburg');
  for (let card = 0; card < 5; card++) await page.locator('.table .pick.is-offered').first().click();
  await foreseeing(page);
  await page.locator(button).click();
  await asked(page);
  while (!(await question(page)).startsWith('Play a card')) {
    await page.locator('.prompt-actions > .button').first().click();
    await asked(page);
  }
  await page.locator('.part-hand .pick.is-offered').first().click();
  expect(await question(page)).toMatch(/^Play a card/);
  expect(await page.locator(button).innerText()).toMatch(/^Confirm: /);
});
