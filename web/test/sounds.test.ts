/** The sounds of the house: none is loud, none clicks, and everything that flies has one. */
import { expect, test } from 'vitest';
import { soundOf, soundsOf } from '../src/motion/sounds.ts';
import { SOUNDS, render } from '../src/motion/synth.ts';
import { scoreOf } from '../src/motion/times.ts';
import type { Beat } from '../src/seat/beat.ts';

const RATE = 48_000;

type Biquad = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** The two filters by which loudness is measured (ITU-R BS.1770), at 48 kHz. */
const SHELF: Biquad = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const PASS: Biquad = [1, -2, 1, -1.99004745483398, 0.99007225036621];

const filtered = (samples: Float64Array, [b0, b1, b2, a1, a2]: Biquad): Float64Array => {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map(x => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
};

/** The loudest 400 ms of a sound, in LUFS. */
const loudness = (samples: Float32Array): number => {
  const window = (RATE * 400) / 1000;
  const padded = new Float64Array(Math.max(samples.length, window));
  padded.set(samples);
  const squares = filtered(filtered(padded, SHELF), PASS).map(y => y * y);
  let sum = squares.slice(0, window).reduce((all, y) => all + y, 0);
  let most = sum;
  for (let i = window; i < squares.length; i++) {
    sum += (squares[i] ?? 0) - (squares[i - window] ?? 0);
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / window);
};

test.each(SOUNDS)('%s is heard, is never louder than −18 LUFS, and does not click', name => {
  const samples = render(name, RATE);
  expect(loudness(samples)).toBeLessThan(-18);
  expect(loudness(samples)).toBeGreaterThan(-60);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.5);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  expect(samples.length / RATE).toBeLessThan(1.2);
});

test('a loud sound is noticed', () => {
  const loud = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 1000 * i) / RATE));
  expect(loudness(loud)).toBeGreaterThan(-4);
});

test('coins that fly together are heard once, a mission after them', () => {
  const coins: Beat = { do: 'tokens', phase: 'cost', sign: 'shilling', n: -2, from: ['a'], to: ['b'] };
  const won: Beat = { do: 'win', phase: 'effect', at: ['a'], to: ['b'] };
  const sounds = soundsOf(scoreOf([{ seat: 0, beats: [won, coins, coins] }]));
  expect(sounds.map(({ name }) => name)).toEqual(['coin', 'seal']);
  expect(soundOf({ do: 'glow', phase: 'effect', at: ['a'] })).toBeUndefined();
});
