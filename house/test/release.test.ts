/** What is handed out: made of what the lock says, told in the changelog, tried on every Node that is promised. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeIsFit } from '../../scripts/house.mjs';
import { LICENCES, billOf, lockOf, noticesOf, origins } from '../../scripts/origins.mjs';
import { read, root } from './pages.ts';

const manifest = JSON.parse(read('package.json')) as {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly allowScripts: { readonly [name: string]: boolean };
};
const lock = lockOf() as { readonly [path: string]: { readonly [field: string]: unknown } };
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

describe('the bill of materials', () => {
  const bill = billOf(manifest.version);
  const shipped = Object.entries(lock).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );

  test('names everything that the lock would install for use, with the hash of its contents and its licence', () => {
    expect(shipped.length).toBeGreaterThan(50);
    const told = bill.components.map(({ name, version, hashes, licenses }) => {
      const integrity = `sha512-${Buffer.from(hashes[0]?.content ?? '', 'hex').toString('base64')}`;
      return [name, version, integrity, licenses[0]?.license.id].join(' ');
    });
    const wanted = shipped.map(([path, { version, integrity, license }]) =>
      [nameOf(path), version, integrity, license].join(' '),
    );
    expect(told.sort()).toEqual(wanted.sort());
  });

  test('is one form of CycloneDX: every reference is explained, every name is given once', () => {
    const { bomFormat, specVersion, serialNumber, metadata, components, dependencies } = bill;
    expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(serialNumber).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    const refs = [metadata.component, ...components].map(one => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(dependencies.map(({ ref }) => ref).sort()).toEqual([...refs].sort());
    expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter(ref => !refs.includes(ref))).toEqual([]);
    const [own] = dependencies;
    expect(own?.dependsOn).toContain('pkg:npm/preact@11.2.0');
    expect(own?.dependsOn).not.toContain('pkg:npm/%40preact/signals-core@1.14.5');
  });

  test('is the same whenever and wherever it is made', () => {
    expect(billOf(manifest.version)).toEqual(bill);
    expect(JSON.stringify(bill)).not.toMatch(/timestamp|\d{4}-\d\d-\d\dT/);
    expect(JSON.stringify(bill)).not.toContain(root);
  });

  test('is refused if a licence is not one that was looked at, or the lock names no contents', () => {
    const odd = (change: object) => ({
      ...lockOf(),
      'node_modules/preact': { ...lockOf()['node_modules/preact'], ...change },
    });
    expect(() => billOf('1', odd({ license: 'SSPL-1.0' }))).toThrow('which nobody has looked at');
    expect(() => billOf('1', odd({ integrity: '' }))).toThrow('does not say what preact must be');
  });

  test('the licences of all of it are handed on, fonts included', () => {
    const notices = noticesOf(origins());
    for (const { name, version, licence } of origins()) {
      expect(LICENCES).toContain(licence);
      expect(notices).toContain(`\n${name} ${version}: ${licence}\n`);
      expect(notices).toContain(`\n${name} ${version}\n\n`);
    }
    expect(notices.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

describe('supply', () => {
  test('every package of others is known by its contents', () => {
    for (const [path, { link, integrity }] of Object.entries(lock))
      if (path.includes('node_modules/') && !link)
        expect([path, integrity]).toEqual([path, expect.any(String)]);
  });

  test('what runs while it is installed is named, and nothing else runs', () => {
    const scripted = Object.entries(lock).filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(scripted.map(([path]) => nameOf(path)).sort()).toEqual(Object.keys(manifest.allowScripts).sort());
    for (const name of Object.keys(manifest.allowScripts))
      expect(read('SECURITY.md')).toContain(`\`${name}\``);
    expect(read('deploy/install.sh')).toContain('--ignore-scripts');
  });
});

test('CHANGELOG.md begins with this version, and says how to come to it', () => {
  const [, newest = '', text = ''] =
    /\n## (\S+)\n([\s\S]*?)(?=\n## |$(?![\s\S]))/.exec(read('CHANGELOG.md')) ?? [];
  expect(newest).toBe(manifest.version);
  expect(text).toContain('### Upgrading');
});

/** The versions from which on `engines` promises to run. */
const promised = manifest.engines.node
  .split('||')
  .map(part => part.replace(/[^\d.]/g, '').replace(/\.0$/, ''));

test('public checks run both commands, on the oldest Node of each line that is promised and on newer ones', () => {
  const workflow = read('.github/workflows/test.yml');
  const [, list = ''] = /node: \[(.*)\]/.exec(workflow) ?? [];
  const nodes = [...list.matchAll(/'([\d.]+)'/g)].map(([, version = '']) => version);
  expect(promised).toEqual(['20.19', '22.13']);
  for (const version of promised) expect(nodes).toContain(version);
  expect(nodes.filter(version => !nodeIsFit(version.includes('.') ? version : `${version}.99`))).toEqual([]);
  expect(Math.max(...nodes.map(Number))).toBeGreaterThanOrEqual(26);
  expect([...workflow.matchAll(/- run: (.*)/g)].map(([, line]) => line)).toEqual([
    'npm run check',
    'npm test',
  ]);
});

test('who reports something is asked for a record', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(join(root, folder)).filter(name => name !== 'config.yml');
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms)
    expect([form, read(join(folder, form))]).toEqual([form, expect.stringContaining('id: record')]);
  expect(read(join(folder, 'config.yml'))).toContain('blank_issues_enabled: false');
});
