/** What is chosen before a game begins. A lobby needs this and nothing else of the game. */
import type { GameOption, Options } from '@kaffeehaus/kernel';

export const SEATS: readonly [number, number] = [2, 4];

/** A seat that nobody sits on cannot begin. */
const firstConflict = ({ first }: Options, seats: number): string | undefined =>
  typeof first === 'number' && first > seats ? 'estoril.option.seat' : undefined;

export const OPTIONS: readonly GameOption[] = [
  { name: 'nationalist', values: ['place', 'adjacent'], default: 'place' },
  { name: 'rotation', values: ['random', 'chosen'], default: 'random' },
  { name: 'first', values: ['random', 1, 2, 3, 4], default: 'random', conflict: firstConflict },
];
