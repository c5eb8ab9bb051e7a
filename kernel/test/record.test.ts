import { describe, expect, test } from 'vitest';
import {
  FORMAT,
  Fault,
  Host,
  asked,
  newRecord,
  nth,
  readRecord,
  replay,
  resolveOptions,
} from '../src/index.ts';
import type { Game, GameRecord } from '../src/index.ts';
import { toy } from './toy.ts';

const games = [toy as unknown as Game];

const play = (host: Host, n: number): void => {
  for (let i = 0; i < n && !host.over; i++) {
    const ask = asked(host.table)[0]!;
    host.answer(ask.seat, nth(ask, 0));
  }
};

const newHost = (seats = 3, seed = 'r'): Host =>
  new Host(toy as unknown as Game, { record: newRecord(toy as unknown as Game, {}, seats, seed) });

const refused = (run: () => void): Fault => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('records', () => {
  test('a whole game is a page of readable words that replays to the byte', () => {
    const host = newHost();
    play(host, 1000);
    const text = JSON.stringify(host.record);
    expect(host.record.answers[0]).toMatch(/^1: c\d+$/);
    const { game, record } = readRecord(JSON.parse(text), games);
    expect(replay(game, record)).toEqual(host.table);
    expect(replay(game, record, 4).ply).toBe(4);
  });

  test('answers to one question enter the record together, in seat order', () => {
    const host = newHost();
    for (const seat of [2, 0])
      host.answer(
        seat,
        nth(
          asked(host.table).find(a => a.seat === seat)!,
          0,
        ),
      );
    expect(host.record.answers).toEqual([]);
    host.answer(1, nth(asked(host.table)[0]!, 0));
    expect(host.record.answers.map(a => a[0])).toEqual(['1', '2', '3']);
  });

  test('also where the questions are put in another order', () => {
    const { ask, run } = toy.ops.choose;
    const choose: (typeof toy)['ops']['choose'] = {
      ask: (s, step, me, it) => [ask?.(s, step, me, it) ?? []].flat().reverse(),
      run: (act, step) =>
        run({ ...act, s: act.s, answers: [...act.answers].reverse(), move: act.move.bind(act) }, step),
    };
    const game = { ...toy, ops: { ...toy.ops, choose } } as unknown as Game;
    const host = new Host(game, { record: newRecord(game, {}, 3, 'r') });
    play(host, 3);
    expect(host.record.answers.map(a => a[0])).toEqual(['1', '2', '3']);
    expect(replay(game, host.record)).toEqual(host.table);
  });

  const whole = (): GameRecord => {
    const host = newHost();
    play(host, 8);
    return host.record;
  };
  const cases: readonly (readonly [string, unknown, string, string])[] = [
    ['a text', 'hello', 'not-a-record', 'not a Kaffeehaus record'],
    ['null', null, 'not-a-record', 'not a Kaffeehaus record'],
    ['a list', [], 'not-a-record', 'not a Kaffeehaus record'],
    ['another file', { name: 'x' }, 'not-a-record', 'not a Kaffeehaus record'],
    ['a later format', { ...whole(), format: 'kaffeehaus.record/9' }, 'wrong-format', FORMAT],
    ['another game', { ...whole(), game: 'chess' }, 'unknown-game', 'there is toy'],
    ['a thing for a game', { ...whole(), game: { toString: 1 } }, 'unknown-game', 'toString'],
    ['other rules', { ...whole(), rev: 7 }, 'wrong-version', 'revision 7'],
    ['no seats', { ...whole(), seats: 'two' }, 'damaged-field', 'seats'],
    ['no seed', { ...whole(), seed: 3 }, 'damaged-field', 'seed'],
    ['no answers', { ...whole(), answers: {} }, 'damaged-field', 'answers'],
    ['an answer that is no text', { ...whole(), answers: [7] }, 'damaged-field', 'answers'],
    ['foreign options', { ...whole(), options: { hats: 1 } }, 'unknown-option', 'hats'],
  ];
  test.each(cases)('%s is refused in one line', (_, value, code, hint) => {
    const found = refused(() => readRecord(value, games));
    expect(found.code).toBe(code);
    expect(found.message).toContain(hint);
    expect(found.message).not.toContain('\n');
  });

  const broken: readonly (readonly [string, (answers: string[]) => string[], string])[] = [
    ['an unknown word', a => ['1: c99', ...a.slice(1)], 'answer 1: toy knows no "c99"'],
    ['a word too short', a => [`${a[0]} `, ...a.slice(1)], 'answer 1: toy knows no ""'],
    ['a seat without its space', a => ['1:c1', ...a.slice(1)], 'answer 1: expected a seat'],
    ['a tenth seat', a => ['10: c1', ...a.slice(1)], 'answer 1: expected a seat'],
    ['no seat', a => ['c1', ...a.slice(1)], 'answer 1: expected a seat'],
    ['the wrong seat', a => [...a, '3: c1'], `answer 9`],
    [
      'an impossible answer',
      a => ['1: gold', ...a.slice(1)],
      'answer 1: gold is not an answer to toy.choose',
    ],
  ];
  test.each(broken)('%s says where the record is damaged', (_, change, hint) => {
    const record = whole();
    const found = refused(() => replay(toy, { ...record, answers: change([...record.answers]) }));
    expect([found.code, found.message.includes(hint)]).toEqual(['damaged-answer', true]);
  });

  test('five seats are refused', () => {
    expect(refused(() => newHost(5)).message).toBe('toy is for 2 to 4 seats, not 5');
  });

  test('options are laid over the defaults, the impossible is refused listing what is possible', () => {
    const game = toy as unknown as Game;
    expect(resolveOptions(game, {}, 2)).toEqual({ shields: true });
    expect(resolveOptions(game, { shields: false }, 2)).toEqual({ shields: false });
    expect(refused(() => resolveOptions(game, { shields: 3 }, 2)).message).toContain(
      'one of true, false, not 3',
    );
    expect(refused(() => resolveOptions(game, { hat: 1 }, 2)).message).toContain('it has shields');
    expect(refused(() => resolveOptions(game, [], 2)).message).toContain('must be an object');
  });
});
