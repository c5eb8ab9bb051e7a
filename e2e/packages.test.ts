/** The packages as others get them: packed, installed by name into an empty folder, used without the repository. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, run, tool, tools } from '../scripts/house.mjs';
import { type Node, nodesAtHand } from '../scripts/nodes.mjs';
import { pack } from '../scripts/pack.mjs';
import { type Packed, type Registry, openRegistry, readPack } from '../scripts/registry.mjs';
import { WHO, packSqlite, smoke } from '../scripts/smoke.mjs';
import { complaints, launch, page } from './browser.ts';
import { begin } from './table.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'packages-')));
const nodes = await nodesAtHand();
/** The oldest and the newest, which may be the same. */
const ends = [...new Set([nodes[0], nodes.at(-1)])].flatMap(node => node ?? []);
const folderOf = ({ version }: Node): string => join(scratch, version);

let libraries: readonly Packed[];
let command: Packed;
let registry: Registry;

const npmCli = (): string =>
  process.env['npm_execpath'] ?? realpathSync(join(dirname(process.execPath), 'npm'));

/** npm by this very Node, with nothing but our registry, and nothing kept from earlier. */
const npm = async (node: Node, folder: string, args: string[]) => {
  const env = {
    PATH: `${dirname(node.path)}${delimiter}${process.env['PATH'] ?? ''}`,
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, '.npm'),
    npm_config_loglevel: 'error',
    npm_config_engine_strict: 'true',
    npm_config_update_notifier: 'false',
    npm_config_audit: 'false',
  };
  return run(node.path, [npmCli(), ...args], { cwd: folder, env });
};

beforeAll(async () => {
  const packs = (await pack(join(scratch, 'packs'))).map(readPack);
  libraries = packs.slice(0, -1);
  command = packs.at(-1) as Packed;
  registry = await openRegistry([...packs, ...(await packSqlite(join(scratch, 'packs'))).map(readPack)]);
  for (const node of ends) {
    mkdirSync(folderOf(node));
    writeFileSync(join(folderOf(node), 'package.json'), '{ "private": true, "type": "module" }\n');
  }
});

afterAll(() => registry.close());

test('a package has what was built, its types, a README and the licence, and nothing else', () => {
  for (const { manifest, files } of libraries) {
    const paths = [...files.keys()];
    expect(
      paths.filter(path => !/^(?:dist\/.*\.(?:js|d\.ts)|package\.json|README\.md|LICENSE)$/.test(path)),
    ).toEqual([]);
    expect(String(files.get('LICENSE'))).toBe(readFileSync(at('LICENSE'), 'utf8'));
    expect(String(files.get('README.md'))).toContain(`# ${manifest.name}`);
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module', sideEffects: false, files: ['dist'] });
    expect(manifest).not.toHaveProperty('private');
    const needed = Object.keys((manifest['dependencies'] ?? {}) as object);
    expect(needed.filter(name => !name.startsWith('@kaffeehaus/'))).toEqual([]);
    for (const targets of Object.values(manifest['exports'] as Record<string, Record<string, string>>)) {
      expect(Object.keys(targets)).toEqual(['types', 'default']);
      for (const target of Object.values(targets)) expect(paths).toContain(target.replace('./', ''));
    }
  }
});

test('the command needs no other package but SQLite where Node has none, and hands on the licences of what is in it', () => {
  const { manifest, files } = command;
  expect(manifest).toMatchObject({ name: 'kaffeehaus', license: 'MIT' });
  expect(manifest).not.toHaveProperty('dependencies');
  expect(Object.keys(manifest['optionalDependencies'] as object)).toEqual(['@photostructure/sqlite']);
  expect([...files.keys()].filter(path => /(?:^|\/)(?:test|src)\/|\.tsx?$|tsbuildinfo/.test(path))).toEqual(
    [],
  );
  for (const name of ['fastify', 'preact', '@fontsource/federo'])
    expect(String(files.get('NOTICES'))).toContain(`\n${name} `);
});

/** The programs in a README, and the lines it says they print. */
const programs = (readme: string): { readonly code: string; readonly prints: readonly string[] }[] =>
  [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({
    code,
    prints: [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line = '']) => line),
  }));

/** Every door of every package, and what is behind it. */
const doors = (): string[] =>
  libraries.flatMap(({ manifest }) =>
    Object.keys(manifest['exports'] as object).map(door => `${manifest.name}${door.slice(1)}`),
  );

test.each(ends)(
  'by Node $version the libraries install, import and do what their READMEs show',
  async node => {
    const folder = folderOf(node);
    const names = libraries.map(({ manifest }) => manifest.name);
    const { code, out } = await npm(node, folder, ['install', ...names]);
    expect([code, out]).toEqual([0, expect.stringContaining('added')]);
    const tour = `for (const door of ${JSON.stringify(doors())})
    if (Object.keys(await import(door)).length === 0) throw new Error(door + ' is empty');`;
    expect(await run(node.path, ['--input-type=module', '--eval', tour], { cwd: folder })).toEqual({
      code: 0,
      out: '',
    });
    for (const name of names) {
      const shown = programs(readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8'));
      expect([name, shown.length]).toEqual([name, 1]);
      for (const { code: program, prints } of shown) {
        const file = join(folder, `${name.replace(/^.*\//, '')}.mjs`);
        writeFileSync(file, program);
        const outcome = await run(node.path, [file], { cwd: folder });
        expect(outcome).toEqual({ code: 0, out: expect.stringMatching(/\S/) });
        const lines = outcome.out.split('\n');
        expect(prints.filter(line => !lines.includes(line))).toEqual([]);
      }
    }
  },
);

test.each(['NodeNext', 'Bundler'])(
  'whoever resolves types as %s finds them, and they are sound',
  async resolution => {
    const [node] = ends;
    const folder = folderOf(node as Node);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module: resolution === 'Bundler' ? 'ESNext' : resolution,
          moduleResolution: resolution,
          target: 'ES2022',
          lib: ['ES2022', 'DOM'],
          types: [],
          strict: true,
          allowJs: true,
          checkJs: true,
          noEmit: true,
          skipLibCheck: false,
        },
        include: ['*.mjs'],
      }),
    );
    expect(await tool(tools.tsc, ['--project', folder, '--pretty', 'false'])).toEqual({ code: 0, out: '' });
  },
);

test.each(ends)('by Node $version npx kaffeehaus plays on the terminal', async node => {
  const folder = join(folderOf(node), 'elsewhere');
  mkdirSync(folder);
  const listed = await npm(node, folder, ['exec', '--yes', '--', 'kaffeehaus', 'games', '--lang', 'en']);
  expect(listed).toEqual({ code: 0, out: expect.stringContaining('Estoril 1942') });
  const game = ['play', 'estoril', '--seats', 'easy,random', '--think', '5', '--lang', 'en'];
  const played = await npm(node, folder, ['exec', '--yes', '--', 'kaffeehaus', ...game]);
  expect(played).toEqual({ code: 0, out: expect.stringMatching(/Total\b[\s\S]*\bwins?\b/) });
});

/** The command as installed, serving until it is told to stop. */
const openHouse = async (node: Node): Promise<{ url: string; close(): Promise<number | null> }> => {
  const folder = folderOf(node);
  const { code, out } = await npm(node, folder, ['install', 'kaffeehaus']);
  if (code !== 0) throw new Error(out);
  const bin = realpathSync(join(folder, 'node_modules', '.bin', 'kaffeehaus'));
  const words = ['serve', '--port', '0', '--lang', 'en', '--data', join(folder, 'data')];
  const child = spawn(node.path, [bin, ...words], { cwd: scratch });
  const gone = new Promise<number | null>(done => child.on('exit', done));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', chunk => {
      const [found] = /http:\S+/.exec(String(chunk)) ?? [];
      if (found) done(found);
    });
    child.stderr.on('data', chunk => fail(new Error(String(chunk))));
  });
  return {
    url,
    close: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
};

/** All of it, as root too and on the newest Node, is "npm run smoke". */
test('set up as an operator does it, by somebody who may do nothing, it serves, is copied, brought back and updated', async () => {
  // Whoever is tried may pass through here.
  for (const folder of [dirname(scratch), scratch]) chmodSync(folder, 0o711);
  const [node] = ends;
  const who = WHO.at(-1);
  if (!node || !who) throw new Error('there is no Node');
  await smoke({ scratch, node, who, tarball: command.file, registry: registry.url });
}, 300_000);

test('the installed command serves the page, which lays a table', async () => {
  const house = await openHouse(ends.at(-1) as Node);
  const browser = await launch();
  try {
    const visitor = await page(browser, 1440);
    await visitor.goto(house.url);
    await begin(visitor, { bots: 'Easy' });
    await visitor.locator('.prompt.is-mine').waitFor();
    expect(complaints(visitor)).toEqual([]);
  } finally {
    await browser.close();
    expect(await house.close()).toBe(0);
  }
});
