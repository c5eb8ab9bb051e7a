import { readScenario } from '@kaffeehaus/scenarios/scenes';
import { HAMBURG } from '@kaffeehaus/scenarios/hamburg';
import { examplesOf } from './reel.ts';

export const examples = examplesOf(
  text => readScenario(text, HAMBURG),
  import.meta.glob<string>('../../../../scenarios/hamburg/*.scenario', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
