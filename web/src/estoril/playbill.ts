import { OPTIONS, SEATS } from '@kaffeehaus/estoril/options';
import type { Playbill } from '../seat/playbill.ts';
import { Part } from '../ui/part.ts';

export const estorilBill: Playbill = {
  id: 'estoril',
  seats: SEATS,
  options: OPTIONS,
  bots: ['Zeca', 'Lurdes', 'Nuno', 'Graça'],
  weight: 1,
  minutes: 20,
  quick: {},
  skyline: new Part(() => import('./Skyline.tsx')),
  load: async () => (await import('./view.ts')).estorilView,
};
