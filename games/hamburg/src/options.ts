/** What is chosen before a game begins. A lobby needs this and nothing else of the game. */
import type { GameOption } from '@kaffeehaus/kernel';

export const SEATS: readonly [number, number] = [1, 5];

export const EXPANSIONS = ['mayors', 'statues', 'hazards', 'ships', 'exchange', 'clerics'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export const OPTIONS: readonly GameOption[] = [
  { name: 'expansions', values: EXPANSIONS, default: [], many: true },
];

/** What a table is warned of before it begins: allowed, but not recommended by the rulebook. */
export const warning = (expansions: readonly string[]): 'hamburg.option.exchangeAndClerics' | undefined =>
  expansions.includes('exchange') && expansions.includes('clerics')
    ? 'hamburg.option.exchangeAndClerics'
    : undefined;
