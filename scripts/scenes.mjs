// @ts-check
// Tables in the middle of a game, to be looked at: records of random play up to a certain question, and how a page
// is brought there.
import { Trouble, at } from './house.mjs';

/** @typedef {import('@kaffeehaus/kernel').Game} Game */
/** @typedef {import('playwright-core').Page} Page */

/**
 * A table to show: stopped at the first question of this kind that seat 1 alone is asked after so many answers, or at
 * the end; `gladly` is what random players do whenever they can, so that there is something to see.
 * @typedef {object} Scene
 * @property {string} game
 * @property {number} seats
 * @property {import('@kaffeehaus/kernel').Options} options
 * @property {string} seed
 * @property {number} after
 * @property {string | undefined} why
 * @property {readonly string[]} gladly
 */

const FULL = { version: 'full', thirdMan: true, feldFigures: true };
const HARBOUR = { expansions: ['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'] };
const BUILDERS = ['build', 'plot'];

/**
 * @param {string} game
 * @param {number} seats
 * @param {import('@kaffeehaus/kernel').Options} options
 * @param {number} after
 * @param {string} [question] none: the end
 * @returns {Scene}
 */
const scene = (game, seats, options, after, question) => ({
  game,
  seats,
  options,
  seed: 'screens',
  after,
  why: question && `${game}.${question}`,
  gladly: game === 'hamburg' ? BUILDERS : [],
});

/** Tables by name, at questions of every kind that looks different. */
export const TABLES = {
  'vienna-first': scene('vienna', 2, { version: 'intro' }, 0, 'assign'),
  'vienna-assign': scene('vienna', 4, FULL, 150, 'assign'),
  'vienna-drawer': scene('vienna', 3, FULL, 100, 'drawer'),
  'vienna-agent': scene('vienna', 3, FULL, 170, 'agent'),
  'vienna-origin': scene('vienna', 4, FULL, 100, 'origin'),
  'vienna-orders': scene('vienna', 4, FULL, 60, 'orders'),
  'vienna-buy': scene('vienna', 3, FULL, 60, 'buy'),
  'vienna-over': scene('vienna', 4, FULL, 0),
  'hamburg-first': scene('hamburg', 2, {}, 0, 'turn'),
  'hamburg-turn': scene('hamburg', 3, {}, 230, 'turn'),
  'hamburg-full': scene('hamburg', 5, HARBOUR, 330, 'turn'),
  'hamburg-action': scene('hamburg', 3, {}, 150, 'action'),
  'hamburg-advance': scene('hamburg', 5, HARBOUR, 250, 'advance'),
  'hamburg-refill': scene('hamburg', 4, {}, 150, 'refill'),
  'hamburg-mayor': scene('hamburg', 2, HARBOUR, 0, 'mayor'),
  'hamburg-over': scene('hamburg', 5, HARBOUR, 0),
  'estoril-first': scene('estoril', 2, {}, 0, 'slot'),
  'estoril-slot': scene('estoril', 4, {}, 70, 'slot'),
  'estoril-tile': scene('estoril', 3, {}, 40, 'tile'),
  'estoril-diplomat': scene('estoril', 3, {}, 20, 'diplomat'),
  'estoril-discard': scene('estoril', 4, {}, 30, 'discard'),
  'estoril-over': scene('estoril', 4, {}, 0),
};

const NAMES = ['Anna', 'Jan', 'Katrin', 'Maximiliane', 'Bo'];

/** @returns {Promise<readonly Game[]>} */
const games = async () => (await import(at('cli', 'dist', 'index.js'))).GAMES;

/**
 * @param {Game} game
 * @param {Scene} scene
 */
const played = async (game, { seats, options, seed, after, why, gladly }) => {
  const { Host, asked, below, count, has, newRecord, nth, seeded } = await import('@kaffeehaus/kernel');
  const host = new Host(game, { record: newRecord(game, options, seats, seed) });
  const chance = seeded(`players of ${seed}`);
  while (!host.over) {
    // Whom several are asked with answers last, and is asked alone then.
    const open = asked(host.table);
    const ask = open.at(-1);
    if (!ask) break;
    const isMine = ask.seat === 0 && ask.why === why && open.length === 1;
    if (isMine && host.record.answers.length >= after) break;
    const glad = gladly.flatMap(word => game.item(word) ?? []).find(item => has(ask, [item]));
    host.answer(ask.seat, glad === undefined ? nth(ask, below(chance, count(ask))) : [glad]);
  }
  if (why !== undefined && host.over) throw new Trouble(`${seed}: nobody is asked ${why} after ${after}.`);
  return { ...host.record, names: NAMES.slice(0, seats) };
};

/** @param {Scene} scene */
export const recordOf = async scene => {
  const game = (await games()).find(({ id }) => id === scene.game);
  if (!game) throw new Trouble(`There is no game ${scene.game}.`);
  return played(game, scene);
};

/**
 * Opens a record as somebody would who was given the file.
 * @param {Page} page
 * @param {string} url
 * @param {unknown} record
 */
export const bring = async (page, url, record) => {
  await page.goto(`${url}/#/games`);
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  // Of an unfinished game it is asked who sits where.
  const seats = page.locator('dialog .primary');
  await seats.or(page.locator('.table')).first().waitFor();
  if ((await seats.count()) > 0) await seats.click();
  await page.locator('.prompt.is-mine, .table.is-over').first().waitFor();
};

/**
 * The fonts are there and two frames were drawn; a browser in the background may draw none, and is not waited for.
 * @param {Page} page
 */
export const drawn = async page => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const late = new Promise(done => setTimeout(done, 500));
    await Promise.race([frame().then(frame), late]);
  });
};
