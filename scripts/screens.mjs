// @ts-check
// npm run screens: a contact sheet of the page in screens/index.html, every screen in every size, language and light.
//   npm run screens -- --screen vienna     only screens whose name begins so (several: --screen vienna,home)
//   npm run screens -- --size 390,1440     only windows that wide
//   npm run screens -- --lang de,fr        only these languages
//   npm run screens -- --light dark        only by night (light: by day)
//   npm run screens -- --as-built          the page as it was built last
//   npm run screens -- --docs              the few of docs/screens, instead of the contact sheet
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asLearnt, looking, serveKept } from './browser.mjs';
import { build } from './build.mjs';
import { Trouble, at, enter, install, say } from './house.mjs';
import { drawn } from './scenes.mjs';
import { SCREENS } from './sights.mjs';

const FOLDER = at('screens');
const LANGUAGES = ['en', 'de', 'fr', 'nl'];
const LIGHTS = /** @type {const} */ (['light', 'dark']);
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** What docs/screens shows: name of the screen, language, width of the window, light. */
const SHOWN = /** @type {const} */ ([
  ['home', 'en', 390, 'light'],
  ['home', 'en', 1440, 'light'],
  ['vienna-agent', 'en', 1920, 'light'],
  ['vienna-assign', 'fr', 820, 'light'],
  ['vienna-assign', 'nl', 1180, 'dark'],
  ['vienna-buy', 'de', 390, 'light'],
  ['hamburg-full', 'de', 1440, 'light'],
  ['hamburg-turn', 'en', 390, 'dark'],
  ['hamburg-action', 'fr', 820, 'light'],
  ['estoril-slot', 'nl', 1280, 'light'],
  ['estoril-discard', 'de', 390, 'light'],
  ['estoril-diplomat', 'en', 1440, 'dark'],
  ['hamburg-first', 'en', 1440, 'light'],
  ['vienna-over', 'de', 390, 'dark'],
  ['refusal', 'fr', 1440, 'light'],
  ['lesson-vienna', 'de', 390, 'light'],
  ['rule', 'en', 1440, 'light'],
  ['cards-estoril', 'fr', 390, 'dark'],
  ['waiting', 'en', 1440, 'light'],
]);

/** The way to a screen is gone in a window like this one. */
const WIDE = { width: 1440, height: 900 };

/** @typedef {import('playwright-core').Page} Page */

/**
 * Those asked for, or all.
 * @template T
 * @param {string | undefined} asked
 * @param {readonly T[]} all
 * @param {(one: T, word: string) => boolean} is
 */
const subset = (asked, all, is) => {
  if (asked === undefined) return all;
  const words = asked.split(',');
  const strange = words.find(word => !all.some(one => is(one, word)));
  if (strange !== undefined) throw new Trouble(`There is nothing called ${strange} to look at.`);
  return all.filter(one => words.some(word => is(one, word)));
};

/** @param {readonly string[]} names of pictures taken */
const sheetOf = names => `<!doctype html>
<meta charset="utf-8" />
<title>Kaffeehaus: every screen</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; background: #ddd; }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; }
  figure { margin: 0; }
  img { display: block; max-width: 420px; max-height: 420px; background: #fff; }
</style>
<main>
${names.map(name => `<figure><a href="${name}"><img src="${name}" alt="" loading="lazy" /></a><figcaption>${name.replace('.png', '')}</figcaption></figure>`).join('\n')}
</main>
`;

const asked = () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({
    options: {
      screen: text,
      size: text,
      lang: text,
      light: text,
      'as-built': { type: 'boolean' },
      docs: { type: 'boolean' },
    },
  });
  return {
    screens: subset(values.screen, Object.entries(SCREENS), ([name], word) => name.startsWith(word)),
    sizes: subset(values.size, SIZES, ({ width }, word) => String(width) === word),
    langs: subset(values.lang, LANGUAGES, (lang, word) => lang === word),
    lights: subset(values.light, LIGHTS, (light, word) => light === word),
    docs: values.docs === true,
    asBuilt: values['as-built'] === true && existsSync(at('web', 'build')),
  };
};

/**
 * One screen in all sizes and lights: the way there is gone once.
 * @param {Page} page
 * @param {string} name
 * @param {Pick<ReturnType<typeof asked>, 'sizes' | 'lights'>} how
 */
const take = async (page, name, { sizes, lights }) => {
  const names = [];
  for (const size of sizes)
    for (const colorScheme of lights) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await drawn(page);
      const file = `${name}-${size.width}-${colorScheme}.png`;
      await page.screenshot({ path: at('screens', file) });
      names.push(file);
    }
  return names;
};

/**
 * Pictures of the docs, small enough to be kept.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
const show = async (browser, url) => {
  for (const [screen, locale, width, colorScheme] of SHOWN) {
    const viewport = SIZES.find(size => size.width === width) ?? WIDE;
    const context = await asLearnt(
      await browser.newContext({ locale, viewport, colorScheme, reducedMotion: 'reduce' }),
    );
    const page = await context.newPage();
    await SCREENS[screen]?.(page, url);
    await drawn(page);
    const file = at('docs', 'screens', `${screen}-${locale}-${width}-${colorScheme}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 48 });
    await context.close();
  }
};

/**
 * @param {ReturnType<typeof asked>} what
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
const collect = async ({ screens, langs, ...how }, browser, url) => {
  /** @type {string[]} */
  const names = [];
  for (const [screen, way] of screens)
    for (const locale of langs) {
      const context = await asLearnt(await browser.newContext({ locale, viewport: WIDE }));
      const page = await context.newPage();
      await way(page, url);
      names.push(...(await take(page, `${screen}-${locale}`, how)));
      await context.close();
    }
  writeFileSync(at('screens', 'index.html'), sheetOf(names));
  say(`${names.length} pictures: screens/index.html`);
};

await enter(async () => {
  const what = asked();
  await install();
  if (!what.asBuilt) await build({ log: say });
  const folder = what.docs ? at('docs', 'screens') : FOLDER;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await looking((browser, url) => (what.docs ? show(browser, url) : collect(what, browser, url)), serveKept);
});
