import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { folder, kaffeehaus, played } from './stage.ts';

interface Told {
  readonly curve: readonly (readonly number[])[];
  readonly rounds: readonly number[];
  readonly points: readonly {
    readonly answer: number;
    readonly seat: number;
    readonly given: string;
    readonly round: number;
  }[];
}

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
    expect(out.match(/Effect of luck: [−+0-9]+ ± \d+/g)).toHaveLength(2);
    expect(out).not.toMatch(/estoril\.|common\.|cli\./);
  });

  test('--json is one object with a chance for every answer', async () => {
    const { out } = await kaffeehaus(['review', 'whole.json', '--points', '1', '--json'], { cwd });
    const review = JSON.parse(out) as { curve: number[][]; points: { luck: { samples: number } }[] };
    expect(review.curve).toHaveLength(whole.answers.length + 1);
    expect(review.points.every(({ luck }) => luck.samples >= 100)).toBe(true);
  });

  test('says of whom, of which answer and of which moment it speaks', async () => {
    const argv = ['review', 'whole.json', '--points', '2'];
    const [{ out }, { out: json }] = [
      await kaffeehaus(argv, { cwd }),
      await kaffeehaus([...argv, '--json'], { cwd }),
    ];
    const { curve, rounds, points } = JSON.parse(json) as Told;
    for (const { answer, seat, given, round } of points) {
      expect(whole.answers[answer - 1]).toBe(given);
      expect(given.startsWith(`${seat}: `)).toBe(true);
      expect(out).toContain(`Answer ${answer}, round ${round}, Seat ${seat}: `);
    }
    for (const round of [1, 2, 3, 4]) {
      const shares = (curve[rounds.lastIndexOf(round)] ?? []).map(share => `${Math.round(share * 100)}%`);
      const [line = ''] = out.split('\n').filter(each => each.startsWith(`Round ${round} `));
      expect(line.match(/\d+%/g)).toEqual(shares);
      const full = (line.match(/█/g) ?? []).length;
      expect(full).toBeGreaterThanOrEqual(9);
      expect(full).toBeLessThanOrEqual(11);
      const [first = ''] = line.match(/[█░]{10}/) ?? [];
      const share = Number.parseInt(at(shares, 0), 10);
      expect(first.indexOf('█') === 0 || share < 5).toBe(true);
      expect(Math.abs(first.replaceAll('░', '').length * 10 - share)).toBeLessThanOrEqual(5);
    }
  });

  test('an unfinished game is refused in one line', async () => {
    const { code, err } = await kaffeehaus(['review', 'half.json'], { cwd });
    expect(code).toBe(2);
    expect(err).toBe(
      'kaffeehaus: half.json holds a game that is not over after 30 answers; only finished games are reviewed.\n',
    );
  });
});
