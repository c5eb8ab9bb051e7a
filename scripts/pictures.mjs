// @ts-check
// npm run pictures: takes the pictures of the docs from the real page, in the middle of a game.
import { mkdirSync } from 'node:fs';
import { asLearnt, looking } from './browser.mjs';
import { build } from './build.mjs';
import { at, enter, install, say } from './house.mjs';
import { bring, drawn, recordOf } from './scenes.mjs';

/** For each game the table to show. */
const SCENES = [
  { game: 'vienna', seats: 3, options: {}, seed: 'pictures', after: 150, why: 'vienna.agent', gladly: [] },
  { game: 'estoril', seats: 3, options: {}, seed: 'pictures', after: 14, why: 'estoril.slot', gladly: [] },
  {
    game: 'hamburg',
    seats: 3,
    options: {},
    seed: 'pictures',
    after: 230,
    why: 'hamburg.turn',
    gladly: ['build', 'plot'],
  },
];
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

await enter(async () => {
  await install();
  await build({ log: say });
  mkdirSync(at('docs', 'pictures'), { recursive: true });
  await looking(async (browser, url) => {
    for (const scene of SCENES) {
      const record = await recordOf(scene);
      for (const viewport of WIDTHS) {
        const name = `${scene.game}-${viewport.width}.png`;
        const context = await asLearnt(
          await browser.newContext({
            viewport,
            locale: 'en-GB',
            reducedMotion: 'reduce',
            isMobile: viewport.width < 500,
          }),
        );
        const page = await context.newPage();
        await bring(page, url, record);
        await drawn(page);
        await page.screenshot({ path: at('docs', 'pictures', name) });
        say(`docs/pictures/${name}`);
        await context.close();
      }
    }
  });
});
