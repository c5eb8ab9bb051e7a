/** What the boards of Vienna and Estoril promise the eye: agents first, the building in question, names in full. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from './house.ts';
import { begin, dice, playOn, settled } from './table.ts';

const house = journey();

interface Agents {
  /** How many were looked at. */
  readonly n: number;
  /** The palest, whatever fades it: itself or something around it. */
  readonly palest: number;
  /** The lowest, as a part of the board's side. */
  readonly lowest: number;
  /** Those under something that is no agent. */
  readonly covered: readonly string[];
}

/** Looks at every agent on the board, with the pointer elsewhere. */
const agentsOn = async (page: Page): Promise<Agents> => {
  await page.mouse.move(1, 1);
  return page.evaluate(() => {
    const board = document.querySelector('.board-svg');
    const side = board?.getBoundingClientRect().width ?? 0;
    const agents = [...document.querySelectorAll('.agents :not(.agent-ghost) > .agent')];
    const opacity = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
    // Agents let the pointer through to their houses; to be found, they must not.
    const solid = new CSSStyleSheet();
    solid.replaceSync('.agents, .agents * { pointer-events: all !important; }');
    document.adoptedStyleSheets = [solid];
    /** Points down the middle of a figure, as far as the window shows them. */
    const isCovered = (agent: Element): boolean => {
      const { x, y, width, height } = agent.getBoundingClientRect();
      return [0.25, 0.5, 0.75].some(part => {
        const [atX, atY] = [x + width / 2, y + height * part];
        const frame = board?.parentElement?.getBoundingClientRect();
        if (frame === undefined || atY > Math.min(frame.bottom, innerHeight) || atY < frame.top) return false;
        const top = document.elementFromPoint(atX, atY);
        return top !== null && top.closest('.board-svg') !== null && top.closest('.agent') === null;
      });
    };
    const covered = agents.filter(isCovered).map(agent => agent.getAttribute('data-at') ?? '');
    document.adoptedStyleSheets = [];
    return {
      n: agents.length,
      palest: Math.min(1, ...agents.map(opacity)),
      lowest: Math.min(1, ...agents.map(agent => agent.getBoundingClientRect().height / side)),
      covered,
    };
  });
};

/** The building a question is about: its frame, and whether a ghost stands before it. */
const topicOn = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.topic-frame');
    const middle = (element: Element | null): number => {
      const { x, width } = element?.getBoundingClientRect() ?? { x: Number.NaN, width: 0 };
      return x + width / 2;
    };
    const building = document.querySelector('.building.is-topic');
    const side = document.querySelector('.board-svg')?.getBoundingClientRect().width ?? 1;
    const ghost = document.querySelector('.agent-ghost .agent');
    return {
      topics: document.querySelectorAll('.building.is-topic').length,
      stroke: frame === null ? 0 : Number.parseFloat(getComputedStyle(frame).strokeWidth),
      house:
        building === null ? 0 : Number(getComputedStyle(building.querySelector('.body') ?? building).opacity),
      /** In units of the board. */
      away: (1000 / side) * Math.abs(middle(ghost) - middle(building)),
      discs: document.querySelectorAll('.agent-disc.is-offered').length,
      supply: document.querySelectorAll('.part-strip .counter.is-offered').length,
    };
  });

test.each([
  [1440, 4],
  [390, 3],
] as const)('agents are the loudest thing at every question, %i px wide, %i seats', async (width, seats) => {
  const page = await house.visit(width);
  await begin(page, { version: 'full', seats, thirdMan: true, figures: true, seed: 'naschmarkt' });
  let [seen, asked] = [0, 0];
  await playOn(page, dice(width), async ({ question }, answers) => {
    const { n, palest, lowest, covered } = await agentsOn(page);
    expect(palest, question).toBe(1);
    expect(lowest, question).toBeGreaterThanOrEqual(0.065);
    expect(covered, question).toEqual([]);
    seen = Math.max(seen, n);
    if (question.startsWith('Which agent goes')) {
      const topic = await topicOn(page);
      expect(topic).toMatchObject({ topics: 1, stroke: 6, house: 1 });
      expect(topic.away).toBeLessThan(60);
      expect(topic.discs + topic.supply).toBeGreaterThan(0);
      asked++;
    }
    return answers >= 20 && asked > 1 && seen > 4;
  });
  expect(asked).toBeGreaterThan(1);
  expect(seen).toBeGreaterThan(4);
});

/** Texts in the hand and on the board that do not fit where they stand. */
const cutIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('.part-hand *, .part-board *')) {
      if (!(element instanceof HTMLElement) || element.closest('.spoken, svg') !== null) continue;
      const own = [...element.childNodes].filter(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      for (const text of own) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const [letters, box] = [
          range.getBoundingClientRect(),
          element.closest('.spy-tile, .card, .place-head, .settling-place, .spot')?.getBoundingClientRect(),
        ];
        const hidden =
          element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
        const beyond = box !== undefined && (letters.left < box.left - 1 || letters.right > box.right + 1);
        if (letters.width > 0 && (hidden || beyond)) cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });

test.each([
  ['en-GB', 'Start game'],
  ['de-AT', 'Beginnen'],
  ['fr-FR', 'Commencer'],
  ['nl-NL', 'Beginnen'],
])('no name is cut in hand or on board at 1440, %s', async (locale, start) => {
  const page = await house.visit(1440, { locale });
  await page.locator('.customise').nth(2).click();
  await page.getByRole('button', { name: start }).last().click();
  await page.locator('.prompt.is-mine').waitFor();
  const roll = dice(5);
  for (let answers = 0; answers < 12; answers++) {
    await settled(page);
    expect(await cutIn(page)).toEqual([]);
    const offered = page.locator('.table .pick.is-offered');
    // Who was shown something only goes on.
    const n = await offered.count();
    if (n > 0) await offered.nth(roll(n)).click({ force: true });
    const confirm = page.locator('.prompt-actions .primary');
    if ((await confirm.count()) > 0) await confirm.click({ force: true });
  }
});
