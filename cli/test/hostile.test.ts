/** Somebody else's words: whatever a file or an argument holds, nothing of it reaches the terminal but letters. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@kaffeehaus/kernel';
import { LANGS } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { folder, kaffeehaus, played, stage } from './stage.ts';
import type { Outcome } from './stage.ts';

const cwd = folder();

/** Colours, a bell, another title, a cleared screen; the same in eight bits; text run backwards; a line of its own. */
const POISON =
  '\u001b[41mred\u0007\u001b]0;title\u0007\u001b[2J\u009b31m\u0090q\u009c\r\u0008\u007f\u202efdp.\u2066\u2028\ufeff' +
  '\nkaffeehaus: all is well\n\ud800\ufdd3';
/** Nothing that a person could read to its end. */
const ENDLESS = 'abc '.repeat(25_000);

/** All that our own terminal commands and colours consist of. */
const OURS = [
  ...['0', '1', '2', '31', '32', '33', '36', ...[137, 141, 208, 211, 247].map(n => `38;5;${n}`)].map(
    code => `\u001b[${code}m`,
  ),
  '\u001b[2J\u001b[3J\u001b[H',
  '\r\u001b[K',
];
const withoutOurs = (text: string): string => OURS.reduce((rest, code) => rest.replaceAll(code, ''), text);
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufdd0-\ufdef]/u;

const expectTame = ({ out, err }: Outcome): void => {
  for (const text of [out, err].map(withoutOurs))
    for (const line of text.split('\n')) {
      expect(UNSEEN.test(line) ? JSON.stringify(line) : '').toBe('');
      expect(line).not.toMatch(/^kaffeehaus: all is well/);
      // An object is for programs, and says what the file said.
      if (!text.startsWith('{')) expect(line.length).toBeLessThan(3000);
    }
};

const whole = GAMES.map(({ id, seats }) => played(id, seats[0], id === 'vienna' ? { version: 'intro' } : {}));
const [vienna] = whole;
if (!vienna) throw new Error('there is no game');

const at60 = (text: string): readonly string[] => [...vienna.answers.slice(0, 60), text];

type Changed = { readonly [F in keyof GameRecord]?: unknown };

/** Every field of a record, each with something else in it. */
const changes = (text: string): readonly Changed[] => [
  { format: text },
  { format: `kaffeehaus.record/${text}` },
  { game: text },
  { rev: text },
  { seed: text },
  { seats: text },
  { options: text },
  { options: { [text]: 1 } },
  { options: { version: text } },
  { options: { version: [text] } },
  { answers: at60(text) },
  { answers: at60(`1: ${text}`) },
  { answers: text },
  { names: [text, `${text} `] },
  { names: [text] },
];

const numbers = [1e308, -1e308, 1e21, 2.5, -0].flatMap(n => [{ seats: n }, { rev: n }]);

const keep = (name: string, value: unknown): string => {
  writeFileSync(join(cwd, name), typeof value === 'string' ? value : JSON.stringify(value));
  return name;
};

const records = [...changes(POISON), ...changes(ENDLESS), ...numbers].map((change, i) =>
  keep(`record-${i}.json`, { ...vienna, ...change }),
);

/** Commands that read records, and how each ends is its own business. */
const readers = (file: string): readonly (readonly string[])[] => [
  ['replay', file],
  ['replay', file, '--json'],
  ['review', file, '--points', 'none'],
  ['play', 'vienna', '--record', file],
];

describe('a record', () => {
  test.each(records)('%s', async file => {
    for (const argv of readers(file))
      for (const tty of [false, true]) {
        const outcome = await kaffeehaus(argv, { cwd, tty, input: ['', 'table', 'quit', 'quit'] });
        expectTame(outcome);
        expect([0, 2]).toContain(outcome.code);
        if (outcome.code === 2) expect(outcome.err).toMatch(/^kaffeehaus: [^\n]+\n$/);
      }
  });

  test('of every game is told with its names, in every language', async () => {
    for (const [i, record] of whole.entries())
      for (const lang of LANGS) {
        const names = Array.from({ length: record.seats }, (_, seat) => `${seat}${POISON}`);
        const file = keep(`named-${i}.json`, { ...record, names });
        const outcome = await kaffeehaus(['replay', file, '--lang', lang], { cwd, tty: true });
        expect(outcome).toMatchObject({ code: 0, err: '' });
        expectTame(outcome);
      }
  });
});

test('a long name is cut between two letters, not within one', async () => {
  const names = ['', 'x'].map(before => before + '🦉'.repeat(40));
  const file = keep('owls.json', { ...vienna, names });
  const { out } = await kaffeehaus(['replay', file, '--to', '0'], { cwd });
  expect(out).toContain('🦉…');
  expect(out).not.toContain('\\ud');
});

test('whatever is written to a terminal, by whomever', () => {
  for (const env of [{}, { LC_ALL: 'C' }]) {
    const { io, shown } = stage({ tty: true, env });
    io.out.write(POISON.replaceAll('kaffeehaus', ''));
    io.err.write(POISON.replaceAll('kaffeehaus', ''));
    expect(shown.out).toContain('\\u001b[41mred\\u0007\\u001b]0;title');
    expectTame({ code: 0, ...shown });
  }
});

describe('an object', () => {
  test('says exactly what the file said', async () => {
    const file = keep('exact.json', { ...vienna, seed: POISON, answers: [], names: [POISON, 'Zoë 🦉'] });
    const outcome = await kaffeehaus(['replay', file, '--json'], { cwd });
    expectTame(outcome);
    const { seed, names } = JSON.parse(outcome.out) as GameRecord;
    expect({ seed, names }).toEqual({ seed: POISON, names: [POISON, 'Zoë 🦉'] });
  });
});

describe('an argument', () => {
  const lines: readonly (readonly string[])[] = [POISON, ENDLESS].flatMap(text => [
    [text],
    ['--lang', text],
    ['games', text],
    ['games', `--${text}`],
    ['games', `--json=${text}`],
    ['replay', text],
    ['review', text],
    ['scenario', text],
    ['simulate', text],
    ['simulate', 'vienna', '--seats', text],
    ['simulate', 'vienna', '--games', text],
    ['simulate', 'vienna', '--bots', text],
    ['simulate', 'vienna', '--options', text],
    ['simulate', 'vienna', '--options', JSON.stringify({ version: text })],
    ['simulate', 'vienna', '--games', '1', '--seats', '2', '--seed', text],
    ['arena', 'vienna', '--bots', text],
    ['arena', 'vienna', '--bots', `random,easy:${text}`],
    ['lab', 'vienna', '--out', `nowhere/${text}`],
    ['lab', 'vienna', '--bots', text],
    ['fuzz', 'vienna', '--out', `nowhere/${text}`],
    ['fuzz', 'estoril', '--games', '1', '--seats', '2', '--every', '100', '--seed', text],
    ['bench', text],
    ['serve', '--port', text],
    ['play', text],
    ['play', 'vienna', '--seats', text],
    ['play', 'vienna', '--seats', 'you,random', '--seed', text],
    ['play', 'vienna', '--seats', 'you,random', '--record', `nowhere/${text}`],
  ]);

  test.each(lines.map(argv => [argv.map(word => word.slice(0, 12)).join(' '), argv] as const))(
    '%j',
    async (_, argv) => {
      for (const more of [[], ['--json']]) {
        const outcome = await kaffeehaus([...argv, ...more], { cwd, tty: true, input: ['quit', 'quit'] });
        expectTame(outcome);
      }
    },
  );
});

describe('a scenario', () => {
  test.each([
    ['line', `scenario it is\n${POISON}`],
    ['title', `scenario ${POISON}\ngame vienna\nseats Anna, Bert\n`],
    ['seats', `scenario it is\ngame vienna\nseats ${POISON}, Bert\n`],
    ['endless', `scenario it is\ngame vienna\nseats Anna, Bert\nwhen ${ENDLESS}\n`],
    ['game', `scenario it is\ngame ${ENDLESS}\n`],
  ])('with another %s', async (name, text) => {
    mkdirSync(join(cwd, name));
    keep(`${name}/bad.scenario`, text);
    for (const more of [[], ['--json']]) expectTame(await kaffeehaus(['scenario', name, ...more], { cwd }));
  });
});

describe('somebody at the keyboard', () => {
  test.each(['', 'card ', 'why ', 'desk ', 'save nowhere/'])('says “%s” and worse', async word => {
    const argv = ['play', 'vienna', '--seats', 'you,random', '--seed', 'tram'];
    const input = [`${word}${POISON}`, `${word}${ENDLESS}`, 'quit', 'quit'];
    expectTame(await kaffeehaus(argv, { cwd, input }));
  });
});
