// @ts-check
// npm run budgets: speed of games and kernel (kaffeehaus bench), what a browser receives, how soon a page draws what was
// answered, and what jumps on it. With "-- --bytes" only what a browser receives, with "-- --answers" only how soon an
// answer is drawn, with "-- --shifts" only what jumps; each is written into docs/speed.md.
// With "-- --peers" boardgame.io is measured in the same run, and docs/speed.md is written.
import { measureAnswers } from './answers.mjs';
import { build } from './build.mjs';
import { measureBytes } from './bytes.mjs';
import { Trouble, at, enter, install, run, say } from './house.mjs';
import { measureShifts } from './shifts.mjs';
import { short, writeAnswers, writeShifts, writeSpeedPage, writeWire } from './speedpage.mjs';

const PEERS = process.argv.includes('--peers');
/** What a browser receives: all of a first visit to home, all on to a first table, the scripts of a table, a next visit. */
const WIRE = /** @type {const} */ ({
  home: { name: 'home, first visit', budget: 120, unit: 'kB' },
  first: { name: 'home and first table', budget: 300, unit: 'kB' },
  requests: { name: 'in so many requests', budget: 25, unit: '' },
  table: { name: 'table, scripts', budget: 125, unit: 'kB' },
  ever: { name: 'with all it may load', budget: 200, unit: 'kB' },
  again: { name: 'next visit', budget: 5, unit: 'kB' },
});
/** From the press to the frame that shows the answer, four times as slow. */
const ANSWER_MILLISECONDS = 50;
/** Of what is seen, how much moves by how much of the window; within a question nothing does. */
const SHIFT = 0.02;

/** @typedef {{ name: string, game?: string, seats?: number, value: number, unit: string, budget: number, peer?: number, ratio?: number, ok: boolean }} Result */
/** @typedef {import('./speedpage.mjs').Row} Row */

/** @returns {Promise<{ machine: string, node: string, calibration: { value: number }, results: Result[] }>} */
const measure = async () => {
  const flags = PEERS ? ['--peers'] : [];
  const args = [at('cli', 'bin', 'kaffeehaus.mjs'), 'bench', '--json', '--lang', 'en', ...flags];
  const { code, out } = await run(process.execPath, args, { minutes: 20, stderr: false });
  try {
    return JSON.parse(out);
  } catch {
    throw new Trouble(`kaffeehaus bench failed with exit code ${code}.`);
  }
};

/** @param {Result} result @returns {Row} */
const rowOf = ({ name, game = '', seats, value, unit, budget, ratio, ok }) => {
  const sign = ratio !== undefined || unit.endsWith('/s') ? '≥' : '≤';
  const shown = ratio === undefined ? `${short(value)} ${unit}` : `${short(ratio)} × the peer`;
  return { name, game, seats, shown, budget: `${sign} ${short(budget)}`, ok };
};

/** Home is the same whatever is played later: one row for it, and for the others one for each game. */
const wireRows = async () => {
  const measured = await measureBytes();
  const most = (/** @type {string} */ what, /** @type {string} */ game) =>
    Math.max(...measured.filter(one => one.what === what && one.game === game).map(one => one.size));
  const games = [...new Set(measured.map(one => one.game))];
  return Object.entries(WIRE).flatMap(([what, { name, budget, unit }]) =>
    (what === 'home' ? games.slice(0, 1) : games).map(game => {
      const size = most(what, game);
      return /** @type {Row} */ ({
        name,
        game: what === 'home' ? '' : game,
        seats: undefined,
        shown: `${short(size)} ${unit}`.trim(),
        budget: `≤ ${budget}`,
        ok: size <= budget,
      });
    }),
  );
};

/** @returns {Promise<Row[]>} */
const answerRows = async () => {
  const measured = await measureAnswers();
  return measured.map(({ game, seats, median, p95, n }) => ({
    name: 'answer drawn',
    game,
    seats,
    shown: `${short(median)} ms, 95 of 100 of ${n} in ${short(p95)} ms`,
    budget: `≤ ${ANSWER_MILLISECONDS} ms`,
    ok: median <= ANSWER_MILLISECONDS,
  }));
};

/** @returns {Promise<Row[]>} */
const shiftRows = async () => {
  const measured = await measureShifts();
  return measured.flatMap(({ game, width, score, within, told }) => {
    for (const line of told) say(`  ${game || 'home'}, ${width} px: ${line}`);
    const row = { game, seats: undefined };
    const all = {
      ...row,
      name: `shifts, ${width} px`,
      shown: short(score),
      budget: `≤ ${SHIFT}`,
      ok: score <= SHIFT,
    };
    const asked = {
      ...row,
      name: `within a question, ${width} px`,
      shown: short(within),
      budget: '0',
      ok: within === 0,
    };
    return game === '' ? [all] : [all, asked];
  });
};

/** @param {Row} row */
const print = ({ name, game, seats, shown, budget, ok }) =>
  say(`${ok ? '✓' : '✗'} ${`${name} ${game} ${seats ?? ''}`.padEnd(28)} ${shown.padStart(20)}   ${budget}`);

/**
 * Each game by its largest table, and both engines on mini-euro.
 * @param {readonly Result[]} results
 */
const barsOf = results => {
  const playouts = results.filter(({ name }) => name === 'playouts');
  const largest = playouts.filter((result, i) => playouts[i + 1]?.game !== result.game);
  const minieuro = results.filter(({ name }) => name === 'mini-euro');
  const bar = (/** @type {string} */ label, /** @type {number} */ value, ours = true) => ({
    label,
    value,
    ours,
  });
  return [
    ...largest.map(({ game = '', seats, value }) => bar(`${game}, ${seats} seats`, value)),
    ...minieuro.map(({ value }) => bar('mini-euro here', value)),
    ...minieuro.map(({ peer = NaN }) => bar('mini-euro, boardgame.io', peer, false)),
  ];
};

/** @param {readonly Row[]} rows */
const close = rows => {
  const failed = rows.filter(({ ok }) => !ok).length;
  say(failed === 0 ? 'All budgets are kept.' : `${failed} of ${rows.length} budgets are missed.`);
  if (failed > 0) process.exitCode = 1;
};

await enter(async () => {
  await install();
  await build();
  if (process.argv.includes('--bytes')) {
    const rows = await wireRows();
    rows.forEach(print);
    await writeWire(rows);
    return close(rows);
  }
  if (process.argv.includes('--answers')) {
    const rows = await answerRows();
    rows.forEach(print);
    await writeAnswers(rows);
    return close(rows);
  }
  if (process.argv.includes('--shifts')) {
    const rows = await shiftRows();
    rows.forEach(print);
    await writeShifts(rows);
    return close(rows);
  }
  say('Measuring, some minutes');
  const { machine, node, calibration, results } = await measure();
  const rows = results.map(rowOf);
  rows.forEach(print);
  const [wire, answers, shifts] = [await wireRows(), await answerRows(), await shiftRows()];
  [...wire, ...answers, ...shifts].forEach(print);
  const speed = `${short(calibration.value)} steps/s`;
  say(`${machine}, Node ${node}, calibration ${speed}`);
  if (PEERS) {
    await writeSpeedPage({ machine, node, calibration: speed, rows, bars: barsOf(results) });
    await writeWire(wire);
    await writeAnswers(answers);
    await writeShifts(shifts);
  }
  close([...rows, ...wire, ...answers, ...shifts]);
});
