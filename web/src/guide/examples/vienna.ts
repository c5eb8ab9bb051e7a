import { readScenario } from '@kaffeehaus/scenarios/scenes';
import { VIENNA } from '@kaffeehaus/scenarios/vienna';
import { examplesOf } from './reel.ts';

export const examples = examplesOf(
  text => readScenario(text, VIENNA),
  import.meta.glob<string>('../../../../scenarios/vienna/*.scenario', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
