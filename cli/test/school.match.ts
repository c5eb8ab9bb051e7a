/** Learning: the same games teach the same, and the file says what was learned. */
import { start, times } from '@kaffeehaus/kernel';
import type { Learned } from '@kaffeehaus/kernel';
import { Judge } from '@kaffeehaus/bots';
import { expect, test } from 'vitest';
import { gameOf } from '../src/games.ts';
import { mindOf } from '../src/minds.ts';
import { withPool } from '../src/pool.ts';
import { NOTHING, School, textOf } from '../src/school.ts';
import { THREADS } from './stage.ts';

const game = gameOf('estoril');

const taught = (count: number) =>
  withPool({ ...THREADS, count }, async pool => {
    const mind = { ...(await mindOf(game)), learned: NOTHING };
    const school = new School(game, mind, pool, 'tea');
    const seen: number[] = [];
    await school.teach({ level: 'random', games: 4, think: 1 }, done => seen.push(done));
    const progress = await school.teach({ level: 'quick', games: 2, think: 1 }, () => {});
    return { ...progress, seen };
  });

test('a stage of games makes weights, doubts and habits, whatever the number of threads', async () => {
  const [one, two] = [await taught(1), await taught(2)];
  expect(two.learned).toEqual(one.learned);
  // Four games with four seats, six with three and twelve with two: each number of seats compares as often. Five at a time.
  expect(one.seen).toEqual([1, 2, 3, 4, 5]);
  expect(one.means.map(({ seats }) => seats)).toEqual([2, 3, 4]);
  expect(one.means.every(({ mean }) => mean > 10)).toBe(true);
  const { features } = await mindOf(game);
  for (const seats of [2, 3, 4])
    expect(one.learned.weights[seats]?.map(([name]) => name)).toEqual([...features]);
  expect(Object.keys(one.learned.habits)).toContain('estoril.slot');
  // Whoever judges with it can tell players apart.
  const judge = new Judge(game, { ...(await mindOf(game)), learned: one.learned });
  const chances = times(5, i => judge.chances(start(game, {}, 3, `table ${i}`)));
  expect(chances.flat().every(chance => chance > 0 && chance < 1)).toBe(true);
});

test('the file holds what was learned, a line for each weight and question', () => {
  const learned: Learned = {
    weights: { 2: [['one', 1.5, -2]], 3: [['one', 0, 1]] },
    doubt: { 2: [3, 4], 3: [5, 6] },
    habits: { 'a.b': { x: 2, '0:y': 0.5 } },
  };
  const text = textOf(learned);
  expect(text).toContain('\n      ["one",1.5,-2],\n');
  const body = text.slice(text.indexOf('= {') + 2, text.lastIndexOf(';'));
  const json = body.replaceAll(/^( *)(\w+):/gm, '$1"$2":').replaceAll(/,(\s*[\]}])/g, '$1');
  expect(JSON.parse(json)).toEqual(learned);
});
