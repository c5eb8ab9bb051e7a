/** Hamburg on the terminal: whole games from the prompts alone, with and without TOM; table, desk, card and why. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as h from '@kaffeehaus/hamburg';
import type { Hamburg } from '@kaffeehaus/hamburg';
import { FIRST, Host, WATCHER, asked, at, below, count, isOver, mask } from '@kaffeehaus/kernel';
import { newRecord, nth, replay, score, seeded, times, upTo } from '@kaffeehaus/kernel';
import type { Ask, Options, GameRecord, Seat } from '@kaffeehaus/kernel';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Lang } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import type { Pen } from '../src/boards/board.ts';
import { board } from '../src/boards/hamburg.ts';
import { boardOf } from '../src/boards/index.ts';
import { gameOf, playerNames } from '../src/games.ts';
import { optionsOf, showOptions } from '../src/play/listing.ts';
import { PLAIN } from '../src/style.ts';
import { folder, kaffeehaus, played, totalsIn } from './stage.ts';
import type { Setting } from './stage.ts';

const game = gameOf('hamburg');
const KEYS = /hamburg\.|common\.|cli\./;
const ALL = { expansions: [...h.EXPANSIONS] };

const play = (argv: readonly string[], setting: Setting) => kaffeehaus(['play', 'hamburg', ...argv], setting);
const tooWide = (text: string): string[] => text.split('\n').filter(line => line.length > 80);

/** Takes any of the things the last prompt lists, and knows nothing else; asks again when refused. */
const obedient = () => {
  const chance = seeded('any of them');
  return (shown: string): string => {
    const block = shown.split(/^Seat \d> /m).at(-2) ?? shown;
    const listed = [...block.matchAll(/^ {2}(\d+)\. /gm)].map(match => match[1] ?? '');
    const n = Number(/^Type (\d+) /m.exec(block)?.[1] ?? 1);
    if (/more than once/.test(block.replaceAll('\n', ' ')) && listed.length > 0)
      return times(n, () => at(listed, below(chance, listed.length))).join(' ');
    return times(Math.min(n, listed.length), () => listed.splice(below(chance, listed.length), 1)[0]).join(
      ' ',
    );
  };
};

describe('from the prompts alone', () => {
  test('a new user who only presses Enter sits opposite TOM, and plays to the score sheet', async () => {
    const cwd = folder();
    const any = obedient();
    const first = [''];
    const argv = ['--seed', 'first', '--record', 'g.json'];
    const { code, out, err } = await play(argv, { cwd, input: shown => first.shift() ?? any(shown) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Hamburg, 1 seat');
    expect(out).toContain('Round 8 of 8');
    expect(out).not.toMatch(KEYS);
    expect(out).not.toContain('Seat 2');
    expect(tooWide(out)).toEqual([]);
    const table = replay(game, JSON.parse(readFileSync(join(cwd, 'g.json'), 'utf8')) as GameRecord);
    expect(isOver(table)).toBe(true);
    expect(totalsIn(out).map(([name]) => name)).toEqual(['Seat 1', 'TOM']);
    const totals = game.audit(table).map(score);
    expect(totalsIn(out).map(([, total]) => total)).toEqual(totals);
    const told = await kaffeehaus(['replay', 'g.json'], { cwd });
    expect({ code: told.code, err: told.err }).toEqual({ code: 0, err: '' });
    expect(totalsIn(told.out).map(([, total]) => total)).toEqual(totals);
    expect(told.out).not.toMatch(KEYS);
  });

  test.each([
    ['you,you', []],
    ['you,random,you', ['mayors', 'ships', 'exchange']],
    ['you,random,random,random,random', h.EXPANSIONS],
    ['you', h.EXPANSIONS],
  ])('%s with %s', async (seats, expansions) => {
    const argv = ['--seats', seats, '--options', JSON.stringify({ expansions }), '--seed', seats];
    const { code, out } = await play(argv, { input: obedient() });
    expect(code).toBe(0);
    expect(totalsIn(out)).toHaveLength(Math.max(2, seats.split(',').length));
    expect(out).not.toMatch(KEYS);
    expect(tooWide(out)).toEqual([]);
  });
});

describe('TOM', () => {
  const record = played('hamburg', 1);
  const table = replay(game, record);

  test('is named when he wins', async () => {
    expect(game.winners(table).seats).toEqual([1]);
    const cwd = folder();
    writeFileSync(join(cwd, 'lost.json'), JSON.stringify(record));
    const { code, out } = await kaffeehaus(['replay', 'lost.json'], { cwd });
    expect(code).toBe(0);
    expect(out).toMatch(/^TOM .*w[io]n/m);
  });

  test('his scores stand apart in simulate', async () => {
    const argv = ['simulate', 'hamburg', '--seats', '1', '--games', '6', '--seed', 'x', '--json'];
    const figures = JSON.parse((await kaffeehaus(argv)).out) as {
      scores: { bySeat: number[] };
      wins: number[];
      automaton: { mean: number; min: number; max: number; wins: number };
    };
    expect(figures.scores.bySeat).toHaveLength(1);
    expect(figures.wins).toHaveLength(1);
    expect(figures.automaton.min).toBeLessThanOrEqual(figures.automaton.mean);
    expect(at(figures.wins, 0) + figures.automaton.wins).toBeCloseTo(6, 9);
  });
});

test('games, simulate and fuzz know it', async () => {
  const { out } = await kaffeehaus(['games']);
  expect(out).toMatch(/^hamburg: Hamburg, 1 to 5 players\n {2}· expansions: any of "mayors" \(/m);
  const figures = await kaffeehaus(['simulate', 'hamburg', '--seats', '3', '--games', '3', '--json']);
  expect(JSON.parse(figures.out)).toMatchObject({ game: 'hamburg', rounds: { min: 8, max: 8 } });
  expect(figures.out).not.toContain('automaton');
  const fuzzed = await kaffeehaus(['fuzz', 'hamburg', '--seats', '1', '--games', '1', '--seed', 'terminal']);
  expect(fuzzed.code).toBe(0);
});

test('exchange with cleric tiles is allowed and warned of', async () => {
  const greeting = async (expansions: readonly string[]): Promise<string> =>
    (await play(['--seats', '2', '--options', JSON.stringify({ expansions })], {})).out;
  const text = wordsOf('en').say({ key: 'hamburg.option.exchangeAndClerics', args: {} });
  const start = text.slice(0, 40);
  expect(await greeting(['exchange', 'clerics'])).toContain(start);
  expect(await greeting(['exchange', 'ships'])).not.toContain(start);
});

/** Plays on at random until something is the case; says each question on the way. */
const playOn = (
  seats: number,
  options: Options,
  seed: string,
  stop: (s: Hamburg) => boolean,
  hear: (s: Hamburg, ask: Ask) => void = () => {},
): Hamburg => {
  const host = new Host(h.hamburg, { record: newRecord(game, options, seats, seed) });
  const chance = seeded(seed);
  while (!host.over && !stop(host.table)) {
    const ask = at(asked(host.table), 0);
    hear(host.table, ask);
    host.answer(ask.seat, nth(ask, below(chance, count(ask))));
  }
  return host.table;
};

const penIn = (lang: Lang, plain: boolean, s: Hamburg): Pen => {
  const words = wordsOf(lang, problem => {
    throw new Error(problem);
  });
  return { words, names: playerNames(words, game, s), style: { ...PLAIN, plain }, columns: 80 };
};
const STYLES = LANGS.flatMap(lang => [true, false].map(plain => ({ lang, plain })));
const oneLine = (text: string): string => text.replaceAll(/\n */g, ' ');

describe('the table', () => {
  const late = playOn(5, ALL, 'table', t => t.round === 7 && t.phase === 3 && t.laps === 1);
  const solo = playOn(1, ALL, 'solo table', t => t.round === 6 && t.phase === 3);
  const view = (s: Hamburg, viewer: Seat): Hamburg => mask(h.hamburg, s, viewer);

  test.each(STYLES)('fits 80 columns in $lang, plain: $plain', ({ lang, plain }) => {
    for (const s of [late, solo]) {
      const pen = penIn(lang, plain, s);
      for (const viewer of [...upTo(s.seats), WATCHER])
        expect(tooWide(board.table(view(s, viewer), pen))).toEqual([]);
    }
  });

  test('has dice, church, square, piles and every display', () => {
    const pen = penIn('en', true, late);
    const text = oneLine(board.table(view(late, 0), pen));
    expect(text).toContain(
      `violet ${at(late.dice, 0)}, orange ${at(late.dice, 1)}, grey ${at(late.dice, 2)}`,
    );
    expect(text).toContain(`black ${at(late.dice, 5)}`);
    expect(text.match(/clerics? in front( yet)?/g)).toHaveLength(h.WINDOWS);
    expect(text.match(/this round’s cleric is at this window/g)).toHaveLength(1);
    for (const seat of upTo(5)) {
      const own = oneLine(board.desk(view(late, 0), seat, pen));
      expect(own).toContain(pen.words.t('cli.hamburg.mark', { n: at(late.money, seat) }));
      at(late.plots, seat).forEach((code, i) =>
        expect(own).toContain(`${i + 1} ${at(h.COLOURS, h.plotColour(code))}: `),
      );
      for (const card of [...h.displayOf(late, seat), ...h.underOf(late, seat), ...h.leftOf(late, seat)])
        expect(own).toContain(oneLine(pen.words.say(h.hamburg.phrases.card(card))));
    }
  });

  test('shows the own hand, of others only the backs', () => {
    const pen = penIn('en', true, late);
    for (const viewer of upTo(5))
      for (const seat of upTo(5)) {
        const text = oneLine(board.desk(view(late, viewer), seat, pen));
        const names = h.handOf(late, seat).map(card => pen.words.say(h.hamburg.phrases.item(card)));
        for (const name of names) expect(text.includes(name)).toBe(viewer === seat);
        expect(/face down: /.test(text)).toBe(viewer !== seat && names.length > 0);
      }
  });

  test('TOM has a desk and a name, and no hand', () => {
    const pen = penIn('en', true, solo);
    const text = board.desk(view(solo, 0), 1, pen);
    expect(text.split('\n')[0]).toBe('TOM');
    expect(text).not.toContain('in hand');
  });
});

test('every question and option of whole games fits 80 columns in every language', async () => {
  const drawn = await boardOf(game);
  const whys = new Set<string>();
  const hear = (s: Hamburg, ask: Ask): void => {
    whys.add(ask.why);
    const seen = mask(game, s, ask.seat) as Hamburg;
    for (const { lang, plain } of STYLES) {
      const pen = penIn(lang, plain, s);
      expect(pen.words.say(game.phrases.prompt(ask, seen), pen.names)).not.toMatch(KEYS);
      const shown = `${board.status(seen, ask.seat, pen)}\n${showOptions(optionsOf(game, drawn, seen, ask, pen), pen)}`;
      expect(tooWide(shown)).toEqual([]);
    }
  };
  playOn(3, ALL, 'options', () => false, hear);
  playOn(1, ALL, 'options alone', () => false, hear);
  const wanted = [
    'mayor',
    'refill',
    'turn',
    'action',
    'place',
    'advance',
    'ship',
    'reduce',
    'use',
    'section',
  ];
  expect([...whys]).toEqual(expect.arrayContaining(wanted.map(why => `hamburg.${why}`)));
});

describe('what one can say', () => {
  const first = ['violet violet orange grey brown'];
  const say = async (...lines: string[]): Promise<string> =>
    oneLine(
      (
        await play(['--seats', 'you', '--seed', 'elbe', '--options', '{"expansions":["clerics"]}'], {
          input: [...first, ...lines],
        })
      ).out,
    );

  test('card explains cards by number, windows and hazards', async () => {
    const out = await say('card 017', 'card window-6', 'card flood');
    const words = wordsOf('en');
    expect(out).toContain(oneLine(words.say(h.hamburg.phrases.card(FIRST + 17))));
    expect(out).toContain('cleric in front');
    expect(out).toContain('you lose a plot');
  });

  test('why cites the rule, and what is not offered is refused with it', async () => {
    // A violet card, and the flood has not risen.
    const out = await say('0', '229', 'why reduce', 'reduce', 'why money', 'why 280');
    expect(out.match(/hazard has not risen/g)).toHaveLength(2);
    expect(out).toContain('Only a hazard of the card’s colour that has risen can be reduced');
    expect(out).not.toContain('hamburg.');
    expect(out).toContain('can be chosen.');
    expect(out).toContain('is not part of this choice.');
  });

  test('desk 2 is TOM’s, table has both, desk 3 is nobody’s', async () => {
    const out = await say('desk 2', 'table', 'desk 3');
    expect(out.match(/TOM/g)?.length).toBeGreaterThan(2);
    expect(out).toContain('“3” cannot be chosen here');
  });
});
