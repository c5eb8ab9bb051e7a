/** Jobs hold what a seat may know and luck that tells nothing; the host does them, in its time, for who still waits. */
import { apply, at, determinize, mask, nth, seeded, sha256, start } from '@kaffeehaus/kernel';
import type { State } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { BOTS, BotHost, GivenUp, LEVELS, answerJob, hintJob, judges, secretOf } from '../src/index.ts';
import type { Job, Question } from '../src/index.ts';
import { begun, judgeOf, needle, nim, pennies, placing, recordOf } from './parlour.ts';

const SEED = 'a seed nobody may know';
const SECRET = secretOf({ seed: SEED });
const TIME = { thoughts: 3 };
/** As it is written: the engine's own way to send data tells apart how it happens to hold the same numbers. */
const bytes = (job: Job): string => {
  expect(structuredClone(job)).toEqual(job);
  return JSON.stringify(job);
};

/** All numbers somewhere in a job. */
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

describe('a job', () => {
  const table = start(vienna, { version: 'intro' }, 3, SEED);
  const job = answerJob(vienna, table, 1, SECRET, 'normal', TIME);
  const hint = hintJob(vienna, table, 1, SECRET, TIME);

  test('is the same to the byte at tables its seat cannot tell apart', () => {
    const other = determinize(vienna, mask(vienna, table, 1), seeded('other'));
    expect(other.zones).not.toEqual(table.zones);
    expect(bytes(answerJob(vienna, other, 1, SECRET, 'normal', TIME))).toBe(bytes(job));
    expect(bytes(hintJob(vienna, other, 1, SECRET, TIME))).toBe(bytes(hint));
  });

  test('holds neither the seed nor the secret nor a key of the game', () => {
    for (const one of [job, hint]) {
      expect(bytes(one)).not.toContain(SEED);
      expect(bytes(one)).not.toContain(SECRET);
      const numbers = new Set(numbersIn(one).map(n => n | 0));
      const secret = (SECRET.match(/.{8}/g) ?? []).map(word => Number.parseInt(word, 16) | 0);
      for (const word of [...table.rng.key, ...sha256(SEED), ...secret]) expect(numbers).not.toContain(word);
    }
  });

  test('has other luck at every seat, moment and purpose, and with another secret', () => {
    const later = vienna.clone(table);
    later.ply++;
    const lucks: readonly Question[] = [
      job,
      hint,
      answerJob(vienna, table, 2, SECRET, 'normal', TIME),
      answerJob(vienna, later, 1, SECRET, 'normal', TIME),
      answerJob(vienna, table, 1, secretOf({ seed: 'another' }), 'normal', TIME),
    ];
    const words = lucks.flatMap(({ luck }) => luck);
    expect(words).toHaveLength(40);
    expect(new Set(words).size).toBe(40);
    expect(answerJob(vienna, table, 1, SECRET, 'hard', TIME).luck).toEqual(job.luck);
  });

  test('can be made from the view of its seat, and from nobody else’s', () => {
    expect(answerJob(vienna, mask(vienna, table, 1), 1, SECRET, 'normal', TIME)).toEqual(job);
    expect(() => answerJob(vienna, mask(vienna, table, 2), 1, SECRET, 'normal', TIME)).toThrow(/eyes/);
  });

  test('is about a simultaneous question as if nobody had answered, also from a view', () => {
    const answered = begun(pennies);
    apply(pennies, answered, 0, [2]);
    const before = bytes(answerJob(pennies, begun(pennies), 1, SECRET, 'hard', TIME));
    expect(bytes(answerJob(pennies, answered, 1, SECRET, 'hard', TIME))).toBe(before);
    expect(bytes(answerJob(pennies, mask(pennies, answered, 1), 1, SECRET, 'hard', TIME))).toBe(before);
    expect(answered.given[0]).toEqual([2]);
  });
});

describe('the host', () => {
  const game = nim(9);
  const host = new BotHost({ judgeOf: async () => judgeOf(game), now: () => 0 });
  const jobAt = (table: State) => answerJob(game, table, 0, SECRET, 'hard', { thoughts: 60 });

  test('knows every level by its name', () => {
    expect(BOTS.map(({ name }) => name)).toEqual([...LEVELS]);
  });

  test('with counted thoughts the same job has the same answer, whatever the clock says', async () => {
    let time = 0;
    const hasty = new BotHost({ judgeOf: async () => judgeOf(game), now: () => (time += 1000) });
    const job = jobAt(begun(game));
    expect(await host.answer(job)).toEqual([1]);
    expect(await hasty.answer(structuredClone(job))).toEqual([1]);
  });

  test('thinks as long as its clock allows', async () => {
    let looks = 0;
    const patient = new BotHost({ judgeOf: async () => judgeOf(needle(40, 7)), now: () => looks++ });
    await patient.answer(
      answerJob(needle(40, 7), begun(needle(40, 7)), 0, SECRET, 'hard', { milliseconds: 2 }),
    );
    // The first look starts the clock.
    expect(looks).toBe(3);
  });

  test.each([50, 400])('a hint takes the time it is given, in all its parts: %i ms', async milliseconds => {
    let time = 0;
    const slow = new BotHost({ judgeOf: async () => judgeOf(needle(400, 7)), now: () => time++ });
    const table = begun(needle(400, 7));
    await slow.hint(hintJob(needle(400, 7), table, 0, SECRET, { milliseconds }));
    // Whoever has found the best answers stops looking for others; comparing and playing them takes the other half.
    expect(time).toBeGreaterThanOrEqual(0.5 * milliseconds);
    expect(time).toBeLessThan(1.2 * milliseconds + 10);
  });

  test('stops when nobody waits any more', async () => {
    let asked = 0;
    const left = (): boolean => ++asked > 5;
    const endless = { ...jobAt(begun(game)), time: { thoughts: Infinity } };
    await expect(host.answer(endless, { left })).rejects.toThrow(GivenUp);
    expect(asked).toBeLessThan(10);
  });

  test('tells what part of a review is done, and gives it up when nobody waits', async () => {
    const record = recordOf(game, SEED, ['1: 1', '2: 3', '1: 3', '2: 2']);
    const review = { kind: 'review', game: 'parlour', record, points: 2 } as const;
    const parts: number[] = [];
    const { points, curve } = await host.review(review, { tell: part => parts.push(part) });
    expect(points.length).toBeLessThanOrEqual(2);
    expect(curve).toHaveLength(5);
    expect(parts.length).toBeGreaterThanOrEqual(4);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    for (const part of parts) expect(part).toBeLessThan(1);
    await expect(host.review(review, { left: () => true })).rejects.toThrow(GivenUp);
  });

  test('says who is not asked, and of which game nobody has thought', async () => {
    const waits = new BotHost({ judgeOf: async () => judgeOf(placing), now: () => 0 });
    const job = answerJob(placing, begun(placing), 0, SECRET, 'normal', TIME);
    await expect(waits.answer(job)).rejects.toThrow('seat 1 is not asked');
    await expect(judges({})('chess')).rejects.toThrow('nobody has thought about chess');
  });

  test('brings a judge once, and again only if it could not be brought', async () => {
    let brought = 0;
    const judgeNamed = judges({
      nim: async () => {
        if (++brought === 1) throw new Error('not now');
        return judgeOf(game);
      },
    });
    await expect(judgeNamed('nim')).rejects.toThrow('not now');
    expect(await judgeNamed('nim')).toBe(await judgeNamed('nim'));
    expect(brought).toBe(2);
  });

  test('thinks about frozen rules by those rules, with the mind of today', async () => {
    const today = judgeOf(game);
    const frozen = { ...today.game, rev: 7 };
    const find = async (name: string, rev: number) =>
      name === 'nim' && rev === 7 ? { game: frozen } : undefined;
    const judgeNamed = judges({ nim: async () => today }, find);
    const then = await judgeNamed('nim', 7);
    expect(then.game).toBe(frozen);
    expect(then.mind).toBe(today.mind);
    expect(await judgeNamed('nim', today.game.rev)).toBe(today);
    await expect(judgeNamed('nim', 8)).rejects.toThrow('there is no revision 8 of nim');
  });

  test('answers by lot with the luck of the job', async () => {
    const table = begun(needle(40, 7));
    const lot = new BotHost({ judgeOf: async () => judgeOf(needle(40, 7)), now: () => 0 });
    const answerWith = (seed: string) =>
      lot.do(answerJob(needle(40, 7), table, 0, secretOf({ seed }), 'random', TIME));
    expect(await answerWith('tea')).toEqual(await answerWith('tea'));
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(answerWith));
    expect(new Set(answers.map(String)).size).toBeGreaterThan(1);
    expect(at(answers, 0)).not.toEqual(nth(at(table.wait, 0), 100));
  });
});
