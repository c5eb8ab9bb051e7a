import type { Bribe, Info } from '../art/kinds.ts';
import type { CardFace } from '../vienna/draw/CardFace.ts';
import type { CounterView } from '../vienna/draw/Counter.tsx';

export const BRIBES: readonly Bribe[] = ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee'];
export const INFOS: readonly Info[] = ['briefcase', 'flask', 'slide', 'microfilm', 'pistol'];

export const counters = (kinds: readonly (Bribe | Info)[], counts: readonly number[]): CounterView[] =>
  kinds.map((kind, i) => ({ kind, count: counts[i] ?? 0, label: `${counts[i] ?? 0} ${kind}` }));

export const wine: CardFace = {
  number: '003',
  bribe: 'tobacco',
  info: 'microfilm',
  action: 'II',
  trigger: [{ icon: 'wine' }],
  effect: [{ text: '+' }, { icon: 'wine' }],
  text: 'When your card gives wine, take one more wine.',
};

export const violet: CardFace = {
  number: '026',
  bribe: 'wine',
  info: 'pistol',
  action: 'III',
  trigger: [{ icon: 'house', colour: 'violet' }, { icon: 'chocolate' }],
  effect: [{ text: '3' }, { icon: 'star' }],
  text: 'Setzt du einen Agenten auf ein violettes Gebäude, erhältst du 3 Punkte.',
};

export const british: CardFace = {
  number: '042',
  bribe: 'coffee',
  info: 'flask',
  action: 'III',
  trigger: [{ icon: 'flag-uk' }],
  effect: [{ text: '−1' }, { icon: 'bribe' }],
  text: 'Un agent placé sur un bâtiment britannique coûte un pot-de-vin de moins.',
};

export const slide: CardFace = {
  number: '071',
  bribe: 'magazine',
  info: 'slide',
  action: 'IV',
  trigger: [{ icon: 'slide' }, { icon: 'arrow' }],
  effect: [{ text: '+' }, { icon: 'bribe' }],
  text: 'Move the slide marker: take any one bribe.',
};

export const foreign: CardFace = {
  number: '086',
  bribe: 'chocolate',
  info: 'briefcase',
  action: 'III',
  trigger: [{ icon: 'foreign' }],
  effect: [{ text: '5' }, { icon: 'star' }],
  text: 'Place an agent where other agents stand: 5 points.',
};
