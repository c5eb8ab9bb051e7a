import { readScenario } from '@kaffeehaus/scenarios/scenes';
import { ESTORIL } from '@kaffeehaus/scenarios/estoril';
import { examplesOf } from './reel.ts';

export const examples = examplesOf(
  text => readScenario(text, ESTORIL),
  import.meta.glob<string>('../../../../scenarios/estoril/*.scenario', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
