import { readScenario } from '@kaffeehaus/scenarios/scenes';
import { VIENNA } from '@kaffeehaus/scenarios/vienna';
import { ESTORIL } from '@kaffeehaus/scenarios/estoril';
import { expect, test } from 'vitest';
import { examplesOf } from '../src/guide/examples/reel.ts';
import { scenariosOf } from './guides.ts';

const filesOf = (game: string): Record<string, string> =>
  Object.fromEntries([...scenariosOf(game)].map(([name, text]) => [`../${game}/${name}.scenario`, text]));

const vienna = examplesOf(text => readScenario(text, VIENNA), filesOf('vienna'));
const estoril = examplesOf(text => readScenario(text, ESTORIL), filesOf('estoril'));

test('an example is shown from what is given to its last answer, as whoever acts sees it', () => {
  const { names, views } = vienna.reel('two-squares') ?? { names: [], views: [] };
  expect(names).toEqual(['Anna', 'Jan', 'Ulrich']);
  expect(views.map(({ viewer }) => viewer)).toEqual([2, 2, 2, 2]);
  expect(views.map(({ ask }) => ask?.why)).toEqual([undefined, 'vienna.agent', 'vienna.origin', undefined]);
  // What was told since the moment before.
  const [, , , last] = views;
  expect(last?.events.slice(last.since).some(event => event.e === 'tile')).toBe(true);
});

test('every example can be shown, with something to see in each step', () => {
  for (const { texts, reel } of [vienna, estoril])
    for (const name of texts.keys()) expect(reel(name)?.views.length, name).toBeGreaterThan(1);
});

test('nobody sees more in an example than at the table', () => {
  const { views } = estoril.reel('pools') ?? { views: [] };
  for (const { table, viewer } of views) expect(table.veil?.viewer).toBe(viewer);
});

test('what there is not is not shown', () => {
  expect(vienna.reel('no-such-thing')).toBeUndefined();
});
