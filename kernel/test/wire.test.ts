import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Fault,
  WATCHER,
  apply,
  asked,
  at,
  below,
  count,
  mask,
  maskEvent,
  nth,
  packDelta,
  packView,
  seeded,
  start,
  unpackDelta,
  unpackView,
} from '../src/index.ts';
import type { Game, GameEvent, Seat, State } from '../src/index.ts';
import { readEdit, writeEdit } from '../src/edit.ts';
import { Index, lexiconOf } from '../src/lexicon.ts';
import { Reader, Writer } from '../src/pack.ts';
import { toy } from './toy.ts';
import type { Toy } from './toy.ts';

const game = toy as unknown as Game;
const index = new Index(lexiconOf(game));

/** Plays a game by lot and shows each answer as one viewer saw it. */
const follow = (
  seed: string,
  seats: number,
  viewer: Seat,
  see: (before: State, after: State, events: GameEvent[]) => void,
): void => {
  const s = start(game, {}, seats, seed);
  const chance = seeded(`players of ${seed}`);
  for (let before = mask(game, s, viewer); s.wait.length > 0;) {
    const ask = at(asked(s), 0);
    const events: GameEvent[] = [];
    apply(game, s, ask.seat, nth(ask, below(chance, count(ask))), events);
    const after = mask(game, s, viewer);
    see(
      before,
      after,
      events.map(event => maskEvent(game, event, viewer)),
    );
    before = after;
  }
};

const packed = (value: unknown): Uint8Array => {
  const writer = new Writer(index);
  writer.begin();
  writer.value(value);
  return writer.end();
};
const unpacked = (bytes: Uint8Array): unknown => {
  const reader = new Reader(bytes, index);
  const value = reader.value();
  reader.end();
  return value;
};

const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);
const numbers = fc.oneof(
  fc.array(fc.integer()),
  fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 60 }),
  fc.array(fc.nat(30), { maxLength: 40 }).map(list => list.map((n, i) => 1000 + n + 2 * i)),
);

describe('plain data', () => {
  test('arrives as it was', () => {
    fc.assert(
      fc.property(fc.oneof(json, numbers), value => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(JSON.stringify(unpacked(packed(value)))).toBe(JSON.stringify(value));
      }),
    );
  });

  test('is made into any other', () => {
    const either = fc.oneof(json, numbers, fc.array(numbers));
    fc.assert(
      fc.property(either, either, (a, b) => {
        fc.pre(!JSON.stringify([a, b]).includes('__proto__'));
        const writer = new Writer(index);
        writer.begin();
        writeEdit(writer, a, b);
        const reader = new Reader(writer.end(), index);
        expect(JSON.stringify(readEdit(reader, a))).toBe(JSON.stringify(b));
        reader.end();
      }),
    );
  });

  test('small numbers and known words take a byte, cards two', () => {
    expect([0, 127, -1, -8, 255, true, null].map(x => packed(x).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect([1000, 1001, 2023, 128].map(x => packed(x).length)).toEqual([2, 2, 2, 2]);
    expect(packed('toy.choose')).toHaveLength(1);
    expect(packed('toy.unheard-of').length).toBeGreaterThan(10);
  });

  test('a field that would change what an object is, is refused', () => {
    const nasty = JSON.parse('{"__proto__":{"polluted":1}}') as object;
    expect(() => unpacked(packed(nasty))).toThrow(Fault);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

test('the lexicon follows from the rules alone, and is plain data', () => {
  const again = { ...toy } as unknown as Game;
  expect(lexiconOf(again)).toEqual(lexiconOf(game));
  expect(JSON.parse(JSON.stringify(lexiconOf(game)))).toEqual(lexiconOf(game));
  expect(lexiconOf(game).fields).toEqual(Object.keys(start(game, {}, 2, 'fields')));
});

describe('a view', () => {
  test.each([0, 1, WATCHER])('of viewer %i arrives as it was, with every change and event', viewer => {
    for (const seats of [2, 3, 4])
      follow(`wire ${seats}`, seats, viewer, (before, after, events) => {
        expect(JSON.stringify(unpackView(game, seats, packView(game, after)))).toBe(JSON.stringify(after));
        const there = unpackDelta(game, before, packDelta(game, before, after, events));
        expect(JSON.stringify(there.view)).toBe(JSON.stringify(after));
        expect(JSON.stringify(there.events)).toBe(JSON.stringify(events));
      });
  });

  test('of an earlier version becomes any later one, without events', () => {
    const views: State[] = [];
    follow('leap', 3, 1, before => views.push(before));
    const [first] = views as [State];
    for (const view of views) {
      const { view: there, events } = unpackDelta(game, first, packDelta(game, first, view, []));
      expect(JSON.stringify(there)).toBe(JSON.stringify(view));
      expect(events).toEqual([]);
    }
  });

  test('holds neither chance nor the head of the table', () => {
    const s = start(game, {}, 2, 'secret');
    const view = mask(game, s, 0);
    const other = { ...view, rng: { key: [1, 2, 3], drawn: 7 }, seats: 3, rev: 9 };
    expect(packView(game, other)).toEqual(packView(game, view));
  });

  test('says what is not in the lexicon at greater length', () => {
    const s = start(game, {}, 2, 'strange') as Toy & { strange?: unknown };
    const view = mask(game, s, 0);
    const frame = { me: 0, todo: [{ do: 'sing', song: 'unheard', at: 0.5 }], it: [] };
    const after = { ...view, stack: [...view.stack, frame] };
    const events = [{ e: 'sung', words: 'la la' }];
    const there = unpackDelta(game, view, packDelta(game, view, after, events));
    expect(there).toEqual({ view: after, events });
  });
});

/** Whatever it is, it is read or refused, soon. */
const survives = (read: () => unknown): void => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    expect(error.code).toBe('damaged-frame');
  }
};

describe('damaged messages', () => {
  const deltas: { before: State; bytes: Uint8Array; full: Uint8Array }[] = [];
  follow('damage', 3, 1, (before, after, events) =>
    deltas.push({ before, bytes: packDelta(game, before, after, events), full: packView(game, after) }),
  );
  const anyDelta = fc.constantFrom(...deltas);

  test('any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), anyDelta, (bytes, { before }) => {
        survives(() => unpackView(game, 3, bytes));
        survives(() => unpackDelta(game, before, bytes));
      }),
      { numRuns: 2_000 },
    );
  });

  test('one byte changed', () => {
    fc.assert(
      fc.property(anyDelta, fc.nat(), fc.nat(255), ({ before, bytes, full }, where, byte) => {
        for (const [message, read] of [
          [bytes, (b: Uint8Array) => unpackDelta(game, before, b)],
          [full, (b: Uint8Array) => unpackView(game, 3, b)],
        ] as const) {
          const changed = message.slice();
          changed[where % changed.length] = byte;
          survives(() => read(changed));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('cut short, or with something after its end', () => {
    for (const { before, bytes, full } of deltas.slice(0, 20)) {
      expect(() => unpackView(game, 3, new Uint8Array([...full, 0]))).toThrow(Fault);
      expect(() => unpackView(game, 3, full.slice(0, -1))).toThrow(Fault);
      for (let n = 0; n < bytes.length; n++)
        expect(() => unpackDelta(game, before, bytes.slice(0, n))).toThrow(Fault);
      expect(() => unpackDelta(game, before, new Uint8Array([...bytes, 0]))).toThrow(Fault);
    }
  });

  test('a long list in few bytes', () => {
    for (const length of [
      [0xa0, 0x8d, 0x06],
      [0xff, 0xff, 0xff, 0x7f],
    ])
      expect(() => unpacked(new Uint8Array([0x93, ...length, 0, ...length]))).toThrow('too long');
    const deep = new Uint8Array(300).fill(packed([0])[0] as number);
    expect(() => unpacked(deep)).toThrow('too deep');
  });

  test('deeds that would write into what all lists share', () => {
    const { before } = at(deltas, 0);
    for (const seat of ['__proto__', 'constructor', 'push']) {
      const events = [{ e: 'paid', seat, coin: 11 }];
      expect(unpackDelta(game, before, packDelta(game, before, before, events)).events).toEqual(events);
    }
    expect([Object.keys(Array.prototype), Object.keys(Array), Object.keys([].push)]).toEqual([[], [], []]);
  });

  test('deeds that would write far behind the end of a list', () => {
    const { before } = at(deltas, 0);
    const events = [{ e: 'scored', seat: 1e9, n: 1 }];
    expect(() => unpackDelta(game, before, packDelta(game, before, before, events))).toThrow('too long');
  });

  test('cards that go where there is no place', () => {
    const { before } = at(deltas, 0);
    const move = { k: 'move', card: -5, from: 0, to: 0, index: 0, under: 0, sees: 0 };
    for (const event of [
      { ...move, from: '__proto__', to: '__proto__' },
      { ...move, to: -1, more: 0 },
      { ...move, index: [], more: '' },
      { k: 'flip', zone: '__proto__', cards: [] },
      { k: 'peek', zone: 99, index: 0, seat: 0, card: 1001, sees: 1 },
      [move],
      null,
    ])
      expect(() => unpackDelta(game, before, new Uint8Array([1, ...packed(event), 0, 0]))).toThrow(Fault);
    expect([].length + Array.prototype.length).toBe(0);
  });

  test('seats nobody has', () => {
    const { full } = at(deltas, 0);
    expect(() => unpackView(game, 9, full)).toThrow(Fault);
  });
});
