// @ts-check
// npm run bench:server: what the server can carry, against boardgame.io's on the same moves, in one run of eight minutes
// at most. Each server has one processor; the load comes from another, and reads every frame. docs/speed.md gets the
// result. Latency counts only in windows in which the machine was calm; if there are too few, the run says so.
//   npm run bench:server -- --most 1500   no more tables than these
//   npm run bench:server -- --rounds 2    fewer windows of each
//   npm run bench:server -- --memory      only what a house with 100,000 stored tables takes
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, enter, install, say } from './house.mjs';

const MOST = 3500;
const ROUNDS = 4;
/** Live tables at most when memory is measured. */
const CROWD = 3500;

await enter(async () => {
  const { values } = parseArgs({
    options: { most: { type: 'string' }, rounds: { type: 'string' }, memory: { type: 'boolean' } },
  });
  const [most, rounds] = [Number(values.most ?? MOST), Number(values.rounds ?? ROUNDS)];
  if (!(Number.isInteger(most) && most >= 50)) throw new Trouble('--most must be a whole number from 50 on.');
  if (!(Number.isInteger(rounds) && rounds >= 1))
    throw new Trouble('--rounds must be a whole number from 1 on.');
  await install();
  await build({ only: 'code' });
  if (values.memory) {
    const { measureMemory } = await import('./load/memory.mjs');
    return measureMemory(Number(values.most ?? CROWD));
  }
  const { benchServer } = await import('./load/bench.mjs');
  await benchServer(most, rounds);
  say('Written into docs/speed.md.');
});
// Lines that were closed may still try to come back.
process.exit();
