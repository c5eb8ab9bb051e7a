// @ts-check
// npm run check: everything that needs no browser, in well under a minute.
import { enter, install } from './house.mjs';
import { book, format, lint, makeWords, types, unit } from './stages.mjs';

await enter(async () => {
  await install();
  const { stage, close } = book();
  await stage('Making words', makeWords);
  await stage('Checking types', types);
  await stage('Checking format', format);
  await stage('Linting', lint);
  await stage('Running unit tests', unit);
  close();
});
