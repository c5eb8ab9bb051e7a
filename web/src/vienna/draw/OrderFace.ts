import type { Colour, Flag } from '../../art/kinds.ts';
import type { IconName } from '../../art/names.ts';

/** What is printed on an order, ready to draw. */
export interface OrderFace {
  /** S-01 … B-25. */
  id: string;
  flag: Flag;
  shillings: number;
  points: number;
  /** What must be shown, one sign each: seals, bribes or information; `held`: its owner has it already. */
  needs: readonly { icon: IconName; held: boolean }[];
  /** Or the house on which an agent must stand. */
  house?: { letter: string; name: string; colour: Colour; held: boolean } | undefined;
}

/** Nothing is missing any more. */
export const isMet = ({ needs, house }: OrderFace): boolean =>
  needs.every(({ held }) => held) && (house?.held ?? true);

/** A place for an order: on the Prater postcard or at a desk. */
export interface OrderPlace {
  id: string;
  /** What motion and previews find it by. */
  at?: string | undefined;
  /** Nothing where no order lies. */
  order: OrderFace | null;
  /** The place and the whole order in words. */
  label: string;
}

/** The three grounds on which needs are drawn, the same as where their signs lie: wax, plain, tile. */
export function needGround(icon: IconName): 'wax' | 'plain' | 'tile' {
  if (icon.startsWith('seal-')) return 'wax';
  return BRIBES.includes(icon) ? 'plain' : 'tile';
}

const BRIBES: readonly IconName[] = ['chocolate', 'wine', 'tobacco', 'magazine', 'coffee'];
