#!/usr/bin/env node
// @ts-check
// The kaffeehaus command: compiles itself when its sources are newer, then hands over to src/main.ts.
import { existsSync } from 'node:fs';
import { build } from '../../scripts/build.mjs';
import { Trouble, at, enter } from '../../scripts/house.mjs';

await enter(async () => {
  await build({ only: 'code', log: line => process.stderr.write(`${line}\n`) });
  if (!existsSync(at('cli', 'dist', 'main.js'))) throw new Trouble('This version has no commands yet.');
  const { main } = await import(new URL('../dist/main.js', import.meta.url).href);
  const code = typeof main === 'function' ? await main(process.argv.slice(2)) : undefined;
  if (typeof code === 'number') process.exitCode = code;
});
