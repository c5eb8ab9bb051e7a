/** kaffeehaus scenario: what holds, what does not, what cannot be read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, kaffeehaus } from './stage.ts';

const HEAD = 'scenario Two wines\ngame vienna\nseats Anna Jan\n';
const TEXTS = {
  good: `${HEAD}when Jan begins action III\nand Jan answers two-wine\nthen Jan has 3 wine\n`,
  wrong: `${HEAD}when Jan begins action III\nand Jan answers two-wine\nthen Jan has 4 wine\n`,
  garbled: `${HEAD}when Jan answers stefansdom\nthen Jan has 3 wine\n`,
};

const house = (): string => {
  const cwd = folder();
  for (const [name, text] of Object.entries(TEXTS)) writeFileSync(join(cwd, `${name}.scenario`), text);
  return cwd;
};

describe('scenario', () => {
  test('what holds: exit code 0', async () => {
    expect(await kaffeehaus(['scenario', 'good.scenario'], { cwd: house() })).toEqual({
      code: 0,
      out: '✓ good.scenario: Two wines\n1 scenario holds.\n',
      err: '',
    });
  });

  test('what does not: exit code 1, with line, expected and found', async () => {
    const { code, out } = await kaffeehaus(['scenario', 'good.scenario', 'wrong.scenario'], { cwd: house() });
    expect(code).toBe(1);
    expect(out).toContain('✗ wrong.scenario:6: expected “Jan has 4 wine”, found: 3 wine\n');
    expect(out).toMatch(/1 scenario holds, 1 does not\.\n$/);
  });

  test('what cannot be understood: exit code 2, with line and word; the others are still told', async () => {
    const { code, out } = await kaffeehaus(['scenario', 'garbled.scenario', 'good.scenario'], {
      cwd: house(),
    });
    expect(code).toBe(2);
    expect(out).toContain('? garbled.scenario:4: unknown word “stefansdom”, did you mean stephansdom?\n');
    expect(out).toContain('✓ good.scenario');
  });

  test('a file that is not there is named before anything is played', async () => {
    expect(await kaffeehaus(['scenario', 'good.scenario', 'gone.scenario'], { cwd: house() })).toEqual({
      code: 2,
      out: '',
      err: 'kaffeehaus: There is no file gone.scenario.\n',
    });
  });

  test('a folder stands for its scenarios', async () => {
    const cwd = house();
    mkdirSync(join(cwd, 'deep'));
    writeFileSync(join(cwd, 'deep', 'more.scenario'), TEXTS.good);
    writeFileSync(join(cwd, 'deep', 'notes.txt'), 'not a scenario');
    const { out } = await kaffeehaus(['scenario', 'deep'], { cwd });
    expect(out).toBe(`✓ ${join('deep', 'more.scenario')}: Two wines\n1 scenario holds.\n`);
    mkdirSync(join(cwd, 'empty'));
    expect((await kaffeehaus(['scenario', 'empty'], { cwd })).code).toBe(2);
  });

  test('--json is one object', async () => {
    const { code, out, err } = await kaffeehaus(['scenario', 'good.scenario', 'wrong.scenario', '--json'], {
      cwd: house(),
    });
    expect(code).toBe(1);
    expect(err).toContain('✗ wrong.scenario:6');
    expect(JSON.parse(out)).toEqual({
      passed: 1,
      failed: 1,
      misread: 0,
      scenarios: [
        { kind: 'passed', file: 'good.scenario', title: 'Two wines', checks: 1 },
        {
          kind: 'failed',
          file: 'wrong.scenario',
          title: 'Two wines',
          line: 6,
          expected: 'Jan has 4 wine',
          found: '3 wine',
        },
      ],
    });
  });
});
