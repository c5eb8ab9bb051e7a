// @ts-check
// npm run budgets: speed of games and kernel (kaffeehaus bench), the size of what a page loads first, and how soon
// it draws the next question.
// With "-- --peers" boardgame.io is measured in the same run.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { measureAnswers } from './answers.mjs';
import { build } from './build.mjs';
import { Trouble, at, enter, install, run, say } from './house.mjs';

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

/** @typedef {{ name: string, game?: string, seats?: number, value: number, unit: string, budget: number, ratio?: number, ok: boolean }} Result */

/** @returns {Promise<{ machine: string, node: string, calibration: { value: number }, results: Result[] }>} */
const measure = async () => {
  const flags = process.argv.includes('--peers') ? ['--peers'] : [];
  const args = [at('cli', 'bin', 'kaffeehaus.mjs'), 'bench', '--json', '--lang', 'en', ...flags];
  const { code, out } = await run(process.execPath, args, { minutes: 20, stderr: false });
  try {
    return JSON.parse(out);
  } catch {
    throw new Trouble(`kaffeehaus bench failed with exit code ${code}.`);
  }
};

/** @param {number} n */
const short = n => n.toLocaleString('en', { maximumSignificantDigits: 3 });

/**
 * @param {string} name
 * @param {string} value
 * @param {string} budget
 * @param {boolean} ok
 */
const line = (name, value, budget, ok) =>
  say(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${value.padStart(20)}   ${budget}`);

await enter(async () => {
  await install();
  await build();
  say('Measuring, a minute or two');
  const { machine, node, calibration, results } = await measure();
  for (const { name, game = '', seats = '', value, unit, budget, ratio, ok } of results) {
    const sign = ratio !== undefined || unit.endsWith('/s') ? '≥' : '≤';
    const shown = ratio === undefined ? `${short(value)} ${unit}` : `${short(ratio)} × the peer`;
    line(`${name} ${game} ${seats}`, shown, `${sign} ${short(budget)}`, ok);
  }
  const { files, kilobytes } = scriptSize();
  const fits = kilobytes <= SCRIPT_KILOBYTES;
  line(`first scripts (${files})`, `${short(kilobytes)} kB gzip`, `≤ ${SCRIPT_KILOBYTES}`, fits);
  const answers = await measureAnswers();
  const quick = answers.median <= ANSWER_MILLISECONDS;
  line('answer → question hamburg 5', `${short(answers.median)} ms`, `≤ ${ANSWER_MILLISECONDS}`, quick);
  say(`  of ${answers.n} late questions 95 % within ${short(answers.p95)} ms of the browser's main thread,`);
  say(`  which did its calibration in ${short(answers.calibration)} ms`);
  const failed = [...results.map(({ ok }) => ok), fits, quick].filter(ok => !ok).length;
  say(`${machine}, Node ${node}, calibration ${short(calibration.value)} steps/s`);
  say(failed === 0 ? 'All budgets are kept.' : `${failed} of ${results.length + 2} budgets are missed.`);
  if (failed > 0) process.exitCode = 1;
});
