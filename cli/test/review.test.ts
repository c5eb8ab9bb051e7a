import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, kaffeehaus, played } from './stage.ts';

const cwd = folder();
const whole = played('estoril', 2, {});
writeFileSync(join(cwd, 'whole.json'), JSON.stringify(whole));
writeFileSync(join(cwd, 'half.json'), JSON.stringify({ ...whole, answers: whole.answers.slice(0, 30) }));

describe('review', () => {
  test('tells the chances of every round and the turning points with luck and decision', async () => {
    const { code, out, err } = await kaffeehaus(['review', 'whole.json', '--points', '2'], { cwd });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const round of [1, 2, 3, 4]) expect(out).toMatch(new RegExp(`^Round ${round} .*%.*%$`, 'm'));
    expect(out.match(/^Answer \d+, round \d, Seat [12]: /gm)).toHaveLength(2);
    expect(out.match(/Same answer, the luck that came instead of other luck: [-+0-9]+ ± \d+/g)).toHaveLength(
      2,
    );
    expect(out).not.toMatch(/estoril\.|common\.|cli\./);
  });

  test('--json is one object with a chance for every answer', async () => {
    const { out } = await kaffeehaus(['review', 'whole.json', '--points', '1', '--json'], { cwd });
    const review = JSON.parse(out) as { curve: number[][]; points: { luck: { samples: number } }[] };
    expect(review.curve).toHaveLength(whole.answers.length + 1);
    expect(review.points.every(({ luck }) => luck.samples >= 100)).toBe(true);
  });

  test('an unfinished game is refused in one line', async () => {
    const { code, err } = await kaffeehaus(['review', 'half.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toBe(
      'kaffeehaus: half.json holds a game that is not over after 30 answers; only finished games are reviewed.\n',
    );
  });
});
