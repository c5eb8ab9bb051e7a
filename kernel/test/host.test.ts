import { describe, expect, test } from 'vitest';
import {
  Breakdown,
  Fault,
  Film,
  Host,
  WATCHER,
  apply,
  asked,
  count,
  newRecord,
  nth,
  replay,
} from '../src/index.ts';
import type { Game, GameRecord, Save } from '../src/index.ts';
import { hand, toy } from './toy.ts';

const game = toy as unknown as Game;

const recordFor = (of = game, seats = 3): GameRecord => newRecord(of, {}, seats, 'r');
const newHost = (): Host => new Host(game, { record: recordFor() });

const play = (host: Host, n: number): void => {
  for (let i = 0; i < n && !host.over; i++) {
    const ask = asked(host.table)[0]!;
    host.answer(ask.seat, nth(ask, 0));
  }
};

const read = (save: Save): Save => JSON.parse(JSON.stringify(save)) as Save;

const refused = (run: () => void): Fault => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('versions', () => {
  test('every change is one, and they only grow', () => {
    const host = newHost();
    const [first] = host.table.zones[hand(0)] as [number];
    expect([host.version, host.put]).toEqual([0, 0]);
    host.answer(0, [first]);
    host.undo(0);
    host.answer(0, [first]);
    expect([host.version, host.put]).toEqual([3, 0]);
    play(host, 2);
    expect([host.version, host.put]).toEqual([5, 5]);
    host.answer(0, []);
    host.undo(0);
    host.answer(0, []);
    expect([host.version, host.put, host.record.answers.length]).toEqual([8, 8, 4]);
    expect(host.turns.map(({ version, kind, seat, to }) => `${version} ${kind} ${seat} ${to}`)).toEqual([
      '0 start -1 0',
      '1 seal 0 1',
      '2 retract 0 2',
      '3 seal 0 3',
      '4 seal 1 4',
      '5 answer 2 5',
      '6 answer 0 6',
      '7 undo 0 5',
      '8 answer 0 8',
    ]);
    expect(host.story.map(({ version }) => version)).toEqual([0, 5, 8]);
  });

  test('an answer to a question that is no longer open is refused', () => {
    const host = newHost();
    play(host, 3);
    host.answer(0, [], 3);
    expect(refused(() => host.answer(0, [11], 3)).code).toBe('stale-question');
    host.undo(0);
    expect(refused(() => host.answer(0, [], 3)).code).toBe('stale-question');
    host.answer(0, [], host.put);
    expect(refused(() => host.answer(1, [], host.put)).code).toBe('not-your-turn');
  });

  test('the others may answer meanwhile: a simultaneous question stays the same', () => {
    const host = newHost();
    host.answer(2, nth(asked(host.table)[2]!, 0), 0);
    host.answer(0, nth(asked(host.table)[0]!, 0), 0);
    host.undo(2);
    host.answer(1, nth(asked(host.table)[0]!, 0), 0);
    expect(host.put).toBe(0);
    expect(host.given.map(words => words[0])).toEqual(['1', '2']);
  });
});

describe('saves', () => {
  test('sealed answers, versions and what can be taken back come back', () => {
    const host = newHost();
    play(host, 5);
    host.undo(0);
    play(host, 20);
    while (host.given.length === 0) play(host, 1);
    for (const save of [host.save(), host.snapshot()]) {
      const other = new Host(game, read(save));
      expect(other.table).toEqual(host.table);
      expect(other.save()).toEqual(host.save());
      const [sealed] = [0, 1, 2].filter(seat => host.undoable(seat) > 0);
      other.undo(sealed!);
      expect(other.given).toEqual(host.given.slice(1));
    }
  });

  test('a log of every change leads to the same host, version by version', () => {
    const host = newHost();
    play(host, 5);
    host.undo(0);
    const save = read(host.snapshot());
    const { version } = host;
    play(host, 12);
    while (host.given.length === 0) play(host, 1);
    const [sealed] = [0, 1, 2].filter(seat => host.undoable(seat) > 0);
    host.undo(sealed!);
    play(host, 2);
    const tail = host.turns.filter(turn => turn.version > version);
    const other = new Host(game, { ...save, tail });
    expect(other.save()).toEqual(host.save());
    expect(other.table).toEqual(host.table);
    expect(other.since(version, 1)).toEqual(host.since(version, 1));
  });

  test('a snapshot is played on from there', () => {
    const host = newHost();
    play(host, 12);
    const save = host.snapshot();
    expect(save.table?.ply).toBeGreaterThan(8);
    play(host, 3);
    const other = new Host(game, read({ ...host.save(), table: save.table! }));
    expect(other.table).toEqual(host.table);
    expect(other.turns.length).toBeLessThan(9);
  });

  test('a table that could be taken back further than it is known is played from the start', () => {
    const host = newHost();
    play(host, 4);
    host.answer(0, [11]);
    expect(host.undoable(0)).toBe(2);
    const save = read({ record: host.record, table: host.table });
    const other = new Host(game, save);
    const { version } = other;
    other.undo(0);
    host.undo(0);
    expect(other.table).toEqual(host.table);
    expect([other.version, other.since(version, 0)]).toEqual([version + 1, undefined]);
    // A log of what the host said leads there, too.
    expect(new Host(game, { ...save, tail: other.turns }).save()).toEqual(other.save());
  });

  test('an undo after opening names a version that viewers know, or none', () => {
    const host = newHost();
    play(host, 4);
    host.undo(0);
    play(host, 1);
    const other = new Host(game, read(host.save()));
    const { version } = other;
    other.answer(0, [11]);
    expect(other.undo(0).to).toBe(version);
    expect(other.since(version, 1)?.length).toBe(2);
    // What came before has other versions by now: it cannot be said how far back this goes.
    other.undo(0);
    expect(other.since(version, 1)).toBe(undefined);
    expect(other.since(other.version, 1)).toEqual([]);
  });

  test('whoever gave an answer cannot change it any more', () => {
    const host = newHost();
    const [ask] = asked(host.table);
    const answer = [...nth(ask!, 0)];
    host.answer(ask!.seat, answer);
    const { given } = host;
    answer.push(11);
    expect(host.given).toEqual(given);
  });

  test.each([
    ['version', { version: 1 }],
    ['version', { version: 7.5 }],
    ['version', { version: 2 ** 60 }],
    ['put', { version: 9, put: 10 }],
    ['given', { given: ['1: c1'] }],
    ['given', { given: 7 as unknown as string[] }],
    ['table', { table: { ...newHost().table, rev: 7 } }],
    ['table', { table: { ...newHost().table, ply: 99 } }],
    ['table', { table: newHost().view(0).table }],
    ['table', { table: replay(game, { ...recordFor(), seed: 'another' }) }],
  ])('a damaged %s is refused', (field, change) => {
    const host = newHost();
    play(host, 4);
    const found = refused(() => new Host(game, { record: host.record, ...change }));
    expect([found.code, found.args['field']]).toEqual(['damaged-field', field]);
  });
});

describe('views', () => {
  test('tell a seat its own words, and of others what it may hear', () => {
    const host = newHost();
    play(host, 5);
    const own = host.tell(0);
    const open = host.tell(WATCHER);
    expect(own[1]).toEqual(host.turns[1]);
    expect(open[1]).toEqual({ ...host.turns[1], words: '' });
    const moves = open[3]!.events.filter(event => event.k === 'move');
    expect(moves.map(({ card }) => card < 0)).toEqual([true, true, true]);
    expect(host.tell(0)[1]).toBe(own[1]);
  });

  test('what happened since any version', () => {
    const host = newHost();
    play(host, 5);
    expect(host.since(3, 1)?.map(({ version }) => version)).toEqual([4, 5]);
    expect(host.since(5, 1)).toEqual([]);
    host.undo(0);
    expect(host.since(5, 1)?.map(({ kind, to }) => [kind, to])).toEqual([['undo', 4]]);
    const other = new Host(game, host.save());
    expect([other.since(5, 1), other.since(6, 1)]).toEqual([undefined, []]);
  });

  test('are made once for each version', () => {
    const host = newHost();
    const seen = host.view(1);
    expect([seen.version, seen.put, seen.ask?.seat, seen.turn]).toEqual([0, 0, 1, [0, 1, 2]]);
    expect(seen.table.zones[hand(0)]!.every(card => card < 0)).toBe(true);
    expect(host.view(1)).toBe(seen);
    play(host, 1);
    expect([host.view(1).version, host.view(0).undoable, host.view(0).ask]).toEqual([1, 1, undefined]);
  });
});

describe('rules that fail', () => {
  const roll = { run: (): never => slip() };
  const slip = (): never => {
    throw new TypeError('a slip');
  };
  const faulty = { ...toy, ops: { ...toy.ops, roll } } as unknown as Game;

  test('leave the table where it stood, and are reported', () => {
    const reports: Breakdown[] = [];
    const host = new Host(faulty, { record: recordFor(faulty) }, report => reports.push(report));
    play(host, 8);
    const before = JSON.stringify(host.save());
    const table = JSON.stringify(host.table);
    const ask = asked(host.table)[0]!;
    const broken = refused(() => host.answer(ask.seat, nth(ask, 0)));
    expect(broken).toBeInstanceOf(Breakdown);
    expect([broken.code, broken.args['why'], (broken.cause as Error).name]).toEqual([
      'rules-error',
      'a slip',
      'TypeError',
    ]);
    expect(reports).toEqual([broken]);
    expect(reports[0]!.record).toEqual(host.record);
    expect(JSON.stringify(host.save())).toBe(before);
    expect(JSON.stringify(host.table)).toBe(table);
    expect(host.undoable(2)).toBe(1);
    host.undo(2);
    expect(host.table).toEqual(replay(faulty, host.record));
  });

  test('also with sealed answers, and where a verb is refused something itself', () => {
    const choose = { ...toy.ops.choose, run: () => apply(toy, newHost().view(0).table as never, 0, []) };
    const strange = { ...toy, ops: { ...toy.ops, choose } } as unknown as Game;
    const host = new Host(strange, { record: recordFor(strange) });
    play(host, 2);
    const { given } = host;
    expect(refused(() => play(host, 1)).code).toBe('rules-error');
    expect(host.given).toEqual(given);
    expect(refused(() => host.answer(2, [999])).code).toBe('not-an-answer');
    host.undo(0);
    expect(host.given.length).toBe(1);
  });

  test('are not those that were never asked: no rule knows every number', () => {
    const refuse = (): never => {
      throw new TypeError('no such card');
    };
    const choose = { ...toy.ops.choose, refuse };
    const strict = { ...toy, ops: { ...toy.ops, choose } } as unknown as Game;
    const host = new Host(strict, { record: recordFor(strict) });
    expect(refused(() => host.answer(0, [1_000_000])).code).toBe('not-an-answer');
  });

  test('at an answer that was taken once are told as they are', () => {
    const host = newHost();
    play(host, 9);
    expect(() => new Host(faulty, { record: host.record })).toThrow(TypeError);
  });
});

describe('films', () => {
  test('show the table after any number of answers', () => {
    const host = newHost();
    play(host, 1000);
    const film = new Film(game, host.record);
    for (let n = film.length; n >= 0; n--) expect(film.at(n)).toEqual(replay(game, host.record, n));
    film.at(3).ply = 99;
    expect(film.at(3).ply).toBe(3);
    expect(film.shot(1).words).toBe(host.record.answers[0]);
  });

  test('follow a game that goes on and is taken back', () => {
    const host = newHost();
    play(host, 4);
    const { film } = host;
    play(host, 26);
    for (const seat of [0, 1, 2]) if (host.undoable(seat) > 0) host.undo(seat);
    expect(host.film).toBe(film);
    expect(film.at(film.length)).toEqual(replay(game, host.record));
    expect(film.record).toBe(host.record);
  });

  test('follow a game that goes back past what was kept, and on another way', () => {
    const host = newHost();
    play(host, 30);
    const film = new Film(game, host.record);
    const other = new Host(game, film.fork(20));
    while (!other.over) {
      const [ask] = asked(other.table);
      if (ask) other.answer(ask.seat, nth(ask, count(ask) - 1));
    }
    expect(other.record.answers.slice(0, 30)).not.toEqual(host.record.answers);
    film.follow(other.record);
    expect(film.length).toBeGreaterThan(24);
    for (let n = film.length; n >= 0; n--) expect(film.at(n)).toEqual(replay(game, other.record, n));
  });

  test('a fork is played on without touching the game', () => {
    const host = newHost();
    play(host, 30);
    const before = JSON.stringify(host.save());
    // After one or two answers the others still think about the same question.
    for (const n of [1, 2, 4, 5, 7]) {
      const fork = new Host(game, host.film.fork(n));
      expect(fork.table).toEqual(replay(game, host.record, n));
      for (const save of [fork.save(), fork.snapshot()])
        expect(new Host(game, read(save)).table).toEqual(fork.table);
      play(fork, 1000);
      expect(fork.over).toBe(true);
    }
    expect(JSON.stringify(host.save())).toBe(before);
  });
});

describe('undo', () => {
  test('returns exactly to where it was, down to the floor', () => {
    const host = newHost();
    play(host, 3);
    expect(host.undoable(0)).toBe(0);
    host.answer(0, []);
    const table = JSON.stringify(host.table);
    host.answer(0, nth(asked(host.table)[0]!, 1));
    expect(host.undoable(0)).toBe(2);
    expect(host.undoable(1)).toBe(0);
    host.undo(0);
    expect(JSON.stringify(host.table)).toBe(table);
  });

  test('a peek seals, another seat seals', () => {
    const host = newHost();
    play(host, 3);
    host.answer(0, [51]);
    expect(host.undoable(0)).toBe(0);
    expect(refused(() => host.undo(0)).code).toBe('nothing-to-undo');
    host.answer(0, nth(asked(host.table)[0]!, 0));
    expect(host.undoable(0)).toBe(1);
    host.answer(1, []);
    expect([host.undoable(0), host.undoable(1)]).toEqual([0, 1]);
  });

  test('goes on with the seat before, and all that stands is still told', () => {
    const host = newHost();
    play(host, 3);
    host.answer(0, []);
    const story = host.heard(2);
    host.answer(0, nth(asked(host.table)[0]!, 1));
    const { version } = host;
    host.answer(1, []);
    host.undo(1);
    host.undo(0);
    expect(host.heard(2)).toEqual(story);
    expect(host.since(version, 2)?.map(({ kind, to }) => [kind, to])).toEqual([
      ['answer', version + 1],
      ['undo', version],
      ['undo', version - 1],
    ]);
    expect(host.table).toEqual(replay(game, host.record));
  });

  test('takes no sealed answer of another seat with it', () => {
    const still = { run: () => {} };
    const game = { ...toy, ops: { ...toy.ops, show: still, roll: still } } as unknown as Game;
    const host = new Host(game, { record: newRecord(game, {}, 3, 'r') });
    while (asked(host.table)[0]!.why !== 'toy.keep') play(host, 1);
    const { last, ply, sealed } = host.table;
    expect([last, ply - sealed]).toEqual([2, 2]);
    for (const seat of [0, 1]) host.answer(seat, []);
    expect([0, 1, 2].map(seat => host.undoable(seat))).toEqual([1, 1, 0]);
    expect(refused(() => host.undo(2)).code).toBe('nothing-to-undo');
    expect(host.table.given).toEqual([[], [], null]);
  });

  test('ends with the game', () => {
    const still = { run: () => {} };
    const ops = { ...toy.ops, show: still, roll: still, keep: still, end: still };
    const game = { ...toy, ops } as unknown as Game;
    const host = new Host(game, { record: newRecord(game, {}, 2, 'r') });
    play(host, 1000);
    const { last, ply, sealed } = host.table;
    expect([last, ply - sealed]).toEqual([1, 2]);
    expect(host.undoable(1)).toBe(0);
    expect(refused(() => host.undo(1)).code).toBe('nothing-to-undo');
  });

  test('a sealed answer may be taken back until the last is in', () => {
    const host = newHost();
    host.answer(2, nth(asked(host.table)[2]!, 0));
    expect(host.undoable(2)).toBe(1);
    host.undo(2);
    expect(asked(host.table).length).toBe(3);
  });
});
