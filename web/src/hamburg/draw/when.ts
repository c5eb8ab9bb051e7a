import type { IconName } from '../../art/names.ts';
import type { When } from './TradeFace.ts';

export const WHEN_SIGN: Readonly<Record<Exclude<When, 'none'>, IconName>> = {
  lightning: 'lightning',
  I: 'action-I',
  II: 'action-II',
  III: 'action-III',
  always: 'always',
  laurel: 'laurel',
};
