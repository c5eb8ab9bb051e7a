/** How long things take, in which order they are seen, and when a film is too long. */
import { expect, test } from 'vitest';
import { stepsOf } from '../src/motion/counts.ts';
import { type Act, ahead, lengthOf, nextBeat, rateAt, scoreOf } from '../src/motion/times.ts';
import type { Beat, Phase } from '../src/seat/beat.ts';

const piece: Beat = { do: 'piece', phase: 'travel', from: ['a'], to: ['b'] };
const points: Beat = { do: 'points', phase: 'points', at: ['b'], seat: 0, n: 3 };
const glow = (phase: Phase): Beat => ({ do: 'glow', phase, at: ['a'] });
const coins = (n: number): Beat => ({
  do: 'tokens',
  phase: 'cost',
  sign: 'shilling',
  n,
  from: ['a'],
  to: ['b'],
});

test.each<[Beat, number]>([
  [piece, 320],
  [{ do: 'card', phase: 'travel', from: ['a'], to: ['b'] }, 280],
  [{ do: 'flip', phase: 'chance', at: ['a'] }, 220],
  [{ do: 'nod', phase: 'chance', at: ['a'] }, 160],
  [{ do: 'fan', phase: 'chance', at: ['a'] }, 240],
  [coins(-1), 260],
  [coins(-3), 380],
  [coins(9), 500],
  [{ do: 'hop', phase: 'effect', path: [{ at: ['a'] }, { at: ['b'] }] }, 80],
  [{ do: 'hop', phase: 'effect', path: Array.from({ length: 20 }, () => ({ at: ['a'] })) }, 480],
  [{ do: 'roll', phase: 'chance', at: [['a'], ['b']] }, 680],
  [{ do: 'gauge', phase: 'effect', at: ['a'], n: 1 }, 240],
  [{ do: 'shake', phase: 'effect', at: ['a'] }, 400],
  [{ do: 'win', phase: 'effect', at: ['a'], to: ['b'] }, 700],
  [points, 1160],
  [{ do: 'remove', phase: 'effect', from: ['a'], to: ['b'] }, 260],
  [glow('effect'), 1200],
])('%o takes %i ms', (beat, length) => expect(lengthOf(beat)).toBe(length));

test('in an answer costs leave before a piece travels, and points come last, however they were told', () => {
  const { cues } = scoreOf([{ seat: 0, beats: [points, piece, coins(-2)] }]);
  expect(cues.map(cue => cue.beat.do)).toEqual(['tokens', 'piece', 'points']);
  expect(cues.map(cue => cue.begin)).toEqual([0, 320, 640]);
});

test('a glow keeps nobody waiting', () => {
  const { cues } = scoreOf([{ seat: 0, beats: [glow('lift'), piece] }]);
  expect(cues.find(cue => cue.beat === piece)?.begin).toBe(0);
});

const act = (seat: number): Act => ({ seat, beats: [coins(-5), piece, points] });

test('an answer takes at most 1.2 s, a turn of several at most 2', () => {
  const takes = (acts: readonly Act[]): number => {
    const score = scoreOf(acts);
    return score.length / score.rate;
  };
  expect(scoreOf([act(0)]).length).toBeGreaterThan(1200);
  expect(takes([act(0)])).toBeLessThanOrEqual(1200);
  expect(takes([act(1), act(1), act(1)])).toBeLessThanOrEqual(2000);
  expect(takes([act(1), act(1), act(2)])).toBeLessThanOrEqual(3200);
  // What needs less is not hurried.
  expect(scoreOf([{ seat: 0, beats: [piece] }]).rate).toBe(1);
});

test('a queue over six seconds is played twice as fast, one over twelve not at all', () => {
  const turns = (n: number): Act[] => Array.from({ length: n }, (_, seat) => act(seat));
  const rates = [4, 7, 11].map(n => {
    const score = scoreOf(turns(n));
    return rateAt(score, 1)?.toFixed(2) === (2 * score.rate).toFixed(2) ? 2 : rateAt(score, 1) && 1;
  });
  expect(rates).toEqual([1, 2, undefined]);
  expect(rateAt(scoreOf(turns(11)), 2)).toBeDefined();
});

test('what has not begun can still be shown; ending a beat goes to where the next begins', () => {
  const acts = [act(0), act(1)];
  const score = scoreOf(acts);
  expect(ahead(acts, score, 10)).toEqual([acts[1]]);
  expect(ahead(acts, score, score.length - 1)).toEqual([]);
  expect(nextBeat(score, 10)).toBe(500);
  expect(nextBeat(score, score.length - 1)).toBe(score.length);
});

test('a number counts token by token, or in few steps, and ends where it stands', () => {
  expect(stepsOf(4, { n: -2, from: 0, to: 60 })).toEqual([
    [3, 0],
    [2, 60],
  ]);
  expect(stepsOf(5, { n: 1, from: 300, to: 300 })).toEqual([[6, 300]]);
  const many = stepsOf(0, { n: 17, from: 100, to: 340 });
  expect(many).toHaveLength(6);
  expect(many.at(-1)).toEqual([17, 340]);
});
