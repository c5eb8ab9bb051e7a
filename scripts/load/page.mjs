// @ts-check
// The part of docs/speed.md that tells of the server, and its plot.
import { at } from '../house.mjs';
import { into, write } from '../kept.mjs';
import { plot, short } from '../speedpage.mjs';
import { quantile } from './drive.mjs';

/** @typedef {import('./windows.mjs').Window} Window */
/** @typedef {{ name: string, ours: boolean, windows: ReadonlyMap<number, readonly Window[]>, hasEnded?: boolean }} Ran */
/** @typedef {{ heap: number, resident: number }} Size */
/** @typedef {{ opening: number, connected: Size, played: Size, resident: number, tables: number }} Taken */
/**
 * @typedef {{ machine: string, pinned: boolean, runners: readonly Ran[], takes: readonly (Taken | undefined)[],
 *   back: { mean: number, most: number }, woken: { p50: number, p95: number, count: number },
 *   seats: readonly { seats: number, cpu: number, bytes: number }[], length: readonly { version: number, cpu: number }[] }} Measured
 */

/** So many calm windows there must be before anything is said of latency, and so many of one row. */
const ENOUGH = 20;
const FEW = 3;
/** Milliseconds from an answer to the other screen that 99 of 100 must keep. */
const GOAL = 50;
/** Of a core, for one move. */
const CPU = 0.3;
const BYTES = 130;
const RESYNC = 6144;
const HEAP = 25;
const RESIDENT = 70;
const WAKE = 20;
/** At these tables, or about as many, the budget of a move counts: with fewer a move costs more, as less is shared. */
const BUSY = 3500;
const NEAR = 0.8;

/** @param {readonly number[]} list */
const median = list => quantile(list, 0.5);

/** @param {readonly Window[]} windows */
const latency = windows => {
  const calm = windows.filter(one => one.calm);
  const times = calm.flatMap(one => one.times);
  return calm.length < FEW ? undefined : [0.5, 0.95, 0.99].map(share => quantile(times, share));
};

/** @param {number} n */
const ms = n => `${n.toFixed(n < 1 ? 3 : 1)} ms`;

/**
 * Bytes of a move for a seat. A line that comes back counts from nought again: such windows tell nothing of bytes.
 * @param {readonly Window[]} windows
 */
const heard = windows => {
  const whole = windows.filter(one => one.bytes > 0);
  return whole.length === 0 ? undefined : median(whole.map(one => one.bytes)) / 2;
};

/** @param {Ran} ran @param {boolean} measurable */
const rowsOf = ({ name, ours, windows }, measurable) =>
  [...windows].map(([tables, list]) => {
    const times = measurable ? latency(list) : undefined;
    const told = times?.map(one => one.toFixed(0)).join(' / ') ?? '–';
    const bytes = heard(list);
    const cells = [
      ours ? `Kaffeehaus, ${name}` : `${name}, mini-euro`,
      short(tables),
      short(median(list.map(one => one.rate))),
      ms(median(list.map(one => one.cpu))),
      bytes === undefined ? '–' : short(Math.round(bytes)),
      told,
    ];
    return `| ${cells.join(' | ')} |`;
  });

/** The most tables at which 99 of 100 answers came in time. @param {Ran} ran */
const carried = ({ windows }) =>
  Math.max(
    0,
    ...[...windows].filter(([, list]) => (latency(list)?.[2] ?? Infinity) <= GOAL).map(([tables]) => tables),
  );

/** @param {Measured} measured */
const budgets = ({ runners, takes, back, woken }) => {
  const [own] = runners;
  const [taken] = takes;
  const rungs = [...(own?.windows ?? [])];
  const nearest = rungs.reduce((best, one) =>
    Math.abs(one[0] - BUSY) < Math.abs(best[0] - BUSY) ? one : best,
  );
  const cpu = median(nearest[1].map(one => one.cpu));
  const bytes = heard(rungs.flatMap(([, list]) => list)) ?? NaN;
  /** @param {string} what @param {string} shown @param {string} budget @param {boolean} kept */
  const row = (what, shown, budget, kept) => `| ${what} | ${shown} | ≤ ${budget} | ${kept ? 'yes' : 'no'} |`;
  const heap = taken?.played.heap ?? NaN;
  const resident = taken?.played.resident ?? NaN;
  return [
    nearest[0] < NEAR * BUSY
      ? `| processor for a move, ${short(BUSY)} tables | not tried; ${ms(cpu)} at ${short(nearest[0])} | ≤ ${CPU} ms | – |`
      : row(`processor for a move, ${short(nearest[0])} tables`, ms(cpu), `${CPU} ms`, cpu <= CPU),
    row('bytes of a move for each seat, frame included', short(bytes), String(BYTES), bytes <= BYTES),
    row('bytes for whoever comes back, most', short(back.most), short(RESYNC), back.most <= RESYNC),
    row('heap of a table in play', `${short(heap)} KB`, `${HEAP} KB`, heap <= HEAP),
    row(
      'resident memory of a table in play',
      `${short(resident)} KB`,
      `${RESIDENT} KB`,
      resident <= RESIDENT,
    ),
    row(
      `opening a table that sleeps, 95 of 100 (${woken.count} tried)`,
      ms(woken.p95),
      `${WAKE} ms`,
      woken.p95 <= WAKE,
    ),
  ];
};

/** What the same moves cost elsewhere. @param {readonly Ran[]} runners */
const compared = runners => {
  const [, ours, ...peers] = runners;
  return peers.flatMap(({ name, windows }) =>
    [...windows].flatMap(([tables, list]) => {
      const own = ours?.windows.get(tables);
      if (!own) return [];
      const [here, there] = [own, list].map(all => median(all.map(one => one.cpu)));
      const [bytes, others] = [own, list].map(all => median(all.map(one => one.bytes)));
      return [
        `- ${name}, ${short(tables)} tables: ${short((there ?? 0) / (here ?? 1))} × the processor time and ${short((others ?? 0) / (bytes ?? 1))} × the bytes of a move here, where each is durable before it is told.`,
      ];
    }),
  );
};

/** @param {readonly Ran[]} runners */
const ended = runners =>
  runners
    .filter(({ hasEnded }) => hasEnded)
    .map(({ name }) => `- ${name} ended by itself while it was measured; what is told is from before.`);

/** @param {Measured} measured */
export const writeServerPage = async measured => {
  const { machine, pinned, runners, takes, back, woken, seats, length } = measured;
  const title = 'Milliseconds of a processor for one move, by tables in play';
  const bars = runners.flatMap(({ name, ours, windows }) =>
    [...windows].map(([tables, list]) => ({
      label: `${ours && name !== 'mini-euro' ? 'own games' : name.replace('boardgame.io', 'bg.io')}, ${short(tables)}`,
      value: median(list.map(one => one.cpu)),
      ours,
    })),
  );
  write(at('docs', 'figures', 'server.svg'), plot(title, bars));
  const all = runners.flatMap(({ windows }) => [...windows.values()].flat());
  const calm = all.filter(one => one.calm).length;
  const measurable = calm >= ENOUGH;
  const [taken] = takes;
  const most = (/** @type {number} */ i) => short(carried(/** @type {Ran} */ (runners[i])));
  const text = `Written by \`npm run bench:server\`; [bench/README.md](../bench/README.md) says how it is measured.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${machine}, ${pinned ? 'each server bound to one processor, the load on another' : 'processors shared by all'}
- Calm windows: ${calm} of ${all.length}. ${
    measurable
      ? `Tables of two with 99 of 100 answers on the other screen within ${GOAL} ms: ${most(0)} of our games, ${most(1)} of mini-euro, ${most(2)} on boardgame.io in memory, ${most(3)} on its files, of those that were tried.`
      : `Fewer than ${ENOUGH}: latency is not measurable now, and only what was used of the processor is told.`
  }

![${title}](figures/server.svg)

Every table has two seats with a socket each and moves once in two seconds. Answers here are durable before anybody is
told; boardgame.io keeps them in memory, or writes files without waiting for the disk.

| Server | Tables | Moves/s | Processor a move | Bytes a seat | p50 / p95 / p99 ms |
| ------ | ------ | ------- | ---------------- | ------------ | ------------------ |
${runners.flatMap(ran => rowsOf(ran, measurable)).join('\n')}

The same moves of mini-euro on both:

${[...compared(runners), ...ended(runners)].join('\n')}

| What | Measured | Budget | Kept |
| ---- | -------- | ------ | ---- |
${budgets(measured).join('\n')}

- A table that was just opened takes ${short(taken?.connected.heap ?? NaN)} KB of heap and ${short(taken?.connected.resident ?? NaN)} KB resident; the process with ${short(taken?.tables ?? 0)} tables ${short(taken?.resident ?? 0)} MB.
- boardgame.io in memory takes ${short(takes[2]?.played.heap ?? NaN)} KB of heap and ${short(takes[2]?.played.resident ?? NaN)} KB resident for a match.
- People who come, sit down, begin and look cost ${ms(taken?.opening ?? NaN)} a table; a table that sleeps is opened in ${ms(woken.p50)} of the processor, half of them faster.
- Who comes back after eight rows is sent ${short(back.mean)} bytes on average.

How the cost of a move grows with seats (Hamburg, 100 tables) and with the length of the game (Vienna, two seats, 100 tables):

| Seats | Processor a move | Bytes a seat |
| ----- | ---------------- | ------------ |
${seats.map(one => `| ${one.seats} | ${ms(one.cpu)} | ${short(one.bytes)} |`).join('\n')}

| Rows so far | Processor a move |
| ----------- | ---------------- |
${length.map(one => `| ${one.version} | ${ms(one.cpu)} |`).join('\n')}`;
  await into(at('docs', 'speed.md'), ['<!-- server -->', '<!-- end of server -->'], text);
};
