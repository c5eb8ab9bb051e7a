// @ts-check
// The screens of the page by name, and the way to each: what `npm run screens` goes round.
import { readFileSync } from 'node:fs';
import { asLearnt } from './browser.mjs';
import { at } from './house.mjs';
import { TABLES, bring, recordOf } from './scenes.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(page: Page, url: string) => Promise<unknown>} Way */

/** A place with an address, and what stands there once it has come. @type {(hash: string, sign: string) => Way} */
const place = (hash, sign) => async (page, url) => {
  await page.goto(`${url}/#/${hash}`);
  await page.locator(sign).first().waitFor();
};

/** Something pressed elsewhere, and what it opens. @type {(there: Way, opener: string, sign?: string) => Way} */
const opened =
  (there, opener, sign = 'dialog') =>
  async (page, url) => {
    await there(page, url);
    await page.locator(opener).first().click();
    await page.locator(sign).first().waitFor();
  };

const home = place('', '.game-card:last-child');

/** @type {(n: number) => Way} */
const customised = n => async (page, url) => {
  await home(page, url);
  await page.locator('.customise').nth(n).click();
  await page.locator('.new-game').waitFor();
};

/** @type {(name: keyof typeof TABLES) => Way} */
const table = name => async (page, url) => bring(page, url, await recordOf(TABLES[name]));

const MENU = '.table-head .round';
/** What the menu of a table opens, by where it stands there. @type {(n: number) => Way} */
const inMenu = n => async (page, url) => {
  await opened(table('vienna-agent'), MENU)(page, url);
  await page.locator('.menu > *').nth(n).click();
  await page.locator('.menu').waitFor({ state: 'detached' });
};

/** A game that is over, in the reel. @type {Way} */
const replayed = async (page, url) => {
  await bring(
    page,
    url,
    JSON.parse(readFileSync(at('corpus', 'records', 'estoril-two-finished.json'), 'utf8')),
  );
  await page.goto(page.url().replace('/table/', '/replay/').concat('/40'));
  await page.locator('.reel').waitFor();
};

/** Somebody else at another screen, who stays as long as this one is looked at. @param {Page} page */
const another = async page => {
  const browser = page.context().browser();
  if (!browser) throw new Error('nobody else can come');
  const context = await asLearnt(await browser.newContext({ locale: 'en-GB' }));
  page.once('close', () => void context.close());
  return context.newPage();
};

/** A new table for friends, with somebody who has come by its link. @param {Page} page @param {string} url */
const invited = async (page, url) => {
  await place('tables/new/vienna', '.new-table')(page, url);
  await page.locator('.new-table .input').fill('Anna');
  await page.locator('.new-table [type="submit"]').click();
  const link = await page.locator('.invite-link input').inputValue();
  const guest = await another(page);
  await guest.goto(link);
  await guest.locator('.sit-down .input').fill('Jan');
  await guest.locator('.sit-down [type="submit"]').click();
  await guest.locator('.waiting-deeds .button').first().waitFor();
  await page.locator('.waiting-seat:not(.is-free)').nth(1).waitFor();
  return link;
};

/** … which has begun. @type {Way} */
const together = async (page, url) => {
  await invited(page, url);
  await page.locator('.waiting-deeds .primary').click();
  await page.locator('.table').waitFor();
};

/** … and was given up. @type {Way} */
const broken = async (page, url) => {
  await together(page, url);
  await page.locator(MENU).click();
  await page.locator('.menu > button').last().click();
  await page.locator('dialog .primary').last().click();
  await page.locator('a[href*="#/record/"]').first().click();
  await page.locator('.me .command').waitFor();
};

/** @type {{ readonly [screen: string]: Way }} */
export const SCREENS = {
  home,
  'home-again': async (page, url) => {
    await table('vienna-agent')(page, url);
    await table('hamburg-turn')(page, url);
    await page.goto(`${url}/#/`);
    await page.locator('.continues').waitFor();
  },
  'games-kept': async (page, url) => {
    await table('vienna-agent')(page, url);
    await table('estoril-over')(page, url);
    await page.goto(`${url}/#/games`);
    await page.locator('.kept').first().waitFor();
  },
  settings: opened(home, '.home-bar .round'),
  'customise-vienna': customised(0),
  'customise-hamburg': customised(1),
  'customise-estoril': customised(2),
  ...Object.fromEntries(
    Object.keys(TABLES).map(name => [name, table(/** @type {keyof typeof TABLES} */ (name))]),
  ),
  'vienna-player': opened(table('vienna-agent'), '.seat-button'),
  'hamburg-player': opened(table('hamburg-turn'), '.seat-button'),
  'estoril-player': opened(table('estoril-slot'), '.seat-button'),
  'vienna-scores': opened(table('vienna-over'), '.end .button'),
  'hamburg-scores': opened(table('hamburg-over'), '.end .button'),
  'estoril-scores': opened(table('estoril-over'), '.end .button'),
  menu: opened(table('vienna-agent'), MENU),
  help: inMenu(1),
  'cheat-sheet': inMenu(4),
  piles: inMenu(5),
  refusal: async (page, url) => {
    await table('vienna-agent')(page, url);
    await page.locator('.building.is-refused').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.prompt-why .toast').waitFor();
  },
  learn: place('learn', '.learn-shelf'),
  'lesson-vienna': place('learn/lesson/vienna-first', '.lesson-text'),
  'lesson-hamburg': place('learn/lesson/hamburg-first', '.lesson-text'),
  'lesson-estoril': place('learn/lesson/estoril-first', '.lesson-text'),
  rules: place('rules/hamburg', '.guide-rule'),
  rule: place('rules/vienna/at.assign', '.guide-entry'),
  example: place('rules/hamburg/wall.price/wall-layers', '.example'),
  'cards-vienna': place('cards/vienna', '.piece'),
  'cards-hamburg': place('cards/hamburg', '.piece'),
  'cards-estoril': place('cards/estoril', '.piece'),
  card: place('cards/hamburg/192', '.piece-page'),
  sheet: place('learn/sheet/vienna', 'main h2'),
  strategy: place('learn/strategy/hamburg', 'main h2'),
  practise: place('learn/practise', 'main h2'),
  replay: replayed,
  review: async (page, url) => {
    await replayed(page, url);
    await page.locator('.reel a[href*="#/review/"]').click();
    await page.locator('.curve').waitFor({ timeout: 150_000 });
  },
  tables: place('tables', 'main h2'),
  'table-new': place('tables/new/hamburg', 'form'),
  waiting: invited,
  together,
  'screen-big': async (page, url) => {
    await together(page, url);
    await page.goto(page.url().replace('/table/', '/screen/'));
    await page.locator('.big-screen, .big-company').waitFor();
  },
  me: place('me', 'main h2'),
  'me-seated': async (page, url) => {
    await invited(page, url);
    await place('me', '.me .panel')(page, url);
  },
  person: async (page, url) => {
    await invited(page, url);
    await opened(place('me', '.me .panel'), 'a[href*="#/person/"]', '#history-title')(page, url);
  },
  record: broken,
  privacy: async (page, url) => page.goto(`${url}/privacy`),
};
