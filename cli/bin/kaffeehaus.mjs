#!/usr/bin/env node
// @ts-check
// The kaffeehaus command: builds what is older than its sources, then hands over to src/main.ts.
import { build } from '../../scripts/build.mjs';
import { enter } from '../../scripts/house.mjs';

await enter(async () => {
  const log = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
  const words = process.argv.slice(2);
  const serves = words.includes('serve') && !words.includes('--help');
  await build(serves ? { log } : { only: 'code', log });
  const { main } = await import(new URL('../dist/main.js', import.meta.url).href);
  process.exitCode = await main(words);
});
