/** After a rated game one reads what it did to one's rating, and because of whom. */
import { LANGS } from '@kaffeehaus/words/node';
import { afterAll, expect, test, vi } from 'vitest';
import { ratedText } from '../src/online/rated.ts';
import { spoken } from './speaking.ts';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);

afterAll(() => {
  spoken.lang = 'en';
});

/** The example of docs/ratings.md. */
const STEPS = [
  { seat: 0, place: 1, before: [1500, 350], after: [1679.4, 259] },
  { seat: 1, place: 3, before: [1620, 80], after: [1614.6, 78] },
  { seat: 2, place: 1, before: [1500, 120], after: [1535, 115] },
  { seat: 3, place: 4, before: [1700, 60], after: [1688, 59] },
] as const;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk'];

test('whoever won reads whom they left behind, and with whom they shared it', () => {
  expect(ratedText(STEPS, 0, NAMES)).toEqual({
    change: 'Your rating here: 1500 → 1679 (+179).',
    results: 'You came before Ben (1620) and Dirk (1700). You came level with Cleo (1500).',
  });
});

test('whoever came in between reads both', () => {
  expect(ratedText(STEPS, 1, NAMES)).toEqual({
    change: 'Your rating here: 1620 → 1615 (-5).',
    results: 'You came before Dirk (1700). Anna (1500) and Cleo (1500) came before you.',
  });
});

test('whoever watched, and a table that is not rated, say nothing', () => {
  expect(ratedText(STEPS, undefined, NAMES)).toBeUndefined();
  expect(ratedText([], 0, NAMES)).toBeUndefined();
});

test.each(LANGS)('all of it is there in %s, also for somebody whose name is gone', lang => {
  spoken.lang = lang;
  const { change, results } = ratedText(STEPS, 3, ['Anna', 'Ben']) ?? { change: '', results: '' };
  for (const part of ['1700', '1688', '-12']) expect(change).toContain(part);
  for (const part of ['Anna (1500)', 'Ben (1620)', '3 (1500)']) expect(results).toContain(part);
});
