// @ts-check
// docs/speed.md and its plot: what npm run budgets has measured.
import { at } from './house.mjs';
import { into, write } from './kept.mjs';

/** @typedef {{ name: string, game: string, seats: number | undefined, shown: string, budget: string, ok: boolean }} Row */
/** @typedef {{ label: string, value: number, ours: boolean }} Bar */

const [WIDTH, LEFT, RIGHT, TOP, STEP] = [640, 170, 90, 44, 28];
const INK = '#1d2f42';

/** @param {number} n */
export const short = n => n.toLocaleString('en', { maximumSignificantDigits: 3 });

/**
 * Bars over a logarithmic scale: the peers would not be seen on another one.
 * @param {string} title
 * @param {readonly Bar[]} bars
 */
export const plot = (title, bars) => {
  const low = 10 ** Math.floor(Math.log10(Math.min(...bars.map(({ value }) => value))));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...bars.map(({ value }) => value))));
  const height = TOP + STEP * bars.length + 30;
  const x = (/** @type {number} */ value) =>
    LEFT + (Math.log(value / low) / Math.log(high / low)) * (WIDTH - LEFT - RIGHT);
  const ticks = Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, i) => low * 10 ** i);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="${INK}" role="img" aria-label="${title}">
<rect width="${WIDTH}" height="${height}" fill="#fbf5e6"/>
<text x="20" y="24" font-size="15">${title}</text>
${ticks.map(tick => `<line x1="${x(tick).toFixed(1)}" y1="${TOP - 6}" x2="${x(tick).toFixed(1)}" y2="${height - 26}" stroke="${INK}" stroke-opacity="0.2"/><text x="${x(tick).toFixed(1)}" y="${height - 10}" text-anchor="middle">${short(tick)}</text>`).join('\n')}
${bars
  .map(({ label, value, ours }, i) => {
    const y = TOP + STEP * i;
    return `<text x="${LEFT - 8}" y="${y + 14}" text-anchor="end">${label}</text><rect x="${LEFT}" y="${y}" width="${(x(value) - LEFT).toFixed(1)}" height="${STEP - 8}" fill="${ours ? '#3f6b4f' : '#a3352b'}"/><text x="${(x(value) + 6).toFixed(1)}" y="${y + 14}">${short(value)}</text>`;
  })
  .join('\n')}
</svg>
`;
};

/** @param {readonly Row[]} rows */
const tableOf = rows => `| What | Game | Seats | Measured | Budget | Kept |
| ---- | ---- | ----- | -------- | ------ | ---- |
${rows
  .map(
    ({ name, game, seats, shown, budget, ok }) =>
      `| ${name} | ${game} | ${seats ?? ''} | ${shown} | ${budget} | ${ok ? 'yes' : 'no'} |`,
  )
  .join('\n')}`;

/**
 * What a browser receives.
 * @param {readonly Row[]} rows
 */
export const writeWire = async rows => {
  const text = `Written by \`npm run budgets -- --bytes\` on ${new Date().toISOString().slice(0, 10)}.

Kilobytes are what a browser receives, headers and compression included, in the language that takes most: all of a first
visit to home; all from there to the first question of a table, and in how many requests; the scripts of a table opened by
its address with nothing in the cache, up to its first question, and then with everything it may ever load (bots, hints,
motion, sheets, review); all that is asked for when home and table are visited again. What a device puts by for the time
without a line is not counted.

${tableOf(rows)}`;
  await into(at('docs', 'speed.md'), ['<!-- wire -->', '<!-- end of wire -->'], text);
};

/**
 * How soon an answer is drawn.
 * @param {readonly Row[]} rows
 */
export const writeAnswers = async rows => {
  const text = `Written by \`npm run budgets -- --answers\` on ${new Date().toISOString().slice(0, 10)}.

From the moment a press is let go to the frame that shows what it brought: four times the processor time of the browser's
main thread, as on a phone, late in games of as many as can sit with everything that can be added, against bots, at
1440 × 900; half of the answers take less than what is measured.

${tableOf(rows)}`;
  await into(at('docs', 'speed.md'), ['<!-- answers -->', '<!-- end of answers -->'], text);
};

/**
 * What jumps.
 * @param {readonly Row[]} rows
 */
export const writeShifts = async rows => {
  const text = `Written by \`npm run budgets -- --shifts\` on ${new Date().toISOString().slice(0, 10)}.

Cumulative layout shift as the browser counts it, without what follows a press within half a second: home, and a table of
each game through ten answers. Within a question everything counts that moves by a press which chooses something or is
refused.

${tableOf(rows)}`;
  await into(at('docs', 'speed.md'), ['<!-- shifts -->', '<!-- end of shifts -->'], text);
};

/**
 * @param {{ machine: string, node: string, calibration: string, rows: readonly Row[], bars: readonly Bar[] }} measured
 */
export const writeSpeedPage = async ({ machine, node, calibration, rows, bars }) => {
  const title = 'Answers a second on one core, players by lot';
  write(at('docs', 'figures', 'speed.svg'), plot(title, bars));
  const text = `Written by \`npm run budgets -- --peers\`; [bench/README.md](../bench/README.md) says how it is measured.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${machine}, Node ${node}, calibration ${calibration}

![${title}](figures/speed.svg)

The games have every rule of their full versions switched on, at their largest table; mini-euro is a small game that is
played by both engines in the same run.

${tableOf(rows)}`;
  await into(at('docs', 'speed.md'), ['<!-- games -->', '<!-- end of games -->'], text);
};
