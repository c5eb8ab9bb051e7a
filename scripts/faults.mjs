// @ts-check
// npm run faults: plants faults in a copy of the project, one after another, and writes down which check notices each.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FAULTS } from './faultlist.mjs';
import { Trouble, at, enter, npm, root, run, say } from './house.mjs';

/** @typedef {{ name: string, file: string, find: string, put: string, checks: readonly string[] }} Fault */

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
 * The checks by name: each returns the names of what failed. Any other check is a folder of unit tests and, after
 * spaces, the files meant.
 * @type {Record<string, (copy: string) => Promise<string[]>>}
 */
const special = {
  words: async copy => {
    const { code, out } = await inCopy(copy, process.execPath, ['words/generate.mjs']);
    return code ? [`the words: ${out.trim().split('\n')[0]}`] : [];
  },
  types: async copy => {
    const { code, out } = await inCopy(copy, process.execPath, ['node_modules/typescript/bin/tsc', '-b']);
    return code ? [`the compiler: ${out.trim().split('\n')[0]}`] : [];
  },
  journeys: async copy => {
    await inCopy(copy, process.execPath, ['scripts/build.mjs']);
    return vitest(copy, ['--config', 'vitest.e2e.config.ts', 'access', 'hotseat']);
  },
  worlds: copy => vitest(copy, ['worlds'], { KAFFEEHAUS_TESTS: 'breaks' }),
  roles: copy => vitest(copy, ['roles'], { KAFFEEHAUS_TESTS: 'breaks' }),
};

/**
 * @param {string} copy
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
const vitest = async (copy, args, env = {}) => {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const base = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`];
  const { code, out } = await inCopy(copy, process.execPath, [...base, ...args], env);
  if (code === 0) return [];
  try {
    /** @type {{ testResults: { name: string, assertionResults: { status: string, title: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults.flatMap(file =>
      file.assertionResults
        .filter(test => test.status === 'failed')
        .map(test => `${file.name.replace(`${copy}/`, '')}: ${test.title}`),
    );
    return failed.length > 0 ? failed : ['a test file that does not load'];
  } catch {
    return [`a test run that broke off: ${out.trim().split('\n')[0]}`];
  }
};

/**
 * @param {string} copy
 * @param {Fault} fault
 */
const notice = async (copy, fault) => {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, 'utf8');
  if (!sound.includes(fault.find)) throw new Trouble(`${fault.file} no longer says: ${fault.find}`);
  writeFileSync(path, sound.replace(fault.find, fault.put));
  try {
    for (const check of fault.checks) {
      const [dir = '', ...files] = check.split(' ');
      const failed = await (special[dir] ? special[dir](copy) : vitest(copy, ['--dir', dir, ...files]));
      if (failed.length > 0) return failed;
    }
    return [];
  } finally {
    writeFileSync(path, sound);
  }
};

/** @param {string} text */
const cell = text => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 200);

/** What the page says already, by fault: whoever plants some of them leaves the others as they were. */
const rowsSoFar = () => {
  const lines = readFileSync(at('docs', 'faults.md'), 'utf8').split('\n');
  const rows = lines.filter(line => line.startsWith('| ') && line.includes('`'));
  return new Map(rows.map(row => [row.slice(2).split(' | ')[0]?.trim() ?? '', row]));
};

await enter(async () => {
  const copy = await copyProject();
  try {
    say(`Installing packages in ${copy}`);
    const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: copy });
    if (code) throw new Trouble('npm ci failed in the copy.');
    await inCopy(copy, process.execPath, ['words/generate.mjs']);
    const rows = rowsSoFar();
    let [seen, missed] = [0, 0];
    const wanted = process.argv[2];
    for (const fault of FAULTS.filter(f => !wanted || f.name.includes(wanted))) {
      const failed = await notice(copy, fault);
      seen++;
      if (failed.length === 0) missed++;
      const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
      say(`${failed.length > 0 ? 'noticed' : 'MISSED '}  ${fault.name}: ${failed[0] ?? ''}${more}`);
      const by = `${cell(failed[0] ?? '**nobody**')}${more}`;
      rows.set(cell(fault.name), `| ${cell(fault.name)} | \`${fault.file}\` | ${by} |`);
    }
    const lines = FAULTS.flatMap(({ name }) => rows.get(cell(name)) ?? []);
    writeFileSync(at('docs', 'faults.md'), page(lines));
    say(`${seen - missed} noticed, ${missed} missed`);
    if (missed > 0) process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** @param {readonly string[]} rows */
function page(rows) {
  return `# Planted faults

A test is worth something if it fails when it should. \`npm run faults\` copies the project, plants one fault after another
(\`scripts/faultlist.mjs\`), runs the checks that ought to notice, and writes this page.

| fault | planted in | first noticed by |
| ----- | ---------- | ---------------- |
${rows.join('\n')}
`;
}
