import type { ExchangeProps } from '../../hamburg/draw/Exchange.tsx';

export const SIDES_SAMPLE: ExchangeProps['sides'] = [
  {
    name: 'B03',
    deed: 'workers',
    fields: [
      [{ icon: 'worker', text: '+0' }],
      [{ icon: 'worker', text: '+1' }],
      [{ icon: 'worker', text: '+2' }],
    ],
  },
  {
    name: 'B10',
    deed: 'plot',
    fields: [
      [{ icon: 'worker-grey', colour: 'grey', text: '−' }],
      [
        { icon: 'worker-violet', colour: 'violet', text: '−' },
        { icon: 'worker-brown', colour: 'brown' },
      ],
      [
        { icon: 'worker-pink', colour: 'pink', text: '−' },
        { icon: 'worker-orange', colour: 'orange' },
      ],
    ],
  },
];
