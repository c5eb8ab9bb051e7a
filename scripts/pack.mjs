// @ts-check
// npm run pack: the packages as tarballs, in .cache/packs or the folder named. The libraries are what tsc made of them;
// the command is one package that needs no other, with the page, the frozen rules and the lessons in it. With --release
// it is the command and the page alone, for scripts/release.mjs.
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { build } from './build.mjs';
import { Trouble, at, enter, install, npm, say } from './house.mjs';
import { billOf, noticesOf, origins } from './origins.mjs';
import { buildPage } from './page.mjs';

/** What anybody can build upon. */
export const LIBRARIES = ['kernel', 'games/vienna', 'games/hamburg', 'games/estoril', 'words', 'bots'];

/** The command is packed from here, under the name people type. */
export const COMMAND = 'cli';

/** @typedef {{ readonly [key: string]: any }} Manifest */

/** @param {string} folder @returns {Manifest} */
const manifestOf = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Outside the house there are no sources to point to, and whatever is packed is meant to be had.
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
const shown = ({ private: _private, scripts: _scripts, ...manifest }) => ({
  ...manifest,
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([name, { '@kaffeehaus/source': _source, ...conditions }]) => [
      name,
      conditions,
    ]),
  ),
});

/** @param {string} folder */
const filesIn = folder =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/**
 * What tsc made of sources that are still there: it never takes away what it made of those that are gone.
 * @param {string} folder
 */
const madeIn = folder =>
  filesIn(at(folder, 'src')).flatMap(source => {
    const stem = source.slice(at(folder, 'src').length).replace(/\.tsx?$/, '');
    return [`${stem}.js`, `${stem}.d.ts`].filter(() => /\.tsx?$/.test(source));
  });

/**
 * @param {string} to
 * @param {Manifest} manifest
 * @param {string} readme
 */
const furnish = (to, manifest, readme) => {
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(readme, join(to, 'README.md'));
  cpSync(at('LICENSE'), join(to, 'LICENSE'));
};

/**
 * @param {string} folder
 * @param {string} to
 */
const stageLibrary = (folder, to) => {
  furnish(to, shown(manifestOf(at(folder))), at(folder, 'README.md'));
  for (const file of madeIn(folder)) cpSync(join(at(folder, 'dist'), file), join(to, 'dist', file));
};

/**
 * The package a module comes from, if it is not one of the house.
 * @param {string} module
 */
const homeOf = module => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))?.[0];

/** Brings machine code, and is wanted by an older Node only: it stays a package of its own. */
const SQLITE = '@photostructure/sqlite';

/** What runs in a process or thread of its own, each with everything it needs of ourselves and of others. */
const PROGRAMS = [
  {
    to: join('cli', 'dist'),
    input: { kaffeehaus: at(COMMAND, 'bin', 'installed.mjs'), thread: at(COMMAND, 'src', 'thread.ts') },
  },
  { to: join('server', 'dist', 'play'), input: { thread: at('server', 'src', 'play', 'thread.ts') } },
];

/**
 * @param {{ readonly [name: string]: string }} input
 * @param {string} to
 * @returns {Promise<string[]>} the modules that went in
 */
const bundleProgram = async (input, to) => {
  const making = await rolldown({
    input,
    external: [SQLITE],
    cwd: at(),
    platform: 'node',
    tsconfig: false,
    transform: { target: 'es2022' },
    // "import" among them would give ES modules to require().
    resolve: { conditionNames: ['@kaffeehaus/source', 'node'] },
  });
  try {
    const { output } = await making.write({ dir: to, format: 'es', minify: true });
    return output.flatMap(part => (part.type === 'chunk' ? Object.keys(part.modules) : []));
  } finally {
    await making.close();
  }
};

/**
 * What was bundled must be what the lock says a release is made of, or its bill and licences would be wrong.
 * @param {readonly string[]} modules
 */
const checkOrigins = modules => {
  const known = new Set(origins().map(({ path }) => at(path)));
  const stray = modules.map(homeOf).find(home => home !== undefined && !known.has(home));
  if (stray)
    throw new Trouble(`${stray} went into the command, and no package of ours says that it needs it.`);
};

/** @param {string} to */
const stageCommand = async to => {
  const { dependencies: _, exports: _exports, ...manifest } = shown(manifestOf(at(COMMAND)));
  const entry = 'cli/dist/kaffeehaus.js';
  furnish(
    to,
    {
      ...manifest,
      name: 'kaffeehaus',
      bin: { kaffeehaus: entry },
      exports: { './package.json': './package.json' },
      optionalDependencies: { [SQLITE]: manifestOf(at('server')).dependencies[SQLITE] },
      files: [
        'cli',
        'server',
        'web',
        'rules',
        'lessons',
        'deploy',
        'NOTICES',
        'CHANGELOG.md',
        'sbom.cdx.json',
      ],
    },
    at(COMMAND, 'README.md'),
  );
  // Folders lie to each other as they do in the house, so that the code finds page, rules and lessons.
  const made = await Promise.all(
    PROGRAMS.map(({ input, to: folder }) => bundleProgram(input, join(to, folder))),
  );
  cpSync(at('server', 'dist', 'revisions'), join(to, 'server', 'dist', 'revisions'), { recursive: true });
  cpSync(at('web', 'build'), join(to, 'web', 'build'), { recursive: true });
  cpSync(at('rules'), join(to, 'rules'), { recursive: true });
  cpSync(at('lessons', 'files'), join(to, 'lessons', 'files'), { recursive: true });
  cpSync(at('deploy'), join(to, 'deploy'), { recursive: true });
  cpSync(at('CHANGELOG.md'), join(to, 'CHANGELOG.md'));
  checkOrigins(made.flat());
  writeFileSync(join(to, 'NOTICES'), noticesOf(origins()));
  writeFileSync(join(to, 'sbom.cdx.json'), `${JSON.stringify(billOf(manifest.version), null, 2)}\n`);
};

/**
 * Makes tarballs of folders.
 * @param {readonly string[]} folders
 * @param {string} to
 */
const tarballs = async (folders, to) => {
  const { code, out } = await npm(
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', to, ...folders],
    { cwd: dirname(to), stderr: false },
  );
  if (code) throw new Trouble(`${out}\nnpm pack failed.`);
  return out
    .trim()
    .split('\n')
    .map(name => join(to, name));
};

/**
 * Lays packages out, packs them, and takes the layout away.
 * @param {string} to
 * @param {(stages: string) => Promise<string[]>} layOut gives the folders, in the order of the tarballs
 */
const packed = async (to, layOut) => {
  await build({ log: () => {} });
  const stages = join(to, 'stages');
  rmSync(stages, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const folders = await layOut(stages);
  // Who may read what is the same wherever it was laid out.
  for (const file of folders.flatMap(filesIn))
    chmodSync(file, /\.sh$|kaffeehaus\.js$/.test(file) ? 0o755 : 0o644);
  const made = await tarballs(folders, to);
  rmSync(stages, { recursive: true });
  return made;
};

/**
 * Builds what is stale, and packs everything.
 * @param {string} to
 * @returns {Promise<string[]>} the tarballs: the libraries in their order, then the command
 */
export const pack = to =>
  packed(to, async stages => {
    for (const folder of LIBRARIES) stageLibrary(folder, join(stages, basename(folder)));
    await stageCommand(join(stages, 'kaffeehaus'));
    return [...LIBRARIES.map(folder => basename(folder)), 'kaffeehaus'].map(name => join(stages, name));
  });

/**
 * What is handed out: the command with everything, the page alone, and of both what they are made of.
 * @param {string} to
 */
export const packRelease = to =>
  packed(to, async stages => {
    const [command, page] = [join(stages, 'kaffeehaus'), join(stages, 'kaffeehaus-page')];
    await stageCommand(command);
    const { version, license } = manifestOf(at());
    furnish(page, { name: 'kaffeehaus-page', version, license, files: ['page'] }, at('deploy', 'page.md'));
    await buildPage(join(page, 'page'));
    cpSync(join(command, 'sbom.cdx.json'), join(to, `kaffeehaus-${version}.cdx.json`));
    cpSync(join(command, 'NOTICES'), join(to, `kaffeehaus-${version}.licences.txt`));
    return [command, page];
  });

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    await install();
    const words = process.argv.slice(2);
    const to = resolve(words.find(word => !word.startsWith('--')) ?? at('.cache', 'packs'));
    for (const file of await (words.includes('--release') ? packRelease(to) : pack(to))) say(file);
  });
