/** What the page calls of the kernel. Frozen rules bring one of their own; of the one built in, no more comes than this. */
import {
  type Contract,
  type Game,
  Host,
  askOf,
  asked,
  expected,
  isOver,
  mask,
  maskEvent,
  ownKernel,
  refusalOf,
  replay,
} from '@kaffeehaus/kernel';

type Called = Pick<
  Contract,
  'askOf' | 'asked' | 'expected' | 'isOver' | 'mask' | 'maskEvent' | 'open' | 'refusalOf' | 'replay'
>;

const BUILT_IN: Called = {
  askOf,
  asked,
  expected,
  isOver,
  mask,
  maskEvent,
  open: (game, save, report) => new Host(game, save, report),
  refusalOf,
  replay,
};

export const kernelOf = (game: Game): Called => ownKernel(game) ?? BUILT_IN;
