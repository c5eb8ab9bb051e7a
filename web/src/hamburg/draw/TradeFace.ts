import type { Category, Colour } from '../../art/kinds.ts';
import type { Picto } from '../../art/Pictos.tsx';

/** When a card acts: at once and once, once a round in a phase, always, at the end, never. */
export type When = 'lightning' | 'I' | 'II' | 'III' | 'always' | 'laurel' | 'none';

/** What is printed on a card, ready to draw. */
export interface TradeFace {
  /** 001 … 280. */
  number: string;
  /** A house or place of the city. */
  name: string;
  colour: Colour;
  category: Category;
  categoryName: string;
  price: number;
  points: number;
  when: When;
  /** Workers handed in for one use. */
  fee: readonly (Colour | 'any')[];
  /** What it does, in signs and in words. */
  signs: readonly Picto[];
  text: string;
}
