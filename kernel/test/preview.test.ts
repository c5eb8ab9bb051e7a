import { describe, expect, test } from 'vitest';
import {
  FIRST,
  Fault,
  apply,
  askOf,
  at,
  determinize,
  mask,
  may,
  nth,
  one,
  preview,
  previewPhrases,
  seeded,
  start,
} from '../src/index.ts';
import type { Game, State } from '../src/index.ts';
import { checkGame } from '../src/laws.ts';
import { DECK, DISCARD, hand, slot, toy } from './toy.ts';
import type { Toy } from './toy.ts';

const game = toy as unknown as Game;

/** The toy game in which seat 1 is asked first of all, and then what the verb says happens. */
const verb = (run: (typeof toy)['ops']['look']['run']): Game => {
  const ops: (typeof toy)['ops'] = {
    ...toy.ops,
    choose: { run: () => {} },
    look: { ask: (_s, _step, me) => may(me, 'toy.look', [50, 51]), run },
  };
  return { ...toy, ops } as unknown as Game;
};

const viewOf = (g: Game, seed = 'preview'): State => mask(g, start(g, {}, 2, seed), 0);

describe('a preview', () => {
  test('tells what happens, what changes, and who goes on', () => {
    const g = verb(act => {
      act.s.points[0] = 5;
      act.tell({ e: 'scored', seat: 0, n: 5 });
    });
    const told = preview(g, viewOf(g), [[51]]);
    expect(told.events).toEqual([{ e: 'scored', seat: 0, n: 5 }]);
    expect(told.points).toEqual([5, 0]);
    expect(told.changes).toEqual([{ path: 'points.0', from: 0, to: 5 }]);
    expect(told.end).toEqual({ kind: 'again', why: 'toy.pay' });
    expect(told.seal).toBe(null);
    expect(told.undo).toBe(true);
  });

  test('follows a chain of the seat’s own questions, to where others decide', () => {
    const g = verb(() => {});
    const view = viewOf(g);
    expect(preview(g, view, [[]]).end).toEqual({ kind: 'again', why: 'toy.pay' });
    expect(preview(g, view, [[], [12]]).end).toEqual({ kind: 'others', seats: [1] });
    expect(() => preview(g, view, [[], [99]])).toThrow(Fault);
  });

  const endings: readonly [string, Game, string][] = [
    ['chance', verb(act => void act.random(6)), 'chance'],
    ['a shuffle', verb(act => act.shuffle(DECK)), 'chance'],
    ['a look', verb(act => act.peek(DECK, 0, act.me)), 'look'],
    ['a card drawn', verb(act => act.move(at(at(act.s.zones, DECK), 0), DECK, hand(act.me))), 'face'],
    ['a zone turned up', verb(act => act.flip(DECK, 255)), 'face'],
  ];
  test.each(endings)('ends with %s, which cannot be taken back', (_, g, by) => {
    const told = preview(g, viewOf(g), [[51]]);
    expect(told.end).toEqual({ kind: 'news', by });
    expect(told.seal).toBe(by);
    expect(told.undo).toBe(false);
    expect(told.events).toEqual([]);
  });

  test('goes on when only others learn something: a card of one’s own is shown', () => {
    const g = verb(act => {
      act.move(at(at(act.s.zones, hand(0)), 0), hand(0), DISCARD);
      act.s.points[0] = 3;
    });
    const told = preview(g, viewOf(g), [[51]]);
    expect(told.events).toMatchObject([{ k: 'move', from: hand(0), to: DISCARD }]);
    expect(told.end).toEqual({ kind: 'again', why: 'toy.pay' });
    expect(told.points).toEqual([3, 0]);
    expect(told.seal).toBe('face');
    expect(told.undo).toBe(false);
  });

  test('and when others look at what the seat does not see', () => {
    const g = verb(act => act.peek(DECK, 0, 1));
    const told = preview(g, viewOf(g), [[51]]);
    expect(told.events).toMatchObject([{ k: 'peek', seat: 1 }]);
    expect((told.events[0] as { card: number }).card).toBeLessThan(0);
    expect(told.end).toEqual({ kind: 'again', why: 'toy.pay' });
    expect(told.seal).toBe('look');
  });

  test('says no more than that it hangs on hidden cards where it does', () => {
    const g = verb(act => act.tell({ e: 'gossip', face: at(at(act.s.zones, DECK), 0) - FIRST }));

    expect(preview(g, viewOf(g), [[51]])).toMatchObject({ events: [], end: { kind: 'news', by: 'hidden' } });
  });

  test('of a simultaneous question names those who still owe an answer', () => {
    const s = start(game, {}, 3, 'together');
    const mine = at(askOf(s, 0)?.of ?? [], 0);
    expect(preview(game, mask(game, s, 0), [[mine]])).toMatchObject({
      events: [],
      end: { kind: 'others', seats: [1, 2] },
      undo: true,
    });
    for (const seat of [1, 2]) apply(game, s, seat, [at(askOf(s, seat)?.of ?? [], 0)]);
    expect(preview(game, mask(game, s, 0), [[mine]])).toMatchObject({
      events: [],
      end: { kind: 'news', by: 'answers' },
      undo: false,
    });
  });

  test('is the same for all that the seat cannot tell apart, each time', () => {
    const view = mask(game, start(game, {}, 3, 'same'), 1);
    const answer = nth(askOf(view, 1) as never, 0);
    const told = JSON.stringify(preview(game, view, [answer]));
    for (let i = 0; i < 5; i++) {
      const dealt = determinize(game, view, seeded(`deal ${i}`));
      expect(JSON.stringify(preview(game, mask(game, dealt, 1), [answer]))).toBe(told);
    }
  });

  test('changes neither the view nor anything else', () => {
    const view = viewOf(game);
    const before = JSON.stringify(view);
    preview(game, view, [nth(askOf(view, 0) as never, 1)]);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('wants a masked table, and a question', () => {
    const s = start(game, {}, 2, 'open');
    expect(() => preview(game, s, [[]])).toThrow('masked');
    const g = verb(() => {});
    expect(() => preview(g, mask(g, start(g, {}, 2, 'other'), 1), [[]])).toThrow('is not asked');
  });

  test('in words: events, points, the end, and whether there is a way back', () => {
    const base = { events: [], table: viewOf(game), changes: [], points: [2, -1], seal: null, undo: true };
    const keys = (told: Parameters<typeof previewPhrases>[1]): string[] =>
      previewPhrases(game, told).map(({ key }) => key.replace('common.preview.', ''));
    expect(keys({ ...base, end: { kind: 'others', seats: [1, 2] } })).toEqual([
      'gains',
      'loses',
      'others',
      'others',
      'undo',
    ]);
    const sealed = { ...base, points: [], seal: 'chance', undo: false } as const;
    expect(keys({ ...sealed, end: { kind: 'news', by: 'chance' } })).toEqual(['chance', 'sealed']);
  });
});

test('a rule that reads hidden cards before they are shown breaks the law of previews or of two worlds', () => {
  const faulty = {
    ...toy,
    ops: {
      ...toy.ops,
      pay: {
        ...toy.ops.pay,
        ask: (s: Toy, _step: unknown, me: number) =>
          one(me, 'toy.pay', [at(at(s.zones, slot((me + 1) % s.seats)), 0) % 5 === 0 ? 11 : 12, 13]),
      },
    },
  } as unknown as Game;
  const laws = new Set<string>();
  for (let i = 0; i < 10; i++)
    try {
      checkGame(faulty, { seats: 2, options: {}, seed: `peeking ${i}`, every: 1 });
    } catch (error) {
      laws.add((error as { law: string }).law);
    }
  expect(laws.size).toBeGreaterThan(0);
});
