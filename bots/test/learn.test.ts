import { arrangement, may, one, subset } from '@kaffeehaus/kernel';
import type { Game, Mind, State } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { Customs, Worth } from '../src/index.ts';

const words = { word: (item: number) => String(item) } as unknown as Game;

/** A table of two players: each has gold and dust; only gold is worth points, twice as many at the end. */
interface Heap {
  readonly gold: readonly number[];
  readonly dust: readonly number[];
  readonly progress: number;
  readonly scores: readonly number[];
}
const heapGame = {
  audit: (s: unknown) => (s as Heap).scores.map(points => [{ source: 'all', points }]),
  winners: (s: unknown) => {
    const { scores } = s as Heap;
    return { seats: [scores.indexOf(Math.max(...scores))] };
  },
} as unknown as Game;
const heapMind = {
  features: ['one', 'gold', 'dust'],
  players: () => 2,
  progress: (s: unknown) => (s as Heap).progress,
  measure: (s: unknown, player: number, out: Float64Array) => {
    const { gold, dust } = s as Heap;
    out.set([1, gold[player] as number, dust[player] as number]);
  },
} as unknown as Mind;

/** Numbers without chance that follow no pattern a line could follow. */
const noise = (n: number): number => (n * 7919) % 13;

const studied = (): Worth => {
  const worth = new Worth(heapGame, heapMind);
  for (let game = 0; game < 400; game++) {
    const gold = [noise(game), noise(game + 5)];
    const dust = [noise(game * 3 + 1), noise(game * 5 + 2)];
    const progress = noise(game * 11) / 12;
    const luck = noise(game * 17) * 4;
    const scores = gold.map(n => 5 + luck + n * (1 + progress));
    const heap = { gold, dust, progress, scores } as unknown as State;
    worth.note(heap);
    worth.end(heap);
  }
  return worth;
};

test('weights find what points come from, at the start and at the end', () => {
  const [, gold, dust] = studied().weights();
  expect(gold?.[1]).toBeCloseTo(1, 0);
  expect(gold?.[2]).toBeCloseTo(2, 0);
  expect(Math.abs(dust?.[1] ?? 9)).toBeLessThan(0.1);
  expect(Math.abs(dust?.[2] ?? 9)).toBeLessThan(0.1);
});

test('what was believed before holds where nothing new was seen', () => {
  const blank = new Worth(heapGame, heapMind);
  const heap = { gold: [3, 3], dust: [1, 1], progress: 0.5, scores: [9, 9] } as unknown as State;
  blank.note(heap);
  blank.end(heap);
  const [, gold] = blank.weights([['gold', 1.5, 2.5]]);
  expect(gold).toEqual(['gold', 1.5, 2.5]);
});

test('what one player once had is not worth what won that game', () => {
  const worth = new Worth(heapGame, {
    ...heapMind,
    features: ['one', 'gold', 'comet'],
  });
  for (let game = 0; game < 400; game++) {
    const gold = [noise(game), noise(game + 5)];
    const comet = [game === 200 ? 1 : 0, 0];
    const scores = gold.map((n, player) => n + 20 * (comet[player] ?? 0));
    const heap = { gold, dust: comet, progress: 0, scores } as unknown as State;
    worth.note(heap);
    worth.end(heap);
  }
  const start = worth.weights()[2]?.[1];
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThan(5);
});

test('forecasts that are right leave little doubt', () => {
  const worth = studied();
  expect(worth.doubt(worth.weights())).toEqual([2, 2]);
});

test('customs compare what is named with what lots would name', () => {
  const customs = new Customs(words);
  for (let i = 0; i < 400; i++) {
    customs.note(one(0, 'one', [1, 2]), [i % 4 === 0 ? 1 : 2]);
    customs.note(may(0, 'may', [1]), i % 4 === 0 ? [1] : []);
    customs.note(subset(0, 'some', [1, 2, 3], 0, 3), [1, 2, 3]);
    customs.note(arrangement(0, 'order', [1, 2], 2, 2), [2, 1]);
  }
  const habits = customs.habits();
  expect(habits['one']?.['2']).toBeCloseTo(1.5, 1);
  expect(habits['one']?.['1']).toBeCloseTo(0.5, 1);
  expect(habits['may']?.['-']).toBeCloseTo(1.5, 1);
  expect(habits['some']?.['most']).toBeGreaterThan(3);
  expect(habits['order']?.['0:2']).toBeCloseTo(2, 1);
  expect(habits['order']?.['0:1']).toBeLessThan(0.1);
});

test('a question with one answer teaches nothing', () => {
  const customs = new Customs(words);
  customs.note(one(0, 'x', [1]), [1]);
  expect(customs.habits()).toEqual({});
});
