// @ts-check
// npm run check: everything that needs no browser, in well under a minute.
import { enter, install } from './house.mjs';
import { CHECKS, book, makeWords } from './stages.mjs';

await enter(async () => {
  await install();
  const { stage, together, close } = book();
  await stage('Making words', makeWords);
  await together(CHECKS);
  close();
});
