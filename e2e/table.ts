/** How a player uses the page: laying a table, answering by hand, reading what is there. */
import { type Locator, type Page, errors } from 'playwright-core';

export type Level = 'Random' | 'Easy' | 'Normal' | 'Hard';

export interface Setting {
  readonly version?: 'intro' | 'full';
  readonly seats?: 2 | 3 | 4;
  /** Seats (from 1) taken by guests. */
  readonly guests?: readonly number[];
  readonly thirdMan?: boolean;
  readonly figures?: boolean;
  readonly seed?: string;
  /** How strong the bots are. */
  readonly bots?: Level;
}

const VERSIONS = { intro: 'Introductory version', full: 'Full version' };

/** A radio button lies invisibly over its label, perhaps under the foot of the form: it is pressed, not aimed at. */
export const choose = (page: Page, group: string, option: string): Promise<void> =>
  page
    .getByRole('group', { name: group })
    .getByRole('radio', { name: option, exact: true })
    .dispatchEvent('click');

/** Opens the form of a game, in English. */
export const customise = (page: Page, game: string): Promise<void> =>
  page.getByRole('button', { name: `Customise: ${game}` }).click();

/** Goes to everything that is kept in this browser. */
export const myGames = async (page: Page): Promise<void> => {
  await page.goto(page.url().replace(/#.*$|$/, '#/games'));
  await page.locator('.kept-games').waitFor();
};

/** Lays a new table, in English, and sits down; whoever chooses more opens the form before. */
export const begin = async (page: Page, setting: Setting = {}): Promise<void> => {
  const {
    version = 'intro',
    seats = 2,
    guests = [],
    thirdMan = false,
    figures = false,
    seed = 'prater',
    bots = 'Random',
  } = setting;
  if ((await page.locator('.new-game').count()) === 0) await customise(page, 'Vienna');
  await choose(page, 'Players', String(seats));
  for (let seat = 2; seat <= seats; seat++) {
    if (guests.includes(seat)) await choose(page, `Seat ${seat}`, 'Guest');
    else await choose(page, `Bot at seat ${seat}`, bots);
  }
  await choose(page, 'Version', VERSIONS[version]);
  if (thirdMan) await choose(page, 'Expansion 1', 'With the third man');
  if (figures) await choose(page, 'Expansion 2', 'With Stefan Feld agents');
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table, .curtain').waitFor();
};

/**
 * What tells what answers would bring comes after the first question; until then whatever is chosen waits for its button.
 * It is here as soon as something that is pointed at, or a choice that is complete, says what it would bring.
 */
export const foreseeing = async (page: Page, pointedAt?: string): Promise<void> => {
  if (pointedAt !== undefined) await page.locator(`.table ${pointedAt}`).first().hover();
  await page.locator('.prompt .ahead').waitFor({ state: 'attached' });
  if (pointedAt !== undefined) await page.mouse.move(1, 1);
};

/**
 * The game is written behind the last answer. Whoever reads waits for what is being written; whoever reads again, for what
 * came meanwhile.
 */
export const written = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let reads = 0; reads < 3; reads++)
      await new Promise<void>((done, fail) => {
        const request = indexedDB.open('kaffeehaus', 1);
        request.addEventListener('error', () => fail(request.error ?? new Error('nothing is kept')));
        request.addEventListener('success', () => {
          const reading = request.result.transaction('games').objectStore('games').count();
          reading.addEventListener('success', () => {
            request.result.close();
            done();
          });
        });
      });
  });

export interface Glance {
  readonly over: boolean;
  readonly curtain: boolean;
  readonly question: string;
  /** Cards in hand that can be laid. */
  readonly hand: number;
  readonly offered: number;
  readonly buildings: number;
  /** The answer can be confirmed. */
  readonly ready: boolean;
}

/**
 * Bots think on a thread of their own: a person is asked, the screen is passed on, or the game is over. What waits for a
 * moment before it is given is given by any press, here on the question.
 */
export const settled = async (page: Page): Promise<void> => {
  const isAsked = () => page.locator('.prompt.is-mine, .curtain, .table.is-over').first().waitFor();
  await isAsked();
  if ((await page.locator('.back.is-waiting').count()) === 0) return;
  await page.locator('.prompt-text').dispatchEvent('pointerdown');
  await isAsked();
};

/** What stands on the page once bots have done what is theirs, in one look. */
export const glance = async (page: Page): Promise<Glance> => {
  await settled(page);
  return page.evaluate(() => ({
    over: document.querySelector('.table.is-over') !== null,
    curtain: document.querySelector('.curtain') !== null,
    question: document.querySelector('.prompt-text')?.textContent ?? '',
    hand: document.querySelectorAll('.hand-cards [data-item] .pick').length,
    offered: document.querySelectorAll('.table .pick.is-offered').length,
    buildings: document.querySelectorAll('.table .building.is-offered').length,
    ready: document.querySelector('.prompt-actions .primary') !== null,
  }));
};

/** Numbers that look random and are the same in every run. */
export const dice = (seed: number): ((n: number) => number) => {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** A headless browser on a busy machine now and then stops drawing, and a click waits for two frames: nudge it once. */
const click = async (thing: Locator): Promise<void> => {
  try {
    await thing.click({ timeout: 8000 });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    await thing.page().bringToFront();
    await thing.click();
  }
};

/** Card after card falls on the places I, II and IV; the last card of three follows by itself. */
export const assign = async (page: Page): Promise<void> => {
  for (let cards = 0; cards < 3; cards++) {
    if ((await page.locator('.prompt-actions .primary').count()) > 0) return;
    await click(page.locator('.hand-cards [data-item] .pick').first());
  }
};

/** The question may have been answered by the press already, if the visitor prefers it so. */
export const confirm = async (page: Page): Promise<void> => {
  const button = page.locator('.prompt-actions .primary');
  if ((await button.count()) > 0) await click(button);
};

/** Presses one thing that is offered; of a bag, the same thing again if nothing else is. */
const pressOne = async (page: Page, seen: Glance, roll: (n: number) => number): Promise<void> => {
  const where = seen.buildings > 0 && roll(4) > 0 ? '.building.is-offered' : '.pick.is-offered';
  const offered = page.locator(`.table ${where}`);
  const things = (await offered.count()) > 0 ? offered : page.locator('.table .pick.is-selected');
  await click(things.nth(roll(await things.count())));
};

/** Answers the open question with the mouse or a finger; prefers buildings, so that something happens on the board. */
export const answer = async (page: Page, seen: Glance, roll: (n: number) => number): Promise<void> => {
  if (seen.hand > 0) await assign(page);
  for (let presses = 0; seen.hand === 0 && presses < 12; presses++) {
    await pressOne(page, await glance(page), roll);
    const now = await glance(page);
    if (now.ready || now.question !== seen.question || now.over || now.curtain) break;
  }
  await confirm(page);
};

/** Answers until the game is over or `enough` says so. Returns the questions that were put. */
export const playOn = async (
  page: Page,
  roll: (n: number) => number,
  enough: (seen: Glance, answers: number) => Promise<boolean> | boolean = () => false,
): Promise<Set<string>> => {
  const questions = new Set<string>();
  for (let answers = 0; answers < 500; answers++) {
    const seen = await glance(page);
    if (seen.over || (await enough(seen, answers))) return questions;
    questions.add(seen.question.replace(/\d+|(?<=goes to ).*/g, '…'));
    await answer(page, seen, roll);
  }
  throw new Error('the game does not end');
};

/** What was met on the way to the end. */
export interface Finished {
  readonly questions: readonly string[];
  /** How much wider than the window the page was, at most. */
  readonly widest: number;
}

/**
 * The rest of a game by lot: the page's own things are pressed, but inside the page, where no pointer is waited for. Whoever
 * has played some rounds by hand need not see the others drawn.
 */
export const finish = async (page: Page, seed: number): Promise<Finished> => {
  const met = await page.evaluate(async from => {
    let [lot, widest] = [from, 0];
    const questions = new Set<string>();
    const oneOf = (things: ArrayLike<Element>): Element | undefined => {
      lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0;
      return things[Math.floor((lot / 2 ** 32) * things.length)];
    };
    const all = (selector: string): NodeListOf<Element> => document.querySelectorAll(`.table ${selector}`);
    const { documentElement: root } = document;
    // Whoever waits for the others does not press: a long game of many is no endless one.
    for (let [presses, idle] = [0, 0]; presses < 20_000 && idle < 120_000;) {
      if (document.querySelector('.table.is-over')) break;
      const [question] = all('.prompt.is-mine .prompt-text');
      if (question) {
        presses++;
        questions.add(question.textContent ?? '');
        widest = Math.max(widest, root.scrollWidth - root.clientWidth);
        const thing =
          all('.prompt-actions .primary:not([aria-disabled="true"])')[0] ??
          oneOf(all('.pick.is-offered')) ??
          oneOf(all('.pick.is-selected')) ??
          all('.prompt-actions .button:not(.round, [aria-disabled="true"])')[0];
        // What waits for a moment is given by any press.
        if (all('.back.is-waiting').length > 0)
          question.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        else thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      const since = performance.now();
      await new Promise(next => setTimeout(next, question ? 0 : 4));
      idle = question ? 0 : idle + performance.now() - since;
    }
    if (!document.querySelector('.table.is-over')) throw new Error('the game does not end');
    return { questions: [...questions], widest };
  }, seed);
  // Who has won is told by a part that comes only then.
  await page.locator('section.end').waitFor();
  return met;
};

/** The page must never be wider than the screen. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything a person could read or hear on the page: texts, names, titles, values. */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts: string[] = [document.title, document.body.textContent ?? ''];
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (!['d', 'transform', 'viewBox', 'points', 'class'].includes(name)) parts.push(value);
    for (const input of document.querySelectorAll('input')) parts.push(input.value);
    return parts.join('\n');
  });

/** Asks for the score sheet: who has a column, the lines as numbers, and the totals below them. */
export const scoreSheet = async (
  page: Page,
): Promise<{ names: string[]; lines: number[][]; totals: number[] }> => {
  await page.getByRole('button', { name: 'Score sheet' }).click();
  return page.locator('.score-sheet').evaluate(table => {
    const rows = (part: string) =>
      [...table.querySelectorAll(`${part} tr`)].map(row =>
        [...row.querySelectorAll('td')].map(cell => Number(cell.textContent)),
      );
    const names = [...table.querySelectorAll('thead .seat-name')].map(name => name.textContent ?? '');
    return { names, lines: rows('tbody'), totals: rows('tfoot')[0] ?? [] };
  });
};
