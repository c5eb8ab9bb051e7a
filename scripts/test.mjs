// @ts-check
// npm test: the checks, matches of bots, the build, a server broken on purpose, journeys in a browser, a sample of fuzz.
import { build } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { enter, install } from './house.mjs';
import { CHECKS, book, breaks, fuzz, hasCommand, journeys, makeWords, matches } from './stages.mjs';

await enter(async () => {
  await install();
  const { stage, together, close } = book();
  await stage('Making words', makeWords);
  await together(CHECKS);
  await stage('Letting bots play', matches);
  const built = await stage('Building', async () => {
    await build({ log: () => {} });
    return { passed: 0, failed: 0 };
  });
  if (built) await stage('Breaking the server', breaks);
  const found = await stage('Finding a browser', async () => {
    await findBrowser({ whole: true });
    const path = await findBrowser();
    process.env.CHROMIUM_PATH = path;
    return { passed: 0, failed: 0, note: path };
  });
  if (built && found) await stage('Playing in the browser', journeys);
  if (built && hasCommand()) await stage('Fuzzing', () => fuzz(30));
  close();
});
