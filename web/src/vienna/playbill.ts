import { OPTIONS, SEATS } from '@kaffeehaus/vienna/options';
import type { Playbill } from '../seat/playbill.ts';
import { Part } from '../ui/part.ts';

export const viennaBill: Playbill = {
  id: 'vienna',
  seats: SEATS,
  options: OPTIONS,
  bots: ['Poldi', 'Mizzi', 'Ferdl', 'Resi'],
  weight: 2,
  minutes: 25,
  quick: { version: 'intro' },
  skyline: new Part(() => import('./Skyline.tsx')),
  load: async () => (await import('./view.ts')).viennaView,
};
