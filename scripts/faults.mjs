// @ts-check
// npm run faults: plants faults in a copy of the project, one after another, and writes down which check notices each.
// What was noticed and has not changed since is not planted again; Ctrl+C stops it, the next run goes on from there.
//   npm run faults -- leak             only faults with this in their names
//   npm run faults -- --fresh          all of them, whatever earlier runs have seen
//   npm run faults -- --minutes 30     stops by itself after so long
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS } from './faultlist.mjs';
import { Trouble, at, enter, npm, root, run, say, tool, tools } from './house.mjs';
import { write } from './kept.mjs';

/** @typedef {{ name: string, file: string, find: string, put: string, checks: readonly string[] }} Fault */
/** @typedef {{ by: string, code: string }} Noticed by whom, and what both the fault and its witness were made of */
/** @typedef {Record<string, Noticed>} State */

/** Kept with the project, so that who plants one new fault need not plant them all. */
const STATE = at('docs', 'faults.json');
const PAGE = at('docs', 'faults.md');

/** What a copy needs: everything git knows, as it is now; packages are installed there anew. */
const copyProject = async () => {
  const copy = mkdtempSync(join(tmpdir(), 'kaffeehaus-faults-'));
  const { code, out } = await run('git', ['ls-files', '-z'], { stderr: false });
  if (code) throw new Trouble('Planting faults needs git and a clone of the project.');
  for (const file of out.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  return copy;
};

/**
 * Runs something in the copy.
 * @param {string} copy
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const inCopy = (copy, command, args, env = {}) => run(command, args, { cwd: copy, minutes: 20, env });

/**
 * The checks by name: each returns the first thing that failed. Any other check is a folder of unit tests and, after
 * spaces, the files meant.
 * @type {Record<string, (copy: string) => Promise<string | undefined>>}
 */
const special = {
  words: async copy => {
    const { code, out } = await inCopy(copy, process.execPath, ['words/generate.mjs']);
    return code ? `the words: ${out.trim().split('\n')[0]}` : undefined;
  },
  types: async copy => {
    const { code, out } = await inCopy(copy, process.execPath, ['node_modules/typescript/bin/tsc', '-b']);
    return code ? `the compiler: ${out.trim().split('\n')[0]}` : undefined;
  },
  journeys: async copy => {
    await inCopy(copy, process.execPath, ['scripts/build.mjs']);
    return vitest(copy, ['--config', 'vitest.e2e.config.ts', 'access', 'hotseat']);
  },
  worlds: copy => vitest(copy, ['worlds'], { KAFFEEHAUS_TESTS: 'breaks' }),
  timing: copy => vitest(copy, ['timing'], { KAFFEEHAUS_TESTS: 'breaks' }),
  kills: async copy => {
    // What is killed is what was built.
    await inCopy(copy, process.execPath, ['scripts/build.mjs']);
    return vitest(copy, ['kill'], { KAFFEEHAUS_TESTS: 'breaks' });
  },
  stores: copy => vitest(copy, ['full'], { KAFFEEHAUS_TESTS: 'breaks' }),
  roles: copy => vitest(copy, ['roles'], { KAFFEEHAUS_TESTS: 'breaks' }),
};

/**
 * The first test that fails, if one does.
 * @param {string} copy
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const vitest = async (copy, args, env = {}) => {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const base = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json'];
  const { code, out } = await inCopy(
    copy,
    process.execPath,
    [...base, `--outputFile=${report}`, ...args],
    env,
  );
  if (code === 0) return undefined;
  try {
    /** @type {{ testResults: { name: string, assertionResults: { status: string, title: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.flatMap(file =>
      file.assertionResults
        .filter(test => test.status === 'failed')
        .map(test => `${file.name.replace(`${copy}/`, '')}: ${test.title}`),
    );
    return failed[0] ?? 'a test file that does not load';
  } catch {
    return `a test run that broke off: ${out.trim().split('\n')[0]}`;
  }
};

/** @param {string} copy @param {string} check */
const fail = (copy, check) => {
  const [dir = '', ...files] = check.split(' ');
  return special[dir] ? special[dir](copy) : vitest(copy, ['--dir', dir, ...files]);
};

/** The file of a unit test that noticed something, if it was one. @param {string} by */
const witness = by => /^[\w/.-]+\.test\.tsx?(?=: )/.exec(by)?.[0];

/**
 * Plants a fault and lets the checks look: first the test that noticed it the last time, which is quick, then all of them.
 * @param {string} copy
 * @param {Fault} fault
 * @param {string | undefined} before who noticed it the last time
 * @param {() => boolean} isOver
 */
const notice = async (copy, fault, before, isOver) => {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(fault.find)) throw new Trouble(`${fault.file} no longer says: ${fault.find}`);
  writeFileSync(path, sound.replace(fault.find, fault.put));
  const file = witness(before ?? '');
  const known = file !== undefined && existsSync(join(copy, file)) ? [`. ${file}`] : [];
  try {
    // Whoever reads words reads what was made of them.
    const made = fault.checks.filter(check => check === 'words');
    for (const check of [...made, ...known, ...fault.checks.filter(check => check !== 'words')]) {
      if (isOver()) break;
      const by = await fail(copy, check);
      if (by !== undefined) return { check, by };
    }
    return undefined;
  } finally {
    writeFileSync(path, sound);
    if (fault.checks.includes('words')) await special.words?.(copy);
  }
};

/**
 * What a fault is made of: itself, the file it is planted in, the test that noticed it.
 * @param {Fault} fault
 * @param {string} by
 */
const codeOf = (fault, by) => {
  const hash = createHash('sha256').update(JSON.stringify(fault));
  for (const file of [fault.file, witness(by)])
    if (file !== undefined && existsSync(at(file))) hash.update(readFileSync(at(file)));
  return hash.digest('hex').slice(0, 16);
};

/** @returns {State} */
const stateSoFar = () => (existsSync(STATE) ? JSON.parse(readFileSync(STATE, 'utf8')) : {});

/** @param {string} text */
const cell = text => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 200);

/** Whether a fault was noticed, and nothing has changed since. @param {State} state @param {Fault} fault */
const isKnown = (state, fault) => {
  const old = state[fault.name];
  return old !== undefined && old.by !== '' && old.code === codeOf(fault, old.by);
};

/** @param {State} state */
const report = async state => {
  const rows = FAULTS.map(({ name, file }) => {
    const by = state[name]?.by;
    return `| ${cell(name)} | \`${file}\` | ${by === undefined ? 'not planted yet' : cell(by || '**nobody**')} |`;
  });
  const planted = FAULTS.filter(({ name }) => state[name]);
  const noticed = planted.filter(({ name }) => state[name]?.by);
  const known = FAULTS.filter(fault => isKnown(state, fault));
  write(
    PAGE,
    `# Planted faults

A test is worth something if it fails when it should. \`npm run faults\` copies the project, plants one fault after another
(\`scripts/faultlist.mjs\`), runs the checks that ought to notice, and writes this page. What was noticed is planted
again when the file it lies in or the test that noticed it has changed.

${FAULTS.length} faults, ${planted.length} planted, ${noticed.length} noticed; ${known.length} of them as the code is now.

| fault | planted in | first noticed by |
| ----- | ---------- | ---------------- |
${rows.join('\n')}
`,
  );
  await tool(tools.prettier, ['--write', PAGE, STATE]);
};

/**
 * Plants what is wanted, one fault after another.
 * @param {string} copy
 * @param {State} state
 * @param {readonly Fault[]} wanted
 * @param {() => boolean} isOver
 */
const plant = async (copy, state, wanted, isOver) => {
  /** Checks that were seen to pass when nothing is planted: one that never does notices nothing. @type {Set<string>} */
  const sound = new Set();
  for (const [i, fault] of wanted.entries()) {
    if (isOver()) return;
    const found = await notice(copy, fault, state[fault.name]?.by, isOver);
    const anyway = found && !sound.has(found.check) && !isOver() ? await fail(copy, found.check) : undefined;
    // Whoever stops the run stops the tests, too: what they say then counts for nothing.
    if (isOver()) return;
    if (anyway !== undefined) {
      say(`${i + 1}/${wanted.length} UNSURE   ${fault.name}: ${anyway}, also when nothing is planted`);
      continue;
    }
    if (found) sound.add(found.check);
    const by = found?.by ?? '';
    state[fault.name] = { by, code: codeOf(fault, by) };
    write(STATE, JSON.stringify(state, null, 2));
    say(`${i + 1}/${wanted.length} ${by ? 'noticed' : 'MISSED '}  ${fault.name}: ${by}`);
  }
};

/** A copy of the project with its packages, gone when the work is done. @param {(copy: string) => Promise<void>} work */
const inFreshCopy = async work => {
  const copy = await copyProject();
  try {
    say(`Installing packages in ${copy}`);
    const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: copy });
    if (code) throw new Trouble('npm ci failed in the copy.');
    await inCopy(copy, process.execPath, ['words/generate.mjs']);
    await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

await enter(async () => {
  const { values, positionals } = parseArgs({
    options: { fresh: { type: 'boolean' }, minutes: { type: 'string' } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes ?? Infinity);
  if (!(minutes > 0)) throw new Trouble('--minutes must be a number above 0.');
  const name = positionals.join(' ');
  const state = stateSoFar();
  const wanted = FAULTS.filter(
    fault => fault.name.includes(name) && (values.fresh || !isKnown(state, fault)),
  );
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const end = Date.now() + minutes * 60_000;
  const isOver = () => isStopped || Date.now() > end;
  if (wanted.length > 0) await inFreshCopy(copy => plant(copy, state, wanted, isOver));
  for (const gone of Object.keys(state)) if (!FAULTS.some(fault => fault.name === gone)) delete state[gone];
  write(STATE, JSON.stringify(state, null, 2));
  await report(state);
  const missed = FAULTS.filter(fault => state[fault.name]?.by === '').length;
  const left = FAULTS.filter(fault => !state[fault.name]).length;
  say(`${FAULTS.length - missed - left} noticed, ${missed} missed, ${left} not planted yet`);
  if (missed > 0) process.exitCode = 1;
});
