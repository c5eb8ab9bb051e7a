#!/usr/bin/env node
// @ts-check
// The kaffeehaus command as it is installed from its package: everything is built already.
import { enter } from '../../scripts/house.mjs';

await enter(async () => {
  const { main } = await import('@kaffeehaus/cli/main');
  process.exitCode = await main(process.argv.slice(2));
});
