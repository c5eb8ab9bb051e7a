/** What is chosen before a game begins. A lobby needs this and nothing else of the game. */
import type { GameOption, Options, OptionValue } from '@kaffeehaus/kernel';

export const SEATS: readonly [number, number] = [2, 4];

/** Figures, and a choice of shillings, go with the full version only. */
const fullOnly =
  (name: string, plain: OptionValue) =>
  (options: Options): string | undefined =>
    options['version'] === 'full' || options[name] === plain ? undefined : 'vienna.option.fullOnly';

export const OPTIONS: readonly GameOption[] = [
  { name: 'version', values: ['intro', 'full'], default: 'full' },
  { name: 'flags', values: ['printed', 'random'], default: 'printed' },
  { name: 'thirdMan', values: [false, true], default: false },
  { name: 'feldFigures', values: [false, true], default: false, conflict: fullOnly('feldFigures', false) },
  { name: 'shillings', values: [2, 3], default: 2, conflict: fullOnly('shillings', 2) },
];
