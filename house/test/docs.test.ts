/** What README and docs say: links lead somewhere, commands can be given, figures and quotations are what comes out. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { LEVELS } from '@kaffeehaus/bots';
import * as estoril from '@kaffeehaus/estoril';
import * as hamburg from '@kaffeehaus/hamburg';
import { FIRST, resolveOptions } from '@kaffeehaus/kernel';
import type { GameRecord } from '@kaffeehaus/kernel';
import * as vienna from '@kaffeehaus/vienna';
import { LANGS } from '@kaffeehaus/words';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { played } from '../../trust/test/house.ts';
import { folder, kaffeehaus } from '../../cli/test/stage.ts';
import { checkArgs, parse } from '../../cli/src/command.ts';
import { GAMES, gameOf } from '../../cli/src/games.ts';
import { commandNamed, isName } from '../../cli/src/main.ts';
import { KEYS, SETTINGS, configOf } from '../../server/src/config.ts';
import { KEPT_DAYS } from '../../server/src/journal.ts';
import { LIMITS, LIMIT_NAMES, variableOf } from '../../server/src/limits.ts';
import { readSeating } from '../../cli/src/play/seating.ts';
import { cellsOf, commandsIn, read, root, withoutFences, wordsOfLine } from './pages.ts';

const PAGES = [
  ...readdirSync(root).filter(name => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join('docs', name)),
  join('cli', 'README.md'),
  join('bench', 'README.md'),
];

/** How a page of this kind names its headings in addresses. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading)));

describe('links', () => {
  test.each(PAGES)('%s leads somewhere', page => {
    const text = withoutFences(read(page));
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter(target => !/^https?:/.test(target));
    for (const target of targets) {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : relative(root, join(root, dirname(page), path));
      expect(existsSync(join(root, file)) ? '' : `${page} → ${target}`).toBe('');
      if (anchor !== undefined) expect(anchorsIn(read(file))).toContain(anchor);
    }
  });
});

const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: { readonly [name: string]: string };
};

/** Things a reader puts in. */
const isPlaceholder = (word: string): boolean => /^<.*>$/.test(word);

const expectCommand = async (argv: readonly string[]): Promise<void> => {
  const [name = '', ...rest] = argv;
  if (name.startsWith('--')) return expect(['--help', '--version']).toContain(name);
  if (!isName(name)) throw new Error(`there is no command ${name}`);
  const command = await commandNamed(name);
  const { args, flags } = parse(command, rest);
  if (args.length > 0) checkArgs(command, args);
  if (command.takes === '<files…>') for (const file of args) expect(existsSync(join(root, file))).toBe(true);
  const [first] = args;
  if (command.takes !== '<game>' || first === undefined || isPlaceholder(first)) return;
  const game = gameOf(first);
  const seating = flags.get('seats');
  const seats = seating === undefined ? game.seats[1] : readSeating(wordsOf('en'), seating, game).length;
  resolveOptions(game, JSON.parse(flags.get('options') ?? '{}'), seats);
};

describe('commands', () => {
  test.each(PAGES)('%s names only what there is', async page => {
    for (const line of commandsIn(read(page))) {
      // Settings for one command stand before it, and one command may follow another.
      for (const part of line.split(' && ')) {
        const words = wordsOfLine(part).filter((word, i) => i > 0 || !/^[A-Z]+=/.test(word));
        const [tool = '', verb = '', script = ''] = words.slice(
          words.findIndex(word => !/^[A-Z]+=/.test(word)),
        );
        if (tool === 'npx' && verb === 'kaffeehaus')
          await expectCommand(words.slice(words.indexOf(verb) + 1));
        else if (tool === 'npm' && verb === 'run') expect(Object.keys(scripts)).toContain(script);
        else if (tool === 'npm' && ['start', 'test'].includes(verb))
          expect(Object.keys(scripts)).toContain(verb);
        else
          expect(`${page}: ${tool} ${verb}`).toMatch(
            /: (npm (i|ci|init|install|pack)\b|git |cd |node |mkdir |$)/,
          );
      }
    }
  });

  test('the words that play.md lists are understood at a table', async () => {
    const [, list = ''] =
      /`help` lists what else you can say: ([\s\S]*?), all of it/.exec(read('docs/play.md')) ?? [];
    const said = [...list.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    expect(said.length).toBeGreaterThan(6);
    const argv = ['play', 'vienna', '--seats', 'you,random', '--seed', 'docs', '--think', '20'];
    const { out } = await kaffeehaus(argv, { cwd: folder(), input: [...said, 'quit'] });
    expect(out).not.toMatch(/cannot be chosen here|nothing to choose/);
    const { out: help } = await kaffeehaus(argv, { input: ['help', 'quit', 'quit'] });
    for (const word of said) expect(help).toMatch(new RegExp(`^ {2}(\\?, )?${word.split(' ')[0]}\\b`, 'm'));
  });

  test('an object tells what is wrong, with these fields', async () => {
    const { out } = await kaffeehaus(['replay', 'nowhere.json', '--json']);
    expect(read('docs/play.md')).toContain('`{ "error": …, "exit": 2 }`');
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['error', 'exit']);
  });
});

describe('options', () => {
  test.each(GAMES.map(game => [game.id, game] as const))('%s: the table has them all', (_, game) => {
    const rows = new Map(
      read(`docs/${game.id}.md`)
        .split('\n')
        .filter(line => /^\| `\w+` /.test(line))
        .map(line => cellsOf(line))
        .map(([name = '', values = '', usual = '']) => [name.replaceAll('`', ''), { values, usual }]),
    );
    for (const { name, values, default: usual } of game.options) {
      const row = rows.get(name);
      expect(row?.usual).toBe(`\`${typeof usual === 'string' ? usual : JSON.stringify(usual)}\``);
      const told = [...(row?.values ?? '').matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);
      const all = values.map(String);
      // "1 … 4" is all of them.
      expect(/…/.test(row?.values ?? '') ? told.every(value => all.includes(value)) : told).toEqual(
        /…/.test(row?.values ?? '') ? true : all,
      );
    }
  });
});

/** The numbers in a sentence of a page. */
const numbersIn = (page: string, sentence: RegExp): readonly number[] => {
  const found = sentence.exec(read(page).replaceAll(/\s+/g, ' '));
  if (!found) throw new Error(`${page} no longer says ${String(sentence)}`);
  return found.slice(1).map(Number);
};

const rulingsOf = (game: string): readonly string[] => [
  ...new Set(read(`games/${game}/RULINGS.md`).match(/\b[HE]-\d\d\b/g) ?? []),
];

describe('counts', () => {
  test('README', () => {
    expect(numbersIn('README.md', /full version, (\d+) cards, (\d+) missions/)).toEqual([
      vienna.FACES.length,
      vienna.ORDERS.length,
    ]);
    expect(numbersIn('README.md', /\*\*Hamburg\*\*: (\d+) cards/)).toEqual([hamburg.CARDS]);
    expect(hamburg.EXPANSIONS).toHaveLength(6);
    expect(gameOf('hamburg').seats).toEqual([1, 5]);
    expect(numbersIn('README.md', /eight places, (\d+) characters, (\d+) missions/)).toEqual([
      estoril.FACES.length,
      estoril.MISSIONS.length,
    ]);
    expect(estoril.PLACES).toHaveLength(8);
    expect(LEVELS).toHaveLength(4);
  });

  test('hamburg.md: prices of buildings', () => {
    const sentence =
      /(\d+) buildings cost 0, (\d+) cost 3, (\d+) cost 6, (\d+) cost 9 and (\d+) cost 12 Mark/;
    const prices = hamburg.FACES.filter((_, i) => hamburg.isBuilding(FIRST + 1 + i)).map(
      ({ price }) => price,
    );
    expect(numbersIn('docs/hamburg.md', sentence)).toEqual(
      [0, 3, 6, 9, 12].map(price => prices.filter(one => one === price).length),
    );
  });

  test.each([
    ['hamburg', /\(H-01 to (H-\d\d)\)/],
    ['estoril', /E-01 to (E-\d\d)/],
  ])('%s.md: rulings', (game, sentence) => {
    const [, last = ''] = sentence.exec(read(`docs/${game}.md`)) ?? [];
    expect(last).toBe([...rulingsOf(game)].sort().at(-1));
  });

  test('soak.md has every game and every number of seats', () => {
    const rows = read('docs/soak.md')
      .split('\n')
      .filter(line => /^\| [a-z]+ +\| \d/.test(line))
      .map(line => cellsOf(line).slice(0, 2).join(' '));
    const tables = GAMES.flatMap(({ id, seats: [min, max] }) =>
      Array.from({ length: max - min + 1 }, (_, i) => `${id} ${min + i}`),
    );
    expect(rows).toEqual(tables);
  });
});

describe('records.md', () => {
  const cwd = folder();
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/records.md')) ?? [];
  const record = JSON.parse(example) as GameRecord;
  const replayed = (value: GameRecord) => {
    writeFileSync(join(cwd, 'example.json'), JSON.stringify(value));
    return kaffeehaus(['replay', 'example.json'], { cwd });
  };

  test('the example is a game, and its names are shown', async () => {
    const { code, out, err } = await replayed(record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of record.names ?? []) expect(out).toContain(name);
  });

  test('its fields are those of the table', () => {
    const [own = '', ofHouse = ''] = read('docs/records.md').split('## Records of a house');
    const rows = [...own.matchAll(/^\| `(\w+)` +\|/gm)].map(([, field]) => field);
    expect(rows).toEqual(Object.keys(record));
    const [, table = ''] = ofHouse.split('### The fields');
    const cells = [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/\w+/g)].map(([field]) => field),
    );
    const told = played({ game: 'vienna', seats: 2 }).record;
    expect(['format', ...cells].sort()).toEqual(Object.keys(told).sort());
  });

  test('a damaged one is refused as quoted', async () => {
    const answers = record.answers.map((answer, i) => (i === 3 ? '1: stefansdom' : answer));
    const { err } = await replayed({ ...record, answers });
    expect(read('docs/records.md')).toContain(`> ${err.replace('kaffeehaus: ', '').trim()}`);
  });
});

/** By the first cell of a row, without its marks, the others. */
const rowsOf = (page: string, head: RegExp): ReadonlyMap<string, readonly string[]> =>
  new Map(
    read(page)
      .split('\n')
      .filter(line => head.test(line))
      .map(line => cellsOf(line))
      .map(([name = '', ...cells]) => [name.replaceAll('`', ''), cells]),
  );

describe('host.md', () => {
  const rows = rowsOf('docs/host.md', /^\| `[A-Z_]+` /);

  test('names every key that the server reads, and its default', () => {
    const told = [...rows]
      .filter(([name]) => !name.startsWith('LIMIT_'))
      .map(([name, cells]) => [name, ...cells.map(cell => cell.replaceAll(/`| \(\[more\].*?\)\)/g, ''))]);
    expect(told).toEqual(KEYS.map(key => [key, SETTINGS[key][0] || 'none', SETTINGS[key][1]]));
    const { host, port, data } = configOf({});
    expect(rows.get('HOST')?.[0]).toBe(`\`${host}\``);
    expect(rows.get('PORT')?.[0]).toBe(`\`${port}\``);
    expect(rows.get('DATA')?.[0]).toBe(`\`${relative(root, data)}\``);
  });

  test('names every limit, as usual and what it bounds', () => {
    const told = [...rows]
      .filter(([name]) => name.startsWith('LIMIT_'))
      .map(([name, cells]) => [name, ...cells]);
    expect(told).toEqual(LIMIT_NAMES.map(name => [variableOf(name), ...LIMITS[name].map(String)]));
  });

  test.each(LANGS)('the help of the server lists all of it, in %s', async lang => {
    const { out } = await kaffeehaus(['serve', '--help', '--lang', lang], { columns: 400 });
    const words = wordsOf(lang);
    for (const key of [...KEYS, ...LIMIT_NAMES.map(variableOf)])
      expect(out).toMatch(new RegExp(`^ {2}${key} +\\S`, 'm'));
    for (const name of LIMIT_NAMES)
      expect(out).toContain(words.t('cli.help.usual', { about: '', usual: String(LIMITS[name][0]) }).trim());
    if (lang !== 'en') return;
    for (const key of KEYS) expect(out).toContain(SETTINGS[key][1]);
    for (const name of LIMIT_NAMES) expect(out).toContain(LIMITS[name][1]);
  });

  test('names every verb of an operator', async () => {
    const { lists = [] } = await commandNamed('admin');
    const page = read('docs/host.md');
    for (const [verb] of lists) expect(page).toMatch(new RegExp(`\`${verb.split(' ')[0]}\\b`));
    expect(page).toContain(`after ${KEPT_DAYS} days`);
  });
});

describe('claims', () => {
  test.each(PAGES)('%s does not call a test a proof', page => {
    expect(read(page)).not.toMatch(/\bprov(?:ed|es|en|able|ably)\b/i);
  });

  test('DESIGN.md says of every package why it is there', () => {
    const page = read('DESIGN.md');
    const manifests = ['.', 'kernel', 'words', 'bots', 'server', 'web', 'cli', 'bench', 'scenarios'].map(
      path => JSON.parse(read(join(path, 'package.json'))) as { readonly [kind: string]: object },
    );
    const names = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );
    const own = /^@kaffeehaus\/|^@types\/|^oxlint-tsgolint$/;
    expect(names.filter(name => !own.test(name) && !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('CONTRIBUTING.md names the stages of npm test, in their order', () => {
    const script = read('scripts/test.mjs');
    const checks = /CHECKS = \{([^}]*)\}/.exec(read('scripts/stages.mjs'))?.[1] ?? '';
    const together = [...checks.matchAll(/^ +'?([A-Z][\w ]+)'?:/gm)].map(([, title = '']) => title);
    const stages = [...script.matchAll(/stage\('([^']+)'|together\(CHECKS\)/g)].flatMap(
      ([, title]) => title ?? together,
    );
    expect(stages.length).toBeGreaterThan(together.length);
    const [table = ''] = /^\| stage [\s\S]*?\n\n/m.exec(read('CONTRIBUTING.md')) ?? [];
    const named = [...table.matchAll(/^\| ([A-Z][\w ]*?) +\|/gm)].map(([, title = '']) => title);
    expect(named).toEqual(stages);
    const [, games = ''] = /fuzz\((\d+)\)/.exec(script) ?? [];
    expect(table).toContain(`${games} games of each`);
  });

  test('who is told to play online can', async () => {
    for (const page of ['README.md', 'docs/play.md'])
      expect(read(page)).toContain('npx kaffeehaus join <link>');
    const { takes, flags } = await commandNamed('join');
    expect(takes).toBe('<link> [code]');
    const [section = ''] = /## Online[\s\S]*?(?=\n## )/.exec(read('docs/play.md')) ?? [];
    const named = [...section.matchAll(/`--(\w+)`/g)].map(([, flag = '']) => flag);
    expect(named.filter(flag => !flags.some(({ name }) => name === flag))).toEqual([]);
  });
});
