/** Fuzz holds for sound games, and makes a planted fault short. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, RulesError, at, replay } from '@kaffeehaus/kernel';
import type { Game, GameRecord } from '@kaffeehaus/kernel';
import { wordsOf } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { DECK, toy } from '../../kernel/test/toy.ts';
import type { Toy, ToyStep } from '../../kernel/test/toy.ts';
import { fuzz } from '../src/fuzz.ts';
import { filesIn, folder, kaffeehaus, stage } from './stage.ts';

type Fuzzed = { readonly code: number; readonly out: string; readonly cwd: string };

const fuzzed = (game: Game, flags: { readonly [flag: string]: string } = {}, cwd = folder()): Fuzzed => {
  const { io, shown } = stage({ cwd });
  const all = new Map(Object.entries({ games: '20', seed: 'planted', ...flags }));
  const code = fuzz({ io, words: wordsOf('en'), args: [game.id], flags: all }, game);
  return { code, out: shown.out, cwd };
};

/** The toy game with other verbs. */
const planted = (verbs: Partial<Game<Toy, ToyStep>['ops']>): Game =>
  ({ ...toy, ops: { ...toy.ops, ...verbs } }) as unknown as Game;

const recordIn = (cwd: string, file = 'broken-toy.json'): GameRecord =>
  JSON.parse(readFileSync(join(cwd, file), 'utf8')) as GameRecord;

describe('a sound game', () => {
  test('passes at every seat count, and leaves no file', () => {
    const { code, out, cwd } = fuzzed(planted({}), { games: '6' });
    expect(code).toBe(0);
    expect(out).toMatch(/^toy: 6 games with 2, 3 and 4 seats, seed planted\nAll \d+ laws hold: 6 games, /);
    expect(filesIn(cwd)).toEqual([]);
  });

  test('--every looks at copies more rarely, and takes nothing but a number', () => {
    const copies = (every: string): number => {
      let n = 0;
      const counted: Game<Toy, ToyStep> = {
        ...toy,
        clone: s => {
          n++;
          return toy.clone(s);
        },
      };
      fuzzed(counted as unknown as Game, { games: '2', every });
      return n;
    };
    expect(copies('8')).toBeLessThan(copies('1') / 2);
    expect(() => fuzzed(planted({}), { every: '0' })).toThrow();
  });

  test('--json is one object, the rest goes to standard error', async () => {
    const argv = ['fuzz', 'vienna', '--games', '1', '--seats', '2', '--seed', 'sound', '--json'];
    const { code, out, err } = await kaffeehaus(argv);
    expect(code).toBe(0);
    expect(err).toMatch(/^Vienna: 1 game with 2 seats, seed sound\nAll \d+ laws hold/);
    const seen = { game: 'vienna', seats: [2], games: 1, seed: 'sound', ok: true };
    expect(JSON.parse(out)).toMatchObject(seen);
  }, 20_000);
});

describe('a broken law', () => {
  const pay = toy.ops.pay;
  const noCopper = planted({
    pay: {
      ...pay,
      run: (act, step) => {
        if (act.pick === 13) throw new RulesError('no copper today');
        pay.run(act, step);
      },
    },
  });

  test('exit code 1, the law, a short record in a new file, and how to see it', () => {
    const { code, out, cwd } = fuzzed(noCopper);
    expect(code).toBe(1);
    expect(out).toMatch(/^A law is broken: .*no copper today\./m);
    expect(out).toContain('\n  kaffeehaus replay broken-toy.json\n');
    const record = recordIn(cwd);
    // Both choose a card, the first player looks at none, and pays with copper.
    expect(record.seats).toBe(2);
    expect(record.answers.map(answer => answer.replace(/c\d+/, 'card'))).toEqual([
      '1: card',
      '2: card',
      '1:',
      '1: copper',
    ]);
    expect(() => replay(noCopper, record)).toThrow('no copper today');
  });

  test('never overwrites: a free name, or --out if it is new', () => {
    const { cwd } = fuzzed(noCopper);
    fuzzed(noCopper, {}, cwd);
    fuzzed(noCopper, { out: 'mine.json' }, cwd);
    expect(filesIn(cwd)).toEqual(['broken-toy-2.json', 'broken-toy.json', 'mine.json']);
    expect(() => fuzzed(noCopper, { out: 'mine.json' }, cwd)).toThrow('cli.bad.exists');
  });

  test('a card lost in the second round needs little more than a round', () => {
    const show = toy.ops.show;
    const lossy = planted({
      show: {
        run: (act, step) => {
          show.run(act, step);
          if (act.s.round > 1) act.s.zones[DECK]?.pop();
        },
      },
    });
    const { code, out, cwd } = fuzzed(lossy);
    expect(code).toBe(1);
    // Two worlds are played on from every answer: they may meet the loss first.
    expect(out).toMatch(/^A law is broken: (partition|two worlds)/m);
    const { answers, seats } = recordIn(cwd);
    expect(seats).toBe(2);
    expect(answers.length).toBeLessThanOrEqual(15);
    expect(at(answers, 0)).toMatch(/^1: c\d+$/);
  });

  test('rules that fail at set-up are a broken law, not a crash of the command', () => {
    const stillborn = planted({
      begin: {
        run: () => {
          throw new RulesError('no table');
        },
      },
    });
    const { code, out, cwd } = fuzzed(stillborn);
    expect(code).toBe(1);
    expect(out).toContain('no table');
    expect(recordIn(cwd).answers).toEqual([]);
  });

  test('with --json the object says so too', () => {
    const cwd = folder();
    const { io, shown } = stage({ cwd });
    const flags = new Map(Object.entries({ seed: 'planted', json: '' }));
    expect(fuzz({ io, words: wordsOf('en'), args: ['toy'], flags }, noCopper)).toBe(1);
    expect(JSON.parse(shown.out)).toMatchObject({ ok: false, broken: { record: 'broken-toy.json' } });
    expect(shown.err).toContain('kaffeehaus replay broken-toy.json');
  });
});

test('options that fit no seat count are refused, not played', () => {
  const [shields] = toy.options;
  const picky = { ...planted({}), options: [{ ...shields, conflict: () => 'toy.look.own' }] } as Game;
  expect(() => fuzzed(picky, { options: '{"shields":false}' })).toThrow(Fault);
});
