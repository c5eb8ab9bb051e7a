import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The linter guards the architecture; here we plant what it must catch and what it must let pass.

const root = fileURLToPath(new URL('../..', import.meta.url));

type Planted = readonly [file: string, rule: string, code: string];

/** What would make two games of the same answers differ, or a bot that thinks alike answer otherwise. */
const worldly: readonly (readonly [rule: string, code: string])[] = [
  ['no-restricted-properties', 'export const x = Math.random();'],
  ['no-restricted-properties', 'export const { random } = Math;'],
  ['no-restricted-properties', "export const x = 'a'.localeCompare('b');"],
  ['no-restricted-properties', 'export const x = (1).toLocaleString();'],
  ['no-restricted-globals', 'export const x = Date.now();'],
  ['no-restricted-globals', 'export const x = new Date();'],
  ['no-restricted-globals', "export const x = new Intl.NumberFormat('de');"],
  ['no-restricted-globals', 'export const x = globalThis;'],
  ['no-restricted-globals', "export const x: unknown = eval('1');"],
  ['no-restricted-globals', 'export const x = new WeakRef({});'],
  ...[
    'performance.now()',
    'crypto.randomUUID()',
    'process.env',
    'structuredClone([1])',
    'queueMicrotask(() => undefined)',
    'setImmediate(() => undefined)',
    'setTimeout(() => undefined, 1)',
    "fetch('/')",
    'navigator.language',
    'typeof window',
    'new Worker("x")',
    'localStorage',
    'new AbortController()',
    'anythingNobodyDeclared',
  ].map(code => ['no-undef', `export const x: unknown = ${code};`] as const),
  ['no-undef', "console.log('x');"],
  ['no-restricted-imports', "export * from 'node:fs';"],
  ['no-restricted-imports', "export * from 'fs';"],
  ['no-restricted-imports', "export * from 'fast-check';"],
  ['no-restricted-imports', "export * from '@kaffeehaus/hamburg';"],
  ['no-restricted-imports', "export * from '../../server/src/index.ts';"],
  ['no-restricted-imports', "export const x = () => import('@kaffeehaus/words');"],
];

const bans: readonly Planted[] = ['kernel/src', 'games/vienna/src', 'bots/src'].flatMap(folder =>
  worldly.map(([rule, code], i): Planted => [`${folder}/ban${i}.ts`, rule, code]),
);

const boundaries: readonly Planted[] = [
  ['kernel/src/game.ts', 'no-restricted-imports', "export * from '@kaffeehaus/vienna';"],
  ['kernel/src/type.ts', 'no-restricted-imports', "export type { x } from '@kaffeehaus/vienna';"],
  ['kernel/src/bots.ts', 'no-restricted-imports', "export * from '@kaffeehaus/bots';"],
  ['games/vienna/src/bots.ts', 'no-restricted-imports', "export * from '@kaffeehaus/bots';"],
  ['bots/src/game.ts', 'no-restricted-imports', "export * from '@kaffeehaus/vienna';"],
  ['bots/src/node.ts', 'no-restricted-imports', "export * from 'node:worker_threads';"],
  ['words/src/game.ts', 'no-restricted-imports', "export { x } from '@kaffeehaus/vienna';"],
  ['words/src/deep.ts', 'no-restricted-imports', "export { x } from '@kaffeehaus/vienna/cards';"],
  ['words/src/kernel.ts', 'no-restricted-imports', "export { x } from '@kaffeehaus/kernel';"],
  ['scenarios/src/node.ts', 'no-restricted-imports', "export * from 'node:fs';"],
  ['scenarios/src/words.ts', 'no-restricted-imports', "export * from '@kaffeehaus/words';"],
  ['lessons/src/node.ts', 'no-restricted-imports', "export * from 'node:fs';"],
  ['lessons/src/game.ts', 'no-restricted-imports', "export * from '@kaffeehaus/vienna';"],
  ['lessons/src/words.ts', 'no-restricted-imports', "export type { x } from '@kaffeehaus/words';"],
  ['models/vienna/bots.ts', 'no-restricted-imports', "export * from '@kaffeehaus/bots';"],
  ['models/vienna/rules.ts', 'no-restricted-imports', "export * from '../../games/vienna/src/agents.ts';"],
  ['models/node.ts', 'no-restricted-imports', "export * from 'node:fs';"],
  ['protocol/src/node.ts', 'no-restricted-imports', "export * from 'node:buffer';"],
  ['protocol/src/trust.ts', 'no-restricted-imports', "export type { x } from '@kaffeehaus/trust';"],
  ['protocol/src/game.ts', 'no-restricted-imports', "export * from '@kaffeehaus/vienna';"],
  ['protocol/src/reach.ts', 'no-restricted-imports', "export * from '../../server/src/limits.ts';"],
  ['trust/src/node.ts', 'no-restricted-imports', "export * from 'node:crypto';"],
  ['trust/src/server.ts', 'no-restricted-imports', "export * from '@kaffeehaus/server';"],
  ['trust/src/client.ts', 'no-restricted-imports', "export * from '@kaffeehaus/client';"],
  ['trust/src/course/words.ts', 'no-restricted-imports', "export * from '@kaffeehaus/words';"],
  ['client/src/node.ts', 'no-restricted-imports', "export * from 'node:http';"],
  ['client/src/package.ts', 'no-restricted-imports', "export * from 'ws';"],
  ['client/src/server.ts', 'no-restricted-imports', "export type { x } from '@kaffeehaus/server';"],
  ['client/src/web.ts', 'no-restricted-imports', "export * from '@kaffeehaus/web';"],
  ['client/src/game.ts', 'no-restricted-imports', "export * from '@kaffeehaus/vienna';"],
  ['server/src/web.ts', 'no-restricted-imports', "export * from '@kaffeehaus/web';"],
  ['server/src/cli.ts', 'no-restricted-imports', "export * from '@kaffeehaus/cli';"],
  ['server/src/lessons.ts', 'no-restricted-imports', "export * from '@kaffeehaus/lessons';"],
  ['server/src/line/client.ts', 'no-restricted-imports', "export * from '@kaffeehaus/client';"],
  ['web/src/cli.ts', 'no-restricted-imports', "export * from '@kaffeehaus/cli';"],
  ['web/src/table/cli.ts', 'no-restricted-imports', "export type { x } from '@kaffeehaus/cli/play';"],
  ['web/src/table/server.ts', 'no-restricted-imports', "export * from '@kaffeehaus/server';"],
  ['web/src/table/reach.ts', 'no-restricted-imports', "export * from '../../../cli/src/text.ts';"],
  ['cli/src/web.ts', 'no-restricted-imports', "export * from '@kaffeehaus/web';"],
  ['cli/src/play/web.ts', 'no-restricted-imports', "export type { x } from '@kaffeehaus/web/view';"],
  ['cli/src/reach.ts', 'no-restricted-imports', "export * from '../../web/src/ui/words.ts';"],
  ...['web/src/vienna/draw', 'web/src/hamburg/draw', 'web/src/estoril/draw'].flatMap(folder =>
    [
      '@kaffeehaus/vienna',
      '@kaffeehaus/kernel',
      '@kaffeehaus/words',
      '../../ui/words.ts',
      '../../app/App.tsx',
      '../../seat/view.ts',
      '../faces.ts',
    ].map((from, i): Planted => [
      `${folder}/ban${i}.ts`,
      'no-restricted-imports',
      `export type { x } from '${from}';`,
    ]),
  ),
  ['web/src/art/words.ts', 'no-restricted-imports', "export * from '../ui/words.ts';"],
];

const manners: readonly Planted[] = [
  ['web/src/any.ts', 'no-explicit-any', 'export const x = (y: any): string => String(y);'],
  ['server/src/console.ts', 'no-console', "console.log('x');"],
  ['bots/src/console.ts', 'no-console', "console.log('x');"],
  ['cli/src/promise.ts', 'no-floating-promises', 'const f = async (): Promise<number> => 1;\nf();'],
];

const fine: readonly Planted[] = [
  ['kernel/src/fine.ts', '', "export * from './own.ts';"],
  ['kernel/src/deep/fine.ts', '', "export * from '../own.ts';"],
  ['kernel/test/fine.test.ts', '', 'export const x = [Math.random(), Date.now()];\nconsole.log(x);'],
  ['games/vienna/src/fine.ts', '', "export * from '@kaffeehaus/kernel';\nexport * from './own.ts';"],
  ['games/vienna/src/laws.ts', '', "export * from '@kaffeehaus/kernel/laws';"],
  ['games/vienna/test/fine.test.ts', '', "export * from 'fast-check';\nexport const x = Math.random();"],
  ['bots/src/fine.ts', '', "export * from '@kaffeehaus/kernel';"],
  [
    'scenarios/src/fine.ts',
    '',
    "export * from '@kaffeehaus/vienna';\nexport * from '@kaffeehaus/kernel/stage';",
  ],
  ['lessons/src/fine.ts', '', "export * from '@kaffeehaus/kernel';\nexport * from './own.ts';"],
  ['models/fine.ts', '', "export * from '@kaffeehaus/kernel';\nexport * from './vienna/own.ts';"],
  ['models/vienna/fine.ts', '', "export * from '@kaffeehaus/vienna';\nexport * from '../own.ts';"],
  ['models/test/fine.test.ts', '', "export * from 'vitest';\nexport * from '../../kernel/test/toy.ts';"],
  ['trust/src/fine.ts', '', "export * from '@kaffeehaus/kernel';\nexport * from './own.ts';"],
  ['trust/src/course/fine.ts', '', "export * from '@kaffeehaus/bots/level';\nexport * from '../own.ts';"],
  ['protocol/src/fine.ts', '', "export type { x } from '@kaffeehaus/kernel';\nexport * from './own.ts';"],
  ['client/src/fine.ts', '', "export * from '@kaffeehaus/protocol';\nexport * from '@kaffeehaus/trust';"],
  ['words/src/fine.ts', '', "export type { x } from '@kaffeehaus/vienna';"],
  ['words/src/catalogue.ts', '', "export { x } from '@kaffeehaus/vienna/words/en';"],
  ['server/src/fine.ts', '', "export * from '@kaffeehaus/vienna';\nexport * from '@kaffeehaus/bots';"],
  ['bots/src/numbers.ts', '', 'export const x = new Map([[Math.max(1, 2), new Uint8Array(NaN)]]);'],
  [
    'web/src/vienna/draw/fine.tsx',
    '',
    "export * from '../../art/Icon.tsx';\nexport * from './Card.tsx';\nexport * from 'preact/hooks';\nexport * from '@preact/signals';",
  ],
  ['web/src/fine.ts', '', "export * from '@kaffeehaus/words';\nexport const x = new Date();"],
  ['cli/src/fine.ts', '', "export * from '@kaffeehaus/server';\nconsole.log('x');"],
];

let place: string;
let found: { filename: string; code: string }[];

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'kaffeehaus-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(place, '.oxlintrc.json'));
  writeFileSync(join(place, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  for (const [file, , code] of [...bans, ...boundaries, ...manners, ...fine]) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), `${code}\n`);
  }
  const bin = join(root, 'node_modules/.bin');
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--type-aware', '-f', 'json', '.'], {
    cwd: place,
    // Far from the project oxlint finds its type-aware half only on the PATH.
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    encoding: 'utf8',
  });
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

const rulesIn = (file: string): string[] =>
  found.filter(({ filename }) => filename === file).map(({ code }) => /\(([^)]+)\)$/.exec(code)?.[1] ?? code);

test.each([...bans, ...boundaries, ...manners])('%s breaks %s', (file, rule) => {
  expect(rulesIn(file)).toContain(rule);
});

test.each(fine)('%s is let through', file => {
  expect(rulesIn(file)).toEqual([]);
});

/** What the linter would believe: that a global is declared, that a rule is off, what is called by another way. */
const WAYS_ROUND =
  /^\s*(export )?declare (global|const|let|var|function|class)\b|\b(oxlint|eslint)-disable|\bimport\.meta\b|\bimport\(`|\.constructor\(/m;

test('kernel, games and bots do not talk the linter round', () => {
  const files = ['kernel', 'bots', ...readdirSync(join(root, 'games')).map(game => `games/${game}`)].flatMap(
    folder =>
      readdirSync(join(root, folder, 'src')).map(file => [
        `${folder}/src/${file}`,
        readFileSync(join(root, folder, 'src', file), 'utf8'),
      ]),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(([file, text = '']) => (WAYS_ROUND.test(text) ? [file] : []))).toEqual([]);
  for (const code of [
    'declare const process: { env: object };',
    'declare global { var leak: number; }',
    '// oxlint-disable-next-line no-restricted-globals',
    'export const here = import.meta.url;',
    'export const fs = import(`node:fs`);',
    "export const now = (() => 1).constructor('return Date.now()');",
  ])
    expect(code).toMatch(WAYS_ROUND);
});
