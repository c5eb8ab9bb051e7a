import { readFileSync, readdirSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly private?: boolean;
  readonly type?: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
}

const house = read<Package>('package.json');

const packages = (house.workspaces ?? []).flatMap(pattern => {
  if (!pattern.endsWith('/*')) return [pattern];
  const folder = pattern.slice(0, -2);
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [`${folder}/${entry.name}`] : [],
  );
});

test.each(['.', ...packages])('%s is private, MIT and runs where the house runs', folder => {
  const { license, private: kept, type, version, engines } = read<Package>(join(folder, 'package.json'));
  expect({ license, kept, type, version, engines }).toEqual({
    license: 'MIT',
    kept: true,
    type: 'module',
    version: house.version,
    engines: house.engines,
  });
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap(entry =>
    entry.isFile() && /\.tsx?$/.test(entry.name) ? [join(entry.parentPath, entry.name)] : [],
  );

const specifiers = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^'\s]+)'/gm)].map(match => match[1] ?? '');

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

// Workspaces are all linked into one node_modules, so an undeclared import would work until it is deployed.
test.each(packages)('%s declares every package it imports', folder => {
  const { dependencies = {} } = read<Package>(join(folder, 'package.json'));
  const known = new Set([...Object.keys(dependencies), ...builtinModules]);
  const strangers = sources(join(root, folder, 'src'))
    .flatMap(file => specifiers(readFileSync(file, 'utf8')).map(specifier => ({ file, specifier })))
    .filter(({ specifier }) => !/^\.|^node:/.test(specifier) && !known.has(packageOf(specifier)));
  expect(strangers).toEqual([]);
});

test('kernel and games depend on nothing from outside', () => {
  for (const folder of packages.filter(name => name === 'kernel' || name.startsWith('games/'))) {
    const { dependencies = {} } = read<Package>(join(folder, 'package.json'));
    expect(Object.keys(dependencies).filter(name => name !== '@kaffeehaus/kernel')).toEqual([]);
  }
});

// What anybody may import has to stay as it is: it is named, file by file.
test('the kernel shows what it means to show', () => {
  const { exports: shown = {} } = read<Package>('kernel/package.json');
  expect(Object.keys(shown).filter(name => name.includes('*'))).toEqual([]);
  expect(Object.keys(shown)).toContain('.');
});

interface Locked {
  readonly version?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages: lock } = read<{ packages: Record<string, Locked> }>('package-lock.json');

/** Node's own search: beside the package, then in each folder above it. */
const isLocked = (name: string, from: string): boolean => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (lock[join(folder, 'node_modules', name)]) return true;
    if (!folder) return false;
  }
};

// A lock written while the registry lacked a platform's binary makes "npm ci" refuse it on every machine.
test('the lock holds every package that another one names', () => {
  const missing = Object.entries(lock).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !isLocked(name, path))
      .map(name => `${name}, wanted by ${path || 'the house'}`),
  );
  expect(missing).toEqual([]);
});

test('the lock knows the contents of every foreign package, and no private address', () => {
  for (const [path, { link, integrity }] of Object.entries(lock))
    if (path.includes('node_modules/') && !link)
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
  const addresses = [
    ...readFileSync(join(root, 'package-lock.json'), 'utf8').matchAll(/"resolved": "(https?:\/\/[^/"]+)/g),
  ];
  expect(addresses.filter(([, host]) => host !== 'https://registry.npmjs.org')).toEqual([]);
});

test('the lock agrees with the packages', () => {
  for (const folder of ['', ...packages]) {
    const { dependencies = {} } = read<Package>(join(folder, 'package.json'));
    expect(lock[folder]?.dependencies ?? {}).toEqual(dependencies);
  }
});

test('what is meant to be run can be run', () => {
  for (const file of ['.ci/run', 'cli/bin/kaffeehaus.mjs'])
    expect(statSync(join(root, file)).mode & 0o100, file).toBe(0o100);
});
