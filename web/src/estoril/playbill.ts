import { OPTIONS, SEATS } from '@kaffeehaus/estoril/options';
import type { Playbill } from '../seat/playbill.ts';
import { Skyline } from './Skyline.tsx';

export const estorilBill: Playbill = {
  id: 'estoril',
  seats: SEATS,
  options: OPTIONS,
  bots: ['Zeca', 'Lurdes', 'Nuno', 'Graça'],
  Skyline,
  load: async () => (await import('./view.ts')).estorilView,
};
