// @ts-check
// npm run budgets: speed of games and kernel (kaffeehaus bench), the size of what a page loads first, and how soon
// it draws the next question.
// With "-- --peers" boardgame.io is measured in the same run, and docs/speed.md is written.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { measureAnswers } from './answers.mjs';
import { build } from './build.mjs';
import { Trouble, at, enter, install, run, say } from './house.mjs';
import { short, writeSpeedPage } from './speedpage.mjs';

const PEERS = process.argv.includes('--peers');
const SCRIPT_KILOBYTES = 80;
/** From an answer to the next drawn question, late in a game of five. */
const ANSWER_MILLISECONDS = 50;

/** @param {string} file */
const gzipped = file => gzipSync(readFileSync(at('web', 'build', file))).length;

/** The words of the house in the language that has the longest ones. */
const firstWords = () => {
  const files = readdirSync(at('web', 'build', 'assets')).filter(file => /^house\..*\.js$/.test(file));
  return files.map(file => `assets/${file}`).sort((a, b) => gzipped(b) - gzipped(a))[0];
};

/** What the lobby is made of: the entry, what it imports at once, and its words. Games come when they are wanted. */
const firstScripts = () => {
  const page = readFileSync(at('web', 'build', 'index.html'), 'utf8');
  const found = page.matchAll(
    /<(?:script[^>]*\bsrc|link[^>]*rel="modulepreload"[^>]*\bhref)="\/?([^"]+\.js)"/g,
  );
  return [...[...found].map(match => match[1]), firstWords()].filter(file => file !== undefined);
};

const scriptSize = () => {
  const files = firstScripts();
  if (files.length < 2) throw new Trouble('web/build/index.html names no script, or there are no words.');
  const bytes = files.reduce((sum, file) => sum + gzipped(file), 0);
  return { files: files.length, kilobytes: bytes / 1000 };
};

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

/** @returns {Row} */
const scriptRow = () => {
  const { files, kilobytes } = scriptSize();
  return {
    name: `first scripts (${files})`,
    game: '',
    seats: undefined,
    shown: `${short(kilobytes)} kB gzip`,
    budget: `≤ ${SCRIPT_KILOBYTES}`,
    ok: kilobytes <= SCRIPT_KILOBYTES,
  };
};

/** @returns {Promise<Row>} */
const answerRow = async () => {
  const { median, n, p95, calibration } = await measureAnswers();
  say(`  Of ${n} late questions 95 % were drawn within ${short(p95)} ms of the browser's main thread,`);
  say(`  which did its calibration in ${short(calibration)} ms.`);
  return {
    name: 'answer → question',
    game: 'hamburg',
    seats: 5,
    shown: `${short(median)} ms`,
    budget: `≤ ${ANSWER_MILLISECONDS}`,
    ok: median <= ANSWER_MILLISECONDS,
  };
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

await enter(async () => {
  await install();
  await build();
  say('Measuring, some minutes');
  const { machine, node, calibration, results } = await measure();
  const rows = [...results.map(rowOf), scriptRow()];
  rows.forEach(print);
  const answers = await answerRow();
  print(answers);
  rows.push(answers);
  const speed = `${short(calibration.value)} steps/s`;
  say(`${machine}, Node ${node}, calibration ${speed}`);
  if (PEERS) await writeSpeedPage({ machine, node, calibration: speed, rows, bars: barsOf(results) });
  const failed = rows.filter(({ ok }) => !ok).length;
  say(failed === 0 ? 'All budgets are kept.' : `${failed} of ${rows.length} budgets are missed.`);
  if (failed > 0) process.exitCode = 1;
});
