/** Bad input: one clear line on standard error, exit code 2, no stack trace, no file touched. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesIn, folder, kaffeehaus, played } from './stage.ts';

const cwd = folder();
const whole = played('vienna', 2, {}, 40);

const files: { readonly [name: string]: string } = {
  'fine.json': JSON.stringify(whole),
  'garbage.json': '\u0000\u0001 not a record',
  'half.json': JSON.stringify(whole).slice(0, 700),
  'empty.json': '',
  'list.json': '[]',
  'foreign.json': JSON.stringify({ format: 'chess/1', moves: [] }),
  'newer.json': JSON.stringify({ ...whole, format: 'kaffeehaus.record/3' }),
  'table.json': JSON.stringify({ ...whole, format: 'kaffeehaus.record/2' }),
  'rev.json': JSON.stringify({ ...whole, rev: 99 }),
  'game.json': JSON.stringify({ ...whole, game: 'chess' }),
  'seats.json': JSON.stringify({ ...whole, seats: 5 }),
  'options.json': JSON.stringify({ ...whole, options: { flags: 'pirates' } }),
  'answers.json': JSON.stringify({ ...whole, answers: 'many' }),
  'word.json': JSON.stringify({ ...whole, answers: [...whole.answers.slice(0, 7), '1: cathedral'] }),
  'names.json': JSON.stringify({ ...whole, names: ['Anna', 'Jan', 'Mia'] }),
  'large.json': `{"format":"${'x'.repeat(1024 * 1024)}"}`,
  'turn.json': JSON.stringify({ ...whole, answers: [...whole.answers.slice(0, 3), '2: 001 002 003'] }),
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  mkdirSync(join(cwd, 'folder'));
});

/** The command line, and what the one line must say. */
const refused: readonly (readonly [line: string, says: RegExp])[] = [
  ['dance', /no command “dance”\. Known commands: .*simulate, arena, lab, fuzz/],
  ['simulate', /missing: kaffeehaus simulate <game>/],
  ['simulate chess', /no game “chess”\. Known games: .*vienna/],
  ['simulate vienna hamburg', /does not know what to do with “hamburg”/],
  ['simulate vienna --seat 3', /no flag --seat here\. Known flags: --seats, --games/],
  ['simulate vienna -g 3', /no flag -g here/],
  ['simulate vienna --seats', /--seats needs a value: --seats N/],
  ['simulate vienna --seats --games 3', /--seats needs a value/],
  ['simulate vienna --json=yes', /--json takes no value/],
  ['simulate vienna --seats 5', /2 to 4 players, not 5/],
  ['simulate vienna --seats 1', /2 to 4 players, not 1/],
  ['simulate vienna --seats two', /--seats must be a whole number .* not “two”/],
  ['simulate vienna --seats 2.5', /--seats must be a whole number/],
  ['simulate vienna --seats=-2', /--seats must be a whole number/],
  ['simulate vienna --games 0', /--games must be a whole number from 1 /],
  ['simulate vienna --games 1e3', /--games must be a whole number/],
  ['simulate vienna --options {', /--options is not valid JSON/],
  ['simulate vienna --options []', /Options must be written as an object, for example/],
  [
    'simulate vienna --options {"flag":"random"}',
    /no option “flag”\. Known options: version, flags, thirdMan/,
  ],
  ['simulate vienna --options {"flags":"pirates"}', /“flags” must be one of "printed", "random"/],
  ['simulate vienna --options {"thirdMan":1}', /“thirdMan” must be one of false, true/],
  ['simulate vienna --bots clever', /no bot “clever”\. Known bots: random/],
  ['simulate vienna --seats 2 --bots random,random,random', /3 bots do not fit at 2 seats/],
  ['simulate vienna --lang xx', /no language “xx”\. Known languages: en, de, fr, nl/],
  ['simulate vienna --lang', /no language/],
  ['arena vienna', /--bots must name two different bots, such as hard:400,hard:50, not “”/],
  ['arena vienna --bots hard', /must name two different bots, .* not “hard”/],
  ['arena vienna --bots hard,hard', /must name two different bots/],
  ['arena vienna --bots hard,normal,easy', /must name two different bots/],
  ['arena vienna --bots clever,normal', /no bot “clever”\. Known bots: random, easy, normal, hard/],
  ['arena vienna --bots hard:soon,normal', /hard: must be a whole number from 1 to 60,000, not “soon”/],
  ['arena vienna --bots hard,normal --think 0', /--think must be a whole number from 1 to 60,000/],
  ['arena hamburg --bots hard,normal --seats 1', /needs an opponent: --seats .* from 2 to 5/],
  ['arena vienna --bots hard,normal --seats 5', /2 to 4 players, not 5/],
  ['lab', /missing: kaffeehaus lab <game>/],
  ['lab vienna --bots clever', /no bot “clever”/],
  ['lab vienna --games none', /--games must be a whole number/],
  ['lab vienna --out fine.json', /fine\.json exists already and stays as it is/],
  ['lab vienna --out no/where.html', /no\/where\.html cannot be written \(ENOENT\)/],
  ['fuzz', /missing: kaffeehaus fuzz <game>/],
  ['fuzz vienna --seats 9', /2 to 4 players, not 9/],
  ['fuzz vienna --games many', /--games must be a whole number/],
  ['fuzz vienna --options {"flags":"pirates"}', /one of "printed", "random"/],
  ['fuzz vienna --out fine.json', /fine\.json exists already and stays as it is/],
  ['fuzz vienna --out no/where.json', /no\/where\.json cannot be written \(ENOENT\)/],
  ['games vienna', /does not know what to do with “vienna”/],
  ['replay', /missing: kaffeehaus replay <record>/],
  ['replay nowhere.json', /no file nowhere\.json/],
  ['replay folder', /folder cannot be read \(EISDIR\)/],
  ['replay garbage.json', /garbage\.json is not valid JSON/],
  ['replay half.json', /half\.json is not valid JSON; perhaps it is incomplete/],
  ['replay empty.json', /empty\.json is not valid JSON/],
  ['replay list.json', /not a saved game of Kaffeehaus/],
  ['replay foreign.json', /not a saved game of Kaffeehaus/],
  ['replay newer.json', /format kaffeehaus\.record\/3; this version reads format kaffeehaus\.record\/1/],
  ['replay table.json', /is damaged: its field “table” is missing or wrong/],
  ['replay rev.json', /revision 99 of the rules; this version has revision \d/],
  ['replay game.json', /no game “chess”/],
  ['replay seats.json', /2 to 4 players, not 5/],
  ['replay options.json', /one of "printed", "random"/],
  ['replay answers.json', /damaged: its field “answers”/],
  ['replay word.json', /damaged at answer 8: “\d: [^”]*cathedral[^”]*” is not possible there/],
  ['replay turn.json', /damaged at answer 4/],
  ['replay names.json', /damaged: its field “names”/],
  ['replay large.json', /large\.json is larger than 1,024 kB/],
  ['play vienna --record large.json', /large\.json is larger than 1,024 kB/],
  ['scenario large.json', /large\.json is larger than 1,024 kB/],
  ['scenario folder', /no scenario file in folder/],
  ['replay fine.json --to 41', /--to must be a whole number from 0 to 40, not “41”/],
  ['replay fine.json --seat 3', /--seat must be a whole number from 1 to 2/],
  ['replay fine.json --seat 0', /--seat must be a whole number from 1 to 2/],
  ['serve --port 70000', /--port must be a whole number from 0 to 65,535/],
];

describe('bad input is refused in one line', () => {
  test.each(refused)('%s', async (line, says) => {
    const before = filesIn(cwd);
    const { code, out, err } = await kaffeehaus(line.split(' '), { cwd });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err).toMatch(/^kaffeehaus: [^\n]+\n$/);
    expect(filesIn(cwd)).toEqual(before);
  });

  test.each(refused)('%s --json: one object says the same', async (line, says) => {
    const { code, out, err } = await kaffeehaus([...line.split(' '), '--json'], { cwd });
    const { error, exit } = JSON.parse(out) as { readonly error: string; readonly exit: number };
    expect({ code, exit, err }).toEqual({ code: 2, exit: 2, err: `kaffeehaus: ${error}\n` });
    // Commands that know no --json say that instead.
    if (!/^(?:play|serve|dance)/.test(line)) expect(error).toMatch(says);
  });

  test('a mark of byte order is no damage', async () => {
    writeFileSync(join(cwd, 'marked.json'), `\ufeff${JSON.stringify(whole)}`);
    expect(await kaffeehaus(['replay', 'marked.json', '--json'], { cwd })).toMatchObject({
      code: 0,
      err: '',
    });
  });

  test('no file has changed', () => {
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(join(cwd, name), 'utf8')).toBe(text);
  });

  test('a refusal speaks the language asked for', async () => {
    const { err } = await kaffeehaus(['replay', 'nowhere.json', '--lang', 'de'], { cwd });
    expect(err).toBe('kaffeehaus: Es gibt keine Datei nowhere.json.\n');
  });
});
