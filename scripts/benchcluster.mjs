// @ts-check
// npm run bench:cluster: what a house of several processes costs: the same tables at the same pace on one to four of them,
// and the processor time of servers, database and bus, each apart; what they write; how much the database takes at most, and
// what finished games take. docs/scale.md gets the result, with what follows from it for houses that are larger than this
// machine. Seven minutes.
//   npm run bench:cluster -- --tables 100   fewer tables
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, enter, install, say } from './house.mjs';

/** As many as leave the machine room: processor time is measured, not how much fits. */
const TABLES = 300;

await enter(async () => {
  const { values } = parseArgs({ options: { tables: { type: 'string' } } });
  const tables = Number(values.tables ?? TABLES);
  if (!(Number.isInteger(tables) && tables >= 10))
    throw new Trouble('--tables must be a whole number from 10 on.');
  await install();
  await build({ only: 'code' });
  const { benchCluster } = await import('./load/cluster.mjs');
  await benchCluster(tables);
  say('Written into docs/scale.md.');
});
// Lines that were closed may still try to come back.
process.exit();
