// @ts-check
// A house in a process of its own, as it is served, that tells what it costs. RULES names a file with a game more.
import { readFileSync } from 'node:fs';
import { configOf, serve } from '../../server/dist/index.js';
import { answering } from './costs.mjs';

const { RULES } = process.env;
const rules = RULES === undefined ? [] : [JSON.parse(readFileSync(RULES, 'utf8'))];
const output = { isTerminal: false, write: () => true };
const { port, house, close } = await serve({ config: configOf(process.env), output, rules });

/** What it takes to open each of these tables, in milliseconds of the processor. @param {readonly string[]} ids */
const wake = async ids => {
  const times = [];
  for (const id of ids) {
    const before = process.cpuUsage();
    await house.tables.wake(id);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
};

answering({ wake });
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.send?.({ port });
