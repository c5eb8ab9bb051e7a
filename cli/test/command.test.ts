/** Help, languages and exit codes of the command as a whole. */
import { LANGS } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { NAMES } from '../src/command.ts';
import { kaffeehaus } from './stage.ts';

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('kaffeehaus %j lists every command', async argv => {
    const { code, out, err } = await kaffeehaus(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of NAMES) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test.each(NAMES)('kaffeehaus %s --help has usage, flags, examples and exit codes', async name => {
    const { code, out } = await kaffeehaus([name, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Usage\n  kaffeehaus ${name}`, 'm'));
    expect(out).toMatch(/^ {2}--lang en\|de\|fr\|nl {2}/m);
    expect(out).toMatch(new RegExp(`^Examples\n  kaffeehaus ${name}`, 'm'));
    expect(out).toMatch(/^Exit codes\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}/m);
    expect((await kaffeehaus(['help', name])).out).toBe(out);
  });

  test('no line of help is wider than the terminal, except examples to copy', async () => {
    for (const name of NAMES)
      for (const lang of LANGS) {
        const { out } = await kaffeehaus([name, '--help', '--lang', lang]);
        const wide = out.split('\n').filter(line => line.length > 80 && !line.startsWith('  kaffeehaus'));
        expect(wide).toEqual([]);
      }
  });
});

describe('language', () => {
  const first = async (argv: readonly string[], env: { readonly [name: string]: string }): Promise<string> =>
    (await kaffeehaus(argv, { env })).out.split('\n')[0] ?? '';

  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'Brettspiele'],
    [{ LANG: 'de_AT.UTF-8', LC_MESSAGES: 'nl_BE' }, 'bordspellen'],
    [{ LANG: 'de_AT.UTF-8', LC_MESSAGES: 'nl_BE', LC_ALL: 'fr_FR' }, 'jeux'],
    [{ LANG: 'de_AT.UTF-8', LC_ALL: '' }, 'Brettspiele'],
    [{ LANG: 'de_AT.UTF-8', LC_ALL: 'C' }, 'board games'],
    [{ LANG: 'pl_PL.UTF-8' }, 'board games'],
    [{}, 'board games'],
  ])('from the environment %j', async (env, word) => {
    expect(await first([], env as { [name: string]: string })).toContain(word);
  });

  test('--lang wins over the environment, before and after the command', async () => {
    expect(await first(['--lang', 'nl'], { LANG: 'de' })).toContain('bordspellen');
    expect(await first(['--lang=fr', 'games', '--help'], { LANG: 'de' })).toContain('Lister');
    expect(await first(['games', '--help', '--lang', 'fr'], { LANG: 'de' })).toContain('Lister');
  });
});

describe('games', () => {
  test('lists each game at the start of a line, its options below', async () => {
    const { code, out } = await kaffeehaus(['games']);
    expect(code).toBe(0);
    expect(out).toMatch(/^vienna: Vienna, 2 to 4 players\n {2}· version: /m);
    expect(out).toMatch(/· flags: "printed" \(As printed on the board\), "random"/);
    const starts = out.split('\n').flatMap(line => /^[a-z][\w-]*/.exec(line.trim()) ?? []);
    expect(starts).toContain('vienna');
    expect(starts).not.toContain('flags');
  });

  test('--json is one object', async () => {
    const { out, err } = await kaffeehaus(['games', '--json']);
    expect(err).toBe('');
    const { games } = JSON.parse(out) as { games: { id: string }[] };
    expect(games.find(game => game.id === 'vienna')).toMatchObject({
      seats: { min: 2, max: 4 },
      options: expect.arrayContaining([
        { name: 'flags', values: ['printed', 'random'], default: 'printed', many: false },
      ]) as unknown,
    });
  });
});
