/** kaffeehaus learn and lesson check: taught on the terminal, checked for whoever writes lessons. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, kaffeehaus } from './stage.ts';

const LESSON = new URL('../../lessons/files/vienna-third-man.json', import.meta.url);
const sentence = (lang: string, key: string): string =>
  (JSON.parse(readFileSync(LESSON, 'utf8')) as { texts: { [lang: string]: { [key: string]: string } } })
    .texts[lang]?.[key] ?? '';
/** Lines are broken where the terminal ends. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('learn', () => {
  test('each step says its sentence, a wrong answer the lesson’s own, and then the table is the learner’s', async () => {
    const { code, out } = await kaffeehaus(['learn', 'vienna-third-man'], {
      input: [
        'hofburg',
        'hint',
        'staatsoper',
        '054 070 072',
        'drawer-1',
        'stephansdom',
        'karlskirche',
        'quit',
        'quit',
      ],
    });
    const shown = inOneLine(out);
    expect(code).toBe(0);
    for (const key of ['1', '1.wrong', '2', '3', '4'])
      expect(shown).toContain(inOneLine(sentence('en', key)));
    expect(shown).toContain('Hints come once the table is yours');
    expect(shown).toContain('From here the table is yours, against easy bots.');
    expect(shown.indexOf(sentence('en', '1.wrong'))).toBeLessThan(
      shown.indexOf(sentence('en', '2').slice(0, 30)),
    );
  });

  test('a game means its first lesson, in the language of the terminal; what only tells is left by Enter', async () => {
    const { code, out } = await kaffeehaus(['learn', 'estoril', '--lang', 'fr'], { input: ['', '', 'quit'] });
    expect(code).toBe(0);
    expect(inOneLine(out)).toContain('ANCRE');
    expect(out).not.toContain('{');
  });

  test('"play" makes the table one’s own at once', async () => {
    const { code, out } = await kaffeehaus(['learn', 'hamburg'], { input: ['play', 'quit', 'quit'] });
    expect(code).toBe(0);
    expect(out).toContain('From here the table is yours');
  });

  test('who leaves in the middle is told so, and nobody guesses at lessons', async () => {
    expect((await kaffeehaus(['learn', 'vienna'], { input: [''] })).code).toBe(130);
    const { code, err } = await kaffeehaus(['learn', 'chess']);
    expect(code).toBe(2);
    expect(err).toBe(
      'kaffeehaus: There is no lesson “chess”; there is estoril-first, hamburg-first, vienna-first.\n',
    );
    expect((await kaffeehaus(['learn', 'vienna-chess'])).err).toContain('vienna-payday');
  });
});

describe('lesson check', () => {
  const house = (change: (text: string) => string): string => {
    const cwd = folder();
    writeFileSync(join(cwd, 'own.json'), change(readFileSync(LESSON, 'utf8')));
    return cwd;
  };

  test('what is true: exit code 0', async () => {
    expect(await kaffeehaus(['lesson', 'check', 'own.json'], { cwd: house(text => text) })).toEqual({
      code: 0,
      out: 'own.json: 4 steps, all true.\n',
      err: '',
    });
  });

  test('the first wrong step: exit code 1', async () => {
    const cwd = house(text => text.replace('"054 070 072"', '"070 054 072"'));
    const { code, out } = await kaffeehaus(['lesson', 'check', 'own.json'], { cwd });
    expect(code).toBe(1);
    expect(out).toBe(
      'own.json: step 2 does not accept "054 070 072", which the record answers to vienna.assign\n',
    );
  });

  test('no lesson at all: exit code 2, with its field', async () => {
    const cwd = house(text => text.replace(/"minutes": \d+/, '"minutes": "one"'));
    const { code, out } = await kaffeehaus(['lesson', 'check', 'own.json'], { cwd });
    expect(code).toBe(2);
    expect(out).toContain('minutes');
    expect((await kaffeehaus(['lesson', 'check', 'own.json'], { cwd: house(() => '{') })).code).toBe(2);
    expect((await kaffeehaus(['lesson', 'bake', 'own.json'], { cwd })).err).toContain(
      'lesson check <files…>',
    );
  });
});
