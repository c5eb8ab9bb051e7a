import { OPTIONS, SEATS } from '@kaffeehaus/vienna/options';
import type { Playbill } from '../seat/playbill.ts';
import { Skyline } from './Skyline.tsx';

export const viennaBill: Playbill = {
  id: 'vienna',
  seats: SEATS,
  options: OPTIONS,
  bots: ['Poldi', 'Mizzi', 'Ferdl', 'Resi'],
  Skyline,
  load: async () => (await import('./view.ts')).viennaView,
};
