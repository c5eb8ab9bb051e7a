import { OPTIONS, SEATS, warning } from '@kaffeehaus/hamburg/options';
import type { Playbill } from '../seat/playbill.ts';
import { Part } from '../ui/part.ts';

export const hamburgBill: Playbill = {
  id: 'hamburg',
  seats: SEATS,
  options: OPTIONS,
  bots: ['Hein', 'Stine', 'Fiete', 'Antje', 'Tedje'],
  warning: options => {
    const rule = warning((options['expansions'] ?? []) as readonly string[]);
    return rule && { key: rule, args: {} };
  },
  weight: 3,
  minutes: 25,
  quick: {},
  skyline: new Part(() => import('./Skyline.tsx')),
  load: async () => (await import('./view.ts')).hamburgView,
};
