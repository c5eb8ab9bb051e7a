import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// The folders of the page lie in layers: whoever reads one of them needs to know those below it, and no others.

const page = fileURLToPath(new URL('../../web/src', import.meta.url));

type Layers = ReadonlyMap<string, ReadonlySet<string>>;

const imports = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s;}(])(?:from|import)\s*\(?\s*'(\.[^'\s]+\.tsx?)'/gm)].map(
    match => match[1] ?? '',
  );

/** By folder, the folders it imports from; types count as well. */
const layersOf = (files: ReadonlyMap<string, string>): Layers => {
  const layers = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const folder = dirname(file);
    const below = layers.get(folder) ?? new Set();
    layers.set(folder, below);
    for (const path of imports(text)) below.add(dirname(normalize(join(folder, path))));
    below.delete(folder);
  }
  return layers;
};

const reach = (layers: Layers, from: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  for (const folder of layers.get(from) ?? [])
    if (!seen.has(folder)) {
      seen.add(folder);
      reach(layers, folder, seen);
    }
  return seen;
};

/** The folders that need one another. */
const knots = (layers: Layers): readonly string[] =>
  [...layers.keys()].filter(folder => reach(layers, folder).has(folder)).sort();

const pageFiles = new Map(
  readdirSync(page, { withFileTypes: true, recursive: true }).flatMap(entry => {
    const file = join(entry.parentPath, entry.name);
    return entry.isFile() && /\.tsx?$/.test(entry.name)
      ? [[relative(page, file), readFileSync(file, 'utf8')] as const]
      : [];
  }),
);

test('no folders of the page need one another', () => {
  const layers = layersOf(pageFiles);
  expect(layers.size).toBeGreaterThan(10);
  expect(knots(layers)).toEqual([]);
});

/** Things of this kind would be found again at the next table, and by whoever looks next. */
const isLeftLying = (file: string, text: string): boolean =>
  /^(vienna|hamburg|estoril|seat|ask|table|review)\//.test(file) &&
  /^(export )?const \w+ = signal\b/m.test(text);

test('nothing that somebody opened at one table is left lying for another', () => {
  expect([...pageFiles].flatMap(([file, text]) => (isLeftLying(file, text) ? [file] : []))).toEqual([]);
  expect(isLeftLying('hamburg/displays.ts', 'const reading = signal<number>(0);')).toBe(true);
});

test('a knot over three folders is found', () => {
  const files = new Map([
    ['ui/words.ts', "import type { View } from '../seat/view.ts';"],
    ['seat/view.ts', "export const later = () => import('../ask/answering.ts');"],
    ['ask/answering.ts', "import '../art/icons.css';\nexport { t } from '../ui/words.ts';"],
    ['art/Icon.tsx', ''],
    ['table/Table.tsx', "import {\n  t,\n} from '../ui/words.ts';"],
  ]);
  expect(knots(layersOf(files))).toEqual(['ask', 'seat', 'ui']);
});
