/** The generator refuses what is not right, in one line that names file and key. */
import { describe, expect, test } from 'vitest';
import { check } from '../tools/check.mjs';
import { emit } from '../tools/emit.mjs';
import { LANGS, sources } from '../tools/read.mjs';

/** Catalogues of one area: the same text in every language, but for what a case changes. */
const area = (texts: object, changed: { readonly [lang: string]: object | string | undefined } = {}) =>
  LANGS.map(lang => {
    const given = lang in changed ? changed[lang] : texts;
    const text = typeof given === 'object' ? JSON.stringify(given, null, 2) : given;
    return { area: 'cafe', isGame: true, lang, file: `cafe/${lang}.json`, text };
  });

const problems = (...args: Parameters<typeof area>): string[] => check(area(...args)).problems;

const CUP = 'cafe.cup';
const MANY = '{n, plural, one {# cup} other {# cups}}';
const KIND = '{kind, select, black {Black} white {White}}';

describe('a catalogue', () => {
  test('that is right is accepted', () => {
    expect(problems({ 'cafe.a': 'One text', 'cafe.b': MANY, 'cafe.c': `${KIND} for {who}` })).toEqual([]);
  });

  test('must be there in every language', () => {
    expect(problems({}, { nl: undefined })).toEqual(['cafe/nl.json: the file is missing']);
  });

  test('must be JSON', () => {
    const [problem] = problems({}, { de: '{' });
    expect(problem).toMatch(/^cafe\/de\.json: cannot be read: /);
    expect(problems({}, { de: '[]' })).toEqual([
      'cafe/de.json: cannot be read: a catalogue is one object of keys and texts',
    ]);
  });

  test('has the keys of its area, once and in order', () => {
    expect(problems({ 'tea.cup': 'x' })[0]).toBe(
      'cafe/en.json: tea.cup: a key must look like cafe.some.name',
    );
    expect(problems({ cafe: 'x' })[0]).toBe('cafe/en.json: cafe: a key must look like cafe.some.name');
    expect(problems({ 'cafe.b': 'x', 'cafe.a': 'x' })[0]).toBe(
      'cafe/en.json: cafe.a: must stand before cafe.b (node words/generate.mjs --sort)',
    );
    const twice = '{\n  "cafe.a": "x",\n  "cafe.a": "y"\n}';
    expect(problems({ 'cafe.a': 'x' }, { fr: twice })).toEqual(['cafe/fr.json: cafe.a: stands there twice']);
  });

  test('lacks no key another one has', () => {
    expect(problems({ [CUP]: 'x' }, { fr: {} })).toEqual([
      `cafe/fr.json: ${CUP}: is missing; cafe/en.json has it`,
    ]);
    expect(problems({}, { nl: { [CUP]: 'x' } })).toHaveLength(3);
  });
});

describe('a text', () => {
  const said = (lang: string, text: unknown, others: unknown = text): string[] =>
    problems({ [CUP]: others }, { [lang]: { [CUP]: text } }).filter(line => line.startsWith(`cafe/${lang}`));

  test.each([
    ['', 'has no text'],
    [' ', 'has no text'],
    [7, 'has no text'],
    ['{n', 'a brace is not closed (column 1)'],
    ['{}', 'there is nothing between two braces (column 1)'],
    [
      '{n, plurl, one {x}}',
      'an argument has an unknown kind (use plural, selectordinal, select or number) (column 5)',
    ],
    ['{n, date}', 'dates and times are not used in texts'],
    ['{n, plural, other {x}}', '{n} lacks the plural form "one"'],
    ['{n, plural, one {x} few {y} other {z}}', '{n} has a plural form "few" that de does not know'],
    [`${MANY} {n, select, a {x} b {y}}`, '{n} is a number in one place and one of a, b in another'],
    [
      '{a, select, x {X} y {Y}} {a, select, x {X} z {Z}}',
      '{a} is one of x, y in one place and one of x, z in another',
    ],
    [' x', 'begins or ends with a space'],
    ['a  b', 'has two spaces in a row'],
    ["it's", 'has a straight apostrophe: write ’'],
    ['"x"', 'has straight quotation marks: write “ ”, „ “, « » or ‘ ’'],
    ['wait...', 'has three dots: write …'],
  ])('%j is refused', (text, problem) => {
    expect(said('de', text)).toContain(`cafe/de.json: ${CUP}: ${problem}`);
  });

  test('may leave the French "many" to "other"', () => {
    expect(said('fr', MANY)).toEqual([]);
  });

  test.each([
    ['Quoi?', 'lacks the narrow no-break space (U+202F) before ! ? or ;'],
    ['Quoi ?', 'has an ordinary space before ! ? or ;: use the narrow no-break one (U+202F)'],
    ['Voici: lui', 'lacks the no-break space (U+00A0) before a colon'],
    ['Voici : lui', 'has an ordinary space before a colon: use the no-break one (U+00A0)'],
    ['« Oui »', 'lacks the no-break space (U+00A0) inside « »'],
  ])('%j needs French spaces', (text, problem) => {
    expect(said('fr', text, 'x')).toEqual([`cafe/fr.json: ${CUP}: ${problem}`]);
  });

  test('with French spaces is accepted', () => {
    const text = 'Quoi\u202f? Voici\u00a0: {x}\u202f; «\u00a0oui\u00a0»';
    expect(said('fr', text, '{x}')).toEqual([]);
    expect(said('fr', 'À {a}\u00a0: {b, number}', '{a} {b, number}')).toEqual([]);
  });

  test.each([
    [MANY, 'x', 'has no arguments; cafe/en.json has {n} a number'],
    [MANY, '{m, number}', 'has {m} a number; cafe/en.json has {n} a number'],
    [MANY, '{n}', 'has {n} a text; cafe/en.json has {n} a number'],
    [
      KIND,
      '{kind, select, black {x}}',
      'has {kind} one of black; cafe/en.json has {kind} one of black, white',
    ],
  ])('asks for what the others ask for: %j, %j', (model, text, problem) => {
    expect(said('nl', text, model)).toEqual([`cafe/nl.json: ${CUP}: ${problem}`]);
  });

  test('may show a number in its own way', () => {
    expect(said('de', '{n, number} Tassen', MANY)).toEqual([]);
  });
});

test('types say what a key needs, languages hold the parsed texts', () => {
  const texts = {
    'cafe.any': '{kind, select, black {B} other {O}}',
    'cafe.cup': `${MANY} {who}`,
    'cafe.yes': 'Yes',
  };
  const files = emit(check(area(texts)).catalogues);
  const keys = files.get('keys.ts');
  expect(keys).toContain("'cafe.any': { readonly kind: string };");
  expect(keys).toContain("'cafe.cup': { readonly n: number; readonly who: string };");
  expect(keys).toContain("'cafe.yes': Record<never, never>;");
  expect(files.get('cafe.fr.ts')).toContain(`'cafe.yes': "Yes"`);
  const spoken = [...files.keys()].flatMap(file => (/^([\w-]+)\.[a-z]{2}\.ts$/.exec(file) ?? []).slice(1));
  expect(spoken).toEqual(expect.arrayContaining(['cafe', 'cafe-rules', 'house', 'learn']));
  for (const part of spoken) expect(spoken.filter(each => each === part)).toHaveLength(LANGS.length);
});

test('what a lobby tells of a game is loaded with the house, what is read up by itself, the rest with the game', () => {
  const announced = { 'cafe.about': 'A', 'cafe.name': 'N', 'cafe.option.milk': 'M' };
  const readUp = { 'cafe.about.end': 'E', 'cafe.rule.cup': 'C' };
  const texts = { 'cafe.about': 'A', ...readUp, 'cafe.cup': 'U', 'cafe.name': 'N', 'cafe.option.milk': 'M' };
  const files = emit(check(area(texts)).catalogues);
  const [house, game, rules] = ['house', 'cafe', 'cafe-rules'].map(part => files.get(`${part}.en.ts`) ?? '');
  for (const key of Object.keys(texts)) {
    expect(house?.includes(`'${key}'`), key).toBe(key in announced);
    expect(rules?.includes(`'${key}'`), key).toBe(key in readUp);
    expect(game?.includes(`'${key}'`), key).toBe(!(key in announced) && !(key in readUp));
  }
  expect(files.get('parts.ts')).toContain("de: () => import('./cafe.de.ts')");
});

test('the catalogues of the house are right', () => {
  expect(check(sources()).problems).toEqual([]);
});
