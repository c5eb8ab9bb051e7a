/** Estoril on the terminal: whole games from the prompts alone, a peek on a shared screen, table, desk, card and why. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as e from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import { FIRST, Host, WATCHER, asked, at, below, count, isOver, mask, newRecord } from '@kaffeehaus/kernel';
import { nth, replay, score, seeded, times } from '@kaffeehaus/kernel';
import type { Ask, Item, Options, GameRecord, Seat } from '@kaffeehaus/kernel';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Lang } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import type { Pen } from '../src/boards/board.ts';
import { board } from '../src/boards/estoril.ts';
import { boardOf } from '../src/boards/index.ts';
import { gameOf } from '../src/games.ts';
import { optionsOf, showOptions } from '../src/play/listing.ts';
import { PLAIN } from '../src/style.ts';
import { folder, kaffeehaus, totalsIn } from './stage.ts';
import type { Setting } from './stage.ts';

const game = gameOf('estoril');
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';
const KEYS = /estoril\.|common\.|cli\./;

const play = (argv: readonly string[], setting: Setting) => kaffeehaus(['play', 'estoril', ...argv], setting);
const tooWide = (text: string): string[] => text.split('\n').filter(line => line.length > 80);

/** Takes any of the things the last prompt lists, and knows nothing else. */
const obedient = () => {
  const chance = seeded('any of them');
  return (shown: string): string => {
    const block = shown.split(/^Seat \d> /m).at(-2) ?? shown;
    const left = [...block.matchAll(/^ {2}(\d+)\. /gm)].map(match => match[1] ?? '');
    const n = Number(/^Type (\d+) /m.exec(block)?.[1] ?? 1);
    return times(Math.min(n, left.length), () => left.splice(below(chance, left.length), 1)[0]).join(' ');
  };
};

describe('from the prompts alone', () => {
  test('a new user plays against a bot to the score sheet', async () => {
    const cwd = folder();
    const any = obedient();
    const first = ['', 'random'];
    const argv = ['--seed', 'first', '--record', 'g.json'];
    const { code, out, err } = await play(argv, { cwd, input: shown => first.shift() ?? any(shown) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Estoril 1942, 2 seats');
    expect(out).toContain('Round 4 of 4');
    expect(out).not.toMatch(KEYS);
    const table = replay(game, JSON.parse(readFileSync(join(cwd, 'g.json'), 'utf8')) as GameRecord);
    expect(isOver(table)).toBe(true);
    const totals = game.audit(table).map(score);
    expect(totalsIn(out).map(([, total]) => total)).toEqual(totals);
    const told = await kaffeehaus(['replay', 'g.json'], { cwd });
    expect({ code: told.code, err: told.err }).toEqual({ code: 0, err: '' });
    expect(totalsIn(told.out).map(([, total]) => total)).toEqual(totals);
  });

  test.each([
    ['you,you', '{}'],
    ['you,you,you', '{"rotation":"chosen","nationalist":"adjacent"}'],
    ['you,random,you,you', '{"first":4}'],
  ])('hot-seat: %s with %s', async (seats, options) => {
    const argv = ['--seats', seats, '--options', options, '--seed', seats];
    const { code, out } = await play(argv, { input: obedient() });
    expect(code).toBe(0);
    expect(totalsIn(out)).toHaveLength(seats.split(',').length);
    expect(out).not.toMatch(KEYS);
    expect(tooWide(out)).toEqual([]);
  });
});

test('games, simulate and fuzz know it', async () => {
  const { out } = await kaffeehaus(['games']);
  expect(out).toMatch(/^estoril: Estoril 1942, 2 to 4 players\n {2}· nationalist: /m);
  const figures = await kaffeehaus(['simulate', 'estoril', '--seats', '3', '--games', '3', '--json']);
  expect(JSON.parse(figures.out)).toMatchObject({ game: 'estoril', rounds: { min: 4, max: 4 } });
  const fuzzed = await kaffeehaus(['fuzz', 'estoril', '--seats', '2', '--games', '1', '--seed', 'terminal']);
  expect(fuzzed.code).toBe(0);
});

describe('a look on a shared terminal', () => {
  /** Everybody goes for the eyes; after the first look the keyboard is handed on once. */
  const curious = (shown: string): string | undefined => {
    const screen = shown.split(CLEAR).at(-1) ?? '';
    if (/Enter when [^>]*> $/.test(screen)) return '';
    if (/and sees/.test(shown)) return undefined;
    const question = screen.split(/^(?=Where do you|Which character|You may secretly)/m).at(-1) ?? '';
    return /^ +(\d+) {2}Space \S+ of .*eye on/m.exec(question)?.[1] ?? '1';
  };

  test('is told before the screen is cleared, and to nobody else', async () => {
    const argv = ['--seats', 'you,you', '--seed', 'curtain'];
    const { out } = await play(argv, { input: curious, tty: true, env: { NO_COLOR: '1' } });
    const screens = out.split(CLEAR);
    const i = screens.findIndex(screen => /and sees/.test(screen));
    const [, spot = '', face = ''] = /looks at (.*?)\s+and\s+sees ([^.]*)\./s.exec(at(screens, i)) ?? [];
    expect(spot).toMatch(/^(space|the reward)/);
    expect(at(screens, i)).toMatch(/sees [^.]*\.\nPress Enter when you have seen this; then it disappears\./);
    expect(at(screens, i + 1)).toMatch(/^Pass the keyboard to Seat/);
    expect(at(screens, i + 1)).toContain(`looks at ${spot}.`);
    expect(at(screens, i + 1)).not.toContain(`sees ${face}`);
  });
});

describe('what one can say', () => {
  const say = async (...lines: string[]): Promise<string> =>
    (await play(['--seats', 'you,random', '--seed', 'tram', '--options', '{"first":1}'], { input: lines }))
      .out;

  test('card explains characters, locations, spaces, rewards and symbols by word or name', async () => {
    const out = await say('card needle', 'card joan', 'card Church', 'card post-iv', 'card casino-reward');
    expect(out).toContain('NEEDLE, Abigail Stone (USA, strength 0, 1 point, assassin), woman.');
    expect(out).toContain('WHEEL, Joan Ferrer-Vidal (Spain, strength 3, 4 points), man.');
    expect(out).toMatch(/^1\. Church[\s\S]*^Assassins have no effect here\.$/m);
    expect(out).toMatch(/^Post office IV \(.*eye on every location/m);
    expect(out).toContain('After the abilities two dice are rolled');
    expect(await say('card seducer')).toContain('You may move a character from an adjacent location');
  });

  test('why cites the rule, and what is not offered is refused with it', async () => {
    const offered = [...(await say()).matchAll(/Space (\S+) of the (church|casino)/g)].map(
      ([, n, p]) => `${p}-${n}`,
    );
    const all = ['church', 'casino'].flatMap(p => ['I', 'II', 'III'].map(n => `${p}-${n}`));
    const inner = all.find(slot => !offered.includes(slot)) ?? '';
    // An inner I or II is not taken for the III that is offered.
    const out = await say(`why ${inner}`, inner, 'why church-reward');
    expect(out.match(/is an inner one, and none of your stones lies\s+next to it\./g)).toHaveLength(2);
    expect(out).not.toContain('Which character goes');
    expect(out).toContain('You may place a character on any free outer space.');
    expect(out).toContain('Every location has one reward.');
    expect(out).not.toContain('estoril.');
  });
});

/** Plays on at random until something is the case; says each question on the way. */
const playOn = (
  options: Options,
  seed: string,
  stop: (s: Estoril) => boolean,
  hear: (s: Estoril, ask: Ask) => void = () => {},
): Estoril => {
  const host = new Host(e.estoril, { record: newRecord(game, options, 3, seed) });
  const chance = seeded(seed);
  while (!host.over && !stop(host.table)) {
    const ask = at(asked(host.table), 0);
    hear(host.table, ask);
    host.answer(ask.seat, nth(ask, count(ask) - 1 - below(chance, Math.min(8, count(ask)))));
  }
  return host.table;
};

const NAMES = ['Ada', 'Bo', 'Cem'];
const penIn = (lang: Lang, plain: boolean): Pen => ({
  words: wordsOf(lang, problem => {
    throw new Error(problem);
  }),
  names: NAMES,
  style: { ...PLAIN, plain },
  columns: 80,
});
const STYLES = LANGS.flatMap(lang => [true, false].map(plain => ({ lang, plain })));
const faceDown = (s: Estoril): number[] => e.slotsIn(e.occupied(s)).filter(slot => !e.isOpen(s, slot));

test.each(STYLES)(
  'stones taken back are told before their owners, $lang, plain: $plain',
  ({ lang, plain }) => {
    const pen = penIn(lang, plain);
    const all = e.stonesFor(NAMES.length);
    for (const stop of ['estoril.discard', undefined]) {
      const s = playOn({}, 'home', t => t.wait[0]?.why === stop);
      expect(e.occupied(s)).toBe(0);
      for (const seat of times(NAMES.length, i => i)) {
        const desk = board.desk(mask(e.estoril, s, WATCHER), seat, pen);
        expect(desk).toContain(pen.words.t('cli.estoril.stones', { n: all }));
      }
    }
  },
);

describe('the table', () => {
  const s = playOn({}, 'table', t => t.round === 2 && faceDown(t).length > 5);
  const view = (viewer: Seat): Estoril => mask(e.estoril, s, viewer);
  const plain = penIn('en', true);

  test.each(STYLES)('fits 80 columns in $lang, plain: $plain', ({ lang, plain: isPlain }) => {
    const pen = penIn(lang, isPlain);
    for (const viewer of [0, 1, 2, WATCHER]) {
      expect(tooWide(board.table(view(viewer), pen))).toEqual([]);
      for (const seat of [0, 1, 2]) expect(tooWide(board.desk(view(viewer), seat, pen))).toEqual([]);
    }
  });

  test('has every place, slot, reward, mission and pool in lines', () => {
    const text = board.table(view(0), plain);
    for (const place of s.grid)
      expect(text).toMatch(
        new RegExp(`^ {2}${place + 1}\\. .*: (upper|lower) row, (left|middle|right)`, 'm'),
      );
    const slots = s.grid.flatMap(place => e.slotRange(place));
    expect(text.match(/^ {5}[IV]+ \((outer|inner) space, (face up|top secret)/gm)).toHaveLength(slots.length);
    expect(text.match(/^ {5}Reward: /gm)).toHaveLength(6);
    expect(text.match(/\(Ada:\s+\d+,\s+Bo:\s+\d+,\s+Cem:\s+\d+\)/g)).toHaveLength(4);
    expect(board.desk(view(0), 0, plain)).toContain('In hand\n');
    for (const seat of [1, 2]) expect(board.desk(view(0), seat, plain)).toContain('In hand or face down\n');
  });

  test('tells the faces the viewer knows, and no other', () => {
    for (const viewer of [0, 1, 2, WATCHER]) {
      const text = board.table(view(viewer), plain).replaceAll(/\n {2,}/g, ' ');
      for (const slot of faceDown(s)) {
        const isKnown = e.tileOn(view(viewer), slot) > FIRST;
        const place = plain.words.say(e.estoril.phrases.item(e.placeItem(e.placeOf(slot))));
        const spot = `${place} ${at(e.NUMERALS, e.numeralOf(slot))}`;
        expect(
          text.includes(`${spot}: ${plain.words.called('estoril', e.face(e.tileOn(s, slot)).name)}`),
        ).toBe(isKnown);
        expect(text.includes(`${spot}: face down`)).toBe(!isKnown);
      }
    }
  });

  test('draws every space where it lies, inner ones in brackets', () => {
    const [, , ...drawing] = board.table(view(0), penIn('en', false)).split('\n');
    /** Lines at which the four rows of cells begin, and the width of a place and of a cell. */
    const [tops, place, cell] = [[1, 6, 11, 16], 27, 13];
    for (const slot of s.grid.flatMap(p => e.slotRange(p))) {
      const [y, x] = [Math.floor(e.cellOf(s, slot) / e.WIDTH), e.cellOf(s, slot) % e.WIDTH];
      const head = at(drawing, at(tops, y)).slice(Math.floor(x / 2) * place + (x % 2) * cell);
      const numeral = at(e.NUMERALS, e.numeralOf(slot));
      expect(head.split(' ')[0]).toBe(e.holds(s.outer, slot) ? numeral : `(${numeral})`);
    }
  });

  test('a narrow terminal gets the lines', () => {
    const narrow = { ...penIn('en', false), columns: 60 };
    expect(board.table(view(0), narrow)).not.toContain('│');
  });
});

test('every option of a whole game fits 80 columns in every language', async () => {
  const drawn = await boardOf(game);
  const whys = new Set<string>();
  playOn(
    { rotation: 'chosen' },
    'options',
    () => false,
    (s, ask) => {
      whys.add(ask.why);
      for (const { lang, plain } of STYLES) {
        const pen = penIn(lang, plain);
        expect(tooWide(showOptions(optionsOf(game, drawn, mask(game, s, ask.seat), ask, pen), pen))).toEqual(
          [],
        );
      }
    },
  );
  const wanted = ['rotate', 'slot', 'tile', 'look', 'symbol', 'assassin', 'seducer', 'lure', 'diplomat'];
  expect([...whys]).toEqual(
    expect.arrayContaining([...wanted, 'reward', 'discard'].map(why => `estoril.${why}`)),
  );
});

describe('an option says what a player wants to know', () => {
  const pen = penIn('en', true);
  const about = (s: Estoril, ask: Ask, item: Item): string =>
    board.about(mask(e.estoril, s, ask.seat), ask, item, pen);

  test('who may lie face down, or who does', () => {
    const texts: string[] = [];
    playOn(
      {},
      'looks',
      t => t.round === 3,
      (s, ask) => {
        if (ask.why === 'estoril.look')
          texts.push(...ask.of.filter(e.isSlot).map(item => about(s, ask, item)));
      },
    );
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(text).toMatch(/^(Ada|Bo|Cem): (may be .+ or .+|.+, face down)$/);
  });

  test('what was drawn, to the conspirator alone', () => {
    let seen = 0;
    playOn(
      {},
      'conspiracies',
      t => t.round === 3,
      (s, ask) => {
        if (ask.why !== 'estoril.reward') return;
        const drawn = e.face(at(at(s.zones, e.STACK), at(s.zones, e.STACK).length - 1)).name;
        expect(about(s, ask, e.SWAP)).toContain(drawn);
        expect(about(s, ask, e.KEEP)).toContain(e.face(at(ask.about, 0)).name);
        seen++;
      },
    );
    expect(seen).toBeGreaterThan(0);
  });
});
