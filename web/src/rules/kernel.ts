/** What the page calls of the kernel. Frozen rules bring one of their own; of the one built in, no more comes than this. */
import { type Contract, type Game, Host, expected, ownKernel, refusalOf, replay } from '@kaffeehaus/kernel';

type Called = Pick<Contract, 'expected' | 'open' | 'refusalOf' | 'replay'>;

const BUILT_IN: Called = {
  expected,
  open: (game, save, report) => new Host(game, save, report),
  refusalOf,
  replay,
};

export const kernelOf = (game: Game): Called => ownKernel(game) ?? BUILT_IN;
