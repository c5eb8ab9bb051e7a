/** kaffeehaus verify: says in words what was checked, and by its exit code what came of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { HouseRecord, Keepsake } from '@kaffeehaus/trust';
import { FAULTS, GAPS, STEPS, canonical } from '@kaffeehaus/trust';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { KEY, keyOf, played, sealed } from '../../trust/test/house.ts';
import { RULES } from '../src/rules.ts';
import { folder, kaffeehaus } from './stage.ts';
import type { Outcome } from './stage.ts';

const frozen = JSON.parse(readFileSync(new URL('index.json', RULES), 'utf8')) as {
  readonly game: string;
  readonly rev: number;
  readonly hash: string;
}[];
const hash = frozen.find(({ game, rev }) => game === 'vienna' && rev === 2)?.hash ?? '';

const told = played({ game: 'vienna', seats: 2, id: 'told', rules: hash, silent: [] });
const cwd = folder();

const keep = (name: string, value: unknown): string => {
  writeFileSync(join(cwd, name), typeof value === 'string' ? value : canonical(value));
  return name;
};

const verify = (value: unknown, argv: readonly string[] = []): Promise<Outcome> =>
  kaffeehaus(['verify', keep('record.json', value), ...argv], { cwd });

const without = (record: HouseRecord, change: Partial<HouseRecord>): HouseRecord =>
  sealed({ ...record, ...change });

describe('a record that holds', () => {
  test('is told step by step', async () => {
    const receipts = told.keepsakes.map((kept, seat) => keep(`receipts${seat}.json`, kept));
    const keys = keep('keys.json', {
      format: 'kaffeehaus.keys/1',
      keys: [{ key: keyOf(KEY), since: 0, signature: null }],
    });
    const { code, out, err } = await verify(told.record, [
      ...receipts,
      '--keys',
      keys,
      '--code',
      ` ${told.code.join('  ').toUpperCase()} `,
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const text = out.replaceAll(/\s+/g, ' ');
    for (const said of [
      'Form: ',
      'whatever was opened is what had been committed to',
      `the shares of the house and 2 seats. Code: ${told.code.join(' ')}.`,
      'rows are linked',
      `by the key ${keyOf(KEY)}`,
      'it is the house’s key',
      'draws) from the seed',
      'nobody’s time was counted',
      'points and places follow from the game.',
      'of 2 seats, all in the record',
      'is what the seed deals',
      'This record holds.',
    ])
      expect(text).toContain(said);
  });

  test('says where the key is to be compared if nobody has done so', async () => {
    expect((await verify(told.record)).out).toContain('/.well-known/kaffeehaus.json');
  });

  test('with attempts that were given up tells of them', async () => {
    const { record } = played({ game: 'vienna', seats: 3, id: 'silent', rules: hash, silent: [[1, 2]] });
    const { code, out } = await verify(record);
    expect(code).toBe(0);
    expect(out).toContain('Attempt 1 was given up: seats 2 and 3 were silent.');
  });

  test('is told by replay too', async () => {
    keep('record.json', told.record);
    const { code, out } = await kaffeehaus(['replay', 'record.json', '--json'], { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      game: 'vienna',
      seed: told.record.seed,
      over: true,
      scores: told.record.result?.scores,
      names: ['Name 0', 'Name 1'],
    });
    const damaged = { ...told.record, rows: told.record.rows.filter(({ version }) => version !== 9) };
    keep('record.json', damaged);
    const refused = await kaffeehaus(['replay', 'record.json'], { cwd });
    expect(refused.code).toBe(2);
    expect(refused.err.trim().split('\n')).toHaveLength(1);
  });
});

describe('a record that does not hold', () => {
  test('ends with the first fault and its row, in every language, and with exit 1', async () => {
    const rows = told.record.rows.map(row => (row.version === 40 ? { ...row, cmd: 'other' } : row));
    for (const lang of LANGS) {
      const { code, out, err } = await verify({ ...told.record, rows }, ['--lang', lang]);
      expect({ code, err }).toEqual({ code: 1, err: '' });
      expect(out).toMatch(/✗ \S+ 40/);
      expect(out).toContain(wordsOf(lang).t('online.verify.fails'));
    }
  });

  test('as one object', async () => {
    const { code, out } = await verify(without(told.record, { seed: '00'.repeat(32) }), ['--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      table: 'told',
      verdict: 'fails',
      fault: { code: 'seed', where: {} },
      done: [{ step: 'form' }],
      exit: 1,
    });
  });

  test('by what somebody kept', async () => {
    const [first] = told.keepsakes as [Keepsake];
    const receipts = first.receipts.map((one, i) => (i === 3 ? { ...one, receipt: '11'.repeat(16) } : one));
    const file = keep('receipts.json', { ...first, receipts });
    const { code, out } = await verify(told.record, [file]);
    expect(code).toBe(1);
    expect(out.replaceAll(/\s+/g, ' ')).toContain('what the house had acknowledged there was changed');
  });
});

describe('what cannot be checked', () => {
  const strange = played({ game: 'vienna', seats: 2, id: 'strange' }).record;

  test('rules of no release are not run, and that is exit 2', async () => {
    const { code, out } = await verify(strange);
    expect(code).toBe(2);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`The rules ${strange.rules} are of no release`);
    expect(out).not.toContain('Replay');
  });

  test('unless they are handed in and trusted, and are the very ones', async () => {
    const file = fileURLToPath(new URL(`${hash}.js`, RULES));
    const refused = await verify(strange, ['--trust', file]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('are not those of this record');
    const empty = folder();
    writeFileSync(join(empty, 'index.json'), '[]');
    const rules = new URL(`file://${empty}/`);
    keep('record.json', told.record);
    const unknown = await kaffeehaus(['verify', 'record.json'], { cwd, rules });
    expect(unknown.code).toBe(2);
    const trusted = await kaffeehaus(['verify', 'record.json', '--trust', file], { cwd, rules });
    expect(trusted.out).toContain('This record holds.');
    expect(trusted.code).toBe(0);
  });

  test('records without proofs, and what is no record', async () => {
    const { code, out } = await verify({ format: 'kaffeehaus.record/1', game: 'vienna' });
    expect(code).toBe(2);
    expect(out).toContain('This is no record of a house');
  });

  test('records of a later release, which is said in one line', async () => {
    const { code, out, err } = await verify({ format: 'kaffeehaus.record/3', rows: 'otherwise' });
    expect([code, err]).toEqual([2, '']);
    expect(out).toContain('newer format (kaffeehaus.record/3)');
  });

  test.each([
    ['', 'not valid JSON'],
    ['{"format":"kaffeehaus.record/2"', 'not valid JSON'],
    [`${'['.repeat(200_000)}`, 'not valid JSON'],
    [' '.repeat(8 * 1024 * 1024 + 2048), 'larger than 8,192 kB'],
  ])('garbage is one line (%#)', async (text, said) => {
    const { code, out, err } = await verify(text);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(said);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test.each([
    ['deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['wide', `{"format":"kaffeehaus.record/2","rows":[${'0,'.repeat(1_000_000)}0]}`],
    [
      'keys',
      `{"format":"kaffeehaus.record/2",${Array.from({ length: 100_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
    ],
    ['proto', '{"format":"kaffeehaus.record/2","__proto__":{"table":"x"}}'],
  ])('and so is what is %s', async (_, text) => {
    const { code, err } = await verify(text);
    expect([1, 2]).toContain(code);
    expect(err).toBe('');
  });
});

test('every fault, gap and step has its words', () => {
  for (const lang of LANGS) {
    const words = wordsOf(lang);
    const keys = [
      ...STEPS.map(step => `online.verify.step.${step}`),
      ...FAULTS.map(code => `online.verify.fault.${code}`),
      ...GAPS.flatMap(code => [`online.verify.gap.${code}`, `cli.verify.gap.${code}`]),
    ];
    for (const key of keys) expect(words.has(key), key).toBe(true);
  }
});
