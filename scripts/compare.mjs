// @ts-check
// npm run compare -- <commit> [figure …]: is this build slower than that commit? Both are measured in one run, window by window in
// turn, each in a process of its own, by the processor time they take; what is told is the median of the ratios.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { Trouble, at, enter, install, npm, root, run, say } from './house.mjs';

/** Windows of each build for each figure and pair of processes: enough that the median settles on a noisy machine. */
const WINDOWS = Number(process.env.KAFFEEHAUS_WINDOWS ?? 7);
/** Fresh processes of both builds: what an engine makes of the same code differs from process to process. */
const PAIRS = 5;
/** How much slower a figure may be. */
const SLACK = 0.05;
const GAMES = ['vienna', 'hamburg', 'estoril'];
const FIGURES = ['playouts', 'clone', 'mask', 'determinize', 'replay'];

/** A copy of the commit with its packages, built. @param {string} commit */
const buildOf = async commit => {
  const folder = mkdtempSync(join(tmpdir(), 'kaffeehaus-compare-'));
  const archive = join(folder, 'tree.tar');
  const steps = [
    () => run('git', ['archive', '--output', archive, commit]),
    () => run('tar', ['-xf', archive, '-C', folder]),
    () => npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder }),
    () => run(process.execPath, ['words/generate.mjs'], { cwd: folder }),
    () => run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'cli'], { cwd: folder }),
  ];
  for (const step of steps) {
    const { code, out } = await step();
    if (code) throw new Trouble(`${commit} could not be built: ${out.trim().split('\n').at(-1)}`);
  }
  cpSync(at('scripts', 'window.mjs'), join(folder, 'scripts', 'window.mjs'));
  return folder;
};

/** A process that measures one build of one game, window by window. @param {string} folder @param {string} game */
const measurer = (folder, game) => {
  const child = fork(join(folder, 'scripts', 'window.mjs'), [game], { cwd: folder });
  /** @type {Promise<never>} */
  const broken = new Promise((_, fail) => {
    child.once('exit', () => fail(new Trouble(`The measurement of ${game} in ${folder} broke off.`)));
  });
  // Whoever is closed ends too, and nobody waits for it any more.
  broken.catch(() => {});
  return {
    /** @param {string} figure @returns {Promise<number>} how often in a second of processor time */
    window: figure => {
      child.send(figure);
      return Promise.race([broken, once(child, 'message').then(([rate]) => Number(rate))]);
    },
    close: () => child.kill(),
  };
};

/** @param {number[]} numbers */
const median = numbers => {
  const sorted = numbers.slice().sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/**
 * Then, now, then, now …: whatever the machine does meanwhile meets both.
 * @param {string} then @param {string} game @param {readonly string[]} figures @returns {Promise<boolean[]>} by figure, whether it kept its speed
 */
const compare = async (then, game, figures) => {
  /** @type {Map<string, number[]>} */
  const ratios = new Map(figures.map(figure => [figure, []]));
  for (let pair = 0; pair < PAIRS; pair++) {
    const [before, after] = [measurer(then, game), measurer(root, game)];
    for (const [figure, found] of ratios) {
      for (const one of [before, after]) await one.window(figure);
      for (let i = 0; i < WINDOWS; i++) {
        const [first, second] = i % 2 ? [after, before] : [before, after];
        const [a, b] = [await first.window(figure), await second.window(figure)];
        found.push(i % 2 ? a / b : b / a);
      }
    }
    before.close();
    after.close();
  }
  return [...ratios].map(([figure, found]) => {
    const ratio = median(found);
    const fine = ratio >= 1 - SLACK;
    say(`${fine ? '✓' : '✗'} ${figure.padEnd(12)} ${game.padEnd(8)} ${ratio.toFixed(3)} × as fast as before`);
    return fine;
  });
};

await enter(async () => {
  const [commit, ...named] = process.argv.slice(2);
  const figures = named.length > 0 ? named : FIGURES;
  const strange = figures.find(figure => !FIGURES.includes(figure));
  if (strange) throw new Trouble(`There is no figure ${strange}; there is ${FIGURES.join(', ')}.`);
  if (!commit) throw new Trouble('Say with which commit to compare: npm run compare -- <commit> [figure …]');
  await install();
  await build({ only: 'code' });
  say(`Building ${commit}`);
  const then = await buildOf(commit);
  try {
    say(`Measuring both in turn, ${WINDOWS} windows a figure in each of ${PAIRS} pairs of processes`);
    const kept = [];
    for (const game of GAMES) kept.push(...(await compare(then, game, figures)));
    say(`${kept.filter(Boolean).length} passed, ${kept.filter(one => !one).length} failed`);
    if (!kept.every(Boolean)) process.exitCode = 1;
  } finally {
    rmSync(then, { recursive: true, force: true });
  }
});
