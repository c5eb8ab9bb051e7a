// @ts-check
// npm run release: what is handed out, made from the last commit and from nothing else, in .cache/release. It is built
// twice, in folders, zones, languages and with rights that differ, and only if the bytes do not is it a release.
// With --once it is built once, for those who only want the files.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble, at, enter, run, say } from './house.mjs';

const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** @typedef {{ folder: string, umask: string, env: Record<string, string> }} Builder */

/**
 * Where and how each of the two is built: whatever finds its way into the bytes by mistake differs here.
 * @type {[Builder, Builder]}
 */
const BUILDERS = [
  { folder: 'one', umask: '022', env: { TZ: 'UTC', LANG: 'C' } },
  {
    folder: join('another', 'place'),
    umask: '077',
    env: { TZ: 'Pacific/Auckland', LANG: 'de_AT.UTF-8', LC_ALL: 'C.UTF-8' },
  },
];

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
const must = async (command, args, how) => {
  const { code, out } = await run(command, args, { minutes: 20, ...how });
  if (code) throw new Trouble(`${out.trim()}\n${command} ${args[0]} failed.`);
  return out.trim();
};

const checkCommitted = async () => {
  const changed = await must('git', ['status', '--porcelain']);
  if (changed) throw new Trouble(`A release is made from a commit, and this is not in one:\n${changed}`);
  const told = readFileSync(at('CHANGELOG.md'), 'utf8');
  if (!told.includes(`\n## ${version}`)) throw new Trouble(`CHANGELOG.md says nothing of ${version}.`);
};

/**
 * A copy of the last commit, with packages as the lock says, and what it packs.
 * @param {string} scratch
 * @param {Builder} builder
 */
const builtBy = async (scratch, { folder, umask, env }) => {
  const home = join(scratch, folder);
  const to = `${home}.packs`;
  await must('git', ['clone', '--quiet', '--no-local', at(), home]);
  const script = `umask ${umask} && npm ci --no-audit --no-fund --loglevel=error && exec "${process.execPath}" scripts/pack.mjs --release "${to}"`;
  await must('sh', ['-c', script], { cwd: home, env });
  return to;
};

/** @param {string} folder */
const sumsOf = folder =>
  readdirSync(folder)
    .sort()
    .map(name => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex');
      return `${hash}  ${name}`;
    });

/** @param {{ once: boolean, to?: string }} how */
export const release = async ({ once, to = at('.cache', 'release') }) => {
  await checkCommitted();
  const scratch = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const [first, second] = BUILDERS;
    say(`Building ${version}`);
    const made = await builtBy(scratch, first);
    const sums = sumsOf(made);
    if (!once) {
      say('Building it again, elsewhere');
      const again = sumsOf(await builtBy(scratch, second));
      const other = sums.filter((sum, i) => sum !== again[i]);
      if (other.length > 0 || again.length !== sums.length)
        throw new Trouble(`Two builds are not the same:\n${[...other, ...again].join('\n')}`);
      say('The same, byte by byte');
    }
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    cpSync(made, to, { recursive: true });
    writeFileSync(join(to, 'SHA256SUMS'), `${sums.join('\n')}\n`);
    return readdirSync(to).map(name => join(to, name));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    for (const file of await release({ once: process.argv.includes('--once') })) say(file);
  });
